#include "tests/store/stores.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>
#include <sstream>

#include "store/migrations.h"
#include "tests/store/cluster.h"

namespace tests {
namespace {

using store::Append;
using store::Entry;
using store::Stage;
using store::Summary;

const std::string kOldText = "{\"say\":\"It's 50 % of \\\"Tür\\\"; line\"}\n$1 ?1 \xe2\x98\x83";
constexpr int64_t kFarFuture = 9'000'000'000'000'000;

const store::Account kOldAccount{"~Old Hand", "hash of a password", "~person-1", 17};

std::vector<Append> old_entries() {
    const Summary playing{Stage::playing, true, kFarFuture, {"~person-1", "~person-2"}, kOldText};
    const Summary over{Stage::over, false, std::nullopt, {"~person-2", "~person-1", "~person-2"}, "over"};
    return {{"~old-1", 1, 11, kOldText, playing},
            {"~old-2", 1, 12, "", playing},
            {"~old-1", 2, 13, "second", {}},
            {"~old-1", 3, 14, "third", over}};
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path.string() + " is missing");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

void run_sqlite(const std::filesystem::path& file, const std::string& sql) {
    sqlite3* database = nullptr;
    sqlite3_open(file.c_str(), &database);
    const int code = sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr);
    const std::string message = sqlite3_errmsg(database);
    sqlite3_close(database);
    if (code != SQLITE_OK) throw std::runtime_error(message);
}

std::string StoreKind::name() const {
    return database + (from_version > 0 ? "_from_version_" + std::to_string(from_version) : "");
}

std::vector<StoreKind> store_kinds() {
    std::vector<StoreKind> result;
    for (int version = 0; version <= static_cast<int>(store::sqlite_migrations().steps.size()); ++version)
        result.push_back({"sqlite", version});
    for (int version = 0; version <= static_cast<int>(store::postgres_migrations().steps.size()); ++version)
        result.push_back({"postgres", version});
    return result;
}

TempFolder::TempFolder() {
    std::string name = std::filesystem::temp_directory_path() / "fogline-store-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}
TempFolder::~TempFolder() { std::filesystem::remove_all(path_); }

std::filesystem::path frozen_file(const StoreKind& kind) {
    return std::filesystem::path(FOGLINE_SOURCE_DIR) / "tests/store/versions" /
           (kind.database + "-" + std::to_string(kind.from_version) + ".sql");
}

std::string new_address(const StoreKind& kind, const TempFolder& folder) {
    const std::string frozen = kind.from_version > 0 ? read_file(frozen_file(kind)) : "";
    if (kind.database == "sqlite") {
        if (kind.from_version > 0) run_sqlite(folder.path() / "store", frozen);
        return "sqlite:" + (folder.path() / "store").string();
    }
    const std::string name = Cluster::shared().new_database();
    if (kind.from_version > 0) Cluster::shared().ask(name, frozen);
    return Cluster::shared().address(name);
}

void write_old_data(store::Store& store) {
    EXPECT_EQ(append(store, old_entries()), Outcomes(4, store::Appended::stored));
    EXPECT_TRUE(must(store.add_account(kOldAccount)));
    must(store.add_session("~token", "~person-1", 18));
    must(store.add_guest({"~person-2", "~person-1"}));
}

void expect_old_data(store::Store& store, const StoreKind& kind) {
    const std::vector<Append> old = old_entries();
    EXPECT_EQ(must(store.entries("~old-1", 0)),
              (std::vector<Entry>{{1, 11, kOldText}, {2, 13, "second"}, {3, 14, "third"}}));
    const std::vector<store::Listed> listed{{"~old-1", 3, 14, *old[3].summary, 11},
                                            {"~old-2", 1, 12, *old[1].summary, 12}};
    EXPECT_EQ(must(store.tables_after("~", 2)), listed);
    EXPECT_EQ(must(store.tables({.stage = {}, .person = "~person-2", .before_ms = {}})), listed);
    EXPECT_EQ(must(store.due(kFarFuture, 100'000)).back(), "~old-2");
    EXPECT_EQ(must(store.account("~old HAND")), kOldAccount);
    std::vector<std::string> people{"~person-1"};
    if (kind.from_version >= (kind.database == "sqlite" ? 4 : 3)) people.emplace_back("~person-2");
    EXPECT_EQ(must(store.people_of("~token", 18)), people);
}

Append entry(std::string table, uint64_t seq, std::string text, std::optional<Summary> summary) {
    return {std::move(table), seq, static_cast<int64_t>(1000 + seq), std::move(text), std::move(summary)};
}

Append first(std::string table, int64_t at_ms, Summary summary) {
    return {std::move(table), 1, at_ms, "first", std::move(summary)};
}

Outcomes append(store::Store& store, const std::vector<Append>& entries) { return must(store.append(entries)); }

std::vector<std::string> texts(store::Store& store, std::string_view table) {
    std::vector<std::string> result;
    uint64_t seq = 0;
    for (const Entry& found : must(store.entries(table, 0))) {
        EXPECT_EQ(found.seq, ++seq) << "in the log of " << table;
        result.push_back(found.text);
    }
    return result;
}

store::Result<void> pass_round(store::Store& store, const std::string& table, const std::string& note) {
    const store::News news{table, 0, note};
    return store.pass_round({&news, 1});
}

}  // namespace tests
