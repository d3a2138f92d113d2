// A table as it stands: made from facts only, one after the other.
#pragma once

#include "protocol/update.h"
#include "room/fact.h"

namespace room {

using Millis = int64_t;  // since 1970, as on a clock on the wall

struct Player {
    seating::Chair chair;
    std::optional<Why> stand_in;  // a bot decides for the owner
    std::string last_id;          // of its last message that led to a move
    uint64_t last_seq = 0;        // where that was written down
    uint64_t since = 0;           // the entry that last changed what it may do
    Millis left_ms = 0;           // on its clock when it last stopped
    std::optional<Millis> runs_since;

    bool bot_decides() const { return chair.kind == seating::ChairKind::bot || stand_in.has_value(); }
};

struct Move {
    Seat seat{};
    bool revealing = false;  // something hidden came to light
    uint32_t events_before = 0;
    uint64_t seq = 0;
    engine::SeededChance::Position chance_before;
};

struct UndoRequest {
    Seat seat{};
    uint16_t moves_left = 0;  // if it is granted
    engine::SeatSet agreed;
};

// Who asks.
struct Asker {
    std::string person;
    bool program = false;
    std::vector<std::string> guests = {};  // whom it was before it signed in: what is theirs is its own

    bool is(std::string_view someone) const;
};

struct Room {
    std::string id;
    const record::BoardFile* board = nullptr;
    seating::Settings settings;
    std::string host, rematch_of;
    std::vector<Player> players;  // by chair, from the start on by seat
    std::optional<record::Match> match;
    std::string seed_sha256;  // of the match
    std::vector<Move> moves;
    uint32_t setup_events = 0;  // so many events belong to R2.6; 0: all so far
    std::optional<UndoRequest> undo;
    std::vector<protocol::ChatLine> chat;
    engine::SeatSet rematch;
    std::string next;  // the table of the rematch
    uint64_t seq = 0;  // of the last fact

    seating::Stage stage() const;
    const engine::Table& table() const { return match->state().table; }
    engine::SeatSet to_act() const { return match ? engine::seats_to_act(table()) : engine::SeatSet{}; }
    engine::SeatSet deciding() const;  // for them no bot decides
    // For whom everybody waits: those of them who are to act; when the game is over and somebody wants a rematch, those
    // who have not said that they want it too.
    engine::SeatSet awaited() const;
    Player& player(Seat seat) { return players[engine::index(seat)]; }
    const Player& player(Seat seat) const { return players[engine::index(seat)]; }
    engine::SeatSet seats_of(const Asker& asker) const;
};

// Nobody sits there yet.
bool is_free(const seating::Chair& chair);

// Tells a room its next fact, the number seq + 1. The facts must come from a log or from decide.h.
void apply(Room& room, const Fact& fact, Millis at);

// The next moment at which a clock has run out, with a little patience for the network.
struct Deadline {
    Millis at = 0;
    Seat seat{};
};
std::optional<Deadline> deadline(const Room& room);

// What everybody may know; `here`: the seats that are connected.
protocol::TableInfo info(const Room& room, engine::SeatSet here, Millis now);

}  // namespace room
