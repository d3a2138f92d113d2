// R4: drawing cards.
#include <gtest/gtest.h>

#include "tests/support/game.h"

namespace tests {
namespace {

using namespace engine;

// All 44 cards are in the hand of seat 0.
const std::string kAllInHand = "market - - - - - | deck - | discard - | p0 hand rest";

TEST(Draw, R4_1_two_cards_are_taken_one_after_the_other) {
    Game game = given("seats 2");
    game.next_cards("R B");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.hand(0), "R1");
    EXPECT_EQ(game.to_move(), "p0");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.hand(0), "B1 R1");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(Draw, R4_1_each_card_comes_from_the_deck_or_from_any_place_of_the_market) {
    const Game game = given("seats 2 | market B G K F R");
    const Texts options = game.options();
    EXPECT_EQ(Texts(options.begin(), options.begin() + 6),
              (Texts{"p0 draw-deck", "p0 draw-market 0", "p0 draw-market 1", "p0 draw-market 2", "p0 draw-market 3",
                     "p0 draw-market 4"}));
}

TEST(Draw, R4_1_nothing_else_is_done_between_the_two_cards) {
    const Game game = given("seats 2 | second card | p0 hand R2");
    EXPECT_EQ(game.why("p0 claim castro--civic-center with R2"), "R4.1");
    EXPECT_EQ(game.why("p0 draw-tickets"), "R4.1");
    EXPECT_EQ(game.why("p0 pass"), "R4.1");
}

TEST(Draw, R4_1_a_gap_in_the_market_cannot_be_taken) {
    const Game game = given("seats 2 | market B - R - - | deck - | discard - | p0 hand rest");
    EXPECT_EQ(game.why("p0 draw-market 1"), "R4.1");
}

TEST(Market, R4_2_a_card_taken_from_the_market_is_replaced_at_once) {
    Game game = given("seats 2 | market B G K P R");
    game.next_cards("O");
    game.play("p0 draw-market 1");
    EXPECT_EQ(game.events(), (Texts{"p0 card-taken 1 G", "market-filled 1 O"}));
    EXPECT_EQ(game.market(), "B O K P R");
}

TEST(Market, R4_2_the_replacement_may_be_the_second_card) {
    Game game = given("seats 2 | market B G K P R");
    game.next_cards("O");
    game.play("p0 draw-market 1");
    game.play("p0 draw-market 1");
    EXPECT_EQ(game.hand(0), "G1 O1");
}

TEST(Market, R4_2_a_card_drawn_from_the_deck_leaves_the_market_as_it_is) {
    Game game = given("seats 2 | market B G K P R");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.market(), "B G K P R");
}

TEST(Market, R4_3_a_ferry_card_taken_from_the_market_ends_the_turn) {
    Game game = given("seats 2 | p0 to move | market F R R B O | deck G B");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(Market, R4_3_the_ferry_card_is_replaced_like_any_other) {
    Game game = given("seats 2 | market F R R B O");
    game.next_cards("G");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.market(), "G R R B O");
}

TEST(Market, R4_4_a_ferry_card_of_the_market_cannot_be_the_second_card) {
    const Game game = given("seats 2 | second card | market F R R B O");
    EXPECT_EQ(game.why("p0 draw-market 0"), "R4.4");
    EXPECT_EQ(game.why("p0 draw-market 1"), "");
}

TEST(Market, R4_4_not_even_as_the_replacement_of_the_first) {
    Game game = given("seats 2 | market G R R B O");
    game.next_cards("F");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.why("p0 draw-market 0"), "R4.4");
}

TEST(Draw, R4_4_a_ferry_card_from_the_deck_as_the_first_card_does_not_end_the_turn) {
    Game game = given("seats 2");
    game.next_cards("F");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.to_move(), "p0");
}

TEST(Draw, R4_4_a_ferry_card_from_the_deck_may_be_the_second_card) {
    Game game = given("seats 2 | second card");
    game.next_cards("F");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.hand(0), "F1");
}

TEST(Sweep, R4_5_a_third_ferry_card_sweeps_the_market) {
    Game game = given("seats 2 | market F F R R B");
    game.next_cards("F  O P K G B");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.events(),
              (Texts{"p0 card-taken 2 R", "market-filled 2 F", "market-swept", "market-filled 0 O", "market-filled 1 P",
                     "market-filled 2 K", "market-filled 3 G", "market-filled 4 B"}));
    EXPECT_EQ(game.state.table.discard, Cards::of(Card::ferry, 3) + Cards::of(Card::red) + Cards::of(Card::blue));
}

TEST(Sweep, R4_5_two_ferry_cards_stay) {
    Game game = given("seats 2 | market F O R R B");
    game.next_cards("F");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.market(), "F O F R B");
}

TEST(Sweep, R4_5_the_new_cards_are_swept_again_if_it_still_holds) {
    Game game = given("seats 2 | market F F R R B");
    game.next_cards("F  F F F K K  O P K G B");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.market(), "O P K G B");
    EXPECT_EQ(game.state.table.discard.size(), 10);
}

TEST(Sweep, R4_5_the_second_card_is_chosen_from_the_new_market) {
    Game game = given("seats 2 | market F F R R B");
    game.next_cards("F  O P K G B");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.to_move(), "p0");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.hand(0), "R1 O1");
}

TEST(Sweep, R4_5_a_third_ferry_card_in_place_of_the_second_card_sweeps_too) {
    Game game = given("seats 2 | second card | market F F R R B");
    game.next_cards("F  O P K G B");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.events().at(2), "market-swept");
    EXPECT_EQ(game.market(), "O P K G B");
    EXPECT_EQ(game.to_move(), "p1");
}

// NB: a ferry card that is taken never brings a sweep: at most as many ferry cards are face up as before it.
TEST(Sweep, R4_5_the_replacement_of_a_taken_ferry_card_is_no_third_one) {
    Game game = given("seats 2 | market F F R R B");
    game.next_cards("F");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.events(), (Texts{"p0 card-taken 0 F", "market-filled 0 F"}));
    EXPECT_EQ(game.market(), "F F R R B");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(Sweep, R4_5_a_reshuffle_may_come_in_the_middle_of_a_sweep) {
    Game game = given("seats 2 | market F F R R B | deck F1 G2 | discard - | p1 hand rest");
    game.next_cards("F  G G  R B F");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.events(),
              (Texts{"p0 card-taken 2 R", "market-filled 2 F", "market-swept", "market-filled 0 G", "market-filled 1 G",
                     "deck-reshuffled 5", "market-filled 2 R", "market-filled 3 B", "market-filled 4 F"}));
}

TEST(Sweep, R4_5_not_where_it_could_never_end) {
    Game game = given("seats 2 | market F F R B K | deck F1 | discard - | p1 hand rest");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.market(), "F F F B K");
}

TEST(Sweep, R4_5_three_cards_other_than_ferries_outside_the_hands_are_enough) {
    Game game = given("seats 2 | market F F R B K | deck F1 G1 | discard - | p1 hand rest");
    game.next_cards("F  G B K F F");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.market(), "G B K F F");
}

TEST(Sweep, R4_5_a_payment_may_be_what_lets_a_sweep_end) {
    Game game = given("seats 2 | market F F F R B | deck - | discard - | p0 hand rest");
    game.next_cards("R B K F F");
    game.play("p0 claim lombard-street--nob-hill with K1");
    EXPECT_EQ(game.events().at(1), "market-swept");
    EXPECT_EQ(game.market(), "R B K F F");
}

TEST(Sweep, R4_5_a_payment_of_ferry_cards_does_not_let_a_sweep_end) {
    Game game = given("seats 2 | market F F F R B | deck - | discard - | p0 hand rest");
    game.play("p0 claim lombard-street--nob-hill with F1");
    EXPECT_EQ(game.market(), "F F F R B");
}

TEST(Sweep, R4_5_a_chain_of_sweeps_after_a_payment_with_a_reshuffle_in_its_middle) {
    Game game = given("seats 2 | market F F F R B | deck F5 | discard - | p0 hand rest");
    game.next_cards("F F F F F  R R R B F");
    game.play("p0 claim castro--civic-center with R2");
    EXPECT_EQ(game.events(),
              (Texts{"p0 route-claimed castro--civic-center paid R2 points 2", "market-swept", "market-filled 0 F",
                     "market-filled 1 F", "market-filled 2 F", "market-filled 3 F", "market-filled 4 F", "market-swept",
                     "deck-reshuffled 12", "market-filled 0 R", "market-filled 1 R", "market-filled 2 R",
                     "market-filled 3 B", "market-filled 4 F"}));
}

TEST(Sweep, R4_5_only_while_five_cards_are_face_up) {
    Game game = given("seats 2 | market F F F R B | deck - | discard - | p1 hand rest");
    game.play("p0 draw-market 4");
    EXPECT_EQ(game.events(), Texts{"p0 card-taken 4 B"});
    EXPECT_EQ(game.market(), "F F F R -");
}

TEST(Sweep, R4_5_five_cards_again_but_too_few_others_to_end_it) {
    Game game = given("seats 2 | market F F F R - | deck - | discard - | p0 hand rest");
    game.play("p0 claim lombard-street--nob-hill with R1");
    EXPECT_EQ(game.events().back(), "market-filled 4 R");
    EXPECT_EQ(game.market(), "F F F R R");
}

TEST(Sweep, R4_5_a_gap_filled_from_a_payment_may_bring_the_third_ferry_card) {
    Game game = given("seats 2 | market F F R B - | deck - | discard - | p0 hand rest");
    game.next_cards("F  K  R B F F");
    game.play("p0 claim castro--civic-center with K1 F1");
    EXPECT_EQ(game.events().at(2), "market-filled 4 F");
    EXPECT_EQ(game.events().at(3), "market-swept");
}

TEST(Deck, R4_6_the_discard_pile_becomes_the_deck_when_a_card_has_to_come_from_the_empty_deck) {
    Game game = given("seats 2 | deck - | discard R2 K1 | p1 hand rest");
    game.next_cards("K");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.events(), (Texts{"deck-reshuffled 3", "p0 card-drawn K"}));
    EXPECT_TRUE(game.state.table.discard.empty());
}

TEST(Deck, R4_6_not_before) {
    Game game = given("seats 2 | deck O1 | discard R2 K1 | p1 hand rest");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.events(), Texts{"p0 card-drawn O"});
    EXPECT_EQ(game.state.table.deck_size, 0);
}

TEST(Deck, R4_6_a_replacement_in_the_market_may_need_the_reshuffle) {
    Game game = given("seats 2 | market B G K P R | deck - | discard R1 O1 | p1 hand rest");
    game.next_cards("O");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.events(), (Texts{"p0 card-taken 0 B", "deck-reshuffled 2", "market-filled 0 O"}));
}

TEST(Deck, R4_6_a_taken_card_leaves_a_gap_when_deck_and_discard_pile_are_empty) {
    Game game = given("seats 2 | market B G K P R | deck - | discard - | p1 hand rest");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.market(), "- G K P R");
}

TEST(Deck, R4_6_gaps_are_refilled_from_a_payment_the_lowest_place_first) {
    Game game = given("seats 2 | market B - K - R | deck - | discard - | p0 hand rest");
    game.next_cards("O O");
    game.play("p0 claim castro--civic-center with O2");
    EXPECT_EQ(game.events(), (Texts{"p0 route-claimed castro--civic-center paid O2 points 2", "deck-reshuffled 2",
                                    "market-filled 1 O", "market-filled 3 O"}));
}

TEST(Deck, R4_6_a_payment_too_small_for_all_gaps_fills_some) {
    Game game = given("seats 2 | market - - K - R | deck - | discard - | p0 hand rest");
    game.play("p0 claim lombard-street--nob-hill with O1");
    EXPECT_EQ(game.market(), "O - K - R");
}

TEST(SecondCard, R4_7_the_turn_ends_when_the_first_card_was_the_last_of_the_deck_and_only_ferries_are_face_up) {
    Game game = given("seats 2 | market F F F F F | deck B1 | discard - | p1 hand rest");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(SecondCard, R4_7_the_turn_ends_when_the_first_card_was_the_last_of_the_market_but_for_ferries) {
    Game game = given("seats 2 | market F F - B - | deck - | discard - | p1 hand rest");
    game.play("p0 draw-market 3");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(SecondCard, R4_7_the_turn_ends_when_the_replacement_leaves_only_ferries) {
    Game game = given("seats 2 | market F F F F B | deck F1 | discard - | p1 hand rest");
    game.play("p0 draw-market 4");
    EXPECT_EQ(game.market(), "F F F F F");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(SecondCard, R4_7_the_turn_ends_when_the_first_card_was_the_very_last) {
    Game game = given("seats 2 | market - - B - - | deck - | discard - | p1 hand rest");
    game.play("p0 draw-market 2");
    EXPECT_EQ(game.to_move(), "p1");
}

TEST(SecondCard, R4_7_the_turn_goes_on_while_a_replacement_can_be_taken) {
    Game game = given("seats 2 | market F F F F B | deck R1 | discard - | p1 hand rest");
    game.play("p0 draw-market 4");
    EXPECT_EQ(game.options(), Texts{"p0 draw-market 4"});
}

TEST(SecondCard, R4_7_the_turn_goes_on_while_the_discard_pile_can_be_shuffled) {
    Game game = given("seats 2 | market F F F F F | deck B1 | discard R1 | p1 hand rest");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.options(), Texts{"p0 draw-deck"});
}

TEST(FirstCard, R4_7_with_nothing_to_take_drawing_is_not_legal) {
    const Game game = given("seats 2 | " + kAllInHand);
    EXPECT_EQ(game.why("p0 draw-deck"), "R4.7");
    EXPECT_EQ(game.why("p0 draw-market 0"), "R4.1");
}

TEST(FirstCard, R4_7_a_face_up_ferry_card_is_something_to_take_first) {
    const Game game = given("seats 2 | market F - - - - | deck - | discard - | p1 hand rest");
    EXPECT_EQ(game.why("p0 draw-market 0"), "");
}

TEST(Hand, R4_8_there_is_no_hand_limit) {
    Game game = given("seats 2 | market - - - - B | deck - | discard - | p0 hand rest");
    game.play("p0 draw-market 4");
    EXPECT_EQ(game.state.table.hand_size[0], 44);
}

TEST(Hand, R4_8_a_card_drawn_from_the_deck_is_secret) {
    Game game = given("seats 2");
    game.next_cards("R");
    game.play("p0 draw-deck");
    EXPECT_EQ(game.seen_by(Seat{0}), Texts{"p0 card-drawn R"});
    EXPECT_EQ(game.seen_by(Seat{1}), Texts{"p0 card-drawn ?"});
    EXPECT_EQ(game.seen_by(std::nullopt), Texts{"p0 card-drawn ?"});
}

TEST(Hand, R4_8_a_card_taken_from_the_market_is_public) {
    Game game = given("seats 2 | market B G K P R");
    game.play("p0 draw-market 0");
    EXPECT_EQ(game.seen_by(Seat{1}).at(0), "p0 card-taken 0 B");
    EXPECT_EQ(game.seen_by(std::nullopt).at(0), "p0 card-taken 0 B");
}

TEST(Hand, R4_8_the_size_of_a_hand_is_public) {
    const Game game = given("seats 2 | p0 hand R2");
    EXPECT_EQ(view_for(game.state, Seat{1}).table.hand_size[0], 2);
    EXPECT_EQ(view_for(game.state, std::nullopt).table.hand_size[0], 2);
}

TEST(Hand, R4_8_a_view_does_not_depend_on_the_colours_in_another_hand) {
    const Game reds = given("seats 2 | p0 hand R2 | p1 hand B1");
    const Game greens = given("seats 2 | p0 hand G1 F1 | p1 hand B1");
    EXPECT_EQ(view_for(reds.state, Seat{1}), view_for(greens.state, Seat{1}));
    EXPECT_EQ(view_for(reds.state, std::nullopt), view_for(greens.state, std::nullopt));
    EXPECT_NE(view_for(reds.state, Seat{0}), view_for(greens.state, Seat{0}));
}

TEST(Hand, R4_8_the_dealt_hands_are_secret) {
    Game game = empty_table(2);
    game.next_cards("R R B G");
    game.deal();
    EXPECT_NE(game.seen_by(Seat{1}).at(0).find("hand B G offer"), std::string::npos);
    EXPECT_NE(game.seen_by(std::nullopt).at(0).find("hand ? ? offer ? ?"), std::string::npos);
}

}  // namespace
}  // namespace tests
