// fogline board: checks and shows board files.
#include "cli/board.h"

#include <boost/json.hpp>
#include <iostream>

#include "cli/describe.h"
#include "cli/text_map.h"

namespace cli {
namespace {

void print(const record::BoardFile& file) {
    const engine::Board& board = file.board;
    std::vector<std::string> names;
    names.reserve(board.location_names.size());
    for (const std::string& name : board.location_names) names.push_back(printable_name(name));
    std::cout << printable_name(board.name) << " (" << board.id
              << "): " << count_of(static_cast<int>(board.location_ids.size()), "place") << ", "
              << count_of(static_cast<int>(board.routes.size()), "route") << ", "
              << count_of(static_cast<int>(board.tickets.size()), "ticket") << "\n"
              << "rules part sha256 " << file.sha256 << "\n\n";
    for (size_t i = 0; i < board.location_ids.size(); ++i) {
        const auto here = engine::LocationId(i);
        std::cout << names[i] << " (" << board.location_ids[i] << ")";
        if (std::ranges::find(board.marked, here) != board.marked.end()) std::cout << ", token stack";
        std::cout << "\n";
        for (const engine::RouteId id : board.routes_at[i]) {
            const engine::Route& route = board.route(id);
            const engine::LocationId there = route.from == here ? route.to : route.from;
            std::cout << "    to " << names[index(there)] << ": " << count_of(route.length, "space") << ", "
                      << colour_name(route);
            if (route.ferries > 0) std::cout << ", " << count_of(route.ferries, "ferry symbol");
            if (!board.twins(engine::RouteSet::of(id)).empty()) std::cout << ", double";
            std::cout << ", " << count_of(route.points, "point") << "  [" << board.route_ids[index(id)] << "]\n";
        }
    }
    std::cout << "\nTickets\n";
    for (size_t i = 0; i < board.tickets.size(); ++i) {
        const engine::Ticket& ticket = board.tickets[i];
        std::cout << "    " << names[index(ticket.from)] << " - " << names[index(ticket.to)] << ": "
                  << count_of(ticket.points, "point") << "  [" << board.ticket_ids[i] << "]\n";
    }
    std::cout << "\nToken symbols:";
    for (const std::string& symbol : board.symbols) std::cout << " " << symbol;
    std::cout << "\n";
}

void print_json(const record::BoardFile& file) {
    const engine::Board& board = file.board;
    boost::json::array locations, routes, tickets;
    for (size_t i = 0; i < board.location_ids.size(); ++i)
        locations.push_back({{"id", board.location_ids[i]}, {"name", board.location_names[i]}});
    for (size_t i = 0; i < board.routes.size(); ++i) {
        const engine::Route& route = board.routes[i];
        const engine::RouteSet twin = board.twins(engine::RouteSet::of(engine::RouteId(i)));
        routes.push_back(
            {{"id", board.route_ids[i]},
             {"between", {board.location_ids[index(route.from)], board.location_ids[index(route.to)]}},
             {"length", route.length},
             {"color", colour_name(route)},
             {"ferries", route.ferries},
             {"points", route.points},
             {"twin", twin.empty() ? boost::json::value() : boost::json::value(board.route_ids[index(twin.first())])}});
    }
    for (size_t i = 0; i < board.tickets.size(); ++i) {
        const engine::Ticket& ticket = board.tickets[i];
        tickets.push_back({{"id", board.ticket_ids[i]},
                           {"between", {board.location_ids[index(ticket.from)], board.location_ids[index(ticket.to)]}},
                           {"points", ticket.points}});
    }
    std::cout << boost::json::object{{"id", board.id},
                                     {"name", board.name},
                                     {"sha256", file.sha256},
                                     {"locations", locations},
                                     {"routes", routes},
                                     {"tickets", tickets},
                                     {"token_symbols", boost::json::value_from(board.symbols)}}
              << "\n";
}

void print_map(const record::BoardFile& file) {
    const ShortNames names(file.board);
    const TextMap map(file, names);
    std::cout << map.drawn(engine::empty_table(file.board, engine::kMaxSeats).table, Paint::for_output())
              << map.legend() << TextMap::kKey << "\n";
}

int check(const std::string& name, bool json) {
    const auto board = record::parse_board(read_file(name));
    if (json) {
        boost::json::object result{{"ok", board.has_value()}, {"file", name}};
        if (board)
            result["sha256"] = (*board)->sha256;
        else
            result["faults"] = boost::json::value_from(board.error());
        std::cout << result << "\n";
    } else if (board) {
        std::cout << name << ": a good board (" << (*board)->board.id << ", rules part sha256 " << (*board)->sha256
                  << ")\n";
    } else {
        for (const std::string& fault : board.error())
            std::cerr << printable_name(name) << ": " << printable_name(fault) << "\n";
    }
    return board ? kOk : kBad;
}

}  // namespace

std::string_view colour_name(const engine::Route& route) {
    return route.colour == engine::Card::none ? "grey" : engine::name_of(route.colour);
}

void add_board(CLI::App& app, Job& job) {
    CLI::App* command = app.add_subcommand("board", "Check and show boards");
    command->require_subcommand(1);

    auto file = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    CLI::App* checker = command->add_subcommand("check", "Check a board file; one line for each fault");
    checker->add_option("file", *file, "The board file; - for standard input")->type_name("FILE")->required();
    checker->add_flag("--json", *json, "Print the result as JSON");
    checker->callback([file, json, &job] { job = [file, json] { return check(*file, *json); }; });

    auto option = std::make_shared<BoardOption>();
    auto svg = std::make_shared<bool>(false), map = std::make_shared<bool>(false);
    CLI::App* shower = command->add_subcommand("show", "Show a board: places, routes, tickets");
    CLI::Option* as_json = shower->add_flag("--json", *json, "Print it as JSON");
    CLI::Option* as_svg = shower->add_flag("--svg", *svg, "Print it as a picture (SVG)")->excludes(as_json);
    shower->add_flag("--map", *map, "Print it as a map in text, 80 columns wide")->excludes(as_json)->excludes(as_svg);
    option->add_to(*shower);
    shower->callback([option, json, svg, map, &job] {
        job = [option, json, svg, map] {
            const record::BoardFile& board = option->load();
            if (*svg)
                print_svg(board, std::cout);
            else if (*map)
                print_map(board);
            else
                *json ? print_json(board) : print(board);
            return kOk;
        };
    });

    add_board_report(*command, job);
}

}  // namespace cli
