#include "engine/claim_lists.h"

#include <algorithm>

#include "engine/board.h"

namespace engine {
namespace {

ClaimLists::Claims claims_of(RouteId id, const Route& route, Card colour) {
    const auto [lower, higher] = std::minmax(route.from, route.to);
    const std::array<LocationId, 4> token_at = {kNowhere, lower, higher, lower};
    ClaimLists::Claims claims{};
    for (size_t tokens = 0; tokens < claims.size(); ++tokens)
        for (uint8_t n = 0; n <= std::min<int>(route.length, kFerryCards); ++n)
            claims[tokens][n] =
                ClaimRoute{id, Payment{colour, static_cast<uint8_t>(route.length - n), n}, token_at[tokens]};
    return claims;
}

}  // namespace

ClaimLists::ClaimLists(const std::vector<Route>& routes) : claims_(size_t{kColours + 1} * kMaxRoutes) {
    for (size_t i = 0; i < routes.size(); ++i) {
        const Route& route = routes[i];
        ends_[i] = LocationSet::of(route.from) | LocationSet::of(route.to);
        for (size_t kind = 0; kind <= kColours; ++kind)
            claims_[kind * kMaxRoutes + i] = claims_of(RouteId(i), route, Card(kind));
        for (int ferries = 0; ferries <= kFerryCards; ++ferries)
            for (int coloured = 0; coloured <= kCardsPerColour; ++coloured) {
                // Ferry cards alone belong to no colour.
                const int fewest = fewest_ferries(route, coloured), most = std::min(ferries, route.length - 1);
                payments_[static_cast<size_t>(ferries)][static_cast<size_t>(coloured)][i] = {
                    static_cast<uint8_t>(fewest), static_cast<uint8_t>(std::max(most - fewest + 1, 1))};
            }
    }
}

}  // namespace engine
