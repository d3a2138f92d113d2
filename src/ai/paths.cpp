#include "ai/paths.h"

#include <algorithm>

namespace ai {

using namespace engine;

namespace {

constexpr int kNear = 12;  // in tenths of a point, about a turn

// A turn for the claim, half a turn for each card, and some of the points back.
int cost_of(const Route& route) { return std::clamp(13 + 6 * route.length - 3 * route.points, 1, 31); }

// All simple paths between two locations that cost at most `limit`, by walking.
class Walk {
 public:
    Walk(const Board& board, LocationId target) : board_(board), target_(target) {
        to_go_.fill(kFar);
        to_go_[index(target)] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (const Route& route : board.routes) {
                changed |= shorten(route.from, route.to, cost_of(route));
                changed |= shorten(route.to, route.from, cost_of(route));
            }
        }
    }

    struct Found {
        int cost;
        RouteSet routes;
    };

    // The cheapest ones: at least `count` if there are so many, and no more than a few times that.
    std::vector<Found> cheapest(LocationId start, size_t count) {
        for (int limit = to_go_[index(start)]; limit < kFar; limit += 2) {
            found_.clear();
            step(start, LocationSet::of(start), {}, 0, limit);
            if (found_.size() >= count) break;
        }
        std::ranges::sort(found_, {}, [](const Found& path) { return std::pair(path.cost, path.routes.bits); });
        return found_;
    }

 private:
    static constexpr int kFar = 400;  // beyond what twenty cars can pay for

    bool shorten(LocationId from, LocationId to, int cost) {
        if (to_go_[index(to)] + cost >= to_go_[index(from)]) return false;
        to_go_[index(from)] = to_go_[index(to)] + cost;
        return true;
    }

    void step(LocationId here, LocationSet passed, RouteSet routes, int cost, int limit) {
        if (here == target_) {
            found_.push_back({cost, routes});
            return;
        }
        const RouteSet second_twins = board_.twins(board_.first_twins);
        for (RouteId id : board_.routes_at[index(here)] - second_twins) {
            const Route& route = board_.route(id);
            const LocationId there = route.from == here ? route.to : route.from;
            const int next_cost = cost + cost_of(route);
            if (passed.contains(there) || next_cost + to_go_[index(there)] > limit) continue;
            step(there, passed | LocationSet::of(there), routes | RouteSet::of(id), next_cost, limit);
        }
    }

    const Board& board_;
    LocationId target_;
    std::array<int, kMaxLocations> to_go_{};
    std::vector<Found> found_;
};

}  // namespace

PathBook::PathBook(const Board& board) : board_(board) {
    for (size_t id = 0; id < board.routes.size(); ++id) {
        const Route& route = board.routes[id];
        for (size_t bit = 0; bit < cost_bits_.size(); ++bit)
            if (((cost_of(route) >> bit) & 1) != 0) cost_bits_[bit].insert(RouteId(id));
        for (size_t bit = 0; bit < length_bits_.size(); ++bit)
            if (((route.length >> bit) & 1) != 0) length_bits_[bit].insert(RouteId(id));
    }
    for (TicketId id : board.all_tickets()) {
        const Ticket& ticket = board.ticket(id);
        const auto found = Walk(board, ticket.to).cheapest(ticket.from, kPaths);
        const size_t count = std::min(found.size(), kPaths);
        for (size_t i = 0; i < count; ++i) {
            paths_[index(id)][i] = found[i].routes;
            path_costs_[index(id)][i] = static_cast<uint16_t>(found[i].cost);
            on_paths_[index(id)] |= found[i].routes;
        }
        path_count_[index(id)] = static_cast<uint8_t>(count);
        by_points_.push_back(id);
    }
    std::ranges::sort(by_points_, {}, [&](TicketId id) { return std::pair(-board.ticket(id).points, id); });
}

PathBook::Path PathBook::cheapest(TicketId ticket, const Network& network) const {
    Path best;
    const int saved = cost(network.owned & on_paths_[index(ticket)]);
    for (size_t i = 0; i < path_count_[index(ticket)]; ++i) {
        if (path_costs_[index(ticket)][i] - saved >= best.cost) break;  // so are all that follow
        const RouteSet path = paths_[index(ticket)][i];
        const RouteSet missing = path - network.owned;
        const int path_cost = (path - network.usable).empty() ? cost(missing) : kNoPath;
        if (path_cost >= best.cost) continue;
        best = {missing, path_cost};
    }
    return best;
}

PathBook::Ways PathBook::ways(TicketId ticket, const Network& network) const {
    Ways found;
    std::array<int, kPaths> costs;  // NOLINT(*-member-init)
    const int saved = cost(network.owned & on_paths_[index(ticket)]);
    size_t count = 0;
    for (size_t i = 0; i < path_count_[index(ticket)]; ++i, ++count) {
        if (path_costs_[index(ticket)][i] - saved > found.cheapest.cost + kNear) break;  // so are all that follow
        const RouteSet path = paths_[index(ticket)][i];
        const RouteSet missing = path - network.owned;
        costs[i] = (path - network.usable).empty() ? cost(missing) : kNoPath;
        if (costs[i] < found.cheapest.cost) found.cheapest = {missing, costs[i]};
    }
    if (found.cheapest.cost == kNoPath) return found;
    for (size_t i = 0; i < count; ++i) found.near_by += costs[i] <= found.cheapest.cost + kNear ? 1 : 0;
    return found;
}

bool PathBook::serve(TicketId ticket, const Network& network, Service& service) const {
    service = {};
    const int least = cheapest(ticket, network).cost;
    if (least == 0 || least == kNoPath) return false;
    for (size_t i = 0; i < path_count_[index(ticket)]; ++i) {
        const RouteSet path = paths_[index(ticket)][i];
        if (!(path - network.usable).empty()) continue;
        const RouteSet missing = path - network.owned;
        const int detour = cost(missing) - least;
        for (RouteId route : missing) {
            const int price = cost(RouteSet::of(route));
            const float part = static_cast<float>(price - detour) / static_cast<float>(price);
            service[index(route)] = std::max(service[index(route)], part);
        }
    }
    for (RouteId first : board_.first_twins) service[index(first) + 1] = service[index(first)];
    return true;
}

RouteSet PathBook::token_routes(const Table& table, Seat seat) const {
    RouteSet routes;
    for (SymbolId symbol : tokens_to_take(table, seat))
        routes |= board_.routes_at[index(table.stack_at[index(symbol)])];
    return routes;
}

RouteSet PathBook::wanted(const Table& table, Seat seat, TicketSet tickets) const {
    Network network = this->network(table, seat);
    const RouteSet owned = network.owned;
    int cars = table.cars[index(seat)];
    for (TicketId id : by_points_) {
        if (!tickets.contains(id)) continue;
        const Path path = cheapest(id, network);
        if (path.cost == kNoPath) continue;
        const int needed = spaces(path.missing);
        if (needed > cars) continue;
        cars -= needed;
        network.owned |= path.missing;
    }
    const RouteSet folded = network.owned - owned;
    return (folded | board_.twins(folded & board_.first_twins)) & open_routes(table, seat);
}

}  // namespace ai
