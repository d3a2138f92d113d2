#include "hall/hall.h"

#include <algorithm>

#include "hall/rebuild.h"
#include "hall/summary.h"
#include "room/read_next.h"

namespace hall {

using engine::index;
using engine::Seat;
using engine::SeatSet;
using protocol::Refusal;
using seating::Stage;

namespace {

constexpr Millis kForgetAfter = 60'000;
constexpr Millis kRetryAfter = 1'000;
constexpr size_t kMostWants = 32;  // at one table

const Refusal kTooBusy{"too_busy", {}, "too much is asked of this table at once"};

Refusal store_refusal(const store::Error& error) {
    using Kind = store::Error::Kind;
    const bool full = error.kind == Kind::full || error.kind == Kind::read_only;
    return {full ? "disk_full" : "store_unavailable",
            {},
            "this cannot be written down now; nothing has changed, try again"};
}

}  // namespace

Hall::Place& Hall::place_for(const std::string& table, Millis now) {
    const auto [at, fresh] = places_.try_emplace(table);
    Place& place = at->second;
    place.used_at = now;
    if (fresh) {
        place.room.id = table;
        read_more(place);
    }
    return place;
}

void Hall::connect(ConnectionId connection, const std::string& table, room::Asker asker, Millis now) {
    connections_[connection] = {.table = table, .asker = std::move(asker)};
    Place& place = place_for(table, now);
    place.connections.push_back(connection);
    if (!place.ready) return;
    outside_.tell_servers(table, "here " + std::to_string(connected(place).bits));
    show(place, nullptr, now);
    after_change(place, now);
}

void Hall::disconnect(ConnectionId connection, Millis now) {
    const auto at = connections_.find(connection);
    if (at == connections_.end()) return;
    Place& place = places_.at(at->second.table);
    const SeatSet seats = place.room.seats_of(at->second.asker.person);
    std::erase(place.connections, connection);
    connections_.erase(at);
    if (!place.ready) return;
    for (const Seat seat : seats) place.seen_at[index(seat)] = now;
    if (!seats.empty()) {
        outside_.tell_servers(place.room.id, "gone " + std::to_string((seats - connected(place)).bits));
        show(place, nullptr, now);
    }
    after_change(place, now);
}

void Hall::receive(ConnectionId connection, std::string_view text, Millis now) {
    const auto at = connections_.find(connection);
    if (at == connections_.end()) return;
    Place& place = place_for(at->second.table, now);
    take_message(place, std::string(text), {connection, {}, at->second.asker, {}, outside_.took_message()}, now);
}

void Hall::ask(const std::string& table, room::Asker asker, std::optional<std::string> text, Reply reply, Millis now) {
    ReplyTo reply_to{{}, std::move(reply), std::move(asker), {}, outside_.took_message()};
    Place& place = place_for(table, now);
    if (text) return take_message(place, *text, std::move(reply_to), now);
    want(place, {[](const room::Room&) { return room::Repeated{}; }, std::move(reply_to)}, now);
}

void Hall::ask_record(const std::string& table, const Reply& reply, Millis now) {
    Place& place = place_for(table, now);
    const auto judge = [reply](const room::Room& room) -> room::Answer {
        if (room.stage() != Stage::over) return Refusal{"not_over", {}, "the game is not over"};
        reply({}, record::to_json(room.match->record(), room.board->board));
        return room::Repeated{};
    };
    ReplyTo refused;
    refused.once = [reply](std::string_view code, std::string text) {
        if (!code.empty()) reply(code, std::move(text));
    };
    want(place, {judge, std::move(refused)}, now);
}

// The words of a message depend on the board, so it is read once the table is there.
void Hall::take_message(Place& place, const std::string& text, ReplyTo reply, Millis now) {
    if (!place.ready) {
        if (place.unread.size() >= kMostWants) return refuse(reply, kTooBusy, 0);
        return place.unread.emplace_back(text, std::move(reply)), void();
    }
    auto message = protocol::read_message(text, place.room.board->board);
    if (!message) return refuse(reply, {"bad_message", {}, message.error()}, place.room.seq);
    reply.id = message->id;
    if (std::holds_alternative<protocol::Ping>(message->wish) && reply.connection) {
        outside_.send(*reply.connection, protocol::write_pong(message->id, now));
        return outside_.answered(reply.stamp);
    }
    const room::Asker asker = reply.asker;
    want(place,
         {[this, asker, message = std::move(*message)](const room::Room& room) {
              return room::decide(room, asker, message, outside_.fresh());
          },
          std::move(reply)},
         now);
}

void Hall::open(const std::string& table, room::Opened opened, room::Asker asker, Reply reply, Millis now) {
    Place& place = places_[table];
    place.used_at = now;
    place.room.id = table;
    place.room.board = outside_.board(opened.settings.board, opened.board_sha256);
    place.ready = true;
    want(place,
         {[opened = std::move(opened)](const room::Room& room) -> room::Answer {
              if (room.seq != 0) return Refusal{"already_exists", {}, "there is such a table already"};
              return room::Decision{opened, std::nullopt};
          },
          {{}, std::move(reply), std::move(asker), {}, 0}},
         now);
}

void Hall::want(Place& place, Want wanted, Millis now) {
    if (place.wants.size() >= kMostWants) return refuse(wanted.reply, kTooBusy, place.room.seq);
    place.wants.push_back(std::move(wanted));
    pump(place, now);
}

// Judges what is wanted, one after the other, until something has to be written down.
void Hall::pump(Place& place, Millis now) {
    while (place.ready && !place.waits_for && !place.wants.empty()) {
        room::Answer answer_to_front = place.wants.front().judge(place.room);
        if (auto* decision = std::get_if<room::Decision>(&answer_to_front)) {
            place.writing = Writing{std::move(decision->fact), std::move(decision->opens), now, {}};
            return write_down(place);
        }
        const Want done = std::move(place.wants.front());
        place.wants.pop_front();
        if (const auto* refusal = std::get_if<Refusal>(&answer_to_front)) {
            refuse(done.reply, *refusal, place.room.seq);
            if (refusal->code == "stale" && done.reply.connection) show_to(place, *done.reply.connection, {}, now);
        } else {
            answer(place, done.reply, now);
        }
    }
}

void Hall::write_down(Place& place) {
    Writing& writing = *place.writing;
    store::Append entry;
    entry.at_ms = writing.at;
    if (writing.opens) {
        room::Room next;
        next.board = place.room.board;
        room::apply(next, *writing.opens, writing.at);
        entry.table = std::get<room::RematchOpened>(writing.fact).table;
        entry.seq = 1;
        entry.text = room::write(*writing.opens, place.room.board->board, place.room.players.size());
        entry.summary = summary_of(next);
    } else {
        const auto* opened = std::get_if<room::Opened>(&writing.fact);
        const size_t seats = opened != nullptr ? opened->chairs.size() : place.room.players.size();
        entry.table = place.room.id;
        entry.seq = place.room.seq + 1;
        entry.text = room::write(writing.fact, place.room.board->board, seats);
        writing.summary = summary_after(place.room, place.summary, writing.fact, writing.at);
        if (entry.seq == 1 || writing.summary != place.summary) entry.summary = writing.summary;
    }
    place.waits_for = next_ticket_++;
    tickets_[*place.waits_for] = place.room.id;
    outside_.append(std::move(entry), *place.waits_for);
}

void Hall::read_more(Place& place) {
    place.waits_for = next_ticket_++;
    tickets_[*place.waits_for] = place.room.id;
    outside_.load(place.room.id, place.room.seq, *place.waits_for);
}

void Hall::appended(Ticket ticket, store::Result<store::Appended> result, Millis now) {
    const auto waiting = tickets_.extract(ticket);
    if (waiting.empty()) return;
    Place& place = places_.at(waiting.mapped());
    place.waits_for.reset();
    if (result && *result == store::Appended::conflict) {  // another server was faster: read, and judge again
        place.overtaken = !place.writing->opens;
        place.writing.reset();
        return read_more(place);
    }
    Writing writing = std::move(*place.writing);
    place.writing.reset();
    if (result && writing.opens) {
        writing.opens.reset();
        place.writing = std::move(writing);
        return write_down(place);
    }
    const Want done = std::move(place.wants.front());
    place.wants.pop_front();
    if (!result) {
        refuse(done.reply, store_refusal(result.error()), place.room.seq);
        if (place.room.seq == 0) return forget(place.room.id);
        retry_later(place, now);
    } else {
        place.summary = std::move(writing.summary);
        tell(place, writing.fact, writing.at, now, &done.reply);
        if (done.reply.once)
            answer(place, done.reply, now);
        else
            outside_.answered(done.reply.stamp);
    }
    after_change(place, now);
}

void Hall::tell(Place& place, const room::Fact& fact, Millis at, Millis now, const ReplyTo* origin) {
    room::apply(place.room, fact, at);
    place.used_at = now;
    const size_t events = place.room.match ? place.room.match->events().size() : 0;
    for (const ConnectionId id : place.connections) {
        Connection& connection = connections_.at(id);
        connection.events_sent = std::min(connection.events_sent, events);  // what came after was undone
    }
    show(place, origin, now);
}

void Hall::loaded(Ticket ticket, store::Result<std::vector<store::Entry>> entries, Millis now) {
    const auto waiting = tickets_.extract(ticket);
    if (waiting.empty()) return;
    Place& place = places_.at(waiting.mapped());
    place.waits_for.reset();
    if (!entries) {
        if (place.ready) {  // try again at the next occasion
            if (!place.wants.empty()) {
                const Want done = std::move(place.wants.front());
                place.wants.pop_front();
                refuse(done.reply, store_refusal(entries.error()), place.room.seq);
            }
            retry_later(place, now);
            return after_change(place, now);
        }
        return give_up(place, "store_unavailable", "the table cannot be read now; try again", now);
    }
    if (std::exchange(place.overtaken, false) && entries->empty())  // the table was removed
        return give_up(place, "no_such_table", "there is no such table any more", now);
    if (!place.ready) {
        if (entries->empty()) return give_up(place, "no_such_table", "there is no such table", now);
        if (!build(place, *entries, now)) return;
        place.ready = true;
        place.seen_at.fill(now);
        place.summary = summary_of(place.room);
        show(place, nullptr, now);
        for (auto& [text, reply] : std::exchange(place.unread, {})) take_message(place, text, std::move(reply), now);
    } else {
        for (const store::Entry& entry : *entries) {
            if (entry.seq != place.room.seq + 1) continue;
            const auto fact = room::read_next(place.room, entry.text);
            if (!fact) return give_up(place, "broken_table", "the log of this table cannot be read", now);
            tell(place, *fact, entry.at_ms, now, nullptr);
        }
        place.summary = summary_of(place.room);
    }
    after_change(place, now);
}

// A room from its whole log. False: it cannot be read, and everybody was told.
bool Hall::build(Place& place, const std::vector<store::Entry>& entries, Millis now) {
    auto room = rebuild(place.room.id, entries,
                        [this](std::string_view id, std::string_view sha256) { return outside_.board(id, sha256); });
    if (!room) {
        const bool broken = room.error().code == "broken_table";
        give_up(place, room.error().code,
                broken ? "the log of this table cannot be read" : "this server does not have the board of this table",
                now);
        return false;
    }
    place.room = std::move(*room);
    return true;
}

// Sends everybody away, and forgets the table.
void Hall::give_up(Place& place, std::string_view code, const std::string& reason, Millis now) {
    const std::string table = place.room.id;
    const auto wants = std::move(place.wants);
    place.wants.clear();
    for (const Want& wanted : wants) refuse(wanted.reply, {code, {}, reason}, 0);
    for (const auto& [text, reply] : std::exchange(place.unread, {})) refuse(reply, {code, {}, reason}, 0);
    const auto connections = place.connections;
    for (const ConnectionId id : connections) {
        disconnect(id, now);
        outside_.close(id, code);
    }
    forget(table);
}

void Hall::forget(const std::string& table) {
    const auto at = places_.find(table);
    if (at == places_.end()) return;
    if (at->second.wakes_at) wakes_.erase({*at->second.wakes_at, table});
    if (at->second.waits_for) tickets_.erase(*at->second.waits_for);
    places_.erase(at);
}

// People send their message again; what bots and clocks wanted is looked for again.
void Hall::retry_later(Place& place, Millis now) {
    place.retry_at = now + kRetryAfter;
    place.asked_bot.fill(0);
}

void Hall::after_change(Place& place, Millis now) {
    if (place.retry_at > now) {
        pump(place, now);
        return set_wake(place, now);
    }
    if (place.ready && !place.waits_for && place.heard_seq > place.room.seq) return read_more(place);
    if (place.ready && !place.waits_for && place.room.seq != 0) {
        const auto full = [this](const room::Room& room) -> room::Answer {
            if (auto started = room::start_when_full(room, outside_.fresh())) return room::Decision{*started, {}};
            return room::Repeated{};
        };
        if (room::start_when_full(place.room, {})) place.wants.push_front({full, {}});
    }
    pump(place, now);
    ask_bots(place);
    set_wake(place, now);
}

void Hall::ask_bots(Place& place) {
    if (!place.ready || place.waits_for || place.room.stage() != Stage::playing) return;
    for (const Seat seat : place.room.to_act()) {
        const room::Player& player = place.room.player(seat);
        uint64_t& asked = place.asked_bot[index(seat)];
        if (!player.bot_decides() || asked == player.since) continue;
        asked = player.since;
        Puzzle puzzle{.table = place.room.id,
                      .seat = seat,
                      .seq = place.room.seq,
                      .level = player.stand_in ? place.room.settings.level : player.chair.level,
                      .board = place.room.board,
                      .seats = place.room.players.size(),
                      .events = {}};
        for (const record::LoggedEvent& logged : place.room.match->events()) puzzle.events.push_back(logged.event);
        outside_.think(std::move(puzzle));
    }
}

void Hall::thought(const std::string& table, Seat seat, uint64_t seq, const engine::Action& action, Millis now) {
    const auto at = places_.find(table);
    if (at == places_.end()) return;
    Place& place = at->second;
    if (place.wants.size() >= kMostWants) {  // asked again when the crowd is gone
        place.asked_bot[index(seat)] = 0;
        return;
    }
    want(place,
         {[seat, seq, action](const room::Room& room) -> room::Answer {
              if (auto moved = room::bot_move(room, seat, seq, action)) return room::Decision{std::move(*moved), {}};
              return room::Repeated{};
          },
          {}},
         now);
}

void Hall::heard(const store::News& news, Millis now) {
    if (news.table.empty()) {  // some were lost
        for (auto& [table, place] : places_)
            if (place.ready && !place.waits_for) read_more(place);
        return;
    }
    const auto at = places_.find(news.table);
    if (at == places_.end()) return;
    Place& place = at->second;
    if (news.seq > 0) {
        place.heard_seq = std::max(place.heard_seq, news.seq);
        if (place.ready && !place.waits_for && place.heard_seq > place.room.seq) read_more(place);
        return;
    }
    if (news.note == "removed") return give_up(place, "no_such_table", "there is no such table any more", now);
    const bool comes = news.note.starts_with("here ");
    if (!place.ready || (!comes && !news.note.starts_with("gone "))) return;
    const SeatSet before = here(place, now);
    const SeatSet seats{static_cast<uint8_t>(std::strtoul(news.note.c_str() + 5, nullptr, 10))};
    for (const Seat seat : seats) {
        if (index(seat) >= engine::kMaxSeats) continue;
        place.elsewhere_at[index(seat)] = comes ? now : 0;
        if (comes) place.seen_at[index(seat)] = now;
    }
    if (here(place, now) != before) show(place, nullptr, now);
    set_wake(place, now);
}

void Hall::announce(Millis now) {
    for (auto& [table, place] : places_)
        if (const SeatSet seats = connected(place); !seats.empty() && place.used_at + kForgetAfter > now)
            outside_.tell_servers(table, "here " + std::to_string(seats.bits));
}

void Hall::wake(const std::string& table, Millis now) { set_wake(place_for(table, now), now); }

std::array<size_t, 3> Hall::tables_by_stage() const {
    std::array<size_t, 3> counts{};
    for (const auto& [table, place] : places_)
        if (place.ready) ++counts[static_cast<size_t>(place.room.stage())];
    return counts;
}

bool Hall::idle() const { return tickets_.empty(); }

std::optional<Millis> Hall::next_deadline() const {
    return wakes_.empty() ? std::nullopt : std::optional(wakes_.begin()->first);
}

void Hall::set_wake(Place& place, Millis now) {
    const auto at = wake_time(place, now);
    if (at == place.wakes_at) return;
    if (place.wakes_at) wakes_.erase({*place.wakes_at, place.room.id});
    place.wakes_at = at;
    if (at) wakes_.emplace(*at, place.room.id);
}

// When something is to be done at a table though nobody does anything.
std::optional<Millis> Hall::wake_time(const Place& place, Millis now) const {
    std::optional<Millis> first;
    const auto consider = [&](Millis at) { first = std::min(first.value_or(at), at); };
    if (place.connections.empty()) consider(place.used_at + kForgetAfter);
    if (place.retry_at > now) consider(place.retry_at);
    if (!place.ready || place.room.stage() != Stage::playing) return first;
    if (const auto due = room::deadline(place.room)) consider(due->at);
    const SeatSet present = here(place, now);
    if (present.empty() || place.room.settings.clock.kind == seating::ClockKind::days) return first;
    for (const Seat seat : place.room.to_act() - present)
        if (!place.room.player(seat).bot_decides())
            consider(place.seen_at[index(seat)] + Millis{1000} * place.room.settings.grace_s);
    return first;
}

void Hall::tick(Millis now) {
    while (!wakes_.empty() && wakes_.begin()->first <= now) {
        const std::string table = wakes_.begin()->second;
        wakes_.erase(wakes_.begin());
        Place& place = places_.at(table);
        place.wakes_at.reset();
        if (place.waits_for) {
            place.wakes_at = now + 1000;
            wakes_.emplace(now + 1000, table);
            continue;
        }
        if (place.connections.empty() && place.wants.empty() && place.used_at + kForgetAfter <= now) {
            forget(table);
            continue;
        }
        const SeatSet present = here(place, now);
        for (const Seat seat : place.room.to_act()) {
            const auto due = room::deadline(place.room);
            const bool late = due && due->seat == seat && due->at <= now;
            const bool away = !present.empty() && !present.contains(seat) &&
                              place.room.settings.clock.kind != seating::ClockKind::days &&
                              place.seen_at[index(seat)] + Millis{1000} * place.room.settings.grace_s <= now;
            if (place.room.player(seat).bot_decides() || (!late && !away)) continue;
            const room::Why why = late ? room::Why::time : room::Why::absent;
            place.wants.push_back({[seat, why](const room::Room& room) -> room::Answer {
                                       if (const auto fact = room::stand_in(room, seat, why))
                                           return room::Decision{*fact, {}};
                                       return room::Repeated{};
                                   },
                                   {}});
            place.seen_at[index(seat)] = now;  // once is enough
        }
        after_change(place, now);
    }
}

}  // namespace hall
