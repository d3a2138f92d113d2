#include "cli/describe.h"

#include <functional>

#include "cli/command.h"

namespace cli {
namespace {

using namespace engine;

template <class Items>
std::string join(const Items& items, const auto& to_text) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ", ") + std::invoke(to_text, item);
    return text.empty() ? "none" : text;
}

std::string card_name(Card card) { return std::string(name_of(card)); }
std::string a_card(Card card) { return (card == Card::orange ? "an " : "a ") + card_name(card) + " card"; }

}  // namespace

std::string count_of(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

Describer::Describer(const Board& board, std::vector<std::string> names)
    : board_(board), names_(std::move(names)), places_(board.location_names) {
    for (std::string& name : names_) name = printable_name(name);
    for (std::string& place : places_) place = printable_name(place);
}

std::string Describer::cards(Cards cards) const {
    std::string text;
    for (size_t i = 0; i <= kColours; ++i)
        if (const int count = cards.count(Card(i)); count > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + card_name(Card(i));
    return text.empty() ? "none" : text;
}

std::string Describer::name(TicketId id) const {
    const Ticket& ticket = board_.ticket(id);
    return name(ticket.from) + " - " + name(ticket.to) + " (" + std::to_string(ticket.points) + ")";
}

std::string Describer::name(RouteId id) const {
    const Route& route = board_.route(id);
    return name(route.from) + " - " + name(route.to);
}

std::string Describer::tickets(TicketSet set) const {
    return join(set, [this](TicketId id) { return name(id); });
}

std::string Describer::symbols(SymbolSet set) const {
    return join(set, [this](SymbolId id) { return board_.symbols[index(id)]; });
}

struct Describer::Sentence {
    const Describer& say;

    // In the order of the offer, by which they are numbered.
    std::string offered(const std::array<TicketId, kOfferedTickets>& tickets) const {
        return say.name(tickets[0]) + (tickets[1] == kNoTicket ? "" : ", " + say.name(tickets[1]));
    }

    std::string operator()(const seen::Dealt& event) const {
        std::string text = "The cards are dealt. Market: " + join(event.market, card_name) + ". Stacks:";
        for (size_t i = 0; i < event.stacks.size(); ++i)
            text += " " + say.board_.symbols[index(event.stacks[i])] + " at " + say.name(say.board_.marked[i]) +
                    (i + 1 < event.stacks.size() ? "," : ".");
        if (event.hand) text += " Hand: " + join(*event.hand, card_name) + ".";
        if (event.offer) text += " Tickets to choose from: " + offered(*event.offer) + ".";
        return text;
    }
    std::string operator()(const MarketSwept&) const { return "Three ferry cards or more: the market is swept."; }
    std::string operator()(const DeckReshuffled& event) const {
        return "The discard pile is shuffled into a new deck of " + count_of(event.cards, "card") + ".";
    }
    std::string operator()(const seen::TicketsKept& event) const {
        const std::string& who = say.name(event.seat);
        if (event.tickets)
            return who + " keeps " + say.tickets(event.tickets->kept) +
                   "; returned: " + say.tickets(event.tickets->returned) + ".";
        if (event.kept_count) return who + " keeps " + count_of(*event.kept_count, "ticket") + ".";
        return who + " has chosen tickets.";
    }
    std::string operator()(const StackPlaced& event) const {
        return say.name(event.seat) + " places the " + say.board_.symbols[index(event.symbol)] + " stack at " +
               say.name(event.location) + ".";
    }
    std::string operator()(const seen::CardDrawn& event) const {
        return say.name(event.seat) + " draws " + (event.card ? a_card(*event.card) : "a card") + " from the deck.";
    }
    std::string operator()(const CardTaken& event) const {
        return say.name(event.seat) + " takes " + a_card(event.card) + " from the market.";
    }
    std::string operator()(const MarketFilled& event) const {
        return "Place " + std::to_string(index(event.slot) + 1) + " of the market: " + card_name(event.card) + ".";
    }
    std::string operator()(const RouteClaimed& event) const {
        return say.name(event.seat) + " claims " + say.name(event.route) + " for " + say.cards(event.paid.cards()) +
               ": " + count_of(event.points, "point") + ".";
    }
    std::string operator()(const TokenTaken& event) const {
        return say.name(event.seat) + " takes a " + say.board_.symbols[index(event.symbol)] + " token at " +
               say.name(event.location) + ".";
    }
    std::string operator()(const seen::TicketsOffered& event) const {
        return say.name(event.seat) + " draws " + count_of(event.count, "ticket") +
               (event.tickets ? ": " + offered(*event.tickets) : "") + ".";
    }
    std::string operator()(const Passed& event) const {
        return say.name(event.seat) + " cannot do anything and passes.";
    }
    std::string operator()(const LastRoundBegan& event) const {
        return say.name(event.seat) + " has 2 cars or fewer: everybody has one more turn.";
    }
    std::string operator()(const GameEnded& event) const {
        std::string text = "The game is over.";
        for (size_t seat = 0; seat < say.names_.size(); ++seat) {
            const Score& score = event.scores[seat];
            text += "\n  " + say.names_[seat] + ": " + std::to_string(score.total) + " points (routes " +
                    std::to_string(score.routes) + ", tickets " + std::to_string(score.tickets) + " with " +
                    std::to_string(score.completed) + " completed, tokens " + std::to_string(score.tokens) + ")";
        }
        text += event.winners.size() == 1 ? "\nThe winner is " : "\nShared win: ";
        return text + join(event.winners, [this](Seat seat) { return say.name(seat); }) + ".";
    }
};

std::string Describer::event(const SeenEvent& event) const { return std::visit(Sentence{*this}, event); }

struct Describer::Wish {
    const Describer& say;

    std::string operator()(DrawDeck) const { return "draw from the deck"; }
    std::string operator()(DrawMarket draw) const {
        return "take card " + std::to_string(index(draw.slot) + 1) + " of the market";
    }
    std::string operator()(ClaimRoute claim) const {
        return "claim " + say.name(claim.route) + " for " + say.cards(claim.payment.cards()) +
               (claim.token_at == kNowhere ? "" : ", with the token at " + say.name(claim.token_at));
    }
    std::string operator()(DrawTickets) const { return "draw tickets"; }
    std::string operator()(KeepTickets keep) const { return "keep " + say.tickets(keep.kept()); }
    std::string operator()(PlaceStack place) const {
        return "place the " + say.board_.symbols[index(place.symbol)] + " stack at " + say.name(place.location);
    }
    std::string operator()(Pass) const { return "pass"; }
};

std::string Describer::action(const Action& action) const { return std::visit(Wish{*this}, action); }

}  // namespace cli
