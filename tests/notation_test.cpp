// The notation: what is written is read back as it was, and no input breaks a parser.
#include "notation/notation.h"

#include <gtest/gtest.h>

#include "tests/support/random_games.h"

namespace {

using namespace engine;
using notation::parse_action;
using notation::parse_event;
using notation::parse_position;
using notation::to_text;
using tests::Game;
using tests::given;
using tests::seed_of;

const Board& board() { return tests::shipped_board(); }

// Plays a random game and shows every state, and every event with the table before it.
template <class OnState, class OnEvent, class OnAction>
void play_random_game(int seats, uint32_t number, OnState on_state, OnEvent on_event, OnAction on_action) {
    State state = engine::empty_table(board(), seats);
    SeededChance chance(seed_of(number));
    Rng rng(seed_of(number), bot_stream(0));
    auto listener = [&](const auto& event) { on_event(Event(event)); };
    Referee referee(state, chance, listener);
    referee.deal();
    static ActionList list;
    while (true) {
        on_state(state);
        const SeatSet acting = seats_to_act(state.table);
        if (acting.empty()) return;
        const Seat seat = acting.nth(rng.below(static_cast<uint32_t>(acting.size())));
        legal_actions(state.table, state.secrets_of(seat), seat, list);
        const Action action = list[rng.below(static_cast<uint32_t>(list.size()))];
        on_action(action);
        referee.apply(seat, action);
    }
}

void expect_same_action(const Action& action) {
    const auto read = parse_action(board(), to_text(board(), action));
    ASSERT_TRUE(read) << to_text(board(), action) << ": " << read.error().message;
    EXPECT_EQ(*read, action) << to_text(board(), action);
}
void expect_same_event(const Event& event) {
    const auto read = parse_event(board(), to_text(board(), event));
    ASSERT_TRUE(read) << to_text(board(), event) << ": " << read.error().message;
    EXPECT_EQ(*read, event) << to_text(board(), event);
}
void expect_same_state(const State& state) {
    const auto read = parse_position(board(), to_text(state));
    ASSERT_TRUE(read) << to_text(state) << ": " << read.error().message;
    EXPECT_EQ(*read, state) << to_text(state);
}

std::string action_fault(std::string_view text) { return parse_action(board(), text).error().message; }
std::string event_fault(std::string_view text) { return parse_event(board(), text).error().message; }

TEST(Notation, actions) {
    for (const std::string text :
         {"draw-deck", "draw-market 3", "claim castro--civic-center with R1 F1", "claim castro--civic-center with F2",
          "claim japanese-tea-garden--sunset with O3 token sunset", "draw-tickets", "keep nob-hill--castro",
          "keep nob-hill--castro presidio--castro", "keep -", "place crab at nob-hill", "pass"}) {
        const auto action = parse_action(board(), text);
        ASSERT_TRUE(action) << text << ": " << action.error().message;
        EXPECT_EQ(to_text(board(), *action), text);
    }
}

TEST(Notation, events) {
    for (const std::string text :
         {"p0 card-drawn R", "p0 card-taken 3 F", "market-filled 2 G", "market-swept", "deck-reshuffled 14",
          "p1 route-claimed castro--civic-center paid R1 F1 points 2", "p1 token-taken sunset crab",
          "p0 tickets-offered presidio--castro nob-hill--castro", "p0 tickets-offered nob-hill--castro",
          "p0 tickets-kept nob-hill--castro returned presidio--castro",
          "p0 tickets-kept nob-hill--castro presidio--castro", "p2 stack-placed crab at nob-hill", "p0 passed",
          "p3 last-round-began",
          "dealt stacks golden-gate-bridge:heart alcatraz:crab the-embarcadero:seagull sunset:sourdough "
          "potrero-hill:sea-lion spare cable-car fortune-cookie market F R R B O "
          "p0 hand R G offer presidio--castro nob-hill--castro p1 hand F F offer lombard-street--soma "
          "presidio--nob-hill",
          "game-ended p0 routes 12 tickets -4 tokens 2 total 10 completed 1 "
          "p1 routes 10 tickets 0 tokens 0 total 10 completed 1 winners p0 p1"}) {
        const auto event = parse_event(board(), text);
        ASSERT_TRUE(event) << text << ": " << event.error().message;
        EXPECT_EQ(to_text(board(), *event), text);
    }
}

TEST(Notation, a_whole_position) {
    const std::string text =
        "seats 2 | second card | p1 to move | last round 1 | market F R R B O | deck B1 F7 | discard B4 G6 K6 P6 "
        "| p0 hand R2 cars 2 points 8 tokens crab routes castro--civic-center tickets presidio--castro "
        "| p1 hand R2 O5 cars 20 points 0 "
        "| tickets chinatown--civic-center pier-39--pacific-heights haight-ashbury--mission-district "
        "mission-district--soma nob-hill--painted-ladies fort-mason--the-embarcadero lombard-street--soma "
        "presidio--nob-hill presidio--haight-ashbury civic-center--japanese-tea-garden "
        "pacific-heights--japanese-tea-garden union-square--twin-peaks golden-gate-bridge--painted-ladies "
        "lombard-street--lands-end alcatraz--potrero-hill golden-gate-bridge--chinatown pier-39--twin-peaks "
        "fort-mason--sunset union-square--sunset alcatraz--japanese-tea-garden the-embarcadero--lands-end "
        "golden-gate-bridge--potrero-hill | buried p0:nob-hill--castro "
        "| stacks golden-gate-bridge:cable-car:2 alcatraz:sea-lion:2 sunset:crab:1 the-embarcadero:fortune-cookie:2 "
        "potrero-hill:sourdough:2 nob-hill:seagull:1 soma:heart:1";
    const auto state = parse_position(board(), text);
    ASSERT_TRUE(state) << state.error().message;
    EXPECT_EQ(to_text(*state), text);
}

TEST(Notation, the_order_of_the_sections_does_not_matter) {
    EXPECT_EQ(given("market F R R B O | p1 to move | p0 hand R2 | seats 3").state,
              given("seats 3 | p0 hand R2 | p1 to move | market F R R B O").state);
}

TEST(Notation, what_is_not_written_is_plain) {
    const Game game = given("seats 2");
    EXPECT_EQ(game.to_move(), "p0");
    EXPECT_EQ(game.market(), "B G K P R");
    EXPECT_EQ(game.state.table.deck_size, 39);
    EXPECT_EQ(game.state.table.cars[1], 20);
    EXPECT_EQ(game.state.table.ticket_deck_size, 24);
}

TEST(Notation, cars_and_points_follow_from_the_routes) {
    const Game game = given("seats 2 | p0 routes castro--civic-center civic-center--soma");
    EXPECT_EQ(game.state.table.cars[0], 16);
    EXPECT_EQ(game.state.table.route_points[0], 4);
}

TEST(Notation, cards_that_are_not_named_are_discarded_where_the_deck_is_written) {
    EXPECT_EQ(given("seats 2 | market F R R B O | deck G B").state.table.discard.size(), 44 - 7);
}

TEST(Notation, a_single_card_needs_no_number) {
    EXPECT_EQ(parse_action(board(), "claim castro--civic-center with F R"),
              parse_action(board(), "claim castro--civic-center with R1 F1"));
}

TEST(Notation, an_error_says_where_it_is) {
    EXPECT_EQ(parse_action(board(), "claim castro--civic-center with R2 token atlantis").error().position, 41u);
    EXPECT_EQ(parse_position(board(), "seats 2 | market F R X B O").error().position, 21u);
}

TEST(Notation, an_error_says_what_it_is) {
    EXPECT_EQ(action_fault(""), "an action is missing");
    EXPECT_EQ(action_fault("jump"), "there is no action 'jump'");
    EXPECT_EQ(action_fault("pass pass"), "'pass' is not expected here");
    EXPECT_EQ(action_fault("draw-market 5"), "slot must be a number from 0 to 4, not '5'");
    EXPECT_EQ(action_fault("claim castro--civic-center with"), "a payment is missing");
    EXPECT_EQ(action_fault("claim castro--civic-center with R1 B1"),
              "a payment is cards of one colour and ferry cards (R5.2)");
    EXPECT_EQ(action_fault("claim castro--civic-center with R7"),
              "how many cards must be a number from 1 to 6, not '7'");
    EXPECT_EQ(action_fault("keep nob-hill--castro nob-hill--castro"), "'nob-hill--castro' is named twice");
    EXPECT_EQ(event_fault("p4 passed"), "a seat is p0 to p3, not 'p4'");
    EXPECT_EQ(event_fault("p0 card-drawn X"), "a card is B, G, K, P, R, O or F, not 'X'");
}

TEST(Notation, a_position_in_which_no_game_can_stand_is_refused) {
    const std::vector<std::pair<std::string, std::string>> faults = {
        {"p0 hand R6 | deck B | discard -",
         "the cards do not add up: 4 blue missing, 5 green missing, 5 black missing, "
         "5 purple missing, 1 red too many, 6 orange missing, 8 ferry missing (R1.3)"},
        {"p0 hand R3 | p1 hand R3", "the cards do not add up: 1 red too many (R1.3)"},
        {"market F F F R B", "the market must be swept: it has 3 or more ferry cards (R4.5)"},
        {"market F - F R B", "a gap in the market must be refilled: there are cards for it (R4.6)"},
        {"second card | market F - - - - | deck - | discard - | p0 hand rest",
         "nothing is left to take as a second card (R4.7)"},
        {"p0 routes castro--civic-center | p1 routes castro--civic-center",
         "castro--civic-center is claimed or closed already (R5.1, R5.6)"},
        {"seats 3 | p0 routes soma--potrero-hill-a soma--potrero-hill-b",
         "p0 owns both routes of a double route (R5.6)"},
        {"p0 routes soma--potrero-hill-a | p1 routes soma--potrero-hill-b",
         "soma--potrero-hill-b is claimed or closed already (R5.1, R5.6)"},
        {"p0 cars 19 routes castro--civic-center", "p0 has more than 20 cars (R1.2)"},
        {"p0 cars 2", "somebody has 2 or fewer cars: the last round has begun (R7.1)"},
        {"last round 1", "nobody has 2 or fewer cars: the last round has not begun (R7.1)"},
        {"p0 cars 1 | last round 0", "the last round is played: the game is over (R7.1)"},
        {"passes 2", "everybody has passed: the game is over (R3.3)"},
        {"p2 cars 4", "a seat is written that does not play (R1.1)"},
        {"p2 to move", "the seat to move does not play (R1.1)"},
        {"keep tickets", "p0 has no tickets to choose from (R6.1)"},
        {"p0 offer presidio--castro", "p0 has no choice of tickets now (R6.1)"},
        {"keep tickets | p0 offer presidio--castro", "two tickets are drawn while there are two (R6.2)"},
        {"buried p0:presidio--castro", "p0 has returned more tickets than it kept (R2.6, R6.1)"},
        {"p0 tickets presidio--castro | p1 tickets presidio--castro",
         "the ticket presidio--castro is at two places (R1.4)"},
        {"tickets - | p0 tickets presidio--castro",
         "the tickets do not add up: chinatown--civic-center is missing (R1.4)"},
        {"setup tickets | p0 tickets presidio--castro offer nob-hill--castro lombard-street--soma",
         "only tickets that were dealt can be kept (R2.6)"},
        {"setup stacks | p0 to move", "another seat is to move in the setup (R2.6, R2.7)"},
        {"spare crab", "all stacks are placed before the first turn (R2.7)"},
        {"stacks sunset:crab alcatraz:crab", "the stack stands at two places"},
        {"stacks sunset:crab sunset:heart", "a location never has more than one stack (R2.8)"},
        {"stacks sunset:crab:3", "the tokens of crab do not add up: the stack must be 2 high (R2.4, R2.7)"},
        {"stacks castro:crab | p0 tokens crab | p1 tokens crab",
         "more tokens of crab are held than there are (R2.4, R2.7)"},
        {"setup stacks | p0 cars 19", "p0 cannot have played in the setup (R2.1)"},
        {"p0 hand rest | deck rest", "the rest is given away twice"},
        {"seats 2 | seats 2", "this is written twice: seats"},
        {"setup tickets | over", "this is written twice: a phase"},
        {"seats 2 |", "a section is missing"},
    };
    for (const auto& [text, fault] : faults) {
        const auto state = parse_position(board(), text);
        EXPECT_FALSE(state) << text;
        if (!state) {
            EXPECT_EQ(state.error().message, fault) << text;
        }
    }
}

class RandomGames : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Seats, RandomGames, testing::Values(2, 3, 4));

TEST_P(RandomGames, everything_written_is_read_back_as_it_was) {
    int states = 0;
    for (uint32_t number = 0; number < 30 && !HasFailure(); ++number)
        play_random_game(
            GetParam(), number,
            [&](const State& state) {
                ++states;
                expect_same_state(state);
            },
            expect_same_event, expect_same_action);
    EXPECT_GT(states, 2000);
}

// One byte changed, left out or doubled; or everything from there on cut off.
std::string broken(std::string text, Rng& rng) {
    for (uint32_t times = 1 + rng.below(3); times > 0 && !text.empty(); --times) {
        const size_t at = rng.below(static_cast<uint32_t>(text.size()));
        switch (rng.below(5)) {
            case 0: text[at] = static_cast<char>(rng.below(256)); break;
            case 1: text[at] = " |:-R0129p?"[rng.below(11)]; break;
            case 2: text.erase(at, 1 + rng.below(12)); break;
            case 3: text.insert(at, text.substr(at, 1 + rng.below(30))); break;
            default: text.resize(at);
        }
    }
    return text;
}

TEST(Notation, no_input_breaks_a_parser_and_every_position_read_can_be_played_to_its_end) {
    Rng rng(seed_of(7), Stream::cards);
    PlayoutChance chance(1);
    int positions = 0;
    const auto try_all = [&](const std::string& text) {
        if (const auto action = parse_action(board(), text)) expect_same_action(*action);
        if (const auto event = parse_event(board(), text)) expect_same_event(*event);
        if (auto state = parse_position(board(), text)) {
            ++positions;
            expect_same_state(*state);
            play_out(*state, chance);
            EXPECT_EQ(state->table.phase, Phase::over);
        }
    };
    for (uint32_t number = 0; number < 6; ++number)
        play_random_game(
            2 + static_cast<int>(number % 3), number,
            [&](const State& state) {
                for (int i = 0; i < 20; ++i) try_all(broken(to_text(state), rng));
            },
            [&](const Event& event) { try_all(broken(to_text(board(), event), rng)); },
            [&](const Action& action) { try_all(broken(to_text(board(), action), rng)); });
    EXPECT_GT(positions, 100);
}

}  // namespace
