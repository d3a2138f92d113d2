#include "store/postgres_store.h"

#include <deque>
#include <set>

#include "store/migrations.h"
#include "store/news.h"
#include "store/postgres_connection.h"
#include "store/postgres_listener.h"
#include "store/sql_store.h"

namespace store {
namespace {

constexpr std::chrono::seconds kRetryTime{1};  // with the time to connect, that is within kAnswerTime

// Has a row if the entry is stored: its notification, which is sent when the transaction is carried out. Who advances
// a table locks its row; another server waits there, then sees the new number and has a conflict.
constexpr const char* kAppend =
    "WITH head AS (UPDATE tables SET seq = $2::bigint WHERE id = $1::bytea AND seq = $2::bigint - 1 RETURNING id), "
    "entry AS (INSERT INTO entries (table_id, seq, at_ms, text) SELECT id, $2, $3::bigint, $4::bytea FROM head) "
    "SELECT pg_notify($5, $6) FROM head";

// The same, and makes the table with its first entry. All parts see the seats as they were before, so no row of them
// may be touched twice: the surplus is deleted, the others are replaced.
constexpr const char* kAppendWithSummary =
    "WITH head AS (INSERT INTO tables (id, seq, changed_ms, stage, listed, wake_at_ms, text) "
    "SELECT $1::bytea, $2::bigint, $3::bigint, $7::smallint, $8::smallint, $9::bigint, $10::bytea "
    "WHERE $2::bigint = 1 OR EXISTS (SELECT 1 FROM tables WHERE id = $1::bytea) "
    "ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, changed_ms = excluded.changed_ms, stage = excluded.stage, "
    "listed = excluded.listed, wake_at_ms = excluded.wake_at_ms, text = excluded.text "
    "WHERE tables.seq = excluded.seq - 1 RETURNING id), "
    "entry AS (INSERT INTO entries (table_id, seq, at_ms, text) SELECT id, $2, $3, $4::bytea FROM head), "
    "surplus AS (DELETE FROM seats USING head WHERE table_id = head.id AND seat >= cardinality($11::bytea[])), "
    "seated AS (INSERT INTO seats (table_id, seat, person) SELECT head.id, people.number - 1, people.person "
    "FROM head, unnest($11::bytea[]) WITH ORDINALITY AS people (person, number) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person WHERE seats.person <> excluded.person) "
    "SELECT pg_notify($5, $6) FROM head";

// NB: that nothing refers to the table any more is checked at the end of the whole statement.
constexpr const char* kRemove =
    "WITH head AS (SELECT id FROM tables WHERE id = $1::bytea AND seq = $2::bigint FOR UPDATE), "
    "log AS (DELETE FROM entries USING head WHERE table_id = head.id), "
    "people AS (DELETE FROM seats USING head WHERE table_id = head.id) "
    "DELETE FROM tables USING head WHERE tables.id = head.id RETURNING 1::bigint";

void put_big_endian(std::string& bytes, size_t number) {
    for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(number >> shift & 0xff);
}

// A bytea[] as PostgreSQL sends and receives it.
std::string binary_array(const std::vector<std::string>& texts) {
    constexpr size_t kDimensions = 1;
    constexpr size_t kNoNulls = 0;
    constexpr size_t kBytea = 17;
    constexpr size_t kFirstIndex = 1;
    std::string bytes;
    for (const size_t number : {kDimensions, kNoNulls, kBytea, texts.size(), kFirstIndex})
        put_big_endian(bytes, number);
    for (const std::string& text : texts) {
        put_big_endian(bytes, text.size());
        bytes += text;
    }
    return bytes;
}

// The statements of a batch, and the texts that were made for them.
struct Batch {
    std::vector<Statement> statements;
    std::deque<std::string> texts;

    void add(const Append& entry) {
        const std::string_view news = texts.emplace_back(write_news(entry.table, entry.seq, {}));
        const int64_t seq = to_integer(entry.seq);
        Statement& statement = statements.emplace_back(
            kAppend, std::vector<Value>{entry.table, seq, entry.at_ms, entry.text, kChannel, news});
        if (!entry.summary && seq != 1) return;
        static const Summary kNone;
        const Summary& summary = entry.summary ? *entry.summary : kNone;
        statement.sql = kAppendWithSummary;
        const Value wake_at_ms = summary.wake_at_ms ? Value(*summary.wake_at_ms) : Value();
        const std::string_view people = texts.emplace_back(binary_array(summary.people));
        statement.values.insert(statement.values.end(),
                                {static_cast<int64_t>(summary.stage), static_cast<int64_t>(summary.listed), wake_at_ms,
                                 summary.text, people});
    }
};

class PostgresStore final : public SqlStore {
 public:
    explicit PostgresStore(PostgresAddress address) : address_(std::move(address)) {}

    Result<void> open();

    Result<std::vector<Appended>> append(std::span<const Append> entries) override;
    Result<bool> remove(std::string_view table, uint64_t last_seq) override;
    Result<void> pass_round(std::span<const News> notes) override;
    Result<std::unique_ptr<Listener>> listen() override { return listen_to(address_); }

 private:
    Result<Rows> run(const Statement& statement) override;

    Result<void> connect();
    Result<std::vector<Rows>> run_all(std::span<const Statement> statements);
    void remember(std::span<const Append> unsure);
    Result<bool> was_stored(const Append& entry);

    PostgresAddress address_;
    std::unique_ptr<PostgresConnection> connection_;
    Deadline next_try_{};  // to connect, and why the last one failed
    Error no_connection_{Error::Kind::unreachable, {}};
    uint64_t lost_answers_ = 0;
    std::set<std::pair<std::string, uint64_t>> unsure_;  // entries that may have been stored: table and number
};

Result<void> PostgresStore::open() {
    auto connection = PostgresConnection::connect(address_);
    if (!connection) return std::unexpected(connection.error());
    if (auto migrated = migrate(**connection, address_.place, postgres_migrations()); !migrated) return migrated;
    connection_ = std::move(*connection);
    return {};
}

// A network that swallows what is sent makes a try take all its time. Those who ask next are not to wait in turn: there
// is no other try for as long as this one took.
Result<void> PostgresStore::connect() {
    const Deadline begin = std::chrono::steady_clock::now();
    if (begin < next_try_) return std::unexpected(no_connection_);
    auto connection = PostgresConnection::connect(address_);
    if (connection) {
        connection_ = std::move(*connection);
        return {};
    }
    const Deadline end = std::chrono::steady_clock::now();
    if (end - begin >= kRetryTime) next_try_ = end + (end - begin);
    no_connection_ = connection.error();
    return std::unexpected(no_connection_);
}

Result<std::vector<Rows>> PostgresStore::run_all(std::span<const Statement> statements) {
    const Deadline begin = std::chrono::steady_clock::now();
    while (true) {
        const bool is_new = connection_ == nullptr;
        if (is_new)
            if (const auto connected = connect(); !connected) return std::unexpected(connected.error());
        auto rows = connection_->run(statements, begin + kAnswerTime);
        if (rows || rows.error().kind != Error::Kind::unreachable) return rows;
        connection_.reset();
        ++lost_answers_;
        // Once more on a new connection, if there is time for that.
        if (is_new || std::chrono::steady_clock::now() >= begin + kRetryTime) return rows;
    }
}

Result<Rows> PostgresStore::run(const Statement& statement) {
    auto rows = run_all({&statement, 1});
    if (!rows) return std::unexpected(std::move(rows.error()));
    return std::move(rows->front());
}

Result<std::vector<Appended>> PostgresStore::append(std::span<const Append> entries) {
    if (entries.empty()) return {};
    const std::vector<size_t> order = appending_order(entries);
    Batch batch;
    for (const size_t i : order) batch.add(entries[i]);

    const uint64_t lost_before = lost_answers_;
    const auto rows = run_all(batch.statements);
    if (lost_answers_ != lost_before) remember(entries);
    if (!rows) return std::unexpected(rows.error());

    std::vector<Appended> result(entries.size(), Appended::stored);
    for (size_t at = 0; at < order.size(); ++at) {
        if (!(*rows)[at].empty()) continue;
        const auto stored = was_stored(entries[order[at]]);
        if (!stored) remember(entries);
        if (!stored) return std::unexpected(stored.error());
        if (!*stored) result[order[at]] = Appended::conflict;
    }
    for (const Append& entry : entries) unsure_.erase({entry.table, entry.seq});
    return result;
}

void PostgresStore::remember(std::span<const Append> entries) {
    for (const Append& entry : entries) unsure_.emplace(entry.table, entry.seq);
}

// By an earlier try whose answer was lost.
Result<bool> PostgresStore::was_stored(const Append& entry) {
    if (!unsure_.contains({entry.table, entry.seq})) return false;
    return reading(run({"SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2 AND at_ms = $3 AND text = $4",
                        {entry.table, to_integer(entry.seq), entry.at_ms, entry.text}}),
                   [](const Rows& rows) { return !rows.empty(); });
}

Result<bool> PostgresStore::remove(std::string_view table, uint64_t last_seq) {
    return reading(run({kRemove, {table, to_integer(last_seq)}}), [](const Rows& rows) { return !rows.empty(); });
}

Result<void> PostgresStore::pass_round(std::span<const News> notes) {
    std::deque<std::string> texts;
    std::vector<Statement> statements;
    Result<void> result;
    for (const News& note : notes) {
        const std::string& text = texts.emplace_back(write_news(note.table, 0, note.note));
        if (text.size() <= kLongestNews)
            statements.push_back({"SELECT pg_notify($1, $2)", {kChannel, text}});
        else
            result = std::unexpected(Error{Error::Kind::broken, "A note of " + std::to_string(note.note.size()) +
                                                                    " bytes is too long to be passed round."});
    }
    if (statements.empty()) return result;
    if (const auto passed = run_all(statements); !passed) return std::unexpected(passed.error());
    return result;
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& url) {
    auto address = PostgresAddress::parse(url);
    if (!address) return std::unexpected(address.error());
    auto store = std::make_unique<PostgresStore>(std::move(*address));
    if (auto opened = store->open(); !opened) return std::unexpected(std::move(opened.error()));
    return store;
}

}  // namespace store
