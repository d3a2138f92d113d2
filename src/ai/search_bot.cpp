#include "ai/search_bot.h"

#include <algorithm>

namespace ai {

engine::Action SearchBot::choose(const engine::View& view, const engine::ActionList& legal, const Budget& budget,
                                 engine::Rng& rng) {
    const uint64_t seed = uint64_t{rng.next()} << 32 | rng.next();
    return legal.size() == 1 ? legal[0] : think(view, budget, seed).front().action;
}

std::span<const Search::Line> SearchBot::think(const engine::View& view, const Budget& budget, uint64_t seed) {
    Budget own = budget;
    if (own.iterations == 0) own.iterations = own.stop ? at_most_ : usual_;
    own.iterations = std::min(own.iterations, at_most_);
    const Belief::Worlds worlds(belief_, view);
    return search_.run([&](engine::PlayoutChance& chance) { return worlds.sample(chance); }, *view.viewer, own, seed);
}

}  // namespace ai
