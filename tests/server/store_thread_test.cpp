// The store's thread: what waits is written together, and everybody is told what became of it.
#include "server/store_thread.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>
#include <filesystem>
#include <future>
#include <latch>

namespace server {
namespace {

// A SQLite database in a folder that is gone afterwards.
class StoreThreadTest : public testing::Test {
 protected:
    StoreThreadTest() {
        std::string name = std::filesystem::temp_directory_path() / "fogline-XXXXXX";
        folder_ = mkdtemp(name.data());
    }
    ~StoreThreadTest() override { std::filesystem::remove_all(folder_); }

    std::unique_ptr<store::Store> open() { return *store::open("sqlite:" + (folder_ / "games.db").string()); }
    static StoreThread::Request entry(const std::string& table, uint64_t seq) {
        return {{.table = table, .seq = seq, .at_ms = 1, .text = "{}", .summary = store::Summary{}}, seq};
    }
    // Calls `each` with every outcome.
    template <class Each>
    static StoreThread::Receiver receiver(Each each) {
        return [each](const std::vector<StoreThread::Outcome>& outcomes) {
            for (const StoreThread::Outcome& outcome : outcomes) each(outcome.result);
        };
    }

    std::filesystem::path folder_;
    Metrics metrics_;
};

TEST_F(StoreThreadTest, appends_that_wait_are_written_in_one_transaction) {
    std::latch busy(1), done(500);
    const StoreThread::Receiver all_stored = receiver([&](const store::Result<store::Appended>& result) {
        EXPECT_TRUE(result && *result == store::Appended::stored);
        done.count_down();
    });
    StoreThread store(open(), metrics_);
    store.ask([&](store::Store&) { busy.wait(); });
    for (int i = 0; i < 500; ++i) store.append({entry("table" + std::to_string(i), 1)}, all_stored);
    busy.count_down();
    done.wait();
    const std::string text = metrics_.text();
    EXPECT_NE(text.find("fogline_store_batch_sum 500"), std::string::npos) << text;
    // One transaction, or two if the thread had begun with the first entries before it was kept busy.
    EXPECT_TRUE(text.contains("fogline_store_batch_count 1\n") || text.contains("fogline_store_batch_count 2\n"))
        << text;
}

TEST_F(StoreThreadTest, who_came_second_is_told_so) {
    std::latch done(2);
    std::atomic<int> stored = 0, conflicts = 0;
    const StoreThread::Receiver count = receiver([&](const store::Result<store::Appended>& result) {
        ++(*result == store::Appended::stored ? stored : conflicts);
        done.count_down();
    });
    StoreThread store(open(), metrics_);
    for (int i = 0; i < 2; ++i) store.append({entry("table", 1)}, count);
    done.wait();
    EXPECT_EQ(stored, 1);
    EXPECT_EQ(conflicts, 1);
}

TEST_F(StoreThreadTest, each_receiver_is_told_once_of_all_its_entries_that_were_written_together) {
    std::latch busy(1), done(2);
    std::array<std::vector<std::vector<uint64_t>>, 2> told;
    std::array<StoreThread::Receiver, 2> receivers;
    for (size_t i = 0; i < 2; ++i)
        receivers[i] = [&, i](const std::vector<StoreThread::Outcome>& outcomes) {
            auto& tickets = told[i].emplace_back();
            for (const StoreThread::Outcome& outcome : outcomes) {
                EXPECT_TRUE(outcome.result && *outcome.result == store::Appended::stored);
                tickets.push_back(outcome.ticket);
            }
            done.count_down();
        };
    StoreThread store(open(), metrics_);
    std::latch begun(1);
    store.ask([&](store::Store&) {
        begun.count_down();
        busy.wait();
    });
    begun.wait();
    store.append({entry("one", 1), entry("one", 2)}, receivers[0]);
    store.append({entry("two", 1)}, receivers[1]);
    store.append({entry("one", 3)}, receivers[0]);
    busy.count_down();
    done.wait();
    EXPECT_EQ(told[0], (std::vector<std::vector<uint64_t>>{{1, 2, 3}}));
    EXPECT_EQ(told[1], (std::vector<std::vector<uint64_t>>{{1}}));
}

TEST_F(StoreThreadTest, what_was_asked_is_done_before_it_ends) {
    std::atomic<int> stored = 0;
    const StoreThread::Receiver count = receiver([&](const store::Result<store::Appended>& result) {
        if (result && *result == store::Appended::stored) ++stored;
    });
    {
        StoreThread store(open(), metrics_);
        for (uint64_t seq = 1; seq <= 300; ++seq) store.append({entry("table", seq)}, count);
    }
    EXPECT_EQ(stored, 300);
    EXPECT_EQ(open()->entries("table", 0)->size(), 300U);
}

TEST_F(StoreThreadTest, a_store_that_fails_is_noticed_and_so_is_its_recovery) {
    std::promise<bool>* stored = nullptr;
    const StoreThread::Receiver tell =
        receiver([&](const store::Result<store::Appended>& result) { stored->set_value(result.has_value()); });
    StoreThread store(open(), metrics_);
    const auto append = [&](const std::string& table) {
        std::promise<bool> outcome;
        stored = &outcome;
        store.append({entry(table, 1)}, tell);
        return outcome.get_future().get();
    };
    EXPECT_TRUE(append("before"));
    EXPECT_TRUE(store.works());
    sqlite3* other = nullptr;
    sqlite3_open((folder_ / "games.db").c_str(), &other);
    sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr);
    EXPECT_FALSE(append("during"));
    EXPECT_FALSE(store.works());
    sqlite3_close(other);
    EXPECT_TRUE(append("after"));
    EXPECT_TRUE(store.works());
}

}  // namespace
}  // namespace server
