#include "engine/possible.h"

#include <algorithm>

#include "engine/due.h"

namespace engine {
namespace {

using Fault = std::optional<Impossible>;

Fault wrong_routes(const Table& table) {
    const Board& board = *table.board;
    for (const Seat seat : SeatSet::first_n(table.seats)) {
        const RouteSet own = table.owned[index(seat)];
        if (!(own & board.twins(own)).empty()) return Impossible{"R5.6", "owns both routes of a double route", seat};
        int spaces = 0;
        for (RouteId route : own) spaces += board.route(route).length;
        if (table.cars[index(seat)] + spaces > kCars) return Impossible{"R1.2", "has more than 20 cars", seat};
    }
    return std::nullopt;
}

// Each component is somewhere, and only there; and what is told of the sizes of hands and decks is right.
Fault wrong_cards(const State& state) {
    Cards cards = state.piles.deck + state.table.discard + state.table.market.cards();
    bool sizes = state.piles.deck.size() == state.table.deck_size;
    for (size_t seat = 0; seat < kMaxSeats; ++seat) {
        cards += state.secrets[seat].hand;
        sizes &= state.secrets[seat].hand.size() == state.table.hand_size[seat];
    }
    if (cards != Cards::all() || !sizes) return Impossible{"R1.3", "the cards do not add up"};
    return std::nullopt;
}

Fault tickets_at_wrong_places(const State& state) {
    const Table& table = state.table;
    TicketSet seen = state.piles.ticket_deck;
    int count = seen.size();
    int buried = 0;
    const auto see = [&](TicketSet tickets) {
        seen |= tickets;
        count += tickets.size();
    };
    for (const Secrets& own : state.secrets) {
        see(own.tickets);
        see(own.offered() - own.tickets);  // R2.6: what a seat has chosen stays in its offer until all have
        for (TicketId ticket : own.buried) see(TicketSet::of(ticket));
        buried += own.buried.size();
    }
    const bool sizes = state.piles.ticket_deck.size() == table.ticket_deck_size && buried == table.buried.size();
    if (seen != table.board->all_tickets() || count != seen.size() || !sizes)
        return Impossible{"R1.4", "the tickets do not add up"};
    return std::nullopt;
}

Fault wrong_tokens(const Table& table) {  // R2.4, R2.7
    for (const SymbolId symbol : SymbolSet::first_n(kSymbols) - spare_symbols(table)) {
        int tokens = table.stack_heights.of(symbol);
        for (const SymbolSet held : table.tokens) tokens += held.contains(symbol) ? 1 : 0;
        const auto& marks = table.board->marked;
        const bool marked = std::ranges::find(marks, table.stack_at[index(symbol)]) != marks.end();
        if (tokens != (marked ? marked_stack_height(table.seats) : spare_stack_height(table.seats)))
            return Impossible{"R2.4, R2.7", "the tokens do not add up"};
    }
    return std::nullopt;
}

Fault wrong_tickets_in_setup(const State& state) {
    for (size_t seat = 0; seat < state.table.seats; ++seat) {
        const Secrets& own = state.secrets[seat];
        if (own.offered().size() != kOfferedTickets) return Impossible{"R2.6", "two tickets are dealt to each player"};
        if (!own.offered().contains(own.tickets)) return Impossible{"R2.6", "only tickets that were dealt can be kept"};
    }
    if (state.table.ready.size() == state.table.seats)
        return Impossible{"R2.6", "everybody has chosen: the stacks come next"};
    if (!state.table.buried.empty()) return Impossible{"R2.6", "no ticket is returned before everybody has chosen"};
    return std::nullopt;
}

Fault wrong_tickets(const State& state) {
    const Table& table = state.table;
    if (table.phase == Phase::setup_tickets) return wrong_tickets_in_setup(state);
    for (const Seat seat : SeatSet::first_n(table.seats)) {
        const Secrets& own = state.secrets_of(seat);
        // NB: this keeps the number of returned tickets within kMaxBuried however the game goes on.
        if (own.buried.size() > own.tickets.size())
            return Impossible{"R2.6, R6.1", "has returned more tickets than it kept", seat};
        const bool chooses = table.phase == Phase::keep_tickets && table.to_move == seat;
        if (chooses && own.offered().empty()) return Impossible{"R6.1", "has no tickets to choose from", seat};
        if (!chooses && !own.offered().empty()) return Impossible{"R6.1", "has no choice of tickets now", seat};
        if (own.offered().size() == 1 && tickets_left(table))
            return Impossible{"R6.2", "two tickets are drawn while there are two"};
    }
    return std::nullopt;
}

Fault wrong_setup(const Table& table) {
    const auto spare = spare_symbols(table).size();
    if (table.phase == Phase::setup_tickets && spare != 2) return Impossible{"R2.3", "two stacks are set aside"};
    if (table.phase == Phase::setup_stacks && spare == 0) return Impossible{"R2.7", "there is no stack left to place"};
    for (const Seat seat : SeatSet::first_n(table.seats)) {
        const size_t i = index(seat);
        const bool untouched =
            table.owned[i].empty() && table.tokens[i].empty() && table.cars[i] == kCars && table.route_points[i] == 0;
        if (!untouched) return Impossible{"R2.1", "cannot have played in the setup", seat};
    }
    if (table.passes != 0 || table.turns_left != kNotLastRound)
        return Impossible{"R2", "no turn is played in the setup"};
    return std::nullopt;
}

Fault wrong_numbers(const Table& table) {
    if (!spare_symbols(table).empty()) return Impossible{"R2.7", "all stacks are placed before the first turn"};
    if (table.turns_left != kNotLastRound && table.turns_left > table.seats)
        return Impossible{"R7.1", "the last round is one turn for each player"};
    if (table.passes > table.seats) return Impossible{"R3.3", "more passes in a row than players"};
    return std::nullopt;
}

// Nobody acts while something is due.
Fault something_due(const State& state) {
    State begun = state;  // in the middle of a turn: as it began, when nothing may have been due either
    if (state.table.phase == Phase::second_card || state.table.phase == Phase::keep_tickets)
        begun.table.phase = Phase::turn;
    switch (due(begun).what) {
        case Due::What::nothing: return std::nullopt;
        case Due::What::fill:
        case Due::What::reshuffle:
            return Impossible{"R4.6", "a gap in the market must be refilled: there are cards for it"};
        case Due::What::sweep: return Impossible{"R4.5", "the market must be swept: it has 3 or more ferry cards"};
        case Due::What::last_round: return Impossible{"R7.1", "somebody has 2 or fewer cars: the last round has begun"};
        case Due::What::end: break;
    }
    if (state.table.turns_left == 0) return Impossible{"R7.1", "the last round is played: the game is over"};
    return Impossible{"R3.3", "everybody has passed: the game is over"};
}

Fault wrong_turn(const Table& table) {
    if (table.phase == Phase::over) return std::nullopt;
    if (table.phase == Phase::second_card && nothing_left_for_second_card(table))
        return Impossible{"R4.7", "nothing is left to take as a second card"};
    if (table.passes != 0 && table.phase != Phase::turn) return Impossible{"R3.3", "who draws has not passed"};
    if (table.turns_left != kNotLastRound && !somebody_has_few_cars(table))
        return Impossible{"R7.1", "nobody has 2 or fewer cars: the last round has not begun"};
    return std::nullopt;
}

}  // namespace

std::optional<Impossible> why_impossible(const State& state) {
    const Table& table = state.table;
    const bool in_setup = table.phase == Phase::setup_tickets || table.phase == Phase::setup_stacks;
    if (Fault fault = wrong_routes(table)) return fault;
    if (Fault fault = wrong_cards(state)) return fault;
    if (Fault fault = tickets_at_wrong_places(state)) return fault;
    if (Fault fault = wrong_tokens(table)) return fault;
    if (Fault fault = wrong_tickets(state)) return fault;
    if (Fault fault = in_setup ? wrong_setup(table) : wrong_numbers(table)) return fault;
    if (Fault fault = something_due(state)) return fault;
    return wrong_turn(table);
}

}  // namespace engine
