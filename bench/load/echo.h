// What a WebSocket server of our libraries can do at best: every message is answered by one of a given size to all
// sockets of a group, and nothing else happens.
#pragma once

#include "crowd.h"

namespace load {

// Serves until the process ends, with one thread as the game's server has for each processor but one of two.
void serve_echo();

// What its clients do: the same as those of the games did.
struct EchoLoad {
    size_t bytes = 0, answer_bytes = 0;  // of messages
    uint64_t actions_per_visit = 1;      // then all of a group come again, as for a rematch
};
std::unique_ptr<Group> make_echo_group(Desk& desk, size_t number, size_t seats, const EchoLoad& load);

}  // namespace load
