// A game being played, anywhere: state, chance and the log of facts, kept together.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "record/record.h"

namespace record {

// R2.2: which of the players, numbered clockwise, plays first.
int draw_first(const engine::Seed& seed, int players);

class Match {
 public:
    // Deals. The players are in seat order; the board must outlive the match.
    Match(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed);

    const engine::State& state() const { return state_; }
    bool over() const { return state_.table.phase == engine::Phase::over; }
    const std::vector<LoggedEvent>& events() const { return log_.events; }

    // Does a legal action; says why it is not one otherwise, and nothing happens. `by`: who decided for the seat.
    std::optional<engine::Illegal> play(engine::Seat seat, const engine::Action& action, std::string_view by = {});

    // The whole truth so far; with the seed once the game is over.
    Record record() const;

 private:
    struct Log {
        std::vector<LoggedEvent> events;
        std::string_view by;
        template <class E>
        void operator()(const E& event) {
            const bool of_a_seat = requires { event.seat; };
            events.push_back({event, of_a_seat ? std::string(by) : std::string()});
        }
    };

    const BoardFile& board_;
    std::vector<Player> players_;
    engine::Seed seed_;
    engine::SeededChance chance_;
    engine::State state_;
    Log log_;
};

}  // namespace record
