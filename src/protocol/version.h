// The versions of the protocol that are served (docs/protocol.md). They differ in the form of updates only.
#pragma once

#include <array>
#include <cstdint>

namespace protocol {

enum class Version : uint8_t { one = 1, two = 2 };

constexpr std::array kVersions = {Version::one, Version::two};

constexpr int number_of(Version version) { return static_cast<int>(version); }

}  // namespace protocol
