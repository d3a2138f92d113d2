// What a viewer may know: the table and at most one seat's secrets, copied; and events as that viewer saw them.
#pragma once

#include "engine/event.h"

namespace engine {

// A seat, or nothing: a spectator.
using Viewer = std::optional<Seat>;

struct View {
    Table table;
    Viewer viewer;
    Secrets own;  // empty for a spectator

    friend bool operator==(const View&, const View&) = default;
};

// The events of which a viewer does not see everything. A field that is missing is not for this viewer.
namespace seen {

struct Dealt {
    std::array<SymbolId, kMarkedLocations> stacks{};
    std::array<SymbolId, kSymbols - kMarkedLocations> spare_stacks{};
    std::array<Card, kMarketSlots> market{};
    std::optional<std::array<Card, 2>> hand;                     // the viewer's own
    std::optional<std::array<TicketId, kOfferedTickets>> offer;  // the viewer's own
    friend bool operator==(const Dealt&, const Dealt&) = default;
};
struct CardDrawn {
    Seat seat{};
    std::optional<Card> card;
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
// The numbers are missing while R2.6 hides them: then the others see only that the seat is ready.
struct TicketsKept {
    struct Tickets {
        TicketSet kept, returned;
        friend bool operator==(const Tickets&, const Tickets&) = default;
    };
    Seat seat{};
    std::optional<uint8_t> kept_count;
    std::optional<Tickets> tickets;  // the viewer's own
    friend bool operator==(const TicketsKept&, const TicketsKept&) = default;
};
struct TicketsOffered {
    Seat seat{};
    uint8_t count = 0;
    std::optional<std::array<TicketId, kOfferedTickets>> tickets;  // the viewer's own
    friend bool operator==(const TicketsOffered&, const TicketsOffered&) = default;
};

}  // namespace seen

using SeenEvent =
    std::variant<seen::Dealt, MarketSwept, DeckReshuffled, seen::TicketsKept, StackPlaced, seen::CardDrawn, CardTaken,
                 MarketFilled, RouteClaimed, TokenTaken, seen::TicketsOffered, Passed, LastRoundBegan, GameEnded>;

// R4.8, R6.3: of the other seats' cards and tickets only how many there are.
View view_for(const State& state, Viewer viewer);

// `before`: the table when the event happened, which tells a choice of the setup (R2.6) from one of a turn (R6.1).
SeenEvent seen_by(const Event& event, const Table& before, Viewer viewer);

}  // namespace engine
