// A game being played, anywhere: state, chance and the log of facts, kept together.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "record/record.h"

namespace record {

// R2.2: which of the players, numbered clockwise, plays first.
int draw_first(const engine::Seed& seed, int players);

// What a decision, or the deal, comes to: facts, and how far chance was asked.
struct Deed {
    std::vector<LoggedEvent> events;
    engine::SeededChance::Position chance;
    friend bool operator==(const Deed&, const Deed&) = default;
};

class Match {
 public:
    // Deals. The players are in seat order; the board must outlive the match.
    Match(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed);

    // A game from a log: nothing is dealt, the first deed that is added is the deal.
    static Match from_log(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed);

    // The same game in another world: what somebody who does not know everything may hold for possible.
    Match in_world(const engine::State& state, std::vector<LoggedEvent> events, const engine::Seed& seed) const;

    const engine::State& state() const { return state_; }
    const engine::Seed& seed() const { return seed_; }
    const BoardFile& board() const { return *board_; }
    const std::vector<Player>& players() const { return players_; }
    engine::SeededChance::Position chance() const { return chance_.position(); }
    bool over() const { return state_.table.phase == engine::Phase::over; }
    const std::vector<LoggedEvent>& events() const { return log_.events; }

    // Does a legal action; says why it is not one otherwise, and nothing happens. `by`: who decided for the seat.
    std::optional<engine::Illegal> play(engine::Seat seat, const engine::Action& action, std::string_view by = {});

    // The same in two steps, for those who must write the deed down before it counts.
    std::expected<Deed, engine::Illegal> judge(engine::Seat seat, const engine::Action& action,
                                               std::string_view by = {}) const;
    void add(const Deed& deed);

    // Why a deed that was written down cannot follow: the log is damaged. NB: the rules may have changed since.
    std::optional<std::string> why_not(const Deed& deed) const;

    // Takes back all events but the first so many; `chance`: as it was then.
    void go_back(size_t events, const engine::SeededChance::Position& chance);

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

    std::optional<engine::Illegal> why_illegal(engine::Seat seat, const engine::Action& action) const;

    struct Undealt {};
    Match(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed, Undealt);

    const BoardFile* board_;
    std::vector<Player> players_;
    engine::Seed seed_;
    engine::SeededChance chance_;
    engine::State state_;
    Log log_;
};

}  // namespace record
