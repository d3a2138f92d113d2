// Who is at a table, and who is told what.
#include <algorithm>

#include "hall/hall.h"

namespace hall {

using engine::Seat;
using engine::SeatSet;
using seating::Watching;

namespace {

constexpr Millis kBelieveElsewhere = 50'000;

// How many events are shown to those who see everything, but later.
size_t events_for_late_watchers(const room::Room& room) {
    const auto& moves = room.moves;
    size_t turns = 0;
    for (size_t i = moves.size(); i-- > 0;) {
        if (i > 0 && moves[i - 1].seat == moves[i].seat) continue;
        if (++turns == room.settings.delay_turns) return moves[i].events_before;
    }
    return 0;
}

}  // namespace

SeatSet Hall::connected(const Place& place) const {
    SeatSet seats;
    for (const ConnectionId id : place.connections) seats |= place.room.seats_of(connections_.at(id).asker);
    return seats;
}

SeatSet Hall::here(const Place& place, Millis now) const {
    SeatSet seats = connected(place);
    for (uint8_t i = 0; i < engine::kMaxSeats; ++i)
        if (place.elsewhere_at[i] + kBelieveElsewhere > now) seats.insert(Seat{i});
    return seats;
}

void Hall::tell_who_is_here(const Place& place) {
    if (const SeatSet seats = connected(place); !seats.empty())
        outside_.tell_servers(place.room.id, "here " + std::to_string(seats.bits));
}

// Players who do nothing for long are here all the same: another server would take them for absent.
void Hall::announce() {
    for (const auto& [table, place] : places_) tell_who_is_here(place);
}

// "here SEATS", "gone SEATS", "who": a server that has just read the table asks who is here; "removed". NB: the
// database tells us our own notes as well.
void Hall::heard_note(Place& place, std::string_view note, Millis now) {
    if (note == "removed") return give_up(place, "no_such_table", "there is no such table any more", now);
    if (!place.ready) return;
    if (note == "who") return tell_who_is_here(place);
    const bool comes = note.starts_with("here ");
    if (!comes && !note.starts_with("gone ")) return;
    const SeatSet before = here(place, now);
    const SeatSet seats{static_cast<uint8_t>(std::strtoul(std::string(note.substr(5)).c_str(), nullptr, 10))};
    for (const Seat seat : seats) {
        if (index(seat) >= engine::kMaxSeats) continue;
        place.elsewhere_at[index(seat)] = comes ? now : 0;
        if (comes) place.seen_at[index(seat)] = now;
    }
    if (!comes && (seats & connected(place)) != SeatSet{}) tell_who_is_here(place);  // gone there, but not here
    if (here(place, now) != before) show(place, nullptr, now);
    set_wake(place, now);
}

// Tells everybody what is new to them. `origin`: whose message led to it.
void Hall::show(Place& place, const ReplyTo* origin, Millis now) {
    const Audience audience(place.room, here(place, now), now);
    std::vector<ConnectionId> unwanted;
    for (const ConnectionId id : place.connections) {
        Connection& to = connections_.at(id);
        if (room::why_not_watch(place.room, to.asker)) {
            unwanted.push_back(id);
            continue;
        }
        const bool asked = origin != nullptr && origin->connection == id;
        const std::string_view done = asked ? std::string_view(origin->id) : std::string_view();
        const bool late = place.room.seats_of(to.asker).empty() &&
                          place.room.settings.watching == Watching::everything &&
                          place.room.stage() == seating::Stage::playing;
        if (std::exchange(to.late, late) && !late) to.got = {};  // another view: the open one
        std::optional<Audience> past;
        if (late)
            past.emplace(place.room, here(place, now), now,
                         std::max(to.got.events, events_for_late_watchers(place.room)));
        const Audience& shown = past ? *past : audience;
        send_update(id, shown, done);
        to.got = shown.all();
    }
    for (const ConnectionId id : unwanted) {
        part(id, now);
        outside_.close(id, "no_spectators");
    }
}

void Hall::send_update(ConnectionId id, const Audience& audience, std::string_view done) {
    const Connection& to = connections_.at(id);
    protocol::write(audience.update(to.asker, to.got, done), to.version,
                    [this, id](std::string text) { outside_.send(id, std::move(text)); });
}

// The present view once more, for a player whose message changed nothing.
void Hall::show_to(const Place& place, ConnectionId id, std::string_view done, Millis now) {
    if (connections_.contains(id)) send_update(id, Audience(place.room, here(place, now), now), done);
}

void Hall::answer(Place& place, ReplyTo& reply, Millis now) {
    if (reply.connection) {
        show_to(place, *reply.connection, reply.id, now);
        return outside_.answered(reply.stamp);
    }
    if (!reply.once.waits()) return;
    if (reply.with == ReplyTo::With::hints) return outside_.advise(puzzle(place, *reply.seat), std::move(reply.once));
    if (const auto no = room::why_not_watch(place.room, reply.asker)) return refuse(reply, *no, place.room.seq);
    std::move(reply.once)
        .answer({}, reply.with == ReplyTo::With::record
                        ? record::to_json(place.room.match->record(), place.room.board->board)
                        : view_for(place, reply, reply.id, now));
    outside_.answered(reply.stamp);
}

// For who waits for one reply: all that it may know.
std::string Hall::view_for(const Place& place, const ReplyTo& reply, std::string_view done, Millis now) const {
    const Audience audience(place.room, here(place, now), now);
    return protocol::write_one(audience.update(reply.asker, {}, done), reply.version, reply.seat);
}

void Hall::refuse(ReplyTo& reply, const protocol::Refusal& refusal, uint64_t seq, std::string_view update) {
    outside_.refused(refusal.code);
    std::string text = protocol::write_refusal(refusal, reply.id, seq, update);
    if (reply.connection) outside_.send(*reply.connection, text);
    std::move(reply.once).answer(refusal.code, text);
    outside_.answered(reply.stamp);
}

}  // namespace hall
