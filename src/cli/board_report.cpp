// fogline board report: what finished games say about the balance of a board.
#include <boost/json.hpp>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <ranges>

#include "cli/board.h"
#include "cli/describe.h"
#include "cli/statistics.h"
#include "engine/score.h"

namespace cli {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;
using engine::index;
using engine::Seat;
using engine::TicketId;

struct Mean {
    int64_t count = 0;
    double sum = 0;
    double squares = 0;

    void add(double x) {
        ++count;
        sum += x;
        squares += x * x;
    }
    double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    double deviation() const {
        if (count < 2) return 0;
        return std::sqrt(std::max(0.0, squares - sum * mean()) / static_cast<double>(count - 1));
    }
};

struct TicketTally {
    int64_t offered = 0;
    int64_t completed = 0;
    Mean net;   // points, when kept
    Mean wins;  // of the seats that kept it
};

// The games of one number of seats.
struct Tally {
    int64_t games = 0;
    std::array<Shares, engine::kMaxSeats> wins;
    Mean score, winner_score, decisions, turns, cars_left;
    int64_t routes = 0, tickets_won = 0, tickets_lost = 0, tokens = 0;  // points
    std::array<int64_t, engine::kMaxRoutes> claimed{};
    std::array<int64_t, engine::kMaxRoutes> claimed_or_twin{};  // games
    std::array<TicketTally, engine::kMaxTickets> tickets;
};

// The course of one game, read from its events.
class Course {
 public:
    Course(const engine::Board& board, size_t seats, Tally& tally) : board_(board), tally_(tally), seats_(seats) {}

    void operator()(const engine::Dealt& event) {
        for (size_t seat = 0; seat < seats_; ++seat) offer(event.offers[seat]);
    }
    void operator()(const engine::TicketsOffered& event) {
        offer(event.tickets);
        begin_turn(event.seat);
    }
    void operator()(const engine::TicketsKept& event) {
        kept_[index(event.seat)] |= event.kept;
        ++decisions_;
    }
    void operator()(const engine::StackPlaced&) { ++decisions_; }
    void operator()(const engine::CardDrawn& event) { draw(event.seat, false); }
    void operator()(const engine::CardTaken& event) { draw(event.seat, event.card == engine::Card::ferry); }
    void operator()(const engine::RouteClaimed& event) {
        owned_[index(event.seat)].insert(event.route);
        ++tally_.claimed[index(event.route)];
        begin_turn(event.seat);
    }
    void operator()(const engine::Passed& event) { begin_turn(event.seat); }
    void operator()(const engine::GameEnded& event) {
        ++tally_.games;
        tally_.decisions.add(decisions_);
        if (!event.winners.empty()) tally_.winner_score.add(event.scores[index(event.winners.first())].total);
        engine::RouteSet claimed;
        for (size_t seat = 0; seat < seats_; ++seat) {
            end(seat, event.scores[seat], event.winners.contains(Seat(seat)) ? 1.0 / event.winners.size() : 0);
            claimed |= owned_[seat];
        }
        for (const engine::RouteId route : claimed | board_.twins(claimed)) ++tally_.claimed_or_twin[index(route)];
    }
    void operator()(const auto&) {}

 private:
    void offer(const std::array<TicketId, engine::kOfferedTickets>& tickets) {
        for (const TicketId ticket : tickets)
            if (ticket != engine::kNoTicket) ++tally_.tickets[index(ticket)].offered;
    }

    void begin_turn(Seat seat) {
        ++turns_[index(seat)];
        ++decisions_;
        drawing_.reset();
    }

    // R4.1, R4.3: the second card belongs to the turn of the first.
    void draw(Seat seat, bool face_up_ferry) {
        if (drawing_ == seat) {
            drawing_.reset();
            ++decisions_;
            return;
        }
        begin_turn(seat);
        if (!face_up_ferry) drawing_ = seat;
    }

    void end(size_t seat, const engine::Score& score, double won) {
        tally_.wins[seat].add(won);
        tally_.score.add(score.total);
        tally_.turns.add(turns_[seat]);
        tally_.routes += score.routes;
        tally_.tokens += score.tokens;
        int cars = engine::kCars;
        for (const engine::RouteId route : owned_[seat]) cars -= board_.route(route).length;
        tally_.cars_left.add(cars);
        const engine::Connections joined(board_, owned_[seat]);
        for (const TicketId id : kept_[seat]) {
            const engine::Ticket& ticket = board_.ticket(id);
            const bool completed = joined.connected(ticket.from, ticket.to);
            (completed ? tally_.tickets_won : tally_.tickets_lost) += ticket.points;
            TicketTally& line = tally_.tickets[index(id)];
            line.completed += completed ? 1 : 0;
            line.net.add(completed ? ticket.points : -ticket.points);
            line.wins.add(won);
        }
    }

    const engine::Board& board_;
    Tally& tally_;
    size_t seats_;
    std::array<engine::RouteSet, engine::kMaxSeats> owned_{};
    std::array<engine::TicketSet, engine::kMaxSeats> kept_{};
    std::array<int, engine::kMaxSeats> turns_{};
    int decisions_ = 0;
    std::optional<Seat> drawing_;  // who has drawn one card
};

value share(int64_t part, int64_t whole) {
    if (whole == 0) return {};
    return static_cast<double>(part) / static_cast<double>(whole);
}

array win_rows(const Tally& tally, size_t seats) {
    array rows;
    for (size_t seat = 0; seat < seats; ++seat) {
        const auto [low, high] = tally.wins[seat].interval();
        rows.push_back({{"seat", seat}, {"wins", tally.wins[seat].mean()}, {"low", low}, {"high", high}});
    }
    return rows;
}

array measure_rows(const Tally& tally) {
    array rows;
    const auto add = [&rows](std::string_view what, const Mean& mean) {
        rows.push_back({{"measure", what}, {"mean", mean.mean()}, {"deviation", mean.deviation()}});
    };
    add("score", tally.score);
    add("winner's score", tally.winner_score);
    add("decisions a game", tally.decisions);
    add("turns a seat", tally.turns);
    add("cars left", tally.cars_left);
    return rows;
}

array source_rows(const Tally& tally) {
    array rows;
    const int64_t total = tally.routes + tally.tickets_won - tally.tickets_lost + tally.tokens;
    const auto add = [&](std::string_view source, int64_t points) {
        rows.push_back(
            {{"source", source}, {"mean", share(points, tally.score.count)}, {"share", share(points, total)}});
    };
    add("routes", tally.routes);
    add("tickets completed", tally.tickets_won);
    add("tickets missed", -tally.tickets_lost);
    add("tokens", tally.tokens);
    return rows;
}

array length_rows(const Tally& tally, const engine::Board& board) {
    struct Line {
        int64_t points = 0, routes = 0, claimed = 0;
    };
    std::map<int, Line> lengths;
    for (size_t i = 0; i < board.routes.size(); ++i) {
        Line& line = lengths[board.routes[i].length];
        line.points = board.routes[i].points;
        ++line.routes;
        line.claimed += tally.claimed[i];
    }
    array rows;
    for (const auto& [length, line] : lengths)
        rows.push_back({{"length", length},
                        {"points", line.points},
                        {"routes", line.routes},
                        {"per_game", share(line.claimed, line.routes * tally.games)}});
    return rows;
}

array route_rows(const Tally& tally, const engine::Board& board) {
    array rows;
    for (size_t i = 0; i < board.routes.size(); ++i) {
        const engine::Route& route = board.routes[i];
        rows.push_back({{"route", board.route_ids[i]},
                        {"length", route.length},
                        {"color", colour_name(route)},
                        {"points", route.points},
                        {"claimed", tally.claimed[i]},
                        {"per_game", share(tally.claimed[i], tally.games)},
                        {"or_twin", share(tally.claimed_or_twin[i], tally.games)}});
    }
    return rows;
}

// Least squares over all kept tickets: the points they earned by the value printed on them.
struct Trend {
    double intercept = 0, slope = 0;
};
Trend fit(const Tally& tally, const engine::Board& board) {
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (size_t i = 0; i < board.tickets.size(); ++i) {
        const auto kept = static_cast<double>(tally.tickets[i].net.count);
        const double points = board.tickets[i].points;
        n += kept;
        x += kept * points;
        y += tally.tickets[i].net.sum;
        xx += kept * points * points;
        xy += points * tally.tickets[i].net.sum;
    }
    const double spread = n * xx - x * x;
    const double slope = spread == 0 ? 0 : (n * xy - x * y) / spread;
    return {n == 0 ? 0 : (y - slope * x) / n, slope};
}

array ticket_rows(const Tally& tally, const engine::Board& board, size_t seats, const Trend& line) {
    array rows;
    for (size_t i = 0; i < board.tickets.size(); ++i) {
        const TicketTally& ticket = tally.tickets[i];
        const int value_printed = board.tickets[i].points;
        const auto if_kept = [&](double number) { return ticket.net.count == 0 ? value() : value(number); };
        rows.push_back({{"ticket", board.ticket_ids[i]},
                        {"value", value_printed},
                        {"offered", ticket.offered},
                        {"kept", share(ticket.net.count, ticket.offered)},
                        {"completed", share(ticket.completed, ticket.net.count)},
                        {"net", if_kept(ticket.net.mean())},
                        {"over_line", if_kept(ticket.net.mean() - line.intercept - line.slope * value_printed)},
                        {"lift", if_kept(ticket.wins.mean() - 1 / static_cast<double>(seats))}});
    }
    return rows;
}

// The tickets that are farthest below the line; with a sign of -1, above it.
array extremes(const array& tickets, int sign) {
    const auto over_line = [sign](const value& row) { return sign * row.at("over_line").as_double(); };
    std::vector<value> kept;
    std::ranges::copy_if(tickets, std::back_inserter(kept),
                         [](const value& row) { return !row.at("over_line").is_null(); });
    std::ranges::sort(kept, {}, over_line);
    array rows;
    for (const value& row : kept | std::views::take(5)) rows.push_back(row);
    return rows;
}

object report(const Tally& tally, const engine::Board& board, size_t seats) {
    const Trend line = fit(tally, board);
    const array tickets = ticket_rows(tally, board, seats, line);
    return {{"seats", seats},
            {"games", tally.games},
            {"wins_by_seat", win_rows(tally, seats)},
            {"measures", measure_rows(tally)},
            {"points_by_source", source_rows(tally)},
            {"routes_by_length", length_rows(tally, board)},
            {"routes", route_rows(tally, board)},
            {"tickets", tickets},
            {"ticket_line", {{"intercept", line.intercept}, {"slope", line.slope}}},
            {"worst_tickets", extremes(tickets, 1)},
            {"best_tickets", extremes(tickets, -1)}};
}

std::string cell(const value& value) {
    if (value.is_null()) return "-";
    if (value.is_string()) return std::string(value.as_string());
    if (!value.is_double()) return boost::json::serialize(value);
    std::ostringstream text;
    text << std::fixed << std::setprecision(3) << value.as_double();
    return text.str();
}

// The keys are the heads of the columns; the first column is to the left.
void print_table(const std::string& title, const value& rows) {
    std::vector<std::vector<std::string>> lines(1);
    for (const value& row : rows.as_array()) {
        lines[0].clear();
        auto& line = lines.emplace_back();
        for (const auto& entry : row.as_object()) {
            lines[0].emplace_back(entry.key());
            line.push_back(cell(entry.value()));
        }
    }
    std::cout << "\n" << title << "\n";
    for (const auto& line : lines) {
        for (size_t i = 0; i < line.size(); ++i) {
            size_t width = 0;
            for (const auto& other : lines) width = std::max(width, other[i].size());
            std::cout << "  " << (i == 0 ? std::left : std::right) << std::setw(static_cast<int>(width)) << line[i];
        }
        std::cout << "\n";
    }
}

void print(const object& report) {
    std::cout << "\n" << report.at("seats") << " seats, " << report.at("games") << " games\n";
    print_table("Wins by seat, a shared win in parts, with the 95 % interval", report.at("wins_by_seat"));
    print_table("Scores and lengths", report.at("measures"));
    print_table("Points by source, a seat and game", report.at("points_by_source"));
    print_table("Routes by length: claims of a route per game", report.at("routes_by_length"));
    print_table("Routes: claims per game, and the games in which it or its twin was claimed", report.at("routes"));
    print_table("Tickets: kept when offered, completed when kept, points when kept, wins of who kept it above par",
                report.at("tickets"));
    std::cout << "\nA kept ticket earned " << cell(report.at("ticket_line").at("intercept")) << " + "
              << cell(report.at("ticket_line").at("slope")) << " x its value.\n";
    print_table("The worst tickets, farthest below that line", report.at("worst_tickets"));
    print_table("The best tickets, farthest above it", report.at("best_tickets"));
}

struct ReportOptions {
    FilesOption files;
    bool json = false;
    BoardOption board;
};

using Tallies = std::map<size_t, Tally>;  // by number of seats

void count(const record::Record& record, const engine::Board& board, Tallies& tallies) {
    const size_t seats = record.players.size();
    Course course(board, seats, tallies[seats]);
    for (const record::LoggedEvent& logged : record.events) std::visit(course, logged.event);
}

int run(ReportOptions& options) {
    const record::BoardFile& board = options.board.load();
    Tallies tallies;
    int64_t running = 0, fouls = 0;
    options.files.for_each_game(board, [&](const FilesOption::Game& game) {
        if (!game.record.finished()) {
            ++running;
        } else if (const auto foul = record::verify(game.record, board)) {
            std::cerr << printable("left out: " + in_one_line(game.file, game.number, *foul)) << "\n";
            ++fouls;
        } else {
            count(game.record, board.board, tallies);
        }
        return true;
    });
    array reports;
    for (const auto& [seats, tally] : tallies) reports.push_back(report(tally, board.board, seats));
    if (options.json) {
        std::cout << object{{"board", board.board.id}, {"running", running}, {"fouls", fouls}, {"reports", reports}}
                  << "\n";
    } else {
        std::cout << printable_name(board.board.name) << " (" << board.board.id << ")";
        if (running > 0) std::cout << ", without " << count_of(static_cast<int>(running), "running game");
        if (fouls > 0) std::cout << ", without " << count_of(static_cast<int>(fouls), "game") << " against the rules";
        std::cout << "\n";
        for (const value& each : reports) print(each.as_object());
    }
    return fouls == 0 ? kOk : kNo;
}

}  // namespace

void add_board_report(CLI::App& board, Job& job) {
    auto options = std::make_shared<ReportOptions>();
    CLI::App* command = board.add_subcommand("report", "Say how balanced a board is, from the records of its games");
    options->files.add_to(*command);
    command->add_flag("--json", options->json, "Print the report as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
