// The bots' threads: nobody waits for ever, nobody is passed over.
#include "server/bot_pool.h"

#include <gtest/gtest.h>

#include <latch>

#include "record/match.h"

namespace server {
namespace {

const record::BoardFile& board() { return record::shipped_board(); }

// The first decision of a new game, at a table of this name.
hall::Puzzle first_decision(std::string table, std::string level, const record::Match& match) {
    hall::Puzzle puzzle{.table = std::move(table),
                        .seat = engine::Seat{0},
                        .seq = 1,
                        .level = std::move(level),
                        .board = &board(),
                        .seats = match.players().size(),
                        .events = {}};
    for (const record::LoggedEvent& logged : match.events()) puzzle.events.push_back(logged.event);
    return puzzle;
}

record::Match new_game() {
    return {board(), {record::Player{"Ann", {}, {}}, record::Player{"Ben", {}, {}}}, engine::Seed{}};
}

TEST(BotPool, the_longer_the_queue_the_shorter_each_may_think) {
    EXPECT_EQ(budget_ms(0, 1, 1000), 1000);
    EXPECT_EQ(budget_ms(9, 1, 1000), 200);
    EXPECT_EQ(budget_ms(9, 2, 1000), 400);
    EXPECT_EQ(budget_ms(1'000'000, 2, 1000), 2);
    EXPECT_EQ(budget_ms(0, 2, 1), 1) << "no longer than the operator allows";
    for (size_t waiting = 1; waiting < 1000; ++waiting)
        EXPECT_LE(budget_ms(waiting, 2, 1000) * static_cast<int>(waiting), 2 * 2000) << "the queue is through in 2 s";
}

TEST(BotPool, every_level_gives_a_legal_action) {
    const record::Match match = new_game();
    Metrics metrics;
    for (const std::string level : {"tourist", "local", "conductor", "gripman"}) {
        std::latch done(1);
        engine::Action chosen;
        BotPool pool(1, 5, metrics);
        pool.think(first_decision("t", level, match), [&](const hall::Puzzle&, const BotPool::Choice& choice) {
            chosen = choice.value();
            done.count_down();
        });
        done.wait();
        EXPECT_TRUE(match.judge(engine::Seat{0}, chosen)) << level;
    }
}

TEST(BotPool, tables_are_served_in_the_order_in_which_they_asked) {
    const record::Match match = new_game();
    Metrics metrics;
    std::vector<std::string> asked, served;
    std::latch first_waits(1), done(30);
    BotPool pool(1, 5, metrics);
    for (int i = 0; i < 30; ++i) {
        asked.push_back("table " + std::to_string(i));
        pool.think(first_decision(asked.back(), i % 2 == 0 ? "local" : "gripman", match),
                   [&](const hall::Puzzle& puzzle, const BotPool::Choice&) {
                       first_waits.wait();  // so that the others queue up
                       served.push_back(puzzle.table);
                       done.count_down();
                   });
    }
    EXPECT_GE(pool.waiting(), 28U);
    first_waits.count_down();
    done.wait();
    EXPECT_EQ(served, asked);
    EXPECT_EQ(pool.waiting(), 0U);
}

TEST(BotPool, a_mistake_of_a_bot_is_told_and_the_next_table_is_served) {
    const record::Match match = new_game();
    Metrics metrics;
    std::latch done(2);
    std::vector<bool> well;
    BotPool pool(1, 5, metrics);
    const auto note = [&](const hall::Puzzle&, const BotPool::Choice& choice) {
        well.push_back(choice.has_value());
        done.count_down();
    };
    hall::Puzzle senseless = first_decision("t", "local", match);
    senseless.seats = 99;  // ASSERT: a table has 2 to 4 seats
    pool.think(senseless, note);
    pool.think(first_decision("t", "local", match), note);
    done.wait();
    EXPECT_EQ(well, (std::vector{false, true}));
}

TEST(BotPool, when_it_ends_what_waits_is_dropped) {
    const record::Match match = new_game();
    Metrics metrics;
    int served = 0;
    {
        BotPool nobody(0, 5, metrics);
        for (int i = 0; i < 100; ++i)
            nobody.think(first_decision("t", "local", match),
                         [&](const hall::Puzzle&, const BotPool::Choice&) { ++served; });
        EXPECT_EQ(nobody.waiting(), 100U);
    }
    EXPECT_EQ(served, 0);
}

}  // namespace
}  // namespace server
