// How a game ends, or is expected to end: for each seat its part of the win, and its margin.
#pragma once

#include "engine/state.h"

namespace ai {

// A number per seat.
using PerSeat = std::array<double, engine::kMaxSeats>;

struct Outlook {
    PerSeat win_share{};  // a shared win counts as its part
    PerSeat margin{};     // points ahead of the best other seat

    Outlook& operator+=(const Outlook& other);
    Outlook operator-(const Outlook& other) const;
};
Outlook result_of(const engine::State& finished);

}  // namespace ai
