// Two servers of one database, step by step.
#include "hall/hall.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace {

using hall::Millis;
using protocol::Version;

constexpr const char* kTable = "abc";
constexpr Millis kBegin = 1'000'000;

struct Database {
    std::vector<store::Entry> log;
    std::deque<store::News> news;
    int listings = 0;  // entries that came with a summary
};

// A server whose questions are answered when the test says so.
class Desk : public hall::Outside {
 public:
    explicit Desk(Database& database) : database_(database) {}

    void connect(hall::ConnectionId id, const std::string& person, Version version = Version::one) {
        hall.connect(id, kTable, {person, false}, version, now);
    }
    bool answer_one() {
        if (answers_.empty()) return false;
        const auto answer = std::move(answers_.front());
        answers_.pop_front();
        answer();
        return true;
    }
    // Is the seat here, in the eyes of a connection?
    bool here(hall::ConnectionId viewer, size_t seat) const {
        const auto view = boost::json::parse(last.at(viewer));
        return view.at("table").at("seats").as_array()[seat].at("here").as_bool();
    }
    uint64_t seq(hall::ConnectionId viewer) const {
        return boost::json::parse(last.at(viewer)).at("seq").to_number<uint64_t>();
    }

    hall::Hall hall{*this};
    std::map<hall::ConnectionId, std::string> last, closed;
    std::string mistake, bad_bot;
    Millis now = kBegin;

 private:
    void send(hall::ConnectionId connection, std::string text) override { last[connection] = std::move(text); }
    void close(hall::ConnectionId connection, protocol::Code code) override { closed[connection] = code.name(); }
    void append(store::Append entry, hall::Ticket ticket) override {
        answers_.emplace_back([this, entry = std::move(entry), ticket] {
            const bool fits = entry.seq == database_.log.size() + 1;
            if (fits) database_.log.push_back({entry.seq, entry.at_ms, entry.text});
            if (fits) database_.news.push_back({entry.table, entry.seq, {}});
            if (fits && entry.summary) ++database_.listings;
            hall.appended(ticket, fits ? store::Appended::stored : store::Appended::conflict, now);
        });
    }
    void load(std::string, uint64_t after_seq, hall::Ticket ticket) override {
        std::vector<store::Entry> entries(database_.log.begin() + static_cast<std::ptrdiff_t>(after_seq),
                                          database_.log.end());
        answers_.emplace_back([this, entries = std::move(entries), ticket] { hall.loaded(ticket, entries, now); });
    }
    void think(hall::Puzzle) override {}
    void tell_servers(std::string table, std::string note) override {
        database_.news.push_back({std::move(table), 0, std::move(note)});
    }
    hall::Stamp took_message() override { return 0; }
    void answered(hall::Stamp) override {}
    void refused(protocol::Code) override {}
    void report_mistake(std::string_view, std::string_view what) override { mistake = what; }
    void report_bot(std::string_view, std::string_view level) override { bad_bot = level; }
    room::Fresh fresh() override { return {}; }
    const record::BoardFile* board(std::string_view, std::string_view) override { return &record::shipped_board(); }

    Database& database_;
    std::deque<std::function<void()>> answers_;
};

class TwoServers : public testing::Test {
 protected:
    TwoServers() {
        room::Opened opened;
        opened.settings.board = record::shipped_board().board.id;
        opened.settings.grace_s = 5;
        opened.board_sha256 = record::shipped_board().sha256;
        for (const char* name : {"ann", "bob"}) {
            seating::Chair& chair = opened.chairs.emplace_back();
            chair.kind = seating::ChairKind::person;
            chair.name = chair.person = name;
        }
        database.log.push_back({1, 0, room::write(opened, record::shipped_board().board, 2)});
    }

    // Until nobody has anything to say.
    void settle() {
        while (a.answer_one() || b.answer_one() || tell_news()) {
        }
    }
    bool tell_news() {
        if (database.news.empty()) return false;
        const store::News news = database.news.front();
        database.news.pop_front();
        for (Desk* desk : {&a, &b}) desk->hall.heard(news, now);
        return true;
    }
    void pass_time(Millis length) {
        for (const Millis end = now + length; now < end;) {
            a.now = b.now = now += 200;
            for (Desk* desk : {&a, &b}) {
                desk->hall.tick(now);
                if (now % 20'000 == 0) desk->hall.announce();
            }
            settle();
        }
    }
    bool somebody_stood_in() const {
        return std::ranges::any_of(database.log, [](const auto& entry) { return entry.text.contains("stood_in"); });
    }

    Database database;
    Millis now = kBegin;
    Desk a{database}, b{database};
    static constexpr hall::ConnectionId kAnn = 1, kBob = 2;
};

TEST_F(TwoServers, who_is_at_one_is_seen_at_the_other) {
    a.connect(kAnn, "ann");
    settle();
    b.connect(kBob, "bob");
    settle();
    EXPECT_TRUE(a.here(kAnn, 0) == b.here(kBob, 0) && a.here(kAnn, 1) == b.here(kBob, 1));
    EXPECT_TRUE(b.here(kBob, 0) && b.here(kBob, 1));
    a.hall.disconnect(kAnn, now);
    settle();
    EXPECT_FALSE(b.here(kBob, 0) && b.here(kBob, 1));
}

TEST_F(TwoServers, nobody_is_taken_for_absent_who_only_thinks_for_long) {
    a.connect(kAnn, "ann");
    settle();
    b.connect(kBob, "bob");
    pass_time(600'000);
    EXPECT_FALSE(somebody_stood_in());
    a.hall.disconnect(kAnn, now);
    pass_time(10'000);
    EXPECT_TRUE(somebody_stood_in());
}

TEST_F(TwoServers, who_leaves_one_may_still_be_at_the_other) {
    a.connect(kAnn, "ann");
    b.connect(kBob, "bob");
    b.connect(3, "ann");
    settle();
    b.hall.disconnect(3, now);
    settle();
    EXPECT_TRUE(b.here(kBob, 0) && b.here(kBob, 1));
}

TEST_F(TwoServers, an_account_has_the_seats_of_its_guest_at_any_server_and_the_guest_plays_on) {
    a.connect(kAnn, "ann");
    settle();
    b.hall.connect(kBob, kTable, {"bob", false, {"ann"}}, Version::one, now);
    settle();
    EXPECT_TRUE(a.here(kAnn, 0) && a.here(kAnn, 1));
    std::string text;
    const auto keep = [&](std::optional<protocol::Code>, const std::string& answer) { text = answer; };
    for (const int seat : {0, 1}) {
        b.hall.ask(kTable, {"bob", false, {"ann"}}, Version::one,
                   R"({"type":"say","text":"hi","seat":)" + std::to_string(seat) + "}", keep, now);
        settle();
        EXPECT_EQ(json::parse(text)->at("seat"), seat);
    }
    EXPECT_EQ(a.seq(kAnn), b.seq(kBob));
    a.hall.receive(kAnn, R"({"type":"say","text":"hi","seat":0})", now);
    settle();
    EXPECT_EQ(a.seq(kAnn), b.seq(kBob));
    EXPECT_EQ(boost::json::parse(a.last[kAnn]).at("chat").as_array().size(), 1U);
    a.hall.receive(kAnn, R"({"type":"say","text":"hi","seat":1,"id":"x"})", now);
    settle();
    EXPECT_TRUE(a.last[kAnn].contains("not_your_seat")) << a.last[kAnn];
}

TEST_F(TwoServers, news_that_were_lost_during_a_reading_are_made_up_for) {
    b.connect(kBob, "bob");
    settle();
    const auto before = b.seq(kBob);
    b.hall.heard({}, now);  // reads what is there already
    a.connect(kAnn, "ann");
    a.answer_one();
    a.hall.receive(kAnn, R"({"type":"say","seat":0,"phrase":"hello"})", now);
    a.answer_one();
    ASSERT_EQ(database.log.size(), before + 1);
    database.news.clear();
    b.hall.heard({}, now);  // that was lost: but the first reading is still under way
    settle();
    EXPECT_EQ(b.seq(kBob), before + 1);
}

TEST_F(TwoServers, patience_with_who_is_away_begins_with_the_turn) {
    b.connect(kBob, "bob");
    settle();  // the game begins, and Ann has never been here
    EXPECT_EQ(b.seq(kBob), 2);
    pass_time(4'000);
    EXPECT_FALSE(somebody_stood_in());
    pass_time(2'000);
    EXPECT_TRUE(somebody_stood_in());
}

TEST_F(TwoServers, nobody_is_away_at_a_table_that_was_just_made) {
    std::string code = "none";
    room::Opened opened = std::get<room::Opened>(*room::read(database.log[0].text, record::shipped_board().board, 4));
    database.log.clear();
    a.hall.open(
        kTable, opened, {"ann", false}, Version::one,
        [&](std::optional<protocol::Code> answer, const std::string&) { code = answer ? answer->name() : ""; }, now);
    a.connect(kAnn, "ann");
    settle();
    EXPECT_EQ(code, "");
    pass_time(4'000);
    EXPECT_FALSE(somebody_stood_in());
    pass_time(2'000);
    EXPECT_TRUE(somebody_stood_in());
}

TEST_F(TwoServers, a_table_that_goes_on_rises_in_lists_every_minute) {
    a.connect(kAnn, "ann");
    settle();
    for (int i = 0; i < 30; ++i) {
        a.hall.receive(kAnn, R"({"type":"say","seat":0,"phrase":"hello"})", now);
        pass_time(10'000);
    }
    EXPECT_GT(database.log.size(), 30U);
    EXPECT_NEAR(database.listings, 6, 1);
}

TEST_F(TwoServers, a_log_that_cannot_be_read_freezes_its_table_for_a_while) {
    const std::string good = database.log[0].text;
    database.log[0].text = "{}";
    a.connect(kAnn, "ann");
    settle();
    EXPECT_EQ(a.closed.at(kAnn), "broken_table");
    EXPECT_TRUE(a.mistake.contains("entry 1")) << a.mistake;
    std::string code;
    const auto note_code = [&code](std::optional<protocol::Code> answer, const std::string&) { code = answer->name(); };
    a.hall.ask(kTable, {"ann", false}, Version::one, {}, note_code, now);
    EXPECT_EQ(code, "broken_table");
    a.connect(3, "ann");
    EXPECT_EQ(a.closed.at(3), "broken_table");
    database.log[0].text = good;
    pass_time(31'000);
    a.connect(4, "ann");
    settle();
    EXPECT_TRUE(a.last.contains(4));
}

TEST_F(TwoServers, a_log_that_cannot_be_read_is_not_read_whenever_its_clock_is_looked_at) {
    database.log[0].text = "{}";
    a.hall.wake(kTable, now);
    settle();
    EXPECT_NE(a.mistake, "");
    pass_time(31'000);
    a.mistake.clear();
    a.hall.wake(kTable, now);
    settle();
    EXPECT_EQ(a.mistake, "");
}

TEST_F(TwoServers, a_bot_with_a_choice_that_is_not_legal_does_not_stop_the_game) {
    b.connect(kBob, "bob");
    settle();
    pass_time(6'000);  // Ann is away, and a bot is asked
    ASSERT_TRUE(somebody_stood_in());
    const size_t before = database.log.size();
    for (const engine::Seat seat : {engine::Seat{0}, engine::Seat{1}})
        b.hall.thought(kTable, seat, 1000, engine::Pass{}, now);
    settle();
    EXPECT_EQ(database.log.size(), before + 1);
    EXPECT_EQ(b.bad_bot, "local");
    EXPECT_EQ(b.mistake, "");
}

TEST_F(TwoServers, a_single_message_that_is_stale_is_answered_with_the_present_view) {
    a.connect(kAnn, "ann");
    b.connect(kBob, "bob");
    settle();
    const auto keep = [&] {
        const auto view = boost::json::parse(a.last[kAnn]);
        const auto& kept = view.at("own").at("legal").at("keep_tickets").as_array()[0];
        return R"({"type":"act","id":"k","seat":)" + std::to_string(view.at("seat").as_int64()) +
               R"(,"seq":1,"action":{"type":"keep_tickets","kept":)" + boost::json::serialize(kept) + "}}";
    };
    std::optional<protocol::Code> code;
    std::string text;
    a.hall.ask(
        kTable, {"ann", false}, Version::one, keep(),
        [&](std::optional<protocol::Code> refusal, const std::string& answer) {
            code = refusal;
            text = answer;
        },
        now);
    settle();
    EXPECT_EQ(code, protocol::Code("stale")) << text;
    const auto refused = boost::json::parse(text);
    const auto& update = refused.at("update");
    EXPECT_EQ(refused.at("id"), "k");
    EXPECT_EQ(update.at("seq"), refused.at("seq"));
    EXPECT_EQ(update.at("own"), boost::json::parse(a.last[kAnn]).at("own"));
    EXPECT_FALSE(update.as_object().contains("done"));
}

TEST_F(TwoServers, a_single_message_is_answered_for_the_seat_that_it_names) {
    room::Opened opened = std::get<room::Opened>(*room::read(database.log[0].text, record::shipped_board().board, 4));
    opened.chairs[1].person = "ann";
    database.log[0].text = room::write(opened, record::shipped_board().board, 2);
    a.connect(kAnn, "ann");
    settle();
    for (const int seat : {0, 1}) {
        std::string text;
        a.hall.ask(
            kTable, {"ann", false}, Version::one, R"({"type":"take_back","seat":)" + std::to_string(seat) + "}",
            [&](std::optional<protocol::Code>, const std::string& answer) { text = answer; }, now);
        settle();
        EXPECT_EQ(json::parse(text)->at("seat"), seat);
    }
}

TEST_F(TwoServers, in_version_2_a_single_message_is_answered_with_all_views) {
    room::Opened opened = std::get<room::Opened>(*room::read(database.log[0].text, record::shipped_board().board, 4));
    opened.chairs[1].person = "ann";
    database.log[0].text = room::write(opened, record::shipped_board().board, 2);
    a.connect(kAnn, "ann", Version::two);
    settle();
    const auto told = boost::json::parse(a.last[kAnn]).as_object();
    EXPECT_EQ(told.at("seats"), (boost::json::array{0, 1}));
    const std::string kept =
        boost::json::serialize(told.at("views").at(1).at("own").at("legal").at("keep_tickets").at(0));
    const auto answer = [&](const std::string& message) {
        std::string text;
        a.hall.ask(
            kTable, {"ann", false}, Version::two, message,
            [&](std::optional<protocol::Code>, const std::string& answered) { text = answered; }, now);
        settle();
        return boost::json::parse(text).as_object();
    };
    const auto views = [](const boost::json::value& update) {
        EXPECT_EQ(update.at("version"), 2);
        std::vector<int64_t> seats;
        for (const auto& view : update.at("views").as_array()) seats.push_back(view.at("seat").as_int64());
        return seats;
    };
    const std::vector<int64_t> both = {0, 1};
    EXPECT_EQ(views(answer(R"({"type":"take_back","seat":1})")), both);
    const auto stale =
        answer(R"({"type":"act","id":"k","seat":1,"seq":1,"action":{"type":"keep_tickets","kept":)" + kept + "}}");
    EXPECT_EQ(stale.at("code"), "stale");
    EXPECT_EQ(views(stale.at("update")), both);
}

TEST_F(TwoServers, before_the_deal_version_2_says_which_chairs_are_ones_own) {
    room::Opened opened = std::get<room::Opened>(*room::read(database.log[0].text, record::shipped_board().board, 4));
    opened.chairs.emplace_back();
    database.log[0].text = room::write(opened, record::shipped_board().board, 3);
    a.connect(kAnn, "ann", Version::two);
    a.connect(kBob, "bob", Version::one);
    a.connect(3, "eve", Version::two);
    settle();
    const auto told = [&](hall::ConnectionId id) { return boost::json::parse(a.last[id]).as_object(); };
    EXPECT_EQ(told(kAnn).at("seats"), boost::json::array{0});
    EXPECT_EQ(told(kBob).at("seat"), 1);
    EXPECT_EQ(told(3).at("seats"), boost::json::array());
    EXPECT_FALSE(told(kAnn).contains("views"));
}

TEST(Reply, can_be_given_once) {
    static_assert(!std::is_copy_constructible_v<hall::Reply> && !std::is_copy_assignable_v<hall::Reply>);
    std::vector<std::string> answers;
    hall::Reply reply([&](std::optional<protocol::Code>, const std::string& text) { answers.push_back(text); });
    hall::Reply other = std::move(reply);
    std::move(reply).answer({}, "from where it was");  // NOLINT(bugprone-use-after-move): that is the question
    EXPECT_TRUE(other.waits());
    std::move(other).answer({}, "first");
    std::move(other).answer({}, "second");  // NOLINT(bugprone-use-after-move)
    EXPECT_EQ(answers, std::vector<std::string>{"first"});
}

}  // namespace
