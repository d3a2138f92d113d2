// What chance decides and with which probabilities: where chance is to move, and within an action. For those who go
// through all outcomes instead of drawing one.
#pragma once

#include <algorithm>

#include "engine/action.h"
#include "engine/due.h"

namespace engine {

// One of these cards; they lie shuffled.
struct CardChance {
    Cards from;
    double probability(Card card) const { return static_cast<double>(from.count(card)) / from.size(); }
};

// Some of the unseen tickets, any as likely as any other, and the returned ones that are certain to follow (R6.1).
struct TicketChance {
    TicketSet from;
    int drawn = 0;  // out of `from`
    TicketSet certain;

    // Of being offered just these, in whatever order.
    double probability(TicketSet offered) const {
        if (!offered.contains(certain) || !from.contains(offered - certain)) return 0;
        if ((offered - certain).size() != drawn) return 0;
        const int n = from.size();
        return drawn == 2 ? 2.0 / (n * (n - 1)) : drawn == 1 ? 1.0 / n : 1.0;
    }
};

// Whether chance is to move: a card of the deck fills a gap of the market (R4.2). All else that is due leaves nothing
// to chance, a reshuffle too: it is the card after it that is drawn.
inline std::optional<CardChance> chance_to_move(const State& state) {
    if (due(state).what != Due::What::fill) return std::nullopt;
    return CardChance{state.piles.deck};
}

// Within DrawDeck, where it is legal. R4.6: an empty deck is remade first.
inline CardChance chance_within(const State& state, DrawDeck) {
    return {state.table.deck_size != 0 ? state.piles.deck : state.table.discard};
}

// Within DrawTickets, where it is legal. R6.1, R6.2: what is missing in the deck comes from under it, in its order.
inline TicketChance chance_within(const State& state, DrawTickets) {
    TicketChance chance{.from = state.piles.ticket_deck,
                        .drawn = std::min(state.piles.ticket_deck.size(), kOfferedTickets),
                        .certain = {}};
    for (int depth = 0; depth < kOfferedTickets - chance.drawn; ++depth)
        if (const TicketId ticket = buried_ticket(state, depth); ticket != kNoTicket) chance.certain.insert(ticket);
    return chance;
}

}  // namespace engine
