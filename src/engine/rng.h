// Random numbers: the same on every platform. Rng deals real games, FastRng plays playouts.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace engine {

using Seed = std::array<uint8_t, 32>;

// What a stream is for. Streams of one seed are independent: a bot that thinks longer does not change the next card.
enum class Stream : uint32_t { cards, tickets, symbols, seating, bot = 16 /* + seat */ };
constexpr Stream bot_stream(int seat) {
    return Stream(static_cast<uint32_t>(Stream::bot) + static_cast<uint32_t>(seat));
}

// One block of ChaCha: 64 bytes of a stream, by position. Games use 8 rounds; tests check 20 against RFC 8439.
std::array<uint32_t, 16> chacha_block(const Seed& key, std::array<uint32_t, 4> position, int rounds);

// ChaCha8, read as a sequence of 32-bit words.
class Rng {
 public:
    // `position`: how many words of the stream were read before.
    Rng(const Seed& seed, Stream stream, uint64_t position = 0) : seed_(seed), stream_(stream), position_(position) {
        if (position_ % 16 != 0) make_block();
    }

    uint64_t position() const { return position_; }

    uint32_t next() {
        const uint32_t word = static_cast<uint32_t>(position_ % 16);
        if (word == 0) make_block();
        ++position_;
        return block_[word];
    }

    // Uniform in [0, n), without bias: Lemire's method, which rejects with probability below n / 2^32.
    uint32_t below(uint32_t n) {
        uint64_t product = uint64_t{next()} * n;
        if (static_cast<uint32_t>(product) < n) {
            const uint32_t threshold = (0u - n) % n;
            while (static_cast<uint32_t>(product) < threshold) product = uint64_t{next()} * n;
        }
        return static_cast<uint32_t>(product >> 32);
    }

 private:
    void make_block() {
        block_ = chacha_block(seed_,
                              {static_cast<uint32_t>(position_ / 16), static_cast<uint32_t>(position_ >> 36),
                               static_cast<uint32_t>(stream_), 0},
                              8);
    }

    Seed seed_;
    Stream stream_;
    uint64_t position_;  // in words
    std::array<uint32_t, 16> block_{};
};

// PCG32 by Melissa O'Neill (pcg-random.org), for playouts only: few instructions, all of 64 bits, good enough to trust.
class FastRng {
 public:
    explicit FastRng(uint64_t seed) : state_(seed + kIncrement) { next(); }

    uint32_t next() {
        const uint64_t old = state_;
        state_ = old * 6364136223846793005 + kIncrement;
        return std::rotr(static_cast<uint32_t>(((old >> 18) ^ old) >> 27), static_cast<int>(old >> 59));
    }

    // NB: not rejected, so biased by at most n / 2^32.
    uint32_t below(uint32_t n) { return static_cast<uint32_t>((uint64_t{next()} * n) >> 32); }

 private:
    static constexpr uint64_t kIncrement = 1442695040888963407;
    uint64_t state_;
};

}  // namespace engine
