// What each viewer of a table is told. What several of them share is written once.
#pragma once

#include "room/room.h"

namespace hall {

// What a client has been sent already.
struct Got {
    size_t events = 0, lines = 0;
};

class Audience {
 public:
    // `present`: the seats whose owners are connected. `late_events`: for who only watches, every seat as it was after
    // so many events.
    Audience(const room::Room& room, engine::SeatSet present, room::Millis now, std::optional<size_t> late_events = {});

    // All that somebody may know, with the events and lines of chat that it has not got yet. `done`: the id of its own
    // message that led to this. It must not outlive the audience.
    protocol::Update update(const room::Asker& asker, Got got, std::string_view done) const;

    Got all() const { return {events_, room_.chat.size()}; }  // what it has got then

 private:
    protocol::Sight sight(engine::Viewer viewer, size_t first_event) const;

    const room::Room& room_;
    room::Millis now_;
    bool late_;
    size_t events_ = 0;                   // so many are shown
    std::optional<engine::State> state_;  // after them; nothing: not dealt yet
    std::string table_, game_, all_own_;
};

}  // namespace hall
