#include "engine/score.h"

#include <tuple>

namespace engine {

Connections::Connections(const Board& board, RouteSet routes) {
    for (uint8_t i = 0; i < kMaxLocations; ++i) labels_[i] = i;
    for (RouteId id : routes) {
        const Route& route = board.route(id);
        const uint8_t from = labels_[index(route.from)];
        const uint8_t to = labels_[index(route.to)];
        labels_ = labels_ == from ? Labels{} + to : labels_;
    }
}

// R7.2, R7.3. R7.5: nothing else scores, and the total may be below zero.
Score score(const Table& table, const Secrets& own, Seat seat) {
    Score result;
    result.routes = table.route_points[index(seat)];
    const Connections network(*table.board, table.owned[index(seat)]);
    for (TicketId id : own.tickets) {
        const Ticket& ticket = table.board->ticket(id);
        const bool completed = network.connected(ticket.from, ticket.to);
        result.tickets = static_cast<int16_t>(result.tickets + (completed ? ticket.points : -ticket.points));
        result.completed = static_cast<int16_t>(result.completed + completed);
    }
    result.tokens = static_cast<int16_t>(kTokenPoints[static_cast<size_t>(table.tokens[index(seat)].size())]);
    result.total = static_cast<int16_t>(result.routes + result.tickets + result.tokens);
    return result;
}

std::array<Score, kMaxSeats> final_scores(const State& state) {
    std::array<Score, kMaxSeats> scores{};
    for (uint8_t seat = 0; seat < state.table.seats; ++seat)
        scores[seat] = score(state.table, state.secrets[seat], Seat{seat});
    return scores;
}

// R7.4
SeatSet winners(const std::array<Score, kMaxSeats>& scores, int seats) {
    const auto rank = [&](Seat seat) { return std::tuple(scores[index(seat)].total, scores[index(seat)].completed); };
    Seat best{0};
    for (const Seat seat : SeatSet::first_n(seats))
        if (rank(seat) > rank(best)) best = seat;
    SeatSet result;
    for (const Seat seat : SeatSet::first_n(seats))
        if (rank(seat) == rank(best)) result.insert(seat);
    return result;
}

}  // namespace engine
