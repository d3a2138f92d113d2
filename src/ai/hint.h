// Why an action may be a good one, as data that a client can put into words.
#pragma once

#include <string_view>
#include <vector>

#include "ai/belief.h"
#include "engine/action.h"

namespace ai {

struct Reason {
    enum class Kind : uint8_t {
        completes_ticket,  // ticket
        toward_ticket,     // ticket, route
        blocks,            // seat; the ticket that it may have
        points,            // points
        token,             // symbol
        card_for_route,    // card, route
        wild_card,
        unseen_card,
        new_tickets,
        keeps_ticket,    // ticket
        stack_on_route,  // symbol, route: one that the seat wants ends there
        last_turn,
    };
    Kind kind{};
    std::optional<engine::TicketId> ticket = {};
    std::optional<engine::RouteId> route = {};
    std::optional<engine::Seat> seat = {};
    std::optional<engine::SymbolId> symbol = {};
    std::optional<engine::Card> card = {};
    std::optional<int> points = {};
    friend bool operator==(const Reason&, const Reason&) = default;
};
std::string_view name_of(Reason::Kind kind);

// What speaks for a legal action of the view's seat, from what the seat knows.
std::vector<Reason> reasons_for(const engine::Action& action, const engine::View& view, const PathBook& book,
                                const Belief& belief);

}  // namespace ai
