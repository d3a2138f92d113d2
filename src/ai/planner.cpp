#include "ai/planner.h"

#include <algorithm>
#include <limits>

namespace ai {

using namespace engine;

namespace {

// Found by matches of the bot against its own variants on the shipped board; the optimum is flat.
constexpr int kClaimCost = 130;
constexpr int kSpaceCost = 60;
constexpr int kCardCost = 10;  // low, so that the plan does not turn with every card that is drawn
constexpr int kFerryCost = 30;
constexpr int kRewardPercent = 30;  // of a route's reward that makes a path over it cheaper
constexpr int kSurePercent = 90;    // of a ticket's value while routes are missing: somebody may be in the way
constexpr int kMaxExtras = 3;

constexpr int kUnreachable = std::numeric_limits<int>::max();

struct Missing {
    int coloured = 0;
    int ferries = 0;
};

// R5.3: for a grey route, the colour of which the hand has most.
Card best_colour(const Route& route, Cards hand) {
    if (route.colour != Card::none) return route.colour;
    return *std::ranges::max_element(kAllColours, {}, [hand](Card colour) { return hand.count(colour); });
}

// NB: counts on ferry cards only for the route's symbols (R5.4); elsewhere each could stand in for many, but once.
Missing lack_for(const Route& route, Cards hand) {
    const int coloured = route.length - route.ferries - hand.count(best_colour(route, hand));
    const int ferries = route.ferries - hand.count(Card::ferry);
    return {std::max(0, coloured), std::max(0, ferries)};
}

int effort(const Route& route, Cards hand) {
    const Missing lack = lack_for(route, hand);
    return kClaimCost + kSpaceCost * route.length + kCardCost * lack.coloured + kFerryCost * lack.ferries;
}

// Takes the cards for a route out of a hand, as far as they are there.
void set_aside(const Route& route, Cards& hand) {
    const Missing lack = lack_for(route, hand);
    hand -= Cards::of(best_colour(route, hand), route.length - route.ferries - lack.coloured) +
            Cards::of(Card::ferry, route.ferries - lack.ferries);
}

LocationId other_end(const Route& route, LocationId end) { return route.from == end ? route.to : route.from; }

// The first of the ids that cost least. The set must not be empty.
template <class Id, class Word, class Cost>
Id cheapest(IdSet<Id, Word> set, Cost cost_of) {
    Id best = set.first();
    int best_cost = cost_of(best);
    for (Id id : set) {
        const int cost = cost_of(id);
        if (cost >= best_cost) continue;
        best = id;
        best_cost = cost;
    }
    return best;
}

// R7.1. NB: a rule of thumb: with the turns it draws in, a seat uses one car a turn.
int estimated_turns_left(const Table& table, Seat seat) {
    if (table.turns_left != kNotLastRound) return 1;
    int cars = kCars;
    for (uint8_t other = 0; other < table.seats; ++other)
        if (Seat{other} != seat) cars = std::min<int>(cars, table.cars[other]);
    return 1 + std::max(0, cars - kLastRoundCars);
}

}  // namespace

Planner::Planner(const Table& table, Seat seat, Cards hand)
    : board_(*table.board),
      hand_(hand),
      owned_(table.owned[index(seat)]),
      open_(open_routes(table, seat)),
      cars_(table.cars[index(seat)]),
      turns_left_(estimated_turns_left(table, seat)) {
    for (SymbolId symbol : tokens_to_take(table, seat)) token_ends_.insert(table.stack_at[index(symbol)]);
    for (RouteId id : open_) {
        const Route& route = board_.route(id);
        costs_[index(id)] = std::max(1, effort(route, hand) - reward(route) * kRewardPercent / 100);
    }
}

int Planner::reward(const Route& route) const {
    const bool token = token_ends_.contains(route.from) || token_ends_.contains(route.to);
    return kPoint * route.points + (token ? kTokenValue : 0);
}

// Dijkstra's way. Routes that are the seat's own or planned cost nothing; of the others only the open ones count.
std::optional<Planner::Path> Planner::cheapest_path(const Ticket& ticket, RouteSet planned) const {
    const RouteSet free = owned_ | planned;
    std::array<RouteId, kMaxLocations> last_route{};
    std::array<int, kMaxLocations> costs;
    costs.fill(kUnreachable);
    costs[index(ticket.from)] = 0;
    LocationSet border = LocationSet::of(ticket.from);
    while (!border.empty()) {
        const LocationId here = cheapest(border, [&](LocationId location) { return costs[index(location)]; });
        if (here == ticket.to) break;
        border.erase(here);
        for (RouteId id : board_.routes_at[index(here)] & (free | open_)) {
            const LocationId there = other_end(board_.route(id), here);
            const int cost = costs[index(here)] + (free.contains(id) ? 0 : costs_[index(id)]);
            if (cost >= costs[index(there)]) continue;
            costs[index(there)] = cost;
            last_route[index(there)] = id;
            border.insert(there);
        }
    }
    if (border.empty()) return std::nullopt;

    Path path{{}, costs[index(ticket.to)]};
    for (LocationId at = ticket.to; at != ticket.from;) {
        const RouteId id = last_route[index(at)];
        at = other_end(board_.route(id), at);
        if (free.contains(id)) continue;
        path.routes.insert(id);
        path.cars += board_.route(id).length;
    }
    return path;
}

std::optional<Planner::Path> Planner::path_in_reach(const Ticket& ticket, const Plan& plan, int turns) const {
    const std::optional<Path> path = cheapest_path(ticket, plan.routes);
    if (!path || path->routes.empty()) return path;
    const bool in_reach = path->cars <= plan.spare_cars && (plan.routes | path->routes).size() <= turns;
    return in_reach ? path : std::nullopt;
}

// Cheapest insertion: the ticket that gains most joins the plan, and then its routes cost the others nothing.
Plan Planner::plan(TicketSet tickets) const {
    Plan plan;
    plan.spare_cars = cars_;
    for (TicketId id : tickets) plan.value -= kPoint * board_.ticket(id).points;  // R7.2: each is lost, until gained
    for (TicketSet left = tickets; !left.empty();) {
        TicketId best = kNoTicket;
        Path best_path;
        int best_gain = 0;
        for (TicketId id : left) {
            const std::optional<Path> path = path_in_reach(board_.ticket(id), plan, turns_left_);
            if (!path) continue;
            const int sure_percent = path->routes.empty() ? 100 : kSurePercent;
            const int gain = 2 * kPoint * board_.ticket(id).points * sure_percent / 100 - path->cost;
            if (gain <= best_gain) continue;
            best = id;
            best_path = *path;
            best_gain = gain;
        }
        if (best == kNoTicket) break;
        left.erase(best);
        plan.completed.insert(best);
        plan.routes |= best_path.routes;
        plan.spare_cars -= best_path.cars;
        plan.value += best_gain;
    }
    return plan;
}

RouteSet Planner::extras(const Plan& plan) const {
    RouteSet extras;
    Cards hand = needs(plan.routes).spare;
    int cars = plan.spare_cars;
    for (int i = 0; i < kMaxExtras; ++i) {
        const RouteSet taken = plan.routes | extras;
        const RouteSet fitting = open_ & board_.within_cars[static_cast<size_t>(cars)];
        const RouteSet candidates = fitting - taken - board_.twins(taken);  // R5.6
        if (candidates.empty()) break;
        const RouteId best =
            cheapest(candidates, [&](RouteId id) { return effort(board_.route(id), hand) - reward(board_.route(id)); });
        extras.insert(best);
        cars -= board_.route(best).length;
        set_aside(board_.route(best), hand);
    }
    return extras;
}

// NB: drawing it takes a turn, too.
int Planner::gain_from_drawing(const Ticket& ticket, const Plan& plan) const {
    const std::optional<Path> path = path_in_reach(ticket, plan, turns_left_ - 1);
    const int points = kPoint * ticket.points;
    if (!path) return -points;
    const int sure_percent = path->routes.empty() ? 100 : kSurePercent;
    return std::max(-points, (2 * sure_percent - 100) * points / 100 - path->cost);
}

int Planner::gain_from_drawing(TicketSet unseen, const Plan& plan) const {
    std::array<int, kMaxTickets> gains{};
    size_t count = 0;
    for (TicketId id : unseen) gains[count++] = gain_from_drawing(board_.ticket(id), plan);
    if (count < 2) return gains[0];  // R6.2
    int sum = 0, pairs = 0;
    for (size_t i = 0; i < count; ++i) {
        for (size_t j = 0; j < i; ++j) {
            sum += std::max({gains[i], gains[j], gains[i] + gains[j]});
            ++pairs;
        }
    }
    return sum / pairs;
}

// The routes that lack least come first, and grey ones last: they take what the others leave.
Needs Planner::needs(RouteSet routes) const {
    Needs needs{{}, hand_};
    while (!routes.empty()) {
        const RouteId next = cheapest(routes, [&](RouteId id) {
            const Missing lack = lack_for(board_.route(id), needs.spare);
            return lack.coloured + lack.ferries + (board_.route(id).colour == Card::none ? kCards : 0);
        });
        routes.erase(next);
        const Route& route = board_.route(next);
        const Missing lack = lack_for(route, needs.spare);
        needs.missing[index(best_colour(route, needs.spare))] += lack.coloured;
        needs.missing[index(Card::ferry)] += lack.ferries;
        set_aside(route, needs.spare);
    }
    return needs;
}

}  // namespace ai
