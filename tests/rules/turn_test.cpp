// R3: the turn.
#include <gtest/gtest.h>

#include <variant>

#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

// Every route has five spaces, so with four cars nothing can be claimed.
const Board& long_board() {
    static const Board board = make(small_board({{"a--b", "a", "b", 5, "grey", 0},
                                                 {"b--c", "b", "c", 5, "grey", 0},
                                                 {"c--d", "c", "d", 5, "grey", 0},
                                                 {"d--e", "d", "e", 5, "grey", 0},
                                                 {"e--f", "e", "f", 5, "grey", 0},
                                                 {"f--g", "f", "g", 5, "grey", 0},
                                                 {"g--a", "g", "a", 5, "grey", 0}}));
    return board;
}

// All cards are in hands, all tickets held.
const std::string kNothingLeft = " | market - - - - - | deck - | discard - | tickets - | ";

TEST(Turn, R3_1_drawing_cards_is_a_whole_turn) {
    Game game = given("seats 2");
    game.play("p0 draw-deck");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(Turn, R3_1_claiming_a_route_is_a_whole_turn) {
    Game game = given("seats 2 | p0 hand R2");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(Turn, R3_1_drawing_tickets_is_a_whole_turn) {
    Game game = given("seats 2");
    game.next_tickets("nob-hill--castro presidio--castro");
    game.play("p0 draw-tickets");
    EXPECT_EQ(game.to_move(), "p0");
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(Turn, R3_1_a_seat_acts_only_in_its_own_turn) {
    const Game game = given("seats 2 | p0 to move | p1 hand R2");
    EXPECT_EQ(game.why("p1 draw-deck"), "R3.1");
    EXPECT_EQ(game.why("p1 claim castro--civic-center with R2"), "R3.1");
    EXPECT_EQ(game.why("p1 draw-tickets"), "R3.1");
}

TEST(Turn, R3_1_the_first_seat_follows_the_last) {
    Game game = given("seats 4 | p3 to move | p3 hand R2");
    game.play("p3 claim castro--civic-center with R2");
    EXPECT_EQ(game.to_move(), "p0");
}

TEST(Turn, R3_2_leaving_and_resigning_are_no_actions) {
    EXPECT_EQ(std::variant_size_v<Action>, 7u);  // two draws of cards, claim, draw and keep tickets, place, pass
}

TEST(Turn, R3_3_a_player_with_no_legal_action_passes) {
    const Game game = given("seats 2" + kNothingLeft + "p0 hand rest cars 4 | p1 cars 4 tickets rest", long_board());
    EXPECT_EQ(game.options(), Texts{"p0 pass"});
}

TEST(Turn, R3_3_nobody_passes_who_can_draw_a_card) { EXPECT_EQ(given("seats 2").why("p0 pass"), "R3.3"); }

TEST(Turn, R3_3_nobody_passes_who_can_take_only_a_face_up_ferry_card) {
    const Game game = given(
        "seats 2 | market - - F - - | deck - | discard - | tickets - | p0 hand rest cars 4 "
        "| p1 cars 4 tickets rest",
        long_board());
    EXPECT_EQ(game.options(), Texts{"p0 draw-market 2"});
    EXPECT_EQ(game.why("p0 pass"), "R3.3");
}

TEST(Turn, R3_3_nobody_passes_who_can_draw_tickets) {
    const Game game = given(
        "seats 2 | market - - - - - | deck - | discard - | tickets t1 | p0 hand rest cars 4 "
        "| p1 cars 4 tickets rest",
        long_board());
    EXPECT_EQ(game.options(), Texts{"p0 draw-tickets"});
    EXPECT_EQ(game.why("p0 pass"), "R3.3");
}

TEST(Turn, R3_3_nobody_passes_who_can_draw_a_returned_ticket) {
    const Game game = given(
        "seats 2 | market - - - - - | deck - | discard - | tickets - | buried p1:t1 "
        "| p0 hand rest cars 4 | p1 cars 4 tickets rest",
        long_board());
    EXPECT_EQ(game.why("p0 pass"), "R3.3");
}

TEST(Turn, R3_3_nobody_passes_who_can_claim) {
    const Game game = given("seats 2" + kNothingLeft + "p0 hand rest cars 5 | p1 cars 4 tickets rest", long_board());
    EXPECT_EQ(game.why("p0 pass"), "R3.3");
}

TEST(Turn, R3_3_an_empty_hand_and_nothing_to_draw_is_no_legal_action_either) {
    const Game game = given("seats 2 | p1 to move" + kNothingLeft + "p0 hand rest | p1 tickets rest", long_board());
    EXPECT_EQ(game.options(), Texts{"p1 pass"});
}

TEST(Turn, R3_3_when_every_player_has_passed_the_game_ends_at_once_and_is_scored) {
    Game game = given("seats 2" + kNothingLeft + "p0 hand rest cars 4 points 7 tickets t1 | p1 cars 4 tickets rest",
                      long_board());
    game.play("p0 pass");
    EXPECT_EQ(game.events(), Texts{"p0 passed"});
    EXPECT_EQ(game.to_move(), "p1");
    game.play("p1 pass");
    EXPECT_EQ(game.events(), (Texts{"p1 passed",
                                    "game-ended p0 routes 7 tickets -1 tokens 0 total 6 completed 0 "
                                    "p1 routes 0 tickets -35 tokens 0 total -35 completed 0 winners p0"}));
    EXPECT_EQ(game.to_move(), "");
}

TEST(Turn, R3_3_the_passes_must_be_in_a_row) {
    Game game = given(
        "seats 3 | p1 to move | passes 2" + kNothingLeft + "p0 cars 4 | p1 hand rest cars 20 | p2 cars 4 tickets rest",
        long_board());
    game.play("p1 claim a--b with R5 token a");
    EXPECT_EQ(game.state.table.passes, 0);
}

TEST(Turn, R3_3_the_game_goes_on_while_one_player_can_still_act) {
    Game game = given(
        "seats 3 | p2 to move | passes 1" + kNothingLeft + "p0 hand rest cars 20 | p1 cars 4 | p2 cars 4 tickets rest",
        long_board());
    game.play("p2 pass");
    EXPECT_EQ(game.to_move(), "p0");
}

TEST(Turn, R3_3_a_pass_is_a_turn_of_the_last_round) {
    Game game =
        given("seats 2 | p1 to move | last round 1" + kNothingLeft + "p0 hand rest cars 2 | p1 cars 4 tickets rest",
              long_board());
    game.play("p1 pass");
    EXPECT_EQ(game.to_move(), "");
}

TEST(Turn, R3_3_when_every_player_in_a_row_has_passed_even_the_last_round_ends_at_once) {
    Game game = given("seats 3 | p1 to move | last round 2 | passes 2" + kNothingLeft +
                          "p0 hand rest cars 2 | p1 cars 4 tickets rest | p2 cars 4",
                      long_board());
    game.play("p1 pass");
    EXPECT_EQ(game.to_move(), "");
}

}  // namespace
}  // namespace tests
