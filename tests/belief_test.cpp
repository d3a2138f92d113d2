// What a seat can know of the others: worlds that look the same to it, cards known for certain, likely tickets.
#include "ai/belief.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "ai/greedy_bot.h"
#include "tests/support/books.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using ai::Belief;
using ai::PathBook;
using ai::Suspicion;

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
        sizes &= own.buried.size() == table.buried.of(Seat(seat));
        seen |= own.tickets | own.offered();
        count += (own.tickets | own.offered()).size() + own.buried.size();
        for (TicketId ticket : own.buried) seen.insert(ticket);
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
        if (own.buried.empty()) return;
        const Belief::Worlds worlds(game.beliefs[index(seat)], view_for(game.state(), seat));
        for (int i = 0; i < 3; ++i) {
            const State world = worlds.sample(chance);
            TicketSet elsewhere = world.piles.ticket_deck;
            for (uint8_t other = 0; other < world.table.seats; ++other) {
                if (Seat{other} == seat) continue;
                const Secrets& theirs = world.secrets[other];
                elsewhere |= theirs.tickets | theirs.offered();
                for (TicketId ticket : theirs.buried) elsewhere.insert(ticket);
            }
            for (TicketId ticket : own.buried) EXPECT_FALSE(elsewhere.contains(ticket));
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

// How well a belief guesses the tickets of the rivals: the mean logarithm of the probability it gives to the set that
// they hold, and the same for a guess that knows nothing.
struct Guess {
    double suspected = 0, uniform = 0;
    int sets = 0;

    void look(const WatchedGame& game) {
        const Table& table = game.told.table;
        for (uint8_t me = 0; me < table.seats; ++me) {
            const Secrets& own = game.told.secrets[me];
            TicketSet unseen = table.board->all_tickets() - own.tickets - own.offered();
            for (TicketId ticket : own.buried) unseen.erase(ticket);
            for (uint8_t rival = 0; rival < table.seats; ++rival)
                if (rival != me) add(game.beliefs[me].suspicion(Seat{rival}), unseen, game.told.secrets[rival].tickets);
        }
    }

    void add(const Suspicion& suspicion, TicketSet unseen, TicketSet held) {
        double right = 0, all = 0, any = 1;
        for (const Suspicion::Set& set : suspicion.sets()) {
            if (unseen.contains(set.tickets)) all += static_cast<double>(set.weight);
            if (set.tickets == held) right += static_cast<double>(set.weight);
        }
        for (int i = 0; i < held.size(); ++i) any *= (i + 1.0) / (unseen.size() - i);
        suspected +=
            std::log(0.99 * right / all + 0.01 * any);  // a set that was not thought of is no surprise without end
        uniform += std::log(any);
        ++sets;
    }

    double gain() const { return (suspected - uniform) / sets; }
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

TEST(Suspicion, guesses_the_tickets_of_greedy_rivals_much_better_than_chance) {
    for (int seats = 2; seats <= 4; ++seats) {
        const auto [in_mid_game, at_the_end] = guesses_in_greedy_games(seats, 100);
        RecordProperty("gain_in_mid_game_with_" + std::to_string(seats), std::to_string(in_mid_game.gain()));
        RecordProperty("gain_at_the_end_with_" + std::to_string(seats), std::to_string(at_the_end.gain()));
        EXPECT_GT(in_mid_game.gain(), 2.2) << seats << " seats, uniform " << in_mid_game.uniform / in_mid_game.sets;
        EXPECT_GT(at_the_end.gain(), 2.5) << seats << " seats, uniform " << at_the_end.uniform / at_the_end.sets;
    }
}

TicketId ticket(const char* id) { return *shipped_board().find_ticket(id); }
RouteId route(const char* id) { return *shipped_board().find_route(id); }

// Of a rival that has kept one of all tickets.
Suspicion of_one_ticket(const Table& table) {
    Suspicion suspicion(book_of(shipped_board()), Seat{1});
    suspicion.kept(1, shipped_board().all_tickets(), table);
    return suspicion;
}

TEST(Suspicion, has_every_set_once_when_tickets_are_kept) {
    const Table table = given("seats 2").state.table;
    Suspicion suspicion = of_one_ticket(table);
    const auto count = static_cast<size_t>(shipped_board().all_tickets().size());
    EXPECT_EQ(suspicion.sets().size(), count);
    suspicion.kept(1, shipped_board().all_tickets(), table);
    EXPECT_EQ(suspicion.sets().size(), count * (count - 1) / 2);
    EXPECT_EQ(suspicion.size(), 2);
    double sum = 0;
    for (TicketId id : shipped_board().all_tickets()) sum += static_cast<double>(suspicion.probability(id));
    EXPECT_NEAR(sum, 2, 1e-4);
}

TEST(Suspicion, leaves_out_sets_when_there_are_too_many) {
    const Table table = given("seats 2").state.table;
    Suspicion suspicion = of_one_ticket(table);
    suspicion.kept(4, shipped_board().all_tickets(), table);
    EXPECT_LE(suspicion.sets().size(), 8192U);
    EXPECT_GT(suspicion.sets().size(), 2000U);
    for (const Suspicion::Set& set : suspicion.sets()) EXPECT_EQ(set.tickets.size(), 5);
}

TEST(Suspicion, a_claim_speaks_for_the_tickets_that_it_serves) {
    const Table table = given("seats 2 | p1 to move").state.table;
    Suspicion suspicion = of_one_ticket(table);
    const float before = suspicion.probability(ticket("alcatraz--potrero-hill"));
    const float other = suspicion.probability(ticket("fort-mason--sunset"));
    suspicion.claimed(route("the-embarcadero--alcatraz"), table);
    EXPECT_GT(suspicion.probability(ticket("alcatraz--potrero-hill")), 2 * before);
    EXPECT_LT(suspicion.probability(ticket("fort-mason--sunset")), other);
}

TEST(Suspicion, R6_1_who_draws_tickets_has_mostly_completed_the_old_ones) {
    const Table table =
        given("seats 2 | p1 to move | p1 routes chinatown--union-square union-square--civic-center-a").state.table;
    Suspicion suspicion = of_one_ticket(table);
    const float before = suspicion.probability(ticket("chinatown--civic-center"));
    suspicion.drew_tickets(table);
    EXPECT_GT(suspicion.probability(ticket("chinatown--civic-center")), 0.5F);
    EXPECT_LT(before, 0.2F);
}

TEST(Suspicion, R6_1_a_new_ticket_is_not_judged_by_old_claims) {
    const Table empty = given("seats 2 | p1 to move").state.table;
    Suspicion one = of_one_ticket(empty);
    one.claimed(route("the-embarcadero--alcatraz"), empty);
    const Table table = given("seats 2 | p1 to move | p1 routes the-embarcadero--alcatraz").state.table;
    Suspicion fresh(book_of(shipped_board()), Seat{1});
    fresh.kept(1, shipped_board().all_tickets(), table);
    EXPECT_LT(fresh.probability(ticket("alcatraz--potrero-hill")), one.probability(ticket("alcatraz--potrero-hill")));
}

TEST(Suspicion, R4_1_a_card_of_the_market_speaks_for_tickets_with_routes_of_its_colour) {
    const Table table = given("seats 2 | p1 to move | market R B G K P").state.table;
    Suspicion suspicion = of_one_ticket(table);
    const PathBook& book = book_of(shipped_board());
    double with = 0, with_before = 0;
    TicketSet red;
    for (TicketId id : shipped_board().all_tickets())
        for (RouteId way : book.cheapest(id, book.network(table, Seat{1})).missing)
            if (shipped_board().route(way).colour == Card::red) red.insert(id);
    ASSERT_FALSE(red.empty());
    for (TicketId id : red) with_before += static_cast<double>(suspicion.probability(id));
    suspicion.took(Card::red, table);
    for (TicketId id : red) with += static_cast<double>(suspicion.probability(id));
    EXPECT_GT(with, 1.2 * with_before);
}

}  // namespace
}  // namespace tests
