// How promising an action looks to the seat that may do it, before anything is searched: a small network that has
// learned what searches prefer.
#pragma once

#include "ai/appraisal.h"
#include "ai/wishes.h"
#include "engine/action.h"

namespace ai {

// What the network looks at: small whole numbers, about the moment and about the action.
constexpr size_t kActionSights = 38;
using ActionSight = std::array<uint8_t, kActionSights>;

struct InstinctNetwork {
    static constexpr size_t kWidth = 16;
    using Row = std::array<float, kWidth>;
    std::array<Row, kActionSights> sight;
    Row bias, out;
    float out_bias;
};

// Of one seat at one moment, in one world. The world must outlive it.
class Instinct {
 public:
    Instinct(const PathBook& book, const engine::State& world, engine::Seat seat);

    ActionSight look(const engine::Action& action) const;

 private:
    const engine::Table& table_;
    engine::Seat seat_;
    engine::Cards hand_;
    Wishes wishes_;
    Lack lack_;
    engine::RouteSet wanted_, rivals_want_;  // open ones
    ActionSight moment_{};
};

// Above 0; only to be compared with other actions of the same moment.
inline float appeal_of(float output) { return weight_of(output) * weight_of(output) + 0.003F; }
float appeal(const InstinctNetwork& network, const ActionSight& sight);

}  // namespace ai
