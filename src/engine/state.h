// The state of a game in three boxes, each open to one audience: Table (all), Secrets (one seat), Piles (nobody).
#pragma once

#include "engine/assert.h"
#include "engine/board.h"
#include "engine/buried.h"
#include "engine/types.h"

namespace engine {

enum class Phase : uint8_t {
    setup_tickets,  // R2.6: every seat that is not ready chooses
    setup_stacks,   // R2.7
    turn,           // R3.1
    second_card,    // R4.1: the first card is taken
    keep_tickets,   // R6.1: tickets are offered
    over,           // R7
};

constexpr uint8_t kNotLastRound = 255;

// How many tokens lie on each symbol's stack, 0 to 3: a set per binary digit.
class StackHeights {
 public:
    constexpr int of(SymbolId symbol) const { return ones_.contains(symbol) + 2 * twos_.contains(symbol); }
    constexpr SymbolSet not_empty() const { return ones_ | twos_; }
    constexpr void set(SymbolId symbol, int height) {
        ones_.erase(symbol);
        twos_.erase(symbol);
        if ((height & 1) != 0) ones_.insert(symbol);
        if ((height & 2) != 0) twos_.insert(symbol);
    }
    constexpr void take_one(SymbolId symbol) {
        const uint8_t bit = SymbolSet::of(symbol).bits;
        twos_.bits ^= bit & ~ones_.bits;  // borrows
        ones_.bits ^= bit;
    }
    friend constexpr bool operator==(StackHeights, StackHeights) = default;

 private:
    SymbolSet ones_, twos_;
};

// What everybody may know.
struct Table {
    const Board* board = nullptr;
    std::array<RouteSet, kMaxSeats> owned{};
    RouteSet closed;  // to everybody: claimed, or the twin of a claimed one with two seats (R5.6)
    Cards discard;
    Market market;
    std::array<int16_t, kMaxSeats> route_points{};  // R5.7
    std::array<uint8_t, kMaxSeats> cars{};
    std::array<SymbolSet, kMaxSeats> tokens{};
    std::array<uint8_t, kMaxSeats> hand_size{};
    std::array<uint8_t, kMaxSeats> ticket_count{};
    std::array<LocationId, 8> stack_at{kNowhere, kNowhere, kNowhere, kNowhere,
                                       kNowhere, kNowhere, kNowhere, kNowhere};  // by symbol; the eighth stays empty
    StackHeights stack_heights;
    BuriedTickets buried;  // R6.3: whose ticket lies where under the deck
    uint8_t deck_size = 0;
    uint8_t ticket_deck_size = 0;  // without the buried ones
    uint8_t seats = 0;
    Seat to_move{};  // in every phase but setup_tickets
    Phase phase = Phase::setup_tickets;
    SeatSet ready;                       // R2.6: who has chosen
    uint8_t turns_left = kNotLastRound;  // R7.1
    uint8_t passes = 0;                  // R3.3: in a row

    // The symbol of the stack at a location, empty or not; a number beyond the symbols where there is none.
    SymbolId stack_symbol(LocationId location) const {
        const uint64_t same = std::bit_cast<uint64_t>(stack_at) ^ (0x0101010101010101 * index(location));
        const uint64_t zero_bytes = (same - 0x0101010101010101) & ~same & 0x8080808080808080;
        return SymbolId(std::countr_zero(zero_bytes) / 8);
    }

    friend bool operator==(const Table&, const Table&) = default;
};

// What one seat may know.
struct Secrets {
    Cards hand;
    TicketSet tickets;
    std::array<TicketId, kOfferedTickets> offer{kNoTicket, kNoTicket};  // R2.6, R6.1: to choose from
    OwnBuried buried;                                                   // R6.3: its own returned tickets under the deck

    TicketSet offered() const {
        TicketSet set;
        for (TicketId ticket : offer)
            if (ticket != kNoTicket) set.insert(ticket);
        return set;
    }
    friend bool operator==(const Secrets&, const Secrets&) = default;
};

// What nobody may know. Cards and tickets in a shuffled deck are exchangeable, so the decks have no order.
struct Piles {
    Cards deck;
    TicketSet ticket_deck;  // without the buried ones, which come up after these

    friend bool operator==(const Piles&, const Piles&) = default;
};

struct State {
    Table table;
    std::array<Secrets, kMaxSeats> secrets{};
    Piles piles;

    Secrets& secrets_of(Seat seat) { return secrets[index(seat)]; }
    const Secrets& secrets_of(Seat seat) const { return secrets[index(seat)]; }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 256, "playouts copy it");

// R2.2: clockwise.
constexpr Seat seat_after(const Table& table, Seat seat) {
    const auto next = static_cast<uint8_t>(index(seat) + 1);
    return Seat{next == table.seats ? uint8_t{0} : next};
}

// R7.1: 2 or fewer cars. NB: asks all places at once, a byte each; where nobody sits there are 20 cars.
inline bool somebody_has_few_cars(const Table& table) {
    constexpr uint32_t kEach = 0x01010101;
    const auto cars = std::bit_cast<uint32_t>(table.cars);
    return ((cars - (kLastRoundCars + 1) * kEach) & ~cars & 0x80 * kEach) != 0;
}
inline Seat first_with_few_cars(const Table& table) {
    size_t seat = 0;
    while (table.cars[seat] > kLastRoundCars) ++seat;
    return Seat(seat);
}

// R2.4, R2.7
constexpr int marked_stack_height(int seats) { return seats == 4 ? 3 : 2; }
constexpr int spare_stack_height(int seats) { return seats == 2 ? 1 : marked_stack_height(seats); }

// R4.6: a card can come from the deck, remade from the discard pile if need be.
inline bool can_draw(const Table& table) { return table.deck_size != 0 || !table.discard.empty(); }

// R6.2: a ticket can be drawn.
inline bool tickets_left(const Table& table) { return table.ticket_deck_size != 0 || !table.buried.empty(); }

// R6.1: the ticket that lies so deep under the deck, from 0; kNoTicket where there is none.
inline TicketId buried_ticket(const State& state, int depth) {
    const BuriedTickets& buried = state.table.buried;
    if (depth >= buried.size()) return kNoTicket;
    const Seat owner = buried.owner(depth);
    return state.secrets_of(owner).buried[buried.of(owner, depth)];
}

// R4.7
inline bool nothing_left_for_second_card(const Table& table) {
    return !can_draw(table) && table.market.other_than_ferries().empty();
}

// R5.1, R5.5, R5.6: what a seat may claim, whatever its hand.
inline RouteSet open_routes(const Table& table, Seat seat) {
    const RouteSet fitting = table.board->within_cars[table.cars[index(seat)]];
    return fitting - table.closed - table.board->twins(table.owned[index(seat)]);
}

// R5.8: the symbols of which a seat may still take a token.
inline SymbolSet tokens_to_take(const Table& table, Seat seat) {
    return table.stack_heights.not_empty() - table.tokens[index(seat)];
}
inline bool token_eligible(const Table& table, Seat seat, LocationId location) {
    return tokens_to_take(table, seat).contains(table.stack_symbol(location));
}

// R2.7: the stacks that still have no place.
inline SymbolSet spare_symbols(const Table& table) {
    SymbolSet spare;
    for (uint8_t i = 0; i < kSymbols; ++i)
        if (table.stack_at[i] == kNowhere) spare.insert(SymbolId{i});
    return spare;
}

// R2.8: the locations without a stack.
inline LocationSet free_locations(const Table& table) {
    LocationSet free = table.board->all_locations();
    for (LocationId location : table.stack_at)
        if (location != kNowhere) free.erase(location);
    return free;
}

// Who may act now: one seat, or in R2.6 all that have not chosen, or nobody when the game is over.
inline SeatSet seats_to_act(const Table& table) {
    if (table.phase == Phase::setup_tickets) return SeatSet::first_n(table.seats) - table.ready;
    return table.phase == Phase::over ? SeatSet{} : SeatSet::of(table.to_move);
}

// An empty table before the deal. The board must outlive every copy.
State empty_table(const Board& board, int seats);

}  // namespace engine
