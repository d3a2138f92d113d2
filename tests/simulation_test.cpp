// Whole games at whole servers, in bad weather.
#include <gtest/gtest.h>

#include <map>

#include "record/verify.h"
#include "tests/support/random_games.h"
#include "tests/support/world.h"

namespace {

using tests::Weather;
using tests::World;

constexpr hall::Millis kHour = 3'600'000;

// Nothing acknowledged is lost, nothing is done twice, every game is by the rules, everybody has seen its end, and
// every question was answered. NB: the people themselves look at each update: see World::Person::check.
void check(World& world, uint64_t seed) {
    std::map<std::string, int> done;
    for (const std::string& table : world.tables()) {
        const auto& log = world.log(table);
        const room::Room room = world.room(table);
        for (size_t i = 0; i < log.size(); ++i) {
            ASSERT_EQ(log[i].seq, i + 1) << "seed " << seed;
            const auto fact = room::read(log[i].text, room.board->board, i == 0 ? 4 : room.players.size());
            ASSERT_TRUE(fact) << fact.error();
            if (const auto* moved = std::get_if<room::Moved>(&*fact); moved != nullptr && !moved->id.empty())
                ++done[moved->id];
        }
        ASSERT_EQ(room.stage(), seating::Stage::over) << "seed " << seed << ", table " << table;
        const auto foul = record::verify(room.match->record(), *room.board);
        ASSERT_FALSE(foul) << foul->message << ", seed " << seed;
    }
    for (const auto& [id, times] : done) ASSERT_EQ(times, 1) << id << ", seed " << seed;
    for (const std::string& id : world.acknowledged()) ASSERT_EQ(done[id], 1) << id << ", seed " << seed;
    for (const World::LastView& view : world.last_views())
        ASSERT_EQ(view.seq, world.log(view.table).back().seq) << "seed " << seed << ", " << view.text;
    ASSERT_EQ(world.unanswered(), 0U) << "seed " << seed;
}

// How many questions were asked without a connection.
size_t play(uint64_t seed, const Weather& weather, hall::Millis longest = 12 * kHour) {
    World world(seed, weather);
    seating::Settings settings;
    if (seed % 3 == 1) settings.clock = {seating::ClockKind::turn, 20'000, 0};
    if (seed % 3 == 2) settings.clock = {seating::ClockKind::game, 300'000, 5'000};
    if (seed % 4 == 3) {
        settings.watching = seating::Watching::everything;
        settings.delay_turns = static_cast<uint8_t>(1 + seed / 4 % 4);
    }
    if (seed % 4 == 1 && seed % 7 > 1 && seed % 16 != 5)  // nobody comes who has no seat
        settings.watching = seating::Watching::nobody;
    for (int i = 0; i < (seed % 8 == 0 ? 2 : 1); ++i) {
        tests::Company company{.people = 1 + static_cast<int>((seed + static_cast<uint64_t>(i)) % 3)};
        company.bots = company.people == 1 ? 1 : static_cast<int>(seed % 2);
        company.two_seats = seed % 5 == 2 && company.people < 3;
        company.guests = seed % 7 < 2 && company.people < 3 && !company.two_seats ? 1 : 0;
        company.watchers = seed % 4 > 1 ? 1 : 0;
        company.rematch = seed % 16 == 5;
        world.open_table(company, settings);
    }
    world.run(world.now() + longest);
    world.calm_down(100'000);  // who went away is back, and the last words reach everybody
    check(world, seed);
    return world.questions();
}

TEST(Simulation, games_are_played_to_their_end_in_good_weather) {
    size_t questions = 0;
    for (int seed = 0; seed < tests::games(200); ++seed) questions += play(static_cast<uint64_t>(seed), {});
    EXPECT_GT(questions, static_cast<size_t>(tests::games(200)));
}

TEST(Simulation, nothing_is_lost_when_connections_break_and_messages_come_twice) {
    for (int seed = 0; seed < tests::games(400); ++seed)
        play(static_cast<uint64_t>(seed),
             {.drop = 20, .repeat = 100, .store_fails = 0, .kill = 0, .lose_news = 0, .servers = 1});
}

TEST(Simulation, nothing_is_lost_when_the_store_fails) {
    for (int seed = 0; seed < tests::games(400); ++seed)
        play(static_cast<uint64_t>(seed),
             {.drop = 5, .repeat = 50, .store_fails = 50, .kill = 0, .lose_news = 0, .servers = 1});
}

TEST(Simulation, nothing_is_lost_when_servers_die) {
    for (int seed = 0; seed < tests::games(400); ++seed)
        play(static_cast<uint64_t>(seed),
             {.drop = 5, .repeat = 50, .store_fails = 10, .kill = 200, .lose_news = 0, .servers = 1});
}

TEST(Simulation, several_servers_serve_one_game) {
    for (int seed = 0; seed < tests::games(600); ++seed)
        play(static_cast<uint64_t>(seed),
             {.drop = 10, .repeat = 50, .store_fails = 20, .kill = 100, .lose_news = 50, .servers = 3});
}

TEST(Simulation, a_mistake_of_ours_freezes_one_table_and_the_others_play_on) {
    for (uint64_t seed = 0; seed < 5; ++seed) {
        World world(seed, {.drop = 5, .repeat = 50, .store_fails = 10, .kill = 0, .lose_news = 0, .servers = 2});
        const std::string cursed = world.open_table({.people = 2, .bots = 1}),
                          other = world.open_table({.people = 2, .bots = 1});
        world.curse(cursed);
        world.run(world.now() + kHour);
        EXPECT_EQ(world.log(cursed).size(), 1) << "seed " << seed;
        EXPECT_EQ(world.room(other).stage(), seating::Stage::over) << "seed " << seed;
        world.curse({});
        world.run(world.now() + 12 * kHour);
        world.calm_down(100'000);
        check(world, seed);
    }
}

}  // namespace
