// R7: the end.
#include <gtest/gtest.h>

#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

// A ticket of 3 points and the routes that complete it, which are worth 3 points too.
const std::string kTicket = "tickets chinatown--civic-center";
const std::string kItsRoutes = "routes chinatown--nob-hill nob-hill--civic-center";

// A turn of whoever is to move, in which no car is used.
void draw(Game& game) {
    for (const std::string seat = game.to_move(); game.to_move() == seat;) game.play(seat + " draw-deck");
}

TEST(LastRound, R7_1_begins_when_a_player_ends_a_turn_with_2_cars) {
    Game game = given("seats 2 | p0 hand R2 cars 4");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.events().back(), "p0 last-round-began");
}

TEST(LastRound, R7_1_begins_with_fewer_cars_too) {
    Game game = given("seats 2 | p0 hand R3 cars 3");
    game.play("p0 claim twin-peaks--mission-district with R3");
    EXPECT_EQ(game.events().back(), "p0 last-round-began");
}

TEST(LastRound, R7_1_does_not_begin_with_3_cars) {
    Game game = given("seats 2 | p0 hand R2 cars 5");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.events().size(), 1u);
}

TEST(LastRound, R7_1_begins_after_all_else_that_the_claim_causes) {
    Game game = given("seats 2 | stacks sunset:crab | market B G - P R | deck - | discard - | p0 hand rest cars 5");
    game.play("p0 claim lands-end--sunset with K3 token sunset");
    EXPECT_EQ(game.events(), (Texts{"p0 route-claimed lands-end--sunset paid K3 points 4", "p0 token-taken sunset crab",
                                    "deck-reshuffled 3", "market-filled 2 K", "p0 last-round-began"}));
}

TEST(LastRound, R7_1_with_two_players_each_has_exactly_one_more_turn) {
    Game game = given("seats 2 | p0 hand R2 cars 4");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.to_move(), "p1");
    draw(game);
    EXPECT_EQ(game.to_move(), "p0");
    draw(game);
    EXPECT_EQ(game.to_move(), "");
}

TEST(LastRound, R7_1_with_four_players_each_has_exactly_one_more_turn_whoever_triggers_it) {
    Game game = given("seats 4 | p2 to move | p2 hand R2 cars 4");
    game.play("p2 claim castro--civic-center with R2");
    std::string order;
    while (!game.to_move().empty()) {
        order += game.to_move() + " ";
        draw(game);
    }
    EXPECT_EQ(order, "p3 p0 p1 p2 ");
}

TEST(LastRound, R7_1_only_the_first_such_turn_triggers_it) {
    Game game = given("seats 2 | p0 hand R2 cars 4 | p1 hand R3 cars 4");
    game.play("p0 claim castro--civic-center with R2");
    game.play("p1 claim twin-peaks--mission-district with R3");
    EXPECT_EQ(game.events().size(), 1u);
    draw(game);
    EXPECT_EQ(game.to_move(), "");
}

TEST(LastRound, R7_1_its_trigger_may_use_its_last_cars_in_it) {
    Game game = given(
        "seats 2 | last round 1 | p0 hand R2 cars 2 tickets presidio--castro | p1 tickets chinatown--civic-center");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.events(), (Texts{"p0 route-claimed castro--civic-center paid R2 points 2",
                                    "game-ended p0 routes 2 tickets -7 tokens 0 total -5 completed 0 "
                                    "p1 routes 0 tickets -4 tokens 0 total -4 completed 0 winners p1"}));
}

TEST(LastRound, R7_1_a_turn_of_two_cards_or_of_tickets_is_one_turn) {
    Game game = given("seats 3 | p1 to move | last round 2 | p0 cars 2");
    game.play("p1 draw-deck");
    EXPECT_EQ(game.state.table.turns_left, 2);
    game.play("p1 draw-deck");
    EXPECT_EQ(game.state.table.turns_left, 1);
    game.next_tickets("nob-hill--castro presidio--castro");
    game.play("p2 draw-tickets");
    EXPECT_EQ(game.to_move(), "p2");
    game.play("p2 keep nob-hill--castro");
    EXPECT_EQ(game.to_move(), "");
}

TEST(LastRound, R7_1_when_the_game_is_over_nobody_acts) {
    const Game game = given("seats 2 | over");
    EXPECT_EQ(game.why("p0 draw-deck"), "R7.1");
    EXPECT_EQ(game.why("p1 pass"), "R7.1");
    EXPECT_TRUE(game.options().empty());
}

TEST(Score, R7_2_is_route_points_and_tickets_and_tokens) {
    const Game game = given("seats 2 | over | p0 points 20 " + kItsRoutes +
                            " tickets chinatown--civic-center nob-hill--castro tokens crab heart");
    const Score score = game.score(0);
    EXPECT_EQ(score.routes, 20);
    EXPECT_EQ(score.tickets, 4 - 6);
    EXPECT_EQ(score.tokens, 1);
    EXPECT_EQ(score.total, 20 + 4 - 6 + 1);
}

TEST(Score, R7_2_a_completed_ticket_adds_its_value) {
    const Game game = given("seats 2 | over | p0 " + kItsRoutes + " " + kTicket);
    EXPECT_EQ(game.score(0).tickets, 4);
    EXPECT_EQ(game.score(0).completed, 1);
}

TEST(Score, R7_2_an_uncompleted_ticket_costs_its_value) {
    const Game game = given("seats 2 | over | p0 routes chinatown--nob-hill " + kTicket);
    EXPECT_EQ(game.score(0).tickets, -4);
    EXPECT_EQ(game.score(0).completed, 0);
}

TEST(Score, R7_2_the_path_may_be_part_of_a_larger_network) {
    const Game game = given("seats 2 | over | p0 " + kItsRoutes +
                            " lombard-street--nob-hill chinatown--union-square castro--civic-center " + kTicket);
    EXPECT_EQ(game.score(0).completed, 1);
}

TEST(Score, R7_2_only_ones_own_routes_connect) {
    const Game game =
        given("seats 2 | over | p0 routes chinatown--nob-hill " + kTicket + " | p1 routes nob-hill--civic-center");
    EXPECT_EQ(game.score(0).completed, 0);
}

TEST(Score, R7_2_the_path_must_be_unbroken) {
    const Game game = given("seats 2 | over | p0 routes chinatown--nob-hill castro--civic-center " + kTicket);
    EXPECT_EQ(game.score(0).completed, 0);
}

TEST(Score, R7_3_token_points_by_the_number_of_different_symbols) {
    const std::array<std::string, 7> symbols = {"cable-car", "sea-lion", "crab", "fortune-cookie",
                                                "sourdough", "seagull",  "heart"};
    std::string position = "seats 2 | over | p0 tokens";
    std::vector<int> points = {given("seats 2 | over").score(0).tokens};
    for (const std::string& symbol : symbols) points.push_back(given(position += " " + symbol).score(0).tokens);
    EXPECT_EQ(points, (std::vector<int>{0, 0, 1, 2, 4, 6, 9, 12}));
}

TEST(Winner, R7_4_most_points_win) {
    EXPECT_EQ(given("seats 3 | over | p0 points 10 | p1 points 12 | p2 points 11").winners(), "p1");
}

TEST(Winner, R7_4_a_tie_goes_to_more_completed_tickets) {
    const Game game =
        given("seats 3 | over | p0 points 10 | p1 points 6 " + kItsRoutes + " " + kTicket + " | p2 points 10");
    EXPECT_EQ(game.score(1).total, 10);
    EXPECT_EQ(game.winners(), "p1");
}

TEST(Winner, R7_4_completed_tickets_count_only_in_a_tie) {
    const Game game = given("seats 2 | over | p0 points 11 | p1 points 6 " + kItsRoutes + " " + kTicket);
    EXPECT_EQ(game.winners(), "p0");
}

TEST(Winner, R7_4_more_held_tickets_do_not_break_a_tie) {
    const Game game = given("seats 2 | over | p0 points 14 " + kTicket + " | p1 points 10");
    EXPECT_EQ(game.winners(), "p0 p1");
}

TEST(Winner, R7_4_a_tie_after_that_is_a_win_shared_by_two) {
    EXPECT_EQ(given("seats 3 | over | p0 points 10 | p1 points 3 | p2 points 10").winners(), "p0 p2");
}

TEST(Winner, R7_4_or_by_three) {
    EXPECT_EQ(given("seats 4 | over | p0 points 9 | p1 points 10 | p2 points 10 | p3 points 10").winners(), "p1 p2 p3");
}

TEST(Winner, R7_4_or_by_all_four) { EXPECT_EQ(given("seats 4 | over").winners(), "p0 p1 p2 p3"); }

TEST(Winner, R7_4_players_with_equally_many_completed_tickets_share) {
    const Game game = given("seats 3 | over | p0 points 6 " + kItsRoutes + " " + kTicket +
                            " | p1 points 5 routes nob-hill--pacific-heights pacific-heights--painted-ladies-a "
                            "tickets nob-hill--painted-ladies | p2 points 10");
    EXPECT_EQ(game.score(0).total, 10);
    EXPECT_EQ(game.score(1).total, 10);
    EXPECT_EQ(game.winners(), "p0 p1");
}

TEST(Winner, R7_4_the_end_of_the_game_names_all_who_share) {
    Game game = given("seats 2 | p1 to move | last round 1 | p0 cars 2 points 8 | p1 points 6 hand R2");
    game.play("p1 claim castro--civic-center with R2");
    EXPECT_EQ(game.events().back(),
              "game-ended p0 routes 8 tickets 0 tokens 0 total 8 completed 0 "
              "p1 routes 8 tickets 0 tokens 0 total 8 completed 0 winners p0 p1");
}

TEST(Score, R7_5_may_go_below_zero) {
    const Game game = given("seats 2 | over | p0 points 2 " + kTicket);
    EXPECT_EQ(game.score(0).total, -2);
}

TEST(Winner, R7_5_a_negative_score_may_win) {
    const Game game = given("seats 2 | over | p0 " + kTicket + " | p1 tickets nob-hill--castro");
    EXPECT_EQ(game.winners(), "p0");
}

TEST(Score, R7_5_there_is_no_bonus_for_the_longest_path) {
    const Game game = given("seats 2 | over | p0 " + kItsRoutes + " | p1 routes castro--civic-center");
    EXPECT_EQ(game.score(0).total, 1 + 2);
    EXPECT_EQ(game.score(1).total, 2);
}

}  // namespace
}  // namespace tests
