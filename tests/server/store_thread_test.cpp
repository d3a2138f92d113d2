// The store's thread: what waits is written together, and everybody is told what became of it.
#include "server/store_thread.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
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
    static store::Append entry(const std::string& table, uint64_t seq) {
        return {.table = table, .seq = seq, .at_ms = 1, .text = "{}", .summary = store::Summary{}};
    }

    std::filesystem::path folder_;
    Metrics metrics_;
};

TEST_F(StoreThreadTest, appends_that_wait_are_written_in_one_transaction) {
    std::latch busy(1), done(500);
    StoreThread store(open(), metrics_);
    store.ask([&](store::Store&) { busy.wait(); });
    for (int i = 0; i < 500; ++i)
        store.append(entry("table" + std::to_string(i), 1), [&](const store::Result<store::Appended>& result) {
            EXPECT_TRUE(result && *result == store::Appended::stored);
            done.count_down();
        });
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
    StoreThread store(open(), metrics_);
    for (int i = 0; i < 2; ++i)
        store.append(entry("table", 1), [&](const store::Result<store::Appended>& result) {
            ++(*result == store::Appended::stored ? stored : conflicts);
            done.count_down();
        });
    done.wait();
    EXPECT_EQ(stored, 1);
    EXPECT_EQ(conflicts, 1);
}

TEST_F(StoreThreadTest, what_was_asked_is_done_before_it_ends) {
    std::atomic<int> stored = 0;
    {
        StoreThread store(open(), metrics_);
        for (uint64_t seq = 1; seq <= 300; ++seq)
            store.append(entry("table", seq), [&](const store::Result<store::Appended>& result) {
                if (result && *result == store::Appended::stored) ++stored;
            });
    }
    EXPECT_EQ(stored, 300);
    EXPECT_EQ(open()->entries("table", 0)->size(), 300U);
}

TEST_F(StoreThreadTest, a_store_that_fails_is_noticed_and_so_is_its_recovery) {
    StoreThread store(open(), metrics_);
    const auto append = [&](const std::string& table) {
        std::latch done(1);
        bool stored = false;
        store.append(entry(table, 1), [&](const store::Result<store::Appended>& result) {
            stored = result.has_value();
            done.count_down();
        });
        done.wait();
        return stored;
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
