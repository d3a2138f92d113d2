// One hall with a store in memory, in one thread: what it asks for is done when settle() is called.
#pragma once

#include <deque>
#include <functional>
#include <map>

#include "hall/hall.h"

namespace tests {

class Desk : private hall::Outside {
 public:
    hall::Hall hall{*this};
    room::Millis now = 1'700'000'000'000;
    std::map<std::string, std::vector<store::Entry>> logs;
    std::map<std::string, std::optional<room::Millis>> wakes;  // when the store says that something is due
    std::map<hall::ConnectionId, std::vector<std::string>> sent;
    std::map<hall::ConnectionId, std::string> closed;  // with which code
    std::deque<hall::Puzzle> puzzles;                  // that nobody has solved
    std::vector<std::string> mistakes;                 // of ours, or in logs
    std::vector<std::string> bad_bots;                 // levels of those that chose what is not legal

    // A table of people p0, p1 and so on, the first its host. It starts by itself unless a chair is free.
    std::string open_table(int people, int free_chairs = 0, seating::Watching watching = seating::Watching::table);
    std::string open_table(room::Opened opened);
    void settle();

 protected:
    void send(hall::ConnectionId connection, std::string text) override;
    void close(hall::ConnectionId connection, protocol::Code code) override;
    void append(store::Append entry, hall::Ticket ticket) override;
    void load(std::string table, uint64_t after_seq, hall::Ticket ticket) override;
    void think(hall::Puzzle puzzle) override { puzzles.push_back(std::move(puzzle)); }
    void advise(hall::Puzzle puzzle, hall::Reply reply) override {
        std::move(reply).answer({}, "hints for " + std::to_string(index(puzzle.seat)));
    }
    void tell_servers(std::string, std::string) override {}
    hall::Stamp took_message() override { return 0; }
    void answered(hall::Stamp) override {}
    void refused(protocol::Code) override {}
    void report_mistake(std::string_view, std::string_view what) override { mistakes.emplace_back(what); }
    void report_bot(std::string_view, std::string_view level) override { bad_bots.emplace_back(level); }
    room::Fresh fresh() override;
    const record::BoardFile* board(std::string_view id, std::string_view sha256) override;

    std::deque<std::function<void()>> to_do_;

 private:
    uint8_t made_ = 0;
};

// The actions that an update offers, as a client writes them.
std::vector<boost::json::object> all_actions(const boost::json::object& legal);
// One of them, of any kind. `choose(n)`: a number below n.
boost::json::object any_action(const boost::json::object& legal, const std::function<size_t(size_t)>& choose);

}  // namespace tests
