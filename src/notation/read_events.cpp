#include <algorithm>

#include "notation/reader.h"

namespace notation {

using namespace engine;

namespace {

void read_dealt_stacks(Reader& in, Dealt& dealt) {
    SymbolSet left = SymbolSet::first_n(kSymbols);
    const auto take = [&](SymbolId symbol) {
        if (!left.contains(symbol)) in.fail("the symbol is named twice");
        left.erase(symbol);
        return symbol;
    };
    LocationSet placed;
    in.expect("stacks");
    for (int i = 0; i < kMarkedLocations; ++i) {
        const auto [location_text, symbol_text] = split_at_colon(in.word("a stack"));
        const LocationId location = in.location(location_text);
        const auto marked = std::ranges::find(in.board().marked, location);
        if (marked == in.board().marked.end() || placed.contains(location))
            return in.fail("one stack goes to each of the five marked locations (R2.3)");
        placed.insert(location);
        dealt.stacks[static_cast<size_t>(marked - in.board().marked.begin())] = take(in.symbol(symbol_text));
    }
    in.expect("spare");
    for (SymbolId& symbol : dealt.spare_stacks) symbol = take(in.symbol());
}

Dealt read_dealt(Reader& in) {
    Dealt dealt;
    read_dealt_stacks(in, dealt);
    in.expect("market");
    for (Card& card : dealt.market) card = in.card();
    TicketSet offered;
    for (size_t seat = 0; seat < kMinSeats || (seat < kMaxSeats && !in.done()); ++seat) {
        in.expect("p" + std::to_string(seat));
        in.expect("hand");
        for (Card& card : dealt.hands[seat]) card = in.card();
        in.expect("offer");
        for (TicketId& ticket : dealt.offers[seat]) {
            ticket = in.ticket();
            if (offered.contains(ticket)) in.fail("the ticket is offered twice");
            offered.insert(ticket);
        }
    }
    return dealt;
}

int16_t read_points(Reader& in, std::string_view what) {
    in.expect(what);
    return static_cast<int16_t>(in.number(what, INT16_MIN, INT16_MAX));
}

GameEnded read_game_ended(Reader& in) {
    GameEnded ended;
    for (size_t seat = 0; seat < kMinSeats || (seat < kMaxSeats && in.at_seat()); ++seat) {
        in.expect("p" + std::to_string(seat));
        Score& score = ended.scores[seat];
        score.routes = read_points(in, "routes");
        score.tickets = read_points(in, "tickets");
        score.tokens = read_points(in, "tokens");
        score.total = read_points(in, "total");
        score.completed = read_points(in, "completed");
    }
    in.expect("winners");
    while (!in.done()) ended.winners.insert(in.seat());
    return ended;
}

TicketsKept read_tickets_kept(Reader& in, Seat seat) {
    TicketsKept kept{seat, in.tickets(), {}};
    if (in.accept("returned")) kept.returned = in.tickets();
    if (!(kept.kept & kept.returned).empty()) in.fail("a ticket is both kept and returned");
    return kept;
}

StackPlaced read_stack_placed(Reader& in, Seat seat) {
    StackPlaced placed{.seat = seat, .symbol = in.symbol(), .location = {}};
    in.expect("at");
    placed.location = in.location();
    return placed;
}

RouteClaimed read_route_claimed(Reader& in, Seat seat) {
    RouteClaimed claimed{.seat = seat, .route = in.route(), .paid = {}, .points = 0};
    in.expect("paid");
    claimed.paid = in.payment();
    in.expect("points");
    claimed.points = static_cast<uint8_t>(in.number("points", 0, UINT8_MAX));
    return claimed;
}

// NB: within braces the fields are read from left to right.
Event read_seat_event(Reader& in, Seat seat) {
    const std::string_view name = in.word("an event");
    if (name == "card-drawn") return CardDrawn{seat, in.card()};
    if (name == "card-taken") return CardTaken{seat, in.slot(), in.card()};
    if (name == "route-claimed") return read_route_claimed(in, seat);
    if (name == "token-taken") return TokenTaken{seat, in.location(), in.symbol()};
    if (name == "tickets-offered") return TicketsOffered{seat, in.offer()};
    if (name == "tickets-kept") return read_tickets_kept(in, seat);
    if (name == "stack-placed") return read_stack_placed(in, seat);
    if (name == "passed") return Passed{seat};
    if (name == "last-round-began") return LastRoundBegan{seat};
    in.fail("there is no event " + quoted(name) + " of a seat");
    return Passed{};
}

Event read_event(Reader& in) {
    if (in.at_seat()) return read_seat_event(in, in.seat());
    const std::string_view name = in.word("an event");
    if (name == "dealt") return read_dealt(in);
    if (name == "market-swept") return MarketSwept{};
    if (name == "deck-reshuffled") return DeckReshuffled{static_cast<uint8_t>(in.number("cards", 0, kCards))};
    if (name == "market-filled") return MarketFilled{in.slot(), in.card()};
    if (name == "game-ended") return read_game_ended(in);
    in.fail("there is no event " + quoted(name));
    return Passed{};
}

}  // namespace

Parsed<Event> parse_event(const Board& board, std::string_view text) {
    Reader in(board, text);
    const Event event = read_event(in);
    return in.result(event);
}

}  // namespace notation
