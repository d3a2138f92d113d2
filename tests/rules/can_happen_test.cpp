// What a damaged log may tell that cannot have happened (engine/can_happen.h).
#include "engine/can_happen.h"

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

bool can(std::string_view position, std::string_view event) {
    return can_happen(given(position).state, notation::parse_event(shipped_board(), event).value());
}

TEST(CanHappen, R3_3_a_pass_only_of_the_seat_whose_turn_it_is) {
    EXPECT_TRUE(can("p1 to move", "p1 passed"));
    EXPECT_FALSE(can("p1 to move", "p0 passed"));
    EXPECT_FALSE(can("second card | p1 to move", "p1 passed"));
    EXPECT_FALSE(can("p1 to move", "p2 passed"));
}

TEST(CanHappen, R4_1_a_card_only_from_where_it_is) {
    EXPECT_TRUE(can("market B G K P R | deck O1", "p0 card-drawn O"));
    EXPECT_FALSE(can("market B G K P R | deck O1", "p0 card-drawn R"));
    EXPECT_TRUE(can("market B G K P R", "p0 card-taken 1 G"));
    EXPECT_FALSE(can("market B G K P R", "p0 card-taken 1 K"));
    EXPECT_FALSE(can("market B G K P R", "market-filled 1 O"));
}

TEST(CanHappen, R4_6_a_reshuffle_only_of_all_discarded_cards_into_an_empty_deck) {
    const std::string rest = " | p1 hand rest";
    EXPECT_TRUE(can("deck - | discard R2 K1" + rest, "deck-reshuffled 3"));
    EXPECT_FALSE(can("deck - | discard R2 K1" + rest, "deck-reshuffled 2"));
    EXPECT_FALSE(can("deck O1 | discard R2 K1" + rest, "deck-reshuffled 3"));
}

TEST(CanHappen, R5_2_a_payment_only_of_the_routes_size_and_from_the_hand) {
    const std::string position = "p0 hand R2 F2";
    EXPECT_TRUE(can(position, "p0 route-claimed castro--civic-center paid R2 points 2"));
    EXPECT_FALSE(can(position, "p0 route-claimed castro--civic-center paid R1 points 2"));
    EXPECT_FALSE(can(position, "p0 route-claimed castro--civic-center paid R2 F1 points 2"));
    EXPECT_FALSE(can(position, "p0 route-claimed castro--civic-center paid B2 points 2"));
}

TEST(CanHappen, R5_8_a_token_only_of_the_stack_that_stands_there) {
    const std::string position = "stacks sunset:crab alcatraz:heart | p1 tokens crab";
    EXPECT_TRUE(can(position, "p0 token-taken sunset crab"));
    EXPECT_FALSE(can(position, "p0 token-taken sunset heart"));
    EXPECT_FALSE(can(position, "p0 token-taken alcatraz crab"));
    EXPECT_FALSE(can(position, "p1 token-taken sunset crab"));
}

TEST(CanHappen, R6_1_no_ticket_is_offered_twice_or_out_of_its_order) {
    const auto offered = [](std::string_view one, std::string_view other) {
        const Board& board = shipped_board();
        return TicketsOffered{Seat{0}, {*board.find_ticket(one), *board.find_ticket(other)}};
    };
    const State deck = given("p0 tickets fort-mason--sunset").state;
    EXPECT_TRUE(can_happen(deck, offered("presidio--castro", "nob-hill--castro")));
    EXPECT_FALSE(can_happen(deck, offered("presidio--castro", "presidio--castro")));
    EXPECT_FALSE(can_happen(deck, offered("presidio--castro", "fort-mason--sunset")));
    const State buried = given(
                             "tickets - | buried p1:presidio--castro p0:nob-hill--castro | "
                             "p0 tickets rest | p1 tickets fort-mason--sunset")
                             .state;
    EXPECT_TRUE(can_happen(buried, offered("presidio--castro", "nob-hill--castro")));
    EXPECT_FALSE(can_happen(buried, offered("nob-hill--castro", "presidio--castro")));
}

}  // namespace
}  // namespace tests
