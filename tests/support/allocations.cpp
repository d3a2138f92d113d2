#include "tests/support/allocations.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

thread_local int* counted = nullptr;

}  // namespace

namespace tests {

Allocations::Allocations() { counted = &calls_; }
Allocations::~Allocations() { counted = nullptr; }

}  // namespace tests

#if !__has_feature(thread_sanitizer)
// NB: every form that may meet another one, so that a sanitizer sees pairs.
void* operator new(std::size_t size) {
    if (counted != nullptr) ++*counted;
    if (void* memory = std::malloc(std::max<std::size_t>(size, 1))) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    if (counted != nullptr) ++*counted;
    return std::malloc(std::max<std::size_t>(size, 1));
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept { return operator new(size, tag); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
#endif
