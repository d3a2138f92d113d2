// What a seat is after: the routes for its tickets, and the cards that its hand lacks for them.
#pragma once

#include "ai/paths.h"

namespace ai {

struct Wishes {
    engine::RouteSet routes;  // folded, as in PathBook
    int spaces = 0;           // of these routes
    int completed = 0, completed_points = 0;
    int open = 0, open_points = 0;  // tickets that the cars suffice for, most valuable first
    int lost_points = 0;
    struct Ticket {
        int points = 0, spaces = 0, cost = 0, ways = 0;
    };
    std::array<Ticket, 3> tickets{};  // the first open ones
};

// In the world of `state`.
Wishes wishes_of(const PathBook& book, const engine::State& state, engine::Seat seat);

struct Lack {
    std::array<int, engine::kColours> missing{};  // by colour; below 0: to spare
    int coloured = 0;                             // cards missing in all
    int colours = 0;                              // in how many colours
    int grey = 0, grey_routes = 0;                // cards of any one colour, beyond what is to spare
    int symbols = 0;                              // ferry symbols on the routes
    int in_market = 0;                            // missing cards that lie open
};
Lack lack_of(const engine::Board& board, engine::RouteSet routes, engine::Cards hand, engine::Cards market);

}  // namespace ai
