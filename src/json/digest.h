// Bytes as lower-case hex digits, and their SHA-256. The hash is libsodium's here, and the browser's host's in
// src/wasm.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace json {

std::array<uint8_t, 32> sha256(std::span<const uint8_t> bytes);

inline std::string to_hex(std::span<const uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    hex.reserve(2 * bytes.size());
    for (const uint8_t byte : bytes) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

}  // namespace json
