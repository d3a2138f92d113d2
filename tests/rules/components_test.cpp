// R1: the components.
#include <gtest/gtest.h>

#include <map>

#include "notation/notation.h"
#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

const Board& board() { return shipped_board(); }

TEST(Components, R1_1_two_three_or_four_play) {
    for (int seats : {2, 3, 4}) {
        Game game = empty_table(seats);
        game.deal();
        EXPECT_EQ(seats_to_act(game.state.table).size(), seats);
    }
}

TEST(Components, R1_1_one_or_five_do_not) {
    EXPECT_FALSE(notation::parse_position(board(), "seats 1"));
    EXPECT_FALSE(notation::parse_position(board(), "seats 5"));
}

TEST(Components, R1_1_a_seat_that_does_not_play_has_no_action) {
    const Game game = given("seats 2");
    EXPECT_EQ(game.why("p2 draw-deck"), "R1.1");
}

TEST(Components, R1_2_each_player_has_20_cars) {
    const Game game = empty_table(4);
    for (uint8_t cars : game.state.table.cars) EXPECT_EQ(cars, 20);
}

TEST(Components, R1_3_there_are_8_ferry_cards_and_6_of_each_of_six_colours) {
    const Game game = given("seats 2 | market - - - - - | deck - | discard - | p0 hand rest");
    EXPECT_EQ(game.hand(0), "B6 G6 K6 P6 R6 O6 F8");
}

TEST(Components, R1_3_there_are_44_cards) { EXPECT_EQ(empty_table(2).state.piles.deck.size(), 44); }

TEST(Components, R1_4_there_are_24_tickets) { EXPECT_EQ(board().tickets.size(), 24u); }

TEST(Components, R1_4_a_ticket_names_two_locations_and_a_value) {
    const Ticket& ticket = board().ticket(*board().find_ticket("golden-gate-bridge--potrero-hill"));
    EXPECT_EQ(ticket.from, board().find_location("golden-gate-bridge"));
    EXPECT_EQ(ticket.to, board().find_location("potrero-hill"));
    EXPECT_EQ(ticket.points, 10);
}

TEST(Components, R1_5_there_are_3_tokens_of_each_of_7_symbols) {
    const Game game = given("seats 4");
    EXPECT_EQ(board().symbols.size(), 7u);
    for (uint8_t symbol = 0; symbol < 7; ++symbol) EXPECT_EQ(game.state.table.stack_heights.of(SymbolId{symbol}), 3);
}

TEST(Components, R1_6_the_five_marked_locations) {
    Texts marked;
    for (LocationId location : board().marked) marked.push_back(board().location_names[index(location)]);
    EXPECT_EQ(marked, (Texts{"Golden Gate Bridge", "Alcatraz", "The Embarcadero", "Sunset", "Potrero Hill"}));
}

TEST(Components, R1_6_the_points_per_route_length) {
    std::map<int, int> points;
    for (const Route& route : board().routes) points.emplace(route.length, route.points);
    EXPECT_EQ(points, (std::map<int, int>{{1, 1}, {2, 2}, {3, 4}, {5, 10}}));
}

TEST(Components, R1_6_a_ferry_route_has_ferry_symbols_and_a_land_route_has_none) {
    EXPECT_EQ(board().route(*board().find_route("pier-39--alcatraz")).ferries, 1);
    EXPECT_EQ(board().route(*board().find_route("castro--civic-center")).ferries, 0);
}

TEST(Components, R1_6_a_route_has_a_colour_or_is_grey) {
    EXPECT_EQ(board().route(*board().find_route("soma--potrero-hill-a")).colour, Card::red);
    EXPECT_EQ(board().route(*board().find_route("castro--civic-center")).colour, Card::none);
}

TEST(Components, R1_6_the_two_routes_of_a_double_route_know_each_other) {
    const RouteSet one = RouteSet::of(*board().find_route("soma--potrero-hill-a"));
    const RouteSet other = RouteSet::of(*board().find_route("soma--potrero-hill-b"));
    EXPECT_EQ(board().twins(one), other);
    EXPECT_EQ(board().twins(other), one);
}

}  // namespace
}  // namespace tests
