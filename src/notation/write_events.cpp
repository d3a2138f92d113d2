#include "notation/notation.h"
#include "notation/writer.h"

namespace notation {

using namespace engine;

namespace {

std::string hidden(int how_many) {
    std::string words;
    for (int i = 0; i < how_many; ++i) words = join({words, "?"});
    return words;
}

// NB: the arrays of events have room for four seats. A seat that plays was offered two different tickets, and its
// score is not zero in every part, because it holds a ticket (R2.6).
bool plays(const Dealt& event, size_t seat) { return event.offers[seat][0] != event.offers[seat][1]; }
bool plays(const GameEnded& event, size_t seat) {
    return event.scores[seat] != Score{} || event.winners.contains(Seat(seat));
}
size_t seats_of(const auto& event) {
    size_t seats = kMaxSeats;
    while (seats > kMinSeats && !plays(event, seats - 1)) --seats;
    return seats;
}

std::string card_list(const auto& cards) {
    std::string words;
    for (Card card : cards) words = join({words, card_word(card)});
    return words;
}

struct EventWriter {
    const Board& board;
    Names name{board};

    // The part of a deal that all see.
    std::string open_deal(const auto& e) const {
        std::string words = "dealt stacks";
        for (size_t i = 0; i < e.stacks.size(); ++i)
            words = join({words, name(board.marked[i]) + ":" + name(e.stacks[i])});
        words = join({words, "spare"});
        for (SymbolId symbol : e.spare_stacks) words = join({words, name(symbol)});
        return join({words, "market", card_list(e.market)});
    }

    std::string operator()(const Dealt& e) const {
        std::string words = open_deal(e);
        for (size_t seat = 0; seat < seats_of(e); ++seat)
            words =
                join({words, seat_word(Seat(seat)), "hand", card_list(e.hands[seat]), "offer", name(e.offers[seat])});
        return words;
    }
    std::string operator()(const seen::Dealt& e) const {
        return join({open_deal(e), "hand", e.hand ? card_list(*e.hand) : hidden(2), "offer",
                     e.offer ? name(*e.offer) : hidden(kOfferedTickets)});
    }
    std::string operator()(const MarketSwept&) const { return "market-swept"; }
    std::string operator()(const DeckReshuffled& e) const { return join({"deck-reshuffled", number(e.cards)}); }

    std::string kept(Seat seat, TicketSet kept, TicketSet returned) const {
        const std::string words = join({seat_word(seat), "tickets-kept", name(kept)});
        return returned.empty() ? words : join({words, "returned", name(returned)});
    }
    std::string operator()(const TicketsKept& e) const { return kept(e.seat, e.kept, e.returned); }
    std::string operator()(const seen::TicketsKept& e) const {
        if (e.tickets) return kept(e.seat, e.tickets->kept, e.tickets->returned);
        return join({seat_word(e.seat), "tickets-kept", e.kept_count ? hidden(*e.kept_count) : "? or ? ?"});
    }
    std::string operator()(const StackPlaced& e) const {
        return join({seat_word(e.seat), "stack-placed", name(e.symbol), "at", name(e.location)});
    }
    std::string operator()(const CardDrawn& e) const {
        return join({seat_word(e.seat), "card-drawn", card_word(e.card)});
    }
    std::string operator()(const seen::CardDrawn& e) const {
        return join({seat_word(e.seat), "card-drawn", e.card ? card_word(*e.card) : hidden(1)});
    }
    std::string operator()(const CardTaken& e) const {
        return join({seat_word(e.seat), "card-taken", number(e.slot), card_word(e.card)});
    }
    std::string operator()(const MarketFilled& e) const {
        return join({"market-filled", number(e.slot), card_word(e.card)});
    }
    std::string operator()(const RouteClaimed& e) const {
        return join({seat_word(e.seat), "route-claimed", name(e.route), "paid", payment_words(e.paid), "points",
                     number(e.points)});
    }
    std::string operator()(const TokenTaken& e) const {
        return join({seat_word(e.seat), "token-taken", name(e.location), name(e.symbol)});
    }
    std::string operator()(const TicketsOffered& e) const {
        return join({seat_word(e.seat), "tickets-offered", name(e.tickets)});
    }
    std::string operator()(const seen::TicketsOffered& e) const {
        return join({seat_word(e.seat), "tickets-offered", e.tickets ? name(*e.tickets) : hidden(e.count)});
    }
    std::string operator()(const Passed& e) const { return join({seat_word(e.seat), "passed"}); }
    std::string operator()(const LastRoundBegan& e) const { return join({seat_word(e.seat), "last-round-began"}); }
    std::string operator()(const GameEnded& e) const {
        std::string words = "game-ended";
        for (size_t seat = 0; seat < seats_of(e); ++seat) {
            const Score& score = e.scores[seat];
            words = join({words, seat_word(Seat(seat)), "routes", number(score.routes), "tickets",
                          number(score.tickets), "tokens", number(score.tokens), "total", number(score.total),
                          "completed", number(score.completed)});
        }
        words = join({words, "winners"});
        for (Seat seat : e.winners) words = join({words, seat_word(seat)});
        return words;
    }
};

}  // namespace

std::string to_text(const Board& board, const Event& event) { return std::visit(EventWriter{board}, event); }
std::string to_text(const Board& board, const SeenEvent& event) { return std::visit(EventWriter{board}, event); }

}  // namespace notation
