// A level that plans: it joins the ends of its tickets by the cheapest routes, and looks no further than its own turn.
#pragma once

#include "ai/bot.h"

namespace ai {

// Keeps nothing between two turns: the plan is made anew from the view each time.
class GreedyBot : public Bot {
 public:
    engine::Action choose(const engine::View& view, const engine::ActionList& legal, const Budget& budget,
                          engine::Rng& rng) override;
};

}  // namespace ai
