// Chance: what a shuffle would decide, asked one card, ticket or symbol at a time.
#pragma once

#include <concepts>

#include "engine/rng.h"
#include "engine/types.h"

namespace engine {

template <class T>
concept Chance = requires(T chance, Cards cards, TicketSet tickets, SymbolSet symbols) {
    { chance.card(cards) } -> std::same_as<Card>;          // one of these cards
    { chance.ticket(tickets) } -> std::same_as<TicketId>;  // one of these tickets
    { chance.symbol(symbols) } -> std::same_as<SymbolId>;  // one of these symbols
};

// The chance of a real game: all of it follows from the seed. The k-th card of the deck is the same whoever draws it
// (until the first reshuffle), which makes paired deals possible.
class SeededChance {
 public:
    // How far each stream was read: with the seed, all that is to come.
    struct Position {
        uint64_t cards = 0, tickets = 0, symbols = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };

    explicit SeededChance(const Seed& seed) : SeededChance(seed, {}) {}
    SeededChance(const Seed& seed, const Position& from)
        : cards_(seed, Stream::cards, from.cards),
          tickets_(seed, Stream::tickets, from.tickets),
          symbols_(seed, Stream::symbols, from.symbols) {}

    Position position() const { return {cards_.position(), tickets_.position(), symbols_.position()}; }

    Card card(Cards deck) { return deck.nth(cards_.below(static_cast<uint32_t>(deck.size()))); }
    TicketId ticket(TicketSet deck) { return deck.nth(tickets_.below(static_cast<uint32_t>(deck.size()))); }
    SymbolId symbol(SymbolSet left) { return left.nth(symbols_.below(static_cast<uint32_t>(left.size()))); }

 private:
    Rng cards_, tickets_, symbols_;
};

// The chance of a playout: fast, one generator for everything.
class PlayoutChance {
 public:
    explicit PlayoutChance(uint64_t seed) : rng_(seed) {}

    Card card(Cards deck) { return deck.nth(rng_.below(static_cast<uint32_t>(deck.size()))); }
    TicketId ticket(TicketSet deck) { return deck.nth(rng_.below(static_cast<uint32_t>(deck.size()))); }
    SymbolId symbol(SymbolSet left) { return left.nth(rng_.below(static_cast<uint32_t>(left.size()))); }
    uint32_t below(uint32_t n) { return rng_.below(n); }

 private:
    FastRng rng_;
};

}  // namespace engine
