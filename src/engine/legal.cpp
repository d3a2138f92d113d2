#include "engine/legal.h"

#include <algorithm>

namespace engine {
namespace {

using Writer = ActionList::Writer;

void list_keeps(const Secrets& own, Writer& actions) {  // R2.6, R6.1, R6.2
    for (TicketId ticket : own.offer)
        if (ticket != kNoTicket) actions.push<KeepTickets>(TicketSet::of(ticket));
    if (own.offer[1] != kNoTicket) actions.push<KeepTickets>(own.offered());
}

void list_stacks(const Table& table, Writer& actions) {  // R2.7, R2.8
    const LocationSet free = free_locations(table);
    for (SymbolId symbol : spare_symbols(table))
        for (LocationId location : free) actions.push<PlaceStack>(symbol, location);
}

// NB: nearly always all six cards can be drawn, so that list is there to be copied.
[[gnu::always_inline]] inline void list_cards(const Table& table, Market::Slots slots, Writer& actions) {  // R4.1
    static constexpr std::array<Action, 1 + kMarketSlots> kAll = {DrawDeck{},          DrawMarket{Slot{0}},
                                                                  DrawMarket{Slot{1}}, DrawMarket{Slot{2}},
                                                                  DrawMarket{Slot{3}}, DrawMarket{Slot{4}}};
    if (slots.size() == kMarketSlots && can_draw(table)) [[likely]]
        return actions.copy(kAll);
    if (can_draw(table)) actions.push<DrawDeck>();
    for (; !slots.empty(); slots.bits &= slots.bits - 1) actions.push<DrawMarket>(slots.first());
}

// R5.8: the locations where a seat must take a token when it claims a route to them. NB: without a branch; a stack that
// has no place yet is not to be taken from, so its shift does not matter.
LocationSet token_locations(const Table& table, Seat seat) {
    const SymbolSet symbols = tokens_to_take(table, seat);
    LocationSet locations;
    for (uint8_t i = 0; i < kSymbols; ++i)
        locations.bits |= uint32_t{symbols.contains(SymbolId{i})} << (index(table.stack_at[i]) % kMaxLocations);
    return locations;
}

RouteSet payable_routes(const Board& board, Cards hand) {  // R5.2-R5.4
    const auto ferries = static_cast<size_t>(hand.count(Card::ferry));
    RouteSet payable = board.for_ferries[ferries];
    for (Card colour : kAllColours)
        payable |= board.for_colours[ferries][index(colour)][static_cast<size_t>(hand.count(colour))];
    return payable;
}

// The routes that can be paid for with one colour, or with ferry cards alone.
struct PayableBy {
    uint64_t routes;
    const ClaimLists::Range* payments;
    const ClaimLists::Claims* claims;
};

template <Payments payments>
[[gnu::always_inline]] inline void list_claims(const Table& table, Cards hand, Seat seat, Writer& actions) {  // R5
    const Board& board = *table.board;
    const ClaimLists& lists = board.claim_lists;
    const RouteSet open = open_routes(table, seat);
    const int ferries = hand.count(Card::ferry);
    const Board::ForColours& for_colours = board.for_colours[static_cast<size_t>(ferries)];

    // NB: only the kinds that have a route, closed by an empty one, so that the loop below is a single one: its end
    // is all that a processor can mispredict.
    std::array<PayableBy, kColours + 3> kinds;  // NOLINT(*-member-init)
    PayableBy* end = kinds.data();
    RouteSet by_ferries = open & board.for_ferries[static_cast<size_t>(ferries)];
    for (Card colour : kAllColours) {
        const int coloured = hand.count(colour);
        const RouteSet routes = open & for_colours[index(colour)][static_cast<size_t>(coloured)];
        if constexpr (payments == Payments::one_per_colour) by_ferries -= routes;
        *end = {routes.bits, lists.payments(ferries, coloured).data(), lists.claims(colour)};
        end += routes.empty() ? 0 : 1;
    }
    *end = {by_ferries.bits, lists.payments(ferries, 0).data(), lists.claims(Card::ferry)};
    end += by_ferries.empty() ? 0 : 1;
    end[0].routes = end[1].routes = 0;

    const LocationSet tokens = token_locations(table, seat);
    const LocationSet* const ends = lists.ends();
    const PayableBy* kind = kinds.data();
    uint64_t next_routes = kind[1].routes;  // read ahead, so that no step waits for it
    for (RouteSet left{kind->routes}; !left.empty();) {
        const size_t route = index(left.first());
        const ClaimLists::Claims& claims = kind->claims[route];
        const ClaimLists::Range range = kind->payments[route];
        const int count = payments == Payments::every ? range.count : 1;
        const size_t choice = ClaimLists::token_choice(ends[route], tokens);  // R5.8: part of the claim
        actions.copy_run(&claims[choice][range.fewest], count);
        if (choice == 3) [[unlikely]]
            actions.copy_run(&claims[2][range.fewest], count);
        const uint64_t rest = left.bits & (left.bits - 1);
        left.bits = rest != 0 ? rest : next_routes;
        kind += rest != 0 ? 0 : 1;
        next_routes = kind[1].routes;
    }
}

// R2.6, R6.1, R6.2
std::optional<Illegal> why_bad_keep(const Secrets& own, TicketSet kept, std::string_view rule) {
    if (!own.offered().contains(kept)) return Illegal{rule, "only tickets that were offered can be kept"};
    if (!kept.empty()) return std::nullopt;
    if (own.offered().size() == 1) return Illegal{"R6.2", "the last ticket must be kept"};
    return Illegal{rule, "at least one ticket must be kept"};
}

std::optional<Illegal> why_bad_stack(const Table& table, PlaceStack placed) {
    if (index(placed.symbol) >= kSymbols || !spare_symbols(table).contains(placed.symbol))
        return Illegal{"R2.7", "that stack was not set aside"};
    if (index(placed.location) >= table.board->location_ids.size()) return Illegal{"R2.7", "there is no such location"};
    if (!free_locations(table).contains(placed.location)) return Illegal{"R2.8", "that location has a stack already"};
    return std::nullopt;
}

std::optional<Illegal> why_bad_draw(const Table& table, DrawMarket draw) {
    if (index(draw.slot) >= kMarketSlots || !table.market.filled().contains(draw.slot))
        return Illegal{"R4.1", "there is no card in that place of the market"};
    if (table.phase == Phase::second_card && table.market.card(draw.slot) == Card::ferry)
        return Illegal{"R4.4", "a face-up ferry card cannot be the second card"};
    return std::nullopt;
}

// R5.2-R5.4. NB: a payment of ferry cards alone names no colour and is right for every route.
std::optional<Illegal> why_bad_payment(const Route& route, Payment payment, Cards hand) {
    const bool names_colour = payment.coloured > 0;
    if (names_colour ? index(payment.colour) >= kColours : payment.colour != Card::ferry)
        return Illegal{"R5.2", "a payment is cards of one colour, or ferry cards alone"};
    if (payment.size() != route.length)
        return Illegal{"R5.2", "the payment must have exactly as many cards as the route has spaces"};
    if (names_colour && route.colour != Card::none && payment.colour != route.colour)
        return Illegal{"R5.2", "the cards must be of the route's colour"};
    if (payment.ferries < route.ferries)
        return Illegal{"R5.4", "the payment has fewer ferry cards than the route has ferry symbols"};
    if (!hand.contains(payment.cards())) return Illegal{"R5.2", "the hand does not hold these cards"};
    return std::nullopt;
}

// R5.8
std::optional<Illegal> why_bad_token(const Table& table, Seat seat, const Route& route, LocationId token_at) {
    const bool at_from = token_eligible(table, seat, route.from);
    const bool at_to = token_eligible(table, seat, route.to);
    if (token_at == kNowhere) {
        if (at_from || at_to) return Illegal{"R5.8", "a token must be taken: say at which end of the route"};
        return std::nullopt;
    }
    if (token_at != route.from && token_at != route.to)
        return Illegal{"R5.8", "a token can only be taken at an end of the route"};
    if (token_at == route.from ? at_from : at_to) return std::nullopt;
    return Illegal{
        "R5.8", "there is no token to take at that end: the stack is missing or empty, or its symbol is owned already"};
}

std::optional<Illegal> why_bad_claim(const Table& table, const Secrets& own, Seat seat, const ClaimRoute& claim) {
    const Board& board = *table.board;
    if (index(claim.route) >= board.routes.size()) return Illegal{"R5.1", "there is no such route"};
    const Route& route = board.route(claim.route);
    const RouteSet twin = board.twins(RouteSet::of(claim.route));
    for (RouteSet owned : table.owned)
        if (owned.contains(claim.route)) return Illegal{"R5.1", "the route is claimed already"};
    if (!(table.owned[index(seat)] & twin).empty())
        return Illegal{"R5.6", "one player never owns both routes of a double route"};
    if (table.closed.contains(claim.route))
        return Illegal{"R5.6", "with two players the other half of a double route is closed once one half is claimed"};
    if (table.cars[index(seat)] < route.length) return Illegal{"R5.5", "there are not enough cars left for this route"};
    if (const auto bad = why_bad_payment(route, claim.payment, own.hand)) return bad;
    return why_bad_token(table, seat, route, claim.token_at);
}

// Whether the turn's first action is possible at all; R3.3 lets only a seat pass that has none.
bool must_pass(const Table& table, const Secrets& own, Seat seat) {
    if (can_draw(table) || !table.market.filled().empty()) return false;
    if (tickets_left(table)) return false;
    return (open_routes(table, seat) & payable_routes(*table.board, own.hand)).empty();
}

std::optional<Illegal> why_bad_turn_action(const Table& table, const Secrets& own, Seat seat, const Action& action) {
    if (std::holds_alternative<DrawDeck>(action)) {
        if (!can_draw(table)) return Illegal{"R4.7", "the deck and the discard pile are empty"};
        return std::nullopt;
    }
    if (const auto* draw = std::get_if<DrawMarket>(&action)) return why_bad_draw(table, *draw);
    if (const auto* claim = std::get_if<ClaimRoute>(&action)) return why_bad_claim(table, own, seat, *claim);
    if (std::holds_alternative<DrawTickets>(action)) {
        if (!tickets_left(table)) return Illegal{"R6.2", "there are no tickets left"};
        return std::nullopt;
    }
    if (std::holds_alternative<Pass>(action)) {
        if (!must_pass(table, own, seat)) return Illegal{"R3.3", "only a player with no legal action passes"};
        return std::nullopt;
    }
    if (std::holds_alternative<KeepTickets>(action))
        return Illegal{"R6.1", "no tickets are offered: draw tickets first"};
    return Illegal{"R2.7", "stacks are placed before the first turn only"};
}

}  // namespace

template <Payments payments>
void legal_actions(const Table& table, const Secrets& own, Seat seat, ActionList& list) {
    Writer actions(list);
    if (!seats_to_act(table).contains(seat)) return;
    switch (table.phase) {
        case Phase::setup_tickets:
        case Phase::keep_tickets: return list_keeps(own, actions);
        case Phase::setup_stacks: return list_stacks(table, actions);
        case Phase::second_card: return list_cards(table, table.market.other_than_ferries(), actions);  // R4.4
        case Phase::turn:                                                                               // R3.1
            list_cards(table, table.market.filled(), actions);
            if (tickets_left(table)) actions.push<DrawTickets>();
            list_claims<payments>(table, own.hand, seat, actions);
            if (actions.empty()) actions.push<Pass>();
            return;
        case Phase::over: return;
    }
}

template void legal_actions<Payments::every>(const Table&, const Secrets&, Seat, ActionList&);
template void legal_actions<Payments::one_per_colour>(const Table&, const Secrets&, Seat, ActionList&);

std::optional<Illegal> why_illegal(const Table& table, const Secrets& own, Seat seat, const Action& action) {
    if (table.phase == Phase::over) return Illegal{"R7.1", "the game is over"};
    if (index(seat) >= table.seats) return Illegal{"R1.1", "there is no such seat"};
    if (!seats_to_act(table).contains(seat)) {
        if (table.phase == Phase::setup_tickets)
            return Illegal{"R2.6", "the tickets are chosen already: wait for the others"};
        return Illegal{table.phase == Phase::setup_stacks ? "R2.7" : "R3.1", "it is another seat's turn"};
    }
    switch (table.phase) {
        case Phase::setup_tickets:
            if (const auto* keep = std::get_if<KeepTickets>(&action)) return why_bad_keep(own, keep->kept(), "R2.6");
            return Illegal{"R2.6", "choose which of the dealt tickets to keep first"};
        case Phase::setup_stacks:
            if (const auto* placed = std::get_if<PlaceStack>(&action)) return why_bad_stack(table, *placed);
            return Illegal{"R2.7", "place the stack that was set aside first"};
        case Phase::keep_tickets:
            if (const auto* keep = std::get_if<KeepTickets>(&action)) return why_bad_keep(own, keep->kept(), "R6.1");
            return Illegal{"R6.1", "choose which of the drawn tickets to keep first"};
        case Phase::second_card:
            if (std::holds_alternative<DrawDeck>(action) || std::holds_alternative<DrawMarket>(action))
                return why_bad_turn_action(table, own, seat, action);
            return Illegal{"R4.1", "take the second card first"};
        case Phase::turn: return why_bad_turn_action(table, own, seat, action);
        case Phase::over: break;
    }
    return Illegal{"R7.1", "the game is over"};
}

}  // namespace engine
