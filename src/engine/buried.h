// Returned tickets under the ticket deck (R2.6, R6.1). R6.3: everybody knows whose lies where, and each seat knows its
// own.
#pragma once

#include "engine/types.h"

namespace engine {

// Every seat returns at most as many tickets as it keeps, so no more than half of them are ever under the deck.
constexpr int kMaxBuried = kMaxTickets / 2;

// Whose ticket lies where, the top one first.
class BuriedTickets {
 public:
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Seat owner(int depth) const { return static_cast<Seat>((owners_ >> (2 * depth)) & 3); }
    // How many of the tickets above that depth belong to a seat.
    constexpr int of(Seat seat, int depth) const {
        int count = 0;
        for (int i = 0; i < depth; ++i) count += owner(i) == seat ? 1 : 0;
        return count;
    }
    constexpr int of(Seat seat) const { return of(seat, size_); }

    constexpr void bury(Seat seat) { owners_ |= static_cast<uint32_t>(index(seat)) << (2 * size_++); }
    constexpr void take_top() {
        owners_ >>= 2;
        --size_;
    }
    friend constexpr bool operator==(BuriedTickets, BuriedTickets) = default;

 private:
    static_assert(kMaxSeats <= 4 && 2 * kMaxBuried <= 32);

    uint32_t owners_ = 0;  // two bits each, the top one lowest
    uint8_t size_ = 0;
};

// Which tickets of one seat lie there, the top one first.
class OwnBuried {
 public:
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr TicketId operator[](int i) const { return tickets_[static_cast<size_t>(i)]; }
    constexpr const TicketId* begin() const { return tickets_.data(); }
    constexpr const TicketId* end() const { return tickets_.data() + size_; }

    constexpr void bury(TicketId ticket) { tickets_[size_++] = ticket; }
    constexpr void take_top() {
        --size_;
        for (size_t i = 0; i < size_; ++i) tickets_[i] = tickets_[i + 1];
        tickets_[size_] = TicketId{};  // equal states compare equal
    }
    friend constexpr bool operator==(const OwnBuried&, const OwnBuried&) = default;

 private:
    uint8_t size_ = 0;
    std::array<TicketId, kMaxBuried> tickets_{};
};

}  // namespace engine
