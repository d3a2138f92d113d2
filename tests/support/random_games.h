// Seeded random games for property tests, on the shipped board and on small ones.
#pragma once

#include <memory>

#include "engine/rules.h"
#include "tests/support/game.h"

namespace tests {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kFewer = 20;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr int kFewer = 20;
#else
constexpr int kFewer = 1;
#endif
#else
constexpr int kFewer = 1;
#endif

// How many games a property is tried on: fewer where every step is watched by a sanitizer.
constexpr int games(int wanted) { return wanted / kFewer; }

engine::Seed seed_of(uint64_t number);

// The shipped board; a ring with a double route and a ferry; one that is so small that players must pass; and one with
// routes of 7 to 14 spaces.
const std::vector<const engine::Board*>& boards();

// The number of seats and the board of the n-th game: all combinations in turn.
int seats_of(int game);
const engine::Board& board_of(int game);

// A game in which every decision is drawn uniformly from the legal actions, and the seats of R2.6 in any order.
class RandomGame {
 public:
    RandomGame(const engine::Board& board, int seats, uint64_t number);
    explicit RandomGame(int game) : RandomGame(board_of(game), seats_of(game), static_cast<uint64_t>(game)) {}

    bool over() const { return state.table.phase == engine::Phase::over; }
    engine::Seat choose_seat();  // one of those that may act
    const engine::ActionList& legal(engine::Seat seat);
    void apply(engine::Seat seat, const engine::Action& action);
    void step();  // one random decision

    struct Log {
        std::vector<engine::Event> events;
        template <class E>
        void operator()(const E& event) {
            events.emplace_back(event);
        }
    };
    engine::State state;
    Log log;
    engine::Rng rng;

 private:
    engine::SeededChance chance_;
    std::unique_ptr<engine::ActionList> actions_ = std::make_unique<engine::ActionList>();
};

// Deals everything that the viewer does not know anew: the cards in other hands and the deck, the tickets of others,
// offered to them, buried by them or in the deck. Sizes stay as they are.
engine::State resampled(const engine::State& truth, engine::Viewer viewer, engine::Rng& rng);

}  // namespace tests
