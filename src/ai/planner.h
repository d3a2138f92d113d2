// The planner: which routes a seat should claim for its tickets, judged only by what that seat may know.
#pragma once

#include "engine/state.h"

namespace ai {

// Values and costs are hundredths of a point: no decision needs floating point, so all platforms decide the same.
constexpr int kPoint = 100;

struct Plan {
    engine::RouteSet routes;      // still to be claimed for the tickets
    engine::TicketSet completed;  // already, or when all of the routes are claimed; the others are given up
    int spare_cars = 0;           // what the routes leave
    int half_turns = 0;           // to draw the cards that are missing, two a turn, and to claim
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

    // The gain to expect from drawing two of the unseen tickets (R6.1) and keeping the better choice.
    int gain_from_drawing(engine::TicketSet unseen, const Plan& plan) const;

    // The routes that bring most for the cars that a plan leaves.
    engine::RouteSet extras(const Plan& plan) const;

    Needs needs(engine::RouteSet routes) const;

 private:
    struct Path {
        engine::RouteSet routes;  // to be claimed
        int cost = 0;
        int cars = 0;
        int half_turns = 0;
    };
    std::optional<Path> cheapest_path(const engine::Ticket& ticket, engine::RouteSet planned) const;
    bool in_reach(const Path& path, const Plan& plan) const;
    int effort(const engine::Route& route, engine::Cards hand) const;
    int reward(const engine::Route& route) const;
    int gain_from(const engine::Ticket& ticket, const Plan& plan) const;

    const engine::Board& board_;
    engine::Cards hand_;
    engine::RouteSet owned_, open_;
    engine::LocationSet token_ends_;  // R5.8: where the seat may take a token
    int cars_;
    int half_turns_left_;  // an estimate
    std::array<int, engine::kMaxRoutes> costs_{};
};

}  // namespace ai
