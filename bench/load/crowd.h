// Many groups of clients that act at given times, or as fast as they are answered, and what is measured meanwhile.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <random>
#include <vector>

#include "net.h"
#include "process.h"

namespace load {

using Clock = std::chrono::steady_clock;
using Instant = Clock::time_point;

struct Counts {
    uint64_t actions = 0;                     // heard of by everybody at the table
    uint64_t to_server = 0, from_server = 0;  // messages
    uint64_t bytes_to_server = 0, bytes_from_server = 0;
    uint64_t games = 0;                      // played to the end
    uint64_t visits = 0;                     // connections made
    std::map<std::string, uint64_t> faults;  // refusals by code, connections lost
};

// What groups share.
struct Desk {
    asio::io_context& io;
    std::vector<tcp::endpoint> servers;  // of one database; the seats of a table are spread over them
    Counts counts;
    std::vector<uint32_t> latencies_us;  // of the actions due in the measured time
    Instant measured_from = Instant::max(), measured_to = Instant::max();
    bool saturate = false;  // nobody waits for a time to act
    bool resting = false;   // nobody acts
    bool bots = false;      // they may keep people waiting: an action is counted from when it was sent
    std::minstd_rand rng{1};
    std::vector<std::string>* records = nullptr;  // of the games that are over, if they are wanted
};

// The clients at one table. One action at a time; it is done when every one of them has heard of it.
class Group {
 public:
    explicit Group(Desk& desk) : desk_(desk) {}
    virtual ~Group() = default;
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;

    // The steps of setting up, to be measured one by one.
    virtual asio::awaitable<void> open(Http& http) = 0;
    virtual asio::awaitable<void> connect() = 0;
    virtual void begin() = 0;

    void due(Instant at);  // act at this time, or as soon as possible after it
    void allow(uint64_t actions) { left_ = actions, act_if_due(); }  // so many more
    bool busy() const { return in_flight_.has_value(); }
    bool rests() const { return left_ == 0 && !busy(); }  // all that was allowed is done

 protected:
    virtual void act() = 0;
    void be_ready(bool ready);
    void done();                          // everybody has heard of the action
    void failed(const std::string& why);  // and so there is no action any more
    asio::awaitable<std::shared_ptr<Line>> join(tcp::endpoint server, std::string path, std::string cookie, Ear ear);
    void send(Line& line, std::string text);
    void count_heard(std::string_view text);
    Desk& desk() { return desk_; }

 private:
    void act_if_due();

    Desk& desk_;
    bool ready_ = false;
    std::deque<Instant> due_;
    std::optional<Instant> in_flight_;  // since when it is due
    uint64_t left_ = UINT64_MAX;
};

using Groups = std::vector<std::unique_ptr<Group>>;

struct Plan {
    double rate = 0;  // actions a second of all together; 0: as fast as they are answered
    double warm_up_s = 5, seconds = 20;
};

// What the server says of its bots.
struct Bots {
    double decisions = 0, seconds = 0;  // in the measured time
    double queue = 0;                   // at its end: decisions that wait
    double drained_s = -1;              // how long after that nothing waited any more; negative: not in time
};

struct Outcome {
    double seconds = 0;
    size_t tables = 0;
    Counts counts;                       // in the measured time
    std::vector<uint32_t> latencies_us;  // sorted
    uint64_t unanswered = 0;
    Usage server;                        // CPU in the measured time, memory at its end; of all servers together
    std::vector<double> cpu_seconds_of;  // each server
    double client_cpu_seconds = 0;
    std::optional<Bots> bots;
};

// Runs the same step for all groups, some of them at a time.
asio::awaitable<void> open_all(Desk& desk, Groups& groups);
asio::awaitable<void> connect_all(Desk& desk, Groups& groups);
asio::awaitable<void> act_all(Desk& desk, Groups& groups, uint64_t actions);  // so many each
asio::awaitable<void> wait(double seconds);

asio::awaitable<Outcome> play(Desk& desk, Groups& groups, Plan plan, const std::vector<pid_t>& servers);

}  // namespace load
