#include "store/sql_store.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

namespace store {
namespace {

int64_t integer(const Field& field) { return std::get<int64_t>(field); }
std::string text(Field& field) { return std::move(std::get<std::string>(field)); }

// Account names are the same without regard to the case of ASCII letters.
std::string account_key(std::string_view name) {
    std::string key(name);
    for (char& letter : key)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return key;
}

// A row per seat of the tables that `page` selects; one for a table without.
Statement listing(std::string_view page, std::string_view order, std::vector<Value> values) {
    std::string sql =
        "SELECT page.id, (SELECT MAX(seq) FROM entries WHERE table_id = page.id), page.changed_ms, page.stage, "
        "page.listed, page.wake_at_ms, page.text, seats.person, "
        "(SELECT at_ms FROM entries WHERE table_id = page.id AND entries.seq = 1) "
        "FROM (";
    sql.append(page).append(") AS page LEFT JOIN seats ON seats.table_id = page.id ORDER BY ");
    sql.append(order).append(", seats.seat");
    return {std::move(sql), std::move(values)};
}

Listed read_listed(Row& row) {
    Listed listed;
    listed.table = text(row[0]);
    listed.seq = static_cast<uint64_t>(integer(row[1]));
    listed.changed_ms = integer(row[2]);
    listed.summary.stage = static_cast<Stage>(integer(row[3]));
    listed.summary.listed = integer(row[4]) != 0;
    if (const int64_t* wake_at_ms = std::get_if<int64_t>(&row[5])) listed.summary.wake_at_ms = *wake_at_ms;
    listed.summary.text = text(row[6]);
    if (const int64_t* made_ms = std::get_if<int64_t>(&row[8])) listed.made_ms = *made_ms;
    return listed;
}

std::vector<Listed> read_listing(Rows rows) {
    std::vector<Listed> result;
    for (Row& row : rows) {
        if (result.empty() || result.back().table != std::get<std::string>(row[0])) result.push_back(read_listed(row));
        if (auto* person = std::get_if<std::string>(&row[7]))
            result.back().summary.people.push_back(std::move(*person));
    }
    return result;
}

std::vector<Account> read_accounts(Rows rows) {
    std::vector<Account> result;
    for (Row& row : rows) result.push_back({text(row[0]), text(row[1]), text(row[2]), integer(row[3])});
    return result;
}

std::optional<Account> read_account(Rows rows) {
    if (rows.empty()) return std::nullopt;
    return std::move(read_accounts(std::move(rows)).front());
}

std::string_view advice(Error::Kind kind) {
    switch (kind) {
        case Error::Kind::full: return "Make room on its disk; nothing else needs to be done.";
        case Error::Kind::read_only: return "Give the user of this program the right to write there.";
        case Error::Kind::locked: return "Another program holds it; find and end that one if this goes on.";
        case Error::Kind::unreachable: return "Check that the database runs and that the address is right.";
        case Error::Kind::broken: break;
    }
    return "Asking again will not help.";
}

}  // namespace

int64_t to_integer(uint64_t number) {
    return static_cast<int64_t>(std::min<uint64_t>(number, std::numeric_limits<int64_t>::max()));
}

Statement entries_after(std::string_view table, uint64_t after_seq) {
    return {"SELECT seq, at_ms, text FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            {table, to_integer(after_seq)}};
}

Statement one_table(std::string_view table) {
    return listing("SELECT * FROM tables WHERE id = $1", "page.id", {table});
}

Statement wanted_tables(const Wanted& wanted) {
    std::vector<Value> values;
    const auto add = [&values](Value value) {
        values.push_back(value);
        return "$" + std::to_string(values.size());
    };
    // A person has few tables, so these are found first and sorted then.
    std::string page = "SELECT tables.* FROM ";
    if (wanted.person) {
        const std::string person = add(*wanted.person);
        page += "(SELECT table_id FROM seats WHERE person = " + person +
                " UNION SELECT table_id FROM guests JOIN seats ON seats.person = guests.guest WHERE guests.person = " +
                person + ") AS own CROSS JOIN tables WHERE id = own.table_id AND ";
    } else {
        page += "tables WHERE ";
    }
    const std::string before_ms = add(wanted.before_ms.value_or(std::numeric_limits<int64_t>::max()));
    page += "(changed_ms, id) < (" + before_ms + ", " + add(wanted.before_table) + ")";
    if (wanted.stage) page += " AND stage = " + add(static_cast<int64_t>(*wanted.stage));
    if (wanted.only_listed) page += " AND listed = 1";
    page += " ORDER BY changed_ms DESC, id DESC LIMIT " + add(int64_t{wanted.limit});
    return listing(page, "page.changed_ms DESC, page.id DESC", std::move(values));
}

Statement due_tables(int64_t now_ms, uint32_t limit) {
    return {"SELECT id FROM tables WHERE wake_at_ms <= $1 ORDER BY wake_at_ms, id LIMIT $2", {now_ms, int64_t{limit}}};
}

Statement all_tables_after(std::string_view table, uint32_t limit) {
    return listing("SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2", "page.id", {table, int64_t{limit}});
}

std::vector<Entry> read_entries(Rows rows) {
    std::vector<Entry> result;
    for (Row& row : rows) result.push_back({static_cast<uint64_t>(integer(row[0])), integer(row[1]), text(row[2])});
    return result;
}

std::vector<size_t> appending_order(std::span<const Append> entries) {
    std::vector<size_t> order(entries.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::sort(order, {},
                      [&](size_t i) { return std::tuple(std::string_view(entries[i].table), entries[i].seq, i); });
    return order;
}

Error explained(Error::Kind kind, std::string_view place, std::string_view what) {
    std::string message(place);
    message.append(": ").append(what).append(". ").append(advice(kind));
    return {kind, std::move(message)};
}

Result<std::vector<Entry>> SqlStore::entries(std::string_view table, uint64_t after_seq) {
    return reading(run(entries_after(table, after_seq)), read_entries);
}

Result<std::vector<Listed>> SqlStore::list(const Statement& statement) { return reading(run(statement), read_listing); }

Result<std::optional<Listed>> SqlStore::table(std::string_view table) {
    auto found = list(one_table(table));
    if (!found) return std::unexpected(std::move(found.error()));
    if (found->empty()) return std::nullopt;
    return std::move(found->front());
}

Result<std::vector<Listed>> SqlStore::tables(const Wanted& wanted) { return list(wanted_tables(wanted)); }

Result<std::vector<std::string>> SqlStore::due(int64_t now_ms, uint32_t limit) {
    return reading(run(due_tables(now_ms, limit)), [](Rows rows) {
        std::vector<std::string> result;
        for (Row& row : rows) result.push_back(text(row[0]));
        return result;
    });
}

Result<std::vector<Listed>> SqlStore::tables_after(std::string_view table, uint32_t limit) {
    return list(all_tables_after(table, limit));
}

Result<std::vector<Account>> SqlStore::accounts_after(std::string_view name, uint32_t limit) {
    const std::string key = account_key(name);
    return reading(run({"SELECT name, password, person, made_ms FROM accounts WHERE key > $1 ORDER BY key LIMIT $2",
                        {key, int64_t{limit}}}),
                   read_accounts);
}

Result<std::vector<Guest>> SqlStore::guests_after(std::string_view guest, uint32_t limit) {
    return reading(
        run({"SELECT guest, person FROM guests WHERE guest > $1 ORDER BY guest LIMIT $2", {guest, int64_t{limit}}}),
        [](Rows rows) {
            std::vector<Guest> result;
            for (Row& row : rows) result.push_back({text(row[0]), text(row[1])});
            return result;
        });
}

Result<bool> SqlStore::add_account(const Account& account) {
    const std::string key = account_key(account.name);
    const auto added =
        run({"INSERT INTO accounts (key, name, password, person, made_ms) VALUES ($1, $2, $3, $4, $5) "
             "ON CONFLICT (key) DO NOTHING",
             {key, account.name, account.password, account.person, account.made_ms}});
    if (!added) return std::unexpected(added.error());
    // Comparing tells apart a name that another has taken and this very account, added by a try whose answer was lost.
    const auto there = this->account(account.name);
    if (!there) return std::unexpected(there.error());
    return *there == account;
}

Result<std::optional<Account>> SqlStore::account(std::string_view name) {
    const std::string key = account_key(name);
    return reading(run({"SELECT name, password, person, made_ms FROM accounts WHERE key = $1", {key}}), read_account);
}

Result<std::optional<Account>> SqlStore::account_of(std::string_view person) {
    return reading(run({"SELECT name, password, person, made_ms FROM accounts WHERE person = $1 "
                        "ORDER BY made_ms, key LIMIT 1",
                        {person}}),
                   read_account);
}

// NB: what is put in is taken from the tables, where PostgreSQL knows its type.
Result<void> SqlStore::add_guest(const Guest& guest) {
    return ignoring(
        run({"INSERT INTO guests (guest, person) SELECT seats.person, accounts.person FROM seats, accounts "
             "WHERE seats.person = $1 AND accounts.person = $2 "
             "AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = $1) LIMIT 1 ON CONFLICT DO NOTHING",
             {guest.guest, guest.person}}));
}

Result<void> SqlStore::add_session(std::string_view token_hash, std::string_view person, int64_t now_ms) {
    return ignoring(
        run({"INSERT INTO sessions (token_hash, person, used_ms) VALUES ($1, $2, $3) "
             "ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, used_ms = excluded.used_ms",
             {token_hash, person, now_ms}}));
}

Result<std::vector<std::string>> SqlStore::people_of(std::string_view token_hash, int64_t now_ms) {
    auto found =
        run({"SELECT sessions.person, used_ms, guest FROM sessions LEFT JOIN guests ON guests.person = sessions.person "
             "WHERE token_hash = $1",
             {token_hash}});
    return reading(std::move(found), [&](Rows rows) {
        std::vector<std::string> people;
        for (Row& row : rows) {
            if (people.empty()) {
                if (integer(row[1]) + kNoteUseAfterMs <=
                    now_ms)  // NB: who may not be noted down is welcome all the same
                    std::ignore = run({"UPDATE sessions SET used_ms = $1 WHERE token_hash = $2", {now_ms, token_hash}});
                people.push_back(text(row[0]));
            }
            if (std::holds_alternative<std::string>(row[2])) people.push_back(text(row[2]));
        }
        return people;
    });
}

Result<void> SqlStore::end_sessions_unused_since(int64_t time_ms) {
    return ignoring(run({"DELETE FROM sessions WHERE used_ms < $1", {time_ms}}));
}

Result<void> SqlStore::end_session(std::string_view token_hash) {
    return ignoring(run({"DELETE FROM sessions WHERE token_hash = $1", {token_hash}}));
}

}  // namespace store
