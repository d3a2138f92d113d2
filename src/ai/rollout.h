// A game played to its end by players who know what they want: the routes for their tickets. As fast as random play,
// and much nearer to what people do.
#pragma once

#include "ai/paths.h"
#include "engine/referee.h"

namespace ai {

class Rollout {
 public:
    explicit Rollout(const PathBook& book);

    // Plays a state to its end. What is under way (a second card, a choice of tickets) is finished first.
    void play(engine::State& state, engine::PlayoutChance& chance) const;

    // One decision of the seat to act, outside its turn's choice: tickets to keep, a stack to place.
    void settle(engine::State& state, engine::PlayoutChance& chance) const;

 private:
    struct Turn;

    // A bit for each colour that helps to pay for the routes.
    uint32_t wanted_colours(engine::RouteSet want, engine::Cards hand) const;

    const PathBook& book_;
    std::array<engine::RouteSet, engine::kColours> of_colour_{};
    engine::RouteSet grey_;
    std::array<engine::RouteSet, engine::kMaxRouteLength + 1> at_least_{};  // by length
};

}  // namespace ai
