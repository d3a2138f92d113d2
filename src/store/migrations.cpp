#include "store/migrations.h"

namespace store {
namespace {

// An index per kind of list in the order of the list, so that the cost of a page does not grow with what is kept.
constexpr const char* kSqliteSteps[] = {
    R"sql(
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    wake_at_ms INTEGER,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_change ON tables (changed_ms, id);
CREATE INDEX tables_by_stage ON tables (stage, changed_ms, id);
CREATE INDEX listed_by_change ON tables (changed_ms, id) WHERE listed = 1;
CREATE INDEX listed_by_stage ON tables (stage, changed_ms, id) WHERE listed = 1;
CREATE INDEX tables_by_wake ON tables (wake_at_ms, id) WHERE wake_at_ms IS NOT NULL;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, table_id);
CREATE TABLE accounts (
    key TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    password TEXT NOT NULL,
    person TEXT NOT NULL,
    made_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    made_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
)sql",
    R"sql(
ALTER TABLE sessions RENAME COLUMN made_ms TO used_ms;
CREATE INDEX sessions_by_use ON sessions (used_ms);
PRAGMA user_version = 2;
)sql",
    R"sql(
ALTER TABLE tables DROP COLUMN seq;
PRAGMA user_version = 3;
)sql",
    R"sql(
CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_person ON guests (person);
CREATE INDEX accounts_by_person ON accounts (person);
PRAGMA user_version = 4;
)sql",
    // Where entries are written first, see Journal in sqlite_store.cpp; the view has all of them.
    R"sql(
CREATE TABLE journal (
    place INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE VIEW log AS
    SELECT table_id, seq, at_ms, text FROM entries UNION ALL SELECT table_id, seq, at_ms, text FROM journal;
PRAGMA user_version = 5;
)sql",
};

// Text is bytea: it comes out as it went in and sorts by its bytes, whatever the encoding and collation of the
// database. `SET bytea_output = escape` makes psql show it.
constexpr const char* kPostgresSteps[] = {
    R"sql(
CREATE TABLE tables (
    id bytea PRIMARY KEY,
    seq bigint NOT NULL,
    changed_ms bigint NOT NULL,
    stage smallint NOT NULL,
    listed smallint NOT NULL,
    wake_at_ms bigint,
    text bytea NOT NULL
);
CREATE INDEX tables_by_change ON tables (changed_ms, id);
CREATE INDEX tables_by_stage ON tables (stage, changed_ms, id);
CREATE INDEX listed_by_change ON tables (changed_ms, id) WHERE listed = 1;
CREATE INDEX listed_by_stage ON tables (stage, changed_ms, id) WHERE listed = 1;
CREATE INDEX tables_by_wake ON tables (wake_at_ms, id) WHERE wake_at_ms IS NOT NULL;
CREATE TABLE entries (
    table_id bytea NOT NULL REFERENCES tables (id),
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    text bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE seats (
    table_id bytea NOT NULL REFERENCES tables (id),
    seat bigint NOT NULL,
    person bytea NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person, table_id);
CREATE TABLE accounts (
    key bytea PRIMARY KEY,
    name bytea NOT NULL,
    password bytea NOT NULL,
    person bytea NOT NULL,
    made_ms bigint NOT NULL
);
CREATE TABLE sessions (
    token_hash bytea PRIMARY KEY,
    person bytea NOT NULL,
    made_ms bigint NOT NULL
);
CREATE TABLE fogline_schema (version bigint PRIMARY KEY);
INSERT INTO fogline_schema VALUES (1);
)sql",
    R"sql(
ALTER TABLE sessions RENAME COLUMN made_ms TO used_ms;
CREATE INDEX sessions_by_use ON sessions (used_ms);
INSERT INTO fogline_schema VALUES (2);
)sql",
    R"sql(
CREATE TABLE guests (
    guest bytea PRIMARY KEY,
    person bytea NOT NULL
);
CREATE INDEX guests_by_person ON guests (person);
CREATE INDEX accounts_by_person ON accounts (person);
INSERT INTO fogline_schema VALUES (3);
)sql",
};

constexpr Migrations kSqlite{"BEGIN IMMEDIATE", kSqliteSteps};
constexpr Migrations kPostgres{
    "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; "
    "SELECT pg_advisory_xact_lock(hashtext('fogline_schema'))",
    kPostgresSteps};

}  // namespace

const Migrations& sqlite_migrations() { return kSqlite; }
const Migrations& postgres_migrations() { return kPostgres; }

Result<std::span<const char* const>> missing_steps(const Migrations& migrations, int64_t version,
                                                   std::string_view place) {
    const auto present = static_cast<int64_t>(migrations.steps.size());
    if (version <= present) return migrations.steps.subspan(static_cast<size_t>(version));
    return std::unexpected(
        Error{Error::Kind::broken, std::string(place) + ": its schema has version " + std::to_string(version) +
                                       ", and this program knows versions up to " + std::to_string(present) +
                                       ". Run the newer program on it, or restore a backup from before."});
}

}  // namespace store
