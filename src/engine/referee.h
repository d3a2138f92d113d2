// The referee carries out what a seat may do (R2-R7): it turns legal actions into events, asks chance for what a
// shuffle would decide, and tells a listener. Whether an action is legal is judged in legal.h.
#pragma once

#include "engine/action.h"
#include "engine/chance.h"
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
        sweep_market();
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

    void keep_tickets(Seat seat, TicketSet kept) {  // R2.6, R6.1
        const bool setup = table_.phase == Phase::setup_tickets;
        emit(TicketsKept{seat, kept, state_.secrets_of(seat).offered() - kept});
        if (!setup) finish_turn(seat);
    }

    void place_stack(Seat seat, PlaceStack placed) {  // R2.7
        emit(StackPlaced{seat, placed.symbol, placed.location});
    }

    [[gnu::always_inline]] void draw_deck(Seat seat) {  // R4.1
        remake_deck_if_empty();
        emit(CardDrawn{seat, chance_.card(state_.piles.deck)});
        if (table_.phase != Phase::second_card) finish_turn(seat);
    }

    [[gnu::always_inline]] void draw_market(Seat seat, Slot slot) {  // R4.1, R4.2
        emit(CardTaken{seat, slot, table_.market.card(slot)});
        if (can_draw(table_)) [[likely]] {
            fill(slot);
            sweep_market();
        }
        if (table_.phase != Phase::second_card) finish_turn(seat);
    }

    [[gnu::always_inline]] void claim_route(Seat seat, ClaimRoute claim) {  // R5
        emit(RouteClaimed{seat, claim.route, claim.payment, table_.board->route(claim.route).points});
        if (claim.token_at != kNowhere)  // R5.8
            emit(TokenTaken{seat, claim.token_at, table_.stack_symbol(claim.token_at)});
        refill_market();
        sweep_market();  // NB: also without a gap, when the payment is what lets a sweep end
        finish_turn(seat);
    }

    void draw_tickets(Seat seat) {  // R6.1, R6.2
        TicketsOffered offered{seat};
        TicketSet deck = state_.piles.ticket_deck;
        uint32_t buried_by = table_.buried_by;
        std::array<uint8_t, kMaxSeats> next_buried{};
        int buried_left = table_.buried_count;
        for (TicketId& ticket : offered.tickets) {
            if (!deck.empty()) {
                deck.erase(ticket = chance_.ticket(deck));
            } else if (buried_left-- > 0) {  // returned tickets come up again in the order of their return
                const size_t owner = buried_by & 3;
                buried_by >>= 2;
                ticket = state_.secrets[owner].buried[next_buried[owner]++];
            }
        }
        emit(offered);
    }

    void pass(Seat seat) {  // R3.3
        emit(Passed{seat});
        finish_turn(seat);
    }

 private:
    template <class E>
    void emit(const E& event) {
        evolve(state_, event);
        listener_(event);
    }

    // R4.6: only at the moment when a card has to come from the empty deck.
    void remake_deck_if_empty() {
        if (table_.deck_size == 0) [[unlikely]]
            emit(DeckReshuffled{static_cast<uint8_t>(table_.discard.size())});
    }

    [[gnu::always_inline]] void fill(Slot slot) {
        remake_deck_if_empty();
        emit(MarketFilled{slot, chance_.card(state_.piles.deck)});
    }

    // R4.6: gaps are refilled as soon as there is a card, the lowest slot first.
    void refill_market() {
        if (table_.market.gaps().empty()) [[likely]]
            return;
        while (!table_.market.gaps().empty() && can_draw(table_)) fill(table_.market.gaps().first());
    }

    void sweep_market() {  // R4.5
        if (table_.market.ferries().size() >= 3) [[unlikely]]
            sweep_until_it_holds();
    }

    // NB: each sweep ends with five cards face up, because the five swept ones can be drawn again.
    [[gnu::noinline]] void sweep_until_it_holds() {
        while (table_.market.ferries().size() >= 3 && sweep_can_end()) {
            emit(MarketSwept{});
            for (uint8_t slot = 0; slot < kMarketSlots; ++slot) fill(Slot{slot});
        }
    }

    bool sweep_can_end() const {
        const Cards outside_hands = state_.piles.deck + table_.discard + table_.market.cards();
        return table_.market.gaps().empty() && outside_hands.size_without_ferries() >= 3;
    }

    void finish_turn(Seat seat) {
        if (table_.turns_left == kNotLastRound) [[likely]] {
            if (table_.cars[index(seat)] <= kLastRoundCars) [[unlikely]]
                emit(LastRoundBegan{seat});  // R7.1
            if (table_.passes == table_.seats) [[unlikely]]
                end_game();  // R3.3
        } else if (table_.turns_left == 0 || table_.passes == table_.seats) {
            end_game();
        }
    }

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
