// What can happen to a store in a file: full, read-only, locked, killed.
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <thread>

#include "store/sql_store.h"
#include "tests/store/stores.h"

namespace tests {
namespace {

using store::Appended;
using store::Error;
using store::Summary;
using Names = std::vector<std::string>;

constexpr uid_t kNobody = 65534;

class Sqlite : public testing::Test {
 protected:
    TempFolder folder_;
    std::filesystem::path file_ = folder_.path() / "store";
    std::string address_ = "sqlite:" + file_.string();
};

// Another program with the file.
class Other {
 public:
    explicit Other(const std::filesystem::path& file) { sqlite3_open(file.c_str(), &database_); }
    ~Other() { sqlite3_close(database_); }
    Other(const Other&) = delete;
    Other& operator=(const Other&) = delete;

    Names ask(const std::string& sql) {  // the last column of each row
        Names result;
        const auto row = [](void* names, int columns, char** values, char**) {
            static_cast<Names*>(names)->emplace_back(values[columns - 1]);
            return 0;
        };
        EXPECT_EQ(sqlite3_exec(database_, sql.c_str(), row, &result, nullptr), SQLITE_OK) << sqlite3_errmsg(database_);
        return result;
    }

 private:
    sqlite3* database_ = nullptr;
};

void expect_error(const Error& error, Error::Kind kind, const std::filesystem::path& file, const std::string& advice) {
    EXPECT_EQ(error.kind, kind) << error.message;
    EXPECT_NE(error.message.find(file.string()), std::string::npos) << error.message;
    EXPECT_NE(error.message.find(advice), std::string::npos) << error.message;
}

mode_t mode_of(const std::filesystem::path& file) {
    struct stat status{};
    EXPECT_EQ(stat(file.c_str(), &status), 0) << file;
    return status.st_mode & 0777;
}

TEST_F(Sqlite, its_folder_is_made_and_only_the_owner_can_read_its_files) {
    const std::filesystem::path file = folder_.path() / "a" / "b" / "store";
    const auto store = opened("sqlite:" + file.string());
    append(*store, {entry("a", 1, "one", Summary{})});
    EXPECT_EQ(mode_of(file), 0600U);
    EXPECT_EQ(mode_of(file.string() + "-wal"), 0600U);
    EXPECT_EQ(mode_of(file.string() + "-shm"), 0600U);
}

TEST_F(Sqlite, has_nobody_to_listen_to_because_there_is_one_server) {
    {
        const auto store = opened(address_);
        EXPECT_EQ(must(store->listen()), nullptr);
        must(pass_round(*store, "a", "note"));
        const auto second = opened(address_);
        EXPECT_EQ(append(*second, {entry("a", 1, "one", Summary{})}), Outcomes{Appended::stored}) << "no server";
        const auto listening = second->listen();
        ASSERT_FALSE(listening);
        expect_error(listening.error(), Error::Kind::locked, file_, "a server uses it already");
    }
    EXPECT_EQ(must(opened(address_)->listen()), nullptr) << "the first has ended";
}

TEST_F(Sqlite, a_server_that_cannot_keep_others_away_does_not_start) {
    const auto store = opened(address_);
    std::filesystem::create_directory(file_.string() + "-server");
    const auto listening = store->listen();
    ASSERT_FALSE(listening);
    expect_error(listening.error(), Error::Kind::read_only, file_, "-server cannot be taken");
}

TEST_F(Sqlite, no_list_looks_at_all_tables) {
    opened(address_);
    Other other(file_);
    const auto plan = [&](const store::Statement& statement) {
        return other.ask("EXPLAIN QUERY PLAN " + statement.sql);
    };
    const auto expect_index = [&](const store::Statement& statement, const std::string& index) {
        const Names steps = plan(statement);
        EXPECT_TRUE(std::ranges::any_of(steps, [&](const auto& step) { return step.contains(index); }))
            << statement.sql << "\n"
            << testing::PrintToString(steps);
        // `page` is what was found so far, no longer than the limit; `own` a person's tables.
        for (const std::string& step : steps)
            EXPECT_TRUE(!step.starts_with("SCAN") || step == "SCAN page" || step == "SCAN own") << statement.sql << "\n"
                                                                                                << step;
    };
    expect_index(store::entries_after("a", 0), "SEARCH entries USING PRIMARY KEY (table_id=? AND seq>?)");
    expect_index(store::one_table("a"), "SEARCH tables USING PRIMARY KEY (id=?)");
    expect_index(store::all_tables_after("a", 5), "SEARCH tables USING PRIMARY KEY (id>?)");
    expect_index(store::due_tables(5, 5), "tables_by_wake (wake_at_ms<?)");
    store::Wanted wanted;
    expect_index(store::wanted_tables(wanted), "tables_by_change ((changed_ms,id)<(?,?))");
    wanted.only_listed = true;
    expect_index(store::wanted_tables(wanted), "listed_by_change ((changed_ms,id)<(?,?))");
    wanted.stage = store::Stage::open;
    expect_index(store::wanted_tables(wanted), "listed_by_stage (stage=? AND (changed_ms,id)<(?,?))");
    wanted.only_listed = false;
    expect_index(store::wanted_tables(wanted), "tables_by_stage (stage=? AND (changed_ms,id)<(?,?))");
    wanted.person = "p";
    expect_index(store::wanted_tables(wanted), "seats_by_person (person=?)");
    expect_index(store::wanted_tables(wanted), "SEARCH tables USING PRIMARY KEY (id=?)");
}

// Writing beyond the limit fails like writing to a full disk, but for root as well and without a disk to fill.
class FileSizeLimit {
 public:
    explicit FileSizeLimit(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limited{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limited);
    }
    ~FileSizeLimit() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before_{};
};

TEST_F(Sqlite, a_full_disk_is_an_error_and_when_there_is_room_again_it_goes_on) {
    const auto store = opened(address_);
    const std::string long_text(20'000, 'x');
    uint64_t stored = 0;
    store::Result<std::vector<Appended>> last;
    {
        const FileSizeLimit limit(200'000);
        do {
            last = store->append(std::vector{entry("a", stored + 1, long_text, Summary{})});
            stored += last ? 1 : 0;
        } while (last && stored < 100);
        ASSERT_FALSE(last) << "the limit had no effect";
        EXPECT_GT(stored, 2U);
        EXPECT_EQ(must(store->table("a"))->seq, stored) << "reading goes on";
        last = store->append(std::vector{entry("a", stored + 1, long_text, Summary{})});
    }
    ASSERT_FALSE(last);
    expect_error(last.error(), Error::Kind::full, file_, "Make room");
    EXPECT_EQ(append(*store, {entry("a", stored + 1, long_text)}), Outcomes{Appended::stored});
    EXPECT_EQ(texts(*store, "a").size(), stored + 1);
}

TEST_F(Sqlite, a_new_file_on_a_full_disk_is_an_error) {
    const auto store = [&] {
        const FileSizeLimit limit(1000);
        return store::open(address_);
    }();
    ASSERT_FALSE(store);
    expect_error(store.error(), Error::Kind::full, file_, "Make room");
    opened(address_);
}

// What a child process writes before it ends.
std::string from_child(const std::function<std::string()>& run) {
    int pipe_ends[2];
    EXPECT_EQ(pipe(pipe_ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        const std::string text = run();
        _exit(write(pipe_ends[1], text.data(), text.size()) < 0 ? 1 : 0);
    }
    close(pipe_ends[1]);
    std::string text(4096, '\0');
    const ssize_t size = read(pipe_ends[0], text.data(), text.size());
    close(pipe_ends[0]);
    waitpid(child, nullptr, 0);
    text.resize(size > 0 ? static_cast<size_t>(size) : 0);
    return text;
}

// As a user who may read the folder, but not write it.
std::string error_of_a_reader(const std::string& address) {
    return from_child([&]() -> std::string {
        if (geteuid() == 0 && setuid(kNobody) != 0) return "cannot become another user";
        const auto store = store::open(address);
        if (store) return "no error";
        return (store.error().kind == Error::Kind::read_only ? "read-only: " : "another kind: ") +
               store.error().message;
    });
}

TEST_F(Sqlite, a_file_that_cannot_be_written_is_an_error_until_it_can) {
    auto store = opened(address_);
    append(*store, {entry("a", 1, "one", Summary{})});
    const auto expect_refused = [&](const std::string& address) {
        const std::string error = error_of_a_reader(address);
        EXPECT_TRUE(error.starts_with("read-only: SQLite file " + folder_.path().string())) << error;
        EXPECT_TRUE(error.contains("the right to write")) << error;
    };
    const auto set_rights = [&](mode_t rights) {
        for (const char* end : {"", "-wal", "-shm"}) chmod((file_.string() + end).c_str(), rights);
    };
    set_rights(0444);
    chmod(folder_.path().c_str(), 0555);
    expect_refused(address_);  // with the files that it needs to be read
    store.reset();
    expect_refused(address_);  // and without
    expect_refused("sqlite:" + (folder_.path() / "new").string());
    expect_refused("sqlite:" + (folder_.path() / "folder" / "new").string());
    chmod(folder_.path().c_str(), 0755);
    set_rights(0600);
    EXPECT_EQ(append(*opened(address_), {entry("a", 2, "two")}), Outcomes{Appended::stored});
}

TEST_F(Sqlite, a_lock_is_an_error_and_when_it_is_gone_it_goes_on) {
    const auto store = opened(address_);
    append(*store, {entry("a", 1, "one", Summary{})});
    Other other(file_);
    other.ask("BEGIN EXCLUSIVE");
    const auto locked = store->append(std::vector{entry("a", 2, "two")});
    ASSERT_FALSE(locked);
    expect_error(locked.error(), Error::Kind::locked, file_, "Another program");
    EXPECT_EQ(texts(*store, "a"), Names{"one"}) << "reading goes on";
    other.ask("COMMIT");
    EXPECT_EQ(append(*store, {entry("a", 2, "two")}), Outcomes{Appended::stored});
    EXPECT_EQ(texts(*store, "a"), (Names{"one", "two"}));
}

TEST_F(Sqlite, a_file_of_another_kind_is_refused) {
    std::ofstream(file_) << std::string(10'000, 'x');
    const auto store = store::open(address_);
    ASSERT_FALSE(store);
    expect_error(store.error(), Error::Kind::broken, file_, "file is not a database");
}

TEST_F(Sqlite, two_processes_with_one_file_do_not_both_append_the_same_number) {
    const auto one = opened(address_);
    const auto other = opened(address_);
    EXPECT_EQ(append(*one, {entry("a", 1, "one", Summary{})}), Outcomes{Appended::stored});
    EXPECT_EQ(append(*other, {entry("a", 1, "two", Summary{})}), Outcomes{Appended::conflict});
    EXPECT_EQ(append(*other, {entry("a", 2, "two")}), Outcomes{Appended::stored});
    EXPECT_EQ(append(*one, {entry("a", 2, "three")}), Outcomes{Appended::conflict});
}

// The journal is emptied again and again meanwhile, by one or the other.
TEST_F(Sqlite, two_processes_see_whole_logs_whatever_part_of_them_is_in_the_journal) {
    const std::array stores = {opened(address_), opened(address_)};
    std::minstd_rand random(3);
    std::map<std::string, Names> logs;
    std::set<size_t> in_journal;
    for (int round = 0; round < 150; ++round) {
        store::Store& store = *stores[random() % 2];
        std::vector<store::Append> batch;
        for (size_t i = 0; i < 1 + random() % 20; ++i) {
            const std::string table(1, static_cast<char>('a' + random() % 7));
            Names& log = logs[table];
            log.push_back("entry " + std::to_string(random()));
            batch.push_back(entry(table, log.size(), log.back()));
            if (log.size() == 1) batch.back().summary = Summary{};
        }
        ASSERT_EQ(append(store, batch), Outcomes(batch.size(), Appended::stored));
        for (const auto& [table, log] : logs) {
            store::Store& reader = *stores[random() % 2];
            ASSERT_EQ(texts(reader, table), log);
            const size_t after = random() % (log.size() + 1);
            ASSERT_EQ(must(reader.entries(table, after)).size(), log.size() - after);
            ASSERT_EQ(must(reader.table(table))->seq, log.size());
            ASSERT_EQ(append(reader, {entry(table, log.size(), "again")}), Outcomes{Appended::conflict});
            ASSERT_EQ(append(reader, {entry(table, log.size() + 2, "too early")}), Outcomes{Appended::conflict});
        }
        in_journal.insert(std::stoul(Other(file_).ask("SELECT count(*) FROM journal").front()));
    }
    EXPECT_TRUE(in_journal.contains(0) && *in_journal.rbegin() > 100) << "it was emptied, and was not always empty";
}

TEST_F(Sqlite, values_that_cannot_be_there_are_an_error) {
    const auto store = opened(address_);
    append(*store, {entry("a", 1, "one", Summary{})});
    Other(file_).ask(
        "DROP VIEW log; DROP TABLE journal; CREATE TABLE journal (place INTEGER PRIMARY KEY, table_id, seq, at_ms, "
        "text); "
        "INSERT INTO journal VALUES (1, 'a', 'two', 3, 4)");
    const auto found = store->entries("a", 0);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().kind, Error::Kind::broken);
    EXPECT_NE(found.error().message.find("damaged"), std::string::npos) << found.error().message;
    EXPECT_FALSE(store->append(std::vector{entry("a", 2, "two")}));
    EXPECT_FALSE(store->tables({.stage = {}, .person = {}, .before_ms = {}}));
}

TEST_F(Sqlite, what_a_failed_transaction_wrote_to_the_journal_is_not_there) {
    const auto store = opened(address_);
    append(*store, {entry("a", 1, "one", Summary{}), entry("a", 2, "two")});
    Other(file_).ask(
        "CREATE TRIGGER no BEFORE INSERT ON journal WHEN NEW.text = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END");
    ASSERT_FALSE(store->append(std::vector{entry("a", 3, "three"), entry("a", 4, "bad")}));
    EXPECT_EQ(texts(*store, "a"), (Names{"one", "two"}));
    EXPECT_EQ(append(*store, {entry("a", 4, "four")}), Outcomes{Appended::conflict});
    EXPECT_EQ(append(*store, {entry("a", 3, "three")}), Outcomes{Appended::stored});
}

TEST_F(Sqlite, a_move_of_the_journal_that_fails_changes_nothing) {
    const auto store = opened(address_);
    append(*store, {entry("a", 1, "text", Summary{})});
    Other(file_).ask(
        "CREATE TRIGGER no BEFORE INSERT ON entries WHEN NEW.table_id = 'a' BEGIN SELECT RAISE(ABORT, 'no'); END");
    uint64_t stored = 1;
    while (stored < 10'000 && store->append(std::vector{entry("a", stored + 1, "text")})) ++stored;
    ASSERT_LT(stored, 10'000U) << "it was never moved";
    EXPECT_EQ(texts(*store, "a"), Names(stored, "text"));
    EXPECT_EQ(append(*store, {entry("a", stored + 2, "text")}), Outcomes{Appended::conflict});
    EXPECT_FALSE(store->append(std::vector{entry("a", stored + 1, "text"), entry("b", 1, "b", Summary{})}));
    EXPECT_EQ(texts(*store, "b"), Names{});
    Other(file_).ask("DROP TRIGGER no");
    EXPECT_EQ(append(*store, {entry("a", stored + 1, "text")}), Outcomes{Appended::stored});
    EXPECT_EQ(Other(file_).ask("SELECT count(*) FROM journal").front(), "0");
    EXPECT_EQ(texts(*opened(address_), "a"), Names(stored + 1, "text"));
}

// Appends for ever to three tables at once, and reports each number that is stored.
[[noreturn]] void append_for_ever(const std::string& address, int report) {
    const auto store = opened(address);
    const auto found = must(store->table("a"));
    for (uint64_t seq = found ? found->seq + 1 : 1;; ++seq) {
        const std::string text = "entry " + std::to_string(seq);
        if (append(*store, {entry("a", seq, text, Summary{}), entry("b", seq, text, Summary{}),
                            entry("c", seq, text, Summary{})}) != Outcomes(3, Appended::stored))
            _exit(1);
        if (write(report, &seq, sizeof seq) != sizeof seq) _exit(1);
    }
}

// The last number that a child reported before it was killed, some time after its first.
uint64_t append_until_killed(const std::string& address, useconds_t after_us) {
    int pipe_ends[2];
    EXPECT_EQ(pipe(pipe_ends), 0);
    const pid_t child = fork();
    if (child == 0) append_for_ever(address, pipe_ends[1]);
    close(pipe_ends[1]);
    uint64_t reported = 0;
    const auto read_report = [&] { return read(pipe_ends[0], &reported, sizeof reported) == sizeof reported; };
    EXPECT_TRUE(read_report()) << "the child could not append";
    usleep(after_us);
    kill(child, SIGKILL);
    while (read_report()) continue;
    close(pipe_ends[0]);
    waitpid(child, nullptr, 0);
    return reported;
}

TEST_F(Sqlite, what_was_stored_is_there_after_the_program_was_killed) {
    std::minstd_rand random(7);
    uint64_t reported = 0;
    for (int round = 0; round < 20; ++round) {
        reported = append_until_killed(address_, static_cast<useconds_t>(random() % 30'000));
        const auto store = opened(address_);
        const Names log = texts(*store, "a");
        ASSERT_GE(log.size(), reported);
        EXPECT_EQ(log.back(), "entry " + std::to_string(log.size()));
        EXPECT_EQ(texts(*store, "b"), log) << "a batch is stored as a whole or not at all";
        EXPECT_EQ(texts(*store, "c"), log);
        EXPECT_EQ(must(store->table("a"))->seq, log.size());
    }
    EXPECT_GT(reported, 20U);
}

TEST_F(Sqlite, a_copy_made_while_entries_are_written_is_of_one_moment) {
    const auto store = opened(address_);
    std::atomic<bool> stop = false;
    std::jthread writer([&] {
        // Both in one transaction: a copy has as many entries of the one as of the other.
        for (uint64_t seq = 1; !stop; ++seq)
            append(*store, {entry("a", seq, std::string(5000, 'a'), Summary{}), entry("b", seq, "b", Summary{})});
    });
    size_t last = 0;
    for (int i = 0; i < 20; ++i) {
        const std::filesystem::path copy = folder_.path() / ("copy" + std::to_string(i));
        while (must(opened(address_)->entries("b", last)).empty()) std::this_thread::yield();
        must(store::back_up(address_, copy));
        const auto reader = opened("sqlite:" + copy.string());
        const size_t entries = texts(*reader, "a").size();
        EXPECT_EQ(texts(*reader, "b").size(), entries);
        EXPECT_GT(entries, last);
        last = entries;
    }
    stop = true;
}

TEST_F(Sqlite, a_copy_never_replaces_a_file_and_only_its_owner_can_read_it) {
    opened(address_);
    must(store::back_up(address_, folder_.path() / "copy"));
    EXPECT_EQ(std::filesystem::status(folder_.path() / "copy").permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    const auto again = store::back_up(address_, folder_.path() / "copy");
    ASSERT_FALSE(again);
    EXPECT_NE(again.error().message.find("there is such a file already"), std::string::npos) << again.error().message;
    EXPECT_FALSE(store::back_up(address_, folder_.path() / "copy" / "no-folder"));
}

}  // namespace
}  // namespace tests
