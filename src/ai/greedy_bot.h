// The levels that plan: they join the ends of their tickets by the cheapest routes, and look no further than their
// turn.
#pragma once

#include "ai/bot.h"

namespace ai {

// Keeps nothing between two turns: the plan is made anew from the view each time.
class GreedyBot : public Bot {
 public:
    // `slips`: how often in a hundred choices it does not look closely, as people do, and takes anything that does not
    // spoil its plan. Never in the last round.
    explicit GreedyBot(uint32_t slips = 0) : slips_(slips) {}

    engine::Action choose(const engine::View& view, const engine::ActionList& legal, const Budget& budget,
                          engine::Rng& rng) override;

 private:
    uint32_t slips_;
};

}  // namespace ai
