// Reading a log back. What is written there was right once; a log that was damaged since is found out here, before it
// can do harm.
#pragma once

#include "room/room.h"

namespace room {

// What the next entry of a room's log says, or why that cannot follow. The room has its board already.
std::expected<Fact, std::string> read_next(const Room& room, std::string_view text);

}  // namespace room
