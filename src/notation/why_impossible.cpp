#include "notation/position.h"
#include "notation/writer.h"

namespace notation {

using namespace engine;

namespace {

Fault wrong_routes(const Table& table) {
    const Board& board = *table.board;
    for (size_t seat = 0; seat < table.seats; ++seat) {
        const RouteSet own = table.owned[seat];
        if (!(own & board.twins(own)).empty())
            return seat_word(Seat(seat)) + " owns both routes of a double route (R5.6)";
        int spaces = 0;
        for (RouteId route : own) spaces += board.route(route).length;
        if (table.cars[seat] + spaces > kCars) return seat_word(Seat(seat)) + " has more than 20 cars (R1.2)";
    }
    return std::nullopt;
}

Fault wrong_market(const State& state) {
    const Table& table = state.table;
    const Cards outside_hands = state.piles.deck + table.discard + table.market.cards();
    if (table.market.gaps().empty()) {
        if (table.market.ferries().size() >= 3 && outside_hands.size_without_ferries() >= 3)
            return "the market must be swept: it has 3 or more ferry cards (R4.5)";
    } else if (can_draw(table)) {
        return "a gap in the market must be refilled: there are cards for it (R4.6)";
    }
    if (table.phase == Phase::second_card && nothing_left_for_second_card(table))
        return "nothing is left to take as a second card (R4.7)";
    return std::nullopt;
}

Fault wrong_tickets_in_setup(const State& state) {
    for (size_t seat = 0; seat < state.table.seats; ++seat) {
        const Secrets& own = state.secrets[seat];
        if (own.offered().size() != kOfferedTickets) return "two tickets are dealt to each player (R2.6)";
        if (!own.offered().contains(own.tickets)) return "only tickets that were dealt can be kept (R2.6)";
    }
    if (state.table.ready.size() == state.table.seats) return "everybody has chosen: the stacks come next (R2.6)";
    if (state.table.buried_count != 0) return "no ticket is returned before everybody has chosen (R2.6)";
    return std::nullopt;
}

Fault wrong_tickets(const State& state) {
    const Table& table = state.table;
    if (table.phase == Phase::setup_tickets) return wrong_tickets_in_setup(state);
    for (uint8_t i = 0; i < table.seats; ++i) {
        const Secrets& own = state.secrets[i];
        // NB: this keeps the number of returned tickets within kMaxBuried however the game goes on.
        if (own.buried_count > own.tickets.size())
            return seat_word(Seat{i}) + " has returned more tickets than it kept (R2.6, R6.1)";
        const bool chooses = table.phase == Phase::keep_tickets && table.to_move == Seat{i};
        if (chooses && own.offered().empty()) return seat_word(Seat{i}) + " has no tickets to choose from (R6.1)";
        if (!chooses && !own.offered().empty()) return seat_word(Seat{i}) + " has no choice of tickets now (R6.1)";
        if (own.offered().size() == 1 && table.ticket_deck_size + table.buried_count > 0)
            return "two tickets are drawn while there are two (R6.2)";
    }
    return std::nullopt;
}

Fault wrong_setup(const Table& table) {  // R2.1
    const auto spare = spare_symbols(table).size();
    if (table.phase == Phase::setup_tickets && spare != 2) return "two stacks are set aside (R2.3)";
    if (table.phase == Phase::setup_stacks && spare == 0) return "there is no stack left to place (R2.7)";
    for (size_t seat = 0; seat < table.seats; ++seat) {
        const bool untouched = table.owned[seat].empty() && table.tokens[seat].empty() && table.cars[seat] == kCars &&
                               table.route_points[seat] == 0;
        if (!untouched) return seat_word(Seat(seat)) + " cannot have played in the setup (R2.1)";
    }
    if (table.passes != 0 || table.turns_left != kNotLastRound) return "no turn is played in the setup (R2)";
    return std::nullopt;
}

Fault wrong_end(const Table& table) {
    const bool last_round = table.turns_left != kNotLastRound;
    if (last_round && table.turns_left > table.seats) return "the last round is one turn for each player (R7.1)";
    if (table.passes > table.seats) return "more passes in a row than players (R3.3)";
    if (table.phase == Phase::over) return std::nullopt;
    if (table.turns_left == 0) return "the last round is played: the game is over (R7.1)";
    if (table.passes == table.seats) return "everybody has passed: the game is over (R3.3)";
    if (table.passes != 0 && table.phase != Phase::turn) return "who draws has not passed (R3.3)";
    bool few_cars = false;
    for (size_t seat = 0; seat < table.seats; ++seat) few_cars |= table.cars[seat] <= kLastRoundCars;
    if (few_cars && !last_round) return "somebody has 2 or fewer cars: the last round has begun (R7.1)";
    if (!few_cars && last_round) return "nobody has 2 or fewer cars: the last round has not begun (R7.1)";
    return std::nullopt;
}

}  // namespace

Fault why_impossible(const State& state) {
    const Table& table = state.table;
    if (Fault fault = wrong_routes(table)) return fault;
    if (Fault fault = wrong_market(state)) return fault;
    if (Fault fault = wrong_tickets(state)) return fault;
    if (table.phase == Phase::setup_tickets || table.phase == Phase::setup_stacks) return wrong_setup(table);
    if (!spare_symbols(table).empty()) return "all stacks are placed before the first turn (R2.7)";
    return wrong_end(table);
}

}  // namespace notation
