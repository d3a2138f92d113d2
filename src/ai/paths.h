// The ways to complete each ticket of a board, found once: which is the cheapest now is then a matter of bit counting.
#pragma once

#include <span>
#include <vector>

#include "engine/state.h"

namespace ai {

class PathBook {
 public:
    explicit PathBook(const engine::Board& board);

    const engine::Board& board() const { return board_; }

    // What stands between a seat and its tickets. A pair of twins is one way: see fold().
    struct Network {
        engine::RouteSet owned, usable;  // folded; usable: owned or open to the seat
    };
    Network network(const engine::Table& table, engine::Seat seat) const {
        const engine::RouteSet owned = table.owned[index(seat)];
        return {fold(owned), fold(owned | open_routes(table, seat))};
    }

    // What it takes to claim routes, less a part of what they score: in tenths of a point, about.
    int cost(engine::RouteSet folded) const { return sum_of(cost_bits_, folded); }
    int spaces(engine::RouteSet folded) const { return sum_of(length_bits_, folded); }

    static constexpr int kNoPath = 10'000;  // the ticket is lost
    struct Path {
        engine::RouteSet missing;  // folded
        int cost = kNoPath;
    };
    Path cheapest(engine::TicketId ticket, const Network& network) const;

    // The same, and how many ways there are that cost little more.
    struct Ways {
        Path cheapest;
        int near_by = 0;
    };
    Ways ways(engine::TicketId ticket, const Network& network) const;
    std::span<const engine::TicketId> by_points() const { return by_points_; }

    // How much each route would bring the ticket nearer: by all that the route costs (1) or not at all (0). False when
    // the ticket is completed, or lost.
    using Service = std::array<float, engine::kMaxRoutes>;
    bool serve(engine::TicketId ticket, const Network& network, Service& service) const;

    // R5.8: the routes at which a seat would get a token.
    engine::RouteSet token_routes(const engine::Table& table, engine::Seat seat) const;

    // The open routes that a seat still wants for its tickets: the most valuable ticket first, as far as the cars go.
    // Tickets that cannot be completed any more are given up.
    engine::RouteSet wanted(const engine::Table& table, engine::Seat seat, engine::TicketSet tickets) const;

 private:
    static constexpr size_t kPaths = 64;
    template <size_t n>
    using Digits = std::array<engine::RouteSet, n>;  // binary digits of a number for each route
    template <size_t n>
    static int sum_of(const Digits<n>& digits, engine::RouteSet routes) {
        int sum = 0;
        for (size_t i = 0; i < n; ++i) sum += (routes & digits[i]).size() << i;
        return sum;
    }

    engine::RouteSet fold(engine::RouteSet routes) const {
        const uint64_t first = board_.first_twins.bits;
        return {(routes.bits | ((routes.bits >> 1) & first)) & ~(first << 1)};
    }

    const engine::Board& board_;
    Digits<5> cost_bits_{};
    Digits<4> length_bits_{};
    std::array<std::array<engine::RouteSet, kPaths>, engine::kMaxTickets> paths_{};  // cheapest first
    std::array<std::array<uint16_t, kPaths>, engine::kMaxTickets> path_costs_{};     // with nothing owned
    std::array<engine::RouteSet, engine::kMaxTickets> on_paths_{};
    std::array<uint8_t, engine::kMaxTickets> path_count_{};
    std::vector<engine::TicketId> by_points_;  // most valuable first
};

}  // namespace ai
