// What a scripted client reads in an update, without parsing the rest, and what it does then.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>

namespace load {

struct Update {
    uint64_t seq = 0;
    unsigned seat = 0;
    std::string_view legal;  // an object; empty: this seat is not to act
};

// Nothing: it is no update of a seat.
std::optional<Update> read_update(std::string_view text);

// The text of a field `"KEY":"TEXT"` that occurs first; empty: there is none.
std::string_view text_of(std::string_view text, std::string_view quoted_key);

// An action out of `legal`, as JSON: claims, cards and now and then tickets, so that games end.
std::string random_action(std::string_view legal, std::minstd_rand& rng);

}  // namespace load
