// What the server tells a client (docs/protocol.md). Only a View and what was seen of events have a form here: the
// whole State, its Events and the seed of a running game have none, and so no way to a client.
#pragma once

#include <functional>
#include <span>

#include "engine/view.h"
#include "protocol/code.h"
#include "protocol/version.h"
#include "seating/seating.h"

namespace protocol {

struct SeatInfo {
    const seating::Chair* chair = nullptr;
    bool here = false;               // connected
    std::string_view stand_in;       // why a bot plays for it; empty: none does
    std::optional<int64_t> left_ms;  // on its clock
    bool clock_runs = false;
};

struct ChatLine {
    engine::Seat seat{};
    std::string text, phrase;
    int64_t at_ms = 0;
};

// What everybody at the table may know besides the game.
struct TableInfo {
    std::string_view id;
    seating::Stage stage = seating::Stage::open;
    const seating::Settings* settings = nullptr;
    std::vector<SeatInfo> seats;
    std::optional<engine::Seat> undo_asked_by;
    engine::SeatSet undo_agreed;
    engine::SeatSet rematch;       // who wants one
    std::string_view next;         // the table of the rematch
    std::string_view seed_sha256;  // published when the cards are dealt
    std::string seed;              // when the game is over
};

// An event as one viewer saw it, and who decided if it was not the owner of the seat.
struct Seen {
    engine::SeenEvent event;
    std::string_view by;
};

// The parts of an update; the first two are the same for all viewers.
std::string write_table(const TableInfo& info);
std::string write_game(const engine::Table& table);
std::string write_own(const engine::View& view);  // of a seat: its secrets and what it may do

struct Invite {
    uint8_t chair = 0;
    std::string_view code;
};

// What one viewer sees that others may not.
struct Sight {
    std::optional<engine::Seat> seat;  // nothing: a spectator
    std::optional<engine::View> own;   // of a seat, from the deal on
    std::vector<Seen> events;
};

// All that a client may know.
struct Update {
    uint64_t seq = 0;
    int64_t now_ms = 0;
    engine::SeatSet seats;             // which the client plays; none: it watches
    bool late = false;                 // it watches, and sees every seat as it was some turns ago
    bool host = false;                 // may change chairs and start
    std::vector<Invite> invites = {};  // for the host: what opens the invited chairs
    std::string_view done;             // the id of the client's message that led to this
    std::string_view table;            // by write_table
    std::string_view game;             // by write_game; empty: not dealt yet
    std::string_view all_own;          // when it is over: everybody's secrets, a list by write_own
    const engine::Board* board = nullptr;
    size_t players = 0;
    size_t first_event = 0;  // how many events came before those of the views; what the client has beyond is undone
    std::array<Sight, engine::kMaxSeats> sights = {};
    size_t sight_count = 0;
    size_t first_line = 0;
    std::span<const ChatLine> chat;

    std::span<const Sight> views() const { return std::span(sights).first(sight_count); }
    void add(Sight sight) { sights[sight_count++] = std::move(sight); }  // NOLINT(*-constant-array-index)
};

// Version 2: one message with all views. Version 1: a message for each view.
using Send = std::function<void(std::string message)>;
void write(const Update& update, Version version, const Send& send);
// For a client that gets one message. Version 1 chooses the view of a seat, or the first if there is none of it.
std::string write_one(const Update& update, Version version, std::optional<engine::Seat> seat);

struct Refusal {
    Code code;              // for clients to translate
    std::string_view rule;  // of the rulebook, if it is one
    std::string reason;     // in plain English
};
// `update`: the present view for who has no other way to get it, as write() has written it; empty: none.
std::string write_refusal(const Refusal& refusal, std::string_view id, uint64_t seq, std::string_view update = {});
std::string write_pong(std::string_view id, int64_t now_ms);

template <class T>
concept Writable = requires(const T& thing) { write(thing, Version::two, Send()); };

}  // namespace protocol
