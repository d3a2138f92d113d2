// R6: drawing tickets.
#include <gtest/gtest.h>

#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

std::string section(const Game& game, const std::string& name) {
    const std::string position = game.position();
    const size_t begin = position.find("| " + name + " ");
    if (begin == std::string::npos) return "";
    return position.substr(begin + 2, position.find(" |", begin + 2) - begin - 2);
}

TEST(Tickets, R6_1_the_top_two_tickets_are_offered) {
    Game game = given("seats 2");
    game.next_tickets("nob-hill--castro fort-mason--sunset");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.events(), Texts{"p0 tickets-offered nob-hill--castro fort-mason--sunset"});
}

TEST(Tickets, R6_1_one_or_both_are_kept) {
    const Game game = given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset");
    EXPECT_EQ(game.options(), (Texts{"p0 keep nob-hill--castro", "p0 keep fort-mason--sunset",
                                     "p0 keep nob-hill--castro fort-mason--sunset"}));
}

TEST(Tickets, R6_1_not_none) {
    const Game game = given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset");
    EXPECT_EQ(game.why("p0 keep -"), "R6.1");
}

TEST(Tickets, R6_1_only_what_was_offered) {
    const Game game =
        given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset tickets presidio--castro");
    EXPECT_EQ(game.why("p0 keep lombard-street--soma"), "R6.1");
    EXPECT_EQ(game.why("p0 keep nob-hill--castro presidio--castro"), "R6.1");
}

TEST(Tickets, R6_1_nothing_else_is_done_before_the_choice) {
    const Game game = given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset");
    EXPECT_EQ(game.why("p0 draw-deck"), "R6.1");
    EXPECT_EQ(game.why("p0 draw-tickets"), "R6.1");
}

TEST(Tickets, R6_1_nothing_is_kept_that_was_not_drawn) {
    EXPECT_EQ(given("seats 2").why("p0 keep nob-hill--castro"), "R6.1");
}

TEST(Tickets, R6_1_the_one_not_kept_goes_to_the_bottom_of_the_ticket_deck) {
    Game game = given(
        "seats 2 | keep tickets | buried p1:presidio--castro | p0 offer nob-hill--castro fort-mason--sunset "
        "| p1 tickets lombard-street--soma");
    game.play("p0 keep fort-mason--sunset");
    EXPECT_EQ(game.events(), Texts{"p0 tickets-kept fort-mason--sunset returned nob-hill--castro"});
    EXPECT_EQ(section(game, "buried"), "buried p1:presidio--castro p0:nob-hill--castro");
    EXPECT_EQ(game.tickets(0), "fort-mason--sunset");
}

TEST(Tickets, R6_1_keeping_both_returns_none) {
    Game game = given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset");
    game.play("p0 keep nob-hill--castro fort-mason--sunset");
    EXPECT_EQ(section(game, "buried"), "");
    EXPECT_EQ(game.tickets(0), "nob-hill--castro fort-mason--sunset");
}

TEST(Tickets, R6_1_returned_tickets_come_up_again_in_the_order_of_their_return) {
    Game game = given(
        "seats 2 | tickets - | buried p1:presidio--castro p0:nob-hill--castro p1:fort-mason--sunset "
        "| p0 tickets rest | p1 tickets lombard-street--soma presidio--nob-hill");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.events(), Texts{"p0 tickets-offered presidio--castro nob-hill--castro"});
    EXPECT_EQ(section(game, "buried"), "buried p1:fort-mason--sunset");
}

TEST(Tickets, R6_1_the_last_unseen_ticket_comes_before_the_first_returned_one) {
    Game game = given(
        "seats 2 | tickets nob-hill--castro | buried p1:presidio--castro p1:fort-mason--sunset "
        "| p0 tickets rest | p1 tickets lombard-street--soma presidio--nob-hill");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.events(), Texts{"p0 tickets-offered nob-hill--castro presidio--castro"});
    EXPECT_EQ(section(game, "buried"), "buried p1:fort-mason--sunset");
}

TEST(Tickets, R6_1_a_ticket_returned_again_goes_under_the_others) {
    Game game = given(
        "seats 2 | tickets - | buried p1:presidio--castro p0:nob-hill--castro p1:fort-mason--sunset "
        "| p0 tickets rest | p1 tickets lombard-street--soma presidio--nob-hill");
    game.play("p0 draw-tickets");
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(section(game, "buried"), "buried p1:fort-mason--sunset p0:presidio--castro");
}

TEST(Tickets, R6_2_with_one_ticket_left_it_is_offered_alone_and_must_be_kept) {
    Game game = given("seats 2 | tickets nob-hill--castro | p1 tickets rest");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.events(), Texts{"p0 tickets-offered nob-hill--castro"});
    EXPECT_EQ(game.options(), Texts{"p0 keep nob-hill--castro"});
    EXPECT_EQ(game.why("p0 keep -"), "R6.2");
}

TEST(Tickets, R6_2_the_one_left_may_be_a_returned_one) {
    Game game = given(
        "seats 2 | tickets - | buried p0:nob-hill--castro | p0 tickets presidio--castro "
        "| p1 tickets rest");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.events(), Texts{"p0 tickets-offered nob-hill--castro"});
}

TEST(Tickets, R6_2_with_none_left_drawing_tickets_is_not_legal) {
    const Game game = given("seats 2 | tickets - | p1 tickets rest");
    EXPECT_EQ(game.why("p0 draw-tickets"), "R6.2");
}

TEST(Tickets, R6_3_there_is_no_limit) {
    const Game game = given("seats 2 | tickets nob-hill--castro presidio--castro | p0 tickets rest");
    EXPECT_EQ(game.why("p0 draw-tickets"), "");
}

TEST(Tickets, R6_3_a_kept_ticket_is_never_discarded) {
    Game game = given("seats 2 | keep tickets | p0 tickets presidio--castro offer nob-hill--castro fort-mason--sunset");
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.tickets(0), "nob-hill--castro presidio--castro");
}

TEST(Tickets, R6_3_how_many_each_player_holds_is_public) {
    Game game = given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset");
    game.play("p0 keep nob-hill--castro fort-mason--sunset");
    EXPECT_EQ(game.seen_by(Seat{1}), Texts{"p0 tickets-kept ? ?"});
    EXPECT_EQ(view_for(game.state, std::nullopt).table.ticket_count[0], 2);
}

TEST(Tickets, R6_3_which_tickets_were_offered_is_secret) {
    Game game = given("seats 2");
    game.next_tickets("nob-hill--castro fort-mason--sunset");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.seen_by(Seat{0}), Texts{"p0 tickets-offered nob-hill--castro fort-mason--sunset"});
    EXPECT_EQ(game.seen_by(Seat{1}), Texts{"p0 tickets-offered ? ?"});
    EXPECT_EQ(game.seen_by(std::nullopt), Texts{"p0 tickets-offered ? ?"});
}

TEST(Tickets, R6_3_which_tickets_were_kept_and_returned_is_secret) {
    Game game = given("seats 2 | keep tickets | p0 offer nob-hill--castro fort-mason--sunset");
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.seen_by(Seat{0}), Texts{"p0 tickets-kept nob-hill--castro returned fort-mason--sunset"});
    EXPECT_EQ(game.seen_by(Seat{1}), Texts{"p0 tickets-kept ?"});
}

TEST(Tickets, R6_3_a_view_does_not_depend_on_another_seats_tickets) {
    const Game one = given("seats 2 | p0 tickets nob-hill--castro");
    const Game other = given("seats 2 | p0 tickets fort-mason--sunset");
    EXPECT_EQ(view_for(one.state, Seat{1}), view_for(other.state, Seat{1}));
    EXPECT_EQ(view_for(one.state, std::nullopt), view_for(other.state, std::nullopt));
}

TEST(Tickets, R6_3_who_returned_a_ticket_knows_which_and_where_in_the_deck_it_lies) {
    const Game game = given(
        "seats 2 | buried p1:presidio--castro p0:nob-hill--castro "
        "| p0 tickets fort-mason--sunset | p1 tickets lombard-street--soma");
    const View view = view_for(game.state, Seat{0});
    EXPECT_EQ(view.own.buried.size(), 1);
    EXPECT_EQ(view.own.buried[0], view.table.board->find_ticket("nob-hill--castro"));
    EXPECT_EQ(view.table.buried.owner(0), Seat{1});
    EXPECT_EQ(view.table.buried.owner(1), Seat{0});
}

TEST(Tickets, R6_1_a_drawn_ticket_leaves_no_trace_of_where_it_lay) {
    Game game = given(
        "seats 2 | tickets - | buried p0:presidio--castro p1:nob-hill--castro p0:presidio--nob-hill "
        "| p0 tickets rest | p1 tickets fort-mason--sunset");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.state, given(game.position()).state);
    game.play("p0 keep presidio--castro nob-hill--castro");
    EXPECT_EQ(game.state, given(game.position()).state);
}

TEST(Tickets, R6_3_the_others_know_only_whose_ticket_lies_there) {
    const std::string held = " | p0 tickets fort-mason--sunset";
    const Game one = given("seats 2 | buried p0:nob-hill--castro" + held);
    const Game other = given("seats 2 | buried p0:presidio--castro" + held);
    EXPECT_EQ(view_for(one.state, Seat{1}), view_for(other.state, Seat{1}));
    EXPECT_NE(view_for(one.state, Seat{0}), view_for(other.state, Seat{0}));
}

}  // namespace
}  // namespace tests
