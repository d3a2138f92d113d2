// What a WebSocket server of our libraries can do at best: every message is answered by one of a given size to all
// sockets of a group, and nothing else happens.
#pragma once

#include "crowd.h"

namespace load {

// Serves until the process ends, with one thread as the game's server has for each processor but one of two.
void serve_echo();

// Clients of that server, which send messages of the one size and get answers of the other.
std::unique_ptr<Group> make_echo_group(Desk& desk, size_t number, size_t seats, size_t bytes, size_t answer_bytes);

}  // namespace load
