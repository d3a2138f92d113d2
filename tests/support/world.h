// A whole server world in one thread: halls that share a store, people at the other end of bad connections, and a clock
// that jumps from one event to the next. One seed, one run.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>

#include "hall/hall.h"

namespace tests {

using hall::Millis;

struct Weather {
    int drop = 0;         // per thousand messages: the connection breaks
    int repeat = 0;       // per thousand messages of clients: sent twice
    int store_fails = 0;  // per thousand questions to the store
    int kill = 0;         // per thousand seconds: a server dies
    int lose_news = 0;    // per thousand news and notes between servers
    int servers = 1;
};

// Who comes to a table.
struct Company {
    int people = 2;  // with a chair from the beginning; the first is the host
    int bots = 0;
    int guests = 0;  // they look for a chair; there is one for each, unless the host begins without them
    int watchers = 0;
    bool two_seats = false;  // the host has two chairs
    bool rematch = false;    // they play again, once
};

class World {
 public:
    World(uint64_t seed, const Weather& weather);
    ~World();

    std::string open_table(const Company& company, seating::Settings settings = {});  // its name

    void run(Millis until);  // or until all games are over
    bool all_over() const;
    std::vector<std::string> tables() const;  // those of rematches too

    // What the store has.
    const std::vector<store::Entry>& log(const std::string& table) const { return logs_.at(table); }
    room::Room room(const std::string& table) const;
    const std::set<std::string>& acknowledged() const { return acknowledged_; }
    uint64_t restarts() const { return restarts_; }
    Millis now() const { return now_; }
    uint32_t below(uint32_t n) { return rng_.below(n); }
    void calm_down(Millis length);                                 // nothing more goes wrong, for so long
    void curse(std::string table) { cursed_ = std::move(table); }  // there the servers make mistakes; "": nowhere

    // The views that the people have, for the last check.
    struct LastView {
        std::string table;
        uint64_t seq = 0;
        std::string text;
    };
    std::vector<LastView> last_views() const;

    // Questions without a connection that nobody has answered for some seconds, though the server that was asked lives
    // on.
    size_t unanswered() const;
    size_t questions() const { return questions_.size(); }

 private:
    class Server;
    class Person;
    friend class Server;
    friend class Person;

    void at(Millis when, std::function<void()> what) { events_.emplace(when, std::move(what)); }
    bool bad_luck(int per_thousand) { return rng_.below(1000) < static_cast<uint32_t>(per_thousand); }
    store::Result<store::Appended> append(const store::Append& entry);
    void kill_sometimes();

    engine::FastRng rng_;
    Weather weather_, calm_;
    Millis now_ = 1'700'000'000'000;
    std::multimap<Millis, std::function<void()>> events_;
    std::map<std::string, std::vector<store::Entry>> logs_;
    std::map<std::string, Millis> wakes_;  // when something is due at a table
    size_t awaited_tables_ = 0;            // with rematches
    std::vector<std::unique_ptr<Server>> servers_;
    std::vector<std::unique_ptr<Person>> people_;
    std::set<std::string> acknowledged_;
    struct Question {
        const Server* server;
        uint64_t life;
        Millis at;
        int answers = 0;
    };
    std::vector<Question> questions_;
    std::string cursed_;
    uint64_t restarts_ = 0, next_id_ = 1;
};

}  // namespace tests
