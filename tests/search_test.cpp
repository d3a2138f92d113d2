// The levels that search: rollouts, the search itself, and what it finds at the table.
#include "ai/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "ai/belief.h"
#include "ai/bot_table.h"
#include "ai/greedy_bot.h"
#include "notation/notation.h"
#include "tests/support/books.h"
#include "tests/support/random_games.h"

#if !__has_feature(thread_sanitizer)  // which has an operator new of its own
namespace {

// Calls of operator new while a Count is alive, in its thread.
thread_local int* counted = nullptr;

struct Count {
    int calls = 0;
    Count() { counted = &calls; }
    ~Count() { counted = nullptr; }
    Count(const Count&) = delete;
    Count& operator=(const Count&) = delete;
};

}  // namespace

// NB: every form that may meet another one, so that a sanitizer sees pairs.
void* operator new(std::size_t size) {
    if (counted != nullptr) ++*counted;
    if (void* memory = std::malloc(std::max<std::size_t>(size, 1))) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    if (counted != nullptr) ++*counted;
    return std::malloc(std::max<std::size_t>(size, 1));
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept { return operator new(size, tag); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace tests {
namespace {

using namespace engine;
using ai::Belief;
using ai::PathBook;
using ai::Search;

[[maybe_unused]] const PathBook& shipped_book() { return book_of(shipped_board()); }

int spaces(const Board& board, RouteSet owned) {
    int sum = 0;
    for (RouteId id : owned) sum += board.route(id).length;
    return sum;
}

void expect_ended_by_the_rules(const State& state) {
    const Table& table = state.table;
    EXPECT_EQ(table.phase, Phase::over);
    EXPECT_TRUE(table.turns_left == 0 || table.passes == table.seats);  // R7.1, R3.3
    Cards cards = state.piles.deck + table.discard + table.market.cards();
    RouteSet claimed;
    for (size_t seat = 0; seat < table.seats; ++seat) {
        cards += state.secrets[seat].hand;
        EXPECT_EQ(state.secrets[seat].hand.size(), table.hand_size[seat]);
        EXPECT_EQ(table.cars[seat] + spaces(*table.board, table.owned[seat]), kCars);      // R5.5
        EXPECT_TRUE((table.owned[seat] & table.board->twins(table.owned[seat])).empty());  // R5.6
        EXPECT_TRUE((table.owned[seat] & claimed).empty());                                // R5.1
        claimed |= table.seats == 2 ? table.owned[seat] | table.board->twins(table.owned[seat]) : table.owned[seat];
        EXPECT_LE(state.secrets[seat].tickets.size(), static_cast<int>(table.board->tickets.size()));
    }
    EXPECT_EQ(cards, Cards::all());
    EXPECT_EQ(table.deck_size, state.piles.deck.size());
}

TEST(Rollout, ends_every_game_by_the_rules_from_any_state) {
    PlayoutChance chance(1);
    for (int i = 0; i < games(180) && !testing::Test::HasFailure(); ++i) {
        RandomGame game(i);
        const ai::Rollout rollout(book_of(*game.state.table.board));
        for (; !game.over(); game.step()) {
            State state = game.state;
            rollout.play(state, chance);
            expect_ended_by_the_rules(state);
        }
    }
}

TEST(Rollout, settles_one_choice_of_tickets_or_stacks) {
    PlayoutChance chance(2);
    for (int i = 0; i < games(90); ++i) {
        RandomGame game(i);
        const ai::Rollout rollout(book_of(*game.state.table.board));
        while (game.state.table.phase == Phase::setup_tickets || game.state.table.phase == Phase::setup_stacks) {
            State state = game.state;
            rollout.settle(state, chance);
            const bool chosen = state.table.ready.size() == game.state.table.ready.size() + 1;
            EXPECT_TRUE(chosen || spare_symbols(state.table).size() == spare_symbols(game.state.table).size() - 1);
            game.step();
        }
    }
}

// A search on worlds that agree with what a seat sees.
class Thinker {
 public:
    explicit Thinker(const Board& board) : untold_(book_of(board)), search_(book_of(board)) {}

    std::vector<Search::Line> lines(const State& state, Seat seat, const ai::Budget& budget, uint64_t seed) {
        const Belief::Worlds worlds(untold_, view_for(state, seat));
        const auto found =
            search_.run([&](PlayoutChance& chance) { return worlds.sample(chance); }, seat, budget, seed);
        return {found.begin(), found.end()};
    }
    uint32_t iterations() const { return search_.iterations(); }

 private:
    Belief untold_;
    Search search_;
};

ai::Budget iterations(uint32_t count) { return {.iterations = count, .stop = {}}; }

std::string in_words(const State& state, const std::vector<Search::Line>& lines) {
    std::string text;
    for (const Search::Line& line : lines)
        text += notation::to_text(*state.table.board, line.action) + ": " + std::to_string(line.visits) + " " +
                std::to_string(line.win_share) + " " + std::to_string(line.margin) + "\n";
    return text;
}

// Decisions of random games, every so many of them, on all boards.
template <class Check>
void at_some_decisions(int count, Check check) {
    for (int i = 0; i < count; ++i) {
        RandomGame game(i);
        Thinker thinker(*game.state.table.board);
        for (int decision = i; !game.over(); ++decision, game.step())
            if (decision % 7 == 0) check(game, thinker, game.choose_seat());
    }
}

// What the search does not tell apart: equal cards of the market, and ways to pay for a route.
bool much_the_same(const Action& a, const Action& b, const Market& market) {
    const auto *claim_a = std::get_if<ClaimRoute>(&a), *claim_b = std::get_if<ClaimRoute>(&b);
    if (claim_a != nullptr && claim_b != nullptr)
        return claim_a->route == claim_b->route && claim_a->token_at == claim_b->token_at;
    const auto *draw_a = std::get_if<DrawMarket>(&a), *draw_b = std::get_if<DrawMarket>(&b);
    if (draw_a != nullptr && draw_b != nullptr) return market.card(draw_a->slot) == market.card(draw_b->slot);
    return a == b;
}

TEST(Search, the_same_seed_and_iterations_give_the_same_lines) {
    at_some_decisions(games(90), [](RandomGame& game, Thinker& thinker, Seat seat) {
        const auto once = thinker.lines(game.state, seat, iterations(50), 7);
        EXPECT_EQ(in_words(game.state, once), in_words(game.state, thinker.lines(game.state, seat, iterations(50), 7)));
    });
}

TEST(Search, another_seed_gives_other_figures) {
    const Game game =
        given("seats 2 | p0 hand R3 G2 B1 tickets presidio--castro | p1 hand K5 tickets nob-hill--castro");
    Thinker thinker(shipped_board());
    EXPECT_NE(in_words(game.state, thinker.lines(game.state, Seat{0}, iterations(100), 1)),
              in_words(game.state, thinker.lines(game.state, Seat{0}, iterations(100), 2)));
}

TEST(Search, has_a_legal_line_for_every_legal_action_that_differs) {
    at_some_decisions(games(90), [](RandomGame& game, Thinker& thinker, Seat seat) {
        const auto lines = thinker.lines(game.state, seat, iterations(8), 1);
        const ActionList& legal = game.legal(seat);
        for (const Search::Line& line : lines) EXPECT_NE(std::ranges::find(legal, line.action), legal.end());
        for (const Action& action : legal)
            EXPECT_TRUE(std::ranges::any_of(lines, [&](const Search::Line& line) {
                return much_the_same(line.action, action, game.state.table.market);
            })) << notation::to_text(*game.state.table.board, action);
    });
}

TEST(Search, counts_every_iteration_once_and_none_beyond_the_budget) {
    at_some_decisions(games(45), [](RandomGame& game, Thinker& thinker, Seat seat) {
        for (uint32_t budget : {1U, 2U, 33U}) {
            uint32_t visits = 0;
            for (const Search::Line& line : thinker.lines(game.state, seat, iterations(budget), 1)) {
                visits += line.visits;
                EXPECT_GE(line.win_share, 0);
                EXPECT_LE(line.win_share, 1);
            }
            EXPECT_EQ(visits, budget);
            EXPECT_EQ(thinker.iterations(), budget);
        }
    });
}

TEST(Search, gives_legal_lines_in_order_when_it_is_stopped_at_once) {
    at_some_decisions(games(45), [](RandomGame& game, Thinker& thinker, Seat seat) {
        const auto lines = thinker.lines(game.state, seat, {.iterations = 0, .stop = [] { return true; }}, 1);
        ASSERT_FALSE(lines.empty());
        EXPECT_LT(thinker.iterations(), 10u);
        EXPECT_GE(lines.front().visits, 1u);
        EXPECT_TRUE(std::ranges::is_sorted(lines, std::greater{}, &Search::Line::visits));
        EXPECT_FALSE(why_illegal(game.state.table, game.state.secrets_of(seat), seat, lines.front().action));
    });
}

#if !__has_feature(thread_sanitizer)
TEST(Search, allocates_nothing) {
    RandomGame game(0);
    while (game.state.table.phase != Phase::turn) game.step();
    const Seat seat = game.state.table.to_move;
    const Belief untold(shipped_book());
    const Belief::Worlds worlds(untold, view_for(game.state, seat));
    const ai::WorldSource source = [&](PlayoutChance& chance) { return worlds.sample(chance); };
    const ai::Budget budget = iterations(2000);
    Search search(shipped_book());
    search.run(source, seat, budget, 1);
    const Count allocations;
    search.run(source, seat, budget, 2);
    EXPECT_EQ(allocations.calls, 0);
    operator delete(operator new(1));
    EXPECT_EQ(allocations.calls, 1) << "the count works";
}
#endif

struct Blockade {
    const char* route;  // the claim that wins
    std::string position;
};

// In each of them p0 wins only if it takes the last link of a rival's ticket; a claim of more points loses.
const std::vector<Blockade>& blockades() {
    static const std::vector<Blockade> all = {
        {"mission-district--potrero-hill-b",
         "last round 2 | p0 hand P2 K4 F1 cars 5 points 20 tickets chinatown--civic-center | "
         "p1 hand O2 cars 2 points 14 tickets golden-gate-bridge--potrero-hill routes golden-gate-bridge--presidio-a "
         "presidio--pacific-heights pacific-heights--painted-ladies-a painted-ladies--castro "
         "castro--mission-district-a"},
        {"union-square--soma",
         "last round 2 | p0 hand G2 P3 cars 4 points 20 | p1 hand G2 cars 2 points 19 tickets alcatraz--potrero-hill "
         "routes the-embarcadero--alcatraz union-square--the-embarcadero soma--potrero-hill-a"},
        {"presidio--pacific-heights",
         "seats 3 | last round 3 | p0 hand O3 K4 F1 cars 5 points 20 | p1 hand O3 cars 3 points 18 tickets "
         "the-embarcadero--lands-end routes presidio--lands-end chinatown--the-embarcadero chinatown--nob-hill "
         "nob-hill--pacific-heights | p2 hand G1 cars 2 points 3 tickets presidio--castro"},
        {"chinatown--nob-hill",
         "last round 2 | p0 hand G1 O3 cars 4 points 20 | p1 hand B1 cars 2 points 18 tickets "
         "golden-gate-bridge--chinatown routes golden-gate-bridge--presidio-a presidio--fort-mason "
         "fort-mason--lombard-street lombard-street--nob-hill"},
        {"castro--civic-center",
         "last round 2 | p0 hand P2 K3 cars 4 points 20 | p1 hand R2 cars 2 points 18 tickets union-square--sunset "
         "routes union-square--civic-center-a twin-peaks--castro sunset--twin-peaks-a"},
        {"fort-mason--lombard-street",
         "seats 4 | last round 4 | p0 hand R1 G3 cars 4 points 20 | p1 cars 9 tickets presidio--castro | p2 hand B1 "
         "cars 2 points 17 tickets alcatraz--japanese-tea-garden routes golden-gate-bridge--presidio-a "
         "golden-gate-bridge--fort-mason presidio--japanese-tea-garden pier-39--alcatraz pier-39--lombard-street | "
         "p3 cars 8 tickets nob-hill--castro"},
        {"presidio--fort-mason",
         "market G G K P R | p0 hand B3 K4 F1 cars 8 points 23 | p1 hand B3 cars 3 points 29 tickets "
         "lombard-street--lands-end routes fort-mason--lombard-street presidio--lands-end"},
        {"castro--civic-center",
         "p0 hand R2 K4 F1 cars 8 points 24 | p1 hand O2 cars 3 points 29 tickets pier-39--twin-peaks routes "
         "pier-39--lombard-street lombard-street--nob-hill nob-hill--civic-center twin-peaks--castro"},
        {"painted-ladies--haight-ashbury",
         "seats 3 | last round 3 | p0 hand O2 G3 cars 4 points 20 | p1 cars 7 tickets chinatown--civic-center | p2 "
         "hand "
         "O2 cars 2 points 19 tickets union-square--sunset routes union-square--civic-center-a "
         "painted-ladies--civic-center haight-ashbury--twin-peaks sunset--twin-peaks-a"},
        {"twin-peaks--castro",
         "seats 4 | last round 4 | p0 hand P2 B3 cars 4 points 20 | p1 hand P2 cars 2 points 18 tickets "
         "pier-39--twin-peaks routes pier-39--chinatown chinatown--union-square union-square--civic-center-b "
         "castro--civic-center | p2 cars 8 | p3 cars 9"},
        {"pacific-heights--painted-ladies-a",
         "last round 2 | p0 hand G2 R3 cars 4 points 20 | p1 hand K2 cars 2 points 18 tickets "
         "golden-gate-bridge--painted-ladies routes golden-gate-bridge--presidio-b presidio--pacific-heights"},
        {"lombard-street--nob-hill",
         "seats 3 | last round 3 | p0 hand O3 K1 cars 4 points 20 | p1 hand R1 cars 2 points 18 tickets "
         "golden-gate-bridge--potrero-hill routes golden-gate-bridge--fort-mason fort-mason--lombard-street "
         "nob-hill--civic-center civic-center--soma soma--potrero-hill-a | p2 cars 9 points 5"}};
    return all;
}

// How the position came about, as seat 0 saw it: the rivals took their cards openly and claimed their routes.
void tell_story(ai::Bot& bot, const State& state) {
    State before = engine::empty_table(*state.table.board, state.table.seats);
    bot.saw(seen::Dealt{.stacks = {}, .spare_stacks = {}, .market = {}, .hand = {{}}, .offer = {}}, before.table,
            Seat{0});
    for (uint8_t rival = 1; rival < state.table.seats; ++rival) {
        const Cards hand = state.secrets[rival].hand;
        for (int i = 0; i < hand.size(); ++i)
            bot.saw(CardTaken{Seat{rival}, Slot{0}, hand.nth(static_cast<unsigned>(i))}, before.table, Seat{0});
        for (RouteId id : state.table.owned[rival]) {
            const RouteClaimed claim{Seat{rival}, id, {}, 0};
            bot.saw(claim, before.table, Seat{0});
            evolve(before, claim);
        }
    }
}

Action choice_of(std::string_view level, const State& state, uint32_t count) {
    const auto bot = ai::make_bot(level, *state.table.board);
    tell_story(*bot, state);
    const auto legal = std::make_unique<ActionList>();
    legal_actions(state.table, state.secrets[0], Seat{0}, *legal);
    Rng rng(seed_of(1), bot_stream(0));
    return bot->choose(view_for(state, Seat{0}), *legal, iterations(count), rng);
}

bool claims(const Action& action, RouteId route, const Table& table) {
    const auto* claim = std::get_if<ClaimRoute>(&action);
    if (claim == nullptr) return false;
    const RouteSet same =
        RouteSet::of(route) | (table.seats == 2 ? table.board->twins(RouteSet::of(route)) : RouteSet{});
    return same.contains(claim->route);
}

// The share of games that seat 0 wins after an action, when everybody goes on greedily from the true state.
double share_won(const State& state, const Action& action) {
    constexpr int kGames = 20;
    static ActionList legal;
    ai::GreedyBot bot;
    PlayoutChance chance(1);
    Rng rng(seed_of(1), bot_stream(0));
    NoOne no_one;
    double won = 0;
    for (int i = 0; i < kGames; ++i) {
        State world = state;
        Referee referee(world, chance, no_one);
        referee.apply(Seat{0}, action);
        while (world.table.phase != Phase::over) {
            const Seat seat = world.table.to_move;
            legal_actions(world.table, world.secrets_of(seat), seat, legal);
            referee.apply(seat, bot.choose(view_for(world, seat), legal, {}, rng));
        }
        const SeatSet best = winners(world);
        if (best.contains(Seat{0})) won += 1.0 / best.size();
    }
    return won / kGames;
}

TEST(Blocking, wins_each_of_the_positions_and_nothing_else_does) {
    const auto legal = std::make_unique<ActionList>();
    for (const Blockade& blockade : blockades()) {
        const State state = given(blockade.position).state;
        const RouteId link = *shipped_board().find_route(blockade.route);
        legal_actions(state.table, state.secrets[0], Seat{0}, *legal);
        int blocks = 0;
        for (const Action& action : *legal) {
            const bool block = claims(action, link, state.table);
            blocks += block;
            const double share = share_won(state, action);
            EXPECT_TRUE(block ? share > 0.9 : share < 0.4)
                << blockade.route << ": " << notation::to_text(shipped_board(), action) << " wins " << share;
        }
        EXPECT_GT(blocks, 0) << blockade.route;
    }
}

TEST(Blocking, gripman_takes_the_last_link_of_a_rival_rather_than_more_points) {
    size_t found = 0;
    std::string missed;
    for (const Blockade& blockade : blockades()) {
        const State state = given(blockade.position).state;
        const Action action = choice_of("gripman", state, 5000);
        if (claims(action, *shipped_board().find_route(blockade.route), state.table)) {
            ++found;
        } else {
            missed += std::string(blockade.route) + ": " + notation::to_text(shipped_board(), action) + "\n";
        }
    }
    EXPECT_GE(10 * found, 9 * blockades().size()) << missed;
}

TEST(LastTurn, R7_1_conductor_completes_the_ticket_that_wins) {
    const std::vector<Blockade> wins = {
        {"union-square--civic-center-a",
         "last round 1 | p0 hand R2 P3 points 10 routes chinatown--union-square tickets chinatown--civic-center | "
         "p1 cars 2 points 14"},
        {"pier-39--alcatraz",
         "last round 1 | p0 hand G1 F1 K3 points 10 routes soma--potrero-hill-a union-square--soma "
         "chinatown--union-square pier-39--chinatown tickets alcatraz--potrero-hill | p1 cars 2 points 18"},
        {"castro--civic-center",
         "seats 3 | last round 1 | p0 hand B2 K4 F1 points 10 routes union-square--civic-center-a twin-peaks--castro "
         "sunset--twin-peaks-a tickets union-square--sunset | p1 cars 2 points 20 | p2 points 12"},
        {"lombard-street--nob-hill",
         "seats 4 | last round 1 | p0 hand O1 R3 points 10 routes presidio--fort-mason fort-mason--lombard-street "
         "tickets presidio--nob-hill | p1 cars 2 points 14 | p2 points 1 | p3 points 12"}};
    for (const Blockade& win : wins) {
        const State state = given(win.position).state;
        const Action action = choice_of("conductor", state, 200);
        EXPECT_TRUE(claims(action, *shipped_board().find_route(win.route), state.table))
            << notation::to_text(shipped_board(), action);
        EXPECT_EQ(share_won(state, action), 1) << win.route;
    }
}

// Of two seats, each deal played from both: how many games the first level wins; a shared win is a half.
double games_won(std::string_view level, std::string_view other, int deals, uint32_t count) {
    const std::unique_ptr<ai::Bot> bot = ai::make_bot(level, shipped_board());
    const std::unique_ptr<ai::Bot> rival = ai::make_bot(other, shipped_board());
    double won = 0;
    for (int i = 0; i < 2 * deals; ++i) {
        const auto number = static_cast<uint64_t>(i / 2);
        const auto seat = static_cast<uint8_t>(i % 2);
        RandomGame game(shipped_board(), 2, number);
        std::vector<ai::Bot*> bots(2, rival.get());
        bots[seat] = bot.get();
        ai::BotTable table(shipped_board(), bots, seed_of(number));
        for (size_t told = 0; !game.over();) {
            while (told < game.log.events.size()) table.tell(game.log.events[told++]);
            const Seat to_act = seats_to_act(game.state.table).first();
            game.apply(to_act, table.choose(to_act, iterations(count)));
        }
        const SeatSet best = winners(game.state);
        if (best.contains(Seat{seat})) won += 1.0 / best.size();
    }
    return won;
}

TEST(Strength, each_level_beats_the_next_weaker_one) {
    EXPECT_GE(games_won("tourist", "random", 20, 0), 34);
    EXPECT_GE(games_won("local", "tourist", 20, 0), 27);
    EXPECT_GE(games_won("conductor", "local", 20, 300), 23);
}

}  // namespace
}  // namespace tests
