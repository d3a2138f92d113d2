// Can a game stand like this? Asked of positions that somebody wrote, and of what a log that may be damaged leads to.
#pragma once

#include "engine/state.h"

namespace engine {

// Rules and reason, as in a refusal. Where it is about one seat, the reason goes on after that seat's name.
struct Impossible {
    std::string_view rules;
    std::string_view reason;
    std::optional<Seat> seat = std::nullopt;
    friend bool operator==(const Impossible&, const Impossible&) = default;
};

// Why no game can stand like this, as far as going on would be unsafe or against the rules: something is due that has
// not happened, components are missing or doubled, or somebody has what nobody can have. NB: cars and points need not
// fit the routes, so that positions can be short.
std::optional<Impossible> why_impossible(const State& state);

}  // namespace engine
