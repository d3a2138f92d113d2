// fogline_load: how much a live-table server can do. See --help and docs/scaling.md.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <list>

#include "echo.h"
#include "fill.h"
#include "report.h"
#include "table.h"

namespace {

using namespace load;
namespace fs = std::filesystem;

struct Options {
    std::string fogline = fs::read_symlink("/proc/self/exe").replace_filename("fogline");
    std::string database, records;
    std::vector<std::string> server_options;
    size_t tables = 100, seats = 3, bots = 0, servers = 1;
    uint64_t actions = 60, games = 100'000;
    Plan plan;
    bool compare = false, json = false;
};

// A folder for a database that is not kept.
struct Scratch {
    fs::path path = fs::temp_directory_path() / ("fogline-load-" + std::to_string(getpid()));
    Scratch() { fs::create_directory(path); }
    ~Scratch() { fs::remove_all(path); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
};

std::vector<std::string> server_command(const Options& options, const Scratch& scratch) {
    const std::string database =
        options.database.empty() ? "sqlite:" + (scratch.path / "games.db").string() : options.database;
    std::vector<std::string> command = {options.fogline, "serve", "--listen", "127.0.0.1:0", "--database", database};
    for (const char* limit : {"--sockets-per-address", "--tables-per-hour", "--messages-per-second", "--max-tables",
                              "--max-sockets", "--connections-per-address", "--max-connections"})
        command.insert(command.end(), {limit, "0"});
    command.insert(command.end(), options.server_options.begin(), options.server_options.end());
    return command;
}

// Runs one story to its end.
template <class Story>
void tell(asio::io_context& io, Story story) {
    asio::co_spawn(io, std::move(story), [&io](const std::exception_ptr& error) {
        io.stop();
        if (error) std::rethrow_exception(error);
    });
    io.run();
}

using Servers = std::list<Process>;

Servers start(const std::vector<std::string>& command, size_t count = 1) {
    Servers servers;
    for (size_t i = 0; i < count; ++i) servers.emplace_back(command);
    return servers;
}

Desk desk_for(asio::io_context& io, const Servers& servers) {
    std::vector<tcp::endpoint> addresses;
    for (const Process& server : servers) addresses.emplace_back(asio::ip::make_address("127.0.0.1"), server.port());
    return {.io = io,
            .servers = std::move(addresses),
            .counts = {},
            .latencies_us = {},
            .measured_from = Instant::max(),
            .measured_to = Instant::max(),
            .records = nullptr};
}

template <class Make>
Outcome run(const Servers& servers, const Options& options, const Plan& plan, std::vector<std::string>* records,
            Make make) {
    asio::io_context io{1};
    Desk desk = desk_for(io, servers);
    desk.records = records;
    desk.bots = options.bots > 0;
    Groups groups;
    for (size_t i = 0; i < options.tables; ++i) groups.push_back(make(desk, i));
    Outcome outcome;
    tell(io, [&]() -> asio::awaitable<void> {
        co_await open_all(desk, groups);
        co_await connect_all(desk, groups);
        std::vector<pid_t> pids;
        for (const Process& server : servers) pids.push_back(server.pid());
        outcome = co_await play(desk, groups, plan, pids);
    }());
    return outcome;
}

int play_command(const Options& options) {
    const Scratch scratch;
    std::vector<std::string> records;
    Outcome game, echo;
    {
        const Servers servers = start(server_command(options, scratch), options.servers);
        game = run(servers, options, options.plan, options.records.empty() ? nullptr : &records,
                   [&](Desk& desk, size_t) { return make_table(desk, options.seats - options.bots, options.bots); });
    }
    if (!options.records.empty()) {
        std::ofstream file(options.records);
        for (const std::string& record : records) file << record << "\n";
    }
    if (options.compare) {
        const Servers servers = start({fs::read_symlink("/proc/self/exe"), "echo-server"});
        Plan plan = options.plan;
        plan.rate = static_cast<double>(game.counts.actions) / game.seconds;
        const Counts& counts = game.counts;
        const EchoLoad load{
            .bytes = counts.bytes_to_server / counts.to_server,
            .answer_bytes = counts.bytes_from_server / counts.from_server,
            .actions_per_visit = counts.actions * options.seats / std::max<uint64_t>(1, counts.visits) + 1};
        echo = run(servers, options, plan, nullptr,
                   [&](Desk& desk, size_t number) { return make_echo_group(desk, number, options.seats, load); });
    }
    report(game, options.compare ? &echo : nullptr, options.json);
    const bool drained = !game.bots || game.bots->drained_s >= 0;
    return game.counts.faults.empty() && game.unanswered == 0 && drained ? 0 : 1;
}

int memory_command(const Options& options) {
    const Scratch scratch;
    const Servers servers = start(server_command(options, scratch));
    const Process& server = servers.front();
    asio::io_context io{1};
    Desk desk = desk_for(io, servers);
    Groups groups;
    for (size_t i = 0; i < options.tables; ++i) groups.push_back(make_table(desk, options.seats));
    Memory memory{.tables = options.tables, .sockets = options.tables * options.seats};
    const auto rss = [&server] { return usage_of(server.pid()).rss_bytes; };
    tell(io, [&]() -> asio::awaitable<void> {
        memory.empty = rss();
        co_await open_all(desk, groups);
        co_await wait(1);
        memory.open = rss();
        co_await connect_all(desk, groups);
        co_await wait(1);
        memory.connected = rss();
        co_await act_all(desk, groups, options.actions);
        co_await wait(1);
        memory.playing = rss();
    }());
    report(memory, options.json);
    return desk.counts.faults.empty() ? 0 : 1;
}

int start_command(const Options& options) {
    const Scratch scratch;
    const Process server(server_command(options, scratch));
    report_start(server.seconds_to_start(), usage_of(server.pid()), options.json);
    return 0;
}

}  // namespace

int main(int count, char** arguments) try {
    Options options;
    CLI::App app(
        "How much a live-table server can do. Each command but fill starts `fogline serve` without limits, on a\n"
        "database of its own unless --database names one, and ends it. docs/scaling.md has figures.");
    app.require_subcommand(1);
    app.option_defaults()->always_capture_default();

    const auto of_server = [&](CLI::App* command) {
        command->add_option("--fogline", options.fogline, "The program that is measured");
        command->add_option("--database", options.database, "sqlite:FILE or postgres://..., empty at first");
        command->add_option("--server-option", options.server_options, "More for `fogline serve`: --threads=2");
        command->add_flag("--json", options.json, "One object instead of lines to read");
    };
    const auto of_tables = [&](CLI::App* command) {
        command->add_option("--tables", options.tables, "So many games at a time")->check(CLI::PositiveNumber);
        command->add_option("--seats", options.seats, "At each; every one has a WebSocket")->check(CLI::Range(2, 4));
    };

    CLI::App* play = app.add_subcommand("play", "Play games, and measure what an action takes");
    play->description(
        "Plays games at many tables: guests who act at random. A game that is over is followed by a rematch.\n"
        "With --rate, actions are due at fixed times one after the other, and an action's latency is counted from\n"
        "the time at which it was due to the update at the last seat of its table. Without, each table acts as soon\n"
        "as everybody has heard of the action before. The exit code is 1 if anything was refused or lost.");
    of_server(play);
    of_tables(play);
    play->add_option("--bots", options.bots,
                     "So many of the seats are bots that search (conductor). An action is counted from when it is sent")
        ->check(CLI::Range(0, 3));
    play->add_option("--servers", options.servers,
                     "So many servers on one PostgreSQL --database, which the seats of each table are spread over")
        ->check(CLI::Range(1, 16));
    play->add_option("--rate", options.plan.rate, "Actions a second of all tables; 0: as many as are answered");
    play->add_option("--warm-up", options.plan.warm_up_s, "Seconds that are not measured");
    play->add_option("--seconds", options.plan.seconds, "Seconds that are measured")->check(CLI::PositiveNumber);
    play->add_flag(
        "--compare", options.compare,
        "Then the same messages and connections at the same rate with a bare echo server, to compare CPU times");
    play->add_option("--records", options.records, "Write the records of the games that ended to this file");

    CLI::App* memory = app.add_subcommand("memory", "Measure what a socket and a table take");
    memory->description(
        "Memory of the server: with nothing; with tables that nobody sits at; with a WebSocket for each seat; in the\n"
        "middle of the games.");
    of_server(memory);
    of_tables(memory);
    memory->add_option("--actions", options.actions, "So many in each game");

    CLI::App* start = app.add_subcommand("start", "Measure how long a start takes with a --database");
    of_server(start);

    CLI::App* fill_command = app.add_subcommand("fill", "Put games that are over into an empty --database");
    fill_command->add_option("--database", options.database, "sqlite:FILE or postgres://...")->required();
    fill_command->add_option("--games", options.games, "So many, of three seats");

    CLI::App* echo = app.add_subcommand("echo-server", "The bare server of --compare");

    CLI11_PARSE(app, count, arguments);
    raise_file_limit();
    if (options.bots >= options.seats || (options.bots > 0 && options.compare))
        throw std::invalid_argument("--bots leaves a seat for a person, and the echo server has none");
    if (options.servers > 1 && (!options.database.starts_with("postgres") || options.bots > 0))
        throw std::invalid_argument("--servers share a PostgreSQL --database, and play without --bots");
    if (*play) return play_command(options);
    if (*memory) return memory_command(options);
    if (*start) return start_command(options);
    if (*fill_command) fill(options.database, options.games);
    if (*echo) serve_echo();
    return 0;
} catch (const std::exception& error) {
    std::cerr << "fogline_load: " << error.what() << "\n";
    return 2;
}
