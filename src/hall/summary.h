// What can be asked about a table without its log.
#pragma once

#include "room/room.h"
#include "store/store.h"

namespace hall {

store::Summary summary_of(const room::Room& room);

// As it will be when the room has been told a fact; nothing: as it is.
std::optional<store::Summary> new_summary(const room::Room& room, const room::Fact& fact, room::Millis at);

// The answer to GET /api/tables.
std::string write_list(std::span<const store::Listed> tables);

}  // namespace hall
