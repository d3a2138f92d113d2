// ASSERT: our own mistakes, checked in every build.
#pragma once

#include <stdexcept>

namespace engine {

// What a failed ASSERT throws: a server gives up the one table where it happened, other programs end.
struct Mistake : std::logic_error {
    using logic_error::logic_error;
};

[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace engine

#define ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::engine::assertion_failed(#condition, __FILE__, __LINE__))
