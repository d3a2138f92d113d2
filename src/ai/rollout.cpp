#include "ai/rollout.h"

#include <algorithm>

namespace ai {

using namespace engine;

namespace {

using TheReferee = Referee<PlayoutChance, NoOne>;

// How a hand can pay for routes: with which colour and the fewest ferry cards.
class Purse {
 public:
    Purse(const Board& board, Cards hand)
        : hand_(hand),
          for_colours_(board.for_colours[static_cast<size_t>(hand.count(Card::ferry))]),
          payable_(board.for_ferries[static_cast<size_t>(hand.count(Card::ferry))]) {
        for (Card colour : kAllColours) payable_ |= payable_by(colour);
    }

    RouteSet payable() const { return payable_; }

    Payment payment(const Board& board, RouteId id) const {
        const Route& route = board.route(id);
        Payment best{Card::ferry, 0, route.length};
        for (Card colour : kAllColours) {
            if (!payable_by(colour).contains(id)) continue;
            const auto ferries = static_cast<uint8_t>(fewest_ferries(route, hand_.count(colour)));
            if (ferries < best.ferries) best = {colour, static_cast<uint8_t>(route.length - ferries), ferries};
        }
        return best;
    }

 private:
    RouteSet payable_by(Card colour) const {
        return for_colours_[index(colour)][static_cast<size_t>(hand_.count(colour))];
    }

    Cards hand_;
    const Board::ForColours& for_colours_;
    RouteSet payable_;
};

LocationId token_of(const Table& table, Seat seat, const Route& route) {  // R5.8
    if (token_eligible(table, seat, route.from)) return route.from;
    return token_eligible(table, seat, route.to) ? route.to : kNowhere;
}

}  // namespace

// One game; what each seat wants is kept until somebody is in the way.
struct Rollout::Turn {
    const Rollout& rollout;
    State& state;
    PlayoutChance& chance;
    NoOne no_one{};
    TheReferee referee{state, chance, no_one};
    std::array<RouteSet, kMaxSeats> wanted{};
    SeatSet planned{};

    void turn(Seat seat) {
        const Table& table = state.table;
        const RouteSet open = open_routes(table, seat);
        RouteSet& want = wanted[index(seat)];
        if (!planned.contains(seat) || !(want - open).empty()) {
            want = rollout.book_.wanted(table, seat, state.secrets_of(seat).tickets);
            planned.insert(seat);
        }
        const Purse purse(*table.board, state.secrets_of(seat).hand);
        const RouteSet claims = open & purse.payable();
        const RouteSet useful = claims & want;
        if (!useful.empty()) return claim(seat, purse, any(useful));
        if (!claims.empty() && ends_soon(seat)) return claim(seat, purse, longest(claims));
        const RouteSet blocks = claims & wanted_by_others(seat);
        if (!blocks.empty() && chance.below(2) == 0) return claim(seat, purse, any(blocks));
        if (!want.empty()) return draw(seat, want, claims);
        const RouteSet target = best_extra(seat, open);
        if (!(target & claims).empty()) return claim(seat, purse, (target & claims).first());
        draw(seat, target, claims);
    }

    RouteSet wanted_by_others(Seat seat) const {
        RouteSet routes;
        for (Seat other : planned - SeatSet::of(seat)) routes |= wanted[index(other)];
        return routes;
    }

    bool ends_soon(Seat seat) const {
        const Table& table = state.table;
        if (table.turns_left != kNotLastRound) return true;
        for (uint8_t other = 0; other < table.seats; ++other)
            if (Seat{other} != seat && table.cars[other] <= kLastRoundCars + 1) return true;
        return false;
    }

    // The route that brings most points for each turn it takes.
    RouteSet best_extra(Seat seat, RouteSet open) const {
        const Board& board = *state.table.board;
        const Cards hand = state.secrets_of(seat).hand;
        const RouteSet with_token = rollout.book_.token_routes(state.table, seat);
        int most = 0;
        for (Card colour : kAllColours) most = std::max(most, hand.count(colour));
        RouteSet best;
        int best_rate = 0;
        const RouteSet worthwhile = open & (rollout.at_least_[3] | with_token);
        for (RouteId id : worthwhile.empty() ? open : worthwhile) {
            const Route& route = board.route(id);
            const int coloured = route.colour == Card::none ? most : hand.count(route.colour);
            const int missing = std::max(0, fewest_ferries(route, coloured) - hand.count(Card::ferry));
            const int rate = 12 * (10 * route.points + (with_token.contains(id) ? 60 : 0)) / (2 + missing);
            if (rate <= best_rate) continue;
            best_rate = rate;
            best = RouteSet::of(id);
        }
        return best;
    }

    RouteId longest(RouteSet claims) {
        for (size_t length = rollout.at_least_.size() - 1; length > 1; --length) {
            const RouteSet long_ones = claims & rollout.at_least_[length];
            if (!long_ones.empty()) return any(long_ones);
        }
        return any(claims);
    }

    RouteId any(RouteSet routes) { return routes.nth(chance.below(static_cast<uint32_t>(routes.size()))); }

    void claim(Seat seat, const Purse& purse, RouteId id) {
        const Board& board = *state.table.board;
        const RouteSet route = RouteSet::of(id);
        wanted[index(seat)] -= route | board.twins(route);
        referee.claim_route(seat, {id, purse.payment(board, id), token_of(state.table, seat, board.route(id))});
    }

    // Two cards, of the colours that are wanted if they lie open.
    void draw(Seat seat, RouteSet want, RouteSet claims) {
        const Table& table = state.table;
        if (!can_draw(table) && table.market.filled().empty()) {  // R3.3, R6.1
            if (!claims.empty()) return claim(seat, Purse(*table.board, state.secrets_of(seat).hand), claims.first());
            if (table.ticket_deck_size + table.buried_count == 0) return referee.pass(seat);
            referee.draw_tickets(seat);
            return keep(seat);
        }
        const uint32_t colours = rollout.wanted_colours(want, state.secrets_of(seat).hand);
        draw_one(seat, colours, table.market.filled());
        if (table.phase == Phase::second_card) second(seat, colours);
    }

    void second(Seat seat, uint32_t colours) { draw_one(seat, colours, state.table.market.other_than_ferries()); }

    void draw_one(Seat seat, uint32_t colours, Market::Slots slots) {
        const Table& table = state.table;
        const bool deck = can_draw(table);
        Market::Slots fitting;
        for (uint32_t left = slots.bits; left != 0; left &= left - 1) {
            const Slot slot{static_cast<uint8_t>(std::countr_zero(left) / 4)};
            if ((colours >> index(table.market.card(slot))) & 1) fitting.bits |= left & (0U - left);
        }
        if (!fitting.empty()) return take(seat, fitting);
        const Market::Slots ferries{slots.bits & table.market.ferries().bits};
        if (!ferries.empty() && chance.below(2) == 0) return take(seat, ferries);
        deck ? referee.draw_deck(seat) : take(seat, slots);
    }

    void take(Seat seat, Market::Slots slots) {
        referee.draw_market(seat, slots.nth(chance.below(static_cast<uint32_t>(slots.size()))));
    }

    // The tickets that look worth their way: at least the best one.
    void keep(Seat seat) {
        PathBook::Network network = rollout.book_.network(state.table, seat);
        const auto gain = [&](TicketId id) {
            return 8 * state.table.board->ticket(id).points - rollout.book_.cheapest(id, network).cost;
        };
        const TicketSet offered = state.secrets_of(seat).offered();
        TicketId best = offered.first();
        for (TicketId id : offered)
            if (gain(id) > gain(best)) best = id;
        TicketSet kept = TicketSet::of(best);
        network.owned |= rollout.book_.cheapest(best, network).missing;
        for (TicketId id : offered - kept)
            if (gain(id) > 0) kept.insert(id);
        planned.erase(seat);
        referee.keep_tickets(seat, kept);
    }

    void place(Seat seat) {
        const LocationSet free = free_locations(state.table);
        const SymbolSet spare = spare_symbols(state.table);
        referee.place_stack(seat, {spare.nth(chance.below(static_cast<uint32_t>(spare.size()))),
                                   free.nth(chance.below(static_cast<uint32_t>(free.size())))});
    }
};

Rollout::Rollout(const PathBook& book) : book_(book) {
    const Board& board = book.board();
    for (size_t id = 0; id < board.routes.size(); ++id) {
        const Route& route = board.routes[id];
        (route.colour == Card::none ? grey_ : of_colour_[index(route.colour)]).insert(RouteId(id));
        for (size_t length = 0; length <= route.length; ++length) at_least_[length].insert(RouteId(id));
    }
}

uint32_t Rollout::wanted_colours(RouteSet want, Cards hand) const {
    uint32_t colours = 0;
    for (size_t colour = 0; colour < kColours; ++colour)
        if (!(want & of_colour_[colour]).empty()) colours |= 1U << colour;
    if (colours == 0 || !(want & grey_).empty()) {
        size_t most = 0;
        for (size_t colour = 1; colour < kColours; ++colour)
            if (hand.count(Card(colour)) > hand.count(Card(most))) most = colour;
        colours |= 1U << most;
    }
    return colours;
}

void Rollout::play(State& state, PlayoutChance& shared_chance) const {
    PlayoutChance chance = shared_chance;
    Turn turn{*this, state, chance};
    const Table& table = state.table;
    while (table.phase != Phase::over) {
        const Seat seat = seats_to_act(table).first();
        switch (table.phase) {
            case Phase::turn: turn.turn(seat); break;
            case Phase::second_card:
                turn.second(seat, wanted_colours(book_.wanted(table, seat, state.secrets_of(seat).tickets),
                                                 state.secrets_of(seat).hand));
                break;
            case Phase::setup_stacks: turn.place(seat); break;
            default: turn.keep(seat); break;
        }
    }
    shared_chance = chance;
}

void Rollout::settle(State& state, PlayoutChance& chance) const {
    Turn turn{*this, state, chance};
    const Seat seat = seats_to_act(state.table).first();
    state.table.phase == Phase::setup_stacks ? turn.place(seat) : turn.keep(seat);
}

}  // namespace ai
