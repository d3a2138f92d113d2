// What both databases share: the statements, written once, and what their rows mean.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "store/store.h"

namespace store {

using Value = std::variant<std::monostate, int64_t, std::string_view>;  // goes in
using Field = std::variant<std::monostate, int64_t, std::string>;       // comes out
using Row = std::vector<Field>;
using Rows = std::vector<Row>;

// The values are $1, $2 and so on, numbered in the order in which they first appear: SQLite counts them like that.
struct Statement {
    std::string sql;
    std::vector<Value> values;
};

// What the rows mean, if there are any. A value of another kind than the schema says is in a file that was damaged. NB:
// std::expected has no transform in the libstdc++ we build with.
template <class Read>
auto reading(Result<Rows> rows, Read read) -> Result<std::invoke_result_t<Read, Rows>> {
    if (!rows) return std::unexpected(std::move(rows.error()));
    try {
        return read(std::move(*rows));
    } catch (const std::bad_variant_access&) {
        return std::unexpected(
            Error{Error::Kind::broken, "The store has a value that cannot be there: it is damaged. Restore a backup."});
    }
}
inline Result<void> ignoring(const Result<Rows>& rows) {
    if (!rows) return std::unexpected(rows.error());
    return {};
}

// A number beyond the databases' is after every entry as well.
int64_t to_integer(uint64_t number);

Statement entries_after(std::string_view table, uint64_t after_seq);
Statement one_table(std::string_view table);
Statement wanted_tables(const Wanted& wanted);
Statement due_tables(int64_t now_ms, uint32_t limit);
Statement all_tables_after(std::string_view table, uint32_t limit);

std::vector<Entry> read_entries(Rows rows);

// The order in which to append: by table and number. Servers that lock tables in one order cannot deadlock.
std::vector<size_t> appending_order(std::span<const Append> entries);

// "PLACE: what is wrong. What to do."
Error explained(Error::Kind kind, std::string_view place, std::string_view what);

class SqlStore : public Store {
 public:
    Result<std::vector<Entry>> entries(std::string_view table, uint64_t after_seq) override;
    Result<std::optional<Listed>> table(std::string_view table) override;
    Result<std::vector<Listed>> tables(const Wanted& wanted) override;
    Result<std::vector<std::string>> due(int64_t now_ms, uint32_t limit) override;
    Result<std::vector<Listed>> tables_after(std::string_view table, uint32_t limit) override;
    Result<std::vector<Account>> accounts_after(std::string_view name, uint32_t limit) override;
    Result<std::vector<Guest>> guests_after(std::string_view guest, uint32_t limit) override;
    Result<bool> add_account(const Account& account) override;
    Result<std::optional<Account>> account(std::string_view name) override;
    Result<std::optional<Account>> account_of(std::string_view person) override;
    Result<void> add_guest(const Guest& guest) override;
    Result<void> add_session(std::string_view token_hash, std::string_view person, int64_t now_ms) override;
    Result<std::vector<std::string>> people_of(std::string_view token_hash, int64_t now_ms) override;
    Result<void> end_session(std::string_view token_hash) override;
    Result<void> end_sessions_unused_since(int64_t time_ms) override;

 protected:
    // May be carried out twice if the first answer was lost, so a statement must bear that.
    virtual Result<Rows> run(const Statement& statement) = 0;
    virtual Result<std::vector<Listed>> list(const Statement& statement);
};

}  // namespace store
