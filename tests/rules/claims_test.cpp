// R5: claiming a route.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/notation.h"
#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

// The legal moves that begin with a text.
Texts options_with(const Game& game, const std::string& beginning) {
    Texts options = game.options();
    std::erase_if(options, [&](const std::string& option) { return !option.starts_with(beginning); });
    return options;
}

TEST(Claim, R5_1_any_open_route_connected_to_ones_own_or_not) {
    const Game game = given("seats 2 | p0 hand R2 routes lombard-street--nob-hill");
    EXPECT_EQ(game.why("p0 claim castro--civic-center with R2"), "");
    EXPECT_EQ(game.why("p0 claim chinatown--nob-hill with R1"), "");
}

TEST(Claim, R5_1_not_a_route_that_is_claimed) {
    const Game game = given("seats 3 | p0 hand R2 | p1 routes castro--civic-center");
    EXPECT_EQ(game.why("p0 claim castro--civic-center with R2"), "R5.1");
}

TEST(Claim, R5_1_not_ones_own_route_again) {
    const Game game = given("seats 2 | p0 hand R2 routes castro--civic-center");
    EXPECT_EQ(game.why("p0 claim castro--civic-center with R2"), "R5.1");
}

TEST(Claim, R5_1_at_most_one_route_per_turn) {
    Game game = given("seats 2 | p0 hand R3");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.why("p0 claim chinatown--nob-hill with R1"), "R3.1");
}

TEST(Claim, R5_1_the_number_after_the_last_route_is_no_route) {
    const Game game = given("seats 2 | market B G K P O | p0 hand R6 F8");
    const auto why = [&](size_t route) {
        const ClaimRoute claim{RouteId(route), {Card::red, 1, 0}, kNowhere};
        return why_illegal(game.state.table, game.state.secrets[0], Seat{0}, claim);
    };
    const size_t routes = shipped_board().routes.size();
    EXPECT_EQ(why(routes), (Illegal{"R5.1", "there is no such route"}));
    EXPECT_NE(why(routes - 1), (Illegal{"R5.1", "there is no such route"}));
}

TEST(Payment, R5_2_exactly_as_many_cards_as_the_route_has_spaces) {
    const Game game = given("seats 2 | p0 hand R4");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R2"), "R5.2");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R3"), "");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R4"), "R5.2");
}

TEST(Payment, R5_2_all_of_the_routes_colour) {
    const Game game = given("seats 2 | p0 hand B3 R3");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with B3"), "R5.2");
}

// A board with long routes: no hand but the largest can pay for them.
Board long_board() {
    return make(small_board({{"r7", "a", "b", 7, "grey", 0},
                             {"r8", "b", "c", 8, "red", 0},
                             {"r9", "c", "d", 9, "red", 2},
                             {"r13", "d", "e", 13, "red", 0},
                             {"r14", "e", "f", 14, "red", 8},
                             {"r1", "f", "g", 1, "blue", 0}}));
}

TEST(Payment, R5_2_five_and_more_ferry_cards_beside_a_colour) {
    const Board board = long_board();
    const Game game = given("seats 2 | market B G K P O | p0 hand R6 F8 tokens s1 s2 s3 s4 s5 s6 s7", board);
    const auto payments = [&](const std::string& route) {
        const std::string claim = "p0 claim " + route + " with ";
        Texts texts = options_with(game, claim);
        for (std::string& text : texts) text = text.substr(claim.size());
        return texts;
    };
    EXPECT_EQ(payments("r8"), (Texts{"R6 F2", "R5 F3", "R4 F4", "R3 F5", "R2 F6", "R1 F7", "F8"}));
    EXPECT_EQ(payments("r7"), (Texts{"R6 F1", "R5 F2", "R4 F3", "R3 F4", "R2 F5", "R1 F6", "F7"}));
    EXPECT_EQ(payments("r9"), (Texts{"R6 F3", "R5 F4", "R4 F5", "R3 F6", "R2 F7", "R1 F8"}));
}

TEST(Payment, R5_2_routes_of_up_to_14_spaces) {
    const Board board = long_board();
    Game game = given("seats 2 | market B G K P O | p0 hand R6 F8", board);
    EXPECT_EQ(game.why("p0 claim r13 with R6 F7 token d"), "");
    EXPECT_EQ(game.why("p0 claim r13 with R5 F8 token d"), "");
    EXPECT_EQ(game.why("p0 claim r14 with R6 F8 token e"), "");
    EXPECT_EQ(given("seats 2 | market B G K P O | p0 hand R6 F7", board).why("p0 claim r14 with R6 F8 token e"),
              "R5.2");
    game.play("p0 claim r14 with R6 F8 token e");
    EXPECT_EQ(game.state.table.cars[0], 6);
    EXPECT_EQ(game.state.table.route_points[0], 14);
    EXPECT_EQ(game.state.table.discard, Cards::of(Card::red, 6) + Cards::of(Card::ferry, 8));
}

TEST(Payment, R5_2_two_colours_are_no_payment) {
    const auto action = notation::parse_action(shipped_board(), "claim castro--civic-center with R1 B1");
    ASSERT_FALSE(action);
    EXPECT_NE(action.error().message.find("R5.2"), std::string::npos);
}

TEST(Payment, R5_2_a_ferry_card_stands_for_any_colour_in_any_number) {
    const Game game = given("seats 2 | p0 hand R3 F3");
    EXPECT_EQ(
        options_with(game, "p0 claim twin-peaks--mission-district "),
        (Texts{"p0 claim twin-peaks--mission-district with R3", "p0 claim twin-peaks--mission-district with R2 F1",
               "p0 claim twin-peaks--mission-district with R1 F2", "p0 claim twin-peaks--mission-district with F3"}));
}

TEST(Payment, R5_2_ferry_cards_alone_pay_for_a_route_of_any_colour) {
    const Game game = given("seats 2 | p0 hand F3");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with F3"), "");
    EXPECT_EQ(game.why("p0 claim nob-hill--pacific-heights with F3"), "");
}

TEST(Payment, R5_2_only_cards_of_ones_own_hand) {
    const Game game = given("seats 2 | p0 hand R2 F1 | p1 hand R1 F2");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R3"), "R5.2");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R1 F2"), "R5.2");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R2 F1"), "");
}

TEST(Payment, R5_3_a_grey_route_takes_cards_of_any_one_colour) {
    const Game game = given("seats 2 | p0 hand B2 G2 K2 P2 R2 O2");
    EXPECT_EQ(options_with(game, "p0 claim castro--civic-center ").size(), 6u);
}

TEST(Payment, R5_3_and_ferry_cards) {
    const Game game = given("seats 2 | p0 hand R1 B1 F2");
    EXPECT_EQ(options_with(game, "p0 claim castro--civic-center "),
              (Texts{"p0 claim castro--civic-center with B1 F1", "p0 claim castro--civic-center with R1 F1",
                     "p0 claim castro--civic-center with F2"}));
}

TEST(Payment, R5_4_a_ferry_route_needs_a_ferry_card_for_each_ferry_symbol) {
    const Game game = given("seats 2 | p0 hand R2 F1");
    EXPECT_EQ(game.why("p0 claim pier-39--alcatraz with R2 token alcatraz"), "R5.4");
    EXPECT_EQ(game.why("p0 claim pier-39--alcatraz with R1 F1 token alcatraz"), "");
}

TEST(Payment, R5_4_further_ferry_cards_may_stand_in_for_the_other_spaces) {
    const Game game = given("seats 2 | p0 hand R2 F2");
    EXPECT_EQ(options_with(game, "p0 claim pier-39--alcatraz "),
              (Texts{"p0 claim pier-39--alcatraz with R1 F1 token alcatraz",
                     "p0 claim pier-39--alcatraz with F2 token alcatraz"}));
}

TEST(Payment, R5_4_the_other_spaces_are_paid_with_one_colour) {
    const Game game = given("seats 2 | p0 hand R2 F1");
    EXPECT_EQ(game.why("p0 claim the-embarcadero--alcatraz with R2 F1 token alcatraz"), "");
}

TEST(Payment, R5_4_a_route_may_have_several_ferry_symbols) {
    const Board board = make(small_board({{"a--b", "a", "b", 3, "red", 2},
                                          {"b--c", "b", "c", 1, "grey", 0},
                                          {"c--d", "c", "d", 1, "grey", 0},
                                          {"d--e", "d", "e", 1, "grey", 0},
                                          {"e--f", "e", "f", 1, "grey", 0},
                                          {"f--g", "f", "g", 1, "grey", 0}}));
    const Game game = given("seats 2 | p0 hand R2 F2", board);
    EXPECT_EQ(game.why("p0 claim a--b with R2 F1 token a"), "R5.4");
    EXPECT_EQ(game.why("p0 claim a--b with R1 F2 token a"), "");
}

TEST(Cars, R5_5_one_car_goes_on_every_space) {
    Game game = given("seats 2 | p0 hand R3");
    game.play("p0 claim twin-peaks--mission-district with R3");
    EXPECT_EQ(game.state.table.cars[0], 17);
    EXPECT_EQ(game.state.table.cars[1], 20);
}

TEST(Cars, R5_5_with_fewer_cars_than_spaces_a_route_cannot_be_claimed) {
    const Game game = given("seats 2 | last round 2 | p0 hand R3 cars 2");
    EXPECT_EQ(game.why("p0 claim twin-peaks--mission-district with R3"), "R5.5");
    EXPECT_EQ(game.why("p0 claim castro--civic-center with R2"), "");
}

TEST(Cars, R5_5_the_last_car_may_be_used) {
    Game game = given("seats 2 | last round 2 | p0 hand R3 cars 2");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.state.table.cars[0], 0);
}

TEST(DoubleRoute, R5_6_one_player_never_owns_both) {
    for (const std::string seats : {"seats 2", "seats 3", "seats 4"}) {
        const Game game = given(seats + " | p0 hand B2 routes union-square--civic-center-a");
        EXPECT_EQ(game.why("p0 claim union-square--civic-center-b with B2"), "R5.6") << seats;
    }
}

TEST(DoubleRoute, R5_6_with_two_players_the_other_one_is_closed_once_one_is_claimed) {
    const Game game = given("seats 2 | p0 hand B2 | p1 routes union-square--civic-center-a");
    EXPECT_EQ(game.why("p0 claim union-square--civic-center-b with B2"), "R5.6");
}

TEST(DoubleRoute, R5_6_with_two_players_a_claim_closes_the_other_one) {
    Game game = given("seats 2 | p0 hand B2 | p1 hand R2");
    game.play("p0 claim union-square--civic-center-b with B2");
    EXPECT_EQ(game.why("p1 claim union-square--civic-center-a with R2"), "R5.6");
}

TEST(DoubleRoute, R5_6_with_three_or_four_players_another_player_may_take_it) {
    for (const std::string seats : {"seats 3", "seats 4"}) {
        Game game = given(seats + " | p0 hand B2 | p1 hand R2");
        game.play("p0 claim union-square--civic-center-b with B2");
        EXPECT_EQ(game.why("p1 claim union-square--civic-center-a with R2"), "") << seats;
    }
}

TEST(DoubleRoute, R5_6_the_two_routes_may_have_different_colours) {
    const Game game = given("seats 2 | p0 hand R2");
    EXPECT_EQ(game.why("p0 claim union-square--civic-center-a with R2"), "");
    EXPECT_EQ(game.why("p0 claim union-square--civic-center-b with R2"), "R5.2");
}

TEST(DoubleRoute, R5_6_routes_of_different_lengths_between_the_same_locations_are_no_double_route) {
    const Board board = make(small_board({{"a--b-short", "a", "b", 1, "grey", 0},
                                          {"a--b-long", "a", "b", 2, "grey", 0},
                                          {"b--c", "b", "c", 1, "grey", 0},
                                          {"c--d", "c", "d", 1, "grey", 0},
                                          {"d--e", "d", "e", 1, "grey", 0},
                                          {"e--f", "e", "f", 1, "grey", 0},
                                          {"f--g", "f", "g", 1, "grey", 0}}));
    const Game game = given("seats 2 | p0 hand R2 tokens s1 s2 routes a--b-short", board);
    EXPECT_EQ(game.why("p0 claim a--b-long with R2"), "");
}

TEST(Claim, R5_7_the_payment_is_discarded) {
    Game game = given("seats 2 | p0 hand R2 F2");
    game.play("p0 claim twin-peaks--mission-district with R2 F1");
    EXPECT_EQ(game.hand(0), "F1");
    EXPECT_EQ(game.state.table.hand_size[0], 1);
    EXPECT_EQ(game.state.table.discard, Cards::of(Card::red, 2) + Cards::of(Card::ferry));
}

TEST(Claim, R5_7_the_points_for_the_length_are_scored_at_once) {
    Game game = given("seats 2 | p0 hand R3 points 5");
    game.play("p0 claim twin-peaks--mission-district with R3");
    EXPECT_EQ(game.events(), Texts{"p0 route-claimed twin-peaks--mission-district paid R3 points 4"});
    EXPECT_EQ(game.state.table.route_points[0], 9);
}

TEST(Claim, R5_7_the_longest_route_scores_10) {
    Game game = given("seats 2 | stacks nob-hill:heart | p0 hand O4 F1");
    game.play("p0 claim golden-gate-bridge--fort-mason with O4 F1 token golden-gate-bridge");
    EXPECT_EQ(game.state.table.route_points[0], 10);
}

TEST(Token, R5_8_a_token_at_one_end_is_taken) {
    Game game = given("seats 2 | stacks sunset:crab | p0 hand K3");
    game.play("p0 claim lands-end--sunset with K3 token sunset");
    EXPECT_EQ(game.events().at(1), "p0 token-taken sunset crab");
    EXPECT_EQ(game.tokens(0), "crab");
}

TEST(Token, R5_8_the_stack_is_one_lower) {
    Game game = given("seats 4 | stacks sunset:crab:3 | p0 hand K3");
    game.play("p0 claim lands-end--sunset with K3 token sunset");
    EXPECT_NE(game.position().find("sunset:crab:2"), std::string::npos);
}

TEST(Token, R5_8_it_must_be_taken) {
    const Game game = given("seats 2 | p0 hand K3");
    EXPECT_EQ(game.why("p0 claim lands-end--sunset with K3"), "R5.8");
}

TEST(Token, R5_8_not_at_the_end_that_has_no_stack) {
    const Game game = given("seats 2 | p0 hand K3");
    EXPECT_EQ(game.why("p0 claim lands-end--sunset with K3 token lands-end"), "R5.8");
}

TEST(Token, R5_8_not_at_a_location_that_is_no_end_of_the_route) {
    const Game game = given("seats 2 | p0 hand K3");
    EXPECT_EQ(game.why("p0 claim lands-end--sunset with K3 token alcatraz"), "R5.8");
}

TEST(Token, R5_8_with_two_eligible_ends_the_player_chooses) {
    const Game game = given("seats 2 | p0 hand R2 F1");
    EXPECT_EQ(options_with(game, "p0 claim the-embarcadero--alcatraz "),
              (Texts{"p0 claim the-embarcadero--alcatraz with R2 F1 token alcatraz",
                     "p0 claim the-embarcadero--alcatraz with R2 F1 token the-embarcadero"}));
    EXPECT_EQ(game.why("p0 claim the-embarcadero--alcatraz with R2 F1"), "R5.8");
}

TEST(Token, R5_8_only_one_token_is_taken) {
    Game game = given("seats 2 | stacks alcatraz:crab the-embarcadero:heart | p0 hand R2 F1");
    game.play("p0 claim the-embarcadero--alcatraz with R2 F1 token alcatraz");
    EXPECT_EQ(game.tokens(0), "crab");
}

TEST(Token, R5_8_a_symbol_that_is_owned_already_is_not_taken_again) {
    const Game game = given("seats 2 | stacks alcatraz:crab the-embarcadero:heart | p0 hand R2 F1 tokens crab");
    EXPECT_EQ(options_with(game, "p0 claim the-embarcadero--alcatraz "),
              Texts{"p0 claim the-embarcadero--alcatraz with R2 F1 token the-embarcadero"});
    EXPECT_EQ(game.why("p0 claim the-embarcadero--alcatraz with R2 F1 token alcatraz"), "R5.8");
}

TEST(Token, R5_8_with_no_eligible_end_nothing_is_taken) {
    Game game = given("seats 2 | stacks alcatraz:crab the-embarcadero:heart | p0 hand R2 F1 tokens crab heart");
    game.play("p0 claim the-embarcadero--alcatraz with R2 F1");
    EXPECT_EQ(game.events().size(), 1u);
    EXPECT_EQ(game.tokens(0), "crab heart");
}

TEST(Token, R5_8_from_an_empty_stack_nothing_is_taken) {
    const Game game = given("seats 3 | stacks sunset:crab:0 | p0 hand K3 | p1 tokens crab | p2 tokens crab");
    EXPECT_EQ(game.why("p0 claim lands-end--sunset with K3"), "");
    EXPECT_EQ(game.why("p0 claim lands-end--sunset with K3 token sunset"), "R5.8");
}

TEST(Token, R5_8_with_one_stack_empty_the_token_comes_from_the_other_end) {
    const Game game = given("seats 3 | stacks alcatraz:crab:0 | p0 hand R2 F1 | p1 tokens crab | p2 tokens crab");
    EXPECT_EQ(options_with(game, "p0 claim the-embarcadero--alcatraz "),
              Texts{"p0 claim the-embarcadero--alcatraz with R2 F1 token the-embarcadero"});
}

TEST(Token, R5_8_a_stack_that_a_player_placed_gives_tokens_too) {
    Game game = given("seats 2 | stacks castro:heart:1 | p0 hand R2");
    game.play("p0 claim castro--civic-center with R2 token castro");
    EXPECT_NE(game.position().find("castro:heart:0"), std::string::npos);
}

TEST(Token, R5_8_tokens_are_public) {
    Game game = given("seats 2 | stacks sunset:crab | p0 hand K3");
    game.play("p0 claim lands-end--sunset with K3 token sunset");
    EXPECT_EQ(game.seen_by(std::nullopt).at(1), "p0 token-taken sunset crab");
}

TEST(Token, R5_8_the_token_is_taken_before_a_market_gap_is_refilled_from_the_payment) {
    Game game = given("seats 2 | stacks sunset:crab | market B G - P R | deck - | discard - | p0 hand rest");
    game.play("p0 claim lands-end--sunset with K3 token sunset");
    EXPECT_EQ(game.events(), (Texts{"p0 route-claimed lands-end--sunset paid K3 points 4", "p0 token-taken sunset crab",
                                    "deck-reshuffled 3", "market-filled 2 K"}));
}

}  // namespace
}  // namespace tests
