// Every claim that a board allows, written out once, so that listing the legal ones (legal.cpp) is copying.
#pragma once

#include <vector>

#include "engine/action.h"

namespace engine {

struct Route;

class ClaimLists {
 public:
    // Payments for one route in one colour, by their number of ferry cards, ascending without gaps.
    struct Range {
        uint8_t fewest = 0;  // ferry cards of the first
        uint8_t count = 1;
    };
    using Ranges = std::array<Range, kMaxRoutes>;

    // The claims of one route in one colour, by number of ferry cards: [0] taking no token, [1] the one at its end with
    // the lower id, [2] the one at the other end. [3] is [1] once more, for routes with both: see token_choice.
    using Claims = std::array<std::array<Action, 16>, 4>;

    ClaimLists() = default;
    explicit ClaimLists(const std::vector<Route>& routes);

    // What a hand with so many ferry cards, and so many of the colour, can pay with: by route. For ferry cards alone,
    // ask with no coloured card. Means nothing for a route that the hand cannot pay for.
    const Ranges& payments(int ferries, int coloured) const {
        return payments_[static_cast<size_t>(ferries)][static_cast<size_t>(coloured)];
    }
    // By route. For ferry cards alone, ask with Card::ferry.
    const Claims* claims(Card colour) const { return &claims_[index(colour) * kMaxRoutes]; }
    // By route: both ends.
    const LocationSet* ends() const { return ends_.data(); }

    // Which Claims to list on a route with these ends, R5.8; 3 where two tokens are to choose from.
    static size_t token_choice(LocationSet ends, LocationSet tokens_to_take) {
        return packed_bits(tokens_to_take.bits, ends.bits);
    }

 private:
    std::array<std::array<Ranges, kCardsPerColour + 1>, kFerryCards + 1> payments_{};
    std::vector<Claims> claims_;
    std::array<LocationSet, kMaxRoutes> ends_{};
};

}  // namespace engine
