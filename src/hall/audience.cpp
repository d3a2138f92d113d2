#include "hall/audience.h"

#include <algorithm>

namespace hall {

using engine::Seat;
using engine::SeatSet;
using engine::Viewer;

Audience::Audience(const room::Room& room, SeatSet present, room::Millis now, std::optional<size_t> late_events)
    : room_(room),
      now_(now),
      late_(late_events.has_value()),
      table_(protocol::write_table(room::info(room, present, now))) {
    if (!room_.match) return;
    const auto& events = room_.match->events();
    events_ = late_events.value_or(events.size());
    if (late_) {
        state_ = engine::empty_table(room_.board->board, static_cast<int>(room_.players.size()));
        for (size_t i = 0; i < events_; ++i) evolve(*state_, events[i].event);
    } else {
        state_ = room_.match->state();
    }
    game_ = protocol::write_game(state_->table);
    if (!room_.match->over()) return;
    all_own_ = "[";
    for (uint8_t seat = 0; seat < state_->table.seats; ++seat)
        all_own_ += (seat > 0 ? "," : "") + protocol::write_own(view_for(*state_, Seat{seat}));
    all_own_ += "]";
}

protocol::Update Audience::update(const room::Asker& asker, Got got, std::string_view done) const {
    protocol::Update update{.seq = room_.seq,
                            .now_ms = now_,
                            .seats = room_.seats_of(asker),
                            .late = late_,
                            .host = asker.is(room_.host),
                            .done = done,
                            .table = table_,
                            .game = game_,
                            .all_own = all_own_,
                            .board = &room_.board->board,
                            .players = room_.players.size(),
                            .first_event = got.events,
                            .first_line = got.lines,
                            .chat = std::span(room_.chat).subspan(got.lines)};
    for (uint8_t i = 0; update.host && i < room_.players.size(); ++i)
        if (room_.players[i].chair.kind == seating::ChairKind::invited)
            update.invites.push_back({i, room_.players[i].chair.invite});
    const SeatSet shown = late_ ? SeatSet::first_n(static_cast<int>(room_.players.size())) : update.seats;
    for (const Seat seat : shown) update.add(sight(seat, got.events));
    if (shown.empty()) update.add(sight({}, got.events));
    return update;
}

protocol::Sight Audience::sight(Viewer viewer, size_t first_event) const {
    protocol::Sight sight{.seat = viewer, .own = {}, .events = {}};
    if (!state_) return sight;
    if (viewer) sight.own = view_for(*state_, viewer);
    sight.events.reserve(events_ - std::min(first_event, events_));
    const auto& events = room_.match->events();
    engine::Table before = room_.table();  // only its phase matters
    for (size_t i = first_event; i < events_; ++i) {
        const bool setup = room_.setup_events == 0 || i < room_.setup_events;
        before.phase = setup ? engine::Phase::setup_tickets : engine::Phase::turn;
        sight.events.push_back({seen_by(events[i].event, before, viewer), events[i].by});
    }
    return sight;
}

}  // namespace hall
