#include "engine/board.h"

#include <algorithm>
#include <map>
#include <set>

namespace engine {
namespace {

using Faults = std::vector<std::string>;

template <class Id>
std::optional<Id> find_in(const std::vector<std::string>& ids, std::string_view id) {
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end()) return std::nullopt;
    return Id(found - ids.begin());
}

bool is_good_id(const std::string& id) {
    return !id.empty() && id.size() <= 80 &&
           std::ranges::all_of(id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::string quoted(const std::string& text) { return "'" + text + "'"; }

std::string number_range(int64_t low, int64_t high) { return std::to_string(low) + " to " + std::to_string(high); }

// Ids are unique, and of lower-case letters, digits and hyphens, so that the notation can name them.
void check_ids(const std::string& kind, const std::vector<std::string>& ids, Faults& faults) {
    std::set<std::string> seen;
    for (size_t i = 0; i < ids.size(); ++i) {
        if (!is_good_id(ids[i]))
            faults.push_back(kind + " " + std::to_string(i + 1) + ": id " + quoted(ids[i]) +
                             " must be 1 to 80 lower-case letters, digits and hyphens");
        else if (!seen.insert(ids[i]).second)
            faults.push_back(kind + " " + ids[i] + ": the id is used twice");
    }
}

void check_count(const std::string& what, size_t count, size_t least, size_t most, Faults& faults) {
    if (count < least || count > most)
        faults.push_back("board: " + std::to_string(count) + " " + what + ", must be " +
                         number_range(static_cast<int64_t>(least), static_cast<int64_t>(most)));
}

// The two ends of a route or ticket, or nothing and a fault.
std::optional<std::pair<LocationId, LocationId>> check_ends(const std::string& where, const std::string& from,
                                                            const std::string& to,
                                                            const std::vector<std::string>& locations, Faults& faults) {
    const auto a = find_in<LocationId>(locations, from);
    const auto b = find_in<LocationId>(locations, to);
    if (!a) faults.push_back(where + ": unknown location " + quoted(from));
    if (!b) faults.push_back(where + ": unknown location " + quoted(to));
    if (a && b && *a == *b) faults.push_back(where + ": both ends are " + from);
    if (!a || !b || *a == *b) return std::nullopt;
    return std::pair{*a, *b};
}

std::map<int64_t, int64_t> check_points(const BoardSpec& spec, Faults& faults) {
    std::map<int64_t, int64_t> points;
    for (const auto& [length, value] : spec.points_per_length) {
        if (length < 1 || length > kMaxRouteLength)
            faults.push_back("points_per_length " + std::to_string(length) + ": a length must be " +
                             number_range(1, kMaxRouteLength));
        if (value < 0 || value > 100)
            faults.push_back("points_per_length " + std::to_string(length) + ": " + std::to_string(value) +
                             " points, must be " + number_range(0, 100));
        if (!points.emplace(length, value).second)
            faults.push_back("points_per_length " + std::to_string(length) + ": given twice");
    }
    return points;
}

std::optional<Route> check_route(const BoardSpec::Route& spec, const std::vector<std::string>& locations,
                                 const std::map<int64_t, int64_t>& points, Faults& faults) {
    const std::string where = "route " + spec.id;
    const size_t faults_before = faults.size();
    const auto ends = check_ends(where, spec.from, spec.to, locations, faults);
    const auto colour = find_card(spec.colour);
    if (spec.length < 1 || spec.length > kMaxRouteLength)
        faults.push_back(where + ": length " + std::to_string(spec.length) + ", must be " +
                         number_range(1, kMaxRouteLength));
    else if (!points.contains(spec.length))
        faults.push_back(where + ": points_per_length has no entry for its length " + std::to_string(spec.length));
    if (spec.colour != "grey" && (!colour || *colour == Card::ferry))
        faults.push_back(where + ": unknown colour " + quoted(spec.colour));
    if (spec.ferries < 0 || (spec.length > 0 && spec.ferries > std::min<int64_t>(spec.length, kFerryCards)))
        faults.push_back(where + ": " + std::to_string(spec.ferries) + " ferry symbols on " +
                         std::to_string(spec.length) + " spaces");
    if (faults.size() != faults_before) return std::nullopt;
    return Route{.from = ends->first,
                 .to = ends->second,
                 .length = static_cast<uint8_t>(spec.length),
                 .ferries = static_cast<uint8_t>(spec.ferries),
                 .colour = colour.value_or(Card::none),
                 .points = static_cast<uint8_t>(points.at(spec.length))};
}

// R5.6: two routes of the same length between the same two locations.
bool are_twins(const Route& a, const Route& b) {
    return a.length == b.length && std::minmax(a.from, a.to) == std::minmax(b.from, b.to);
}

// Adds the routes in file order, each twin right behind its partner.
void add_routes(const std::vector<std::string>& ids, const std::vector<Route>& routes, Board& board, Faults& faults) {
    std::vector<bool> added(routes.size(), false);
    const auto add = [&](size_t i) {
        added[i] = true;
        board.route_ids.push_back(ids[i]);
        board.routes.push_back(routes[i]);
    };
    for (size_t i = 0; i < routes.size(); ++i) {
        if (added[i]) continue;
        add(i);
        int twins = 0;
        for (size_t j = i + 1; j < routes.size(); ++j) {
            if (!are_twins(routes[i], routes[j])) continue;
            if (++twins > 1) {
                faults.push_back("route " + ids[j] + ": a third route of its length between the same two locations");
                added[j] = true;
                continue;
            }
            board.first_twins.insert(RouteId(board.routes.size() - 1));
            add(j);
        }
    }
}

// The locations that can be reached from `start` by any routes.
LocationSet reachable(const std::vector<Route>& routes, LocationId start) {
    LocationSet reached = LocationSet::of(start);
    for (bool grew = true; grew;) {
        grew = false;
        for (const Route& route : routes) {
            if (reached.contains(route.from) == reached.contains(route.to)) continue;
            reached.insert(route.from);
            reached.insert(route.to);
            grew = true;
        }
    }
    return reached;
}

void add_tickets(const BoardSpec& spec, Board& board, Faults& faults) {
    for (const BoardSpec::Ticket& ticket : spec.tickets) {
        const std::string where = "ticket " + ticket.id;
        const auto ends = check_ends(where, ticket.from, ticket.to, board.location_ids, faults);
        if (ticket.points < 1 || ticket.points > 100)
            faults.push_back(where + ": " + std::to_string(ticket.points) + " points, must be " + number_range(1, 100));
        if (!ends) continue;
        board.ticket_ids.push_back(ticket.id);
        board.tickets.push_back({ends->first, ends->second, static_cast<uint8_t>(ticket.points)});
    }
}

// Every location has a route, and every ticket can be completed on an empty board.
void check_connections(const Board& board, Faults& faults) {
    for (size_t i = 0; i < board.location_ids.size(); ++i)
        if (board.routes_at[i].empty()) faults.push_back("location " + board.location_ids[i] + ": no route reaches it");
    for (size_t i = 0; i < board.tickets.size(); ++i) {
        const Ticket& ticket = board.tickets[i];
        if (!reachable(board.routes, ticket.from).contains(ticket.to))
            faults.push_back("ticket " + board.ticket_ids[i] + ": no path of routes joins " +
                             board.location_ids[index(ticket.from)] + " and " + board.location_ids[index(ticket.to)]);
    }
}

void fill_tables(Board& board) {
    board.claim_lists = ClaimLists(board.routes);
    for (size_t i = 0; i < board.routes.size(); ++i) {
        const RouteId id{static_cast<uint8_t>(i)};
        const Route& route = board.routes[i];
        board.routes_at[index(route.from)].insert(id);
        board.routes_at[index(route.to)].insert(id);
        for (int cars = route.length; cars <= kCars; ++cars) board.within_cars[static_cast<size_t>(cars)].insert(id);
        for (int ferries = route.length; ferries <= kFerryCards; ++ferries)
            board.for_ferries[static_cast<size_t>(ferries)].insert(id);
        for (Card colour : kAllColours) {
            if (route.colour != Card::none && route.colour != colour) continue;
            for (int coloured = 1; coloured <= kCardsPerColour; ++coloured) {
                const int fewest = fewest_ferries(route, coloured);
                if (fewest == route.length) continue;  // no space left for a card of the colour
                for (int ferries = fewest; ferries <= kFerryCards; ++ferries)
                    board.for_colours[static_cast<size_t>(ferries)][index(colour)][static_cast<size_t>(coloured)]
                        .insert(id);
            }
        }
    }
}

template <class Item>
std::vector<std::string> ids_of(const std::vector<Item>& items) {
    std::vector<std::string> ids;
    ids.reserve(items.size());
    for (const Item& item : items) ids.push_back(item.id);
    return ids;
}

}  // namespace

std::optional<LocationId> Board::find_location(std::string_view text) const {
    return find_in<LocationId>(location_ids, text);
}
std::optional<RouteId> Board::find_route(std::string_view text) const { return find_in<RouteId>(route_ids, text); }
std::optional<TicketId> Board::find_ticket(std::string_view text) const { return find_in<TicketId>(ticket_ids, text); }
std::optional<SymbolId> Board::find_symbol(std::string_view text) const { return find_in<SymbolId>(symbols, text); }

std::optional<Card> find_card(std::string_view name) {
    const auto found = std::ranges::find(kCardNames, name);
    if (found == kCardNames.end()) return std::nullopt;
    return static_cast<Card>(found - kCardNames.begin());
}

std::expected<Board, std::vector<std::string>> make_board(const BoardSpec& spec) {
    Faults faults;
    Board board;
    board.id = spec.id;
    board.name = spec.name;
    board.location_ids = ids_of(spec.locations);
    board.symbols = spec.symbols;
    for (const BoardSpec::Location& location : spec.locations) board.location_names.push_back(location.name);

    check_count("locations", spec.locations.size(), kSymbols, kMaxLocations,
                faults);  // R2.8: seven stacks need a place each
    check_count("routes", spec.routes.size(), 1, kMaxRoutes, faults);
    check_count("tickets", spec.tickets.size(), size_t{kOfferedTickets} * kMaxSeats, kMaxTickets,
                faults);                                                            // R2.6 for four seats
    check_count("token symbols", spec.symbols.size(), kSymbols, kSymbols, faults);  // R1.5
    if (!faults.empty()) return std::unexpected(std::move(faults));  // sets of ids could not hold what is too much
    if (!is_good_id(spec.id))
        faults.push_back("board: id " + quoted(spec.id) + " must be 1 to 80 lower-case letters, digits and hyphens");
    check_ids("location", board.location_ids, faults);
    check_ids("route", ids_of(spec.routes), faults);
    check_ids("ticket", ids_of(spec.tickets), faults);
    check_ids("token symbol", spec.symbols, faults);

    size_t marked = 0;
    for (size_t i = 0; i < spec.locations.size(); ++i) {
        if (!spec.locations[i].marked) continue;
        if (marked < board.marked.size()) board.marked[marked] = LocationId(i);
        ++marked;
    }
    check_count("marked token locations", marked, kMarkedLocations, kMarkedLocations, faults);  // R1.6

    const auto points = check_points(spec, faults);
    std::vector<Route> routes;
    std::vector<std::string> route_ids;
    for (const BoardSpec::Route& route : spec.routes) {
        if (const auto good = check_route(route, board.location_ids, points, faults)) {
            routes.push_back(*good);
            route_ids.push_back(route.id);
        }
    }
    add_tickets(spec, board, faults);
    add_routes(route_ids, routes, board, faults);
    if (!faults.empty()) return std::unexpected(std::move(faults));  // more would only follow from these
    fill_tables(board);
    check_connections(board, faults);
    if (!faults.empty()) return std::unexpected(std::move(faults));
    return board;
}

}  // namespace engine
