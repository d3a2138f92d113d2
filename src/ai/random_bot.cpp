#include "ai/random_bot.h"

namespace ai {

engine::Action RandomBot::choose(const engine::View&, const engine::ActionList& legal, engine::Rng& rng) {
    return legal[rng.below(static_cast<uint32_t>(legal.size()))];
}

}  // namespace ai
