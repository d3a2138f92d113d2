// Uniformly random games at full speed: with a list of the legal actions, and fused, without list and events.
#pragma once

#include "engine/legal.h"
#include "engine/referee.h"

namespace engine {

// Plays to the end, each decision drawn uniformly from the list of legal actions. Returns the number of decisions.
template <Payments payments>
int play_random(State& state, PlayoutChance& chance, ActionList& actions) {
    NoOne no_one;
    Referee referee(state, chance, no_one);
    int decisions = 0;
    for (; state.table.phase != Phase::over; ++decisions) {
        const Seat seat = seats_to_act(state.table).first();
        legal_actions<payments>(state.table, state.secrets_of(seat), seat, actions);
        referee.apply(seat, actions[chance.below(static_cast<uint32_t>(actions.size()))]);
    }
    return decisions;
}

// The same distribution as play_random<Payments::one_per_colour>, from any state: instead of listing the actions it
// counts them, draws an index and decodes it. Returns the number of decisions.
int play_out(State& state, PlayoutChance& chance);

}  // namespace engine
