// What a seat may do, judged only on what that seat itself may know: no hidden card can be seen from here.
#pragma once

#include "engine/action.h"
#include "engine/state.h"

namespace engine {

// A refusal: the number of the rule, and the reason in plain English.
struct Illegal {
    std::string_view rule;
    std::string_view reason;
    friend bool operator==(const Illegal&, const Illegal&) = default;
};

// How many of the distinct payments for a route are listed.
enum class Payments : uint8_t {
    every,           // all pairs of colour and number of ferry cards
    one_per_colour,  // with the fewest ferry cards; ferry cards alone only where no colour in hand can pay
};

// All legal actions of a seat, in a fixed order that means nothing: claims of one route need not stand together. Empty
// when the seat is not to act.
template <Payments payments = Payments::every>
void legal_actions(const Table& table, const Secrets& own, Seat seat, ActionList& actions);

// Why an action may not be done, or nothing when it may. Takes any action at all, also ids that do not exist.
std::optional<Illegal> why_illegal(const Table& table, const Secrets& own, Seat seat, const Action& action);

}  // namespace engine
