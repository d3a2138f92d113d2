#include "engine/assert.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace engine {

// The one file of the engine that is built with exceptions, where there are any. They pass through the rest of it,
// which holds nothing that would have to be given back.
void assertion_failed(const char* condition, const char* file, int line) {
    const std::string what = std::string(file) + ":" + std::to_string(line) + ": assertion failed: " + condition;
#ifdef __cpp_exceptions
    throw Mistake(what);
#else
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
#endif
}

}  // namespace engine
