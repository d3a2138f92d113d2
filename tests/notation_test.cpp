// The notation: what is written is read back as it was, and no input breaks a parser.
#include "notation/notation.h"

#include <gtest/gtest.h>

#include "tests/support/game.h"

namespace {

using namespace engine;
using notation::parse_action;
using notation::parse_event;
using notation::parse_position;
using notation::to_text;
using tests::Game;
using tests::given;

const Board& board() { return tests::shipped_board(); }

Seed seed_of(uint32_t number) {
    Seed seed{};
    for (size_t i = 0; i < 4; ++i) seed[i] = static_cast<uint8_t>(number >> (8 * i));
    return seed;
}

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
