// The board (R1.6): places, routes, tickets, and tables that answer "what can be claimed" in a few loads.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "engine/claim_lists.h"
#include "engine/types.h"

namespace engine {

// A board as somebody wrote it down, not checked yet. Numbers are wide so that any input fits.
struct BoardSpec {
    struct Location {
        std::string id, name;
        bool marked = false;  // a token location of R1.6
    };
    struct Route {
        std::string id, from, to;
        int64_t length = 0;
        std::string colour;  // a card colour or "grey"
        int64_t ferries = 0;
    };
    struct Ticket {
        std::string id, from, to;
        int64_t points = 0;
    };
    std::string id, name;
    std::vector<std::pair<int64_t, int64_t>> points_per_length;
    std::vector<std::string> symbols;
    std::vector<Location> locations;
    std::vector<Route> routes;
    std::vector<Ticket> tickets;
};

struct Route {
    LocationId from{}, to{};
    uint8_t length = 0;
    uint8_t ferries = 0;       // ferry symbols, R5.4
    Card colour = Card::none;  // none: grey, R5.3
    uint8_t points = 0;        // R5.7
};

struct Ticket {  // R1.4
    LocationId from{}, to{};
    uint8_t points = 0;
};

// A checked board. Made once, never changed, pointed to by every State that is played on it.
struct Board {
    std::string id, name;
    std::vector<std::string> location_ids, location_names, route_ids, ticket_ids, symbols;

    // In the order of the board file, except that a twin (R5.6) stands right behind its partner.
    std::vector<Route> routes;
    std::vector<Ticket> tickets;
    std::array<LocationId, kMarkedLocations> marked{};  // R1.6

    std::array<RouteSet, kMaxLocations> routes_at{};      // the routes that end at a location
    RouteSet first_twins;                                 // of each double route, the one with the lower id
    std::array<RouteSet, kCars + 1> within_cars{};        // R5.5: routes of at most so many spaces
    std::array<RouteSet, kFerryCards + 1> for_ferries{};  // R5.2: payable by that many ferry cards alone
    // R5.2-R5.4: [ferry cards][colour][cards of it]: payable with at least one card of the colour.
    using ForColours = std::array<std::array<RouteSet, kCardsPerColour + 2>, kColours>;  // padded to a power of two
    std::array<ForColours, kFerryCards + 1> for_colours{};
    ClaimLists claim_lists;

    LocationSet all_locations() const { return LocationSet::first_n(static_cast<int>(location_ids.size())); }
    TicketSet all_tickets() const { return TicketSet::first_n(static_cast<int>(tickets.size())); }
    RouteSet all_routes() const { return RouteSet::first_n(static_cast<int>(routes.size())); }

    const Route& route(RouteId which) const { return routes[index(which)]; }
    const Ticket& ticket(TicketId which) const { return tickets[index(which)]; }

    // R5.6: the other halves of the double routes in `set`.
    RouteSet twins(RouteSet set) const {
        return {(set.bits & first_twins.bits) << 1 | ((set.bits >> 1) & first_twins.bits)};
    }

    std::optional<LocationId> find_location(std::string_view text) const;
    std::optional<RouteId> find_route(std::string_view text) const;
    std::optional<TicketId> find_ticket(std::string_view text) const;
    std::optional<SymbolId> find_symbol(std::string_view text) const;
};

std::optional<Card> find_card(std::string_view name);

// The fewest ferry cards with which a hand that has `coloured` cards of a fitting colour can pay, R5.2-R5.4.
constexpr int fewest_ferries(const Route& route, int coloured) {
    const int missing = route.length - coloured;
    return missing > route.ferries ? missing : route.ferries;
}

// Checks everything and builds the tables; or every fault, one line each.
std::expected<Board, std::vector<std::string>> make_board(const BoardSpec& spec);

}  // namespace engine
