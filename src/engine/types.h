// The vocabulary: ids, cards and sets, in the rulebook's nouns. Everything here is a small value.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace engine {

using std::size_t;

// Ids are empty scoped enums, so that a seat is never taken for a route.
enum class Seat : uint8_t {};        // 0..n-1 in turn order; seat 0 plays first
enum class LocationId : uint8_t {};  // index into Board::locations
enum class RouteId : uint8_t {};     // index into Board::routes
enum class TicketId : uint8_t {};    // index into Board::tickets
enum class SymbolId : uint8_t {};    // index into Board::symbols
enum class Slot : uint8_t {};        // 0..4, a place in the market

template <class Id>
    requires std::is_enum_v<Id>
constexpr size_t index(Id id) {
    return static_cast<size_t>(id);
}

constexpr LocationId kNowhere{255};
constexpr TicketId kNoTicket{255};

// R1: the components.
constexpr int kMinSeats = 2;  // R1.1
constexpr int kMaxSeats = 4;
constexpr int kCars = 20;    // R1.2
constexpr int kColours = 6;  // R1.3
constexpr int kCardsPerColour = 6;
constexpr int kFerryCards = 8;
constexpr int kCards = kColours * kCardsPerColour + kFerryCards;
constexpr int kSymbols = 7;                                                        // R1.5
constexpr int kMarkedLocations = 5;                                                // R1.6
constexpr int kMarketSlots = 5;                                                    // R2.5
constexpr int kOfferedTickets = 2;                                                 // R2.6, R6.1
constexpr int kLastRoundCars = 2;                                                  // R7.1
constexpr std::array<int, kSymbols + 1> kTokenPoints = {0, 0, 1, 2, 4, 6, 9, 12};  // R7.3

// What a board may hold at most.
constexpr int kMaxLocations = 32;
constexpr int kMaxRoutes = 64;
constexpr int kMaxTickets = 32;
constexpr int kMaxRouteLength = kCardsPerColour + kFerryCards;  // no hand can pay for more

// R1.3. `none` is an empty market slot.
enum class Card : uint8_t { blue, green, black, purple, red, orange, ferry, none };
constexpr std::array<Card, kColours> kAllColours = {Card::blue,   Card::green, Card::black,
                                                    Card::purple, Card::red,   Card::orange};
constexpr std::array<std::string_view, 7> kCardNames = {"blue", "green", "black", "purple", "red", "orange", "ferry"};
constexpr std::string_view name_of(Card card) { return kCardNames[index(card)]; }

// The position of the k-th (from 0) set bit.
inline int nth_bit(uint64_t bits, unsigned k) {
#if defined(__BMI2__)
    return std::countr_zero(_pdep_u64(uint64_t{1} << k, bits));
#else
    while (k-- > 0) bits &= bits - 1;
    return std::countr_zero(bits);
#endif
}

// The same where only the lowest bit of every four may be set, and in five of them at most.
inline int nth_bit_of_fours(uint32_t bits, unsigned k) {
#if defined(__BMI2__)
    return nth_bit(bits, k);
#else
    const uint32_t up_to_here = bits * 0x11111;
    const uint32_t beyond_k = ((up_to_here | 0x88888) - (k + 1) * 0x11111) & 0x88888;
    return std::countr_zero(beyond_k) & ~3;
#endif
}

// The bits of `bits` at the places that `mask` names, moved together.
inline uint32_t packed_bits(uint32_t bits, uint32_t mask) {
#if defined(__BMI2__)
    return _pext_u32(bits, mask);
#else
    uint32_t packed = 0;
    for (int i = 0; mask != 0; ++i, mask &= mask - 1) packed |= ((bits >> std::countr_zero(mask)) & 1) << i;
    return packed;
#endif
}

// A set of ids in the bits of one word; iteration is in ascending order.
template <class Id, class Word>
struct IdSet {
    Word bits = 0;

    static constexpr IdSet of(Id id) { return {static_cast<Word>(Word{1} << index(id))}; }
    static constexpr IdSet first_n(int n) {
        return {n == 8 * static_cast<int>(sizeof(Word)) ? static_cast<Word>(~Word{0})
                                                        : static_cast<Word>((Word{1} << n) - 1)};
    }

    constexpr bool contains(Id id) const { return ((bits >> index(id)) & 1) != 0; }
    constexpr bool contains(IdSet other) const { return (bits & other.bits) == other.bits; }
    constexpr void insert(Id id) { bits = static_cast<Word>(bits | of(id).bits); }
    constexpr void erase(Id id) { bits = static_cast<Word>(bits & ~of(id).bits); }
    constexpr bool empty() const { return bits == 0; }
    constexpr int size() const { return std::popcount(bits); }
    constexpr Id first() const { return Id(std::countr_zero(bits)); }
    Id nth(unsigned k) const { return Id(nth_bit(bits, k)); }

    friend constexpr IdSet operator|(IdSet a, IdSet b) { return {static_cast<Word>(a.bits | b.bits)}; }
    friend constexpr IdSet operator&(IdSet a, IdSet b) { return {static_cast<Word>(a.bits & b.bits)}; }
    friend constexpr IdSet operator-(IdSet a, IdSet b) { return {static_cast<Word>(a.bits & ~b.bits)}; }
    constexpr IdSet& operator|=(IdSet other) { return *this = *this | other; }
    constexpr IdSet& operator&=(IdSet other) { return *this = *this & other; }
    constexpr IdSet& operator-=(IdSet other) { return *this = *this - other; }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    struct Iterator {
        Word rest;
        constexpr Id operator*() const { return Id(std::countr_zero(rest)); }
        constexpr Iterator& operator++() {
            rest = static_cast<Word>(rest & (rest - 1));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }
};

using SeatSet = IdSet<Seat, uint8_t>;
using LocationSet = IdSet<LocationId, uint32_t>;
using RouteSet = IdSet<RouteId, uint64_t>;
using TicketSet = IdSet<TicketId, uint32_t>;
using SymbolSet = IdSet<SymbolId, uint8_t>;

// A multiset of cards, one byte per kind: paying is one subtraction, discarding one addition.
class Cards {
 public:
    constexpr Cards() = default;
    static constexpr Cards of(Card card, int count = 1) { return Cards(static_cast<uint64_t>(count) << shift(card)); }
    static constexpr Cards all() {  // R1.3
        Cards cards = of(Card::ferry, kFerryCards);
        for (Card colour : kAllColours) cards += of(colour, kCardsPerColour);
        return cards;
    }

    constexpr int count(Card card) const { return static_cast<int>((packed_ >> shift(card)) & 0xff); }
    constexpr int size() const { return static_cast<int>((packed_ * kOnes) >> 56); }
    constexpr int size_without_ferries() const { return size() - count(Card::ferry); }
    constexpr bool empty() const { return packed_ == 0; }

    // True when every card of `part` is here too.
    constexpr bool contains(Cards part) const {
        return (((packed_ | kHighBits) - part.packed_) & kHighBits) == kHighBits;
    }

    // The k-th card (from 0) when the cards lie sorted by kind: with a uniform k, a uniform draw.
    constexpr Card nth(unsigned k) const {
        const uint64_t sums_up_to_kind = packed_ * kOnes;
        const uint64_t beyond_k = ((sums_up_to_kind | kHighBits) - (k + 1) * kOnes) & kHighBits;
        return static_cast<Card>(std::countr_zero(beyond_k) >> 3);
    }

    constexpr Cards& operator+=(Cards other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr Cards& operator-=(Cards other) {
        packed_ -= other.packed_;
        return *this;
    }
    friend constexpr Cards operator+(Cards a, Cards b) { return a += b; }
    friend constexpr Cards operator-(Cards a, Cards b) { return a -= b; }
    friend constexpr bool operator==(Cards, Cards) = default;

 private:
    static constexpr uint64_t kOnes = 0x0101010101010101;
    static constexpr uint64_t kHighBits = 0x8080808080808080;
    static constexpr int shift(Card card) { return 8 * static_cast<int>(card); }
    constexpr explicit Cards(uint64_t packed) : packed_(packed) {}

    uint64_t packed_ = 0;
};

// The five face-up cards, four bits per slot.
class Market {
 public:
    // A set of slots, one bit in every four.
    struct Slots {
        uint32_t bits = 0;
        constexpr bool contains(Slot slot) const { return ((bits >> (4 * index(slot))) & 1) != 0; }
        constexpr bool empty() const { return bits == 0; }
        constexpr int size() const { return std::popcount(bits); }
        constexpr Slot first() const { return Slot(std::countr_zero(bits) / 4); }
        Slot nth(unsigned k) const { return Slot(nth_bit_of_fours(bits, k) / 4); }
    };

    constexpr Card card(Slot slot) const { return Card((bits_ >> (4 * index(slot))) & 7); }
    constexpr void put(Slot slot, Card card) {
        clear(slot);
        bits_ ^= static_cast<uint32_t>(7 ^ index(card)) << (4 * index(slot));
    }
    constexpr void clear(Slot slot) { bits_ |= uint32_t{7} << (4 * index(slot)); }
    constexpr void clear_all() { bits_ = kAllEmpty; }

    constexpr Slots filled() const { return {kEverySlot & ~(bits_ & (bits_ >> 1) & (bits_ >> 2))}; }
    constexpr Slots gaps() const { return {kEverySlot & bits_ & (bits_ >> 1) & (bits_ >> 2)}; }
    constexpr Slots ferries() const { return {kEverySlot & ~bits_ & (bits_ >> 1) & (bits_ >> 2)}; }
    constexpr Slots other_than_ferries() const { return {kEverySlot & ~((bits_ >> 1) & (bits_ >> 2))}; }
    constexpr Cards cards() const {
        Cards sum;
        for (uint8_t slot = 0; slot < kMarketSlots; ++slot)
            if (card(Slot{slot}) != Card::none) sum += Cards::of(card(Slot{slot}));
        return sum;
    }
    friend constexpr bool operator==(Market, Market) = default;

 private:
    static constexpr uint32_t kEverySlot = 0x11111;
    static constexpr uint32_t kAllEmpty = 0x77777;
    static_assert(static_cast<int>(Card::ferry) == 6 && static_cast<int>(Card::none) == 7);

    uint32_t bits_ = kAllEmpty;
};

// R5.2-R5.4. A payment is cards of one colour and ferry cards; ferry cards alone name no colour.
struct Payment {
    Card colour = Card::ferry;  // Card::ferry when `coloured` is 0
    uint8_t coloured = 0;
    uint8_t ferries = 0;

    constexpr Cards cards() const { return Cards::of(colour, coloured) + Cards::of(Card::ferry, ferries); }
    constexpr int size() const { return coloured + ferries; }
    friend constexpr bool operator==(Payment, Payment) = default;
};

}  // namespace engine
