// Properties that hold for every game, tried on thousands of random ones: 2 to 4 seats, real and small boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "engine/can_happen.h"
#include "notation/notation.h"
#include "tests/support/random_games.h"

namespace {

using namespace engine;
using tests::games;
using tests::RandomGame;

Cards cards_in_all_places(const State& state) {
    Cards sum = state.piles.deck + state.table.discard + state.table.market.cards();
    for (const Secrets& own : state.secrets) sum += own.hand;
    return sum;
}

// Each ticket in exactly one place.
void expect_tickets_conserved(const State& state) {
    std::vector<TicketId> all;
    const auto add = [&](TicketSet set) {
        for (TicketId ticket : set) all.push_back(ticket);
    };
    add(state.piles.ticket_deck);
    for (const Secrets& own : state.secrets) {
        add(own.tickets);
        add(own.offered() - own.tickets);  // in the setup a kept ticket stays on offer until all have chosen
        all.insert(all.end(), own.buried.begin(), own.buried.end());
    }
    std::ranges::sort(all);
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
    EXPECT_EQ(all.size(), state.table.board->tickets.size());
}

void expect_conserved(const State& state) {
    const Table& table = state.table;
    ASSERT_EQ(cards_in_all_places(state), Cards::all());
    EXPECT_EQ(state.piles.deck.size(), table.deck_size);
    expect_tickets_conserved(state);
    EXPECT_EQ(state.piles.ticket_deck.size(), table.ticket_deck_size);
    RouteSet claimed;
    std::array<int, kSymbols> tokens{};
    int buried = 0;
    for (uint8_t seat = 0; seat < table.seats; ++seat) {
        const RouteSet owned = table.owned[seat];
        int length = 0, points = 0;
        for (RouteId id : owned) {
            length += table.board->route(id).length;
            points += table.board->route(id).points;
        }
        EXPECT_EQ(table.cars[seat] + length, kCars);
        EXPECT_EQ(table.route_points[seat], points);
        EXPECT_TRUE((owned & claimed).empty());
        EXPECT_TRUE((owned & table.board->twins(owned)).empty());
        claimed |= owned;
        EXPECT_EQ(table.hand_size[seat], state.secrets[seat].hand.size());
        if (table.phase != Phase::setup_tickets) {
            EXPECT_EQ(table.ticket_count[seat], state.secrets[seat].tickets.size());
        }
        for (SymbolId symbol : table.tokens[seat]) ++tokens[index(symbol)];
        buried += state.secrets[seat].buried.size();
    }
    EXPECT_EQ(buried, table.buried.size());
    EXPECT_EQ(table.closed, table.seats == 2 ? claimed | table.board->twins(claimed) : claimed);
    for (uint8_t symbol = 0; symbol < kSymbols; ++symbol) {
        const LocationId location = table.stack_at[symbol];
        if (location == kNowhere) continue;
        const bool marked = std::ranges::find(table.board->marked, location) != table.board->marked.end();
        EXPECT_EQ(table.stack_heights.of(SymbolId{symbol}) + tokens[symbol],
                  marked ? marked_stack_height(table.seats) : spare_stack_height(table.seats));
    }
}

TEST(Properties, conservation_of_cards_tickets_cars_and_tokens) {
    for (int i = 0; i < games(900); ++i) {
        RandomGame game(i);
        expect_conserved(game.state);
        while (!game.over()) {
            game.step();
            expect_conserved(game.state);
            if (HasFailure()) FAIL() << "in game " << i << ": " << notation::to_text(game.state);
        }
    }
}

TEST(Properties, replay_of_the_events_gives_every_state) {
    for (int i = 0; i < games(900); ++i) {
        RandomGame game(i);
        State folded = engine::empty_table(*game.state.table.board, game.state.table.seats);
        size_t replayed = 0;
        const auto catch_up = [&] {
            for (; replayed < game.log.events.size(); ++replayed) {
                ASSERT_TRUE(can_happen(folded, game.log.events[replayed]))
                    << notation::to_text(*folded.table.board, game.log.events[replayed]);
                evolve(folded, game.log.events[replayed]);
            }
        };
        catch_up();
        ASSERT_EQ(folded, game.state);
        while (!game.over()) {
            game.step();
            catch_up();
            ASSERT_EQ(folded, game.state) << "in game " << i;
        }
    }
}

TEST(Properties, notation_of_every_state_is_read_back_as_an_equal_state) {
    for (int i = 0; i < games(300); ++i) {
        RandomGame game(i);
        while (!game.over()) {
            game.step();
            const auto read = notation::parse_position(*game.state.table.board, notation::to_text(game.state));
            ASSERT_TRUE(read) << read.error().message << " in " << notation::to_text(game.state);
            ASSERT_EQ(*read, game.state) << "in game " << i << ": " << notation::to_text(game.state);
        }
    }
}

TEST(Properties, knowledge_a_viewer_sees_nothing_of_what_is_hidden) {
    auto before = std::make_unique<ActionList>();
    auto after = std::make_unique<ActionList>();
    for (int i = 0; i < games(600); ++i) {
        RandomGame game(i);
        while (true) {
            for (int viewer = -1; viewer < game.state.table.seats; ++viewer) {
                const Viewer eyes = viewer < 0 ? Viewer() : Viewer(Seat(viewer));
                const State other_world = tests::resampled(game.state, eyes, game.rng);
                ASSERT_EQ(cards_in_all_places(other_world), Cards::all());
                ASSERT_EQ(view_for(other_world, eyes), view_for(game.state, eyes)) << "in game " << i;
                if (!eyes) continue;
                legal_actions(game.state.table, game.state.secrets_of(*eyes), *eyes, *before);
                legal_actions(other_world.table, other_world.secrets_of(*eyes), *eyes, *after);
                ASSERT_TRUE(std::ranges::equal(*before, *after));
            }
            if (game.over()) break;
            game.step();
        }
    }
}

// Also of the events: whatever the hidden part was, a viewer reads the same words.
TEST(Properties, knowledge_events_of_others_show_no_card_and_no_ticket) {
    for (int i = 0; i < games(300); ++i) {
        RandomGame game(i);
        const Board& board = *game.state.table.board;
        State state = engine::empty_table(board, game.state.table.seats);
        while (!game.over()) game.step();
        for (const Event& event : game.log.events) {
            const std::string seen = notation::to_text(board, seen_by(event, state.table, std::nullopt));
            if (std::holds_alternative<CardDrawn>(event) || std::holds_alternative<TicketsOffered>(event) ||
                std::holds_alternative<TicketsKept>(event)) {
                EXPECT_NE(seen.find('?'), std::string::npos) << seen;
                for (const std::string& ticket : board.ticket_ids)
                    if (ticket.size() > 2) EXPECT_EQ(seen.find(ticket), std::string::npos) << seen;
            }
            evolve(state, event);
        }
    }
}

// Every action that could be written down, legal or not, and some that could not.
std::vector<Action> conceivable_actions(const Board& board, const State& state, Rng& rng) {
    std::vector<Action> actions = {DrawDeck{}, DrawTickets{}, Pass{}};
    for (uint8_t slot = 0; slot < 7; ++slot) actions.emplace_back(DrawMarket{Slot{slot}});
    for (const Secrets& own : state.secrets)
        for (uint32_t mask = 0; mask < 4; ++mask) {
            TicketSet kept;
            for (size_t i = 0; i < 2; ++i)
                if ((mask >> i & 1) != 0 && own.offer[i] != kNoTicket) kept.insert(own.offer[i]);
            actions.emplace_back(KeepTickets{kept});
        }
    actions.emplace_back(KeepTickets{TicketSet{rng.next()}});
    for (uint8_t symbol = 0; symbol < 9; ++symbol)
        for (uint8_t location = 0; location < board.location_ids.size() + 2; ++location)
            actions.emplace_back(PlaceStack{SymbolId{symbol}, LocationId{location}});
    for (uint8_t route = 0; route < board.routes.size() + 1; ++route) {
        const bool real = route < board.routes.size();
        for (const LocationId token : {kNowhere, real ? board.routes[route].from : LocationId{0},
                                       real ? board.routes[route].to : LocationId{40}, LocationId(rng.below(32))})
            for (uint8_t colour = 0; colour <= 7; ++colour)
                for (uint8_t ferries = 0; ferries <= kFerryCards; ++ferries) {
                    const int length = real ? board.routes[route].length : 2;
                    for (int coloured = std::max(0, length - ferries - 1); coloured <= length - ferries + 1; ++coloured)
                        actions.emplace_back(
                            ClaimRoute{RouteId{route}, {Card(colour), static_cast<uint8_t>(coloured), ferries}, token});
                }
    }
    return actions;
}

TEST(Properties, legality_an_action_is_listed_exactly_when_nothing_forbids_it) {
    for (int i = 0; i < games(120); ++i) {
        RandomGame game(i);
        const Board& board = *game.state.table.board;
        for (int step = 0;; ++step) {
            // Every listed action is legal and listed once.
            for (uint8_t seat = 0; seat < game.state.table.seats; ++seat) {
                const ActionList& list = game.legal(Seat{seat});
                EXPECT_EQ(list.empty(), !seats_to_act(game.state.table).contains(Seat{seat}));
                for (const Action& action : list) {
                    const auto illegal =
                        why_illegal(game.state.table, game.state.secrets_of(Seat{seat}), Seat{seat}, action);
                    ASSERT_FALSE(illegal) << notation::to_text(board, action) << ": " << illegal->rule;
                    ASSERT_EQ(std::ranges::count(list, action), 1);
                }
                // Every legal action is listed.
                if ((i + step) % 20 != 0) continue;
                for (const Action& action : conceivable_actions(board, game.state, game.rng)) {
                    const auto illegal =
                        why_illegal(game.state.table, game.state.secrets_of(Seat{seat}), Seat{seat}, action);
                    const bool listed = std::ranges::find(list, action) != list.end();
                    ASSERT_EQ(listed, !illegal) << (illegal ? illegal->rule : "legal") << " " << action.index()
                                                << " in " << notation::to_text(game.state);
                }
            }
            if (game.over()) break;
            game.step();
        }
    }
}

TEST(Properties, R2_6_the_order_in_which_the_choices_arrive_does_not_matter) {
    for (int i = 0; i < games(600); ++i) {
        const RandomGame dealt(i);
        const uint8_t seats = dealt.state.table.seats;
        std::vector<uint8_t> order(seats);
        for (uint8_t seat = 0; seat < seats; ++seat) order[seat] = seat;
        std::optional<State> first;
        do {
            RandomGame game(i);
            for (const uint8_t seat : order) {
                // The same choice of a seat whatever the order: its k-th action.
                const ActionList& actions = game.legal(Seat{seat});
                game.apply(Seat{seat}, actions[static_cast<size_t>(i + seat) % actions.size()]);
            }
            if (!first) first = game.state;
            ASSERT_EQ(game.state, *first);
        } while (std::ranges::next_permutation(order).found);
    }
}

TEST(Properties, termination_every_game_ends_soon) {
    for (int i = 0; i < games(3000); ++i) {
        RandomGame game(i);
        int decisions = 0;
        while (!game.over()) {
            game.step();
            ASSERT_LT(++decisions, 600) << "in game " << i;
        }
    }
}

// Numbers of games that once went wrong, one a line, are played again for ever.
TEST(Properties, seeds_that_broke_something_once) {
    std::ifstream file(FOGLINE_SOURCE_DIR "/tests/seeds.txt");
    ASSERT_TRUE(file);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        RandomGame game(std::stoi(line));
        while (!game.over()) {
            game.step();
            expect_conserved(game.state);
        }
    }
}

}  // namespace
