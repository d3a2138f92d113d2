// The tables of one thread: who is connected to them, what they wait for, what is being written down. Everything that
// happens comes in through a function with the time; everything that follows goes out through Outside. So a whole
// server can be played through in a test, second by second.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>

#include "hall/audience.h"
#include "hall/careful.h"
#include "hall/outside.h"
#include "hall/reply.h"

namespace hall {

using room::Millis;

// Where the answer to a message goes: to a connection, or to who waits for one reply.
struct ReplyTo {
    std::optional<ConnectionId> connection;
    Reply once;
    room::Asker asker;
    std::string id = {};  // of the message
    Stamp stamp = 0;
    protocol::Version version = protocol::Version::two;  // of one reply; a connection has its own
    std::optional<engine::Seat> seat = {};               // for which it speaks
    enum class With : uint8_t { view, record, hints } with = With::view;
};

class Hall {
 public:
    explicit Hall(Outside& outside) : outside_(outside) {}
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    // People.
    void connect(ConnectionId connection, const std::string& table, room::Asker asker, protocol::Version version,
                 Millis now);
    void receive(ConnectionId connection, std::string_view text, Millis now);
    void disconnect(ConnectionId connection, Millis now);
    // The same without a connection: one message, or none to have a look, and one answer.
    void ask(const std::string& table, room::Asker asker, protocol::Version version, std::optional<std::string> text,
             Reply reply, Millis now);
    // The record of a game that is over, for whoever may watch it.
    void ask_record(const std::string& table, const room::Asker& asker, Reply reply, Millis now);
    // Hints for a seat that is to act (room::why_no_hint).
    void ask_hints(const std::string& table, const room::Asker& asker, engine::Seat seat, Reply reply, Millis now);
    // A new table; the answer is its first update.
    void open(const std::string& table, room::Opened opened, room::Asker asker, protocol::Version version, Reply reply,
              Millis now);

    // Answers from outside.
    void appended(Ticket ticket, store::Result<store::Appended> result, Millis now);
    void loaded(Ticket ticket, store::Result<std::vector<store::Entry>> entries, Millis now);
    void thought(const std::string& table, engine::Seat seat, uint64_t seq, const engine::Action& action, Millis now);
    void heard(const store::News& news, Millis now);

    // Our own mistake: nothing of the table is trusted any more. Everybody is sent away, and it rests before its log is
    // read again.
    void freeze(const std::string& table, std::string_view mistake, Millis now);

    void announce();                                  // tells the other servers who is here
    void wake(const std::string& table, Millis now);  // loads it: something is due there
    void tick(Millis now);                            // from time to time, and at next_deadline
    std::optional<Millis> next_deadline() const;

    size_t tables() const { return places_.size(); }
    std::array<size_t, 3> tables_by_stage() const;  // of those that are read
    size_t connections() const { return connections_.size(); }
    void stop();        // nothing new is done any more; what is being written is
    bool idle() const;  // nothing is being written or read

 private:
    static constexpr size_t kMostWants = 32;  // at one table

    // Something that somebody wants of a table. It is judged when its turn comes, and again after a conflict.
    struct Want {
        std::function<room::Answer(const room::Room&)> judge;
        ReplyTo reply;
    };
    struct Writing {
        room::Fact fact;
        std::optional<room::Opened> opens;  // written first, to another table
        Millis at = 0;
        std::optional<store::Summary> summary;  // the new one, if it may have changed
        bool lists = false;                     // it is written with one
    };
    struct Place {
        room::Room room;
        bool ready = false;      // the log has been read
        bool overtaken = false;  // an entry conflicted: there must be new ones
        std::vector<ConnectionId> connections;
        std::deque<Want> wants;
        std::vector<std::pair<std::string, ReplyTo>> unread;  // messages that came before the log was read
        std::optional<Ticket> waits_for;                      // of the store
        std::optional<Writing> writing;
        uint64_t heard_seq = 0;
        bool look_again = false;                               // news may have been lost: read when there is time
        std::optional<Millis> frozen_until;                    // see freeze
        store::Summary summary;                                // as the store has it
        Millis listed_at = 0;                                  // when that was written
        std::array<uint64_t, engine::kMaxSeats> asked_bot{};   // the entry for which a bot thinks
        std::array<Millis, engine::kMaxSeats> seen_at{};       // when the owner was last known to be there
        std::array<Millis, engine::kMaxSeats> elsewhere_at{};  // ... at another server
        std::optional<Millis> wakes_at;
        Millis retry_at = 0;  // the store failed: bots and clocks try again then
        Millis used_at = 0;
    };
    struct Connection {
        std::string table;
        room::Asker asker;
        protocol::Version version = protocol::Version::two;
        Got got = {};
        bool late = false;  // it was shown every seat, some turns later
    };

    // What goes wrong in `work` freezes this table, and the others play on.
    template <class Work>
    void carefully(const std::string& table, Millis now, Work work) {
        attempt(work, [&](const char* mistake) { freeze(table, mistake, now); });
    }

    Place& place_for(const std::string& table, Millis now);
    void part(ConnectionId connection, Millis now);
    void take_appended(Place& place, const store::Result<store::Appended>& result, Millis now);
    void take_loaded(Place& place, const store::Result<std::vector<store::Entry>>& entries, Millis now);
    void want(Place& place, Want wanted, Millis now);
    void take_message(Place& place, const std::string& text, ReplyTo reply, Millis now);
    void pump(Place& place, Millis now);
    void write_down(Place& place);
    void read_more(Place& place);
    void tell(Place& place, const room::Fact& fact, Millis at, Millis now, const ReplyTo* origin);
    bool build(Place& place, const std::vector<store::Entry>& entries, Millis now);
    void give_up(Place& place, protocol::Code code, const std::string& reason, Millis now);
    void refuse_waiting(Place& place);
    void look_at_clocks(Place& place, Millis now);
    void after_change(Place& place, Millis now);
    void retry_later(Place& place, Millis now);
    void ask_bots(Place& place);  // bots.cpp
    static Puzzle puzzle(const Place& place, engine::Seat seat);
    void set_wake(Place& place, Millis now);
    std::optional<Millis> wake_time(const Place& place, Millis now) const;
    void forget(const std::string& table);

    // Who is here, and who is told what: show.cpp.
    engine::SeatSet connected(const Place& place) const;
    engine::SeatSet here(const Place& place, Millis now) const;
    void tell_who_is_here(const Place& place);
    void heard_note(Place& place, std::string_view note, Millis now);
    void show(Place& place, const ReplyTo* origin, Millis now);
    void send_update(ConnectionId id, const Audience& audience, std::string_view done);
    void show_to(const Place& place, ConnectionId id, std::string_view done, Millis now);
    void answer(Place& place, ReplyTo& reply, Millis now);
    std::string view_for(const Place& place, const ReplyTo& reply, std::string_view done, Millis now) const;
    void refuse(ReplyTo& reply, const protocol::Refusal& refusal, uint64_t seq, std::string_view update = {});

    Outside& outside_;
    std::unordered_map<std::string, Place> places_;
    std::unordered_map<ConnectionId, Connection> connections_;
    std::unordered_map<Ticket, std::string> tickets_;  // which table waits
    std::set<std::pair<Millis, std::string>> wakes_;
    std::set<std::string> unreadable_;  // tables
    Ticket next_ticket_ = 1;
    bool stopping_ = false;
};

}  // namespace hall
