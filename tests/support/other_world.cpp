#include "tests/support/other_world.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legal.h"
#include "room/read_next.h"

namespace tests {

using namespace engine;

namespace {

const Board& board() { return record::shipped_board().board; }

std::vector<room::Fact> facts_of(const Log& log) {
    std::vector<room::Fact> facts;
    room::Room room;
    room.board = &record::shipped_board();
    for (const store::Entry& entry : log) {
        auto fact = room::read_next(room, entry.text);
        EXPECT_TRUE(fact) << fact.error();
        apply(room, *fact, entry.at_ms);
        facts.push_back(std::move(*fact));
    }
    return facts;
}

Log written(const Log& log, const std::vector<room::Fact>& facts, size_t seats) {
    Log result = log;
    for (size_t i = 0; i < result.size(); ++i) result[i].text = write(facts[i], board(), seats);
    return result;
}

record::Deed* deed_of(room::Fact& fact) {
    if (auto* started = std::get_if<room::Started>(&fact)) return &started->deal;
    if (auto* moved = std::get_if<room::Moved>(&fact)) return &moved->deed;
    return nullptr;
}

// Could it have been so? The cards are where they are said to come from.
bool possible(std::vector<room::Fact>& facts, size_t seats) {
    auto match = record::Match::from_log(record::shipped_board(), std::vector<record::Player>(seats), engine::Seed{});
    std::vector<size_t> moves;  // how many events there were before each
    for (room::Fact& fact : facts) {
        if (const auto* undone = std::get_if<room::Undone>(&fact)) {
            match.go_back(moves[undone->moves_left], {});
            moves.resize(undone->moves_left);
        }
        const record::Deed* deed = deed_of(fact);
        if (deed == nullptr) continue;
        if (match.why_not(*deed)) return false;
        if (!std::holds_alternative<room::Started>(fact)) moves.push_back(match.events().size());
        match.add(*deed);
    }
    return true;
}

// Everything hidden from some seats in a log, by where it is written.
struct Hidden {
    std::vector<Card*> cards;
    std::vector<TicketId*> tickets;
    std::vector<TicketsKept*> kept;
    TicketSet known;  // tickets that the viewer has seen
};

Hidden hidden_from(SeatSet seats, std::vector<room::Fact>& facts, size_t players) {
    Hidden hidden;
    const auto offer = [&](Seat seat, std::array<TicketId, kOfferedTickets>& tickets) {
        for (TicketId& ticket : tickets) {
            if (ticket == kNoTicket) continue;
            if (seats.contains(seat))
                hidden.known.insert(ticket);
            else
                hidden.tickets.push_back(&ticket);
        }
    };
    for (room::Fact& fact : facts) {
        record::Deed* deed = deed_of(fact);
        if (deed == nullptr) continue;
        for (record::LoggedEvent& logged : deed->events) {
            if (auto* dealt = std::get_if<Dealt>(&logged.event)) {
                for (uint8_t seat = 0; seat < players; ++seat) {
                    offer(Seat{seat}, dealt->offers[seat]);
                    if (seats.contains(Seat{seat})) continue;
                    for (Card& card : dealt->hands[seat]) hidden.cards.push_back(&card);
                }
            }
            if (auto* drawn = std::get_if<CardDrawn>(&logged.event); drawn != nullptr && !seats.contains(drawn->seat))
                hidden.cards.push_back(&drawn->card);
            if (auto* offered = std::get_if<TicketsOffered>(&logged.event)) offer(offered->seat, offered->tickets);
            if (auto* kept = std::get_if<TicketsKept>(&logged.event); kept != nullptr && !seats.contains(kept->seat))
                hidden.kept.push_back(kept);
        }
    }
    return hidden;
}

// The tickets that the viewer has never seen change their places among each other.
void exchange_tickets(Hidden& hidden, Rng& rng) {
    std::vector<TicketId> unseen;
    for (size_t i = 0; i < board().tickets.size(); ++i)
        if (!hidden.known.contains(TicketId(i))) unseen.push_back(TicketId(i));
    std::vector<TicketId> now = unseen;
    for (size_t i = now.size(); i > 1; --i) std::swap(now[i - 1], now[rng.below(static_cast<uint32_t>(i))]);
    const auto other = [&](TicketId ticket) {
        const auto at = std::ranges::find(unseen, ticket);
        return at == unseen.end() ? ticket : now[static_cast<size_t>(at - unseen.begin())];
    };
    const auto others = [&](TicketSet tickets) {
        TicketSet result;
        for (const TicketId ticket : tickets) result.insert(other(ticket));
        return result;
    };
    for (TicketId* ticket : hidden.tickets) *ticket = other(*ticket);
    for (TicketsKept* kept : hidden.kept) *kept = {kept->seat, others(kept->kept), others(kept->returned)};
}

// R2.6: while others choose, nobody sees how many a seat kept.
void keep_other_numbers(Hidden& hidden, Rng& rng) {
    for (TicketsKept* kept : hidden.kept) {
        const TicketSet both = kept->kept | kept->returned;
        kept->kept = rng.below(2) == 0 ? both : TicketSet::of(both.nth(rng.below(2)));
        kept->returned = both - kept->kept;
    }
}

void rename_people(std::vector<room::Fact>& facts, const std::string& viewer) {
    const bool host = std::get<room::Opened>(facts.front()).host == viewer;
    const auto change = [&](seating::Chair& chair) {
        if (!host && !chair.invite.empty()) chair.invite += "-other";
        if (chair.person != viewer && !chair.person.empty()) chair.person = elsewhere(chair.person);
    };
    for (room::Fact& fact : facts) {
        if (auto* reseated = std::get_if<room::Reseated>(&fact)) change(reseated->now);
        auto* opened = std::get_if<room::Opened>(&fact);
        if (opened == nullptr) continue;
        if (!host) opened->host = elsewhere(opened->host);
        for (seating::Chair& chair : opened->chairs) change(chair);
    }
}

// Something else that the seat may do now, after which the same seats are to act as in truth.
std::optional<record::Deed> another_deed(const room::Room& room, const room::Moved& moved, const room::Room& truth,
                                         Rng& rng) {
    ActionList legal;
    legal_actions(room.table(), room.match->state().secrets_of(moved.seat), moved.seat, legal);
    for (int tries = 0; tries < 40; ++tries) {
        const Action& action = legal[rng.below(static_cast<uint32_t>(legal.size()))];
        auto deed = room.match->judge(moved.seat, action, moved.deed.events.front().by);
        if (!deed) continue;
        record::Match after = *room.match;
        after.add(*deed);
        if (after.state().table.phase == truth.table().phase && seats_to_act(after.state().table) == truth.to_act())
            return std::move(*deed);
    }
    return std::nullopt;
}

}  // namespace

room::Room room_of(const std::string& table, const Log& log) {
    room::Room room;
    room.id = table;
    room.board = &record::shipped_board();
    for (const store::Entry& entry : log) {
        const auto fact = room::read_next(room, entry.text);
        EXPECT_TRUE(fact) << fact.error();
        if (!fact) break;
        apply(room, *fact, entry.at_ms);
    }
    return room;
}

std::string elsewhere(const std::string& person) { return person + " elsewhere"; }

Log in_another_world(const Log& log, const std::string& viewer, Rng& rng) {
    const room::Room room = room_of("", log);
    std::vector<room::Fact> facts = facts_of(log);
    Hidden hidden = hidden_from(room.seats_of({viewer}), facts, room.players.size());
    exchange_tickets(hidden, rng);
    if (room.match && room.table().phase == Phase::setup_tickets) keep_other_numbers(hidden, rng);
    for (size_t i = 0; i < 3 * hidden.cards.size(); ++i) {
        Card& one = *hidden.cards[rng.below(static_cast<uint32_t>(hidden.cards.size()))];
        Card& two = *hidden.cards[rng.below(static_cast<uint32_t>(hidden.cards.size()))];
        const auto before = std::pair(one, two);
        if (rng.below(2) == 0)
            std::swap(one, two);
        else
            one = Card(rng.below(7));  // from the deck
        if (possible(facts, room.players.size())) continue;
        two = before.second;
        one = before.first;
    }
    EXPECT_TRUE(possible(facts, room.players.size()));
    rename_people(facts, viewer);
    return written(log, facts, room.players.size());
}

std::optional<Log> with_another_end(const Log& log, size_t known, Rng& rng) {
    const auto begin = log.begin() + static_cast<std::ptrdiff_t>(known);
    room::Room room = room_of("", {log.begin(), begin}), truth = room;
    engine::Seed chance = room.match->seed();
    for (uint8_t& byte : chance) byte = static_cast<uint8_t>(rng.below(256));
    room.match = room.match->in_world(room.match->state(), room.match->events(), chance);
    Log result = log;
    for (size_t i = known; i < log.size(); ++i) {
        auto fact = room::read_next(truth, log[i].text);
        EXPECT_TRUE(fact) << fact.error();
        apply(truth, *fact, log[i].at_ms);
        if (auto* moved = std::get_if<room::Moved>(&*fact)) {
            auto deed = another_deed(room, *moved, truth, rng);
            if (!deed) return std::nullopt;
            moved->deed = std::move(*deed);
        }
        apply(room, *fact, log[i].at_ms);
        result[i].text = write(*fact, board(), room.players.size());
    }
    return result;
}

}  // namespace tests
