// Actions: what a seat wishes to do. The rules judge them; see rules.h.
#pragma once

#include <cstring>
#include <variant>

#include "engine/assert.h"
#include "engine/types.h"

namespace engine {

struct DrawDeck {  // R4.1
    friend bool operator==(DrawDeck, DrawDeck) = default;
};
struct DrawMarket {  // R4.1
    Slot slot{};
    friend bool operator==(DrawMarket, DrawMarket) = default;
};
struct ClaimRoute {  // R5
    RouteId route{};
    Payment payment;
    LocationId token_at = kNowhere;  // R5.8: where the token is taken; kNowhere when there is none to take
    friend bool operator==(ClaimRoute, ClaimRoute) = default;
};
struct DrawTickets {  // R6.1
    friend bool operator==(DrawTickets, DrawTickets) = default;
};
struct KeepTickets {  // R2.6, R6.1
    KeepTickets() = default;
    explicit KeepTickets(TicketSet kept) : halves_(std::bit_cast<Halves>(kept)) {}
    TicketSet kept() const { return std::bit_cast<TicketSet>(halves_); }
    friend bool operator==(KeepTickets, KeepTickets) = default;

 private:
    using Halves = std::array<uint16_t, 2>;  // so that an Action has 8 bytes
    Halves halves_{};
};
struct PlaceStack {  // R2.7
    SymbolId symbol{};
    LocationId location{};
    friend bool operator==(PlaceStack, PlaceStack) = default;
};
struct Pass {  // R3.3
    friend bool operator==(Pass, Pass) = default;
};

// R3.2: leaving, time-outs and resigning are not among them.
using Action = std::variant<DrawDeck, DrawMarket, ClaimRoute, DrawTickets, KeepTickets, PlaceStack, Pass>;

// A fixed-capacity buffer; nothing is initialised or allocated.
class ActionList {
 public:
    // A grey route has at most 37 payments (6 colours with 6 counts of ferries, and ferries alone), each with at
    // most two tokens to choose from; there are at most 8 actions that are no claim; and copying writes ahead.
    static constexpr size_t kLongestRun = kFerryCards + 1;
    static constexpr size_t kCapacity = kMaxRoutes * 37 * 2 + 8 + kLongestRun;

    ActionList() {}  // NOLINT(modernize-use-equals-default): leaves the buffer as it is

    // Writes a new list. The position is kept in a register, and stored when the writer goes.
    class Writer {
     public:
        explicit Writer(ActionList& list) : list_(list), end_(&list.slots_[0].action) {}
        ~Writer() { list_.size_ = static_cast<size_t>(end_ - list_.begin()); }
        Writer(const Writer&) = delete;
        Writer& operator=(const Writer&) = delete;

        // Built in its place, from the fields of the action.
        template <class A, class... Fields>
        [[gnu::always_inline]] void push(Fields... fields) {
            new (end_++) Action(std::in_place_type<A>, A{fields...});
        }
        template <size_t n>
        void copy(const std::array<Action, n>& actions) {
            std::memcpy(static_cast<void*>(end_), actions.data(), sizeof actions);
            end_ += n;
        }
        // Some of the actions that stand at `first`. NB: copies more than it must, because fixed sizes are fast: there
        // must be kLongestRun actions to read.
        [[gnu::always_inline]] void copy_run(const Action* first, int count) {
            constexpr size_t kMostly = 4;
            std::memcpy(static_cast<void*>(end_), first, kMostly * sizeof(Action));
            if (count > static_cast<int>(kMostly)) [[unlikely]]
                std::memcpy(static_cast<void*>(end_ + kMostly), first + kMostly,
                            (kLongestRun - kMostly) * sizeof(Action));
            end_ += count;
        }
        bool empty() const { return end_ == list_.begin(); }

     private:
        ActionList& list_;
        Action* end_;
    };

    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Action& operator[](size_t i) const { return slots_[i].action; }
    const Action* begin() const { return &slots_[0].action; }
    const Action* end() const { return &slots_[0].action + size_; }

 private:
    union Storage {
        Storage() {}  // NOLINT(modernize-use-equals-default)
        Action action;
    };
    size_t size_ = 0;
    std::array<Storage, kCapacity> slots_;
};
static_assert(std::is_trivially_copyable_v<Action> && sizeof(Action) == 8);

}  // namespace engine
