// The planner: which routes a seat should claim for its tickets, judged only by what that seat may know.
#pragma once

#include "engine/state.h"

namespace ai {

// Values and costs are hundredths of a point: no decision needs floating point, so all platforms decide the same.
constexpr int kPoint = 100;
constexpr int kTokenValue = 130;  // R7.3: on average; the first is worth nothing, the seventh three points

struct Plan {
    engine::RouteSet routes;      // still to be claimed for the tickets
    engine::TicketSet completed;  // already, or when all of the routes are claimed; the others are given up
    int spare_cars = 0;           // what the routes leave
    int value = 0;                // of all tickets, less what it costs to complete them
};

// What a hand lacks for a set of routes, when each card is set aside for one of them.
struct Needs {
    std::array<int, engine::kColours + 1> missing{};  // by card
    engine::Cards spare;                              // what none of them needs

    int missing_of(engine::Card card) const { return missing[index(card)]; }
};

class Planner {
 public:
    Planner(const engine::Table& table, engine::Seat seat, engine::Cards hand);

    // The cheapest way to complete the tickets that are still worth it.
    Plan plan(engine::TicketSet tickets) const;

    // The routes that bring most for the cars that a plan leaves.
    engine::RouteSet extras(const Plan& plan) const;

    // The gain to expect from drawing two of the unseen tickets (R6.1) and keeping the better choice.
    int gain_from_drawing(engine::TicketSet unseen, const Plan& plan) const;

    Needs needs(engine::RouteSet routes) const;

 private:
    struct Path {
        engine::RouteSet routes;  // to be claimed
        int cost = 0;
        int cars = 0;
    };
    std::optional<Path> cheapest_path(const engine::Ticket& ticket, engine::RouteSet planned) const;
    std::optional<Path> path_in_reach(const engine::Ticket& ticket, const Plan& plan, int turns) const;
    int gain_from_drawing(const engine::Ticket& ticket, const Plan& plan) const;
    int reward(const engine::Route& route) const;

    const engine::Board& board_;
    engine::Cards hand_;
    engine::RouteSet owned_, open_;
    engine::LocationSet token_ends_;  // R5.8: where the seat may take a token
    int cars_;
    int turns_left_;  // an estimate; this turn is one of them
    std::array<int, engine::kMaxRoutes> costs_{};
};

}  // namespace ai
