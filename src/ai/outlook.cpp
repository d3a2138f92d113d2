#include "ai/outlook.h"

#include <algorithm>

#include "engine/score.h"

namespace ai {

using namespace engine;

Outlook& Outlook::operator+=(const Outlook& other) {
    for (size_t seat = 0; seat < win_share.size(); ++seat) {
        win_share[seat] += other.win_share[seat];
        margin[seat] += other.margin[seat];
    }
    return *this;
}

Outlook Outlook::operator-(const Outlook& other) const {
    Outlook result = *this;
    for (size_t seat = 0; seat < win_share.size(); ++seat) {
        result.win_share[seat] -= other.win_share[seat];
        result.margin[seat] -= other.margin[seat];
    }
    return result;
}

Outlook result_of(const State& finished) {
    const auto scores = final_scores(finished);
    const SeatSet won = winners(scores, finished.table.seats);
    Outlook result;
    for (Seat seat : won) result.win_share[index(seat)] = 1.0 / won.size();
    for (size_t seat = 0; seat < finished.table.seats; ++seat) {
        int best_other = -10'000;
        for (size_t other = 0; other < finished.table.seats; ++other)
            if (other != seat) best_other = std::max<int>(best_other, scores[other].total);
        result.margin[seat] = scores[seat].total - best_other;
    }
    return result;
}

}  // namespace ai
