// What the bots have learned, and that they can learn: the networks, and the fitting of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <sstream>

#include "ai/greedy_bot.h"
#include "ai/search_bot.h"
#include "ai/wishes.h"
#include "cli/training.h"
#include "tests/support/books.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;

TEST(Wishes, are_the_routes_of_the_cheapest_way_and_the_cards_that_the_hand_lacks) {
    const Game game = given("p0 hand R1 G3 F1 tickets chinatown--civic-center routes chinatown--union-square");
    const Board& board = shipped_board();
    const ai::Wishes wishes = ai::wishes_of(book_of(board), game.state, Seat{0});
    EXPECT_EQ(wishes.routes, RouteSet::of(*board.find_route("union-square--civic-center-a")));
    EXPECT_EQ(wishes.open, 1);
    EXPECT_EQ(wishes.spaces, 2);
    EXPECT_EQ(wishes.open_points, board.ticket(*board.find_ticket("chinatown--civic-center")).points);
    const ai::Lack lack =
        ai::lack_of(board, wishes.routes, game.state.secrets[0].hand, Cards::of(Card::red, 2) + Cards::of(Card::blue));
    EXPECT_EQ(lack.coloured, 1);
    EXPECT_EQ(lack.colours, 1);
    EXPECT_EQ(lack.in_market, 1);
    EXPECT_EQ(lack.missing[index(Card::green)], -3);
}

TEST(Wishes, tell_completed_and_lost_tickets_from_open_ones) {
    const Game game = given(
        "last round 2 | p0 cars 1 tickets chinatown--civic-center fort-mason--sunset "
        "routes chinatown--union-square union-square--civic-center-a");
    const ai::Wishes wishes = ai::wishes_of(book_of(shipped_board()), game.state, Seat{0});
    EXPECT_EQ(wishes.completed, 1);
    EXPECT_EQ(wishes.open, 0);
    EXPECT_EQ(wishes.lost_points, shipped_board().ticket(*shipped_board().find_ticket("fort-mason--sunset")).points);
    EXPECT_TRUE(wishes.routes.empty());
}

TEST(Appraisal, shares_one_win_in_any_state_of_any_board) {
    for (int i = 0; i < games(90); ++i)
        for (RandomGame game(i); !game.over(); game.step()) {
            ai::Sights sights;
            ai::look(book_of(*game.state.table.board), game.state, sights);
            const ai::Prospects prospects =
                ai::appraise(ai::shipped_weights().appraisal, sights, game.state.table.seats);
            float sum = 0;
            for (size_t seat = 0; seat < game.state.table.seats; ++seat) {
                EXPECT_GT(prospects.win_share[seat], 0);
                EXPECT_TRUE(std::isfinite(prospects.margin[seat]) && std::isfinite(prospects.bent_margin[seat]));
                sum += prospects.win_share[seat];
            }
            EXPECT_NEAR(sum, 1, 1e-5);
        }
}

// The squared error of the win shares, summed over the seats, in games of greedy players.
double error_of_appraisal(int seats, int count) {
    double error = 0;
    int positions = 0;
    ai::GreedyBot bot;
    Rng rng(seed_of(5), bot_stream(0));
    for (int i = 0; i < count; ++i) {
        RandomGame game(shipped_board(), seats, static_cast<uint64_t>(i));
        std::vector<ai::Prospects> said;
        while (!game.over()) {
            const Seat seat = seats_to_act(game.state.table).first();
            if (game.state.table.phase == Phase::turn) {
                ai::Sights sights;
                ai::look(book_of(shipped_board()), game.state, sights);
                said.push_back(ai::appraise(ai::shipped_weights().appraisal, sights, seats));
            }
            game.apply(seat, bot.choose(view_for(game.state, seat), game.legal(seat), {}, rng));
        }
        const ai::Outlook result = ai::result_of(game.state);
        for (const ai::Prospects& prospects : said)
            for (size_t seat = 0; seat < static_cast<size_t>(seats); ++seat)
                error += std::pow(prospects.win_share[seat] - result.win_share[seat], 2);
        positions += static_cast<int>(said.size());
    }
    return error / positions;
}

TEST(Appraisal, foretells_who_wins_better_than_equal_shares) {
    constexpr int kGames = 80;
    EXPECT_LT(error_of_appraisal(2, kGames), 0.42) << "equal shares are 0.5 away";
    EXPECT_LT(error_of_appraisal(4, kGames), 0.63) << "equal shares are 0.75 away";
}

TEST(Instinct, foretells_what_a_search_prefers) {
    int decisions = 0, foretold = 0, actions = 0;
    for (int i = 0; i < std::max(1, games(6)); ++i) {
        RandomGame game(shipped_board(), 2 + i % 3, static_cast<uint64_t>(i));
        ai::SearchBot bot(shipped_board(), 600, 600);
        for (; !game.over(); game.step()) {
            const Seat seat = game.state.table.to_move;
            if (game.state.table.phase != Phase::turn || game.legal(seat).size() < 2) continue;
            const auto lines = bot.think(view_for(game.state, seat), {}, 1);
            const ai::Instinct instinct(book_of(shipped_board()), game.state, seat);
            const auto appeal = [&](const ai::Search::Line& line) {
                return ai::appeal(ai::shipped_weights().instinct, instinct.look(line.action));
            };
            for (const ai::Search::Line& line : lines) EXPECT_GT(appeal(line), 0);
            foretold += std::ranges::max_element(lines, {}, appeal) == lines.begin() ? 1 : 0;
            actions += static_cast<int>(lines.size());
            ++decisions;
        }
    }
    EXPECT_GT(foretold * actions, 2 * decisions * decisions) << "twice as often as by chance";
}

// Lessons in which one number decides: who has most route points wins by the difference, and of two actions the one
// that is a claim gets nine visits of ten.
cli::Lessons plain_lessons(int count) {
    cli::Lessons lessons;
    FastRng rng(1);
    for (int i = 0; i < count; ++i) {
        cli::Position& position = lessons.positions.emplace_back();
        position.seats = 2;
        for (size_t seat = 0; seat < 2; ++seat) position.sights[seat][16] = static_cast<uint8_t>(rng.below(40));
        const int ahead = position.sights[0][16] - position.sights[1][16];
        position.margin = {static_cast<float>(ahead), static_cast<float>(-ahead)};
        position.win_share = {ahead == 0 ? 0.5F : static_cast<float>(ahead > 0),
                              ahead == 0 ? 0.5F : static_cast<float>(ahead < 0)};
        cli::Decision& decision = lessons.decisions.emplace_back();
        decision.sights.resize(2);
        decision.parts = {0.1F, 0.1F};
        const uint32_t claim = rng.below(2);
        decision.sights[claim][14] = 1;
        decision.parts[claim] = 0.9F;
    }
    return lessons;
}

TEST(Training, learns_what_lessons_show) {
    cli::Misfit misfit;
    const cli::Lessons lessons = plain_lessons(8000);
    cli::fit(lessons, 30, 1, [&](int, const cli::Misfit& now) { misfit = now; });
    EXPECT_LT(misfit.win_share, 0.05);
    EXPECT_LT(misfit.margin, 8);
    EXPECT_EQ(misfit.preferred, 1);
}

TEST(Training, the_same_lessons_and_seed_give_the_same_weights) {
    const cli::Lessons lessons = plain_lessons(600);
    const auto weights = [&](uint64_t seed) {
        return std::bit_cast<std::array<float, sizeof(ai::Weights) / sizeof(float)>>(
            cli::fit(lessons, 2, seed, [](int, const cli::Misfit&) {}));
    };
    EXPECT_EQ(weights(1), weights(1));
    EXPECT_NE(weights(1), weights(2));
}

TEST(Training, lessons_are_read_as_they_were_written_and_a_part_of_a_file_is_refused) {
    const cli::Lessons lessons = plain_lessons(3);
    std::stringstream file;
    write_lessons(file, lessons);
    cli::Lessons again;
    ASSERT_TRUE(read_lessons(file, again));
    ASSERT_EQ(again.positions.size(), 3);
    ASSERT_EQ(again.decisions.size(), 3);
    EXPECT_EQ(again.positions[2].sights, lessons.positions[2].sights);
    EXPECT_EQ(again.positions[2].margin, lessons.positions[2].margin);
    EXPECT_EQ(again.decisions[1].sights, lessons.decisions[1].sights);
    EXPECT_EQ(again.decisions[1].parts, lessons.decisions[1].parts);
    const std::string text = file.str();
    for (size_t length : {size_t{1}, size_t{5}, text.size() - 1}) {
        std::stringstream part(text.substr(0, length));
        cli::Lessons ignored;
        EXPECT_FALSE(read_lessons(part, ignored)) << length;
    }
    std::stringstream foreign("no lessons");
    EXPECT_FALSE(read_lessons(foreign, again));
}

}  // namespace
}  // namespace tests
