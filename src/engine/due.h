// What is due: the consequence that must follow before anybody acts again, as a function of the state. The referee
// carries it out; positions and records are judged by it. Ask it on a table that is dealt, when all events of an action
// are told.
#pragma once

#include "engine/state.h"

namespace engine {

struct Due {
    enum class What : uint8_t {
        nothing,
        fill,        // R4.2, R4.6: a card from the deck into a slot of the market
        reshuffle,   // R4.6: the same, but the deck is empty
        sweep,       // R4.5
        last_round,  // R7.1
        end,         // R7.1, R3.3
    };
    What what = What::nothing;
    Slot slot{};  // to fill
    Seat seat{};  // who begins the last round

    friend bool operator==(Due, Due) = default;
};

// R4.5: not where it could never end: fewer than 3 cards outside the hands are other than ferry cards.
inline bool sweep_can_end(const State& state) {
    const int in_piles = (state.piles.deck + state.table.discard).size_without_ferries();
    return in_piles + state.table.market.other_than_ferries().size() >= 3;
}

// NB: these are small and asked for every action, so they are always inlined.
[[gnu::always_inline]] inline Due due_in_market(const State& state) {
    const Table& table = state.table;
    if (const Market::Slots gaps = table.market.gaps(); !gaps.empty()) {
        // R4.6: as soon as there is a card, the lowest slot first.
        if (table.deck_size != 0) [[likely]]
            return {.what = Due::What::fill, .slot = gaps.first()};
        if (!table.discard.empty()) return {.what = Due::What::reshuffle};
        return {};
    }
    if (table.market.ferries().size() >= 3 && sweep_can_end(state)) [[unlikely]]
        return {.what = Due::What::sweep};  // R4.5: only while five cards are face up
    return {};
}

// Between two turns.
[[gnu::always_inline]] inline Due due_after_turn(const Table& table) {
    if (table.phase != Phase::turn) return {};
    if (table.turns_left == kNotLastRound) [[likely]] {
        if (somebody_has_few_cars(table)) [[unlikely]]
            return {.what = Due::What::last_round, .seat = first_with_few_cars(table)};  // R7.1
    } else if (table.turns_left == 0) {
        return {.what = Due::What::end};  // R7.1
    }
    if (table.passes == table.seats) [[unlikely]]
        return {.what = Due::What::end};  // R3.3
    return {};
}

[[gnu::always_inline]] inline Due due(const State& state) {
    const Due in_market = due_in_market(state);
    return in_market.what != Due::What::nothing ? in_market : due_after_turn(state.table);
}

}  // namespace engine
