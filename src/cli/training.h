// Learning: positions and decisions of games that bots played, and networks that are fitted to them.
#pragma once

#include <functional>
#include <iosfwd>
#include <vector>

#include "ai/outlook.h"
#include "ai/weights.h"

namespace cli {

// A position, and how its game ended.
struct Position {
    uint8_t seats = 0;
    ai::Sights sights{};
    std::array<float, engine::kMaxSeats> win_share{}, margin{};
};

// A decision of a search: what the actions looked like, and which part of its visits each got.
struct Decision {
    std::vector<ai::ActionSight> sights;
    std::vector<float> parts;
};

struct Lessons {
    std::vector<Position> positions;
    std::vector<Decision> decisions;
};

void write_lessons(std::ostream& out, const Lessons& lessons);
// False when the stream is not a whole file of lessons.
bool read_lessons(std::istream& in, Lessons& lessons);

// How far a network is from what it should say; on lessons that it was not fitted to.
struct Misfit {
    double win_share = 0;  // squared error, summed over the seats
    double margin = 0;     // squared error in points, summed over the seats
    double preferred = 0;  // the part of decisions in which the most visited action has most appeal
};

// Fits both networks, beginning with random numbers. The last twentieth of each kind of lessons is kept for the misfit.
// The same lessons, epochs and seed give the same weights. `told` hears of every epoch.
ai::Weights fit(const Lessons& lessons, int epochs, uint64_t seed, const std::function<void(int, const Misfit&)>& told);

}  // namespace cli
