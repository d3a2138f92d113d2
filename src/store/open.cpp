#include "store/postgres_store.h"
#include "store/sqlite_store.h"

namespace store {

namespace {
constexpr std::string_view kSqliteScheme = "sqlite:";
}

Result<std::unique_ptr<Store>> open(const std::string& address) {
    if (address.starts_with(kSqliteScheme)) return open_sqlite(address.substr(kSqliteScheme.size()));
    if (address.starts_with("postgres://") || address.starts_with("postgresql://")) return open_postgres(address);
    // The rest of the address is not shown: it may hold a password.
    const size_t colon = address.find(':');
    const std::string what = colon == std::string::npos ? "it" : "`" + address.substr(0, colon) + ":`";
    return std::unexpected(Error{Error::Kind::broken, "The address of the store is wrong: " + what +
                                                          " is no kind of store. Write sqlite:FILE, or "
                                                          "postgres://USER:PASSWORD@HOST:PORT/DATABASE."});
}

Result<void> back_up(const std::string& address, const std::string& file) {
    if (address.starts_with(kSqliteScheme)) return back_up_sqlite(address.substr(kSqliteScheme.size()), file);
    return std::unexpected(
        Error{Error::Kind::broken, "Only a SQLite database is copied like this. Use pg_dump for PostgreSQL."});
}

}  // namespace store
