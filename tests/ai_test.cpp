// The bots: what they choose, that it is legal, that it follows from the view, and how strong it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "ai/bot.h"
#include "ai/planner.h"
#include "notation/notation.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using ai::Plan;
using ai::Planner;

struct Player {
    std::unique_ptr<ai::Bot> bot;
    Rng rng;
};

// A table of bots, from the deal to the end.
class BotGame {
 public:
    BotGame(const Board& board, const std::vector<std::string_view>& levels, uint64_t number)
        : game_(board, static_cast<int>(levels.size()), number),
          told_state_(empty_table(board, static_cast<int>(levels.size()))) {
        for (size_t seat = 0; seat < levels.size(); ++seat)
            players_.push_back(
                {ai::make_bot(levels[seat], board), Rng(seed_of(number), bot_stream(static_cast<int>(seat)))});
    }

    void play() {
        while (!game_.over()) step();
    }

    const State& state() const { return game_.state; }
    const std::vector<Event>& events() const { return game_.log.events; }
    bool a_choice_was_not_listed() const { return not_listed_; }
    bool a_second_choice_differed() const { return differed_; }

 private:
    void step() {
        tell_news();
        const Seat seat = seats_to_act(game_.state.table).first();
        Player& player = players_[index(seat)];
        const ActionList& legal = game_.legal(seat);
        const View view = view_for(game_.state, seat);
        Rng same_rng = player.rng;
        const Action action = player.bot->choose(view, legal, kShort, player.rng);
        not_listed_ |= std::ranges::find(legal, action) == legal.end();
        differed_ |= player.bot->choose(view, legal, kShort, same_rng) != action;
        game_.apply(seat, action);
    }

    void tell_news() {
        for (; told_ < events().size(); ++told_) {
            for (size_t seat = 0; seat < players_.size(); ++seat)
                players_[seat].bot->saw(seen_by(events()[told_], told_state_.table, Seat(seat)), told_state_.table,
                                        Seat(seat));
            evolve(told_state_, events()[told_]);
        }
    }

    inline static const ai::Budget kShort{.iterations = 30, .stop = {}};
    RandomGame game_;
    std::vector<Player> players_;
    State told_state_;  // before the next event to be told
    size_t told_ = 0;
    bool not_listed_ = false;
    bool differed_ = false;
};

// One level in each seat in turn, another in all other seats; as many deals as `deals`, each played once per seat.
// The share of wins, in percent; a shared win counts as its part.
double percent_won(std::string_view level, std::string_view others, int seats, int deals) {
    double wins = 0;
    for (int i = 0; i < deals * seats; ++i) {
        const auto own_seat = static_cast<size_t>(i % seats);
        std::vector<std::string_view> levels(static_cast<size_t>(seats), others);
        levels[own_seat] = level;
        BotGame game(shipped_board(), levels, static_cast<uint64_t>(i / seats));
        game.play();
        const SeatSet won = winners(game.state());
        if (won.contains(Seat(own_seat))) wins += 1.0 / won.size();
    }
    return 100 * wins / (deals * seats);
}

std::string choice_of_greedy(const Game& game, uint64_t number = 0) {
    const auto legal = std::make_unique<ActionList>();
    const Seat seat = game.state.table.to_move;
    legal_actions(game.state.table, game.state.secrets_of(seat), seat, *legal);
    Rng rng(seed_of(number), bot_stream(0));
    const Action action = ai::make_bot("greedy", shipped_board())->choose(view_for(game.state, seat), *legal, {}, rng);
    return notation::to_text(*game.state.table.board, action);
}

Plan plan_of_first_seat(const Game& game) {
    const Secrets& own = game.state.secrets_of(Seat{0});
    return Planner(game.state.table, Seat{0}, own.hand).plan(own.tickets);
}

std::string routes_of(const Plan& plan) {
    std::string text;
    for (RouteId route : plan.routes) text += (text.empty() ? "" : " ") + shipped_board().route_ids[index(route)];
    return text;
}

TEST(Levels, every_level_makes_a_bot_and_no_other_name_does) {
    EXPECT_EQ(std::vector(ai::levels().begin(), ai::levels().end()),
              (std::vector<std::string_view>{"random", "tourist", "local", "greedy", "conductor", "gripman"}));
    for (std::string_view level : ai::levels()) EXPECT_NE(ai::make_bot(level, shipped_board()), nullptr) << level;
    EXPECT_EQ(ai::make_bot("Greedy", shipped_board()), nullptr);
    EXPECT_EQ(ai::make_bot("", shipped_board()), nullptr);
}

class EveryLevel : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Bots, EveryLevel, testing::ValuesIn(ai::levels().begin(), ai::levels().end()),
                         [](const auto& level) { return std::string(level.param); });

TEST_P(EveryLevel, chooses_only_listed_actions_on_every_board_with_2_to_4_seats) {
    for (int i = 0; i < games(180); ++i) {
        BotGame game(board_of(i), std::vector(static_cast<size_t>(seats_of(i)), GetParam()), static_cast<uint64_t>(i));
        game.play();
        EXPECT_FALSE(game.a_choice_was_not_listed()) << "in game " << i;
    }
}

TEST_P(EveryLevel, chooses_the_same_again_from_the_same_view_and_random_stream) {
    for (int i = 0; i < games(90); ++i) {
        BotGame game(board_of(i), std::vector(static_cast<size_t>(seats_of(i)), GetParam()), static_cast<uint64_t>(i));
        game.play();
        EXPECT_FALSE(game.a_second_choice_differed()) << "in game " << i;
    }
}

TEST_P(EveryLevel, plays_the_same_game_from_the_same_seed) {
    for (uint64_t i = 0; i < 20; ++i) {
        BotGame one(shipped_board(), {GetParam(), GetParam(), GetParam()}, i);
        BotGame other(shipped_board(), {GetParam(), GetParam(), GetParam()}, i);
        one.play();
        other.play();
        EXPECT_EQ(one.events(), other.events());
    }
}

TEST_P(EveryLevel, plays_another_game_from_another_seed) {
    BotGame one(shipped_board(), {GetParam(), GetParam()}, 1);
    BotGame other(shipped_board(), {GetParam(), GetParam()}, 2);
    one.play();
    other.play();
    EXPECT_NE(one.events(), other.events());
}

TEST(Random, chooses_every_listed_action_about_equally_often) {
    const Game game = given("seats 2 | setup tickets | p0 offer nob-hill--castro fort-mason--sunset");
    const auto legal = std::make_unique<ActionList>();
    legal_actions(game.state.table, game.state.secrets_of(Seat{0}), Seat{0}, *legal);
    ASSERT_EQ(legal->size(), 3u);
    Rng rng(seed_of(0), bot_stream(0));
    std::array<int, 3> counts{};
    const auto bot = ai::make_bot("random", shipped_board());
    for (int i = 0; i < 3000; ++i) {
        const Action action = bot->choose(view_for(game.state, Seat{0}), *legal, {}, rng);
        ++counts[static_cast<size_t>(std::ranges::find(*legal, action) - legal->begin())];
    }
    for (int count : counts) EXPECT_NEAR(count, 1000, 100);
}

TEST(Strength, greedy_wins_at_least_97_of_100_games_against_random_with_two_seats) {
    EXPECT_GE(percent_won("greedy", "random", 2, 200), 97);
}

TEST(Strength, greedy_wins_at_least_95_of_100_games_against_random_with_three_and_four_seats) {
    EXPECT_GE(percent_won("greedy", "random", 3, 50), 95);
    EXPECT_GE(percent_won("greedy", "random", 4, 50), 95);
}

// What others hold and what lies in the decks is not in the view: another world that looks the same, the same choice.
TEST(Greedy, sees_only_its_view) {
    const std::string seen = "seats 2 | market F R B G O | discard K4 | p0 hand G2 R1 tickets presidio--castro | ";
    const Game one = given(seen + "p1 hand R3 B1 tickets nob-hill--castro fort-mason--sunset");
    const Game other = given(seen + "p1 hand F4 tickets haight-ashbury--mission-district pier-39--pacific-heights");
    ASSERT_NE(one.state, other.state);
    for (uint64_t i = 0; i < 20; ++i) EXPECT_EQ(choice_of_greedy(one, i), choice_of_greedy(other, i));
}

TEST(Greedy, claims_a_route_that_its_ticket_needs_as_soon_as_it_can_pay) {
    const Game game = given(
        "seats 2 | market B G K P P | p0 hand R2 G1 routes chinatown--union-square tickets chinatown--civic-center");
    EXPECT_EQ(choice_of_greedy(game), "claim union-square--civic-center-a with R2");
}

TEST(Greedy, R7_1_completes_a_ticket_in_its_last_turn_rather_than_claim_a_longer_route) {
    const Game game = given(
        "seats 2 | last round 1 | p0 hand R2 P3 routes chinatown--union-square tickets chinatown--civic-center | "
        "p1 cars 2");
    EXPECT_EQ(choice_of_greedy(game), "claim union-square--civic-center-a with R2");
}

TEST(Greedy, R7_1_claims_for_the_most_points_in_its_last_turn) {
    const Game game = given("seats 2 | last round 1 | market F F R B G | p0 hand K2 O4 F1 | p1 cars 2");
    EXPECT_EQ(choice_of_greedy(game), "claim golden-gate-bridge--fort-mason with O4 F1 token golden-gate-bridge");
}

TEST(Greedy, R7_1_claims_even_for_one_point_in_its_last_turn) {
    const Game game = given("seats 2 | last round 1 | market F F R B G | p0 hand O1 | p1 cars 2");
    EXPECT_EQ(choice_of_greedy(game).substr(0, 6), "claim ");
}

TEST(Greedy, R5_3_pays_for_a_grey_route_with_the_colour_that_its_other_routes_need_least) {
    const Game game = given(
        "seats 2 | market P P P O O | p0 hand B2 R2 routes union-square--civic-center-a twin-peaks--castro "
        "tickets union-square--sunset");
    EXPECT_EQ(routes_of(plan_of_first_seat(game)), "sunset--twin-peaks-b castro--civic-center");
    EXPECT_EQ(choice_of_greedy(game), "claim castro--civic-center with R2");
}

TEST(Greedy, R5_2_keeps_its_ferry_cards_where_cards_of_the_colour_can_pay) {
    const Game game = given("seats 2 | p0 hand R2 F2 routes chinatown--union-square tickets chinatown--civic-center");
    EXPECT_EQ(choice_of_greedy(game), "claim union-square--civic-center-a with R2");
}

TEST(Greedy, R4_1_takes_the_colour_that_its_plan_needs_from_the_market) {
    const Game game =
        given("seats 2 | market P K O R P | p0 hand R1 routes chinatown--union-square tickets chinatown--civic-center");
    EXPECT_EQ(choice_of_greedy(game), "draw-market 3");
}

TEST(Greedy, R4_3_does_not_give_two_cards_that_it_needs_for_a_ferry_card) {
    const Game game =
        given("seats 2 | market F K R R P | p0 routes chinatown--union-square tickets chinatown--civic-center");
    EXPECT_EQ(choice_of_greedy(game).substr(0, 12), "draw-market ");
    EXPECT_NE(choice_of_greedy(game), "draw-market 0");
}

TEST(Greedy, R6_1_keeps_of_two_tickets_the_one_that_is_completed_already) {
    const Game game = given(
        "seats 2 | keep tickets | p0 cars 4 routes chinatown--union-square union-square--civic-center-a "
        "offer golden-gate-bridge--potrero-hill chinatown--civic-center");
    EXPECT_EQ(choice_of_greedy(game), "keep chinatown--civic-center");
}

TEST(Greedy, R2_7_places_a_stack_where_its_plan_passes) {
    const Game game = given("seats 2 | setup stacks | spare heart crab | p1 tickets haight-ashbury--mission-district");
    const std::string choice = choice_of_greedy(game);
    EXPECT_EQ(choice.substr(choice.find(" at ")), " at castro");
}

TEST(Planner, own_routes_cost_nothing) {
    EXPECT_EQ(routes_of(plan_of_first_seat(
                  given("seats 2 | p0 routes lombard-street--nob-hill tickets nob-hill--painted-ladies"))),
              "lombard-street--pacific-heights pacific-heights--painted-ladies-a");
}

TEST(Planner, a_ticket_whose_end_is_cut_off_is_given_up) {
    const Game game =
        given("seats 2 | p0 tickets alcatraz--potrero-hill | p1 routes pier-39--alcatraz the-embarcadero--alcatraz");
    const Plan plan = plan_of_first_seat(game);
    EXPECT_TRUE(plan.routes.empty());
    EXPECT_TRUE(plan.completed.empty());
    EXPECT_EQ(plan.value, -8 * ai::kPoint);
}

TEST(Planner, R5_5_a_ticket_is_given_up_when_the_cars_do_not_reach) {
    EXPECT_TRUE(
        plan_of_first_seat(given("seats 2 | p0 cars 5 tickets golden-gate-bridge--potrero-hill")).routes.empty());
    EXPECT_FALSE(plan_of_first_seat(given("seats 2 | p0 tickets golden-gate-bridge--potrero-hill")).routes.empty());
}

TEST(Planner, two_tickets_share_routes) {
    const int one = plan_of_first_seat(given("seats 2 | p0 tickets presidio--castro")).routes.size();
    const int other = plan_of_first_seat(given("seats 2 | p0 tickets presidio--haight-ashbury")).routes.size();
    const Plan both = plan_of_first_seat(given("seats 2 | p0 tickets presidio--castro presidio--haight-ashbury"));
    EXPECT_EQ(both.completed.size(), 2);
    EXPECT_LT(both.routes.size(), one + other);
}

TEST(Planner, R5_4_needs_are_counted_by_colour_and_ferry_symbols_apart) {
    const Game game = given("seats 2 | p0 hand R1 F1 K1");
    const Planner planner(game.state.table, Seat{0}, game.state.secrets[0].hand);
    RouteSet routes;
    for (const char* id : {"union-square--civic-center-a", "the-embarcadero--alcatraz"})
        routes.insert(*shipped_board().find_route(id));
    const ai::Needs needs = planner.needs(routes);
    EXPECT_EQ(needs.missing_of(Card::red), 1);
    EXPECT_EQ(needs.missing_of(Card::black), 1);
    EXPECT_EQ(needs.missing_of(Card::ferry), 0);
    EXPECT_TRUE(needs.spare.empty());
}

}  // namespace
}  // namespace tests
