#include <algorithm>

#include "notation/position.h"
#include "notation/writer.h"

namespace notation {

using namespace engine;

namespace {

bool in_setup(Phase phase) { return phase == Phase::setup_tickets || phase == Phase::setup_stacks; }

// Carries the parts of a draft over into a state, one kind of component at a time.
class Builder {
 public:
    Builder(const Board& board, const Draft& draft)
        : board_(board), draft_(draft), name_(board), state_(empty_table(board, draft.seats)), table_(state_.table) {}

    Fault build() {
        if (!SeatSet::first_n(draft_.seats).contains(draft_.written))
            return "a seat is written that does not play (R1.1)";
        table_.phase = draft_.phase;
        table_.turns_left = draft_.turns_left;
        table_.passes = draft_.passes;
        if (Fault fault = place_routes()) return fault;
        if (Fault fault = place_stacks()) return fault;
        if (Fault fault = place_cards()) return fault;
        if (Fault fault = place_offers()) return fault;
        if (Fault fault = place_tickets()) return fault;
        if (Fault fault = bury_tickets()) return fault;
        return name_mover();
    }

    const State& state() const { return state_; }

 private:
    Fault place_routes() {
        for (size_t seat = 0; seat < table_.seats; ++seat) {
            const Draft::Player& player = draft_.players[seat];
            if (!(table_.closed & player.routes).empty())
                return name_((table_.closed & player.routes).first()) + " is claimed or closed already (R5.1, R5.6)";
            int spaces = 0, points = 0;
            for (RouteId route : player.routes) {
                spaces += board_.route(route).length;
                points += board_.route(route).points;
            }
            if (spaces > kCars) return seat_word(Seat(seat)) + " has routes for more than 20 cars (R5.5)";
            table_.owned[seat] = player.routes;
            table_.cars[seat] = static_cast<uint8_t>(player.cars.value_or(kCars - spaces));
            table_.route_points[seat] = static_cast<int16_t>(player.points.value_or(points));
            table_.tokens[seat] = player.tokens;
            table_.closed |= player.routes;
            if (table_.seats == 2) table_.closed |= board_.twins(player.routes);  // R5.6
        }
        return std::nullopt;
    }

    Fault place_stacks() {
        SymbolSet left = SymbolSet::first_n(kSymbols) - draft_.spare;
        for (const Draft::Stack& stack : draft_.stacks) {
            if (!left.contains(stack.symbol)) return "the spare stack " + name_(stack.symbol) + " has a place";
            left.erase(stack.symbol);
            table_.stack_at[index(stack.symbol)] = stack.location;
        }
        const auto place_next = [&](LocationId location) {
            table_.stack_at[index(left.first())] = location;
            left.erase(left.first());
        };
        for (LocationId location : board_.marked) {
            if (!free_locations(table_).contains(location)) continue;
            if (left.empty()) return name_(location) + " has no stack (R2.3)";
            place_next(location);
        }
        while (!in_setup(draft_.phase) && !left.empty()) place_next(free_locations(table_).first());
        return stack_tokens();
    }

    // R2.4, R2.7: what the seats hold is missing from the stacks.
    Fault stack_tokens() {
        for (uint8_t i = 0; i < kSymbols; ++i) {
            const LocationId location = table_.stack_at[i];
            int height = 0;
            if (location != kNowhere)
                height = std::ranges::find(board_.marked, location) != board_.marked.end()
                             ? marked_stack_height(table_.seats)
                             : spare_stack_height(table_.seats);
            for (SymbolSet tokens : table_.tokens) height -= tokens.contains(SymbolId{i});
            if (height < 0) return "more tokens of " + name_(SymbolId{i}) + " are held than there are (R2.4, R2.7)";
            table_.stack_heights.set(SymbolId{i}, height);
        }
        for (const Draft::Stack& stack : draft_.stacks)
            if (stack.height && *stack.height != table_.stack_heights.of(stack.symbol))
                return "the tokens of " + name_(stack.symbol) + " do not add up: the stack must be " +
                       number(table_.stack_heights.of(stack.symbol)) + " high (R2.4, R2.7)";
        return std::nullopt;
    }

    Fault place_cards() {
        Market plain;
        for (uint8_t slot = 0; slot < kMarketSlots; ++slot) plain.put(Slot{slot}, kAllColours[slot]);
        table_.market = draft_.market.value_or(plain);
        Cards named = table_.market.cards();
        for (const auto& cards : draft_.cards) named += cards.value_or(Cards{});
        if (Fault fault = why_wrong_sum(named)) return fault;

        std::array<Cards, Draft::kDiscard + 1> cards;
        std::ranges::transform(draft_.cards, cards.begin(), [](const auto& some) { return some.value_or(Cards{}); });
        cards[rest_of_cards().value_or(Draft::kDeck)] += Cards::all() - named;
        for (size_t seat = 0; seat < kMaxSeats; ++seat) {
            state_.secrets[seat].hand = cards[seat];
            table_.hand_size[seat] = static_cast<uint8_t>(cards[seat].size());
        }
        state_.piles.deck = cards[Draft::kDeck];
        table_.deck_size = static_cast<uint8_t>(state_.piles.deck.size());
        table_.discard = cards[Draft::kDiscard];
        return std::nullopt;
    }

    // Where the cards go that are not named, if anywhere.
    std::optional<size_t> rest_of_cards() const {
        if (draft_.rest_of_cards) return draft_.rest_of_cards;
        if (!draft_.cards[Draft::kDeck]) return Draft::kDeck;
        if (!draft_.cards[Draft::kDiscard]) return Draft::kDiscard;
        return std::nullopt;
    }

    Fault why_wrong_sum(Cards named) const {  // R1.3
        std::string wrong;
        for (size_t kind = 0; kind <= index(Card::ferry); ++kind) {
            const int missing = Cards::all().count(Card(kind)) - named.count(Card(kind));
            if (missing == 0 || (missing > 0 && rest_of_cards())) continue;
            wrong += (wrong.empty() ? "" : ", ") + number(missing > 0 ? missing : -missing) + " " +
                     std::string(name_of(Card(kind))) + (missing > 0 ? " missing" : " too many");
        }
        if (wrong.empty()) return std::nullopt;
        return "the cards do not add up: " + wrong + " (R1.3)";
    }

    TicketSet named_tickets() const {
        TicketSet named;
        for (const auto& tickets : draft_.tickets) named |= tickets.value_or(TicketSet{});
        for (const Draft::Buried& buried : draft_.buried) named.insert(buried.ticket);
        for (const Secrets& own : state_.secrets) named |= own.offered();
        return named;
    }

    // R2.6: in the setup every seat has an offer.
    Fault place_offers() {
        for (size_t seat = 0; seat < table_.seats; ++seat) state_.secrets[seat].offer = draft_.players[seat].offer;
        if (draft_.phase != Phase::setup_tickets) return std::nullopt;
        for (size_t seat = 0; seat < table_.seats; ++seat) {
            Secrets& own = state_.secrets[seat];
            if (!own.offered().empty()) continue;
            const TicketSet left = board_.all_tickets() - named_tickets();
            if (left.size() < kOfferedTickets) return "there are no tickets left to offer (R2.6)";
            own.offer = {left.nth(0), left.nth(1)};
        }
        return std::nullopt;
    }

    Fault place_tickets() {
        if (Fault fault = why_tickets_overlap()) return fault;
        std::array<TicketSet, Draft::kDeck + 1> tickets;
        std::ranges::transform(draft_.tickets, tickets.begin(),
                               [](const auto& some) { return some.value_or(TicketSet{}); });
        const TicketSet rest = board_.all_tickets() - named_tickets();
        if (!rest.empty() && !draft_.rest_of_tickets && draft_.tickets[Draft::kDeck])
            return "the tickets do not add up: " + name_(rest.first()) + " is missing (R1.4)";
        tickets[draft_.rest_of_tickets.value_or(Draft::kDeck)] |= rest;
        for (size_t seat = 0; seat < table_.seats; ++seat) {
            state_.secrets[seat].tickets = tickets[seat];
            const bool shows = draft_.phase != Phase::setup_tickets;  // R2.6
            table_.ticket_count[seat] = static_cast<uint8_t>(shows ? tickets[seat].size() : 0);
            if (shows || !tickets[seat].empty()) table_.ready.insert(Seat(seat));
        }
        state_.piles.ticket_deck = tickets[Draft::kDeck];
        table_.ticket_deck_size = static_cast<uint8_t>(tickets[Draft::kDeck].size());
        return std::nullopt;
    }

    Fault why_tickets_overlap() const {
        TicketSet seen;
        TicketSet twice;
        const auto see = [&](TicketSet tickets) {
            twice |= seen & tickets;
            seen |= tickets;
        };
        for (size_t seat = 0; seat < table_.seats; ++seat) {
            const TicketSet offered = state_.secrets[seat].offered();
            const TicketSet held = draft_.tickets[seat].value_or(TicketSet{});
            // R2.6: what a seat has chosen stays in its offer until all have.
            see(draft_.phase == Phase::setup_tickets ? held - offered : held);
            see(offered);
        }
        see(draft_.tickets[Draft::kDeck].value_or(TicketSet{}));
        for (const Draft::Buried& buried : draft_.buried) see(TicketSet::of(buried.ticket));
        if (twice.empty()) return std::nullopt;
        return "the ticket " + name_(twice.first()) + " is at two places (R1.4)";
    }

    Fault bury_tickets() {
        for (const Draft::Buried& buried : draft_.buried) {
            if (index(buried.seat) >= table_.seats) return "a ticket was returned by a seat that does not play (R1.1)";
            state_.secrets_of(buried.seat).buried.bury(buried.ticket);
            table_.buried.bury(buried.seat);
        }
        return std::nullopt;
    }

    // R2.7: the setup says by itself who is to place a stack.
    Fault name_mover() {
        Seat expected{0};
        if (draft_.phase == Phase::setup_stacks) {
            const bool first = spare_symbols(table_).size() == 2 || table_.seats == 2;
            expected = Seat(table_.seats - (first ? 1 : 2));
        }
        table_.to_move = draft_.to_move.value_or(expected);
        if (index(table_.to_move) >= table_.seats) return "the seat to move does not play (R1.1)";
        if (in_setup(draft_.phase) && table_.to_move != expected)
            return "another seat is to move in the setup (R2.6, R2.7)";
        return std::nullopt;
    }

    const Board& board_;
    const Draft& draft_;
    Names name_;
    State state_;
    Table& table_;
};

}  // namespace

std::expected<State, std::string> set_up(const Board& board, const Draft& draft) {
    Builder builder(board, draft);
    if (Fault fault = builder.build()) return std::unexpected(*std::move(fault));
    return builder.state();
}

}  // namespace notation
