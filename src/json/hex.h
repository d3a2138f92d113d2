// Bytes as lower-case hex digits.
#pragma once

#include <sodium/utils.h>

#include <cstdint>
#include <span>
#include <string>

namespace json {

inline std::string to_hex(std::span<const uint8_t> bytes) {
    std::string hex(2 * bytes.size(), '0');
    sodium_bin2hex(hex.data(), hex.size() + 1, bytes.data(), bytes.size());
    return hex;
}

}  // namespace json
