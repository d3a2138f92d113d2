// What the commands of `fogline admin` share: the database they work on, and tables read from it.
#pragma once

#include "cli/command.h"
#include "hall/rebuild.h"
#include "store/store.h"

namespace cli {

class Database {
 public:
    void add_to(CLI::App& command);

    enum class Missing : uint8_t { refuse, make };
    store::Store& open(Missing missing);
    const std::string& address() const { return address_; }
    void must_exist() const;  // a file that was mistyped is not made

    std::vector<store::Entry> entries(const std::string& table);  // there must be some
    std::expected<room::Room, std::string> room(const std::string& table, std::span<const store::Entry> entries);

 private:
    const record::BoardFile* find_board(std::string_view id, std::string_view sha256);

    std::string address_ = "sqlite:data/fogline.db";
    std::vector<std::string> board_files_;
    std::unique_ptr<store::Store> store_;
    std::vector<std::unique_ptr<const record::BoardFile>> boards_;
};

template <class T>
T must(store::Result<T> result) {
    if (!result) throw BadInput(result.error().message);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// "2026-11-16 10:05:00", in UTC.
std::string utc(int64_t ms);

// Export and import: admin_move.cpp.
void add_admin_export(CLI::App& admin, Job& job);
void add_admin_import(CLI::App& admin, Job& job);

}  // namespace cli
