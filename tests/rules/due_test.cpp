// What is due, as a function of the state (engine/due.h). Positions in which something is due are refused by the
// notation, so these begin one event before.
#include "engine/due.h"

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using What = Due::What;

// What is due after these events.
Due due_after(std::string_view position, const Texts& events) {
    State state = given(position).state;
    for (const std::string& event : events) evolve(state, notation::parse_event(shipped_board(), event).value());
    return due(state);
}

TEST(Due, R4_2_a_taken_card_is_to_be_replaced) {
    EXPECT_EQ(due_after("market B G K P R", {}), Due{});
    EXPECT_EQ(due_after("market B G K P R", {"p0 card-taken 3 P"}), (Due{.what = What::fill, .slot = Slot{3}}));
}

TEST(Due, R4_6_gaps_are_filled_the_lowest_place_first) {
    const std::string position = "market B - K - R | deck - | discard - | p0 hand rest";
    const Texts claimed = {"p0 route-claimed castro--civic-center paid O2 points 2"};
    EXPECT_EQ(due_after(position, {}), Due{});
    EXPECT_EQ(due_after(position, claimed), (Due{.what = What::reshuffle}));
    EXPECT_EQ(due_after(position, {claimed[0], "deck-reshuffled 2"}), (Due{.what = What::fill, .slot = Slot{1}}));
    EXPECT_EQ(due_after(position, {claimed[0], "deck-reshuffled 2", "market-filled 1 O"}),
              (Due{.what = What::fill, .slot = Slot{3}}));
}

TEST(Due, R4_6_a_gap_for_which_there_is_no_card_stays) {
    EXPECT_EQ(due_after("market B G K P R | deck - | discard - | p1 hand rest", {"p0 card-taken 3 P"}), Due{});
}

TEST(Due, R4_5_three_ferry_cards_are_to_be_swept) {
    const Texts third = {"p0 card-taken 2 R", "market-filled 2 F"};
    EXPECT_EQ(due_after("market F F R R B", third), (Due{.what = What::sweep}));
    EXPECT_EQ(due_after("market F O R R B", third), Due{});
}

TEST(Due, R4_5_not_with_a_gap_and_not_where_it_could_never_end) {
    EXPECT_EQ(due_after("market F F F R B | deck - | discard - | p1 hand rest", {"p0 card-taken 4 B"}), Due{});
    const Texts third = {"p0 card-taken 2 R", "market-filled 2 F"};
    const std::string two_others = "market F F R B K | deck F1 | discard - | p1 hand rest";
    EXPECT_EQ(due_after(two_others, third), Due{});
    // The third may lie in the deck or in the discard pile.
    EXPECT_EQ(due_after("market F F R B K | deck F1 G1 | discard - | p1 hand rest", third), (Due{.what = What::sweep}));
    EXPECT_EQ(due_after("market F F R B K | deck F1 | discard G1 | p1 hand rest", third), (Due{.what = What::sweep}));
}

TEST(Due, R7_1_the_last_round_after_a_turn_that_leaves_2_cars) {
    const Texts claimed = {"p1 route-claimed castro--civic-center paid R2 points 2"};
    EXPECT_EQ(due_after("seats 3 | p1 to move | p1 hand R2 cars 5", claimed), Due{});
    const std::string position = "seats 3 | p1 to move | p1 hand R2 cars 4";
    EXPECT_EQ(due_after(position, claimed), (Due{.what = What::last_round, .seat = Seat{1}}));
    EXPECT_EQ(due_after(position, {claimed[0], "p1 last-round-began"}), Due{});
}

TEST(Due, R7_1_the_end_after_the_last_turn_of_the_last_round) {
    const Texts turn = {"p1 card-drawn R", "p1 card-drawn R"};
    EXPECT_EQ(due_after("p1 to move | p1 cars 1 | last round 2", turn), Due{});
    EXPECT_EQ(due_after("p1 to move | p1 cars 1 | last round 1", turn), (Due{.what = What::end}));
}

TEST(Due, R3_3_the_end_after_everybody_has_passed) {
    const std::string nothing_left = " | market - - - - - | deck - | discard - | p0 hand rest tickets rest | tickets -";
    EXPECT_EQ(due_after("seats 3 | p2 to move | passes 1" + nothing_left, {"p2 passed"}), Due{});
    EXPECT_EQ(due_after("seats 3 | p2 to move | passes 2" + nothing_left, {"p2 passed"}), (Due{.what = What::end}));
}

// What must have been due for an event to happen that nobody decides.
struct Cause {
    const State& before;
    const Event& after;

    Due operator()(const MarketFilled& event) const { return {.what = What::fill, .slot = event.slot}; }
    Due operator()(const MarketSwept&) const { return {.what = What::sweep}; }
    Due operator()(const LastRoundBegan& event) const { return {.what = What::last_round, .seat = event.seat}; }
    Due operator()(const GameEnded&) const { return {.what = What::end}; }
    Due operator()(const DeckReshuffled&) const {  // R4.6: for a gap, or for the card that a seat draws
        return std::holds_alternative<CardDrawn>(after) ? Due{} : Due{.what = What::reshuffle};
    }
    Due operator()(const TokenTaken&) const { return due(before); }  // R5.8: part of the claim, whatever is due
    Due operator()(const auto& /*decided*/) const { return {}; }
};

TEST(Due, in_every_game_just_what_is_due_happens_and_nobody_acts_before) {
    for (int i = 0; i < games(600); ++i) {
        RandomGame game(i);
        while (!game.over()) game.step();
        const std::vector<Event>& events = game.log.events;
        State state = engine::empty_table(*game.state.table.board, game.state.table.seats);
        for (size_t next = 0; next < events.size(); ++next) {
            if (next > 0) {
                const Event& after = events[std::min(next + 1, events.size() - 1)];
                ASSERT_EQ(due(state), std::visit(Cause{state, after}, events[next]))
                    << "in game " << i << " before " << notation::to_text(*state.table.board, events[next]);
            }
            evolve(state, events[next]);
        }
        EXPECT_EQ(due(state), Due{});
    }
}

}  // namespace
}  // namespace tests
