// Colours for a terminal; plain text everywhere else.
#pragma once

#include <string>

#include "engine/types.h"

namespace cli {

class Paint {
 public:
    explicit Paint(bool colours) : colours_(colours) {}
    // Standard output is a terminal that knows colours, and nobody has set NO_COLOR (https://no-color.org).
    static Paint for_output();

    std::string card(engine::Card card, const std::string& text) const;  // Card::none: grey
    std::string seat(engine::Seat seat, const std::string& text) const;
    std::string bold(const std::string& text) const { return painted("1", text); }

 private:
    std::string painted(const char* how, const std::string& text) const {
        return colours_ ? std::string("\033[") + how + "m" + text + "\033[0m" : text;
    }

    bool colours_;
};

// Lines of at most `width` characters, cut between words; those that go on are indented.
std::string wrapped(const std::string& text, size_t width);

}  // namespace cli
