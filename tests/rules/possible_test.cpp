// Positions in which no game can stand: components that are lost or doubled. What the notation can write is in
// notation_test.cpp; these are states that only a damaged log leads to.
#include "engine/possible.h"

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;

std::string fault(const State& state) {
    const auto impossible = why_impossible(state);
    return impossible ? notation::to_text(*impossible) : "";
}

// What is wrong with a plain position in which one thing is changed.
template <class Change>
std::string fault_after(Change change) {
    State state = given("p0 hand R2 tickets presidio--castro | p1 tickets nob-hill--castro").state;
    EXPECT_EQ(fault(state), "");
    change(state);
    return fault(state);
}

TEST(Possible, R1_3_every_card_is_somewhere_and_only_there) {
    const std::string fault = "the cards do not add up (R1.3)";
    EXPECT_EQ(fault_after([](State& state) { state.secrets[0].hand = {}; }), fault);
    EXPECT_EQ(fault_after([](State& state) { state.table.discard += Cards::of(Card::red); }), fault);
    EXPECT_EQ(fault_after([](State& state) { state.table.market.put(Slot{0}, Card::orange); }), fault);
    EXPECT_EQ(fault_after([](State& state) { state.piles.deck -= Cards::of(Card::ferry); }), fault);
    EXPECT_EQ(fault_after([](State& state) { --state.table.deck_size; }), fault);
    EXPECT_EQ(fault_after([](State& state) { ++state.table.hand_size[1]; }), fault);
}

TEST(Possible, R1_4_every_ticket_is_somewhere_and_only_there) {
    const std::string fault = "the tickets do not add up (R1.4)";
    EXPECT_EQ(fault_after([](State& state) { state.secrets[0].tickets = {}; }), fault);
    EXPECT_EQ(fault_after([](State& state) { state.secrets[0].tickets |= state.secrets[1].tickets; }), fault);
    EXPECT_EQ(fault_after([](State& state) { state.piles.ticket_deck.erase(state.piles.ticket_deck.first()); }), fault);
    EXPECT_EQ(fault_after([](State& state) { --state.table.ticket_deck_size; }), fault);
}

TEST(Possible, R2_4_R2_7_every_token_is_on_its_stack_or_held) {
    const std::string fault = "the tokens do not add up (R2.4, R2.7)";
    EXPECT_EQ(fault_after([](State& state) { state.table.tokens[0].insert(SymbolId{0}); }), fault);
    EXPECT_EQ(fault_after([](State& state) { state.table.stack_heights.take_one(SymbolId{6}); }), fault);
}

TEST(Possible, R7_1_in_the_middle_of_a_turn_the_last_round_has_begun_too) {
    EXPECT_EQ(fault_after([](State& state) {
                  state.table.phase = Phase::second_card;
                  state.table.cars[1] = 2;
              }),
              "somebody has 2 or fewer cars: the last round has begun (R7.1)");
    EXPECT_EQ(fault_after([](State& state) {
                  state.table.phase = Phase::second_card;
                  state.table.cars[1] = 2;
                  state.table.turns_left = 0;
              }),
              "the last round is played: the game is over (R7.1)");
}

TEST(Possible, every_state_of_a_game_is) {
    for (int i = 0; i < games(300); ++i) {
        RandomGame game(i);
        ASSERT_EQ(fault(game.state), "");
        while (!game.over()) {
            game.step();
            ASSERT_EQ(fault(game.state), "") << "in game " << i << ": " << notation::to_text(game.state);
        }
    }
}

}  // namespace
}  // namespace tests
