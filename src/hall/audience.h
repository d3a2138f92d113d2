// What each viewer of a table is told. What several of them share is written once.
#pragma once

#include "room/room.h"

namespace hall {

class Audience {
 public:
    // `present`: the seats whose owners are connected.
    Audience(const room::Room& room, engine::SeatSet present, room::Millis now);

    // The update for a seat, or for a spectator: all it may know, with the events and lines of chat that it has not
    // got yet. `done`: the id of its own message that led to this.
    std::string text(const room::Asker& asker, engine::Viewer viewer, size_t first_event, size_t first_line,
                     std::string_view done) const;

    // The same for a seat as it was after so many events, for those who only watch.
    std::string late_text(const room::Asker& asker, engine::Seat seat, size_t first_event, size_t events_shown,
                          size_t first_line) const;

 private:
    std::vector<protocol::Seen> seen(engine::Viewer viewer, size_t first, size_t end) const;
    std::string write(const room::Asker& asker, engine::Viewer viewer, std::string_view game, const engine::View* own,
                      size_t first_event, std::span<const protocol::Seen> events, size_t first_line,
                      std::string_view done) const;

    const room::Room& room_;
    room::Millis now_;
    std::string table_, game_, all_own_;
};

}  // namespace hall
