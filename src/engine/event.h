// Events: what happened, complete. State changes only by them (evolve.h); records are made of them.
#pragma once

#include <variant>

#include "engine/state.h"

namespace engine {

struct Dealt {                                        // R2.3-R2.6
    std::array<SymbolId, kMarkedLocations> stacks{};  // by Board::marked
    std::array<SymbolId, kSymbols - kMarkedLocations> spare_stacks{};
    std::array<std::array<Card, 2>, kMaxSeats> hands{};
    std::array<Card, kMarketSlots> market{};
    std::array<std::array<TicketId, kOfferedTickets>, kMaxSeats> offers{};
    friend bool operator==(const Dealt&, const Dealt&) = default;
};
struct MarketSwept {  // R4.5
    friend bool operator==(MarketSwept, MarketSwept) = default;
};
struct DeckReshuffled {  // R4.6
    uint8_t cards = 0;
    friend bool operator==(DeckReshuffled, DeckReshuffled) = default;
};
struct TicketsKept {  // R2.6, R6.1
    Seat seat{};
    TicketSet kept, returned;
    friend bool operator==(TicketsKept, TicketsKept) = default;
};
struct StackPlaced {  // R2.7
    Seat seat{};
    SymbolId symbol{};
    LocationId location{};
    friend bool operator==(StackPlaced, StackPlaced) = default;
};
struct CardDrawn {  // R4.1
    Seat seat{};
    Card card{};
    friend bool operator==(CardDrawn, CardDrawn) = default;
};
struct CardTaken {  // R4.1
    Seat seat{};
    Slot slot{};
    Card card{};
    friend bool operator==(CardTaken, CardTaken) = default;
};
struct MarketFilled {  // R4.2
    Slot slot{};
    Card card{};
    friend bool operator==(MarketFilled, MarketFilled) = default;
};
struct RouteClaimed {  // R5
    Seat seat{};
    RouteId route{};
    Payment paid;
    uint8_t points = 0;
    friend bool operator==(RouteClaimed, RouteClaimed) = default;
};
struct TokenTaken {  // R5.8
    Seat seat{};
    LocationId location{};
    SymbolId symbol{};
    friend bool operator==(TokenTaken, TokenTaken) = default;
};
struct TicketsOffered {  // R6.1
    Seat seat{};
    std::array<TicketId, kOfferedTickets> tickets{kNoTicket, kNoTicket};  // the second may be missing, R6.2
    friend bool operator==(TicketsOffered, TicketsOffered) = default;
};
struct Passed {  // R3.3
    Seat seat{};
    friend bool operator==(Passed, Passed) = default;
};
struct LastRoundBegan {  // R7.1
    Seat seat{};
    friend bool operator==(LastRoundBegan, LastRoundBegan) = default;
};

struct Score {  // R7.2
    int16_t routes = 0;
    int16_t tickets = 0;
    int16_t tokens = 0;
    int16_t total = 0;      // R7.5: may be below zero
    int16_t completed = 0;  // how many tickets
    friend bool operator==(const Score&, const Score&) = default;
};
struct GameEnded {  // R7
    std::array<Score, kMaxSeats> scores{};
    SeatSet winners;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event = std::variant<Dealt, MarketSwept, DeckReshuffled, TicketsKept, StackPlaced, CardDrawn, CardTaken,
                           MarketFilled, RouteClaimed, TokenTaken, TicketsOffered, Passed, LastRoundBegan, GameEnded>;

}  // namespace engine
