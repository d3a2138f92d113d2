// A room from its whole log.
#pragma once

#include <functional>

#include "room/room.h"
#include "store/store.h"

namespace hall {

// Why there is no room: `broken_table` or `no_such_board`, and the reason for an operator.
struct Unreadable {
    protocol::Code code;
    std::string why;
};
using FindBoard = std::function<const record::BoardFile*(std::string_view id, std::string_view sha256)>;

std::expected<room::Room, Unreadable> rebuild(std::string table, std::span<const store::Entry> entries,
                                              const FindBoard& board);

}  // namespace hall
