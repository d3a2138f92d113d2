#include "ai/greedy_bot.h"

#include <limits>

#include "ai/judge.h"

namespace ai {

using namespace engine;

Action GreedyBot::choose(const View& view, const ActionList& legal, const Budget&, Rng& rng) {
    ASSERT(view.viewer.has_value() && !legal.empty());
    const Judge judge(view);
    const bool slips = slips_ > 0 && rng.below(100) < slips_ && view.table.turns_left == kNotLastRound;
    const Action* best = legal.begin();
    int best_rating = std::numeric_limits<int>::min();
    uint32_t equals = 0;
    for (const Action& action : legal) {
        int rating = judge.rate(action);
        if (slips && rating > Judge::kOnlyIfForced) rating = 0;
        if (rating > best_rating) equals = 0;
        if (rating < best_rating) continue;
        best_rating = rating;
        if (rng.below(++equals) == 0) best = &action;  // each of the equals with the same chance
    }
    return *best;
}

}  // namespace ai
