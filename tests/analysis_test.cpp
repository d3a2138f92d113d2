// Analysis and hints: the parts of a result add up, opinions follow from what a seat knows, reasons are true.
#include "ai/analysis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "ai/hint.h"
#include "notation/notation.h"
#include "record/match.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;
using ai::Analyst;
using ai::Reason;
using Kind = Reason::Kind;

const Board& board() { return shipped_board(); }
TicketId ticket(std::string_view id) { return *board().find_ticket(id); }
RouteId route(std::string_view id) { return *board().find_route(id); }
Action action(std::string_view text) { return *notation::parse_action(board(), text); }

record::Record random_record(int seats, uint64_t number) {
    record::Match match(record::shipped_board(), std::vector<record::Player>(static_cast<size_t>(seats)),
                        seed_of(number));
    Rng rng(seed_of(number), bot_stream(0));
    const auto legal = std::make_unique<ActionList>();
    while (!match.over()) {
        const Seat seat = seats_to_act(match.state().table).first();
        legal_actions(match.state().table, match.state().secrets_of(seat), seat, *legal);
        match.play(seat, (*legal)[rng.below(static_cast<uint32_t>(legal->size()))]);
    }
    return match.record();
}

struct Analysed {
    std::vector<Analyst::Decision> decisions;
    Analyst::Split split;
};

Analysed analysed(const record::Record& record) {
    Analyst analyst(board(), static_cast<int>(record.players.size()), {.iterations = 5, .samples = 4});
    for (size_t i = 0; i < record.events.size(); ++i) {
        if (const auto decision = record::decision_at(record, i)) analyst.decide(decision->seat, decision->action);
        analyst.tell(record.events[i].event);
    }
    return {analyst.decisions(), analyst.split()};
}

double sum(const ai::PerSeat& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

TEST(Analysis, the_parts_of_the_result_add_up_to_it) {
    for (int seats = 2; seats <= 4; ++seats) {
        const record::Record record = random_record(seats, 7);
        const Analyst::Split split = analysed(record).split;
        for (auto measure : {&ai::Outlook::win_share, &ai::Outlook::margin})
            for (size_t seat = 0; seat < static_cast<size_t>(seats); ++seat)
                EXPECT_NEAR((split.par.*measure)[seat] + (split.deal.*measure)[seat] + (split.luck.*measure)[seat] +
                                (split.choice.*measure)[seat] + (split.others.*measure)[seat],
                            (split.result.*measure)[seat], 1e-9);
        const auto& end = std::get<GameEnded>(record.events.back().event);
        for (size_t seat = 0; seat < static_cast<size_t>(seats); ++seat)
            EXPECT_EQ(split.result.win_share[seat], end.winners.contains(Seat(seat)) ? 1.0 / end.winners.size() : 0);
    }
}

TEST(Analysis, what_one_seat_wins_the_others_lose) {
    constexpr double kSmall = 1e-6;  // the network reckons with floats
    const auto [decisions, split] = analysed(random_record(3, 8));
    EXPECT_NEAR(sum(split.result.win_share), 1, kSmall);
    EXPECT_NEAR(sum(split.par.win_share), 1, kSmall);
    EXPECT_NEAR(sum(split.deal.win_share), 0, kSmall);
    EXPECT_NEAR(sum(split.luck.win_share), 0, kSmall);
    for (const Analyst::Decision& decision : decisions) {
        EXPECT_NEAR(sum(decision.choice.win_share), 0, kSmall);
        EXPECT_NEAR(sum(decision.luck.win_share), 0, kSmall);
    }
}

TEST(Analysis, the_outlook_changes_by_choice_and_luck_alone) {
    const auto [decisions, split] = analysed(random_record(3, 8));
    for (size_t seat = 0; seat < 3; ++seat) {
        double expected = split.par.win_share[seat] + split.deal.win_share[seat];
        for (const Analyst::Decision& decision : decisions) {
            EXPECT_NEAR(decision.before.win_share[seat], expected, 1e-9);
            expected += decision.choice.win_share[seat] + decision.luck.win_share[seat];
        }
        EXPECT_NEAR(expected, split.result.win_share[seat], 1e-9);
    }
}

TEST(Analysis, every_choice_of_a_game_is_a_decision_and_nothing_else) {
    for (uint64_t number = 0; number < 20; ++number) {
        const record::Record record = random_record(4, number);
        record::Match match(record::shipped_board(), record.players, *record.seed);
        for (size_t i = 0; i < record.events.size(); ++i)
            if (const auto decision = record::decision_at(record, i)) {
                EXPECT_FALSE(match.play(decision->seat, decision->action));
            }
        EXPECT_EQ(match.record().events, record.events);
    }
}

TEST(Analysis, R5_2_another_payment_is_found_under_the_one_that_the_search_lists) {
    const Game game = given("seats 2 | market R B R B O | p0 hand R2 F2");
    const std::vector<ai::Search::Line> lines = {{.action = action("draw-market 0")},
                                                 {.action = action("draw-market 1")},
                                                 {.action = action("claim union-square--civic-center-b with F2")},
                                                 {.action = action("claim union-square--civic-center-a with R2")}};
    const auto found = [&](std::string_view text) {
        return notation::to_text(board(), ai::line_of(action(text), game.state.table, lines).action);
    };
    EXPECT_EQ(found("draw-market 3"), "draw-market 1");
    EXPECT_EQ(found("claim union-square--civic-center-a with R1 F1"), "claim union-square--civic-center-a with R2");
    EXPECT_EQ(found("claim union-square--civic-center-a with F2"), "claim union-square--civic-center-a with R2");
}

// A game that an analyst listens to.
class Heard {
 public:
    explicit Heard(std::string_view cards_of_p1, std::string_view tickets_of_p1)
        : game_(tests::empty_table(2)), analyst_(board(), 2, {.iterations = 200, .samples = 10}) {
        game_.next_cards("R B").next_cards(cards_of_p1).next_cards("R G B F K");
        game_.next_tickets("presidio--castro nob-hill--castro").next_tickets(tickets_of_p1);
        game_.next_symbols("crab heart seagull sourdough sea-lion");
        game_.deal();
        tell();
    }
    void play(const std::string& move) {
        game_.play(move);
        tell();
    }
    const Analyst::Decision& decide(std::string_view text) { return analyst_.decide(Seat{0}, action(text)); }

 private:
    void tell() {
        for (const std::string& text : game_.events()) analyst_.tell(*notation::parse_event(board(), text));
    }
    Game game_;
    Analyst analyst_;
};

void expect_same(const Analyst::Decision& a, const Analyst::Decision& b) {
    const auto same = [](const ai::Search::Line& x, const ai::Search::Line& y) {
        return x.action == y.action && x.win_share == y.win_share && x.margin == y.margin && x.visits == y.visits;
    };
    EXPECT_TRUE(same(a.played, b.played));
    EXPECT_TRUE(std::ranges::equal(a.alternatives, b.alternatives, same));
    EXPECT_EQ(a.preferred, b.preferred);
}

// What the other seat holds changes what happens, but not what this seat can think of its choice.
TEST(Analysis, an_opinion_follows_from_what_the_seat_knows) {
    Heard one("R R", "mission-district--soma fort-mason--sunset"),
        other("F O", "pier-39--twin-peaks presidio--nob-hill");
    expect_same(one.decide("keep presidio--castro"), other.decide("keep presidio--castro"));
    for (Heard* game : {&one, &other}) game->play("p0 keep presidio--castro");
    one.play("p1 keep fort-mason--sunset");
    other.play("p1 keep presidio--nob-hill");
    for (Heard* game : {&one, &other}) {
        game->play("p1 place cable-car at castro");
        game->play("p1 place fortune-cookie at soma");
    }
    expect_same(one.decide("draw-deck"), other.decide("draw-deck"));
    expect_same(one.decide("draw-market 1"), other.decide("draw-market 1"));
}

// What the first seat may think of an action; `claims` are routes that the second seat has claimed before its eyes.
std::vector<Reason> reasons(const Game& game, std::string_view text, const std::vector<RouteId>& claims = {}) {
    const ai::PathBook book(board());
    ai::Belief belief(book);
    Table before = tests::empty_table(game.state.table.seats).state.table;
    belief.saw(seen::Dealt{.hand = {{Card::red, Card::red}}, .offer = {}}, before, Seat{0});
    before.phase = Phase::turn;
    before.ticket_count = game.state.table.ticket_count;
    for (RouteId claim : claims) {
        const Route& claimed = board().route(claim);
        belief.saw(RouteClaimed{Seat{1}, claim, {Card::ferry, 0, claimed.length}, claimed.points}, before, Seat{0});
        before.owned[1].insert(claim);
    }
    EXPECT_EQ(game.why("p0 " + std::string(text)), "");
    return ai::reasons_for(action(text), view_for(game.state, Seat{0}), book, belief);
}

bool has(const std::vector<Reason>& found, const Reason& reason) {
    return std::ranges::find(found, reason) != found.end();
}
bool has(const std::vector<Reason>& found, Kind kind) {
    return std::ranges::find(found, kind, &Reason::kind) != found.end();
}

TEST(Hint, a_claim_completes_a_ticket_and_scores) {
    const Game game = given("seats 2 | p0 hand R2 routes chinatown--union-square tickets chinatown--civic-center");
    const auto found = reasons(game, "claim union-square--civic-center-a with R2");
    EXPECT_TRUE(has(found, {.kind = Kind::completes_ticket, .ticket = ticket("chinatown--civic-center")}));
    EXPECT_TRUE(has(found, {.kind = Kind::points, .points = 2}));
    EXPECT_FALSE(has(found, Kind::toward_ticket));
    EXPECT_FALSE(has(found, Kind::blocks));
    EXPECT_FALSE(has(found, Kind::last_turn));
}

TEST(Hint, a_claim_brings_a_ticket_nearer) {
    const Game game = given("seats 2 | p0 hand B1 tickets chinatown--civic-center");
    EXPECT_TRUE(
        has(reasons(game, "claim chinatown--union-square with B1"), {.kind = Kind::toward_ticket,
                                                                     .ticket = ticket("chinatown--civic-center"),
                                                                     .route = route("chinatown--union-square")}));
    EXPECT_FALSE(has(reasons(game, "claim pier-39--lombard-street with B1"), Kind::toward_ticket));
}

TEST(Hint, a_claim_blocks_what_a_rival_seems_to_build) {
    const Game game = given(
        "seats 2 | p0 hand R3 F1 tickets nob-hill--castro | p1 tickets alcatraz--potrero-hill mission-district--soma "
        "routes soma--potrero-hill-a soma--the-embarcadero");
    const std::vector<RouteId> claims = {route("soma--potrero-hill-a"), route("soma--the-embarcadero")};
    constexpr std::string_view kClaim = "claim the-embarcadero--alcatraz with R2 F1 token alcatraz";
    const Reason blocks{.kind = Kind::blocks, .ticket = ticket("alcatraz--potrero-hill"), .seat = Seat{1}};
    EXPECT_TRUE(has(reasons(game, kClaim, claims), blocks));
    EXPECT_TRUE(has(reasons(game, kClaim, claims), Kind::token));
    EXPECT_FALSE(has(reasons(game, kClaim), Kind::blocks)) << "nothing speaks for the ticket";
    EXPECT_FALSE(has(reasons(game, "claim painted-ladies--castro with R2", claims), Kind::blocks));
}

TEST(Hint, a_card_of_the_market_is_for_a_route_of_a_ticket) {
    const Game game =
        given("seats 2 | market F K R O P | p0 hand R1 routes chinatown--union-square tickets chinatown--civic-center");
    EXPECT_EQ(reasons(game, "draw-market 2"),
              (std::vector<Reason>{
                  {.kind = Kind::card_for_route, .route = route("union-square--civic-center-a"), .card = Card::red}}));
    EXPECT_TRUE(has(reasons(game, "draw-market 1"), Kind::card_for_route)) << "no ticket needs black";
    EXPECT_EQ(reasons(game, "draw-market 0"), (std::vector<Reason>{{.kind = Kind::wild_card}}));
    EXPECT_EQ(reasons(game, "draw-deck"), (std::vector<Reason>{{.kind = Kind::unseen_card}}));
    EXPECT_EQ(reasons(game, "draw-tickets"), (std::vector<Reason>{{.kind = Kind::new_tickets}}));
}

TEST(Hint, R6_1_a_ticket_that_is_kept_may_be_completed_already) {
    const Game game = given(
        "seats 2 | keep tickets | p0 routes chinatown--union-square union-square--civic-center-a "
        "offer golden-gate-bridge--potrero-hill chinatown--civic-center");
    EXPECT_EQ(reasons(game, "keep chinatown--civic-center"),
              (std::vector<Reason>{{.kind = Kind::keeps_ticket, .ticket = ticket("chinatown--civic-center")},
                                   {.kind = Kind::completes_ticket, .ticket = ticket("chinatown--civic-center")}}));
}

TEST(Hint, R7_1_the_last_turn_is_told) {
    const Game game = given("seats 2 | last round 1 | p0 hand R2 | p1 cars 2");
    EXPECT_TRUE(has(reasons(game, "claim union-square--civic-center-a with R2"), Kind::last_turn));
}

TEST(Hint, every_kind_has_a_name_of_its_own) {
    std::vector<std::string_view> names;
    for (size_t kind = 0; kind <= index(Kind::last_turn); ++kind) names.push_back(ai::name_of(Kind(kind)));
    std::ranges::sort(names);
    EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
    EXPECT_TRUE(std::ranges::none_of(names, &std::string_view::empty));
}

}  // namespace
}  // namespace tests
