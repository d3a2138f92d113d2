// The ways to complete tickets, against Dijkstra.
#include "ai/paths.h"

#include <gtest/gtest.h>

#include <queue>

#include "tests/support/books.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using ai::PathBook;

const PathBook& shipped_book() { return book_of(shipped_board()); }

RouteSet routes(std::initializer_list<const char*> ids) {
    RouteSet set;
    for (const char* id : ids) set.insert(*shipped_board().find_route(id));
    return set;
}
TicketId ticket(const char* id) { return *shipped_board().find_ticket(id); }

PathBook::Path cheapest(const Game& game, const char* id) {
    return shipped_book().cheapest(ticket(id), shipped_book().network(game.state.table, Seat{0}));
}

// Dijkstra: what it costs to join two locations by routes that are usable, of which some are owned.
int cost_by_dijkstra(const PathBook& book, const Ticket& ticket, const PathBook::Network& network) {
    const Board& board = book.board();
    std::array<int, kMaxLocations> cost;
    cost.fill(PathBook::kNoPath);
    using Entry = std::pair<int, LocationId>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    open.emplace(cost[index(ticket.from)] = 0, ticket.from);
    while (!open.empty()) {
        const auto [cost_here, here] = open.top();
        open.pop();
        for (RouteId id : board.routes_at[index(here)] & network.usable) {
            const Route& route = board.route(id);
            const LocationId there = route.from == here ? route.to : route.from;
            const int next = cost_here + (network.owned.contains(id) ? 0 : book.cost(RouteSet::of(id)));
            if (next < cost[index(there)]) open.emplace(cost[index(there)] = next, there);
        }
    }
    return cost[index(ticket.to)];
}

TEST(PathBook, finds_the_cheapest_path_of_every_ticket_on_an_empty_board) {
    for (const Board* board : boards()) {
        const PathBook& book = book_of(*board);
        const PathBook::Network network = book.network(engine::empty_table(*board, 2).table, Seat{0});
        for (TicketId id : board->all_tickets()) {
            const PathBook::Path path = book.cheapest(id, network);
            EXPECT_EQ(path.cost, cost_by_dijkstra(book, board->ticket(id), network)) << board->ticket_ids[index(id)];
            EXPECT_EQ(path.cost, book.cost(path.missing));
            EXPECT_TRUE(Connections(*board, path.missing).connected(board->ticket(id).from, board->ticket(id).to));
        }
    }
}

TEST(PathBook, a_route_costs_more_the_longer_it_is_and_less_than_two_of_half_its_length) {
    const PathBook& book = shipped_book();
    const int one = book.cost(routes({"lombard-street--nob-hill"}));
    const int two = book.cost(routes({"haight-ashbury--twin-peaks"}));
    EXPECT_GT(one, 0);
    EXPECT_GT(two, one);
    EXPECT_LT(two, 2 * one);
}

TEST(PathBook, R5_6_twins_are_one_way) {
    const Game first = given("seats 3 | p1 routes union-square--civic-center-a");
    const Game second = given("seats 3 | p1 routes union-square--civic-center-b");
    const Game empty = given("seats 3");
    for (const char* id : {"chinatown--civic-center", "union-square--twin-peaks", "union-square--sunset"}) {
        EXPECT_EQ(cheapest(first, id).cost, cheapest(empty, id).cost);
        EXPECT_EQ(cheapest(second, id).cost, cheapest(empty, id).cost);
    }
}

TEST(PathBook, R5_6_the_second_twin_serves_as_well_as_the_first) {
    const Game first = given("seats 2 | p0 routes union-square--civic-center-a");
    const Game second = given("seats 2 | p0 routes union-square--civic-center-b");
    EXPECT_EQ(cheapest(first, "union-square--sunset").cost, cheapest(second, "union-square--sunset").cost);
    EXPECT_LT(cheapest(first, "union-square--sunset").cost, cheapest(given("seats 2"), "union-square--sunset").cost);
}

TEST(PathBook, a_path_that_a_rival_blocks_is_replaced_by_the_next) {
    const Game free = given("seats 2");
    const Game blocked = given("seats 2 | p1 routes castro--civic-center");
    const RouteSet link = routes({"castro--civic-center"});
    ASSERT_TRUE(cheapest(free, "union-square--sunset").missing.contains(link));
    const PathBook::Path next = cheapest(blocked, "union-square--sunset");
    EXPECT_FALSE(next.missing.contains(link));
    EXPECT_GE(next.cost, cheapest(free, "union-square--sunset").cost);
    EXPECT_EQ(next.cost, cost_by_dijkstra(shipped_book(), shipped_board().ticket(ticket("union-square--sunset")),
                                          shipped_book().network(blocked.state.table, Seat{0})));
}

// NB: a book has only so many paths of each ticket, so it may give up too early; it never finds one that is not there.
TEST(PathBook, agrees_with_dijkstra_wherever_it_finds_a_path_in_random_games) {
    int compared = 0, lost = 0, gave_up = 0;
    for (int i = 0; i < games(90); ++i) {
        RandomGame game(i);
        const PathBook& book = book_of(*game.state.table.board);
        for (; !game.over(); game.step()) {
            const PathBook::Network network = book.network(game.state.table, Seat{0});
            for (TicketId id : book.board().all_tickets()) {
                const int found = book.cheapest(id, network).cost;
                const int there_is = cost_by_dijkstra(book, book.board().ticket(id), network);
                EXPECT_GE(found, there_is);
                ++compared;
                lost += found == PathBook::kNoPath;
                gave_up += found != there_is;
            }
        }
    }
    RecordProperty("compared", compared);
    RecordProperty("lost", lost);
    RecordProperty("gave_up", gave_up);
    EXPECT_LT(gave_up, compared / (kFewer == 1 ? 50 : 20));  // a few games may be odd ones
}

PathBook::Service service(const Game& game, const char* id) {
    PathBook::Service found{};
    EXPECT_TRUE(shipped_book().serve(ticket(id), shipped_book().network(game.state.table, Seat{0}), found));
    return found;
}
float part(const PathBook::Service& service, const char* route) {
    return service[index(*shipped_board().find_route(route))];
}

TEST(PathBook, serves_a_ticket_fully_by_the_routes_of_its_cheapest_path_and_not_by_those_far_away) {
    const Game game = given("seats 2 | p0 routes chinatown--union-square");
    const PathBook::Service found = service(game, "chinatown--civic-center");
    EXPECT_EQ(part(found, "union-square--civic-center-a"), 1);
    EXPECT_EQ(part(found, "union-square--civic-center-b"), 1);
    EXPECT_EQ(part(found, "chinatown--union-square"), 0) << "it is claimed already";
    EXPECT_EQ(part(found, "japanese-tea-garden--sunset"), 0);
}

TEST(PathBook, a_route_of_a_detour_serves_a_ticket_in_part) {
    const Game game = given("seats 2 | p0 routes chinatown--nob-hill");
    const PathBook::Service found = service(game, "chinatown--civic-center");
    EXPECT_EQ(part(found, "nob-hill--civic-center"), 1);
    const float detour = part(found, "union-square--civic-center-a");  // chinatown--union-square is needed, too
    EXPECT_GT(detour, 0);
    EXPECT_LT(detour, 1);
}

TEST(PathBook, nothing_serves_a_ticket_that_is_completed_or_lost) {
    PathBook::Service found;
    found.fill(1);
    const Game done = given("seats 2 | p0 routes chinatown--union-square union-square--civic-center-b");
    EXPECT_FALSE(shipped_book().serve(ticket("chinatown--civic-center"),
                                      shipped_book().network(done.state.table, Seat{0}), found));
    EXPECT_EQ(found, PathBook::Service{});
    const Game lost = given("seats 2 | p1 routes pier-39--alcatraz the-embarcadero--alcatraz");
    EXPECT_FALSE(shipped_book().serve(ticket("alcatraz--potrero-hill"),
                                      shipped_book().network(lost.state.table, Seat{0}), found));
}

// By claiming it: how much cheaper is the cheapest path then?
TEST(PathBook, a_route_serves_by_how_much_nearer_it_brings_the_ticket_in_random_games) {
    int compared = 0, in_part = 0;
    for (int i = 0; i < games(45); ++i) {
        RandomGame game(i);
        const PathBook& book = book_of(*game.state.table.board);
        for (int decision = 0; !game.over(); game.step()) {
            if (++decision % 5 != 0) continue;
            const Table& table = game.state.table;
            const PathBook::Network network = book.network(table, Seat{0});
            for (TicketId id : book.board().all_tickets()) {
                PathBook::Service found;
                if (!book.serve(id, network, found)) continue;
                for (RouteId route : open_routes(table, Seat{0})) {
                    Table after = table;
                    after.owned[0].insert(route);
                    const int nearer =
                        book.cheapest(id, network).cost - book.cheapest(id, book.network(after, Seat{0})).cost;
                    const int price = book.cost(RouteSet::of(route));
                    EXPECT_NEAR(found[index(route)], static_cast<float>(nearer) / static_cast<float>(price), 1e-6);
                    ++compared;
                    in_part += nearer != 0 && nearer != price;
                }
            }
        }
    }
    EXPECT_GT(compared, 100);
    EXPECT_GT(in_part, 10);
}

TEST(PathBook, a_ticket_whose_end_is_cut_off_is_lost) {
    const Game game = given("seats 2 | p1 routes pier-39--alcatraz the-embarcadero--alcatraz");
    EXPECT_EQ(cheapest(game, "alcatraz--potrero-hill").cost, PathBook::kNoPath);
    EXPECT_EQ(cheapest(game, "alcatraz--japanese-tea-garden").cost, PathBook::kNoPath);
    EXPECT_NE(cheapest(game, "golden-gate-bridge--potrero-hill").cost, PathBook::kNoPath);
}

TEST(PathBook, own_routes_cost_nothing) {
    const Game part = given("seats 2 | p0 routes chinatown--union-square");
    EXPECT_EQ(cheapest(part, "chinatown--civic-center").missing, routes({"union-square--civic-center-a"}));
    const Game whole = given("seats 2 | p0 routes chinatown--union-square union-square--civic-center-b");
    EXPECT_EQ(cheapest(whole, "chinatown--civic-center").cost, 0);
    EXPECT_TRUE(cheapest(whole, "chinatown--civic-center").missing.empty());
}

TEST(PathBook, wants_the_open_routes_of_its_tickets_and_either_twin) {
    const Game game = given("seats 2 | p0 routes chinatown--union-square tickets chinatown--civic-center");
    EXPECT_EQ(shipped_book().wanted(game.state.table, Seat{0}, game.state.secrets[0].tickets),
              routes({"union-square--civic-center-a", "union-square--civic-center-b"}));
}

TEST(PathBook, R5_5_wants_nothing_for_a_ticket_that_the_cars_do_not_reach) {
    const Game game = given("seats 2 | p0 cars 4 tickets golden-gate-bridge--potrero-hill");
    EXPECT_TRUE(shipped_book().wanted(game.state.table, Seat{0}, game.state.secrets[0].tickets).empty());
}

}  // namespace
}  // namespace tests
