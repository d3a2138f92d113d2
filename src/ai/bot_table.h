// The bots of one game: each is told what its seat sees, and asked when it is to act.
#pragma once

#include <vector>

#include "ai/bot.h"
#include "engine/evolve.h"
#include "engine/legal.h"

namespace ai {

class BotTable {
 public:
    // By seat; nullptr where a person sits. The bots must outlive the table.
    BotTable(const engine::Board& board, std::vector<Bot*> bots, const engine::Seed& seed)
        : bots_(std::move(bots)), state_(engine::empty_table(board, static_cast<int>(bots_.size()))) {
        start_streams(seed);
    }

    // The same from a position on: of what happened before, the bots know what they see there.
    BotTable(const engine::State& position, std::vector<Bot*> bots, const engine::Seed& seed)
        : bots_(std::move(bots)), state_(position) {
        start_streams(seed);
    }

    // Every event of the game, in order.
    void tell(const engine::Event& event) {
        for (uint8_t seat = 0; seat < state_.table.seats; ++seat)
            if (bots_[seat] != nullptr)
                bots_[seat]->saw(seen_by(event, state_.table, engine::Seat{seat}), state_.table, engine::Seat{seat});
        evolve(state_, event);
    }

    // What the bot in a seat does now. The seat must be one of those to act.
    engine::Action choose(engine::Seat seat, const Budget& budget) {
        legal_actions(state_.table, state_.secrets_of(seat), seat, *legal_);
        return bots_[index(seat)]->choose(view_for(state_, seat), *legal_, budget, rngs_[index(seat)]);
    }

 private:
    void start_streams(const engine::Seed& seed) {
        for (size_t seat = 0; seat < bots_.size(); ++seat)
            rngs_.emplace_back(seed, engine::bot_stream(static_cast<int>(seat)));
    }

    std::vector<Bot*> bots_;
    engine::State state_;
    std::vector<engine::Rng> rngs_;
    std::unique_ptr<engine::ActionList> legal_ = std::make_unique<engine::ActionList>();
};

}  // namespace ai
