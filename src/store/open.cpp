#include "store/postgres_store.h"
#include "store/sqlite_store.h"

namespace store {

Result<std::unique_ptr<Store>> open(const std::string& address) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (address.starts_with(kSqlite)) return open_sqlite(address.substr(kSqlite.size()));
    if (address.starts_with("postgres://") || address.starts_with("postgresql://")) return open_postgres(address);
    // The rest of the address is not shown: it may hold a password.
    const size_t colon = address.find(':');
    const std::string what = colon == std::string::npos ? "it" : "`" + address.substr(0, colon) + ":`";
    return std::unexpected(Error{Error::Kind::broken, "The address of the store is wrong: " + what +
                                                          " is no kind of store. Write sqlite:FILE, or "
                                                          "postgres://USER:PASSWORD@HOST:PORT/DATABASE."});
}

}  // namespace store
