#include "json/digest.h"

#include <sodium/crypto_hash_sha256.h>

namespace json {

std::array<uint8_t, 32> sha256(std::span<const uint8_t> bytes) {
    std::array<uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    return hash;
}

}  // namespace json
