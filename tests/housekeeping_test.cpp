// What is forgotten after a long time, and what never is.
#include "hall/housekeeping.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/desk.h"

namespace {

using store::Stage;
using Names = std::vector<std::string>;

constexpr room::Millis kDay = 86'400'000;
constexpr room::Millis kNow = 20'000 * kDay;

class Housekeeping : public testing::Test {
 protected:
    Housekeeping() {
        std::string name = std::filesystem::temp_directory_path() / "fogline-housekeeping-XXXXXX";
        folder_ = mkdtemp(name.data());
        store_ = std::move(*store::open("sqlite:" + folder_.string() + "/store"));
    }
    ~Housekeeping() override { std::filesystem::remove_all(folder_); }

    void add(const std::string& table, Stage stage, int days_ago) {
        store::Append entry{table, 1, kNow - kDay * days_ago, "text", store::Summary{}};
        entry.summary->stage = stage;
        entry.summary->people = {"ann"};
        ASSERT_EQ(store_->append({&entry, 1})->front(), store::Appended::stored);
    }
    bool has(const std::string& table) { return store_->table(table)->has_value(); }

    std::filesystem::path folder_;
    std::unique_ptr<store::Store> store_;
};

TEST_F(Housekeeping, a_table_that_waited_too_long_is_removed_and_no_other) {
    add("old", Stage::open, 31);
    add("new", Stage::open, 29);
    add("slow", Stage::playing, 400);
    add("over", Stage::over, 400);
    EXPECT_EQ(hall::forget_the_past(*store_, kNow, {}), Names{"old"});
    EXPECT_FALSE(has("old"));
    for (const char* kept : {"new", "slow", "over"}) EXPECT_TRUE(has(kept)) << kept;
    EXPECT_EQ(hall::forget_the_past(*store_, kNow, {}), Names{});
    EXPECT_EQ(hall::forget_the_past(*store_, kNow + 2 * kDay, {}), Names{"new"});
}

TEST_F(Housekeeping, many_tables_go_at_once) {
    for (int i = 0; i < 120; ++i) add("t" + std::to_string(i), Stage::open, 40 + i % 3);
    size_t gone = 0;
    for (int i = 0; i < 3; ++i) gone += hall::forget_the_past(*store_, kNow, {}).size();
    EXPECT_EQ(gone, 120U);
}

TEST_F(Housekeeping, sessions_end_when_nobody_uses_them) {
    ASSERT_TRUE(store_->add_session("idle", "ann", kNow - 91 * kDay));
    ASSERT_TRUE(store_->add_session("used", "bob", kNow - 91 * kDay));
    ASSERT_EQ(*store_->people_of("used", kNow - 60 * kDay), Names{"bob"});
    hall::forget_the_past(*store_, kNow, {});
    EXPECT_EQ(*store_->people_of("idle", kNow), Names{});
    EXPECT_EQ(*store_->people_of("used", kNow), Names{"bob"});
}

TEST_F(Housekeeping, zero_days_is_for_ever) {
    add("old", Stage::open, 10'000);
    ASSERT_TRUE(store_->add_session("idle", "ann", kNow - 10'000 * kDay));
    EXPECT_EQ(hall::forget_the_past(*store_, kNow, {.session_days = 0, .waiting_days = 0}), Names{});
    EXPECT_TRUE(has("old"));
    EXPECT_EQ(*store_->people_of("idle", kNow), Names{"ann"});
}

TEST(Removed, who_is_still_there_is_told_and_sent_away) {
    tests::Desk desk;
    const std::string table = desk.open_table(2, 1);
    desk.hall.connect(1, table, {"p0", false}, protocol::Version::two, desk.now);
    desk.settle();
    desk.logs.erase(table);
    desk.hall.heard({table, 0, "removed"}, desk.now);
    EXPECT_EQ(desk.closed[1], "no_such_table");
    EXPECT_EQ(desk.hall.tables(), 0U);
}

TEST(Removed, who_sits_down_too_late_is_told) {
    tests::Desk desk;
    const std::string table = desk.open_table(2, 1);
    desk.hall.connect(1, table, {"eve", false}, protocol::Version::two, desk.now);
    desk.settle();
    desk.logs.erase(table);
    desk.hall.receive(1, R"({"type":"sit","id":"late","name":"Eve"})", desk.now);
    desk.settle();
    EXPECT_NE(desk.sent[1].back().find("no_such_table"), std::string::npos) << desk.sent[1].back();
    EXPECT_EQ(desk.closed[1], "no_such_table");
    EXPECT_EQ(desk.hall.tables(), 0U);
}

}  // namespace
