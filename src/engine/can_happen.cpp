#include "engine/can_happen.h"

namespace engine {
namespace {

struct Asked {
    const State& state;
    const Table& table = state.table;

    bool to_act(Seat seat, Phase phase) const { return table.phase == phase && table.to_move == seat; }
    bool may_draw(Seat seat) const { return to_act(seat, Phase::turn) || to_act(seat, Phase::second_card); }
    bool in_deck(Card card) const { return card != Card::none && state.piles.deck.count(card) > 0; }

    bool operator()(const Dealt& event) const {
        if (state != empty_table(*table.board, table.seats)) return false;
        SymbolSet symbols;
        for (SymbolId symbol : event.stacks) symbols.insert(symbol);
        for (SymbolId symbol : event.spare_stacks) symbols.insert(symbol);
        Cards cards;
        TicketSet tickets;
        for (size_t seat = 0; seat < table.seats; ++seat) {
            for (Card card : event.hands[seat]) cards += Cards::of(card);
            for (TicketId ticket : event.offers[seat])
                if (ticket != kNoTicket) tickets.insert(ticket);
        }
        for (Card card : event.market) cards += Cards::of(card);
        return symbols.size() == kSymbols && state.piles.deck.contains(cards) &&
               tickets.size() == kOfferedTickets * table.seats && state.piles.ticket_deck.contains(tickets);
    }
    bool operator()(const MarketSwept&) const { return true; }
    bool operator()(const DeckReshuffled& event) const {
        return table.deck_size == 0 && event.cards == table.discard.size();
    }
    bool operator()(const TicketsKept& event) const {
        const bool chooses = table.phase == Phase::setup_tickets ? !table.ready.contains(event.seat)
                                                                 : to_act(event.seat, Phase::keep_tickets);
        const TicketSet offered = state.secrets_of(event.seat).offered();
        return chooses && !event.kept.empty() && event.returned == offered - event.kept && offered.contains(event.kept);
    }
    bool operator()(const StackPlaced& event) const {
        return to_act(event.seat, Phase::setup_stacks) && spare_symbols(table).contains(event.symbol) &&
               free_locations(table).contains(event.location);
    }
    bool operator()(const CardDrawn& event) const { return may_draw(event.seat) && in_deck(event.card); }
    bool operator()(const CardTaken& event) const {
        return may_draw(event.seat) && event.card != Card::none && table.market.card(event.slot) == event.card;
    }
    bool operator()(const MarketFilled& event) const {
        return in_deck(event.card) && table.market.card(event.slot) == Card::none;
    }
    bool operator()(const RouteClaimed& event) const {
        return to_act(event.seat, Phase::turn) && open_routes(table, event.seat).contains(event.route) &&
               event.paid.size() == table.board->route(event.route).length &&
               state.secrets_of(event.seat).hand.contains(event.paid.cards());
    }
    bool operator()(const TokenTaken& event) const {
        return token_eligible(table, event.seat, event.location) && table.stack_symbol(event.location) == event.symbol;
    }
    bool operator()(const TicketsOffered& event) const {
        if (!to_act(event.seat, Phase::turn) || event.tickets[0] == kNoTicket) return false;
        int depth = 0;
        for (TicketId ticket : event.tickets)
            if (ticket != kNoTicket && !state.piles.ticket_deck.contains(ticket) &&
                buried_ticket(state, depth++) != ticket)
                return false;
        return event.tickets[0] != event.tickets[1];
    }
    bool operator()(const Passed& event) const { return to_act(event.seat, Phase::turn); }
    bool operator()(const LastRoundBegan&) const { return table.turns_left == kNotLastRound; }
    bool operator()(const GameEnded& event) const {
        return table.phase == Phase::turn && SeatSet::first_n(table.seats).contains(event.winners);
    }
};

}  // namespace

bool can_happen(const State& state, const Event& event) {
    const bool of_a_seat_that_is_there = std::visit(
        [&state](const auto& concrete) {
            if constexpr (requires { concrete.seat; }) return index(concrete.seat) < state.table.seats;
            return true;
        },
        event);
    return of_a_seat_that_is_there && state.table.phase != Phase::over && std::visit(Asked{state}, event);
}

}  // namespace engine
