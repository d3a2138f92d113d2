#include "hall/audience.h"

#include <algorithm>

namespace hall {

using engine::Seat;
using engine::Viewer;

Audience::Audience(const room::Room& room, engine::SeatSet present, room::Millis now)
    : room_(room), now_(now), table_(protocol::write_table(room::info(room, present, now))) {
    if (!room_.match) return;
    game_ = protocol::write_game(room_.table());
    if (!room_.match->over()) return;
    all_own_ = "[";
    for (uint8_t seat = 0; seat < room_.table().seats; ++seat)
        all_own_ += (seat > 0 ? "," : "") + protocol::write_own(view_for(room_.match->state(), Seat{seat}));
    all_own_ += "]";
}

std::string Audience::text(const room::Asker& asker, Viewer viewer, size_t first_event, size_t first_line,
                           std::string_view done) const {
    std::vector<protocol::Seen> events;
    std::optional<engine::View> own;
    if (room_.match) {
        events = seen(viewer, first_event, room_.match->events().size());
        if (viewer) own = view_for(room_.match->state(), viewer);
    }
    return write(asker, viewer, game_, own ? &*own : nullptr, first_event, events, first_line, done);
}

std::string Audience::late_text(const room::Asker& asker, Seat seat, size_t first_event, size_t events_shown,
                                size_t first_line) const {
    engine::State state = engine::empty_table(room_.board->board, static_cast<int>(room_.players.size()));
    const auto& events = room_.match->events();
    for (size_t i = 0; i < events_shown; ++i) evolve(state, events[i].event);
    const engine::View own = view_for(state, seat);
    return write(asker, seat, protocol::write_game(state.table), &own, first_event,
                 seen(seat, first_event, events_shown), first_line, {});
}

std::vector<protocol::Seen> Audience::seen(Viewer viewer, size_t first, size_t end) const {
    std::vector<protocol::Seen> result;
    result.reserve(end - std::min(first, end));
    const auto& events = room_.match->events();
    engine::Table before = room_.table();  // only its phase matters
    for (size_t i = first; i < end; ++i) {
        const bool setup = room_.setup_events == 0 || i < room_.setup_events;
        before.phase = setup ? engine::Phase::setup_tickets : engine::Phase::turn;
        result.push_back({seen_by(events[i].event, before, viewer), events[i].by});
    }
    return result;
}

std::string Audience::write(const room::Asker& asker, Viewer viewer, std::string_view game, const engine::View* own,
                            size_t first_event, std::span<const protocol::Seen> events, size_t first_line,
                            std::string_view done) const {
    const bool host = asker.is(room_.host);
    std::vector<protocol::Invite> invites;
    for (uint8_t i = 0; host && i < room_.players.size(); ++i)
        if (room_.players[i].chair.kind == seating::ChairKind::invited)
            invites.push_back({i, room_.players[i].chair.invite});
    return protocol::write({.seq = room_.seq,
                            .now_ms = now_,
                            .seat = viewer,
                            .late = viewer && !room_.seats_of(asker).contains(*viewer),
                            .host = host,
                            .invites = invites,
                            .done = done,
                            .table = table_,
                            .game = game,
                            .own = own,
                            .all_own = all_own_,
                            .board = &room_.board->board,
                            .seats = room_.players.size(),
                            .first_event = first_event,
                            .events = events,
                            .first_line = first_line,
                            .chat = std::span(room_.chat).subspan(first_line)});
}

}  // namespace hall
