#include "ai/planner.h"

#include <algorithm>
#include <limits>

namespace ai {

using namespace engine;

namespace {

// Tuned by matches of this bot against itself.
constexpr int kClaimCost = 130;
constexpr int kSpaceCost = 60;
constexpr int kCardCost = 10;
constexpr int kFerryCost = 60;
constexpr int kTokenValue = 100;
constexpr int kRewardPercent = 30;
constexpr int kLeastCost = 20;
constexpr int kSlack = 2;
constexpr int kSurePercent = 90;
constexpr int kDrawSurePercent = 80;
constexpr int kMaxExtras = 2;
constexpr int kExtraSpaceCost = 60;
constexpr int kExtraClaimCost = 130;

constexpr int kUnreachable = std::numeric_limits<int>::max();

struct Lack {
    int coloured = 0;
    int ferries = 0;
};

// R5.3: for a grey route, the colour of which the hand has most.
Card best_colour(const Route& route, Cards hand) {
    if (route.colour != Card::none) return route.colour;
    return *std::ranges::max_element(kAllColours, {}, [hand](Card colour) { return hand.count(colour); });
}

// NB: a ferry card is not counted on but for the route's symbols (R5.4), for it can stand in only once.
Lack lack_for(const Route& route, Cards hand) {
    const int coloured = route.length - route.ferries - hand.count(best_colour(route, hand));
    const int ferries = route.ferries - hand.count(Card::ferry);
    return {std::max(0, coloured), std::max(0, ferries)};
}

// Takes the cards for a route out of a hand, as far as they are there.
void set_aside(const Route& route, Cards& hand) {
    const Lack lack = lack_for(route, hand);
    hand -= Cards::of(best_colour(route, hand), route.length - route.ferries - lack.coloured) +
            Cards::of(Card::ferry, route.ferries - lack.ferries);
}

int half_turns_for(const Route& route, Cards hand) {
    const Lack lack = lack_for(route, hand);
    return 2 + lack.coloured + 2 * lack.ferries;  // R4.3: a ferry card from the market is a whole turn
}

// The element of a set, which is not empty, that costs least; the first of equals.
template <class Id, class Word, class Cost>
Id cheapest(IdSet<Id, Word> set, Cost cost_of) {
    Id best = set.first();
    int best_cost = cost_of(best);
    for (Id id : set) {
        const int cost = cost_of(id);
        if (cost < best_cost) best = id, best_cost = cost;
    }
    return best;
}

LocationId other_end(const Route& route, LocationId end) { return route.from == end ? route.to : route.from; }

// R7.1: when the first of the others will have so few cars that the last round begins. A claim takes two or three cars
// and a turn, two cards another.
int estimated_half_turns_left(const Table& table, Seat seat) {
    int least = std::numeric_limits<int>::max();
    for (uint8_t other = 0; other < table.seats; ++other) {
        if (Seat{other} == seat) continue;
        const int spaces = std::max(0, table.cars[other] - kLastRoundCars);
        least = std::min(least, spaces + std::max(0, spaces - table.hand_size[other]));
    }
    return table.turns_left == kNotLastRound ? least + 2 : 2;
}

}  // namespace

Planner::Planner(const Table& table, Seat seat, Cards hand)
    : board_(*table.board),
      hand_(hand),
      owned_(table.owned[index(seat)]),
      open_(open_routes(table, seat)),
      cars_(table.cars[index(seat)]),
      half_turns_left_(estimated_half_turns_left(table, seat)) {
    for (SymbolId symbol : tokens_to_take(table, seat)) token_ends_.insert(table.stack_at[index(symbol)]);
    for (RouteId id : open_) {
        const Route& route = board_.route(id);
        costs_[index(id)] = std::max(kLeastCost, effort(route, hand) - reward(route) * kRewardPercent / 100);
    }
}

int Planner::effort(const Route& route, Cards hand) const {
    const Lack lack = lack_for(route, hand);
    return kClaimCost + kSpaceCost * route.length + kCardCost * lack.coloured + kFerryCost * lack.ferries;
}

int Planner::reward(const Route& route) const {
    const bool token = token_ends_.contains(route.from) || token_ends_.contains(route.to);
    return kPoint * route.points + (token ? kTokenValue : 0);
}

// Dijkstra, on routes that are the seat's own or planned already, which cost nothing, and open ones.
std::optional<Planner::Path> Planner::cheapest_path(const Ticket& ticket, RouteSet planned) const {
    const RouteSet free = owned_ | planned;
    std::array<int, kMaxLocations> costs;
    std::array<RouteId, kMaxLocations> last;
    costs.fill(kUnreachable);
    costs[index(ticket.from)] = 0;
    LocationSet border = LocationSet::of(ticket.from);
    while (!border.empty()) {
        const LocationId here = cheapest(border, [&](LocationId l) { return costs[index(l)]; });
        if (here == ticket.to) break;
        border.erase(here);
        for (RouteId id : board_.routes_at[index(here)] & (free | open_)) {
            const LocationId there = other_end(board_.route(id), here);
            const int cost = costs[index(here)] + (free.contains(id) ? 0 : costs_[index(id)]);
            if (cost >= costs[index(there)]) continue;
            costs[index(there)] = cost;
            last[index(there)] = id;
            border.insert(there);
        }
    }
    if (costs[index(ticket.to)] == kUnreachable) return std::nullopt;

    Path path{{}, costs[index(ticket.to)]};
    for (LocationId at = ticket.to; at != ticket.from; at = other_end(board_.route(last[index(at)]), at)) {
        const RouteId id = last[index(at)];
        if (free.contains(id)) continue;
        path.routes.insert(id);
        path.cars += board_.route(id).length;
        path.half_turns += half_turns_for(board_.route(id), hand_);
    }
    return path;
}

bool Planner::in_reach(const Path& path, const Plan& plan) const {
    if (path.routes.empty()) return true;
    return path.cars <= plan.spare_cars && plan.half_turns + path.half_turns <= half_turns_left_ + kSlack;
}

// Cheapest insertion: the ticket that gains most joins the plan, and its routes cost the others nothing.
Plan Planner::plan(TicketSet tickets) const {
    Plan plan;
    plan.spare_cars = cars_;
    for (TicketId id : tickets) plan.value -= kPoint * board_.ticket(id).points;  // R7.2
    for (TicketSet left = tickets; !left.empty();) {
        TicketId best = kNoTicket;
        Path best_path;
        int best_gain = 0;
        for (TicketId id : left) {
            const std::optional<Path> path = cheapest_path(board_.ticket(id), plan.routes);
            if (!path || !in_reach(*path, plan)) continue;
            const int gain = 2 * kPoint * board_.ticket(id).points * (path->routes.empty() ? 100 : kSurePercent) / 100 - path->cost;
            if (gain > best_gain) best = id, best_path = *path, best_gain = gain;
        }
        if (best == kNoTicket) break;
        left.erase(best);
        plan.completed.insert(best);
        plan.routes |= best_path.routes;
        plan.spare_cars -= best_path.cars;
        plan.half_turns += best_path.half_turns;
        plan.value += best_gain;
    }
    return plan;
}

int Planner::gain_from(const Ticket& ticket, const Plan& plan) const {
    const std::optional<Path> path = cheapest_path(ticket, plan.routes);
    const int loss = -kPoint * ticket.points;
    if (!path || !in_reach(*path, plan)) return loss;
    return std::max(loss, kPoint * ticket.points * (path->routes.empty() ? 100 : kDrawSurePercent) / 100 - path->cost);
}

int Planner::gain_from_drawing(TicketSet unseen, const Plan& plan) const {
    std::array<int, kMaxTickets> gains;
    size_t count = 0;
    for (TicketId id : unseen) gains[count++] = gain_from(board_.ticket(id), plan);
    if (count < 2) return count == 0 ? 0 : gains[0];
    int sum = 0, pairs = 0;
    for (size_t i = 0; i < count; ++i)
        for (size_t j = 0; j < i; ++j, ++pairs) sum += std::max({gains[i], gains[j], gains[i] + gains[j]});
    return sum / pairs;
}

RouteSet Planner::extras(const Plan& plan) const {
    RouteSet extras;
    Cards hand = needs(plan.routes).spare;
    int cars = plan.spare_cars;
    for (int i = 0; i < kMaxExtras; ++i) {
        const RouteSet taken = plan.routes | extras;
        const RouteSet candidates = (open_ & board_.within_cars[static_cast<size_t>(cars)]) - taken - board_.twins(taken);
        if (candidates.empty()) break;
        const RouteId best = cheapest(candidates, [&](RouteId id) {
            const Route& route = board_.route(id);
            const Lack lack = lack_for(route, hand);
            return kExtraClaimCost + kExtraSpaceCost * route.length + kCardCost * lack.coloured + kFerryCost * lack.ferries - reward(route);
        });
        extras.insert(best);
        cars -= board_.route(best).length;
        set_aside(board_.route(best), hand);
    }
    return extras;
}

// The routes that lack least come first, and grey ones last: those take what the others leave.
Needs Planner::needs(RouteSet routes) const {
    Needs needs{{}, hand_};
    while (!routes.empty()) {
        const RouteId next = cheapest(routes, [&](RouteId id) {
            const Lack lack = lack_for(board_.route(id), needs.spare);
            return lack.coloured + lack.ferries + (board_.route(id).colour == Card::none ? kCards : 0);
        });
        routes.erase(next);
        const Route& route = board_.route(next);
        const Lack lack = lack_for(route, needs.spare);
        needs.missing[index(best_colour(route, needs.spare))] += lack.coloured;
        needs.missing[index(Card::ferry)] += lack.ferries;
        set_aside(route, needs.spare);
    }
    return needs;
}

}  // namespace ai
