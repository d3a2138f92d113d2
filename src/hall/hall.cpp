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

constexpr Millis kRetryAfter = 1'000;
constexpr Millis kRest = 30'000;       // of a table that was frozen
constexpr Millis kListAgain = 60'000;  // a table that goes on rises in lists every minute

const Refusal kTooBusy{"too_busy", {}, "too much is asked of this table at once"};
const Refusal kStopping{"server_stopping", {}, "this server is about to stop; come back in a moment"};
const Refusal kBroken{"broken_table", {}, "this table does not work; its game is kept, and the other tables play on"};

Refusal store_refusal(const store::Error& error) {
    using Kind = store::Error::Kind;
    const bool full = error.kind == Kind::full || error.kind == Kind::read_only;
    return {full ? protocol::Code("disk_full") : protocol::Code("store_unavailable"),
            {},
            "this cannot be written down now; nothing has changed, try again"};
}

}  // namespace

void Hall::freeze(const std::string& table, std::string_view mistake, Millis now) {
    outside_.report_mistake(table, mistake);
    const auto at = places_.find(table);
    if (at == places_.end() || at->second.frozen_until) return;
    Place broken = std::move(at->second);
    at->second = {};
    at->second.room.id = table;
    at->second.frozen_until = now + kRest;
    if (broken.waits_for) tickets_.erase(*broken.waits_for);
    at->second.wakes_at = broken.wakes_at;
    set_wake(at->second, now);
    for (Want& wanted : broken.wants) refuse(wanted.reply, kBroken, 0);
    for (auto& [text, reply] : broken.unread) refuse(reply, kBroken, 0);
    for (const ConnectionId id : broken.connections) {
        connections_.erase(id);
        outside_.close(id, kBroken.code);
    }
}

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

void Hall::connect(ConnectionId connection, const std::string& table, room::Asker asker, protocol::Version version,
                   Millis now) {
    carefully(table, now, [&] {
        Place& place = place_for(table, now);
        if (place.frozen_until) return outside_.close(connection, kBroken.code);
        connections_[connection] = {.table = table, .asker = std::move(asker), .version = version};
        place.connections.push_back(connection);
        if (!place.ready) return;
        tell_who_is_here(place);
        show(place, nullptr, now);
        after_change(place, now);
    });
}

void Hall::disconnect(ConnectionId connection, Millis now) {
    const auto at = connections_.find(connection);
    if (at != connections_.end()) carefully(std::string(at->second.table), now, [&] { part(connection, now); });
}

void Hall::part(ConnectionId connection, Millis now) {
    const auto at = connections_.find(connection);
    Place& place = places_.at(at->second.table);
    const SeatSet seats = place.room.seats_of(at->second.asker);
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
    const auto [table, asker] = std::pair(at->second.table, at->second.asker);
    carefully(table, now, [&] {
        ReplyTo reply{connection, {}, asker, {}, outside_.took_message()};
        take_message(place_for(table, now), std::string(text), std::move(reply), now);
    });
}

void Hall::ask(const std::string& table, room::Asker asker, protocol::Version version, std::optional<std::string> text,
               Reply reply, Millis now) {
    ReplyTo reply_to{{}, std::move(reply), std::move(asker), {}, outside_.took_message(), version};
    carefully(table, now, [&] {
        Place& place = place_for(table, now);
        if (text) return take_message(place, *text, std::move(reply_to), now);
        want(place, {[](const room::Room&) { return room::Repeated{}; }, std::move(reply_to)}, now);
    });
}

void Hall::ask_record(const std::string& table, const room::Asker& asker, Reply reply, Millis now) {
    const auto judge = [asker](const room::Room& room) -> room::Answer {
        if (auto no = room::why_not_watch(room, asker)) return *std::move(no);
        if (room.stage() != Stage::over) return Refusal{"not_over", {}, "the game is not over"};
        return room::Repeated{};
    };
    ReplyTo reply_to{.connection = {}, .once = std::move(reply), .asker = asker, .with = ReplyTo::With::record};
    carefully(table, now, [&] { want(place_for(table, now), {judge, std::move(reply_to)}, now); });
}

// The words of a message depend on the board, so it is read once the table is there.
void Hall::take_message(Place& place, const std::string& text, ReplyTo reply, Millis now) {
    if (stopping_) return refuse(reply, kStopping, place.room.seq);
    if (place.frozen_until) return refuse(reply, kBroken, 0);
    if (!place.ready) {
        if (place.unread.size() >= kMostWants) return refuse(reply, kTooBusy, 0);
        return place.unread.emplace_back(text, std::move(reply)), void();
    }
    auto message = protocol::read_message(text, place.room.board->board);
    reply.id = message ? message->id : protocol::id_in(text);
    if (message) reply.seat = protocol::seat_of(message->wish);
    if (!message) return refuse(reply, {"bad_message", {}, message.error()}, place.room.seq);
    if (std::holds_alternative<protocol::Ping>(message->wish)) {
        if (reply.connection) outside_.send(*reply.connection, protocol::write_pong(message->id, now));
        std::move(reply.once).answer({}, protocol::write_pong(message->id, now));
        return outside_.answered(reply.stamp);
    }
    const room::Asker asker = reply.asker;
    want(place,
         {[this, asker, message = std::move(*message)](const room::Room& room) {
              return room::decide(room, asker, message, [this] { return outside_.fresh(); });
          },
          std::move(reply)},
         now);
}

void Hall::open(const std::string& table, room::Opened opened, room::Asker asker, protocol::Version version,
                Reply reply, Millis now) {
    Place& place = places_[table];
    place.used_at = now;
    place.room.id = table;
    place.room.board = outside_.board(opened.settings.board, opened.board_sha256);
    place.ready = true;
    const auto judge = [opened = std::move(opened)](const room::Room& room) -> room::Answer {
        if (room.seq != 0) return kTooBusy;
        return room::Decision{opened, std::nullopt};
    };
    carefully(table, now, [&] { want(place, {judge, {{}, std::move(reply), std::move(asker), {}, 0, version}}, now); });
}

void Hall::want(Place& place, Want wanted, Millis now) {
    if (stopping_) return refuse(wanted.reply, kStopping, place.room.seq);
    if (place.frozen_until) return refuse(wanted.reply, kBroken, 0);
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
        Want done = std::move(place.wants.front());
        place.wants.pop_front();
        if (const auto* refusal = std::get_if<Refusal>(&answer_to_front)) {
            const bool stale = refusal->code == "stale";  // then the present view is part of the answer
            const bool once = stale && done.reply.once.waits();
            refuse(done.reply, *refusal, place.room.seq, once ? view_for(place, done.reply, {}, now) : std::string());
            if (stale && done.reply.connection) show_to(place, *done.reply.connection, {}, now);
        } else {
            owing([&] { answer(place, done.reply, now); }, [&] { refuse(done.reply, kBroken, 0); });
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
        writing.summary = new_summary(place.room, writing.fact, writing.at);
        if (writing.summary && *writing.summary != place.summary)
            entry.summary = writing.summary;
        else if (writing.at - place.listed_at >= kListAgain)
            entry.summary = place.summary;
        writing.lists = entry.summary.has_value();
    }
    place.waits_for = next_ticket_++;
    tickets_[*place.waits_for] = place.room.id;
    outside_.append(std::move(entry), *place.waits_for);
}

void Hall::read_more(Place& place) {
    place.look_again = false;
    place.waits_for = next_ticket_++;
    tickets_[*place.waits_for] = place.room.id;
    outside_.load(place.room.id, place.room.seq, *place.waits_for);
}

void Hall::appended(Ticket ticket, store::Result<store::Appended> result, Millis now) {
    const auto waiting = tickets_.extract(ticket);
    if (!waiting.empty())
        carefully(waiting.mapped(), now, [&] { take_appended(places_.at(waiting.mapped()), result, now); });
}

void Hall::take_appended(Place& place, const store::Result<store::Appended>& result, Millis now) {
    place.waits_for.reset();
    // Another server was faster: read, and judge again. A rematch that is there already only has to be announced.
    if (result && *result == store::Appended::conflict && !place.writing->opens) {
        place.overtaken = true;
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
    Want done = std::move(place.wants.front());
    place.wants.pop_front();
    if (!result) {
        refuse(done.reply, store_refusal(result.error()), place.room.seq);
        if (place.room.seq == 0) return forget(place.room.id);
        retry_later(place, now);
    } else {
        if (writing.summary) place.summary = std::move(*writing.summary);
        if (writing.lists) place.listed_at = writing.at;
        if (std::holds_alternative<room::Moved>(writing.fact)) outside_.acted();
        owing(
            [&] {
                tell(place, writing.fact, writing.at, now, &done.reply);
                if (done.reply.once.waits())
                    answer(place, done.reply, now);
                else
                    outside_.answered(done.reply.stamp);
            },
            [&] { refuse(done.reply, kBroken, 0); });
    }
    after_change(place, now);
}

void Hall::tell(Place& place, const room::Fact& fact, Millis at, Millis now, const ReplyTo* origin) {
    const SeatSet awaited = place.room.awaited();
    room::apply(place.room, fact, at);
    place.used_at = now;
    for (const Seat seat : place.room.awaited() - awaited)
        place.seen_at[index(seat)] = now;               // patience begins with a turn
    if (std::holds_alternative<room::Started>(fact)) {  // chairs have become seats
        place.elsewhere_at.fill(0);
        tell_who_is_here(place);
    }
    const size_t events = place.room.match ? place.room.match->events().size() : 0;
    for (const ConnectionId id : place.connections) {
        Connection& connection = connections_.at(id);
        connection.got.events = std::min(connection.got.events, events);  // what came after was undone
    }
    show(place, origin, now);
}

void Hall::loaded(Ticket ticket, store::Result<std::vector<store::Entry>> entries, Millis now) {
    const auto waiting = tickets_.extract(ticket);
    if (!waiting.empty())
        carefully(waiting.mapped(), now, [&] { take_loaded(places_.at(waiting.mapped()), entries, now); });
}

void Hall::take_loaded(Place& place, const store::Result<std::vector<store::Entry>>& entries, Millis now) {
    place.waits_for.reset();
    if (!entries) {
        if (place.ready) {  // try again at the next occasion
            place.look_again = true;
            if (!place.wants.empty()) {
                Want done = std::move(place.wants.front());
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
        outside_.tell_servers(place.room.id, "who");
        tell_who_is_here(place);
        show(place, nullptr, now);
        for (auto& [text, reply] : std::exchange(place.unread, {})) take_message(place, text, std::move(reply), now);
    } else {
        for (const store::Entry& entry : *entries) {
            if (entry.seq != place.room.seq + 1) continue;
            const auto fact = room::read_next(place.room, entry.text);
            if (!fact)
                return freeze(std::string(place.room.id),
                              "entry " + std::to_string(entry.seq) + " of its log: " + fact.error(), now);
            tell(place, *fact, entry.at_ms, now, nullptr);
        }
        place.summary = summary_of(place.room);
    }
    after_change(place, now);
}

// A room from its whole log. False: that cannot be here, and everybody was told.
bool Hall::build(Place& place, const std::vector<store::Entry>& entries, Millis now) {
    auto room = rebuild(place.room.id, entries,
                        [this](std::string_view id, std::string_view sha256) { return outside_.board(id, sha256); });
    if (!room && room.error().code == "broken_table") {
        unreadable_.insert(place.room.id);
        freeze(std::string(place.room.id), room.error().why, now);
        return false;
    }
    if (!room) {
        give_up(place, room.error().code, "this server does not have the board of this table", now);
        return false;
    }
    place.room = std::move(*room);
    unreadable_.erase(place.room.id);
    return true;
}

// Sends everybody away, and forgets the table.
void Hall::give_up(Place& place, protocol::Code code, const std::string& reason, Millis now) {
    const std::string table = place.room.id;
    for (Want& wanted : std::exchange(place.wants, {})) refuse(wanted.reply, {code, {}, reason}, 0);
    for (auto& [text, reply] : std::exchange(place.unread, {})) refuse(reply, {code, {}, reason}, 0);
    const auto connections = place.connections;
    for (const ConnectionId id : connections) {
        part(id, now);
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
    if (stopping_) return refuse_waiting(place);
    if (place.retry_at > now) {
        pump(place, now);
        return set_wake(place, now);
    }
    if (place.ready && !place.waits_for && (place.look_again || place.heard_seq > place.room.seq))
        return read_more(place);
    if (place.ready && !place.waits_for && place.room.seq != 0) {
        const auto follow = [this](const room::Room& room) -> room::Answer {
            if (auto decision = room::what_follows(room, outside_.fresh())) return *std::move(decision);
            return room::Repeated{};
        };
        if (room::what_follows(place.room, {})) place.wants.push_front({follow, {}});
    }
    pump(place, now);
    ask_bots(place);
    set_wake(place, now);
}

void Hall::heard(const store::News& news, Millis now) {
    if (news.table.empty()) {  // some were lost
        for (auto& [table, place] : places_) {
            place.look_again = true;
            if (place.ready && !place.waits_for) read_more(place);
        }
        return;
    }
    const auto at = places_.find(news.table);
    if (at == places_.end()) return;
    Place& place = at->second;
    if (news.seq == 0) return carefully(news.table, now, [&] { heard_note(place, news.note, now); });
    place.heard_seq = std::max(place.heard_seq, news.seq);
    if (place.ready && !place.waits_for && place.heard_seq > place.room.seq) read_more(place);
}

// A log that cannot be read is read again when somebody comes, and not whenever its clock is looked at.
void Hall::wake(const std::string& table, Millis now) {
    if (!unreadable_.contains(table)) set_wake(place_for(table, now), now);
}

std::array<size_t, 3> Hall::tables_by_stage() const {
    std::array<size_t, 3> counts{};
    for (const auto& [table, place] : places_)
        if (place.ready) ++counts[static_cast<size_t>(place.room.stage())];
    return counts;
}

void Hall::stop() {
    stopping_ = true;
    for (auto& [table, place] : places_) refuse_waiting(place);
}

void Hall::refuse_waiting(Place& place) {
    const size_t being_written = place.writing ? 1 : 0;
    for (; place.wants.size() > being_written; place.wants.pop_back())
        refuse(place.wants.back().reply, kStopping, place.room.seq);
}

bool Hall::idle() const { return tickets_.empty(); }

}  // namespace hall
