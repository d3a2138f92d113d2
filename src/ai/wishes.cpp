#include "ai/wishes.h"

#include <algorithm>

namespace ai {

using namespace engine;

Wishes wishes_of(const PathBook& book, const State& state, Seat seat) {
    const Table& table = state.table;
    Wishes wishes;
    PathBook::Network network = book.network(table, seat);
    const RouteSet owned = network.owned;
    int cars = table.cars[index(seat)];
    for (TicketId id : book.by_points()) {
        if (!state.secrets_of(seat).tickets.contains(id)) continue;
        const int points = table.board->ticket(id).points;
        const PathBook::Ways ways = book.ways(id, network);
        if (ways.cheapest.cost == 0) {
            ++wishes.completed;
            wishes.completed_points += points;
            continue;
        }
        const bool lost = ways.cheapest.cost == PathBook::kNoPath;
        const int spaces = lost ? kCars + 1 : book.spaces(ways.cheapest.missing);
        if (spaces > cars) {
            wishes.lost_points += points;
            continue;
        }
        const auto place = static_cast<size_t>(wishes.open++);
        if (place < wishes.tickets.size()) wishes.tickets[place] = {points, spaces, ways.cheapest.cost, ways.near_by};
        wishes.open_points += points;
        cars -= spaces;
        network.owned |= ways.cheapest.missing;
    }
    wishes.routes = network.owned - owned;
    wishes.spaces = table.cars[index(seat)] - cars;
    return wishes;
}

Lack lack_of(const Board& board, RouteSet routes, Cards hand, Cards market) {
    Lack lack;
    for (RouteId id : routes) {
        const Route& route = board.route(id);
        lack.symbols += route.ferries;
        if (route.colour == Card::none) {
            lack.grey += route.length - route.ferries;
            ++lack.grey_routes;
        } else {
            lack.missing[index(route.colour)] += route.length - route.ferries;
        }
    }
    int spare = 0;
    for (Card colour : kAllColours) {
        int& missing = lack.missing[index(colour)];
        missing -= hand.count(colour);
        spare = std::max(spare, -missing);
        if (missing <= 0) continue;
        lack.coloured += missing;
        ++lack.colours;
        lack.in_market += std::min(missing, market.count(colour));
    }
    lack.grey = std::max(0, lack.grey - spare);
    return lack;
}

}  // namespace ai
