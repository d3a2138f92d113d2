// The schemas, as steps from nothing to the present. A step that was released is never changed: a new one follows it.
#pragma once

#include "store/sql_store.h"

namespace store {

struct Migrations {
    const char* begin;                   // a transaction that keeps others out
    std::span<const char* const> steps;  // step n leads from version n - 1 to n, and notes that in the database
};
const Migrations& sqlite_migrations();
const Migrations& postgres_migrations();

// The steps that a database of this version still needs. One that a newer program has migrated is refused.
Result<std::span<const char* const>> missing_steps(const Migrations& migrations, int64_t version,
                                                   std::string_view place);

// Brings a database to the present version. `Database` runs scripts and knows its version. If this fails, close the
// connection: that undoes what was begun.
template <class Database>
Result<void> migrate(Database& database, std::string_view place, const Migrations& migrations) {
    const auto missing = [&]() -> Result<std::span<const char* const>> {
        const Result<int64_t> version = database.schema_version();
        if (!version) return std::unexpected(version.error());
        return missing_steps(migrations, *version, place);
    };
    auto steps = missing();
    if (!steps) return std::unexpected(steps.error());
    if (steps->empty()) return {};

    if (auto begun = database.script(migrations.begin); !begun) return begun;
    steps = missing();  // another server may have been faster
    if (!steps) return std::unexpected(steps.error());
    for (const char* step : *steps)
        if (auto done = database.script(step); !done) return done;
    return database.script("COMMIT");
}

}  // namespace store
