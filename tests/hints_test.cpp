// Who is told hints by a server: nobody who could gain by them against another person.
#include <gtest/gtest.h>

#include "support/desk.h"

namespace {

using seating::Chair;
using seating::ChairKind;

room::Opened table_of(std::vector<Chair> chairs) {
    room::Opened opened;
    opened.host = "ann";
    opened.settings.first = 0;  // so seats are as the chairs here
    opened.chairs = std::move(chairs);
    return opened;
}

Chair person(std::string id) {
    Chair chair;
    chair.kind = ChairKind::person;
    chair.name = chair.person = std::move(id);
    return chair;
}

Chair bot() {
    Chair chair;
    chair.kind = ChairKind::bot;
    chair.level = "tourist";
    return chair;
}

// The hints, or the code of the refusal.
std::string ask(tests::Desk& desk, const std::string& table, const std::string& who, int seat) {
    std::string answer = "nothing";
    desk.hall.ask_hints(
        table, {who, false}, engine::Seat(seat),
        [&](std::optional<protocol::Code> code, const std::string& text) { answer = code ? code->name() : text; },
        desk.now);
    desk.settle();
    return answer;
}

TEST(Hints, are_for_a_person_who_plays_against_bots_alone) {
    tests::Desk desk;
    const std::string table = desk.open_table(table_of({person("ann"), bot()}));
    EXPECT_EQ(ask(desk, table, "ann", 0), "hints for 0");
    EXPECT_EQ(ask(desk, table, "ann", 1), "not_your_seat");
    EXPECT_EQ(ask(desk, table, "ann", 3), "not_your_seat");
    EXPECT_EQ(ask(desk, table, "bob", 0), "not_your_seat");
}

TEST(Hints, are_for_all_seats_of_one_person) {
    tests::Desk desk;
    const std::string table = desk.open_table(table_of({person("ann"), person("ann"), bot()}));
    EXPECT_EQ(ask(desk, table, "ann", 1), "hints for 1");
}

TEST(Hints, are_for_nobody_where_two_people_play) {
    tests::Desk desk;
    const std::string table = desk.open_table(table_of({person("ann"), person("bob"), bot()}));
    EXPECT_EQ(ask(desk, table, "ann", 0), "no_hints");
}

TEST(Hints, are_for_nobody_at_a_table_without_aids) {
    tests::Desk desk;
    room::Opened opened = table_of({person("ann"), bot()});
    opened.settings.aids = false;
    const std::string table = desk.open_table(std::move(opened));
    EXPECT_EQ(ask(desk, table, "ann", 0), "no_hints");
}

TEST(Hints, are_for_a_seat_that_is_to_act) {
    tests::Desk desk;
    const std::string table = desk.open_table(table_of({person("ann"), bot()}));
    desk.hall.connect(1, table, {"ann", false}, protocol::Version::two, desk.now);
    desk.settle();
    const auto view = boost::json::parse(desk.sent[1].back()).at("views").at(0);
    const auto kept = view.at("own").at("legal").at("keep_tickets").at(0);
    const auto seq = boost::json::parse(desk.sent[1].back()).at("seq");
    const boost::json::object act{{"type", "act"},
                                  {"id", "k"},
                                  {"seat", 0},
                                  {"seq", seq},
                                  {"action", {{"type", "keep_tickets"}, {"kept", kept}}}};
    desk.hall.receive(1, boost::json::serialize(act), desk.now);
    desk.settle();
    EXPECT_EQ(ask(desk, table, "ann", 0), "illegal") << "the bot has not chosen its tickets yet";
}

}  // namespace
