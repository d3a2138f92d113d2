// Stores to test: of both databases, new and migrated from every earlier version of the schema.
#pragma once

#include <filesystem>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "store/store.h"

namespace tests {

struct StoreKind {
    std::string database;  // sqlite, postgres
    int from_version = 0;  // 0: new; else it holds what write_old_data wrote
    std::string name() const;
    friend void PrintTo(const StoreKind& kind, std::ostream* out) { *out << kind.name(); }
};
std::vector<StoreKind> store_kinds();

// A folder that goes when it does.
class TempFolder {
 public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

 private:
    std::filesystem::path path_;
};

// The address of a database of this kind. Not migrated yet.
std::string new_address(const StoreKind& kind, const TempFolder& folder);

// What every frozen version holds; its names begin with ~.
void write_old_data(store::Store& store);
void expect_old_data(store::Store& store, const StoreKind& kind);

void run_sqlite(const std::filesystem::path& file, const std::string& sql);

std::filesystem::path frozen_file(const StoreKind& kind);

template <class T>
T must(store::Result<T> result) {
    if (!result) throw std::runtime_error(result.error().message);
    return std::move(*result);
}
inline void must(const store::Result<void>& result) {
    if (!result) throw std::runtime_error(result.error().message);
}
inline std::unique_ptr<store::Store> opened(const std::string& address) { return must(store::open(address)); }

using Outcomes = std::vector<store::Appended>;

store::Append entry(std::string table, uint64_t seq, std::string text, std::optional<store::Summary> summary = {});
store::Append first(std::string table, int64_t at_ms, store::Summary summary = {});
Outcomes append(store::Store& store, const std::vector<store::Append>& entries);
std::vector<std::string> texts(store::Store& store, std::string_view table);  // of all entries
store::Result<void> pass_round(store::Store& store, const std::string& table, const std::string& note);

}  // namespace tests
