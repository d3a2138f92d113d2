// Verify: good games pass; a real game with one thing altered is a foul, by its rule and the number of the event.
#include "record/verify.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>

#include "record/match.h"
#include "tests/support/random_games.h"

namespace {

using namespace engine;
using record::Record;
using record::verify;
using tests::seed_of;

const record::BoardFile& file() { return record::shipped_board(); }
const Board& board() { return file().board; }

// A random game in which tickets are drawn often, so that the returned ones come up again.
Record random_game(int seats, uint32_t number) {
    record::Match match(file(), std::vector<record::Player>(static_cast<size_t>(seats)), seed_of(number));
    Rng rng(seed_of(number), bot_stream(0));
    const auto actions = std::make_unique<ActionList>();
    while (!match.over()) {
        const State& state = match.state();
        const SeatSet acting = seats_to_act(state.table);
        const Seat seat = acting.nth(rng.below(static_cast<uint32_t>(acting.size())));
        legal_actions(state.table, state.secrets_of(seat), seat, *actions);
        Action action = (*actions)[rng.below(static_cast<uint32_t>(actions->size()))];
        const bool tickets =
            rng.below(4) == 0 && !why_illegal(state.table, state.secrets_of(seat), seat, DrawTickets{});
        match.play(seat, tickets ? Action(DrawTickets{}) : action);
    }
    return match.record();
}

const std::vector<Record>& games(int seats) {
    static std::map<int, std::vector<Record>> kept;
    std::vector<Record>& list = kept[seats];
    for (uint32_t number = static_cast<uint32_t>(list.size()); number < 40; ++number)
        list.push_back(random_game(seats, number));
    return list;
}

template <class E>
const E* at(const Record& record, size_t i) {
    return i < record.events.size() ? std::get_if<E>(&record.events[i].event) : nullptr;
}

// A moment of a recorded game: the event that comes next, and the state before it.
struct Moment {
    Record record;
    size_t event = 0;
    State state;

    template <class E>
    const E* next() const {
        return at<E>(record, event);
    }
    // A seat begins its turn.
    bool turn() const { return state.table.phase == Phase::turn && record::seat_of(record.events[event].event); }
    Seat seat() const { return *record::seat_of(record.events[event].event); }

    void replace(const Event& with) { record.events[event].event = with; }
    void insert(size_t i, const Event& added) {
        record.events.insert(record.events.begin() + static_cast<std::ptrdiff_t>(i), {added, {}});
    }
    void erase(size_t i) { record.events.erase(record.events.begin() + static_cast<std::ptrdiff_t>(i)); }
    void cut(size_t size) {
        record.events.resize(size);
        record.seed.reset();
    }
};

// The first moment, over all games of so many seats, of which the question is true.
Moment find(int seats, const std::function<bool(const Moment&)>& wanted) {
    for (const Record& record : games(seats)) {
        Moment moment{record, 0, empty_table(board(), seats)};
        for (; moment.event < record.events.size(); ++moment.event) {
            if (moment.event > 0 && wanted(moment)) return moment;
            evolve(moment.state, record.events[moment.event].event);
        }
    }
    throw std::runtime_error("no game has such a moment");
}
template <class E>
Moment find(int seats) {
    return find(seats, [](const Moment& moment) { return moment.next<E>() != nullptr; });
}

void expect_foul(const Record& record, std::string_view rule, size_t event) {
    const auto foul = verify(record, file());
    ASSERT_TRUE(foul);
    EXPECT_EQ(foul->rule, rule) << foul->message;
    EXPECT_EQ(foul->event, event) << foul->message;
    EXPECT_FALSE(foul->message.empty());
}
void expect_foul(const Moment& moment, std::string_view rule) { expect_foul(moment.record, rule, moment.event); }

class Verify : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Seats, Verify, testing::Values(2, 3, 4));

TEST_P(Verify, says_nothing_about_good_games) {
    for (const Record& record : games(GetParam())) {
        const auto foul = verify(record, file());
        EXPECT_FALSE(foul) << foul->event << " " << foul->rule << " " << foul->message;
    }
}

TEST_P(Verify, says_nothing_about_a_game_that_still_runs) {
    record::Match match(file(), std::vector<record::Player>(static_cast<size_t>(GetParam())), seed_of(3));
    const auto actions = std::make_unique<ActionList>();
    while (!match.over()) {
        EXPECT_FALSE(verify(match.record(), file()));
        const Seat seat = seats_to_act(match.state().table).first();
        legal_actions(match.state().table, match.state().secrets_of(seat), seat, *actions);
        match.play(seat, (*actions)[actions->size() - 1]);
    }
}

TEST_P(Verify, finds_an_event_that_is_left_out_or_doubled_or_moved) {
    const Record& good = games(GetParam())[0];
    for (size_t i = 0; i < good.events.size(); ++i) {
        const auto here = static_cast<std::ptrdiff_t>(i);
        Record record = good;
        record.events.erase(record.events.begin() + here);
        EXPECT_TRUE(verify(record, file())) << "left out: " << i;
        record = good;
        record.events.insert(record.events.begin() + here, good.events[i]);
        EXPECT_TRUE(verify(record, file())) << "doubled: " << i;
        record = good;
        std::rotate(record.events.begin(), record.events.begin() + here, record.events.end());
        EXPECT_EQ(verify(record, file()).has_value(), i != 0) << "moved: " << i;
    }
}

TEST(Foul, R2_5_a_record_begins_with_the_deal) {
    Record record = games(2)[0];
    record.events.erase(record.events.begin());
    expect_foul(record, "R2.5", 0);
    record.events.clear();
    record.seed.reset();
    expect_foul(record, "R2.5", 0);
}

TEST(Foul, R2_5_dealt_twice) {
    Record record = games(3)[0];
    record.events.insert(record.events.begin(), record.events[0]);
    expect_foul(record, "R2.5", 1);
}

TEST(Foul, R2_5_what_is_dealt_must_be_in_the_box) {
    const Record good = games(4)[0];
    Record record = good;
    for (auto& hand : std::get<Dealt>(record.events[0].event).hands) hand = {Card::red, Card::red};
    expect_foul(record, "R2.5", 0);  // eight of six red cards
    record = good;
    auto& offers = std::get<Dealt>(record.events[0].event).offers;
    offers[1] = offers[0];
    expect_foul(record, "R2.5", 0);
    record = good;
    auto& stacks = std::get<Dealt>(record.events[0].event).stacks;
    stacks[1] = stacks[0];
    expect_foul(record, "R2.5", 0);
}

TEST(Foul, a_tampered_seed) {
    Record record = games(3)[0];
    (*record.seed)[31] ^= 1;
    expect_foul(record, "R2.5", 0);
    EXPECT_NE(verify(record, file())->message.find("the seed"), std::string::npos);
}

TEST(Foul, chance_that_does_not_follow_from_the_seed) {
    // Another card that was in the deck too, and that nothing later in the game contradicts.
    const auto other_card = [](const Moment& moment, Card card) {
        Moment altered = moment;
        altered.replace(CardDrawn{moment.seat(), card});
        altered.record.seed.reset();
        return card != moment.next<CardDrawn>()->card && !verify(altered.record, file());
    };
    Card other = Card::none;
    Moment moment = find(3, [&](const Moment& candidate) {
        if (candidate.next<CardDrawn>() == nullptr) return false;
        const auto found = std::ranges::find_if(kAllColours, [&](Card card) { return other_card(candidate, card); });
        if (found != kAllColours.end()) other = *found;
        return found != kAllColours.end();
    });
    moment.replace(CardDrawn{moment.seat(), other});
    expect_foul(moment, "R4.1");
    EXPECT_NE(verify(moment.record, file())->message.find("the seed"), std::string::npos);
}

TEST(Foul, R2_6_R6_1_only_offered_tickets_are_kept) {
    Moment setup = find<TicketsKept>(2);
    setup.replace(TicketsKept{setup.seat(), board().all_tickets(), {}});
    expect_foul(setup, "R2.6");
    Moment turn = find(2, [](const Moment& m) { return m.state.table.phase == Phase::keep_tickets; });
    turn.replace(TicketsKept{turn.seat(), turn.state.secrets_of(turn.seat()).tickets, {}});
    expect_foul(turn, "R6.1");
    turn.replace(TicketsKept{turn.seat(), {}, {}});
    expect_foul(turn, "R6.1");
}

TEST(Foul, R6_1_what_is_not_kept_is_returned) {
    Moment moment = find(2, [](const Moment& m) {
        return m.state.table.phase == Phase::keep_tickets && m.next<TicketsKept>()->kept.size() == 1 &&
               !m.next<TicketsKept>()->returned.empty();
    });
    TicketsKept kept = *moment.next<TicketsKept>();
    kept.returned = {};
    moment.replace(kept);
    expect_foul(moment, "R6.1");
}

TEST(Foul, R6_1_returned_tickets_come_up_again_in_their_order) {
    Moment moment = find(2, [](const Moment& m) {
        return m.next<TicketsOffered>() != nullptr && m.state.piles.ticket_deck.empty() &&
               m.state.table.buried.size() > kOfferedTickets;
    });
    TicketSet buried;  // but for the two on top
    for (const Secrets& own : moment.state.secrets)
        for (const TicketId ticket : own.buried) buried.insert(ticket);
    TicketsOffered offered = *moment.next<TicketsOffered>();
    for (const TicketId ticket : offered.tickets) buried.erase(ticket);
    offered.tickets[1] = buried.first();
    moment.replace(offered);
    expect_foul(moment, "R6.1");
}

TEST(Foul, R6_1_a_ticket_is_offered_that_somebody_holds) {
    Moment moment = find<TicketsOffered>(3);
    TicketsOffered offered = *moment.next<TicketsOffered>();
    offered.tickets[0] = moment.state.secrets[0].tickets.first();
    moment.replace(offered);
    expect_foul(moment, "R6.1");
}

TEST(Foul, R2_7_R2_8_stacks_that_were_set_aside_on_free_places) {
    Moment moment = find<StackPlaced>(4);
    const StackPlaced placed = *moment.next<StackPlaced>();
    moment.replace(StackPlaced{placed.seat, placed.symbol, board().marked[0]});
    expect_foul(moment, "R2.8");
    moment.replace(StackPlaced{placed.seat, std::get<Dealt>(moment.record.events[0].event).stacks[0], placed.location});
    expect_foul(moment, "R2.7");
    moment.replace(StackPlaced{Seat{0}, placed.symbol, placed.location});
    expect_foul(moment, "R2.7");
}

TEST(Foul, R3_1_another_seat_acts) {
    Moment moment = find(3, [](const Moment& m) { return m.turn() && m.next<CardDrawn>() != nullptr; });
    moment.replace(CardDrawn{seat_after(moment.state.table, moment.seat()), moment.next<CardDrawn>()->card});
    expect_foul(moment, "R3.1");
}

TEST(Foul, R3_3_a_pass_with_legal_actions) {
    Moment moment = find(2, &Moment::turn);
    moment.replace(Passed{moment.seat()});
    expect_foul(moment, "R3.3");
}

TEST(Foul, R4_1_a_card_that_is_not_in_the_deck) {
    const auto missing = [](const Moment& m) {
        return std::ranges::find_if(kAllColours, [&](Card card) { return m.state.piles.deck.count(card) == 0; });
    };
    Moment drawn = find(2, [&](const Moment& m) {
        return m.next<CardDrawn>() != nullptr && m.state.table.deck_size > 0 && missing(m) != kAllColours.end();
    });
    drawn.replace(CardDrawn{drawn.seat(), *missing(drawn)});
    expect_foul(drawn, "R4.1");
    Moment filled = find(2, [&](const Moment& m) {
        return m.next<MarketFilled>() != nullptr && m.state.table.deck_size > 0 && missing(m) != kAllColours.end();
    });
    filled.replace(MarketFilled{filled.next<MarketFilled>()->slot, *missing(filled)});
    expect_foul(filled, "R4.2");
}

TEST(Foul, R4_1_a_card_of_the_market_that_is_not_there) {
    Moment moment = find<CardTaken>(2);
    CardTaken taken = *moment.next<CardTaken>();
    taken.card = taken.card == Card::red ? Card::blue : Card::red;
    moment.replace(taken);
    expect_foul(moment, "R4.1");
}

TEST(Foul, R4_2_a_card_of_the_market_is_not_replaced) {
    Moment moment = find<MarketFilled>(3);
    moment.erase(moment.event);
    expect_foul(moment, "R4.2");
}

TEST(Foul, R4_3_a_second_card_after_a_ferry_card_of_the_market) {
    Moment moment = find(2, [](const Moment& m) {
        return m.turn() && m.next<CardDrawn>() != nullptr && at<CardTaken>(m.record, m.event - 2) != nullptr &&
               at<CardTaken>(m.record, m.event - 2)->card == Card::ferry;
    });
    moment.replace(CardDrawn{at<CardTaken>(moment.record, moment.event - 2)->seat, moment.next<CardDrawn>()->card});
    expect_foul(moment, "R3.1");
}

TEST(Foul, R4_4_a_ferry_card_of_the_market_as_the_second_card) {
    Moment moment = find(2, [](const Moment& m) {
        return m.state.table.phase == Phase::second_card && m.next<CardDrawn>() != nullptr &&
               !m.state.table.market.ferries().empty();
    });
    moment.replace(CardTaken{moment.seat(), moment.state.table.market.ferries().first(), Card::ferry});
    expect_foul(moment, "R4.4");
}

TEST(Foul, R4_5_the_market_is_not_swept) {
    Moment moment = find<MarketSwept>(4);
    moment.erase(moment.event);
    expect_foul(moment, "R4.5");
    for (int i = 0; i < kMarketSlots; ++i) moment.erase(moment.event);
    expect_foul(moment, "R4.5");
}

TEST(Foul, R4_5_the_market_is_swept_without_need) {
    Moment moment = find(4, &Moment::turn);
    moment.insert(moment.event, MarketSwept{});
    expect_foul(moment, "R4.5");
}

TEST(Foul, R4_6_a_reshuffle_is_missing_or_needless_or_of_a_wrong_number) {
    Moment moment = find<DeckReshuffled>(3);
    Moment wrong = moment;
    wrong.replace(DeckReshuffled{static_cast<uint8_t>(moment.next<DeckReshuffled>()->cards + 1)});
    expect_foul(wrong, "R4.6");
    moment.erase(moment.event);
    expect_foul(moment, "R4.6");
    Moment needless = find(3, [](const Moment& m) { return m.turn() && m.next<RouteClaimed>() != nullptr; });
    needless.insert(needless.event, DeckReshuffled{3});
    expect_foul(needless, "R4.6");
}

// A claim whose route has another one in its place.
template <class Wanted>
void expect_claim_foul(int seats, std::string_view rule, Wanted other_route) {
    RouteId other{};
    Moment moment = find(seats, [&](const Moment& m) {
        if (m.next<RouteClaimed>() == nullptr) return false;
        const RouteSet routes = other_route(m.state.table, m.seat());
        other = routes.first();
        return !routes.empty();
    });
    RouteClaimed claimed = *moment.next<RouteClaimed>();
    claimed.route = other;
    moment.replace(claimed);
    expect_foul(moment, rule);
}

TEST(Foul, R5_1_a_route_is_claimed_again) {
    expect_claim_foul(3, "R5.1", [](const Table& table, Seat seat) { return table.owned[index(seat)]; });
    expect_claim_foul(3, "R5.1",
                      [](const Table& table, Seat seat) { return table.owned[index(seat_after(table, seat))]; });
}

TEST(Foul, R5_6_the_twin_of_an_own_route_and_with_two_players_of_any) {
    expect_claim_foul(4, "R5.6", [](const Table& table, Seat seat) {
        return table.board->twins(table.owned[index(seat)]) - table.closed;
    });
    expect_claim_foul(2, "R5.6", [](const Table& table, Seat seat) {
        const RouteSet others = table.owned[1 - index(seat)];
        return table.board->twins(others) - others - table.owned[index(seat)];
    });
}

TEST(Foul, R5_5_too_few_cars) {
    expect_claim_foul(2, "R5.5", [](const Table& table, Seat seat) {
        return table.board->all_routes() - table.closed - table.board->within_cars[table.cars[index(seat)]];
    });
}

TEST(Foul, R5_2_a_wrong_payment) {
    Moment moment = find(2, [](const Moment& m) {
        return m.next<RouteClaimed>() != nullptr && m.next<RouteClaimed>()->paid.coloured > 0 &&
               board().route(m.next<RouteClaimed>()->route).colour != Card::none;
    });
    const RouteClaimed good = *moment.next<RouteClaimed>();
    RouteClaimed claimed = good;
    claimed.paid.colour = good.paid.colour == Card::red ? Card::blue : Card::red;
    moment.replace(claimed);
    expect_foul(moment, "R5.2");
    claimed = good;
    ++claimed.paid.coloured;
    moment.replace(claimed);
    expect_foul(moment, "R5.2");
}

TEST(Foul, R5_4_too_few_ferry_cards) {
    Moment moment = find(4, [](const Moment& m) {
        return m.next<RouteClaimed>() != nullptr && board().route(m.next<RouteClaimed>()->route).ferries > 0;
    });
    RouteClaimed claimed = *moment.next<RouteClaimed>();
    claimed.paid = {Card::red, board().route(claimed.route).length, 0};
    moment.replace(claimed);
    expect_foul(moment, "R5.4");
}

TEST(Foul, R5_7_wrong_points) {
    Moment moment = find<RouteClaimed>(2);
    RouteClaimed claimed = *moment.next<RouteClaimed>();
    ++claimed.points;
    moment.replace(claimed);
    expect_foul(moment, "R5.7");
}

TEST(Foul, R5_8_a_token_is_not_taken) {
    Moment moment = find(2, [](const Moment& m) { return at<TokenTaken>(m.record, m.event + 1) != nullptr; });
    moment.erase(moment.event + 1);
    expect_foul(moment, "R5.8");
}

TEST(Foul, R5_8_a_token_of_an_owned_symbol_or_of_no_stack) {
    const auto owned_at = [](const Moment& m, LocationId end) {
        return m.state.table.tokens[index(m.seat())].contains(m.state.table.stack_symbol(end));
    };
    const auto ends = [](const Moment& m) { return board().route(m.next<RouteClaimed>()->route); };
    const auto no_token = [](const Moment& m) {
        return m.next<RouteClaimed>() != nullptr && at<TokenTaken>(m.record, m.event + 1) == nullptr;
    };
    Moment owned = find(4, [&](const Moment& m) {
        return no_token(m) && !free_locations(m.state.table).contains(ends(m).from) && owned_at(m, ends(m).from);
    });
    const LocationId end = ends(owned).from;
    owned.insert(owned.event + 1, TokenTaken{owned.seat(), end, owned.state.table.stack_symbol(end)});
    expect_foul(owned, "R5.8");
    Moment none =
        find(4, [&](const Moment& m) { return no_token(m) && free_locations(m.state.table).contains(ends(m).to); });
    none.insert(none.event + 1, TokenTaken{none.seat(), ends(none).to, SymbolId{0}});
    expect_foul(none, "R5.8");
}

TEST(Foul, R5_8_a_token_of_another_symbol) {
    Moment moment = find<TokenTaken>(3);
    TokenTaken token = *moment.next<TokenTaken>();
    token.symbol = SymbolId((index(token.symbol) + 1) % kSymbols);
    moment.replace(token);
    expect_foul(moment, "R5.8");
}

TEST(Foul, R7_1_the_last_round_begins_too_early_or_not_at_all) {
    Moment early = find(2, &Moment::turn);
    early.insert(early.event, LastRoundBegan{early.seat()});
    expect_foul(early, "R7.1");
    Moment missing = find<LastRoundBegan>(2);
    missing.erase(missing.event);
    expect_foul(missing, "R7.1");
}

TEST(Foul, R7_2_R7_4_a_wrong_score_or_wrong_winners) {
    Moment moment = find<GameEnded>(3);
    const GameEnded good = *moment.next<GameEnded>();
    for (int16_t Score::* part : {&Score::routes, &Score::tickets, &Score::tokens, &Score::total, &Score::completed}) {
        GameEnded ended = good;
        ++(ended.scores[1].*part);
        moment.replace(ended);
        expect_foul(moment, "R7.2");
    }
    GameEnded ended = good;
    ended.winners = SeatSet::first_n(3) - good.winners;
    moment.replace(ended);
    expect_foul(moment, "R7.4");
}

TEST(Foul, R7_1_R7_2_an_event_after_the_end) {
    Moment moment = find<GameEnded>(2);
    const size_t end = moment.record.events.size();
    moment.insert(end, moment.record.events.back().event);
    expect_foul(moment.record, "R7.2", end);
    moment.record.events.back().event = CardDrawn{Seat{0}, Card::red};
    expect_foul(moment.record, "R7.1", end);
}

TEST(Foul, a_record_that_stops_before_what_must_follow) {
    Moment filled = find<MarketFilled>(2);
    filled.cut(filled.event);
    expect_foul(filled, "R4.2");
    Moment token = find<TokenTaken>(2);
    token.cut(token.event);
    expect_foul(token.record, "R5.8", token.event - 1);
    Moment ended = find<GameEnded>(2);
    ended.cut(ended.event);
    expect_foul(ended, "R7.2");
}

}  // namespace
