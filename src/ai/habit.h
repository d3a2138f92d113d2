// What players do without thinking much: which tickets they keep, where they put the stacks of tokens. The search does
// not weigh these choices below its root.
#pragma once

#include "ai/paths.h"
#include "engine/chance.h"

namespace ai {

// Makes such choices for whoever has to, until a turn goes on or the game is over.
void settle(const PathBook& book, engine::State& state, engine::PlayoutChance& chance);

// The phases of a turn, in which there is something to think about.
inline bool in_turn(engine::Phase phase) { return phase == engine::Phase::turn || phase == engine::Phase::second_card; }

}  // namespace ai
