// Whole games by bots, each from one seed: the same bytes on every platform.
#pragma once

#include "ai/bot_table.h"
#include "record/match.h"

namespace study {

// The seed of one game of a run.
engine::Seed game_seed(uint64_t run_seed, uint64_t game);

// Lets bots play a match to its end; one in every seat. Returns the number of decisions.
int64_t play_to_end(record::Match& match, ai::BotTable bots, const ai::Budget& budget);

// A bot at a table, clockwise; the one at `first` gets seat 0.
struct Seated {
    std::string level;
    ai::Bot* bot = nullptr;
};
struct SelfPlay {
    record::Match match;
    int64_t decisions = 0;
};
SelfPlay self_play(const record::BoardFile& board, std::span<const Seated> bots, size_t first,
                   const engine::Seed& seed);

// The same from a position that is not over, with the bots in seat order. The match has no record: its events begin in
// the middle of a game.
SelfPlay self_play_from(const engine::State& position, const record::BoardFile& board, std::span<const Seated> bots,
                        const engine::Seed& seed);

}  // namespace study
