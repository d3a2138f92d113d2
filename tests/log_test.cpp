// Logs read back: whole ones give the table again, damaged ones are found out.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "room/read_next.h"
#include "tests/support/desk.h"

namespace {

using store::Entry;

// Two people play for a while, and chat.
std::vector<Entry> played(int messages, seating::Watching watching = seating::Watching::table) {
    tests::Desk desk;
    const std::string table = desk.open_table(2, 0, watching);
    for (const hall::ConnectionId person : {0U, 1U})
        desk.hall.connect(person, table, {"p" + std::to_string(person), false}, protocol::Version::one, desk.now);
    size_t chosen = 0;
    for (int i = 0; i < messages; ++i) {
        desk.settle();
        const auto person = static_cast<hall::ConnectionId>(i % 2);
        const auto update = boost::json::parse(desk.sent[person].back()).as_object();
        if (!update.at("own").as_object().contains("legal")) continue;
        boost::json::object message{
            {"type", "act"}, {"id", "m" + std::to_string(i)}, {"seat", update.at("seat")}, {"seq", update.at("seq")}};
        message["action"] = tests::any_action(update.at("own").at("legal").as_object(),
                                              [&](size_t count) { return (chosen += 7) % count; });
        desk.hall.receive(person, boost::json::serialize(message), desk.now);
    }
    desk.settle();
    return desk.logs.at(table);
}

// How many entries could be read.
size_t readable(const std::vector<Entry>& log) {
    room::Room room;
    room.board = &record::shipped_board();
    for (const Entry& entry : log) {
        const auto fact = room::read_next(room, entry.text);
        if (!fact) break;
        room::apply(room, *fact, entry.at_ms);
    }
    return room.seq;
}

TEST(Log, a_whole_log_is_read_to_its_end) {
    const auto log = played(200);
    ASSERT_GT(log.size(), 50U);
    EXPECT_EQ(readable(log), log.size());
}

TEST(Log, a_table_that_was_opened_before_there_were_aids_allows_them) {
    std::string opened = played(0).front().text;
    const std::string_view field = R"("aids":true,)";
    ASSERT_NE(opened.find(field), std::string::npos) << opened;
    const auto allows = [](const std::string& text) {
        room::Room room;
        room.board = &record::shipped_board();
        room::apply(room, room::read_next(room, text).value(), 0);
        return room.settings.aids;
    };
    EXPECT_FALSE(allows(std::string(opened).replace(opened.find(field), field.size(), R"("aids":false,)")));
    EXPECT_TRUE(allows(opened.erase(opened.find(field), field.size())));
}

TEST(Log, a_lost_entry_is_found_out) {
    const auto log = played(200);
    for (size_t lost = 0; lost + 1 < log.size(); ++lost) {
        auto damaged = log;
        damaged.erase(damaged.begin() + static_cast<std::ptrdiff_t>(lost));
        EXPECT_LT(readable(damaged), damaged.size()) << "without " << log[lost].text;
    }
}

TEST(Log, an_entry_that_is_there_twice_is_found_out) {
    const auto log = played(200);
    for (size_t twice = 0; twice + 1 < log.size(); ++twice) {
        auto damaged = log;
        damaged.insert(damaged.begin() + static_cast<std::ptrdiff_t>(twice), log[twice]);
        EXPECT_LT(readable(damaged), damaged.size()) << "twice " << log[twice].text;
    }
}

TEST(Log, an_entry_that_was_cut_off_is_found_out) {
    const auto log = played(100);
    for (size_t cut = 0; cut < log.size(); ++cut) {
        auto damaged = log;
        damaged[cut].text.resize(damaged[cut].text.size() / 2);
        EXPECT_EQ(readable(damaged), cut);
    }
}

TEST(Log, a_damaged_table_is_broken_and_the_others_play_on) {
    tests::Desk desk;
    const auto log = played(100);
    desk.logs["broken"] = log;
    desk.logs["whole"] = log;
    std::swap(desk.logs["broken"][2].text, desk.logs["broken"][30].text);
    desk.hall.connect(1, "broken", {"p0", false}, protocol::Version::two, desk.now);
    desk.hall.connect(2, "whole", {"p0", false}, protocol::Version::two, desk.now);
    std::string code;
    desk.hall.ask(
        "broken", {}, protocol::Version::two, {},
        [&](std::optional<protocol::Code> answer, const std::string&) { code = answer ? answer->name() : ""; },
        desk.now);
    desk.settle();
    EXPECT_EQ(desk.closed[1], "broken_table");
    EXPECT_EQ(code, "broken_table");
    EXPECT_FALSE(desk.closed.contains(2));
    EXPECT_FALSE(desk.sent[2].empty());
}

TEST(Log, the_record_of_a_table_that_nobody_may_watch_is_for_its_seats) {
    tests::Desk desk;
    desk.logs["closed"] = played(3000, seating::Watching::nobody);
    desk.logs["open"] = played(3000);
    const auto asked = [&](const std::string& table, const std::string& person) {
        std::vector<std::string> codes;
        desk.hall.ask_record(
            table, {person, false},
            [&](std::optional<protocol::Code> code, const std::string&) {
                codes.emplace_back(code ? code->name() : "");
            },
            desk.now);
        desk.settle();
        return codes;
    };
    using Codes = std::vector<std::string>;
    for (const char* person : {"p0", "p1", "stranger", ""}) {
        EXPECT_EQ(asked("open", person), Codes{""}) << person;
        EXPECT_EQ(asked("closed", person), Codes{person[0] == 'p' ? "" : "no_spectators"}) << person;
    }
}

}  // namespace
