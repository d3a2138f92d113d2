// The weakest level: any legal action, each as likely as the other.
#pragma once

#include "ai/bot.h"

namespace ai {

class RandomBot : public Bot {
 public:
    engine::Action choose(const engine::View& view, const engine::ActionList& legal, const Budget& budget,
                          engine::Rng& rng) override;
};

}  // namespace ai
