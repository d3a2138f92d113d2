// How a game will end, told by a small network from where it stands.
#pragma once

#include "ai/paths.h"

namespace ai {

// What the network looks at: small whole numbers for each seat. They name no place and no route, so that what was
// learned on one board holds on others.
constexpr size_t kSights = 67;
using Sight = std::array<uint8_t, kSights>;
using Sights = std::array<Sight, engine::kMaxSeats>;  // by seat
void look(const PathBook& book, const engine::State& state, Sights& sights);

// Two layers: a seat's sight becomes a row of numbers, and that row with the sum of all seats' rows its prospects.
struct AppraisalNetwork {
    static constexpr size_t kWidth = 32;
    using Row = std::array<float, kWidth>;
    std::array<Row, kSights> sight;
    Row sight_bias;
    std::array<Row, kWidth> own, all;
    Row bias;
    enum Output : uint8_t { win, margin, bent_margin };
    static constexpr size_t kOutputs = 3;
    std::array<Row, kOutputs> out;
    std::array<float, kOutputs> out_bias;
};

struct Prospects {
    std::array<float, engine::kMaxSeats> win_share{};
    std::array<float, engine::kMaxSeats> margin{};       // in points
    std::array<float, engine::kMaxSeats> bent_margin{};  // the mean of bent(margin), which is not bent(mean margin)
};
Prospects appraise(const AppraisalNetwork& network, const Sights& sights, int seats);

// How a game ended, or will end as far as the network can tell. It is over, or somebody's turn goes on.
Prospects prospects_of(const PathBook& book, const AppraisalNetwork& network, const engine::State& state);

// From -1 to 1: the first points ahead count most.
inline float bent(float margin) {
    constexpr float kScale = 15;
    return margin / ((margin < 0 ? -margin : margin) + kScale);
}

// Above 0 and growing, like an exponential, but the same on every platform.
inline float weight_of(float x) { return x > 0 ? 1 + x : 1 / (1 - x); }

}  // namespace ai
