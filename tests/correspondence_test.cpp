// Tables at which nobody need be there: what is due is done all the same, also by a server that starts long after.
#include <gtest/gtest.h>

#include "engine/legal.h"
#include "hall/summary.h"
#include "tests/support/desk.h"
#include "tests/support/other_world.h"

namespace {

using tests::Desk;

constexpr room::Millis kDay = 86'400'000, kPatience = 2'000;

class Correspondence : public testing::Test {
 protected:
    Correspondence() : server_(std::make_unique<Desk>()) {
        room::Opened opened;
        opened.host = "ann";
        opened.settings.clock = {seating::ClockKind::days, kDay, 0};
        for (const char* name : {"ann", "bob"}) {
            seating::Chair& chair = opened.chairs.emplace_back();
            chair.kind = seating::ChairKind::person;
            chair.person = chair.name = name;
        }
        begin_ = server_->now;
        table_ = server_->open_table(opened);
    }

    // Another server, which has the database and nothing else.
    void restart() {
        auto next = std::make_unique<Desk>();
        next->logs = server_->logs;
        next->wakes = server_->wakes;
        next->now = server_->now;
        server_ = std::move(next);
    }
    // The server looks every few seconds for what is due.
    void look_for_due() {
        const auto due = server_->wakes[table_];
        if (due && *due <= server_->now) server_->hall.wake(table_, server_->now);
        server_->settle();
        server_->hall.tick(server_->now);
        server_->settle();
    }
    void let_bots_play(int moves = 10'000) {
        for (; moves > 0 && !server_->puzzles.empty(); --moves) {
            const hall::Puzzle puzzle = server_->puzzles.front();
            server_->puzzles.pop_front();
            const room::Room now = room();
            engine::ActionList legal;
            legal_actions(now.table(), now.match->state().secrets_of(puzzle.seat), puzzle.seat, legal);
            server_->hall.thought(table_, puzzle.seat, puzzle.seq, legal[legal.size() - 1], server_->now);
            server_->settle();
        }
    }
    room::Room room() const { return tests::room_of(table_, server_->logs.at(table_)); }
    size_t entries() const { return server_->logs.at(table_).size(); }
    size_t stand_ins() const {
        return static_cast<size_t>(
            std::ranges::count_if(room().players, [](const room::Player& player) { return bool(player.stand_in); }));
    }

    std::unique_ptr<Desk> server_;
    room::Millis begin_ = 0;
    std::string table_;
};

TEST_F(Correspondence, a_full_table_whose_server_died_before_it_began_begins_at_the_next_one) {
    server_->logs.at(table_).resize(1);
    server_->wakes[table_] = hall::summary_of(room()).wake_at_ms;
    restart();
    EXPECT_EQ(entries(), 1);
    look_for_due();
    EXPECT_EQ(room().stage(), seating::Stage::playing);
    EXPECT_EQ(server_->wakes.at(table_), begin_ + kDay + kPatience) << "and then its clock runs";
}

TEST_F(Correspondence, time_runs_out_at_a_server_that_was_started_since_and_nobody_is_connected_to) {
    EXPECT_EQ(server_->wakes.at(table_), begin_ + kDay + kPatience);
    restart();
    server_->now = begin_ + kDay + kPatience - 1;
    look_for_due();
    EXPECT_EQ(entries(), 2) << "opened and started";
    EXPECT_EQ(server_->hall.tables(), 0);
    server_->now += 1;
    look_for_due();
    EXPECT_EQ(stand_ins(), 1) << "one after the other";
    EXPECT_EQ(room().players[0].stand_in, room::Why::time);
    server_->now += 1000;
    look_for_due();
    EXPECT_EQ(stand_ins(), 2);
    let_bots_play();
    EXPECT_EQ(room().stage(), seating::Stage::over);
    EXPECT_FALSE(server_->wakes.at(table_));
}

TEST_F(Correspondence, a_bot_that_was_to_act_when_the_server_died_acts_at_the_next_one) {
    server_->now = begin_ + kDay + kPatience;
    for (int i = 0; i < 2; ++i, server_->now += 1000) look_for_due();
    ASSERT_EQ(stand_ins(), 2);
    let_bots_play(5);
    const size_t before = entries();
    restart();
    look_for_due();
    ASSERT_FALSE(server_->puzzles.empty());
    let_bots_play(1);
    EXPECT_EQ(entries(), before + 1);
}

TEST_F(Correspondence, nobody_is_waited_for_before_the_time_is_over_though_others_are_there) {
    server_->hall.connect(1, table_, {"ann", false}, protocol::Version::two, server_->now);
    for (int hour = 0; hour < 24; ++hour, server_->now += 3'600'000) look_for_due();
    EXPECT_EQ(stand_ins(), 0);
    server_->now = begin_ + kDay + kPatience;
    look_for_due();
    EXPECT_GT(stand_ins(), 0U);
}

}  // namespace
