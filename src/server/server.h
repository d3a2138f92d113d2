// The server: `fogline serve`.
#pragma once

#include <expected>
#include <functional>

#include "server/config.h"

namespace server {

// Serves until the process is told to stop (SIGINT, SIGTERM), then finishes what is being written. `ready` is called
// with the port once requests are answered. The error says what is wrong and what to do.
std::expected<void, std::string> serve(const Config& config, const std::function<void(uint16_t port)>& ready);

}  // namespace server
