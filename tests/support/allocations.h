// Counts what is allocated. NB: not under the thread sanitizer, which has an operator new of its own.
#pragma once

namespace tests {

#if __has_feature(thread_sanitizer)
constexpr bool kCountsAllocations = false;
#else
constexpr bool kCountsAllocations = true;
#endif

// Calls of operator new in this thread since it was made. One at a time.
class Allocations {
 public:
    Allocations();
    ~Allocations();
    Allocations(const Allocations&) = delete;
    Allocations& operator=(const Allocations&) = delete;

    int calls() const { return calls_; }

 private:
    int calls_ = 0;
};

}  // namespace tests
