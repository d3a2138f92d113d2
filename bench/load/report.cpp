#include "report.h"

#include <boost/json.hpp>
#include <cstdio>
#include <iostream>

namespace load {
namespace {

namespace json = boost::json;

template <class Number>
double of(Number number) {
    return static_cast<double>(number);
}

// So many per thousand of the values are not above it.
double percentile_ms(const std::vector<uint32_t>& sorted, size_t per_thousand) {
    if (sorted.empty()) return 0;
    return of(sorted[std::min(sorted.size() - 1, sorted.size() * per_thousand / 1000)]) / 1000;
}

double messages_per_cpu_second(const Outcome& outcome) {
    return of(outcome.counts.to_server + outcome.counts.from_server) / outcome.server.cpu_seconds;
}

// The processors that each server takes.
json::array each(const Outcome& outcome) {
    json::array result;
    for (const double cpu_seconds : outcome.cpu_seconds_of) result.emplace_back(cpu_seconds / outcome.seconds);
    return result;
}

json::object to_json(const Outcome& outcome) {
    const Counts& counts = outcome.counts;
    json::object faults;
    for (const auto& [what, count] : counts.faults) faults[what] = count;
    json::object result{{"seconds", outcome.seconds},
                        {"actions", counts.actions},
                        {"actions_per_second", of(counts.actions) / outcome.seconds},
                        {"games_over", counts.games},
                        {"connections", counts.visits},
                        {"latency_ms",
                         {{"p50", percentile_ms(outcome.latencies_us, 500)},
                          {"p99", percentile_ms(outcome.latencies_us, 990)},
                          {"p99.9", percentile_ms(outcome.latencies_us, 999)},
                          {"max", percentile_ms(outcome.latencies_us, 1000)}}},
                        {"faults", faults},
                        {"unanswered", outcome.unanswered},
                        {"server_cpu", outcome.server.cpu_seconds / outcome.seconds},
                        {"server_cpu_of", each(outcome)},
                        {"client_cpu", outcome.client_cpu_seconds / outcome.seconds},
                        {"server_rss_bytes", outcome.server.rss_bytes},
                        {"server_cpu_us_per_action", 1e6 * outcome.server.cpu_seconds / of(counts.actions)},
                        {"bytes_to_server", of(counts.bytes_to_server) / of(counts.to_server)},
                        {"bytes_from_server", of(counts.bytes_from_server) / of(counts.from_server)},
                        {"server_cpu_per_table", outcome.server.cpu_seconds / outcome.seconds / of(outcome.tables)},
                        {"server_rss_bytes_per_table", of(outcome.server.rss_bytes) / of(outcome.tables)},
                        {"messages_per_server_cpu_second", messages_per_cpu_second(outcome)}};
    if (const auto& bots = outcome.bots)
        result["bots"] = {{"decisions_per_second", bots->decisions / outcome.seconds},
                          {"ms_per_decision", 1000 * bots->seconds / bots->decisions},
                          {"queue", bots->queue},
                          {"drained_s", bots->drained_s}};
    return result;
}

void print(const Outcome& outcome) {
    const Counts& counts = outcome.counts;
    std::printf("  %.0f actions a second for %.1f s, %.1f messages for each; %lu games ended, %lu connections made\n",
                of(counts.actions) / outcome.seconds, outcome.seconds,
                of(counts.to_server + counts.from_server) / of(counts.actions), counts.games, counts.visits);
    std::printf("  until all seats know: p50 %.2f ms, p99 %.2f ms, p99.9 %.2f ms, max %.2f ms\n",
                percentile_ms(outcome.latencies_us, 500), percentile_ms(outcome.latencies_us, 990),
                percentile_ms(outcome.latencies_us, 999), percentile_ms(outcome.latencies_us, 1000));
    std::printf("  messages of %.0f bytes in and %.0f bytes out\n", of(counts.bytes_to_server) / of(counts.to_server),
                of(counts.bytes_from_server) / of(counts.from_server));
    std::printf("  server: %.2f processors, %.1f us for an action, %.1f MiB; %.0f messages for each second of CPU\n",
                outcome.server.cpu_seconds / outcome.seconds, 1e6 * outcome.server.cpu_seconds / of(counts.actions),
                of(outcome.server.rss_bytes) / 1048576, messages_per_cpu_second(outcome));
    std::printf("  for each table: %.3f %% of a processor, %.1f KiB of the server\n",
                100 * outcome.server.cpu_seconds / outcome.seconds / of(outcome.tables),
                of(outcome.server.rss_bytes) / of(outcome.tables) / 1024);
    for (size_t i = 0; outcome.cpu_seconds_of.size() > 1 && i < outcome.cpu_seconds_of.size(); ++i)
        std::printf("  server %zu: %.2f processors\n", i + 1, outcome.cpu_seconds_of[i] / outcome.seconds);
    if (const auto& bots = outcome.bots)
        std::printf("  bots: %.0f decisions a second of %.1f ms each; %.0f wait, none %.1f s after the last action\n",
                    bots->decisions / outcome.seconds, 1000 * bots->seconds / bots->decisions, bots->queue,
                    bots->drained_s);
    std::printf("  clients: %.2f processors\n", outcome.client_cpu_seconds / outcome.seconds);
    for (const auto& [what, count] : counts.faults) std::printf("  FAULT %s: %lu\n", what.c_str(), count);
    if (outcome.unanswered != 0) std::printf("  FAULT not answered: %lu\n", outcome.unanswered);
}

}  // namespace

void report(const Outcome& game, const Outcome* echo, bool as_json) {
    if (as_json) {
        json::object both{{"game", to_json(game)}};
        if (echo != nullptr) both["echo"] = to_json(*echo);
        std::cout << both << "\n";
        return;
    }
    std::puts("Games:");
    print(game);
    if (echo == nullptr) return;
    std::puts("Echo:");
    print(*echo);
    std::printf("The game's server has %.2f of the messages of the echo server for each second of CPU.\n",
                messages_per_cpu_second(game) / messages_per_cpu_second(*echo));
}

void report(const Memory& memory, bool as_json) {
    const auto socket = of(memory.connected - memory.open) / of(memory.sockets);
    const auto table = (of(memory.playing - memory.empty) - socket * of(memory.sockets)) / of(memory.tables);
    if (as_json) {
        const json::object all{
            {"tables", memory.tables},         {"sockets", memory.sockets},           {"empty_bytes", memory.empty},
            {"open_bytes", memory.open},       {"connected_bytes", memory.connected}, {"playing_bytes", memory.playing},
            {"bytes_per_idle_socket", socket}, {"bytes_per_live_table", table}};
        std::cout << all << "\n";
        return;
    }
    constexpr double kMiB = 1048576;
    std::printf("%.1f MiB with nothing, %.1f with %zu open tables, %.1f with %zu sockets, %.1f in the games\n",
                of(memory.empty) / kMiB, of(memory.open) / kMiB, memory.tables, of(memory.connected) / kMiB,
                memory.sockets, of(memory.playing) / kMiB);
    std::printf("%.1f KiB for an idle socket, %.1f KiB for a live table besides its idle sockets\n", socket / 1024,
                table / 1024);
}

void report_start(double seconds, const Usage& usage, bool as_json) {
    if (as_json) {
        std::cout << json::object{{"seconds_to_start", seconds}, {"rss_bytes", usage.rss_bytes}} << "\n";
        return;
    }
    std::printf("open after %.3f s, with %.1f MiB\n", seconds, of(usage.rss_bytes) / 1048576);
}

}  // namespace load
