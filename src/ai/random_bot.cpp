#include "ai/random_bot.h"

namespace ai {

engine::Action RandomBot::choose(const engine::View&, const engine::ActionList& legal, const Budget&,
                                 engine::Rng& rng) {
    return legal[rng.below(static_cast<uint32_t>(legal.size()))];
}

}  // namespace ai
