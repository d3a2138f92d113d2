// Logs of tables as they would be in other worlds: all that a viewer may know is the same, all else is different.
#pragma once

#include "engine/rng.h"
#include "room/room.h"
#include "store/store.h"

namespace tests {

using Log = std::vector<store::Entry>;

// The room that a log tells of.
room::Room room_of(const std::string& table, const Log& log);

// Somebody else's id, and what it is in another world.
std::string elsewhere(const std::string& person);

// For who knows its own seats and what is open to all: other cards and tickets in other hands, other ids of people; and
// other invitations, unless the viewer is the host.
Log in_another_world(const Log& log, const std::string& viewer, engine::Rng& rng);

// For who has seen the first `known` entries whole and of later ones only who moved: what was done since is different.
// Nothing if no other end was found.
std::optional<Log> with_another_end(const Log& log, size_t known, engine::Rng& rng);

}  // namespace tests
