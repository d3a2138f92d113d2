#include "engine/view.h"

namespace engine {
namespace {

seen::Dealt redact(const Dealt& event, Viewer viewer) {
    seen::Dealt result{
        .stacks = event.stacks, .spare_stacks = event.spare_stacks, .market = event.market, .hand = {}, .offer = {}};
    if (viewer) {
        result.hand = event.hands[index(*viewer)];
        result.offer = event.offers[index(*viewer)];
    }
    return result;
}

seen::CardDrawn redact(const CardDrawn& event, Viewer viewer) {  // R4.8
    return {event.seat, viewer == event.seat ? std::optional(event.card) : std::nullopt};
}

seen::TicketsKept redact(const TicketsKept& event, const Table& before, Viewer viewer) {  // R2.6, R6.3
    seen::TicketsKept result{.seat = event.seat, .kept_count = {}, .tickets = {}};
    if (before.phase != Phase::setup_tickets || viewer == event.seat)
        result.kept_count = static_cast<uint8_t>(event.kept.size());
    if (viewer == event.seat) result.tickets = seen::TicketsKept::Tickets{event.kept, event.returned};
    return result;
}

seen::TicketsOffered redact(const TicketsOffered& event, Viewer viewer) {  // R6.3
    seen::TicketsOffered result{.seat = event.seat, .count = 0, .tickets = {}};
    for (TicketId ticket : event.tickets)
        if (ticket != kNoTicket) ++result.count;
    if (viewer == event.seat) result.tickets = event.tickets;
    return result;
}

struct Redact {
    const Table& before;
    Viewer viewer;
    SeenEvent operator()(const Dealt& e) const { return redact(e, viewer); }
    SeenEvent operator()(const CardDrawn& e) const { return redact(e, viewer); }
    SeenEvent operator()(const TicketsKept& e) const { return redact(e, before, viewer); }
    SeenEvent operator()(const TicketsOffered& e) const { return redact(e, viewer); }
    SeenEvent operator()(const auto& open_to_all) const { return open_to_all; }
};

}  // namespace

View view_for(const State& state, Viewer viewer) {  // R4.8, R6.3
    return {state.table, viewer, viewer ? state.secrets_of(*viewer) : Secrets{}};
}

SeenEvent seen_by(const Event& event, const Table& before, Viewer viewer) {
    return std::visit(Redact{before, viewer}, event);
}

}  // namespace engine
