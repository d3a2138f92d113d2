// How a client says which version of the protocol it speaks. Who says nothing speaks the first.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/version.h"

namespace server {

constexpr std::string_view kWrongVersion = "this server speaks versions 1 and 2 of the protocol";

// By HTTP: `?version=2`. Nothing: one that is not served.
std::optional<protocol::Version> version_in_target(std::string_view target);

// By WebSocket: the newest of the subprotocols that the client names. Nothing: none of them is ours.
std::optional<protocol::Version> version_in_subprotocols(std::string_view named);
std::string_view subprotocol_of(protocol::Version version);

}  // namespace server
