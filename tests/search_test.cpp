// The levels that search: habits, the search itself, and what it finds at the table.
#include "ai/search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/belief.h"
#include "ai/greedy_bot.h"
#include "ai/habit.h"
#include "notation/notation.h"
#include "tests/support/allocations.h"
#include "tests/support/books.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using ai::Belief;
using ai::PathBook;
using ai::Search;

const PathBook& shipped_book() { return book_of(shipped_board()); }

TEST(Habit, settles_the_setup_and_leaves_turns_alone) {
    PlayoutChance chance(2);
    for (int i = 0; i < games(90); ++i) {
        RandomGame game(i);
        const PathBook& book = book_of(*game.state.table.board);
        for (; !game.over(); game.step()) {
            State state = game.state;
            ai::settle(book, state, chance);
            EXPECT_TRUE(ai::in_turn(state.table.phase) || state.table.phase == Phase::over);  // R7.1
            if (ai::in_turn(game.state.table.phase)) {
                EXPECT_EQ(state, game.state);
            }
            for (size_t seat = 0; seat < state.table.seats; ++seat) {
                EXPECT_FALSE(state.secrets[seat].tickets.empty());  // R2.6
                EXPECT_TRUE(state.secrets[seat].offered().empty());
            }
            EXPECT_TRUE(spare_symbols(state.table).empty());
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
    const Allocations allocations;
    search.run(source, seat, budget, 2);
    EXPECT_EQ(allocations.calls(), 0);
    operator delete(operator new(1));
    if (kCountsAllocations) EXPECT_EQ(allocations.calls(), 1) << "the count works";
}

std::string letter_of(Card card) { return std::string(1, "BGKPROF"[index(card)]); }

// "R2 F1": what pays for a route, in this colour where it is grey.
std::string payment_for(const Route& route, Card grey) {
    const Card colour = route.colour == Card::none ? grey : route.colour;
    const std::string coloured = letter_of(colour) + std::to_string(route.length - route.ferries);
    return route.ferries == 0 ? coloured : coloured + " F" + std::to_string(route.ferries);
}

struct Blockade {
    RouteId link;
    std::string position;
};

// A rival has all but one link of the cheapest way for its ticket, and cards for the link; so has p0, besides three
// cards of another colour. It is the last round.
Blockade blockade(TicketId id, RouteId link, RouteSet path, int points) {
    const Board& board = shipped_board();
    const Route& route = board.route(link);
    const Card other = route.colour == Card::black ? Card::red : Card::black;
    std::string routes;
    for (RouteId part : path - RouteSet::of(link)) routes += " " + board.route_ids[index(part)];
    return {link, "last round 2 | p0 hand " + payment_for(route, Card::green) + " " + letter_of(other) +
                      "3 cars 6 points 20 | p1 hand " + payment_for(route, Card::purple) + " cars 2 points " +
                      std::to_string(points) + " tickets " + board.ticket_ids[index(id)] + " routes" + routes};
}

// How the position came about, as seat 0 saw it: the rivals claimed their routes, then took their cards openly.
void tell_story(ai::Bot& bot, const State& state) {
    State before = engine::empty_table(*state.table.board, state.table.seats);
    bot.saw(seen::Dealt{.stacks = {}, .spare_stacks = {}, .market = {}, .hand = {{}}, .offer = {}}, before.table,
            Seat{0});
    before.table.phase = Phase::turn;
    before.table.ticket_count = state.table.ticket_count;
    for (uint8_t rival = 1; rival < state.table.seats; ++rival) {
        for (RouteId id : state.table.owned[rival]) {
            const RouteClaimed claim{Seat{rival}, id, {}, 0};
            bot.saw(claim, before.table, Seat{0});
            evolve(before, claim);
        }
        const Cards hand = state.secrets[rival].hand;
        for (int i = 0; i < hand.size(); ++i)
            bot.saw(CardTaken{Seat{rival}, Slot{0}, hand.nth(static_cast<unsigned>(i))}, before.table, Seat{0});
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

// Claiming the link wins, and nothing else does.
bool decides(const Blockade& blockade) {
    const State state = given(blockade.position).state;
    const auto legal = std::make_unique<ActionList>();
    legal_actions(state.table, state.secrets[0], Seat{0}, *legal);
    return std::ranges::all_of(*legal, [&](const Action& action) {
        const double share = share_won(state, action);
        return claims(action, blockade.link, state.table) ? share > 0.9 : share < 0.4;
    });
}

// For every ticket and every short link of its cheapest way, if the rival can have so many points that it decides.
std::vector<Blockade> blockades() {
    const PathBook& book = shipped_book();
    const PathBook::Network empty = book.network(engine::empty_table(shipped_board(), 2).table, Seat{0});
    std::vector<Blockade> all;
    for (TicketId id : shipped_board().all_tickets()) {
        const RouteSet path = book.cheapest(id, empty).missing;
        for (RouteId link : path& shipped_board().within_cars[kLastRoundCars]) {
            Blockade found{};
            for (int points = 10; points < 40 && found.position.empty(); ++points)
                if (Blockade next = blockade(id, link, path, points); decides(next)) found = std::move(next);
            if (!found.position.empty()) all.push_back(std::move(found));
        }
    }
    return all;
}

TEST(Blocking, gripman_takes_the_last_link_of_a_rival_rather_than_more_points) {
    const std::vector<Blockade> positions = blockades();
    size_t found = 0;
    std::string missed;
    for (const Blockade& blockade : positions) {
        const State state = given(blockade.position).state;
        const Action action = choice_of("gripman", state, 20'000);
        if (claims(action, blockade.link, state.table)) {
            ++found;
        } else {
            missed += blockade.position + ": " + notation::to_text(shipped_board(), action) + "\n";
        }
    }
    RecordProperty("positions", std::to_string(positions.size()));
    RecordProperty("found", std::to_string(found));
    EXPECT_GE(positions.size(), 30);
    EXPECT_GE(10 * found, 9 * positions.size()) << missed;
}

TEST(LastTurn, R7_1_conductor_completes_the_ticket_that_wins) {
    const std::vector<std::pair<const char*, const char*>> wins = {
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
    for (const auto& [route, position] : wins) {
        const State state = given(position).state;
        const Action action = choice_of("conductor", state, 200);
        EXPECT_TRUE(claims(action, *shipped_board().find_route(route), state.table))
            << notation::to_text(shipped_board(), action);
        EXPECT_EQ(share_won(state, action), 1) << route;
    }
}

}  // namespace
}  // namespace tests
