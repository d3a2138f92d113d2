// Records: what is written is read back as it was; what is malformed is refused by its place. And Match.
#include "record/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <functional>
#include <memory>

#include "json/digest.h"
#include "record/match.h"
#include "tests/support/random_games.h"

namespace {

using engine::Seat;
using record::Match;
using record::parse_record;
using record::Record;
using tests::seed_of;

const record::BoardFile& file() { return record::shipped_board(); }

std::vector<record::Player> players(int seats) {
    std::vector<record::Player> result = {{"Ann", record::PlayerKind::human, ""},
                                          {"a \"bot\" \u00e9\n", record::PlayerKind::bot, "greedy"},
                                          {"", record::PlayerKind::bot, "random"},
                                          {"Dan", record::PlayerKind::human, ""}};
    result.resize(static_cast<size_t>(seats));
    return result;
}

// Plays at random, at most so many decisions; every third one is made by somebody else.
Match random_match(int seats, uint32_t number, int decisions = 100'000) {
    Match match(file(), players(seats), seed_of(number));
    engine::Rng rng(seed_of(number), engine::bot_stream(0));
    const auto actions = std::make_unique<engine::ActionList>();
    for (int i = 0; i < decisions && !match.over(); ++i) {
        const engine::State& state = match.state();
        const engine::SeatSet acting = seats_to_act(state.table);
        const Seat seat = acting.nth(rng.below(static_cast<uint32_t>(acting.size())));
        legal_actions(state.table, state.secrets_of(seat), seat, *actions);
        const engine::Action action = (*actions)[rng.below(static_cast<uint32_t>(actions->size()))];
        EXPECT_FALSE(match.play(seat, action, i % 3 == 0 ? "bot" : ""));
    }
    return match;
}

void expect_read_back(const Record& written) {
    const std::string line = to_json(written, file().board);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const auto read = parse_record(line, file());
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, written);
    EXPECT_EQ(to_json(*read, file().board), line);
}

class Records : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Seats, Records, testing::Values(2, 3, 4));

TEST_P(Records, of_finished_games_are_read_back_as_they_were) {
    for (uint32_t number = 0; number < 20; ++number) {
        const Record record = random_match(GetParam(), number).record();
        EXPECT_TRUE(record.finished());
        EXPECT_EQ(record.seed, seed_of(number));
        expect_read_back(record);
    }
}

TEST_P(Records, of_running_games_are_read_back_as_they_were) {
    for (int decisions = 0; decisions < 30; ++decisions) {
        const Record record = random_match(GetParam(), 7, decisions).record();
        EXPECT_FALSE(record.finished());
        EXPECT_FALSE(record.seed);
        expect_read_back(record);
    }
}

TEST_P(Records, say_who_decided_for_a_seat) {
    const Record record = random_match(GetParam(), 1).record();
    size_t by_bot = 0;
    for (const record::LoggedEvent& logged : record.events) {
        if (!logged.by.empty()) EXPECT_TRUE(record::seat_of(logged.event));
        by_bot += logged.by == "bot" ? 1U : 0U;
    }
    EXPECT_GT(by_bot, 10U);
    EXPECT_LT(by_bot, record.events.size() / 2);
    expect_read_back(record);
}

// The record of a finished game as JSON, in which every kind of event of the tables below occurs.
boost::json::object finished_game() {
    static const std::string line = to_json(random_match(3, 2).record(), file().board);
    return boost::json::parse(line).as_object();
}

std::string error_of(std::string_view line) {
    const auto read = parse_record(line, file());
    return read ? "" : read.error();
}
std::string error_of(const boost::json::object& record) { return error_of(boost::json::serialize(record)); }

using Change = std::function<void(boost::json::object&)>;
Change set(const char* key, boost::json::value value) {
    return [=](boost::json::object& object) { object[key] = value; };
}
Change unset(const char* key) {
    return [=](boost::json::object& object) { object.erase(key); };
}

struct Malformed {
    const char* type;  // of the event that is changed
    Change change;
    std::string error;  // behind "events[3]"
};

// Changes the first event of the type and expects the error, at the event's place.
void expect_errors(const std::vector<Malformed>& table) {
    for (const Malformed& wrong : table) {
        boost::json::object record = finished_game();
        boost::json::array& events = record.at("events").as_array();
        const auto found = std::ranges::find_if(events, [&](auto& event) { return event.at("type") == wrong.type; });
        ASSERT_NE(found, events.end()) << wrong.type;
        wrong.change(found->as_object());
        EXPECT_EQ(error_of(record), "events[" + std::to_string(found - events.begin()) + "]" + wrong.error);
    }
}

TEST(MalformedRecord, wrong_fields_of_the_record_are_named) {
    const boost::json::value bot = {{"name", "x"}, {"kind", "bot"}};
    const auto player = [](const char* key, boost::json::value value) -> Change {
        return [=](boost::json::object& record) { record.at("players").at(1).as_object()[key] = value; };
    };
    const struct {
        Change change;
        std::string error;
    } table[] = {
        {unset("format"), "format is missing"},
        {set("format", 1), "format must be a string"},
        {set("format", "record/2"), "format must be \"record/1\""},
        {unset("board"), "board is missing"},
        {set("board", nullptr), "board must be a string"},
        {set("board", "oakland"),
         "board is 'oakland', but the board at hand has 'san-francisco'; name the right one with --board"},
        {unset("board_sha256"), "board_sha256 is missing"},
        {set("board_sha256", "00"),
         "board_sha256 is '00', but the board at hand has '" + file().sha256 + "'; name the right one with --board"},
        {unset("players"), "players is missing"},
        {set("players", "Ann"), "players must be a list"},
        {set("players", boost::json::array{}), "players must have 2 to 4 entries (R1.1)"},
        {set("players", boost::json::array(1, bot)), "players must have 2 to 4 entries (R1.1)"},
        {set("players", boost::json::array(5, bot)), "players must have 2 to 4 entries (R1.1)"},
        {set("players", {bot, 1, bot}), "players[1] must be an object"},
        {player("name", 1), "players[1].name must be a string"},
        {player("kind", 1), "players[1].kind must be a string"},
        {player("kind", "cat"), "players[1].kind must be \"human\" or \"bot\""},
        {player("level", 3), "players[1].level must be a string"},
        {player("age", 3), "players[1].age is not a field of this format"},
        {set("players", {{{"kind", "bot"}}, bot, bot}), "players[0].name is missing"},
        {set("players", {{{"name", "x"}}, bot, bot}), "players[0].kind is missing"},
        {set("seed", 5), "seed must be a string"},
        {set("seed", "12"), "seed must be 64 lower-case hex digits"},
        {set("seed", boost::json::string(64, 'F')), "seed must be 64 lower-case hex digits"},
        {set("seed", boost::json::string(66, '0')), "seed must be 64 lower-case hex digits"},
        {unset("events"), "events is missing"},
        {set("events", boost::json::object{}), "events must be a list"},
        {set("comment", "x"), "comment is not a field of this format"},
    };
    for (const auto& wrong : table) {
        boost::json::object record = finished_game();
        wrong.change(record);
        EXPECT_EQ(error_of(record), wrong.error);
    }
}

TEST(MalformedRecord, the_seed_of_a_running_game_must_not_be_told) {
    boost::json::object record = finished_game();
    record.at("events").as_array().pop_back();
    EXPECT_EQ(error_of(record), "seed must not be in the record of a running game");
    record.erase("seed");
    EXPECT_EQ(error_of(record), "");
}

TEST(MalformedRecord, what_is_no_event_is_refused) {
    boost::json::object record = finished_game();
    for (const boost::json::value& value :
         std::initializer_list<boost::json::value>{nullptr, 1, "passed", boost::json::array{}}) {
        record.at("events").at(4) = value;
        EXPECT_EQ(error_of(record), "events[4] must be an object");
    }
    expect_errors({
        {"card_drawn", unset("type"), ".type is missing"},
        {"card_drawn", set("type", 3), ".type must be a string"},
        {"card_drawn", set("type", "card-drawn"), ".type is no event of this format"},
        {"card_drawn", set("type", ""), ".type is no event of this format"},
    });
}

TEST(MalformedRecord, wrong_fields_of_an_event_are_named) {
    const boost::json::object score = {{"routes", 1}, {"tickets", 1}, {"tokens", 1}, {"total", 3}, {"completed", 1}};
    expect_errors({
        {"card_drawn", unset("seat"), ".seat is missing"},
        {"card_drawn", set("seat", "0"), ".seat must be a number"},
        {"card_drawn", set("seat", 3), ".seat must be a whole number from 0 to 2"},
        {"card_drawn", set("seat", -1), ".seat must be a whole number from 0 to 2"},
        {"card_drawn", set("seat", 0.5), ".seat must be a whole number from 0 to 2"},
        {"card_drawn", set("seat", UINT64_MAX), ".seat must be a whole number from 0 to 2"},
        {"card_drawn", unset("card"), ".card is missing"},
        {"card_drawn", set("card", 1), ".card must be a string"},
        {"card_drawn", set("card", "grey"), ".card is no known card"},
        {"card_drawn", set("why", 1), ".why is not a field of this format"},
        {"card_drawn", set("by", ""), ".by must be a name, on an event of a seat"},
        {"card_drawn", set("by", 1), ".by must be a string"},
        {"market_filled", set("by", "bot"), ".by must be a name, on an event of a seat"},
        {"card_taken", set("slot", 5), ".slot must be a whole number from 0 to 4"},
        {"card_taken", set("slot", -1), ".slot must be a whole number from 0 to 4"},
        {"card_taken", unset("slot"), ".slot is missing"},
        {"card_taken", set("card", "pink"), ".card is no known card"},
        {"market_filled", set("slot", true), ".slot must be a number"},
        {"market_filled", set("seat", 0), ".seat is not a field of this format"},
        {"deck_reshuffled", set("cards", 0), ".cards must be a whole number from 1 to 44"},
        {"deck_reshuffled", set("cards", 45), ".cards must be a whole number from 1 to 44"},
        {"deck_reshuffled", unset("cards"), ".cards is missing"},
        {"tickets_kept", unset("kept"), ".kept is missing"},
        {"tickets_kept", set("kept", "x"), ".kept must be a list"},
        {"tickets_kept", set("kept", {"nob-hill--castro", 5}), ".kept[1] must be a string"},
        {"tickets_kept", set("returned", {"nob-hill--castro", "x"}), ".returned[1] is no known ticket"},
        {"tickets_kept", set("kept", {"nob-hill--castro", "nob-hill--castro"}), ".kept has the same ticket twice"},
        {"tickets_offered", set("tickets", boost::json::array{}), ".tickets must have one or two tickets"},
        {"tickets_offered", set("tickets", {"nob-hill--castro", "presidio--castro", "mission-district--soma"}),
         ".tickets must have one or two tickets"},
        {"tickets_offered", set("tickets", {"nob-hill--castro", "nob-hill--castro"}),
         ".tickets has the same ticket twice"},
        {"stack_placed", set("symbol", "lobster"), ".symbol is no known symbol"},
        {"stack_placed", set("location", "oakland"), ".location is no known location"},
        {"token_taken", set("symbol", nullptr), ".symbol must be a string"},
        {"token_taken", unset("location"), ".location is missing"},
        {"route_claimed", set("route", "nowhere"), ".route is no known route"},
        {"route_claimed", set("points", 101), ".points must be a whole number from 0 to 100"},
        {"route_claimed", set("points", -1), ".points must be a whole number from 0 to 100"},
        {"route_claimed", unset("paid"), ".paid is missing"},
        {"route_claimed", set("paid", boost::json::array{}), ".paid must be an object"},
        {"route_claimed", set("paid", {{"gold", 1}}), ".paid.gold is no known card"},
        {"route_claimed", set("paid", {{"red", 0}}), ".paid.red must be a whole number from 1 to 44"},
        {"route_claimed", set("paid", {{"red", 45}}), ".paid.red must be a whole number from 1 to 44"},
        {"route_claimed", set("paid", {{"red", "1"}}), ".paid.red must be a number"},
        {"route_claimed", set("paid", {{"red", 1}, {"blue", 1}}), ".paid has more than one colour (R5.2)"},
        {"last_round_began", set("seat", 4), ".seat must be a whole number from 0 to 2"},
        {"game_ended", unset("scores"), ".scores is missing"},
        {"game_ended", set("scores", boost::json::array(2, score)), ".scores must have one entry per seat"},
        {"game_ended", set("scores", {score, 7, score}), ".scores[1] must be an object"},
        {"game_ended", set("scores", {score, {{"routes", 1}}, score}), ".scores[1].tickets is missing"},
        {"game_ended", set("winners", {0, 3}), ".winners[1] must be a whole number from 0 to 2"},
        {"game_ended", set("winners", {1, 1}), ".winners names a seat twice"},
        {"game_ended", set("winners", 0), ".winners must be a list"},
    });
}

TEST(MalformedRecord, wrong_scores_are_named) {
    const auto change = [](const char* key, boost::json::value value) -> Change {
        return [=](boost::json::object& event) { event.at("scores").at(2).as_object()[key] = value; };
    };
    const std::string range = " must be a whole number from -10000 to 10000";
    expect_errors({
        {"game_ended", change("routes", "many"), ".scores[2].routes must be a number"},
        {"game_ended", change("tokens", 1.5), ".scores[2].tokens" + range},
        {"game_ended", change("total", 10'001), ".scores[2].total" + range},
        {"game_ended", change("completed", -10'001), ".scores[2].completed" + range},
        {"game_ended", change("bonus", 1), ".scores[2].bonus is not a field of this format"},
    });
}

TEST(MalformedRecord, a_wrong_deal_is_named) {
    const auto at = [](const char* key, size_t i, boost::json::value value) -> Change {
        return [=](boost::json::object& event) { event.at(key).at(i) = value; };
    };
    const auto stack = [](const char* place, boost::json::value value) -> Change {
        return [=](boost::json::object& event) { event.at("stacks").as_object()[place] = value; };
    };
    expect_errors({
        {"dealt", unset("stacks"), ".stacks is missing"},
        {"dealt", stack("castro", "crab"), ".stacks must have the five marked locations"},
        {"dealt", set("stacks", boost::json::object{}), ".stacks must have the five marked locations"},
        {"dealt", set("stacks", {{"a", 1}, {"b", 1}, {"c", 1}, {"d", 1}, {"e", 1}}),
         ".stacks.golden-gate-bridge is missing"},
        {"dealt", stack("sunset", "lobster"), ".stacks.sunset is no known symbol"},
        {"dealt", stack("sunset", 4), ".stacks.sunset must be a string"},
        {"dealt", set("spare_stacks", {"crab", "heart", "seagull"}), ".spare_stacks must have 2 entries"},
        {"dealt", at("spare_stacks", 1, "x"), ".spare_stacks[1] is no known symbol"},
        {"dealt", unset("hands"), ".hands is missing"},
        {"dealt", set("hands", boost::json::array(2, boost::json::array{"red", "red"})),
         ".hands must have one entry per seat"},
        {"dealt", at("hands", 1, {"red"}), ".hands[1] must have 2 entries"},
        {"dealt", at("hands", 2, {"red", "none"}), ".hands[2][1] is no known card"},
        {"dealt", at("market", 4, "white"), ".market[4] is no known card"},
        {"dealt", set("market", {"red", "red"}), ".market must have 5 entries"},
        {"dealt", set("market", "red"), ".market must be a list"},
        {"dealt", at("offers", 0, {"nob-hill--castro", "x"}), ".offers[0][1] is no known ticket"},
        {"dealt", at("offers", 0, 1), ".offers[0] must be a list"},
        {"dealt", unset("offers"), ".offers is missing"},
        {"dealt", set("seat", 0), ".seat is not a field of this format"},
    });
}

TEST(MalformedRecord, a_truncated_line_is_refused_wherever_it_ends) {
    const std::string line = boost::json::serialize(finished_game());
    for (size_t length = 0; length < line.size(); length += length < 600 ? 1 : 97) {
        const auto read = parse_record(std::string_view(line).substr(0, length), file());
        ASSERT_FALSE(read) << length;
        EXPECT_TRUE(read.error().starts_with("not valid JSON at character ")) << read.error();
    }
}

TEST(MalformedRecord, a_field_that_is_given_twice_is_named) {
    const boost::json::object game = finished_game();
    const std::string last = "events[" + std::to_string(game.at("events").as_array().size() - 1) + "]";
    const struct {
        std::string before, added, error;
    } table[] = {
        {R"("format":)", R"("format":"record/1",)", "format is given twice"},
        {R"("seed":)", R"("se\u0065d" : 5,)", "seed is given twice"},
        {R"("events":)", R"("events":[{"type":1,"type":2}],)", "events[0].type is given twice"},
        {R"("level":)", R"("level":"",)", "players[1].level is given twice"},
        {R"("spare_stacks":)", R"("market":[],)", "events[0].market is given twice"},
        {R"("sunset":)", R"("sunset":{},)", "events[0].stacks.sunset is given twice"},
        {R"("winners":)", R"("winners":[0],)", last + ".winners is given twice"},
    };
    for (const auto& wrong : table) {
        std::string line = boost::json::serialize(game);
        const size_t place = line.find(wrong.before);
        ASSERT_NE(place, std::string::npos) << wrong.before;
        line.insert(place, wrong.added);
        EXPECT_EQ(error_of(line), wrong.error);
    }
}

TEST(MalformedRecord, what_looks_like_a_field_in_a_text_is_none) {
    boost::json::object game = finished_game();
    game.at("players").at(1).at("name") = R"(","name":{"name":["\)";
    EXPECT_EQ(error_of(game), "");
}

TEST(MalformedRecord, what_is_no_json_is_refused) {
    const std::string good = boost::json::serialize(finished_game());
    for (const std::string& text : {std::string("{]"), good + "}", good + "\n" + good, std::string(5000, '{')}) {
        const auto read = parse_record(text, file());
        ASSERT_FALSE(read);
        EXPECT_TRUE(read.error().starts_with("not valid JSON at character ")) << read.error();
    }
    EXPECT_EQ(parse_record("[]", file()).error(), "the document must be an object");
}

TEST(MalformedRecord, a_changed_byte_never_breaks_the_reader) {
    const std::string good = boost::json::serialize(finished_game());
    engine::Rng rng(seed_of(1), engine::Stream::cards);
    for (int i = 0; i < 2000; ++i) {
        std::string text = good;
        text[rng.below(static_cast<uint32_t>(text.size()))] = "0-\"{}[],:x\xff"[rng.below(11)];
        const auto read = parse_record(text, file());
        if (!read) EXPECT_FALSE(read.error().empty());
    }
}

TEST(Seeds, are_64_lower_case_hex_digits) {
    const engine::Seed seed = seed_of(0xdeadbeef);
    EXPECT_EQ(json::to_hex(seed), "efbeadde" + std::string(56, '0'));
    EXPECT_EQ(record::seed_from_hex(json::to_hex(seed)), seed);
    EXPECT_FALSE(record::seed_from_hex(std::string(63, '0')));
    EXPECT_FALSE(record::seed_from_hex(std::string(63, '0') + "g"));
}

TEST_P(Records, the_same_seed_and_choices_give_the_same_record) {
    EXPECT_EQ(random_match(GetParam(), 5).record(), random_match(GetParam(), 5).record());
    EXPECT_NE(random_match(GetParam(), 5).record(), random_match(GetParam(), 6).record());
}

TEST(PlayedMatch, an_illegal_action_changes_nothing) {
    for (int decisions = 0; decisions < 60; ++decisions) {
        Match match = random_match(3, 3, decisions);
        const engine::State before = match.state();
        const Record record_before = match.record();
        const Seat acting = seats_to_act(before.table).first();
        EXPECT_TRUE(match.play(acting, engine::Pass{}, "bot"));
        EXPECT_TRUE(match.play(acting, engine::KeepTickets{}));
        EXPECT_TRUE(match.play(acting, engine::DrawMarket{engine::Slot{9}}));
        EXPECT_TRUE(match.play(acting, engine::ClaimRoute{engine::RouteId{200}, {}, engine::kNowhere}));
        EXPECT_TRUE(match.play(acting, engine::PlaceStack{engine::SymbolId{99}, engine::LocationId{99}}));
        EXPECT_EQ(match.play(Seat{3}, engine::DrawDeck{})->rule, "R1.1");
        EXPECT_EQ(match.state(), before);
        EXPECT_EQ(match.record(), record_before);
    }
}

TEST(PlayedMatch, R7_1_after_the_end_nothing_can_be_done) {
    Match match = random_match(2, 4);
    const Record before = match.record();
    EXPECT_EQ(match.play(Seat{0}, engine::DrawDeck{})->rule, "R7.1");
    EXPECT_EQ(match.record(), before);
}

TEST(PlayedMatch, R2_2_the_first_player_is_drawn_evenly_and_by_the_seed) {
    for (int seats = 2; seats <= 4; ++seats) {
        std::array<int, 4> first{};
        for (uint32_t number = 0; number < 1200; ++number) {
            const int drawn = record::draw_first(seed_of(number), seats);
            EXPECT_EQ(drawn, record::draw_first(seed_of(number), seats));
            ASSERT_TRUE(drawn >= 0 && drawn < seats);
            ++first[static_cast<size_t>(drawn)];
        }
        for (size_t i = 0; i < static_cast<size_t>(seats); ++i) {
            EXPECT_GT(first[i], 1200 / seats * 4 / 5) << seats << " seats, player " << i;
            EXPECT_LT(first[i], 1200 / seats * 6 / 5) << seats << " seats, player " << i;
        }
    }
}

}  // namespace
