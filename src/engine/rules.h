// The game in one header: read this first. Rule numbers (R4.3) are those of docs/rules.md.
//
//   State state = empty_table(board, seats);           R2.1; State = Table + Secrets[seat] + Piles   (state.h)
//   Referee referee(state, chance, listener);          chance and listener are arguments             (referee.h)
//   referee.deal();                                    R2.3-R2.6
//   seats_to_act(state.table)                          whose turn it is; in R2.6 several seats       (state.h)
//   legal_actions(table, secrets, seat, list)          what a seat may do, from its own knowledge    (legal.h)
//   why_illegal(table, secrets, seat, action)          {"R4.4", "a face-up ferry card ..."}          (legal.h)
//   referee.apply(seat, action);                       a legal action becomes events                 (referee.h)
//   due(state)                                         what must follow before anybody acts again    (due.h)
//   chance_to_move(state), chance_within(state, a)     what chance decides, with probabilities       (chance_node.h)
//   why_impossible(state)                              {"R4.5", "the market must be swept ..."}      (possible.h)
//   evolve(state, event)                               the only writer of State; replays a log       (evolve.h)
//   view_for(state, viewer), seen_by(event, ...)       what a seat or a spectator may know           (view.h)
//   score(table, secrets, seat), winners(state)        R7.2-R7.4                                     (score.h)
//   play_out(state, chance)                            a random game to the end, without a list      (playout.h)
//
// Everything is a value; nothing here allocates (but Board), reads a clock, a file or a global.
#pragma once

#include "engine/action.h"
#include "engine/board.h"
#include "engine/chance.h"
#include "engine/chance_node.h"
#include "engine/due.h"
#include "engine/event.h"
#include "engine/evolve.h"
#include "engine/legal.h"
#include "engine/playout.h"
#include "engine/possible.h"
#include "engine/referee.h"
#include "engine/score.h"
#include "engine/state.h"
#include "engine/view.h"
