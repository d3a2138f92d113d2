// The fused playout plays the same game as the list, only faster.
#include "engine/playout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/support/random_games.h"

namespace {

using namespace engine;

struct Sample {
    std::map<int, int> totals;  // of all seats
    double decisions = 0;
};

template <class Play>
Sample sample(const Board& board, int seats, int count, uint64_t seed, Play play) {
    Sample result;
    PlayoutChance chance(seed);
    NoOne no_one;
    for (int i = 0; i < count; ++i) {
        State state = empty_table(board, seats);
        Referee(state, chance, no_one).deal();
        result.decisions += play(state, chance);
        const auto scores = final_scores(state);
        for (int seat = 0; seat < seats; ++seat) ++result.totals[scores[static_cast<size_t>(seat)].total];
    }
    return result;
}

// Kolmogorov-Smirnov: the largest distance of the two distribution functions, in units of its standard scale. Above
// 1.95 two samples of one distribution come in one case of a thousand; scores are discrete, which makes it rarer.
double distance(const Sample& a, const Sample& b, int count) {
    std::map<int, int> difference = a.totals;
    for (const auto& [total, n] : b.totals) difference[total] -= n;
    int sum = 0, largest = 0;
    for (const auto& [total, n] : difference) largest = std::max(largest, std::abs(sum += n));
    return largest / std::sqrt(2.0 * count);
}

TEST(Playout, final_scores_have_the_distribution_of_the_list_with_one_payment_per_colour) {
    static ActionList actions;
    const int count = tests::games(60'000);
    for (const Board* board : tests::boards())
        for (int seats = 2; seats <= 4; ++seats) {
            const Sample list = sample(*board, seats, count, 1, [&](State& state, PlayoutChance& chance) {
                return play_random<Payments::one_per_colour>(state, chance, actions);
            });
            const Sample fused = sample(*board, seats, count, 2, play_out);
            EXPECT_LT(distance(list, fused, seats * count), 1.95) << board->id << ", " << seats << " seats";
            EXPECT_NEAR(list.decisions / count, fused.decisions / count, 0.01 * fused.decisions / count);
        }
}

TEST(Playout, the_test_would_see_a_difference_between_every_payment_and_one_per_colour) {
    static ActionList actions;
    const int count = 200'000;
    const Sample every = sample(tests::shipped_board(), 2, count, 1, [&](State& state, PlayoutChance& chance) {
        return play_random<Payments::every>(state, chance, actions);
    });
    const Sample one = sample(tests::shipped_board(), 2, count, 2, play_out);
    EXPECT_GT(distance(every, one, 2 * count), 1.95);
}

TEST(Playout, goes_on_from_any_state_of_a_game) {
    for (int i = 0; i < tests::games(300); ++i) {
        tests::RandomGame game(i);
        for (int step = 0; step < i % 60 && !game.over(); ++step) game.step();
        PlayoutChance chance(static_cast<uint64_t>(i));
        State state = game.state;
        EXPECT_GE(play_out(state, chance), game.over() ? 0 : 1);
        EXPECT_EQ(state.table.phase, Phase::over);
    }
}

}  // namespace
