// What is kept: the log of every table, accounts and sessions. A store blocks, and one thread at a time uses it.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace store {

// Why the store could not do something. Nothing was changed, and it may be asked again. When `unreachable`, something
// may have been changed, but asking the very same again gives the same answer and does nothing twice.
struct Error {
    enum class Kind : uint8_t { full, read_only, locked, unreachable, broken };
    Kind kind;
    std::string message;  // for the log
};
template <class T>
using Result = std::expected<T, Error>;

enum class Stage : uint8_t { open, playing, over };

// What can be asked about a table without reading its log.
struct Summary {
    Stage stage = Stage::open;
    bool listed = false;                // in the lobby
    std::optional<int64_t> wake_at_ms;  // when something is due even if nobody is there: a clock runs out
    std::vector<std::string> people;    // whose table it is: ids, see Account
    std::string text;                   // for lists; the store does not look into it
    friend bool operator==(const Summary&, const Summary&) = default;
};

// One entry to add to the log of a table. The first has the number 1 and makes the table.
struct Append {
    std::string table;
    uint64_t seq = 0;  // its number: one more than that of the entry it builds on
    int64_t at_ms = 0;
    std::string text;
    // As it is now: always with the first entry, and when it has changed. Lists are in the order of these entries; one
    // that only adds to the log spares the store its indexes.
    std::optional<Summary> summary;
};
enum class Appended : uint8_t { stored, conflict };  // conflict: the log does not end at seq - 1

struct Entry {
    uint64_t seq = 0;
    int64_t at_ms = 0;
    std::string text;
    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Listed {
    std::string table;
    uint64_t seq = 0;        // of the last entry
    int64_t changed_ms = 0;  // when the last entry with a summary came
    Summary summary;
    int64_t made_ms = 0;
    friend bool operator==(const Listed&, const Listed&) = default;
};

// Which tables to list: newest change first.
struct Wanted {
    std::optional<Stage> stage;
    bool only_listed = false;
    std::optional<std::string> person;  // one whose table it is, or one of its guests'
    std::optional<int64_t> before_ms;   // changed before
    std::string before_table = {};      // ... or then, if they come after this one in the list
    uint32_t limit = 50;
};

struct Account {
    std::string name;      // as the owner writes it; unique without regard to case of ASCII letters
    std::string password;  // its hash
    std::string person;    // the id that seats are bound to
    int64_t made_ms = 0;
    friend bool operator==(const Account&, const Account&) = default;
};

// A guest who signed in to an account: what is the guest's is that person's too.
struct Guest {
    std::string guest, person;
    friend bool operator==(const Guest&, const Guest&) = default;
};

// Something that happened at another server, or here: a table's log grew, or a note was passed round.
struct News {
    std::string table;  // empty: news were lost; look at every table again
    uint64_t seq = 0;   // 0: a note
    std::string note;
    friend bool operator==(const News&, const News&) = default;
};

// Hears what all servers of one database do. Used by one thread, not the store's.
class Listener {
 public:
    virtual ~Listener() = default;
    virtual std::vector<News> wait(int timeout_ms) = 0;  // returns early when there is something
    virtual void stop() = 0;                             // from any thread: wait returns at once, now and later
};

class Store {
 public:
    virtual ~Store() = default;

    // All of them in one transaction, durable when it returns. An append that conflicts leaves the others alone; two
    // appends to one table are in order of their numbers.
    virtual Result<std::vector<Appended>> append(std::span<const Append> entries) = 0;

    virtual Result<std::vector<Entry>> entries(std::string_view table, uint64_t after_seq) = 0;
    virtual Result<std::optional<Listed>> table(std::string_view table) = 0;
    virtual Result<std::vector<Listed>> tables(const Wanted& wanted) = 0;
    virtual Result<std::vector<std::string>> due(int64_t now_ms, uint32_t limit) = 0;  // wake_at_ms <= now, first first

    // In the order of their names, to walk through all: start with "".
    virtual Result<std::vector<Listed>> tables_after(std::string_view table, uint32_t limit) = 0;
    virtual Result<std::vector<Account>> accounts_after(std::string_view name, uint32_t limit) = 0;
    virtual Result<std::vector<Guest>> guests_after(std::string_view guest, uint32_t limit) = 0;

    // Forgets a table with all that is kept of it, unless its log has grown since. False: it has.
    virtual Result<bool> remove(std::string_view table, uint64_t last_seq) = 0;

    virtual Result<bool> add_account(const Account& account) = 0;  // false: the name is another account's
    virtual Result<std::optional<Account>> account(std::string_view name) = 0;
    virtual Result<std::optional<Account>> account_of(std::string_view person) = 0;  // its first, if it has several

    // Nothing is noted of a guest who has no table, who has signed in to an account before, or is the person of one.
    virtual Result<void> add_guest(const Guest& guest) = 0;

    // A session leads from the hash of a token to a person, who comes first, and its guests; to nobody when there is no
    // such session. When it was last used is noted now and then.
    virtual Result<void> add_session(std::string_view token_hash, std::string_view person, int64_t now_ms) = 0;
    virtual Result<std::vector<std::string>> people_of(std::string_view token_hash, int64_t now_ms) = 0;
    virtual Result<void> end_session(std::string_view token_hash) = 0;
    virtual Result<void> end_sessions_unused_since(int64_t time_ms) = 0;

    virtual Result<void> pass_round(std::span<const News> notes) = 0;  // to all servers, at once; not kept
    virtual Result<std::unique_ptr<Listener>> listen() = 0;            // empty: there can be no other server
};

// `sqlite:FILE`, or `postgres://...` / `postgresql://...`. Makes or migrates the schema.
Result<std::unique_ptr<Store>> open(const std::string& address);

// Copies all that a store holds at one moment to a new file, while servers may use it. Only SQLite: PostgreSQL has
// pg_dump for that.
Result<void> back_up(const std::string& address, const std::string& file);

inline constexpr int64_t kNoteUseAfterMs = 86'400'000;  // a session's use, once a day

}  // namespace store
