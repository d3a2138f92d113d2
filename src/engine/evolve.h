// evolve(state, event): the only writer of State. It trusts the event and knows no chance: a log of events replays
// with these functions alone. What it adds to an event is only whose turn comes next.
#pragma once

#include "engine/event.h"

namespace engine {
namespace detail {

inline void end_turn(Table& table) {  // R3.1, R7.1
    if (table.turns_left != kNotLastRound) --table.turns_left;
    table.phase = Phase::turn;
    table.to_move = seat_after(table, table.to_move);
}

inline void receive_card(State& state, Seat seat, Card card) {
    state.secrets_of(seat).hand += Cards::of(card);
    ++state.table.hand_size[index(seat)];
    state.table.passes = 0;
}

inline void leave_deck(State& state, Card card) {
    state.piles.deck -= Cards::of(card);
    --state.table.deck_size;
}

// R4.7. NB: while the turn's cards are still being replaced there is something left, so this is never too early.
inline void end_turn_if_nothing_left(Table& table) {
    if (nothing_left_for_second_card(table)) [[unlikely]]
        end_turn(table);
}

// R2.6, R6.1: under the ticket deck.
inline void bury(State& state, Seat seat, TicketId ticket) {
    state.secrets_of(seat).buried.bury(ticket);
    state.table.buried.bury(seat);
}

inline void take_top_buried(State& state) {
    state.secrets_of(state.table.buried.owner(0)).buried.take_top();
    state.table.buried.take_top();
}

inline void bury_returned(State& state, Seat seat, TicketSet returned) {
    for (TicketId ticket : returned) bury(state, seat, ticket);
    state.table.ticket_count[index(seat)] = static_cast<uint8_t>(state.secrets_of(seat).tickets.size());
    state.secrets_of(seat).offer = {kNoTicket, kNoTicket};
}

}  // namespace detail

inline void evolve(State& state, const Dealt& event) {
    Table& table = state.table;
    for (size_t i = 0; i < event.stacks.size(); ++i) {  // R2.3, R2.4
        table.stack_at[index(event.stacks[i])] = table.board->marked[i];
        table.stack_heights.set(event.stacks[i], marked_stack_height(table.seats));
    }
    for (size_t seat = 0; seat < table.seats; ++seat) {  // R2.5, R2.6
        Secrets& own = state.secrets[seat];
        for (Card card : event.hands[seat]) {
            detail::leave_deck(state, card);
            own.hand += Cards::of(card);
            ++table.hand_size[seat];
        }
        own.offer = event.offers[seat];
        state.piles.ticket_deck -= own.offered();
        table.ticket_deck_size = static_cast<uint8_t>(table.ticket_deck_size - kOfferedTickets);
    }
    for (uint8_t slot = 0; slot < kMarketSlots; ++slot) {
        detail::leave_deck(state, event.market[slot]);
        table.market.put(Slot{slot}, event.market[slot]);
    }
}

inline void evolve(State& state, const MarketSwept&) {  // R4.5
    state.table.discard += state.table.market.cards();
    state.table.market.clear_all();
}

inline void evolve(State& state, const DeckReshuffled& event) {  // R4.6
    state.piles.deck += state.table.discard;
    state.table.discard = {};
    state.table.deck_size = static_cast<uint8_t>(state.table.deck_size + event.cards);
}

inline void evolve(State& state, const TicketsKept& event) {  // R2.6, R6.1
    Table& table = state.table;
    state.secrets_of(event.seat).tickets |= event.kept;
    if (table.phase == Phase::keep_tickets) {
        detail::bury_returned(state, event.seat, event.returned);
        detail::end_turn(table);
        return;
    }
    // R2.6: nothing shows before everybody has chosen; then the returned tickets go under the deck in seat order.
    table.ready.insert(event.seat);
    if (table.ready.size() != table.seats) return;
    for (uint8_t i = 0; i < table.seats; ++i) {
        const Secrets& own = state.secrets[i];
        detail::bury_returned(state, Seat{i}, own.offered() - own.tickets);
    }
    table.phase = Phase::setup_stacks;
    table.to_move = Seat(table.seats - 1);  // R2.7
}

inline void evolve(State& state, const StackPlaced& event) {  // R2.7
    Table& table = state.table;
    table.stack_at[index(event.symbol)] = event.location;
    table.stack_heights.set(event.symbol, spare_stack_height(table.seats));
    if (spare_symbols(table).empty()) {
        table.phase = Phase::turn;
        table.to_move = Seat{0};  // R2.2
    } else if (table.seats > 2) {
        table.to_move = Seat(table.seats - 2);  // R2.7: with two players the second seat places both
    }
}

inline void evolve(State& state, const CardDrawn& event) {  // R4.1
    Table& table = state.table;
    detail::leave_deck(state, event.card);
    detail::receive_card(state, event.seat, event.card);
    if (table.phase == Phase::second_card) {
        detail::end_turn(table);
    } else {
        table.phase = Phase::second_card;
        detail::end_turn_if_nothing_left(table);
    }
}

inline void evolve(State& state, const CardTaken& event) {  // R4.1
    Table& table = state.table;
    table.market.clear(event.slot);
    detail::receive_card(state, event.seat, event.card);
    if (table.phase == Phase::second_card || event.card == Card::ferry) {  // R4.3
        detail::end_turn(table);
    } else {
        table.phase = Phase::second_card;
        detail::end_turn_if_nothing_left(table);
    }
}

inline void evolve(State& state, const MarketFilled& event) {  // R4.2
    Table& table = state.table;
    detail::leave_deck(state, event.card);
    table.market.put(event.slot, event.card);
    if (table.phase == Phase::second_card) detail::end_turn_if_nothing_left(table);
}

inline void evolve(State& state, const RouteClaimed& event) {  // R5
    Table& table = state.table;
    const size_t seat = index(event.seat);
    const RouteSet route = RouteSet::of(event.route);
    const Cards paid = event.paid.cards();
    state.secrets[seat].hand -= paid;
    table.hand_size[seat] = static_cast<uint8_t>(table.hand_size[seat] - event.paid.size());
    table.discard += paid;
    table.owned[seat] |= route;
    table.closed |= table.seats == 2 ? route | table.board->twins(route) : route;   // R5.6
    table.cars[seat] = static_cast<uint8_t>(table.cars[seat] - event.paid.size());  // R5.5: a car for every card
    table.route_points[seat] = static_cast<int16_t>(table.route_points[seat] + event.points);  // R5.7
    table.passes = 0;
    detail::end_turn(table);
}

inline void evolve(State& state, const TokenTaken& event) {  // R5.8
    state.table.stack_heights.take_one(event.symbol);
    state.table.tokens[index(event.seat)].insert(event.symbol);
}

inline void evolve(State& state, const TicketsOffered& event) {  // R6.1
    Table& table = state.table;
    for (TicketId ticket : event.tickets) {
        if (ticket == kNoTicket) continue;
        if (state.piles.ticket_deck.contains(ticket)) {
            state.piles.ticket_deck.erase(ticket);
            --table.ticket_deck_size;
        } else {
            detail::take_top_buried(state);
        }
    }
    state.secrets_of(event.seat).offer = event.tickets;
    table.passes = 0;
    table.phase = Phase::keep_tickets;
}

inline void evolve(State& state, const Passed&) {  // R3.3
    ++state.table.passes;
    detail::end_turn(state.table);
}

// R7.1
inline void evolve(State& state, const LastRoundBegan&) { state.table.turns_left = state.table.seats; }

inline void evolve(State& state, const GameEnded&) { state.table.phase = Phase::over; }

inline void evolve(State& state, const Event& event) {
    std::visit([&state](const auto& concrete) { evolve(state, concrete); }, event);
}

}  // namespace engine
