// What a seat can know of the others: worlds that look the same to it, cards known for certain, likely tickets; and the
// paths by which tickets are judged.
#include "ai/belief.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <queue>

#include "ai/greedy_bot.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using ai::Belief;
using ai::PathBook;

const PathBook& book_of(const Board& board) {
    static std::map<const Board*, PathBook> books;
    return books.try_emplace(&board, board).first->second;
}

// A game of random or greedy players in which every seat keeps a belief, told every event as the seat saw it.
class WatchedGame {
 public:
    enum class Players : uint8_t { random, greedy };

    WatchedGame(const Board& board, int seats, uint64_t number, Players players)
        : beliefs(static_cast<size_t>(seats), Belief(book_of(board))),
          told(engine::empty_table(board, seats)),
          game_(board, seats, number),
          players_(players) {
        tell_news();
    }

    bool over() const { return game_.over(); }
    const State& state() const { return game_.state; }
    Seat choose_seat() { return game_.choose_seat(); }
    const ActionList& legal(Seat seat) { return game_.legal(seat); }

    void act(Seat seat) {
        const ActionList& actions = legal(seat);
        const Action action = players_ == Players::greedy
                                  ? bot_.choose(view_for(state(), seat), actions, {}, game_.rng)
                                  : actions[game_.rng.below(static_cast<uint32_t>(actions.size()))];
        game_.apply(seat, action);
        tell_news();
    }

    std::vector<Belief> beliefs;
    State told;  // after the last event that was told
    std::function<void(const Event&)> after_each_event = [](const Event&) {};

 private:
    void tell_news() {
        for (; told_count_ < game_.log.events.size(); ++told_count_) {
            const Event& event = game_.log.events[told_count_];
            for (size_t seat = 0; seat < beliefs.size(); ++seat)
                beliefs[seat].saw(seen_by(event, told.table, Seat(seat)), told.table, Seat(seat));
            evolve(told, event);
            after_each_event(event);
        }
    }

    RandomGame game_;
    Players players_;
    ai::GreedyBot bot_;
    size_t told_count_ = 0;
};

using Players = WatchedGame::Players;

std::vector<Action> listed(const State& state, Seat seat) {
    static ActionList list;
    legal_actions(state.table, state.secrets_of(seat), seat, list);
    return {list.begin(), list.end()};
}

// NB: a count that went below zero borrows from the next, and the sum of all places may hold nevertheless.
bool every_card_once(const State& world) {
    Cards sum = world.piles.deck + world.table.discard + world.table.market.cards();
    int cards = world.piles.deck.size() + world.table.discard.size() + world.table.market.cards().size();
    bool sizes = world.piles.deck.size() == world.table.deck_size;
    for (size_t seat = 0; seat < world.table.seats; ++seat) {
        const Cards hand = world.secrets[seat].hand;
        sum += hand;
        cards += hand.size();
        sizes &= hand.size() == world.table.hand_size[seat];
        for (size_t card = 0; card <= kColours; ++card) sizes &= hand.count(Card(card)) <= kFerryCards;
    }
    for (size_t card = 0; card <= kColours; ++card) sizes &= world.piles.deck.count(Card(card)) <= kFerryCards;
    return sizes && sum == Cards::all() && cards == kCards;
}

int buried_by(const Table& table, size_t seat) {
    int count = 0;
    for (uint8_t i = 0; i < table.buried_count; ++i) count += ((table.buried_by >> (2 * i)) & 3) == seat;
    return count;
}

bool every_ticket_once(const State& world) {
    const Table& table = world.table;
    TicketSet seen = world.piles.ticket_deck;
    int count = seen.size();
    bool sizes = count == table.ticket_deck_size;
    for (size_t seat = 0; seat < table.seats; ++seat) {
        const Secrets& own = world.secrets[seat];
        const bool setup = table.phase == Phase::setup_tickets;
        const int kept = own.tickets.size();
        if (setup) {
            const bool ready = table.ready.contains(Seat(seat));
            sizes &= ready ? kept >= 1 && own.offered().contains(own.tickets) : kept == 0;
            sizes &= own.offered().size() == kOfferedTickets;
        } else {
            sizes &= kept == table.ticket_count[seat];
        }
        sizes &= own.buried_count == buried_by(table, seat);
        seen |= own.tickets | own.offered();
        count += (own.tickets | own.offered()).size() + own.buried_count;
        for (size_t i = 0; i < own.buried_count; ++i) seen.insert(own.buried[i]);
    }
    return sizes && seen == table.board->all_tickets() && count == seen.size();
}

void expect_possible(const State& world, const State& truth, Seat seat) {
    EXPECT_EQ(view_for(world, seat), view_for(truth, seat));
    EXPECT_EQ(listed(world, seat), listed(truth, seat));
    EXPECT_TRUE(every_card_once(world));
    EXPECT_TRUE(every_ticket_once(world));
}

template <class Check>
void at_every_decision(int count, Check check) {
    for (int i = 0; i < count; ++i)
        for (const Players players : {Players::random, Players::greedy}) {
            WatchedGame game(board_of(i), seats_of(i), static_cast<uint64_t>(i), players);
            while (!game.over() && !testing::Test::HasFailure()) {
                SCOPED_TRACE(std::string(players == Players::greedy ? "greedy" : "random") + " game " +
                             std::to_string(i));
                const Seat seat = game.choose_seat();
                check(game, seat);
                game.act(seat);
            }
        }
}

TEST(Worlds, look_the_same_to_the_seat_and_hold_every_card_and_ticket_once) {
    PlayoutChance chance(1);
    at_every_decision(games(180), [&](WatchedGame& game, Seat seat) {
        const Belief::Worlds worlds(game.beliefs[index(seat)], view_for(game.state(), seat));
        for (int i = 0; i < 3; ++i) expect_possible(worlds.sample(chance), game.state(), seat);
    });
}

TEST(Worlds, of_a_belief_that_was_told_nothing_agree_with_the_view) {
    PlayoutChance chance(2);
    at_every_decision(games(180), [&](WatchedGame& game, Seat seat) {
        const Belief untold(book_of(*game.state().table.board));
        const Belief::Worlds worlds(untold, view_for(game.state(), seat));
        for (int i = 0; i < 3; ++i) expect_possible(worlds.sample(chance), game.state(), seat);
    });
}

TEST(Worlds, R2_6_agree_with_the_view_of_every_seat_whoever_has_chosen) {
    PlayoutChance chance(3);
    for (int i = 0; i < games(300); ++i) {
        WatchedGame game(board_of(i), seats_of(i), static_cast<uint64_t>(i), Players::random);
        for (; game.state().table.phase == Phase::setup_tickets; game.act(game.choose_seat()))
            for (uint8_t seat = 0; seat < game.state().table.seats; ++seat) {
                const Belief::Worlds worlds(game.beliefs[seat], view_for(game.state(), Seat{seat}));
                for (int j = 0; j < 5; ++j) expect_possible(worlds.sample(chance), game.state(), Seat{seat});
            }
    }
}

TEST(Worlds, R2_6_a_rival_that_is_ready_has_kept_either_ticket_or_both) {
    const Game game = given(
        "seats 2 | setup tickets | p0 offer nob-hill--castro fort-mason--sunset | "
        "p1 offer presidio--castro presidio--nob-hill tickets presidio--castro");
    const Belief untold(book_of(shipped_board()));
    const Belief::Worlds worlds(untold, view_for(game.state, Seat{0}));
    PlayoutChance chance(4);
    std::array<int, 3> kept{};
    for (int i = 0; i < 1000; ++i) ++kept.at(static_cast<size_t>(worlds.sample(chance).secrets[1].tickets.size()));
    EXPECT_EQ(kept[0], 0);
    EXPECT_GT(kept[1], 250);
    EXPECT_GT(kept[2], 250);
}

TEST(Worlds, R6_3_own_returned_tickets_are_nowhere_else) {
    PlayoutChance chance(5);
    int looked_at = 0;
    at_every_decision(games(90), [&](WatchedGame& game, Seat seat) {
        const Secrets& own = game.state().secrets_of(seat);
        if (own.buried_count == 0) return;
        const Belief::Worlds worlds(game.beliefs[index(seat)], view_for(game.state(), seat));
        for (int i = 0; i < 3; ++i) {
            const State world = worlds.sample(chance);
            TicketSet elsewhere = world.piles.ticket_deck;
            for (uint8_t other = 0; other < world.table.seats; ++other) {
                if (Seat{other} == seat) continue;
                const Secrets& theirs = world.secrets[other];
                elsewhere |= theirs.tickets | theirs.offered();
                for (size_t j = 0; j < theirs.buried_count; ++j) elsewhere.insert(theirs.buried[j]);
            }
            for (size_t j = 0; j < own.buried_count; ++j) EXPECT_FALSE(elsewhere.contains(own.buried[j]));
            ++looked_at;
        }
    });
    EXPECT_GT(looked_at, 0);
}

TEST(Worlds, differ_in_what_the_seat_cannot_know) {
    const Game game = given("seats 3 | p0 hand R2 | p1 hand B4 tickets presidio--castro | p2 hand G4");
    const Belief untold(book_of(shipped_board()));
    const Belief::Worlds worlds(untold, view_for(game.state, Seat{0}));
    PlayoutChance chance(6);
    const State one = worlds.sample(chance), other = worlds.sample(chance);
    EXPECT_NE(one.secrets[1].hand, other.secrets[1].hand);
    EXPECT_NE(one.secrets[1].tickets, other.secrets[1].tickets);
}

template <class Check>  // of every seat's belief after every event
void after_every_event(int count, Check check) {
    for (int i = 0; i < count; ++i)
        for (const Players players : {Players::random, Players::greedy}) {
            WatchedGame game(board_of(i), seats_of(i), static_cast<uint64_t>(i), players);
            game.after_each_event = [&](const Event& event) {
                for (uint8_t me = 0; me < game.told.table.seats; ++me) check(game, event, Seat{me});
            };
            while (!game.over() && !testing::Test::HasFailure()) game.act(game.choose_seat());
        }
}

TEST(KnownCards, are_in_the_rivals_hand) {
    int known_cards = 0;
    after_every_event(games(180), [&](const WatchedGame& game, const Event&, Seat me) {
        for (uint8_t rival = 0; rival < game.told.table.seats; ++rival) {
            const Cards known = game.beliefs[index(me)].known(Seat{rival});
            EXPECT_TRUE(game.told.secrets[rival].hand.contains(known));
            if (Seat{rival} != me) known_cards += known.size();
        }
    });
    EXPECT_GT(known_cards, 0);
}

TEST(KnownCards, R4_8_have_every_card_that_was_just_taken_from_the_market) {
    int taken = 0;
    after_every_event(games(90), [&](const WatchedGame& game, const Event& event, Seat me) {
        const auto* card_taken = std::get_if<CardTaken>(&event);
        if (card_taken == nullptr) return;
        EXPECT_GE(game.beliefs[index(me)].known(card_taken->seat).count(card_taken->card), 1);
        ++taken;
    });
    EXPECT_GT(taken, 0);
}

TEST(KnownCards, R4_6_are_the_whole_hand_of_the_only_rival_when_the_deck_is_remade) {
    int remade = 0;
    after_every_event(games(180), [&](const WatchedGame& game, const Event& event, Seat me) {
        if (!std::holds_alternative<DeckReshuffled>(event) || game.told.table.seats != 2) return;
        const Seat rival = seat_after(game.told.table, me);
        EXPECT_EQ(game.beliefs[index(me)].known(rival), game.told.secrets_of(rival).hand);
        ++remade;
    });
    EXPECT_GT(remade, 0);
}

TEST(KnownCards, R5_7_are_gone_when_they_are_paid) {
    const Game game = given("seats 2 | p1 to move | p1 hand R2 G1");
    const Table& table = game.state.table;
    Belief belief(book_of(shipped_board()));
    belief.saw(seen::Dealt{.stacks = {}, .spare_stacks = {}, .market = {}, .hand = {{}}, .offer = {}}, table, Seat{0});
    belief.saw(CardTaken{Seat{1}, Slot{0}, Card::red}, table, Seat{0});
    belief.saw(CardTaken{Seat{1}, Slot{0}, Card::green}, table, Seat{0});
    const RouteId route = *shipped_board().find_route("union-square--civic-center-a");
    belief.saw(RouteClaimed{Seat{1}, route, {Card::red, 2, 0}, 2}, table, Seat{0});
    EXPECT_EQ(belief.known(Seat{1}), Cards::of(Card::green));
}

// How well a belief guesses the tickets of the rivals: the mean logarithm of the probability it gives to each that they
// hold, and the same for a guess that knows nothing.
struct Guess {
    double weighted = 0, uniform = 0;
    int tickets = 0;

    void look(const WatchedGame& game) {
        const Table& table = game.told.table;
        for (uint8_t me = 0; me < table.seats; ++me) {
            const Secrets& own = game.told.secrets[me];
            TicketSet unseen = table.board->all_tickets() - own.tickets - own.offered();
            for (size_t i = 0; i < own.buried_count; ++i) unseen.erase(own.buried[i]);
            for (uint8_t rival = 0; rival < table.seats; ++rival)
                if (rival != me) add(game.beliefs[me].weights(Seat{rival}), unseen, game.told.secrets[rival].tickets);
        }
    }

    void add(const Belief::Weights& weights, TicketSet unseen, TicketSet held) {
        double sum = 0;
        for (TicketId id : unseen) sum += static_cast<double>(weights[index(id)]);
        for (TicketId id : held) {
            weighted += std::log(static_cast<double>(weights[index(id)]) / sum);
            uniform -= std::log(unseen.size());
            ++tickets;
        }
    }

    double gain() const { return (weighted - uniform) / tickets; }
};

struct Guesses {
    Guess in_mid_game, at_the_end;
};

Guesses guesses_in_greedy_games(int seats, int count) {
    Guesses guesses;
    for (int i = 0; i < count; ++i) {
        WatchedGame game(shipped_board(), seats, static_cast<uint64_t>(i), Players::greedy);
        bool half = false;
        while (!game.over()) {
            game.act(game.choose_seat());
            const bool was_half = half;
            half = *std::min_element(game.told.table.cars.begin(), game.told.table.cars.begin() + seats) <= kCars / 2;
            if (half && !was_half) guesses.in_mid_game.look(game);
        }
        guesses.at_the_end.look(game);
    }
    return guesses;
}

TEST(Weights, guess_the_tickets_of_greedy_rivals_much_better_than_chance) {
    for (int seats = 2; seats <= 4; ++seats) {
        const auto [in_mid_game, at_the_end] = guesses_in_greedy_games(seats, 100);
        RecordProperty("gain_in_mid_game_with_" + std::to_string(seats), std::to_string(in_mid_game.gain()));
        RecordProperty("gain_at_the_end_with_" + std::to_string(seats), std::to_string(at_the_end.gain()));
        EXPECT_GT(in_mid_game.gain(), 0.9) << seats << " seats, uniform " << in_mid_game.uniform / in_mid_game.tickets;
        EXPECT_GT(at_the_end.gain(), 0.6) << seats << " seats, uniform " << at_the_end.uniform / at_the_end.tickets;
    }
}

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
    const int two = book.cost(routes({"twin-peaks--castro"}));
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
    EXPECT_LT(gave_up, compared / 20);
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
