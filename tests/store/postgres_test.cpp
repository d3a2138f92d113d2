// What can happen to a store in PostgreSQL: restarts, cut connections, other servers, a database that hangs.
#include <gtest/gtest.h>
#include <libpq-fe.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <thread>

#include "tests/store/cluster.h"
#include "tests/store/proxy.h"
#include "tests/store/stores.h"

namespace tests {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;
using store::Append;
using store::Appended;
using store::Error;
using store::Listener;
using store::News;
using store::Summary;
using Names = std::vector<std::string>;

class Postgres : public testing::Test {
 protected:
    Cluster& cluster_ = Cluster::shared();
    std::string name_ = cluster_.new_database();
    std::string address_ = cluster_.address(name_);
    std::unique_ptr<store::Store> store_ = opened(address_);
};

TEST_F(Postgres, a_restart_between_two_calls_goes_unnoticed) {
    append(*store_, {entry("a", 1, "one", Summary{})});
    for (const char* mode : {"fast", "immediate"}) {
        cluster_.restart(mode);
        EXPECT_EQ(must(store_->table("a"))->seq, 1U);
    }
    cluster_.restart("fast");
    EXPECT_EQ(append(*store_, {entry("a", 2, "two")}), Outcomes{Appended::stored});
    EXPECT_EQ(texts(*store_, "a"), (Names{"one", "two"}));
}

TEST_F(Postgres, a_cut_connection_goes_unnoticed) {
    EXPECT_TRUE(must(store_->add_account({"Ann", "hash", "p1", 5})));
    cluster_.cut_connections(name_);
    EXPECT_EQ(append(*store_, {entry("a", 1, "one", Summary{})}), Outcomes{Appended::stored});
    cluster_.cut_connections(name_);
    EXPECT_TRUE(must(store_->add_account({"Bob", "hash", "p2", 5})));
    cluster_.cut_connections(name_);
    must(pass_round(*store_, "a", "note"));
    EXPECT_EQ(texts(*store_, "a"), Names{"one"});
}

// Appends to one table and asks again after errors; as nobody else appends, each entry must be stored and never
// conflict, even if it was stored before its answer was lost.
class Burst {
 public:
    explicit Burst(store::Store& store) : thread_([this, &store] { run(store); }) {}

    uint64_t stop() {  // how many were stored
        stopping_ = true;
        thread_.join();
        return seq_ - 1;
    }
    uint64_t stored() const { return seq_ - 1; }
    int errors() const { return errors_; }

 private:
    void run(store::Store& store) {
        while (!stopping_) {
            const auto appended = store.append(std::vector{entry("a", seq_, "entry " + std::to_string(seq_), Summary{}),
                                                           entry("b", seq_, "b", Summary{})});
            if (appended) {
                EXPECT_EQ(*appended, Outcomes(2, Appended::stored)) << "entry " << seq_;
                ++seq_;
            } else {
                EXPECT_EQ(appended.error().kind, Error::Kind::unreachable) << appended.error().message;
                ++errors_;
                std::this_thread::sleep_for(milliseconds(5));
            }
        }
    }
    std::atomic<uint64_t> seq_ = 1;
    std::atomic<int> errors_ = 0;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

void expect_log_of_burst(store::Store& store, uint64_t stored) {
    const Names log = texts(store, "a");
    EXPECT_EQ(log.size(), stored);
    for (size_t i = 0; i < log.size(); ++i) EXPECT_EQ(log[i], "entry " + std::to_string(i + 1));
    EXPECT_EQ(texts(store, "b").size(), stored);
}

TEST_F(Postgres, restarts_during_a_burst_lose_and_double_nothing) {
    Burst burst(*store_);
    for (const char* mode : {"immediate", "fast", "immediate"}) {
        std::this_thread::sleep_for(milliseconds(150));
        cluster_.restart(mode);
    }
    const uint64_t before = burst.stored();
    const auto patience = steady_clock::now() + seconds(10);
    while (burst.stored() == before && steady_clock::now() < patience) std::this_thread::sleep_for(milliseconds(5));
    EXPECT_GT(burst.stored(), before) << "it did not go on";
    const uint64_t stored = burst.stop();
    expect_log_of_burst(*store_, stored);
}

TEST_F(Postgres, connections_cut_during_a_burst_lose_and_double_nothing) {
    Burst burst(*store_);
    for (int i = 0; i < 100; ++i) {
        std::this_thread::sleep_for(milliseconds(2 + i % 7));
        cluster_.cut_connections(name_);
    }
    const uint64_t stored = burst.stop();
    EXPECT_GT(stored, 10U);
    expect_log_of_burst(*store_, stored);
}

class LostAnswer : public Postgres {
 protected:
    Proxy proxy_{cluster_.socket()};
    std::unique_ptr<store::Store> behind_proxy_ = opened(proxy_.address(name_));
};

TEST_F(LostAnswer, an_entry_that_was_stored_before_its_answer_was_lost_is_stored) {
    append(*behind_proxy_, {entry("a", 1, "one", Summary{})});
    proxy_.set(Proxy::Mode::lose_one_answer);
    EXPECT_EQ(append(*behind_proxy_, {entry("a", 2, "two"), entry("a", 1, "other"), entry("b", 1, "one", Summary{})}),
              (Outcomes{Appended::stored, Appended::conflict, Appended::stored}));
    EXPECT_EQ(texts(*store_, "a"), (Names{"one", "two"}));
    EXPECT_EQ(texts(*store_, "b"), Names{"one"});
}

TEST_F(LostAnswer, an_entry_is_recognised_when_it_is_asked_again_later) {
    proxy_.set(Proxy::Mode::lose_and_refuse);
    for (int i = 0; i < 2; ++i) {
        const auto lost =
            behind_proxy_->append(std::vector{entry("a", 1, "one", Summary{}), entry("b", 1, "one", Summary{})});
        ASSERT_FALSE(lost);
        EXPECT_EQ(lost.error().kind, Error::Kind::unreachable);
    }
    EXPECT_EQ(texts(*store_, "a"), Names{"one"}) << "it was stored";
    proxy_.set(Proxy::Mode::forward);
    EXPECT_EQ(append(*behind_proxy_, {entry("b", 1, "changed mind", Summary{})}), Outcomes{Appended::conflict});
    EXPECT_EQ(append(*behind_proxy_, {entry("a", 1, "one", Summary{})}), Outcomes{Appended::stored});
    EXPECT_EQ(append(*behind_proxy_, {entry("a", 1, "one", Summary{})}), Outcomes{Appended::conflict}) << "only once";
    EXPECT_EQ(texts(*store_, "a"), Names{"one"});
}

TEST_F(LostAnswer, an_account_that_was_added_before_its_answer_was_lost_is_added) {
    proxy_.set(Proxy::Mode::lose_one_answer);
    EXPECT_TRUE(must(behind_proxy_->add_account({"Ann", "hash", "p1", 5})));
    proxy_.set(Proxy::Mode::lose_one_answer);
    EXPECT_FALSE(must(behind_proxy_->add_account({"Ann", "other", "p2", 5})));
}

// Appends the next entry of every table, over and over, in an order of its own; notes what was stored.
void race(store::Store& store, unsigned seed, int tables, uint64_t rounds,
          std::map<std::pair<std::string, uint64_t>, int>& stored) {
    std::minstd_rand random(seed);
    while (true) {
        std::vector<Append> batch;
        for (int i = 0; i < tables; ++i) {
            const std::string table = "t" + std::to_string(i);
            const auto found = must(store.table(table));
            const uint64_t seq = found ? found->seq + 1 : 1;
            if (seq <= rounds) batch.push_back(entry(table, seq, "by " + std::to_string(seed), Summary{}));
        }
        if (batch.empty()) return;
        std::ranges::shuffle(batch, random);
        const auto outcomes = store.append(batch);
        ASSERT_TRUE(outcomes) << outcomes.error().message;
        for (size_t i = 0; i < batch.size(); ++i)
            if ((*outcomes)[i] == Appended::stored) ++stored[{batch[i].table, batch[i].seq}];
    }
}

TEST_F(Postgres, of_two_servers_that_append_the_same_number_one_wins) {
    constexpr int kTables = 6;
    constexpr uint64_t kRounds = 60;
    const auto other = opened(address_);
    std::map<std::pair<std::string, uint64_t>, int> stored_here;
    std::map<std::pair<std::string, uint64_t>, int> stored_there;
    {
        std::jthread here([&] { race(*store_, 1, kTables, kRounds, stored_here); });
        std::jthread there([&] { race(*other, 2, kTables, kRounds, stored_there); });
    }
    EXPECT_EQ(stored_here.size() + stored_there.size(), kTables * kRounds);
    for (int i = 0; i < kTables; ++i) {
        const std::string table = "t" + std::to_string(i);
        const Names log = texts(*store_, table);
        ASSERT_EQ(log.size(), kRounds);
        for (uint64_t seq = 1; seq <= kRounds; ++seq) {
            const bool here = log[seq - 1] == "by 1";
            EXPECT_EQ(stored_here.contains({table, seq}), here);
            EXPECT_EQ(stored_there.contains({table, seq}), !here);
        }
    }
}

class Admin {
 public:
    explicit Admin(const std::string& address) : connection_(PQconnectdb(address.c_str())) {}
    ~Admin() { PQfinish(connection_); }
    Admin(const Admin&) = delete;
    Admin& operator=(const Admin&) = delete;
    void run(const char* sql) { PQclear(PQexec(connection_, sql)); }

 private:
    PGconn* connection_;
};

void expect_error(const store::Result<Outcomes>& result, Error::Kind kind, const std::string& advice) {
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().kind, kind) << result.error().message;
    EXPECT_NE(result.error().message.find("PostgreSQL at /tmp/"), std::string::npos) << result.error().message;
    EXPECT_NE(result.error().message.find(advice), std::string::npos) << result.error().message;
}

TEST_F(Postgres, a_lock_is_an_error_and_when_it_is_gone_it_goes_on) {
    append(*store_, {entry("a", 1, "one", Summary{})});
    Admin admin(address_);
    admin.run("BEGIN; SELECT 1 FROM tables FOR UPDATE");
    expect_error(store_->append(std::vector{entry("a", 2, "two"), entry("b", 1, "b", Summary{})}), Error::Kind::locked,
                 "Another program");
    EXPECT_EQ(must(store_->table("b")), std::nullopt) << "the batch is stored as a whole or not at all";
    admin.run("COMMIT");
    EXPECT_EQ(append(*store_, {entry("a", 2, "two")}), Outcomes{Appended::stored});
}

TEST_F(Postgres, a_read_only_database_is_an_error_until_it_is_writable) {
    cluster_.ask(name_, "ALTER DATABASE " + name_ + " SET default_transaction_read_only = on");
    cluster_.cut_connections(name_);
    expect_error(store_->append(std::vector{entry("a", 1, "one", Summary{})}), Error::Kind::read_only,
                 "the right to write");
    cluster_.ask("postgres", "ALTER DATABASE " + name_ + " SET default_transaction_read_only = off");
    cluster_.cut_connections(name_);
    EXPECT_EQ(append(*store_, {entry("a", 1, "one", Summary{})}), Outcomes{Appended::stored});
}

TEST_F(Postgres, a_database_that_hangs_is_given_up_after_five_seconds) {
    append(*store_, {entry("a", 1, "one", Summary{})});
    const std::string pid = cluster_.ask(
        name_, "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fogline'");
    kill(std::stoi(pid), SIGSTOP);
    const auto begin = steady_clock::now();
    const auto hung =
        store_->append(std::vector{entry("a", 2, "two"), entry("b", 1, std::string(10'000'000, 'x'), Summary{})});
    EXPECT_LT(steady_clock::now() - begin, milliseconds(6500));
    kill(std::stoi(pid), SIGCONT);
    expect_error(hung, Error::Kind::unreachable, "no answer in time");
    EXPECT_EQ(append(*store_, {entry("a", 2, "two"), entry("b", 1, "x", Summary{})}), Outcomes(2, Appended::stored));
    EXPECT_EQ(texts(*store_, "a"), (Names{"one", "two"}));
}

TEST_F(Postgres, one_that_lets_nobody_in_does_not_keep_each_who_asks_waiting) {
    const int server = std::stoi(cluster_.ask(name_, "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)"));
    const std::vector one{entry("a", 1, "one", Summary{})};
    cluster_.cut_connections(name_);
    kill(server, SIGSTOP);
    const auto begin = steady_clock::now();
    for (int i = 0; i < 20; ++i) expect_error(store_->append(one), Error::Kind::unreachable, "timeout");
    const auto passed = steady_clock::now() - begin;
    kill(server, SIGCONT);
    EXPECT_LT(passed, seconds(20)) << "each of twenty tries takes two";
    const auto patience = steady_clock::now() + seconds(10);
    while (!store_->append(one) && steady_clock::now() < patience) std::this_thread::sleep_for(milliseconds(20));
    EXPECT_EQ(texts(*store_, "a"), Names{"one"});
}

// Everything that is heard until `count` news are there, or ten seconds are over.
std::vector<News> hear(Listener& listener, size_t count) {
    std::vector<News> result;
    const auto patience = steady_clock::now() + seconds(10);
    while (result.size() < count && steady_clock::now() < patience)
        std::ranges::move(listener.wait(100), std::back_inserter(result));
    return result;
}

TEST_F(Postgres, a_listener_hears_what_all_servers_do) {
    const auto listener = must(store_->listen());
    const auto other = opened(address_);
    EXPECT_EQ(listener->wait(0), std::vector<News>{});
    append(*store_, {entry("a", 1, "one", Summary{})});
    append(*other, {entry("a", 2, "two"), entry("a", 2, "conflict"), entry("it's\xc3\x9f 5%", 1, "one", Summary{})});
    must(pass_round(*other, "a", "a \xe2\x98\x83 note\n"));
    must(pass_round(*store_, "b", ""));
    EXPECT_EQ(
        hear(*listener, 5),
        (std::vector<News>{
            {"a", 1, ""}, {"a", 2, ""}, {"it's\xc3\x9f 5%", 1, ""}, {"a", 0, "a \xe2\x98\x83 note\n"}, {"b", 0, ""}}));
    EXPECT_EQ(listener->wait(50), std::vector<News>{});
}

TEST_F(Postgres, a_note_that_is_too_long_is_refused_and_those_beside_it_are_heard) {
    const auto listener = must(store_->listen());
    const std::string most(7000, 'x');
    const std::vector<News> notes{{"a", 0, "before"}, {"b", 0, std::string(9000, 'x')}, {"c", 0, most}};
    const auto passed = store_->pass_round(notes);
    ASSERT_FALSE(passed);
    EXPECT_TRUE(passed.error().message.contains("9000 bytes")) << passed.error().message;
    EXPECT_EQ(hear(*listener, 2), (std::vector<News>{{"a", 0, "before"}, {"c", 0, most}}));
}

TEST_F(Postgres, notes_of_many_tables_are_heard_in_their_order) {
    const auto listener = must(store_->listen());
    std::vector<News> notes;
    for (int i = 0; i < 3000; ++i) notes.push_back({"table " + std::to_string(i), 0, "here"});
    must(store_->pass_round(notes));
    EXPECT_EQ(hear(*listener, notes.size()), notes);
    must(store_->pass_round({}));
}

TEST_F(Postgres, a_listener_ignores_what_is_no_news) {
    const auto listener = must(store_->listen());
    for (const char* text :
         {"", "x", "1", "1 a", "1  ", "x a ", "-1 a ", "99999999999999999999 a ", "1 %4 ", "1 %zz ", "1 a %"})
        cluster_.ask(name_, std::string("SELECT pg_notify('fogline', '") + text + "')");
    must(pass_round(*store_, "a", "after"));
    EXPECT_EQ(hear(*listener, 1), (std::vector<News>{{"a", 0, "after"}}));
}

TEST_F(Postgres, a_listener_says_that_news_were_lost_and_goes_on) {
    const auto listener = must(store_->listen());
    const std::vector<News> lost{News{}};
    cluster_.restart("immediate");
    EXPECT_EQ(hear(*listener, 1), lost);
    append(*store_, {entry("a", 1, "one", Summary{})});
    EXPECT_EQ(hear(*listener, 1), (std::vector<News>{{"a", 1, ""}}));
    cluster_.cut_connections(name_);
    EXPECT_EQ(hear(*listener, 1), lost);
    must(pass_round(*store_, "a", "note"));
    EXPECT_EQ(hear(*listener, 1), (std::vector<News>{{"a", 0, "note"}}));
}

TEST_F(Postgres, a_listener_can_be_stopped_from_another_thread) {
    const auto listener = must(store_->listen());
    const auto begin = steady_clock::now();
    std::jthread stopper([&] {
        std::this_thread::sleep_for(milliseconds(100));
        listener->stop();
    });
    EXPECT_EQ(listener->wait(60'000), std::vector<News>{});
    EXPECT_EQ(listener->wait(60'000), std::vector<News>{});
    EXPECT_LT(steady_clock::now() - begin, seconds(10));
}

}  // namespace
}  // namespace tests
