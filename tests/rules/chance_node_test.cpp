// What chance decides, against what the referee draws.
#include "engine/chance_node.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;

constexpr int kSamples = games(60'000);

// The first event of a kind after an action, drawn many times: how often each came.
template <class E, class Key>
std::map<Key, int> drawn(const State& start, const Action& action, Key (*key)(const E&)) {
    std::map<Key, int> counts;
    PlayoutChance chance(1);
    for (int i = 0; i < kSamples; ++i) {
        State state = start;
        bool first = true;
        auto listener = [&](const auto& event) {
            if constexpr (std::is_same_v<std::decay_t<decltype(event)>, E>)
                if (std::exchange(first, false)) ++counts[key(event)];
        };
        Referee(state, chance, listener).apply(state.table.to_move, action);
    }
    return counts;
}

// Within five standard deviations; and what cannot come never comes.
void expect_frequency(int count, double probability) {
    const double deviation = std::sqrt(kSamples * probability * (1 - probability));
    EXPECT_NEAR(count, kSamples * probability, 5 * deviation);
}

void expect_cards(std::map<Card, int> counts, const CardChance& chance) {
    double sum = 0;
    for (size_t kind = 0; kind <= index(Card::ferry); ++kind) {
        sum += chance.probability(Card(kind));
        expect_frequency(counts[Card(kind)], chance.probability(Card(kind)));
    }
    EXPECT_NEAR(sum, 1, 1e-12);
}

void expect_offers(const State& state) {
    auto counts = drawn<TicketsOffered, uint32_t>(state, DrawTickets{}, [](const TicketsOffered& event) {
        TicketSet tickets;
        for (const TicketId ticket : event.tickets)
            if (ticket != kNoTicket) tickets.insert(ticket);
        return tickets.bits;
    });
    const TicketChance chance = chance_within(state, DrawTickets{});
    const TicketSet all = state.table.board->all_tickets();
    double sum = 0;
    for (const TicketId one : all)
        for (const TicketId other : all) {
            if (other < one) continue;  // a pair once; one ticket alone as a pair with itself
            const TicketSet offered = TicketSet::of(one) | TicketSet::of(other);
            sum += chance.probability(offered);
            expect_frequency(counts[offered.bits], chance.probability(offered));
        }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_EQ(chance.probability({}), 0);
}

// After a card of the market is taken, before anything follows.
State card_taken(std::string_view position) {
    State state = given(position).state;
    evolve(state, CardTaken{Seat{0}, Slot{0}, state.table.market.card(Slot{0})});
    return state;
}

TEST(ChanceNode, R4_2_chance_moves_where_a_gap_is_to_be_filled_from_the_deck) {
    const std::string position = "market B G K P R | deck R3 F2 O1";
    EXPECT_FALSE(chance_to_move(given(position).state));
    const auto chance = chance_to_move(card_taken(position));
    ASSERT_TRUE(chance);
    EXPECT_DOUBLE_EQ(chance->probability(Card::red), 0.5);
    EXPECT_DOUBLE_EQ(chance->probability(Card::blue), 0);
    expect_cards(drawn<MarketFilled, Card>(given(position).state, DrawMarket{Slot{0}},
                                           [](const MarketFilled& event) { return event.card; }),
                 *chance);
}

TEST(ChanceNode, R4_6_a_reshuffle_comes_before_it_and_leaves_nothing_to_chance) {
    State state = card_taken("market B G K P R | deck - | discard R3 F1 | p1 hand rest");
    EXPECT_FALSE(chance_to_move(state));
    evolve(state, DeckReshuffled{4});
    ASSERT_TRUE(chance_to_move(state));
    EXPECT_DOUBLE_EQ(chance_to_move(state)->probability(Card::ferry), 0.25);
}

TEST(ChanceNode, R4_5_a_sweep_and_R7_1_an_end_are_not_moves_of_chance) {
    State swept = card_taken("market R F F R B");
    evolve(swept, MarketFilled{Slot{0}, Card::ferry});
    EXPECT_FALSE(chance_to_move(swept));
    evolve(swept, MarketSwept{});
    EXPECT_TRUE(chance_to_move(swept));
    EXPECT_FALSE(chance_to_move(given("over | p0 cars 1 | last round 0").state));
}

TEST(ChanceNode, R4_1_a_card_drawn_from_the_deck) {
    for (const char* position : {"deck R3 F2 O1", "deck - | discard R3 F2 O1 | p1 hand rest"}) {
        const State state = given(position).state;
        const CardChance chance = chance_within(state, DrawDeck{});
        EXPECT_DOUBLE_EQ(chance.probability(Card::ferry), 1.0 / 3);
        expect_cards(drawn<CardDrawn, Card>(state, DrawDeck{}, [](const CardDrawn& event) { return event.card; }),
                     chance);
    }
}

TEST(ChanceNode, R6_1_R6_2_tickets_offered_from_the_deck_and_from_under_it) {
    const std::string held = " | p0 tickets rest";
    const std::string buried = " | buried p0:fort-mason--sunset p0:lombard-street--soma";
    expect_offers(given("tickets presidio--castro nob-hill--castro presidio--nob-hill" + held + buried).state);
    expect_offers(given("tickets presidio--castro" + held + buried).state);
    expect_offers(given("tickets -" + held + buried).state);
    expect_offers(given("tickets presidio--castro" + held).state);
}

}  // namespace
}  // namespace tests
