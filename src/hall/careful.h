// What is done when work shows a mistake of ours. In the browser there are no exceptions: there a mistake stops the
// engine, and JavaScript starts another.
#pragma once

#include <exception>

namespace hall {

template <class Work, class Mistaken>
void attempt(Work work, [[maybe_unused]] Mistaken mistaken) {
#ifdef __cpp_exceptions
    try {
        work();
    } catch (const std::exception& mistake) {
        mistaken(mistake.what());
    }
#else
    work();
#endif
}

// Somebody waits for an answer, and gets one even if our own mistake comes between.
template <class Work, class Refuse>
void owing(Work work, [[maybe_unused]] Refuse refuse) {
#ifdef __cpp_exceptions
    try {
        work();
    } catch (const std::exception&) {
        refuse();
        throw;
    }
#else
    work();
#endif
}

}  // namespace hall
