// An evening at one table with all kinds of people, kept as what came in: it can be had again at another server.
#pragma once

#include "tests/support/desk.h"
#include "tests/support/other_world.h"

namespace tests {

class Evening {
 public:
    // `version`: which everybody speaks; otherwise some speak the one and some the other.
    explicit Evening(int number, std::optional<protocol::Version> version = {});
    void play();  // to the end of the game

    // What somebody does. People may have other ids elsewhere.
    using Name = std::function<std::string(const std::string& person)>;
    using Input = std::function<void(Desk& desk, const Name& id)>;
    struct Step {
        Input input;
        room::Millis at = 0;
        size_t entries = 0;        // of the log, afterwards
        size_t known_entries = 0;  // of these, what the last person has seen of every hand
        bool over = false;
    };

    // Who is here; the number of each is its connection's, and kReplies more is where answers by HTTP are kept. The
    // last but one only looks by HTTP, the last one only watches.
    std::vector<std::string> people;
    static constexpr hall::ConnectionId kReplies = 100;
    size_t watcher() const { return people.size() - 1; }
    size_t looker() const { return people.size() - 2; }
    // Sees every seat, some turns later.
    bool is_late(size_t person) const {
        return room.settings.watching == seating::Watching::everything && person != looker() &&
               room.seats_of({people[person]}).empty();
    }

    std::vector<Step> steps;
    std::string table;
    Desk desk;
    room::Room room;

 private:
    void sit_down();
    void step();
    void let_act();
    void let_bot_act();
    void ask_what_is_refused();
    void come_or_go();
    void settle_undo();
    void take(Input input);
    void note_entries();
    void look_at_watcher();

    void tell(size_t person, const std::string& text);  // by its connection, or by HTTP if it has none
    void look(size_t person);
    void say(size_t person, const std::string& type, engine::Seat seat, const std::string& more = {});
    size_t owner(engine::Seat seat) const;
    protocol::Version version_of(size_t person) const;
    uint32_t below(size_t n) { return rng_.below(static_cast<uint32_t>(n)); }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[below(list.size())];
    }

    int number_;
    std::optional<protocol::Version> version_;
    engine::Rng rng_;
    std::vector<bool> here_;
    int sent_ = 0;
    size_t shown_ = 0, known_ = 0;  // events that the late watcher sees; entries that it has seen
};

}  // namespace tests
