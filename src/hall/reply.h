// Who waits for one answer, and gets it once: answering takes the reply away, and a reply cannot be copied.
#pragma once

#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "protocol/code.h"

namespace hall {

class Reply {
 public:
    // The code of a refusal, or nothing when all is well; and the answer.
    using Answer = std::function<void(std::optional<protocol::Code> code, std::string text)>;

    Reply() = default;  // nobody waits
    template <std::convertible_to<Answer> Function>
    Reply(Function answer) : answer_(std::move(answer)) {}  // NOLINT(google-explicit-constructor)
    Reply(Reply&& other) noexcept : answer_(std::exchange(other.answer_, nullptr)) {}
    Reply& operator=(Reply&& other) noexcept {
        answer_ = std::exchange(other.answer_, nullptr);
        return *this;
    }
    Reply(const Reply&) = delete;
    Reply& operator=(const Reply&) = delete;
    ~Reply() = default;

    bool waits() const { return answer_ != nullptr; }

    // NB: does nothing when nobody waits any more.
    void answer(std::optional<protocol::Code> code, std::string text) && {
        if (const Answer answer = std::exchange(answer_, nullptr)) answer(code, std::move(text));
    }

 private:
    Answer answer_;
};

}  // namespace hall
