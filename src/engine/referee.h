// The referee carries out what a seat may do (R2-R7): it turns legal actions into events, asks chance for what a
// shuffle would decide, and tells a listener. Whether an action is legal is judged in legal.h.
#pragma once

#include "engine/action.h"
#include "engine/chance.h"
#include "engine/due.h"
#include "engine/evolve.h"
#include "engine/score.h"

namespace engine {

// Listens to nothing, costs nothing: for playouts.
struct NoOne {
    template <class E>
    void operator()(const E&) const {}
};

template <Chance ChanceT, class Listener>
class Referee {
 public:
    Referee(State& state, ChanceT& chance, Listener& listener)
        : state_(state), table_(state.table), chance_(chance), listener_(listener) {}

    // R2.3-R2.6, on an empty table.
    void deal() {
        begin_deal();
        settle(due(state_));
    }

    // NB: assumes that the action is legal.
    void apply(Seat seat, const Action& action) {
        switch (action.index()) {  // a switch, because std::visit is not inlined
            case 0: return draw_deck(seat);
            case 1: return draw_market(seat, std::get_if<1>(&action)->slot);
            case 2: return claim_route(seat, *std::get_if<2>(&action));
            case 3: return draw_tickets(seat);
            case 4: return keep_tickets(seat, std::get_if<4>(&action)->kept());
            case 5: return place_stack(seat, *std::get_if<5>(&action));
            case 6: return pass(seat);
            default: ASSERT(false);
        }
    }

    // Each is the events of the action itself, and then what is due. Where an action leaves the market as it is,
    // nothing can be due there; in the middle of a choice nothing is due at all.
    [[gnu::always_inline]] void draw_deck(Seat seat) {
        begin(seat, DrawDeck{});
        settle(due_after_turn(table_));
    }
    [[gnu::always_inline]] void draw_market(Seat seat, Slot slot) {
        begin(seat, DrawMarket{slot});
        if (const Due next = due_in_market(state_); next.what == Due::What::fill) [[likely]]
            carry_out(next);
        settle(due(state_));
    }
    [[gnu::always_inline]] void claim_route(Seat seat, ClaimRoute claim) {
        begin(seat, claim);
        settle(due(state_));
    }
    void draw_tickets(Seat seat) { begin(seat, DrawTickets{}); }
    void keep_tickets(Seat seat, TicketSet kept) {
        begin(seat, KeepTickets{kept});
        settle(due_after_turn(table_));
    }
    void place_stack(Seat seat, PlaceStack placed) { begin(seat, placed); }
    void pass(Seat seat) {
        begin(seat, Pass{});
        settle(due_after_turn(table_));
    }

    // The same one step at a time, for those who judge each before the next: first only the events of the action
    // itself, then `carry_out(due(state))` until nothing is due.
    void begin_deal() {
        Dealt dealt;
        SymbolSet symbols = SymbolSet::first_n(kSymbols);
        for (SymbolId& symbol : dealt.stacks) symbols.erase(symbol = chance_.symbol(symbols));
        for (SymbolId& symbol : dealt.spare_stacks) {
            symbol = symbols.first();
            symbols.erase(symbol);
        }
        Cards deck = state_.piles.deck;
        TicketSet tickets = state_.piles.ticket_deck;
        const auto draw = [&](Card& card) { deck -= Cards::of(card = chance_.card(deck)); };
        for (size_t seat = 0; seat < table_.seats; ++seat) {
            for (Card& card : dealt.hands[seat]) draw(card);
            for (TicketId& ticket : dealt.offers[seat]) tickets.erase(ticket = chance_.ticket(tickets));
        }
        for (Card& card : dealt.market) draw(card);
        emit(dealt);
    }

    void begin(Seat seat, const Action& action) {
        std::visit([&](const auto& concrete) { begin(seat, concrete); }, action);
    }
    [[gnu::always_inline]] void begin(Seat seat, DrawDeck) {  // R4.1
        if (table_.deck_size == 0) [[unlikely]]
            reshuffle();  // R4.6: only at the moment when a card has to come from the empty deck
        emit(CardDrawn{seat, chance_.card(state_.piles.deck)});
    }
    [[gnu::always_inline]] void begin(Seat seat, DrawMarket draw) {  // R4.1
        emit(CardTaken{seat, draw.slot, table_.market.card(draw.slot)});
    }
    [[gnu::always_inline]] void begin(Seat seat, ClaimRoute claim) {  // R5
        emit(RouteClaimed{seat, claim.route, claim.payment, table_.board->route(claim.route).points});
        if (claim.token_at != kNowhere)  // R5.8: before a gap is filled from the payment
            emit(TokenTaken{seat, claim.token_at, table_.stack_symbol(claim.token_at)});
    }
    void begin(Seat seat, DrawTickets) {  // R6.1, R6.2
        TicketsOffered offered{seat};
        TicketSet deck = state_.piles.ticket_deck;
        int depth = 0;
        for (TicketId& ticket : offered.tickets) {
            if (!deck.empty())
                deck.erase(ticket = chance_.ticket(deck));
            else
                ticket = buried_ticket(state_, depth++);  // returned tickets come up again in the order of their return
        }
        emit(offered);
    }
    void begin(Seat seat, KeepTickets keep) {  // R2.6, R6.1
        emit(TicketsKept{seat, keep.kept(), state_.secrets_of(seat).offered() - keep.kept()});
    }
    void begin(Seat seat, PlaceStack placed) { emit(StackPlaced{seat, placed.symbol, placed.location}); }  // R2.7
    void begin(Seat seat, Pass) { emit(Passed{seat}); }                                                    // R3.3

    [[gnu::always_inline]] void carry_out(Due next) {
        switch (next.what) {
            case Due::What::nothing: return;
            case Due::What::fill: return emit(MarketFilled{next.slot, chance_.card(state_.piles.deck)});
            case Due::What::reshuffle: return reshuffle();
            case Due::What::sweep: return emit(MarketSwept{});
            case Due::What::last_round: return emit(LastRoundBegan{next.seat});
            case Due::What::end: return end_game();
        }
    }

 private:
    template <class E>
    void emit(const E& event) {
        evolve(state_, event);
        listener_(event);
    }

    // NB: nearly always nothing is due, so the loop is kept out of the way.
    [[gnu::always_inline]] void settle(Due next) {
        if (next.what != Due::What::nothing) [[unlikely]]
            settle_all(next);
    }
    // Ends, because a sweep is due only where it can end.
    [[gnu::noinline]] void settle_all(Due next) {
        do carry_out(next);
        while ((next = due(state_)).what != Due::What::nothing);
    }

    void reshuffle() { emit(DeckReshuffled{static_cast<uint8_t>(table_.discard.size())}); }

    void end_game() {
        if constexpr (std::is_same_v<Listener, NoOne>) {
            evolve(state_, GameEnded{});  // a playout counts its scores where it needs them
        } else {
            emit(GameEnded{final_scores(state_), winners(state_)});
        }
    }

    State& state_;
    Table& table_;
    ChanceT& chance_;
    Listener& listener_;
};

}  // namespace engine
