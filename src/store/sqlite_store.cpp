#include "store/sqlite_store.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <map>
#include <system_error>
#include <unordered_map>

#include "store/migrations.h"
#include "store/sql_store.h"

namespace store {
namespace {

constexpr int kBusyTimeoutMs = 2000;

// Checkpoints of 32 MB and a cache of 16 MB: a third more appends in batches of 100 than with what SQLite has by
// itself.
constexpr const char* kSettings =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -16384";

// The journal is moved when it has so many times the entries that were just written: when few are, a move must not keep
// them waiting, and when many are, the later it is the more entries go to each page.
constexpr size_t kBatchesInJournal = 64, kLeastInJournal = 200, kMostInJournal = 8000;

// This changes no row if there is such a table.
constexpr std::string_view kPutTable =
    "INSERT INTO tables (id, changed_ms, stage, listed, wake_at_ms, text) VALUES ($1, $2, $3, $4, $5, $6) "
    "ON CONFLICT DO NOTHING";
constexpr std::string_view kPutFirst = "INSERT INTO entries (table_id, seq, at_ms, text) VALUES ($1, $2, $3, $4)";
constexpr std::string_view kPutNext = "INSERT INTO journal (table_id, seq, at_ms, text) VALUES ($1, $2, $3, $4)";
constexpr std::string_view kPutSummary =
    "UPDATE tables SET changed_ms = ?2, stage = ?3, listed = ?4, wake_at_ms = ?5, text = ?6 WHERE id = ?1";

struct Close {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

bool means_no_space(int system_error) {
    return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
}
bool means_no_right(int system_error) {
    return system_error == EACCES || system_error == EPERM || system_error == EROFS;
}

Error::Kind kind_of(int code, int system_error) {
    const bool system_decides = code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
    if (system_decides && means_no_space(system_error)) return Error::Kind::full;
    if (system_decides && means_no_right(system_error)) return Error::Kind::read_only;
    switch (code) {
        case SQLITE_FULL: return Error::Kind::full;
        case SQLITE_READONLY:
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_AUTH: return Error::Kind::read_only;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Error::Kind::locked;
        default: return Error::Kind::broken;
    }
}

int bind(sqlite3_stmt* statement, int index, const Value& value) {
    if (const auto* integer = std::get_if<int64_t>(&value)) return sqlite3_bind_int64(statement, index, *integer);
    if (const auto* text = std::get_if<std::string_view>(&value))
        return sqlite3_bind_text64(statement, index, text->empty() ? "" : text->data(), text->size(), SQLITE_STATIC,
                                   SQLITE_UTF8);
    return sqlite3_bind_null(statement, index);
}

Field read_field(sqlite3_stmt* statement, int column) {
    switch (sqlite3_column_type(statement, column)) {
        case SQLITE_NULL: return std::monostate{};
        case SQLITE_INTEGER: return sqlite3_column_int64(statement, column);
        default: break;
    }
    const auto* text = static_cast<const char*>(sqlite3_column_blob(statement, column));
    return std::string(text, static_cast<size_t>(sqlite3_column_bytes(statement, column)));
}

Row read_row(sqlite3_stmt* statement) {
    Row row;
    for (int column = 0; column < sqlite3_column_count(statement); ++column)
        row.push_back(read_field(statement, column));
    return row;
}

std::string place_of(const std::string& file) { return "SQLite file " + file; }

// Only its owner may read it: there are passwords in it, if hashed. SQLite gives its other files the same rights.
// False: it is there already. NB: such a file is not opened here: closing it would drop the locks that this process
// may have on it.
Result<bool> make_file(const std::string& file) {
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(file).parent_path(), error);
    if (!error) {
        const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (made >= 0) ::close(made);
        if (made >= 0 || errno == EEXIST) return made >= 0;
        error.assign(errno, std::generic_category());
    }
    const bool full = means_no_space(error.value());
    return std::unexpected(explained(full ? Error::Kind::full : Error::Kind::read_only, place_of(file),
                                     "it cannot be made (" + error.message() + ")"));
}

// With a folder in front, no name is special to SQLite.
std::string plain_name(const std::string& file) { return std::filesystem::path(".") / file; }

// What is known of the journal. Entries but the first of a table are written to its end, and moved to `entries` many at
// a time. There the log of a table is in one place, so an entry that is written on its own is a page written for a line
// of text.
struct Journal {
    struct Tail {
        uint64_t last_seq = 0;
        int64_t first_place = 0;
    };
    int64_t version = 0;  // of the file, as it changes when another program writes
    size_t entries = 0;
    std::unordered_map<std::string, Tail> tails;  // of the tables that have entries there
};

class SqliteStore final : public SqlStore {
 public:
    explicit SqliteStore(std::string file) : file_(std::move(file)), place_(place_of(file_)) {}
    ~SqliteStore() override {
        if (server_ >= 0) ::close(server_);
    }
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    Result<void> open();
    Result<int64_t> schema_version();
    Result<void> script(const char* sql);

    Result<std::vector<Appended>> append(std::span<const Append> entries) override;
    Result<std::vector<Entry>> entries(std::string_view table, uint64_t after_seq) override;
    Result<bool> remove(std::string_view table, uint64_t last_seq) override;
    Result<void> back_up(const std::string& file);
    Result<void> pass_round(std::span<const News>) override { return {}; }
    Result<std::unique_ptr<Listener>> listen() override;

 private:
    Result<Rows> run(const Statement& statement) override { return run(statement.sql, statement.values); }
    Result<Rows> run(std::string_view sql, std::span<const Value> values);

    Result<void> set_up();
    Result<sqlite3_stmt*> prepared(std::string_view sql);
    Result<std::vector<Listed>> list(const Statement& statement) override;
    template <class Work>
    std::invoke_result_t<Work> in_transaction(const char* begin, Work work);
    Result<Journal*> journal();
    Result<void> move_journal(Journal& journal);
    Result<uint64_t> last_seq(const Journal& journal, const std::string& table);
    Result<std::vector<Appended>> append_all(std::span<const Append> entries);
    Result<Appended> append_one(Journal& journal, const Append& entry);
    Result<bool> put_entry(Journal& journal, const Append& entry);
    Result<bool> put_summary(std::string_view sql, const Append& entry);
    Result<bool> changes(std::string_view sql, std::span<const Value> values);
    Result<void> put_people(const Append& entry);
    void leave_transaction();
    Error last_error() const;

    std::string file_;
    std::string place_;               // for messages
    int server_ = -1;                 // the file that is locked by the server
    std::optional<Journal> journal_;  // asked for in a transaction; nothing: it must be looked at
    std::unique_ptr<sqlite3, Close> database_;
    std::map<std::string, std::unique_ptr<sqlite3_stmt, Close>, std::less<>> prepared_;  // closed before the database
};

// NB: sqlite3_system_errno knows nothing of errors in COMMIT, so errno is what a call to SQLite begins with at 0.
Error SqliteStore::last_error() const {
    const int system_error = errno;
    const int code = sqlite3_errcode(database_.get()) & 0xff;
    std::string what = sqlite3_errmsg(database_.get());
    if ((code == SQLITE_IOERR || code == SQLITE_CANTOPEN) && system_error != 0)
        what += " (" + std::generic_category().message(system_error) + ")";
    return explained(kind_of(code, system_error), place_, what);
}

Result<void> SqliteStore::open() {
    if (const auto made = make_file(file_); !made) return std::unexpected(made.error());
    sqlite3* database = nullptr;
    errno = 0;
    const int opened = sqlite3_open_v2(file_.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr);
    database_.reset(database);
    if (opened != SQLITE_OK) return std::unexpected(last_error());
    sqlite3_busy_timeout(database, kBusyTimeoutMs);
    if (auto ready = set_up(); !ready) return ready;
    return migrate(*this, place_, sqlite_migrations());
}

// There are no news of what another server does, whose players would wait for them: so there is one. Who only looks
// after the database does not listen. NB: the lock is on a file of its own, because closing the database's would drop
// SQLite's locks; it goes with the process, however that ends.
Result<std::unique_ptr<Listener>> SqliteStore::listen() {
    const std::string file = file_ + "-server";
    if (server_ < 0) server_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (server_ >= 0 && flock(server_, LOCK_EX | LOCK_NB) == 0) return nullptr;
    if (server_ >= 0 && errno == EWOULDBLOCK)
        return std::unexpected(explained(Error::Kind::locked, place_, "a server uses it already"));
    const std::string why = std::generic_category().message(errno);
    return std::unexpected(
        explained(Error::Kind::read_only, place_, "the lock " + file + " cannot be taken (" + why + ")"));
}

Result<void> SqliteStore::set_up() {
    const auto mode = run({"PRAGMA journal_mode = WAL", {}});
    if (!mode) return std::unexpected(mode.error());
    if (sqlite3_db_readonly(database_.get(), "main") == 1)
        return std::unexpected(explained(Error::Kind::read_only, place_, "it cannot be written"));
    if (std::get<std::string>((*mode)[0][0]) != "wal")
        return std::unexpected(explained(Error::Kind::broken, place_, "its file system has no shared memory for WAL"));
    return script(kSettings);
}

Result<int64_t> SqliteStore::schema_version() {
    return reading(run({"PRAGMA user_version", {}}), [](const Rows& rows) { return std::get<int64_t>(rows[0][0]); });
}

Result<void> SqliteStore::script(const char* sql) {
    errno = 0;
    if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return std::unexpected(last_error());
    return {};
}

Result<sqlite3_stmt*> SqliteStore::prepared(std::string_view sql) {
    if (const auto known = prepared_.find(sql); known != prepared_.end()) return known->second.get();
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                           &statement, nullptr) != SQLITE_OK)
        return std::unexpected(last_error());
    prepared_[std::string(sql)].reset(statement);
    return statement;
}

Result<Rows> SqliteStore::run(std::string_view sql, std::span<const Value> values) {
    errno = 0;
    const auto ready = prepared(sql);
    if (!ready) return std::unexpected(ready.error());
    int code = SQLITE_OK;
    for (size_t i = 0; i < values.size() && code == SQLITE_OK; ++i)
        code = bind(*ready, static_cast<int>(i) + 1, values[i]);
    Rows rows;
    if (code == SQLITE_OK)
        while ((code = sqlite3_step(*ready)) == SQLITE_ROW) rows.push_back(read_row(*ready));
    Result<Rows> result = code == SQLITE_DONE ? Result<Rows>(std::move(rows)) : std::unexpected(last_error());
    sqlite3_reset(*ready);
    sqlite3_clear_bindings(*ready);
    return result;
}

void SqliteStore::leave_transaction() {
    if (sqlite3_get_autocommit(database_.get()) == 0)
        sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

template <class Work>
std::invoke_result_t<Work> SqliteStore::in_transaction(const char* begin, Work work) {
    leave_transaction();
    if (const auto begun = run({begin, {}}); !begun) return std::unexpected(begun.error());
    auto result = work();
    if (result)
        if (const auto committed = run({"COMMIT", {}}); !committed) result = std::unexpected(committed.error());
    if (!result) journal_.reset();
    leave_transaction();
    return result;
}

Result<Journal*> SqliteStore::journal() {
    const auto version = run({"PRAGMA data_version", {}});
    if (!version) return std::unexpected(version.error());
    const int64_t present = std::get<int64_t>((*version)[0][0]);
    if (journal_ && journal_->version == present) return &*journal_;
    journal_.reset();
    auto rows = run({"SELECT table_id, MAX(seq), MIN(place), COUNT(*) FROM journal GROUP BY table_id", {}});
    auto found = reading(std::move(rows), [&](const Rows& tables) {
        Journal journal{.version = present, .entries = 0, .tails = {}};
        for (const Row& row : tables) {
            journal.tails[std::get<std::string>(row[0])] = {static_cast<uint64_t>(std::get<int64_t>(row[1])),
                                                            std::get<int64_t>(row[2])};
            journal.entries += static_cast<size_t>(std::get<int64_t>(row[3]));
        }
        return journal;
    });
    if (!found) return std::unexpected(std::move(found.error()));
    return &journal_.emplace(std::move(*found));
}

Result<void> SqliteStore::move_journal(Journal& journal) {
    for (const char* step : {"INSERT INTO entries (table_id, seq, at_ms, text) "
                             "SELECT table_id, seq, at_ms, text FROM journal ORDER BY table_id, seq",
                             "DELETE FROM journal"})
        if (const auto done = run({step, {}}); !done) return std::unexpected(done.error());
    journal.tails.clear();
    journal.entries = 0;
    return {};
}

Result<std::vector<Appended>> SqliteStore::append(std::span<const Append> entries) {
    if (entries.empty()) return {};
    return in_transaction("BEGIN IMMEDIATE", [&] { return append_all(entries); });
}

Result<std::vector<Entry>> SqliteStore::entries(std::string_view table, uint64_t after_seq) {
    return in_transaction("BEGIN", [&]() -> Result<std::vector<Entry>> {
        const auto journal = this->journal();
        if (!journal) return std::unexpected(journal.error());
        auto result = SqlStore::entries(table, after_seq);
        const auto tail = (*journal)->tails.find(std::string(table));
        if (!result || tail == (*journal)->tails.end()) return result;
        auto rows =
            run({"SELECT seq, at_ms, text FROM journal WHERE place >= $1 AND table_id = $2 AND seq > $3 "
                 "ORDER BY place",
                 {tail->second.first_place, table, to_integer(after_seq)}});
        if (!rows) return std::unexpected(std::move(rows.error()));
        for (Entry& entry : read_entries(std::move(*rows))) result->push_back(std::move(entry));
        return result;
    });
}

Result<std::vector<Listed>> SqliteStore::list(const Statement& statement) {
    return in_transaction("BEGIN", [&]() -> Result<std::vector<Listed>> {
        const auto journal = this->journal();
        if (!journal) return std::unexpected(journal.error());
        auto result = SqlStore::list(statement);
        for (size_t i = 0; result && i < result->size(); ++i)
            if (const auto tail = (*journal)->tails.find((*result)[i].table); tail != (*journal)->tails.end())
                (*result)[i].seq = tail->second.last_seq;
        return result;
    });
}

Result<bool> SqliteStore::remove(std::string_view table, uint64_t last_seq) {
    return in_transaction("BEGIN IMMEDIATE", [&]() -> Result<bool> {
        const auto journal = this->journal();
        if (!journal) return std::unexpected(journal.error());
        if (const auto moved = move_journal(**journal); !moved) return std::unexpected(moved.error());
        const auto last = this->last_seq(**journal, std::string(table));
        if (!last) return std::unexpected(last.error());
        if (*last == 0 || *last != last_seq) return false;
        for (const char* part : {"DELETE FROM entries WHERE table_id = $1", "DELETE FROM seats WHERE table_id = $1",
                                 "DELETE FROM tables WHERE id = $1"})
            if (const auto gone = run({part, {table}}); !gone) return std::unexpected(gone.error());
        return true;
    });
}

// In one step, so that all pages are of one moment; with WAL no writer waits for that.
Result<void> SqliteStore::back_up(const std::string& file) {
    const auto made = make_file(file);
    if (!made) return std::unexpected(made.error());
    if (!*made) return std::unexpected(explained(Error::Kind::broken, place_of(file), "there is such a file already"));
    sqlite3* opened = nullptr;
    errno = 0;
    sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
    const std::unique_ptr<sqlite3, Close> copy(opened);
    sqlite3_backup* backup = sqlite3_backup_init(opened, "main", database_.get(), "main");
    if (backup != nullptr) sqlite3_backup_step(backup, -1);
    if (sqlite3_backup_finish(backup) == SQLITE_OK && backup != nullptr) return {};
    const int code = sqlite3_errcode(opened) & 0xff;
    Error error = explained(kind_of(code, errno), place_of(file), sqlite3_errmsg(opened));
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    return std::unexpected(std::move(error));
}

Result<std::vector<Appended>> SqliteStore::append_all(std::span<const Append> entries) {
    const auto journal = this->journal();
    if (!journal) return std::unexpected(journal.error());
    std::vector<Appended> result(entries.size());
    for (const size_t i : appending_order(entries)) {
        const auto appended = append_one(**journal, entries[i]);
        if (!appended) return std::unexpected(appended.error());
        result[i] = *appended;
    }
    if ((*journal)->entries >= std::clamp(kBatchesInJournal * entries.size(), kLeastInJournal, kMostInJournal))
        if (const auto moved = move_journal(**journal); !moved) return std::unexpected(moved.error());
    return result;
}

// An entry that has no summary touches nothing but the journal.
Result<Appended> SqliteStore::append_one(Journal& journal, const Append& entry) {
    const auto put = put_entry(journal, entry);
    if (!put) return std::unexpected(put.error());
    if (!*put) return Appended::conflict;
    if (entry.summary && entry.seq != 1)
        if (const auto changed = put_summary(kPutSummary, entry); !changed) return std::unexpected(changed.error());
    if (entry.summary)
        if (const auto seated = put_people(entry); !seated) return std::unexpected(seated.error());
    return Appended::stored;
}

// False: there is such a table already, or the entry is not the next one of its log.
Result<bool> SqliteStore::put_entry(Journal& journal, const Append& entry) {
    const std::array<Value, 4> values{entry.table, to_integer(entry.seq), entry.at_ms, entry.text};
    if (entry.seq == 1) {
        const auto made = put_summary(kPutTable, entry);
        return made && *made ? changes(kPutFirst, values) : made;
    }
    const auto last = last_seq(journal, entry.table);
    if (!last) return std::unexpected(last.error());
    if (*last == 0 || entry.seq != *last + 1) return false;
    const auto put = changes(kPutNext, values);
    if (!put) return put;
    ++journal.entries;
    const auto tail =
        journal.tails.try_emplace(entry.table, Journal::Tail{0, sqlite3_last_insert_rowid(database_.get())}).first;
    tail->second.last_seq = entry.seq;
    return true;
}

// 0: there is no such table.
Result<uint64_t> SqliteStore::last_seq(const Journal& journal, const std::string& table) {
    if (const auto tail = journal.tails.find(table); tail != journal.tails.end()) return tail->second.last_seq;
    return reading(run({"SELECT MAX(seq) FROM entries WHERE table_id = $1", {table}}), [](const Rows& rows) {
        const auto* last = std::get_if<int64_t>(&rows[0][0]);
        return last != nullptr ? static_cast<uint64_t>(*last) : 0;
    });
}

Result<bool> SqliteStore::put_summary(std::string_view sql, const Append& entry) {
    const Summary summary = entry.summary.value_or(Summary{});
    const Value wake_at_ms = summary.wake_at_ms ? Value(*summary.wake_at_ms) : Value();
    return changes(sql, std::array<Value, 6>{entry.table, entry.at_ms, static_cast<int64_t>(summary.stage),
                                             static_cast<int64_t>(summary.listed), wake_at_ms, summary.text});
}

// Whether there was something to change.
Result<bool> SqliteStore::changes(std::string_view sql, std::span<const Value> values) {
    if (const auto done = run(sql, values); !done) return std::unexpected(done.error());
    return sqlite3_changes(database_.get()) > 0;
}

Result<void> SqliteStore::put_people(const Append& entry) {
    if (const auto gone = run({"DELETE FROM seats WHERE table_id = $1", {entry.table}}); !gone)
        return std::unexpected(gone.error());
    int64_t seat = 0;
    for (const std::string& person : entry.summary->people)
        if (const auto put =
                run({"INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)", {entry.table, seat++, person}});
            !put)
            return std::unexpected(put.error());
    return {};
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
    if (file.empty())
        return std::unexpected(
            Error{Error::Kind::broken, "The address of the store names no file. Write sqlite:FILE."});
    auto store = std::make_unique<SqliteStore>(plain_name(file));
    if (auto opened = store->open(); !opened) return std::unexpected(std::move(opened.error()));
    return store;
}

Result<void> back_up_sqlite(const std::string& file, const std::string& to) {
    SqliteStore store(plain_name(file));
    if (auto opened = store.open(); !opened) return opened;
    return store.back_up(plain_name(to));
}

}  // namespace store
