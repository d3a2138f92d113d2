#include "engine/rng.h"

namespace engine {
namespace {

uint32_t word_at(const Seed& key, std::size_t i) {
    return uint32_t{key[4 * i]} | uint32_t{key[4 * i + 1]} << 8 | uint32_t{key[4 * i + 2]} << 16 |
           uint32_t{key[4 * i + 3]} << 24;
}

void quarter_round(uint32_t& a, uint32_t& b, uint32_t& c, uint32_t& d) {
    a += b, d = std::rotl(d ^ a, 16);
    c += d, b = std::rotl(b ^ c, 12);
    a += b, d = std::rotl(d ^ a, 8);
    c += d, b = std::rotl(b ^ c, 7);
}

}  // namespace

std::array<uint32_t, 16> chacha_block(const Seed& key, std::array<uint32_t, 4> position, int rounds) {
    std::array<uint32_t, 16> start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};  // "expand 32-byte k"
    for (std::size_t i = 0; i < 8; ++i) start[4 + i] = word_at(key, i);
    for (std::size_t i = 0; i < 4; ++i) start[12 + i] = position[i];

    std::array<uint32_t, 16> x = start;
    for (int round = 0; round < rounds; round += 2) {
        quarter_round(x[0], x[4], x[8], x[12]);
        quarter_round(x[1], x[5], x[9], x[13]);
        quarter_round(x[2], x[6], x[10], x[14]);
        quarter_round(x[3], x[7], x[11], x[15]);
        quarter_round(x[0], x[5], x[10], x[15]);
        quarter_round(x[1], x[6], x[11], x[12]);
        quarter_round(x[2], x[7], x[8], x[13]);
        quarter_round(x[3], x[4], x[9], x[14]);
    }
    for (std::size_t i = 0; i < 16; ++i) x[i] += start[i];
    return x;
}

}  // namespace engine
