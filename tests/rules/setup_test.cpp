// R2: the setup.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "notation/notation.h"
#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

const std::string kOffers =
    "p0 offer nob-hill--castro presidio--castro | p1 offer presidio--nob-hill fort-mason--sunset";

int height_at(const Game& game, const std::string& location) {
    const Table& table = game.state.table;
    return table.stack_heights.of(table.stack_symbol(*table.board->find_location(location)));
}

std::string buried(const Game& game) {
    const std::string position = game.position();
    const size_t begin = position.find("buried ");
    if (begin == std::string::npos) return "";
    return position.substr(begin + 7, position.find(" |", begin) - begin - 7);
}

TEST(Setup, R2_1_everyone_starts_with_20_cars_and_0_points) {
    Game game = empty_table(4);
    game.deal();
    for (uint8_t cars : game.state.table.cars) EXPECT_EQ(cars, 20);
    for (int16_t points : game.state.table.route_points) EXPECT_EQ(points, 0);
}

TEST(Setup, R2_2_seat_0_has_the_first_turn) {
    Game game = given("seats 3 | setup stacks | spare heart crab");
    game.play("p2 place heart at castro");
    game.play("p1 place crab at soma");
    EXPECT_EQ(game.to_move(), "p0");
}

TEST(Setup, R2_2_turn_order_is_clockwise) {
    Game game = given("seats 3");
    std::string order;
    for (int turn = 0; turn < 4; ++turn) {
        order += game.to_move() + " ";
        game.play(game.to_move() + " draw-deck");
        game.play(game.to_move() + " draw-deck");
    }
    EXPECT_EQ(order, "p0 p1 p2 p0 ");
}

TEST(Setup, R2_3_five_stacks_go_to_the_five_marked_locations) {
    Game game = empty_table(2);
    game.next_symbols("heart crab seagull sourdough sea-lion");
    game.deal();
    EXPECT_NE(game.events().at(0).find("stacks golden-gate-bridge:heart alcatraz:crab the-embarcadero:seagull "
                                       "sunset:sourdough potrero-hill:sea-lion "),
              std::string::npos)
        << game.events().at(0);
}

TEST(Setup, R2_3_two_stacks_are_set_aside) {
    Game game = empty_table(2);
    game.next_symbols("heart crab seagull sourdough sea-lion");
    game.deal();
    EXPECT_NE(game.position().find("spare cable-car fortune-cookie"), std::string::npos) << game.position();
}

TEST(Setup, R2_3_which_symbol_goes_where_is_drawn_at_random) {
    std::set<LocationId> places_of_the_first_symbol;
    for (uint8_t number = 0; number < 100; ++number) {
        State state = engine::empty_table(shipped_board(), 2);
        SeededChance chance(Seed{number});
        NoOne no_one;
        Referee(state, chance, no_one).deal();
        places_of_the_first_symbol.insert(state.table.stack_at[0]);
    }
    EXPECT_EQ(places_of_the_first_symbol.size(), 6u);  // five locations, or set aside
}

TEST(Setup, R2_4_stacks_are_2_high_with_two_players) {
    Game game = empty_table(2);
    game.deal();
    EXPECT_EQ(height_at(game, "sunset"), 2);
}

TEST(Setup, R2_4_stacks_are_2_high_with_three_players) {
    Game game = empty_table(3);
    game.deal();
    EXPECT_EQ(height_at(game, "sunset"), 2);
}

TEST(Setup, R2_4_stacks_are_3_high_with_four_players) {
    Game game = empty_table(4);
    game.deal();
    EXPECT_EQ(height_at(game, "sunset"), 3);
}

TEST(Setup, R2_5_each_player_is_dealt_2_cards) {
    Game game = empty_table(3);
    game.next_cards("R R B F G K");
    game.deal();
    EXPECT_EQ(game.hand(0), "R2");
    EXPECT_EQ(game.hand(1), "B1 F1");
    EXPECT_EQ(game.hand(2), "G1 K1");
}

TEST(Setup, R2_5_five_cards_are_turned_up_and_the_rest_is_the_deck) {
    Game game = empty_table(3);
    game.next_cards("R R B F G K  O P R B F");
    game.deal();
    EXPECT_EQ(game.market(), "O P R B F");
    EXPECT_EQ(game.state.table.deck_size, 44 - 6 - 5);
    EXPECT_TRUE(game.state.table.discard.empty());
}

TEST(Setup, R2_5_a_first_market_with_3_ferry_cards_is_swept) {
    Game game = empty_table(2);
    game.next_cards("R R B G  F F F R B  O P K G B");
    game.deal();
    EXPECT_EQ(game.events().at(1), "market-swept");
    EXPECT_EQ(game.market(), "O P K G B");
}

TEST(Setup, R2_6_each_player_is_dealt_2_tickets_and_all_choose_at_the_same_time) {
    Game game = empty_table(3);
    game.deal();
    EXPECT_EQ(game.to_move(), "p0 p1 p2");
    for (size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(game.state.secrets[seat].offered().size(), 2);
}

TEST(Setup, R2_6_one_ticket_or_both_may_be_kept) {
    const Game game = given("seats 2 | setup tickets | " + kOffers);
    EXPECT_EQ(game.why("p0 keep nob-hill--castro"), "");
    EXPECT_EQ(game.why("p0 keep presidio--castro"), "");
    EXPECT_EQ(game.why("p0 keep nob-hill--castro presidio--castro"), "");
}

TEST(Setup, R2_6_not_none) {
    const Game game = given("seats 2 | setup tickets | " + kOffers);
    EXPECT_EQ(game.why("p0 keep -"), "R2.6");
}

TEST(Setup, R2_6_not_another_seats_ticket) {
    const Game game = given("seats 2 | setup tickets | " + kOffers);
    EXPECT_EQ(game.why("p0 keep fort-mason--sunset"), "R2.6");
}

TEST(Setup, R2_6_nothing_else_is_done_before_the_choice) {
    const Game game = given("seats 2 | setup tickets | " + kOffers);
    EXPECT_EQ(game.why("p0 draw-deck"), "R2.6");
}

TEST(Setup, R2_6_nobody_chooses_twice) {
    Game game = given("seats 2 | setup tickets | " + kOffers);
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.why("p0 keep presidio--castro"), "R2.6");
}

TEST(Setup, R2_6_a_returned_ticket_goes_under_the_ticket_deck) {
    Game game = given("seats 2 | setup tickets | " + kOffers);
    game.play("p0 keep nob-hill--castro");
    game.play("p1 keep presidio--nob-hill fort-mason--sunset");
    EXPECT_EQ(buried(game), "p0:presidio--castro");
}

TEST(Setup, R2_6_returned_tickets_go_under_the_deck_in_seat_order) {
    Game game = given("seats 2 | setup tickets | " + kOffers);
    game.play("p1 keep presidio--nob-hill");
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(buried(game), "p0:presidio--castro p1:fort-mason--sunset");
}

TEST(Setup, R2_6_the_order_of_arrival_never_matters) {
    const std::array<std::string, 3> moves = {"p0 keep chinatown--civic-center", "p1 keep mission-district--soma",
                                              "p2 keep nob-hill--painted-ladies"};
    std::array<size_t, 3> order = {0, 1, 2};
    std::set<std::string> ends;
    do {
        Game game = given("seats 3 | setup tickets");
        for (size_t seat : order) game.play(moves[seat]);
        ends.insert(game.position());
    } while (std::next_permutation(order.begin(), order.end()));
    EXPECT_EQ(ends.size(), 1u);
}

TEST(Setup, R2_6_until_all_have_chosen_the_others_see_only_that_a_seat_is_ready) {
    Game game = given("seats 2 | setup tickets | " + kOffers);
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.seen_by(Seat{1}), Texts{"p0 tickets-kept ? or ? ?"});
    EXPECT_EQ(game.seen_by(std::nullopt), Texts{"p0 tickets-kept ? or ? ?"});
    EXPECT_TRUE(view_for(game.state, Seat{1}).table.ready.contains(Seat{0}));
}

TEST(Setup, R2_6_what_the_others_may_know_does_not_depend_on_a_secret_choice) {
    Game one = given("seats 2 | setup tickets | " + kOffers);
    Game both = one;
    one.play("p0 keep nob-hill--castro");
    both.play("p0 keep nob-hill--castro presidio--castro");
    EXPECT_EQ(view_for(one.state, Seat{1}), view_for(both.state, Seat{1}));
    EXPECT_EQ(view_for(one.state, std::nullopt), view_for(both.state, std::nullopt));
}

TEST(Setup, R2_6_the_seat_itself_sees_its_choice) {
    Game game = given("seats 2 | setup tickets | " + kOffers);
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.seen_by(Seat{0}), Texts{"p0 tickets-kept nob-hill--castro returned presidio--castro"});
}

TEST(Setup, R2_6_the_counts_become_public_together) {
    Game game = given("seats 2 | setup tickets | " + kOffers);
    game.play("p0 keep nob-hill--castro");
    EXPECT_EQ(game.state.table.ticket_count[0], 0);
    game.play("p1 keep presidio--nob-hill fort-mason--sunset");
    EXPECT_EQ(game.state.table.ticket_count[0], 1);
    EXPECT_EQ(game.state.table.ticket_count[1], 2);
}

TEST(Setup, R2_7_with_two_players_the_second_seat_places_both_stacks) {
    Game game = given("seats 2 | setup stacks | spare heart crab");
    EXPECT_EQ(game.to_move(), "p1");
    game.play("p1 place heart at castro");
    EXPECT_EQ(game.to_move(), "p1");
    game.play("p1 place crab at soma");
    EXPECT_EQ(game.to_move(), "p0");
}

TEST(Setup, R2_7_with_two_players_the_placed_stacks_are_1_high) {
    Game game = given("seats 2 | setup stacks | spare heart crab");
    game.play("p1 place heart at castro");
    EXPECT_EQ(height_at(game, "castro"), 1);
}

TEST(Setup, R2_7_with_three_players_the_last_seat_places_one_and_the_last_but_one_the_other) {
    Game game = given("seats 3 | setup stacks | spare heart crab");
    EXPECT_EQ(game.to_move(), "p2");
    game.play("p2 place heart at castro");
    EXPECT_EQ(game.to_move(), "p1");
    game.play("p1 place crab at soma");
    EXPECT_EQ(height_at(game, "castro"), 2);
    EXPECT_EQ(height_at(game, "soma"), 2);
}

TEST(Setup, R2_7_with_four_players_the_last_seat_places_one_and_the_last_but_one_the_other) {
    Game game = given("seats 4 | setup stacks | spare heart crab");
    EXPECT_EQ(game.to_move(), "p3");
    game.play("p3 place crab at castro");
    EXPECT_EQ(game.to_move(), "p2");
    game.play("p2 place heart at soma");
    EXPECT_EQ(height_at(game, "castro"), 3);
    EXPECT_EQ(height_at(game, "soma"), 3);
}

TEST(Setup, R2_7_the_first_to_place_may_choose_either_stack) {
    const Game game = given("seats 3 | setup stacks | spare heart crab");
    EXPECT_EQ(game.why("p2 place heart at castro"), "");
    EXPECT_EQ(game.why("p2 place crab at castro"), "");
}

TEST(Setup, R2_7_a_stack_that_was_not_set_aside_is_not_placed) {
    const Game game = given("seats 3 | setup stacks | spare heart crab");
    EXPECT_EQ(game.why("p2 place seagull at castro"), "R2.7");
}

TEST(Setup, R2_7_no_other_seat_places_and_nothing_else_is_done) {
    const Game game = given("seats 3 | setup stacks | spare heart crab");
    EXPECT_EQ(game.why("p1 place heart at castro"), "R2.7");
    EXPECT_EQ(game.why("p2 draw-deck"), "R2.7");
}

TEST(Setup, R2_7_stacks_are_placed_before_the_first_turn_only) {
    const Game game = given("seats 2");
    EXPECT_EQ(game.why("p0 place heart at castro"), "R2.7");
}

TEST(Setup, R2_8_a_marked_location_has_a_stack_already) {
    const Game game = given("seats 2 | setup stacks | spare heart crab");
    EXPECT_EQ(game.why("p1 place heart at sunset"), "R2.8");
}

TEST(Setup, R2_8_both_stacks_cannot_be_placed_on_one_location) {
    Game game = given("seats 2 | setup stacks | spare heart crab");
    game.play("p1 place heart at castro");
    EXPECT_EQ(game.why("p1 place crab at castro"), "R2.8");
}

}  // namespace
}  // namespace tests
