// The game behind `fogline play`: a match, its bots, and the way back.
#pragma once

#include "ai/bot_table.h"
#include "cli/command.h"
#include "record/match.h"

namespace cli {

class PlayedGame {
 public:
    // R2.2: the person is player 0, the bots sit clockwise behind; the first player gets seat 0.
    static PlayedGame deal(const record::BoardFile& board, const std::string& name,
                           const std::vector<std::string>& bots, bool first, const engine::Seed& seed);

    // From a position: the person has the seat that is to act.
    static PlayedGame from_position(const record::BoardFile& board, const std::string& name,
                                    const std::vector<std::string>& bots, const engine::State& position,
                                    const engine::Seed& seed);

    // A running game that verifies. The person has the first seat that a person had; a bot stands in for the others.
    // NB: a running record has no seed, so what comes up from now on is dealt by `seed`.
    static PlayedGame resume(const record::BoardFile& board, const record::Record& record, const std::string& stand_in,
                             const engine::Seed& seed);

    const record::Match& match() const { return match_; }
    const engine::State& start() const { return start_; }
    engine::Seat me() const { return me_; }
    bool resumed() const { return resumed_; }
    bool my_turn() const { return seats_to_act(match_.state().table).contains(me_); }

    std::optional<engine::Illegal> play(const engine::Action& action);
    void play_bot();  // when it is not my turn

    // Goes back to before the person's last decision. False where there is none.
    bool undo();

    // What was played, or nothing for a game from a position, whose beginning nobody knows.
    std::optional<record::Record> record() const;

 private:
    PlayedGame(record::Match match, const engine::State& start, engine::Seat me, std::string stand_in,
               const engine::Seed& seed);
    void seat_bots();
    void tell_bots();

    record::Match match_;
    engine::State start_;
    engine::Seat me_;
    std::string stand_in_;  // the level of a bot that plays for somebody who is not here
    engine::Seed seed_;
    bool resumed_ = false;
    std::vector<record::Match> before_;  // each of the person's decisions
    std::vector<std::unique_ptr<ai::Bot>> bots_;
    std::optional<ai::BotTable> table_;
    size_t told_ = 0;
};

}  // namespace cli
