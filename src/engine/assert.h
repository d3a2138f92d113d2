// ASSERT: our own mistakes, checked in every build.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace engine {
[[noreturn]] inline void assertion_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, condition);
    std::abort();
}
}  // namespace engine

#define ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::engine::assertion_failed(#condition, __FILE__, __LINE__))
