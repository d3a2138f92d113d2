#include "tests/support/world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/legal.h"
#include "tests/support/desk.h"
#include "tests/support/no_secrets.h"
#include "tests/support/other_world.h"
#include "tests/support/versions.h"

namespace tests {

using engine::Seat;

// A hall, its surroundings, and the connections to it. It can die at any moment.
class World::Server : public hall::Outside {
 public:
    explicit Server(World& world) : world_(world), hall_(std::make_unique<hall::Hall>(*this)) {}

    void die() {
        ++life_;
        hall_.reset();
        auto people = std::move(people_);
        people_.clear();
        for (const auto& [id, lost] : people) lost();
    }
    void start() { hall_ = std::make_unique<hall::Hall>(*this); }
    bool alive() const { return hall_ != nullptr; }
    uint64_t life() const { return life_; }
    hall::Hall& hall() { return *hall_; }

    // `deliver(text)` and `lost()` are called when something comes, or nothing will any more.
    hall::ConnectionId connect(const std::string& table, const room::Asker& asker, protocol::Version version,
                               std::function<void(std::string)> deliver, std::function<void()> lost) {
        const hall::ConnectionId id = world_.next_id_++;
        people_[id] = std::move(lost);
        deliver_[id] = std::move(deliver);
        hall_->connect(id, table, asker, version, world_.now_);
        return id;
    }
    void disconnect(hall::ConnectionId id) {
        people_.erase(id);
        if (alive()) hall_->disconnect(id, world_.now_);
    }
    void tick() {
        if (alive()) hall_->tick(world_.now_);
        if (alive() && ++ticks_ % 25 == 0)
            for (const auto& [table, when] : world_.wakes_)
                if (when <= world_.now_) hall_->wake(table, world_.now_);
        world_.at(world_.now_ + 200, [this] { tick(); });
    }
    void hear(const store::News& news) {
        world_.at(world_.now_ + world_.below(30), [this, news] {
            if (alive()) hall_->heard(news, world_.now_);
        });
    }

 private:
    // What comes from outside reaches only the life that asked.
    void later(Millis delay, std::function<void(hall::Hall&)> what) {
        world_.at(world_.now_ + delay, [this, life = life_, what = std::move(what)] {
            if (life == life_ && alive()) what(*hall_);
        });
    }

    void send(hall::ConnectionId connection, std::string text) override {
        const auto at = people_.find(connection);
        if (at == people_.end()) return;
        if (world_.bad_luck(world_.weather_.drop)) return close(connection, "overloaded");
        // Messages on one connection stay in order.
        Millis& arrives = arrives_[connection];
        arrives = std::max(arrives, world_.now_ + 1 + world_.below(40));
        world_.at(arrives, [deliver = deliver_.at(connection), text = std::move(text)] { deliver(text); });
    }
    void close(hall::ConnectionId connection, protocol::Code) override {
        later(0, [this, connection](hall::Hall& hall) {
            const auto at = people_.extract(connection);
            if (at.empty()) return;
            hall.disconnect(connection, world_.now_);
            at.mapped()();
        });
    }
    void append(store::Append entry, hall::Ticket ticket) override {
        if (entry.table == world_.cursed_) throw std::logic_error("a mistake");
        world_.at(world_.now_ + 1 + world_.below(10), [this, life = life_, entry = std::move(entry), ticket] {
            const bool fails = world_.bad_luck(world_.weather_.store_fails);
            const bool done_all_the_same = world_.below(2) == 0;  // the answer is lost, not the entry
            store::Result<store::Appended> result =
                std::unexpected(store::Error{store::Error::Kind::unreachable, "the cable is cut"});
            if (!fails || done_all_the_same) {
                const auto done = world_.append(entry);
                if (!fails) result = done;
            }
            if (life == life_)
                later(1 + world_.below(5),
                      [this, ticket, result](hall::Hall& hall) { hall.appended(ticket, result, world_.now_); });
        });
    }
    void load(std::string table, uint64_t after_seq, hall::Ticket ticket) override {
        later(1 + world_.below(10), [this, table = std::move(table), after_seq, ticket](hall::Hall& hall) {
            if (world_.bad_luck(world_.weather_.store_fails))
                return hall.loaded(ticket, std::unexpected(store::Error{store::Error::Kind::unreachable, ""}),
                                   world_.now_);
            std::vector<store::Entry> entries;
            if (const auto at = world_.logs_.find(table); at != world_.logs_.end())
                for (const store::Entry& entry : at->second)
                    if (entry.seq > after_seq) entries.push_back(entry);
            hall.loaded(ticket, std::move(entries), world_.now_);
        });
    }
    void think(hall::Puzzle puzzle) override {
        later(1 + world_.below(50), [this, puzzle = std::move(puzzle)](hall::Hall& hall) {
            engine::State state = engine::empty_table(puzzle.board->board, static_cast<int>(puzzle.seats));
            for (const engine::Event& event : puzzle.events) evolve(state, event);
            engine::ActionList legal;
            legal_actions(state.table, state.secrets_of(puzzle.seat), puzzle.seat, legal);
            ASSERT_FALSE(legal.empty()) << "a bot is asked out of turn";
            const auto any = world_.below(static_cast<uint32_t>(legal.size()));
            hall.thought(puzzle.table, puzzle.seat, puzzle.seq, legal[any], world_.now_);
        });
    }
    void tell_servers(std::string table, std::string note) override {
        for (const auto& server : world_.servers_)  // us too, as PostgreSQL does
            if (!world_.bad_luck(world_.weather_.lose_news)) server->hear({table, 0, note});
    }
    void report_mistake(std::string_view table, std::string_view what) override {
        if (table != world_.cursed_) ADD_FAILURE() << table << ": " << what;
    }
    void report_bot(std::string_view table, std::string_view level) override {
        ADD_FAILURE() << table << ": a bot of level " << level << " chose what is not legal";
    }
    hall::Stamp took_message() override { return 0; }
    void answered(hall::Stamp) override {}
    void refused(protocol::Code) override {}
    room::Fresh fresh() override {
        room::Fresh fresh;
        for (uint8_t& byte : fresh.seed) byte = static_cast<uint8_t>(world_.below(256));
        fresh.invite = "i" + std::to_string(world_.next_id_++);
        return fresh;
    }
    const record::BoardFile* board(std::string_view, std::string_view) override { return &record::shipped_board(); }

    World& world_;
    std::unique_ptr<hall::Hall> hall_;
    uint64_t life_ = 0, ticks_ = 0;
    std::map<hall::ConnectionId, std::function<void()>> people_;
    std::map<hall::ConnectionId, std::function<void(std::string)>> deliver_;
    std::map<hall::ConnectionId, Millis> arrives_;
};

// Plays any legal action, and comes back when the connection breaks. Sends a message again until it is answered.
class World::Person {
 public:
    enum class Wants : uint8_t { seat, nothing };

    Person(World& world, std::string table, std::string name, Wants wants, bool rematch)
        : world_(world),
          table_(std::move(table)),
          asker_{std::move(name), false},
          version_(world.below(2) == 0 ? protocol::Version::one : protocol::Version::two),
          wants_(wants),
          wants_rematch_(rematch) {
        world_.at(world_.now_ + world_.below(500), [this] { come(); });
        world_.at(world_.now_ + 1000, [this] { nudge(); });
    }

    const std::string& table() const { return table_; }
    const std::string& last_text() const { return last_text_; }
    uint64_t last_seq() const { return last_seq_; }

 private:
    void come() {
        Server& server = *world_.servers_[world_.below(static_cast<uint32_t>(world_.servers_.size()))];
        if (!server.alive()) return world_.at(world_.now_ + 300, [this] { come(); });
        server_ = &server;
        seen_.clear();
        const uint64_t visit = ++visit_;
        connection_ = server.connect(
            table_, asker_, version_,
            [this, visit](const std::string& text) {
                if (visit == visit_) receive(text);
            },
            [this, visit] {
                if (visit == visit_) lose();
            });
    }
    void lose() { stay_away(50 + world_.below(1000)); }
    void stay_away(Millis length) {
        server_ = nullptr;
        ++visit_;
        world_.at(world_.now_ + length, [this] { come(); });
    }
    void go_away(Millis length) {
        server_->disconnect(connection_);
        stay_away(length);
    }
    void send(const std::string& text) {
        if (server_ == nullptr) return;
        if (world_.bad_luck(world_.weather_.drop)) {
            server_->disconnect(connection_);
            return lose();
        }
        const int times = world_.bad_luck(world_.weather_.repeat) ? 2 : 1;
        for (int i = 0; i < times; ++i)
            world_.at(world_.now_ + 1 + world_.below(40), [this, visit = visit_, text] {
                if (visit == visit_ && server_ != nullptr && server_->alive())
                    server_->hall().receive(connection_, text, world_.now_);
            });
    }
    // From time to time: what was not answered is sent again, and the last views looked at again.
    void nudge() {
        world_.at(world_.now_ + 1000, [this] { nudge(); });
        if (world_.below(60) == 0) wonder();
        if (server_ == nullptr || content_) return;
        if (!waiting_.empty()) return send(waiting_);
        if (world_.below(100) == 0) return go_away(30'000 + world_.below(60'000));
        const auto visit = visit_;
        for (const auto& [seat, view] : std::map(views_))
            if (visit == visit_) consider(view, true);
    }

    void receive(const std::string& text) {
        boost::json::object message = std::move(boost::json::parse(text).as_object());
        if (message.at("type") == "refused") {
            const std::string_view code = message.at("code").as_string();
            if (message.contains("id") && message.at("id").as_string() == waiting_id_ && code != "store_unavailable")
                waiting_.clear();
            return;
        }
        if (message.at("type") != "update") return;
        EXPECT_EQ(message.at("version"), protocol::number_of(version_)) << text;
        last_text_ = text;
        const auto visit = visit_;
        for (boost::json::object& view : messages_in(std::move(message)))
            if (visit == visit_) take(std::move(view));
    }

    void take(boost::json::object message) {
        check(message);
        if (message.at("seq").to_number<uint64_t>() !=
            std::exchange(last_seq_, message.at("seq").to_number<uint64_t>()))
            views_.clear();
        content_ = false;
        if (message.contains("done") && message.at("done").as_string() == waiting_id_ && !waiting_.empty()) {
            world_.acknowledged_.insert(waiting_id_);
            waiting_.clear();
        }
        consider(message, false);
        const int64_t key = key_of(message);
        views_[key] = std::move(message);
    }

    // A question without a connection, by this person or by a stranger: a look, or the record.
    void wonder() {
        Server& server = *world_.servers_[world_.below(static_cast<uint32_t>(world_.servers_.size()))];
        if (!server.alive()) return;
        const bool stranger = world_.below(2) == 0, record = world_.below(2) == 0;
        const room::Asker asker = stranger ? room::Asker{"stranger", false} : asker_;
        world_.questions_.push_back({&server, server.life(), world_.now_});
        const auto answered = [this, table = table_, number = world_.questions_.size() - 1, stranger, record](
                                  const std::optional<protocol::Code>& code, const std::string& text) {
            EXPECT_EQ(world_.questions_[number].answers++, 0) << text;
            const room::Room room = world_.room(table);
            const bool closed = room.settings.watching == seating::Watching::nobody;
            EXPECT_TRUE(!stranger || !closed || code || room.stage() == seating::Stage::open) << text;
            if (code) return;
            const auto answer = boost::json::parse(text).as_object();
            EXPECT_EQ(record, answer.contains("board_sha256")) << text;
            if (record)
                EXPECT_EQ(room.stage(), seating::Stage::over);
            else
                std::ranges::for_each(messages_in(answer), expect_no_secrets);
        };
        if (record)
            server.hall().ask_record(table_, asker, answered, world_.now_);
        else
            server.hall().ask(table_, asker, version_, {}, answered, world_.now_);
    }

    static int64_t key_of(const boost::json::object& update) {
        return update.at("seat").is_null() ? -1 : update.at("seat").to_number<int64_t>();
    }

    // Nothing is left out on a connection.
    void check(const boost::json::object& update) {
        expect_no_secrets(update);
        if (!update.contains("events")) return;
        Seen& seen = seen_[key_of(update)];
        const auto follows = [&](const char* first, const char* list, size_t& have) {
            if (!update.contains(list)) return;
            const auto from = update.at(first).to_number<size_t>();
            EXPECT_LE(from, have) << list << " are missing: " << update;
            have = from + update.at(list).as_array().size();
        };
        follows("first_event", "events", seen.events);
        follows("first_line", "chat", seen.lines);
    }

    // What to do now. `idle`: nothing has happened for a while.
    void consider(const boost::json::object& message, bool idle) {
        const auto& table = message.at("table").as_object();
        const auto& stage = table.at("stage");
        if (stage == "over") return think_of_rematch(message, idle);
        if (stage == "open") return look_for_chair(message, idle);
        if (message.at("seat").is_null() || !message.contains("own") || message.contains("late")) return;
        const auto& own = message.at("own").as_object();
        const auto seat = message.at("seat").to_number<size_t>();
        if (const auto* why = table.at("seats").as_array()[seat].as_object().if_contains("stand_in"))
            return *why == "resigned" ? void() : ask("take_back", seat);
        if (!waiting_.empty()) return;
        if (table.contains("undo") && table.at("undo").at("asked_by").to_number<size_t>() != seat)
            return ask("answer_undo", seat, R"(,"yes":true)");
        if (world_.below(50) == 0) return ask("undo", seat);
        if (world_.below(50) == 0) return ask("say", seat, R"(,"phrase":"hello")");
        if (world_.below(200) == 0) return ask("leave", seat);
        if (world_.below(1000) == 0) return ask("resign", seat);
        if (own.contains("legal")) act(own.at("legal").as_object(), seat);
    }

    void look_for_chair(const boost::json::object& message, bool idle) {
        if (!idle) return;
        if (wants_ == Wants::seat && message.at("seat").is_null())
            return send(R"({"type":"sit","name":")" + asker_.person + "\"}");
        if (message.contains("host") && world_.below(8) == 0) return send(R"({"type":"start","level":"tourist"})");
        if (!message.contains("host") && !message.at("seat").is_null() && world_.below(10) == 0)
            ask("leave", message.at("seat").to_number<size_t>());
    }

    void think_of_rematch(const boost::json::object& message, bool idle) {
        content_ = !wants_rematch_;
        if (!wants_rematch_ || !idle) return;
        if (const auto* next = message.at("table").as_object().if_contains("next")) {
            table_ = next->as_string();
            wants_rematch_ = false;
            views_.clear();
            return go_away(100);
        }
        if (!message.at("seat").is_null()) ask("rematch", message.at("seat").to_number<size_t>());
    }

    void ask(const std::string& type, size_t seat, const std::string& more = {}) {
        send(R"({"type":")" + type + R"(","seat":)" + std::to_string(seat) + more + "}");
    }

    void act(const boost::json::object& legal, size_t seat) {
        waiting_id_ = asker_.person + "-" + std::to_string(world_.next_id_++);
        boost::json::object message;
        message["type"] = "act";
        message["id"] = waiting_id_;
        message["seat"] = seat;
        message["seq"] = last_seq_;
        message["action"] =
            any_action(legal, [this](size_t count) { return world_.below(static_cast<uint32_t>(count)); });
        waiting_ = boost::json::serialize(message);
        send(waiting_);
    }

    World& world_;
    std::string table_;
    room::Asker asker_;
    protocol::Version version_;
    Server* server_ = nullptr;
    uint64_t visit_ = 0;
    hall::ConnectionId connection_ = 0;
    std::string waiting_, waiting_id_, last_text_;
    uint64_t last_seq_ = 0;
    struct Seen {
        size_t events = 0, lines = 0;
    };
    std::map<int64_t, Seen> seen_;                  // on this connection, by seat; -1: as one who watches
    std::map<int64_t, boost::json::object> views_;  // of the last entry
    Wants wants_;
    bool wants_rematch_;
    bool content_ = false;  // nothing is to be done any more
};

World::World(uint64_t seed, const Weather& weather) : rng_(seed), weather_(weather) {
    calm_.servers = weather.servers;
    for (int i = 0; i < weather.servers; ++i) {
        servers_.push_back(std::make_unique<Server>(*this));
        at(now_ + below(200), [server = servers_.back().get()] { server->tick(); });
    }
    at(now_ + 1000, [this] { kill_sometimes(); });
}
World::~World() = default;

std::string World::open_table(const Company& company, seating::Settings settings) {
    const std::string table = "t" + std::to_string(next_id_++);
    room::Opened opened;
    opened.settings = std::move(settings);
    opened.settings.board = record::shipped_board().board.id;
    opened.board_sha256 = record::shipped_board().sha256;
    const auto come = [&](const std::string& name, Person::Wants wants) {
        people_.push_back(std::make_unique<Person>(*this, table, name, wants, company.rematch));
    };
    const auto sit = [&](const std::string& person, const std::string& name) {
        seating::Chair& chair = opened.chairs.emplace_back();
        chair.kind = seating::ChairKind::person;
        chair.person = person;
        chair.name = name;
    };
    for (int i = 0; i < company.people; ++i) {
        const std::string name = table + "p" + std::to_string(i);
        sit(name, name);
        come(name, Person::Wants::seat);
    }
    opened.host = opened.chairs.front().person;
    if (company.two_seats) sit(opened.host, table + "q");
    for (int i = 0; i < company.bots; ++i) {
        seating::Chair& chair = opened.chairs.emplace_back();
        chair.kind = seating::ChairKind::bot;
        chair.level = "tourist";
    }
    opened.chairs.resize(opened.chairs.size() + static_cast<size_t>(company.guests));
    for (int i = 0; i < company.guests; ++i) come(table + "g" + std::to_string(i), Person::Wants::seat);
    for (int i = 0; i < company.watchers; ++i) come(table + "w" + std::to_string(i), Person::Wants::nothing);
    awaited_tables_ += company.rematch ? 2 : 1;
    store::Append entry{table, 1, now_, room::write(opened, record::shipped_board().board, opened.chairs.size()), {}};
    EXPECT_EQ(append(entry), store::Appended::stored);
    return table;
}

store::Result<store::Appended> World::append(const store::Append& entry) {
    auto& entries = logs_[entry.table];
    if (entry.seq != entries.size() + 1) return store::Appended::conflict;
    entries.push_back({entry.seq, entry.at_ms, entry.text});
    if (entry.summary) wakes_.erase(entry.table);
    if (entry.summary && entry.summary->wake_at_ms) wakes_[entry.table] = *entry.summary->wake_at_ms;
    for (const auto& server : servers_)
        server->hear(bad_luck(weather_.lose_news) ? store::News{} : store::News{entry.table, entry.seq, {}});
    return store::Appended::stored;
}

void World::kill_sometimes() {
    if (bad_luck(weather_.kill)) {
        Server& server = *servers_[below(static_cast<uint32_t>(servers_.size()))];
        if (server.alive()) {
            ++restarts_;
            server.die();
            at(now_ + 100 + below(3000), [&server] { server.start(); });
        }
    }
    at(now_ + 1000, [this] { kill_sometimes(); });
}

room::Room World::room(const std::string& table) const { return room_of(table, logs_.at(table)); }

// NB: a game that is over stays so: only chat and rematches follow.
bool World::all_over() const {
    const auto names = tables();
    return names.size() >= awaited_tables_ && std::ranges::all_of(names, [this](const std::string& table) {
               const auto& entries = log(table);
               return std::any_of(entries.rbegin(), entries.rend(),
                                  [](const store::Entry& fact) { return fact.text.contains("game_ended"); });
           });
}

void World::run(Millis until) {
    for (uint64_t i = 1; !events_.empty() && events_.begin()->first <= until; ++i) {
        const auto next = events_.extract(events_.begin());
        now_ = next.key();
        next.mapped()();
        if (i % 2000 == 0 && all_over()) return;
    }
}

void World::calm_down(Millis length) {
    weather_ = calm_;
    const Millis end = now_ + length;
    while (!events_.empty() && events_.begin()->first <= end) {
        const auto next = events_.extract(events_.begin());
        now_ = next.key();
        next.mapped()();
    }
}

std::vector<std::string> World::tables() const {
    std::vector<std::string> names;
    for (const auto& [table, entries] : logs_) names.push_back(table);
    return names;
}

std::vector<World::LastView> World::last_views() const {
    std::vector<LastView> views;
    for (const auto& person : people_) views.push_back({person->table(), person->last_seq(), person->last_text()});
    return views;
}

size_t World::unanswered() const {
    return static_cast<size_t>(std::ranges::count_if(questions_, [this](const Question& question) {
        return question.answers == 0 && question.life == question.server->life() && question.at + 5'000 < now_;
    }));
}

}  // namespace tests
