// fogline arena: which bot is stronger? Every deal is played once for each rotation of the bots over the seats.
#include <atomic>
#include <boost/json.hpp>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <future>
#include <iostream>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

#include "cli/command.h"
#include "cli/statistics.h"

namespace cli {
namespace {

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// How long a bot may think at each decision; neither: what its level is used to.
struct Limit {
    std::optional<double> ms;
    std::optional<uint32_t> iterations;

    ai::Budget from(Clock::time_point start) const {
        ai::Budget budget{.iterations = iterations.value_or(0), .stop = {}};
        if (ms) budget.stop = [start, allowed = *ms] { return ms_since(start) >= allowed; };
        return budget;
    }
};

struct Contestant {
    std::string name;  // as given, with the limit
    std::string level;
    Limit limit;
};

struct ArenaOptions {
    uint64_t games = 1000;
    int players = 2;
    std::vector<std::string> bots = {"greedy", "random"};
    Limit limit;
    uint64_t seed = 1;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    std::vector<double> sprt;
    std::string records;
    bool json = false;
    BoardOption board;
};

// LEVEL, LEVEL@200ms or LEVEL@5000, which are iterations.
Contestant parse_contestant(const std::string& name, const Limit& common) {
    const size_t at = name.find('@');
    if (at == std::string::npos) return {name, name, common};
    Contestant result{name, name.substr(0, at), {}};
    std::string_view text = std::string_view(name).substr(at + 1);
    const auto read = [&text](auto& number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        return error == std::errc() && end == text.data() + text.size() && number > 0;
    };
    bool good = false;
    if (text.ends_with("ms")) {
        text.remove_suffix(2);
        good = read(result.limit.ms.emplace()) && std::isfinite(*result.limit.ms);
    } else {
        good = read(result.limit.iterations.emplace());
    }
    if (!good) throw BadInput("--bots: '" + name + "': after @ comes a time such as 200ms or a number of iterations");
    return result;
}

// Who plays: the contestants by place in --bots, and for each player which of them that is.
struct LineUp {
    std::vector<Contestant> contestants;
    std::vector<size_t> players;

    explicit LineUp(const ArenaOptions& options) {
        const auto count = static_cast<size_t>(options.players);
        std::vector<std::string> names = options.bots;
        if (names.size() != 2) names = bots_for(names, options.players);
        for (const std::string& name : names) contestants.push_back(parse_contestant(name, options.limit));
        players.assign(count, 1);  // two names: one of the first against all others of the second
        players[0] = 0;
        if (names.size() == count) std::iota(players.begin(), players.end(), 0);
    }
    size_t copies(size_t contestant) const { return static_cast<size_t>(std::ranges::count(players, contestant)); }
};

// What a contestant did.
struct Result {
    int64_t wins = 0;  // in twelfths, because a shared win counts for a part of one
    int64_t points = 0;
    int64_t margin = 0;     // over the best of the others
    std::vector<float> ms;  // of each decision
};

struct Deal {
    std::array<Result, engine::kMaxSeats> results;  // by contestant
    std::string records;
};

struct Standing {
    Result sum;
    Shares shares;  // of a win for one player, by deal
};

struct Report {
    uint64_t deals = 0;
    std::vector<Standing> standings;  // by contestant
    std::optional<Sprt> sprt;
    size_t seats = 0;

    uint64_t games() const { return deals * seats; }
};

class Arena {
 public:
    Arena(const ArenaOptions& options, const LineUp& line_up, const record::BoardFile& board, RecordsFile& records)
        : options_(options),
          line_up_(line_up),
          board_(board),
          records_(records),
          deals_((options.games + seats() - 1) / seats()),
          progress_(deals_ * seats()) {
        report_.standings.resize(line_up.contestants.size());
        report_.seats = seats();
        if (!options.sprt.empty()) report_.sprt.emplace(options.sprt[0], options.sprt[1]);
    }

    Report run() {
        std::vector<std::future<void>> threads;
        for (uint64_t i = 0; i < std::min<uint64_t>(options_.threads, deals_); ++i)
            threads.push_back(std::async(std::launch::async, [this] { work(); }));
        for (std::future<void>& thread : threads) thread.get();
        return std::move(report_);
    }

 private:
    using Bots = std::vector<std::unique_ptr<ai::Bot>>;  // by player

    size_t seats() const { return line_up_.players.size(); }

    void work() {
        Bots bots;
        for (const size_t player : line_up_.players)
            bots.push_back(make_bot(line_up_.contestants[player].level, board_.board));
        for (uint64_t number = next_++; number < deals_ && !over_; number = next_++) {
            Deal deal;
            for (size_t rotation = 0; rotation < seats(); ++rotation)
                play(game_seed(options_.seed, number), rotation, bots, deal);
            const std::lock_guard lock(mutex_);
            waiting_.emplace(number, std::move(deal));
            count_waiting();
        }
    }

    void play(const engine::Seed& seed, size_t rotation, const Bots& bots, Deal& deal) const {
        std::vector<record::Player> players;
        std::vector<ai::Bot*> seated;
        std::vector<size_t> contestants;
        for (size_t seat = 0; seat < seats(); ++seat) {
            const size_t player = (seat + rotation) % seats();
            contestants.push_back(line_up_.players[player]);
            const Contestant& contestant = line_up_.contestants[contestants.back()];
            players.push_back(
                {contestant.name + " " + std::to_string(player + 1), record::PlayerKind::bot, contestant.level});
            seated.push_back(bots[player].get());
        }
        record::Match match(board_, std::move(players), seed);
        play_to_end(match, ai::BotTable(board_.board, std::move(seated), seed), contestants, deal);
        score(std::get<engine::GameEnded>(match.events().back().event), contestants, deal);
        if (!options_.records.empty()) deal.records += to_json(match.record(), board_.board) + "\n";
    }

    // With a limit for each seat, and a clock.
    void play_to_end(record::Match& match, ai::BotTable bots, const std::vector<size_t>& contestants,
                     Deal& deal) const {
        for (size_t told = 0;;) {
            for (; told < match.events().size(); ++told) bots.tell(match.events()[told].event);
            if (match.over()) return;
            const engine::Seat seat = seats_to_act(match.state().table).first();
            const size_t contestant = contestants[index(seat)];
            const Clock::time_point start = Clock::now();
            const engine::Action action = bots.choose(seat, line_up_.contestants[contestant].limit.from(start));
            deal.results[contestant].ms.push_back(static_cast<float>(ms_since(start)));
            const auto illegal = match.play(seat, action);
            ASSERT(!illegal);
        }
    }

    static void score(const engine::GameEnded& ended, const std::vector<size_t>& contestants, Deal& deal) {
        for (size_t seat = 0; seat < contestants.size(); ++seat) {
            int best = std::numeric_limits<int>::min();
            for (size_t other = 0; other < contestants.size(); ++other)
                if (other != seat) best = std::max<int>(best, ended.scores[other].total);
            Result& result = deal.results[contestants[seat]];
            result.wins += ended.winners.contains(engine::Seat(seat)) ? 12 / ended.winners.size() : 0;
            result.points += ended.scores[seat].total;
            result.margin += ended.scores[seat].total - best;
        }
    }

    // Deals count in the order of their numbers, so that nothing depends on the number of threads.
    void count_waiting() {
        while (!over_ && waiting_.contains(report_.deals)) {
            const Deal deal = std::move(waiting_.extract(report_.deals).mapped());
            count(deal);
            records_.write(deal.records);
            ++report_.deals;
            over_ = report_.sprt && report_.sprt->verdict() != Sprt::Verdict::undecided;
        }
        progress_.show(report_.games(), running());
    }

    void count(const Deal& deal) {
        for (size_t i = 0; i < report_.standings.size(); ++i) {
            const Result& result = deal.results[i];
            auto& [sum, shares] = report_.standings[i];
            shares.add(static_cast<double>(result.wins) / static_cast<double>(12 * seats() * line_up_.copies(i)));
            sum.points += result.points;
            sum.margin += result.margin;
            sum.ms.insert(sum.ms.end(), result.ms.begin(), result.ms.end());
        }
        if (report_.sprt) report_.sprt->add(static_cast<size_t>(deal.results[0].wins / 6));
    }

    std::string running() const {
        const Shares& shares = report_.standings[0].shares;
        const auto [low, high] = shares.interval();
        char text[100];
        std::snprintf(text, sizeof text, "%.1f %% wins (%.1f to %.1f)", 100 * shares.mean(), 100 * low, 100 * high);
        std::string line = line_up_.contestants[0].name + ": " + text;
        if (!report_.sprt) return line;
        std::snprintf(text, sizeof text, ", LLR %.2f", report_.sprt->llr());
        return line + text;
    }

    const ArenaOptions& options_;
    const LineUp& line_up_;
    const record::BoardFile& board_;
    RecordsFile& records_;
    uint64_t deals_;
    std::atomic<uint64_t> next_ = 0;
    std::atomic<bool> over_ = false;

    std::mutex mutex_;                  // for all below
    std::map<uint64_t, Deal> waiting_;  // for one with a smaller number
    Report report_;
    Progress progress_;
};

struct Row {
    double share, low, high, points, margin, mean_ms, p99_ms, max_ms;
    size_t decisions;
};

Row row_of(Standing& standing, uint64_t played) {
    std::vector<float>& ms = standing.sum.ms;
    const auto [low, high] = standing.shares.interval();
    const auto games = static_cast<double>(played);
    return {.share = standing.shares.mean(),
            .low = low,
            .high = high,
            .points = static_cast<double>(standing.sum.points) / games,
            .margin = static_cast<double>(standing.sum.margin) / games,
            .mean_ms = std::reduce(ms.begin(), ms.end(), 0.0) / static_cast<double>(ms.size()),
            .p99_ms = percentile(ms, 0.99),
            .max_ms = percentile(ms, 1),
            .decisions = ms.size()};
}

std::string verdict_of(const Sprt& sprt) {
    switch (sprt.verdict()) {
        case Sprt::Verdict::h0: return "H0";
        case Sprt::Verdict::h1: return "H1";
        default: return "undecided";
    }
}

void print(const ArenaOptions& options, const LineUp& line_up, const Report& report, const std::vector<Row>& rows) {
    const bool two = options.players == 2;
    std::printf("%llu games on %llu deals, every bot in every seat\n", static_cast<unsigned long long>(report.games()),
                static_cast<unsigned long long>(report.deals));
    std::printf("%-20s %8s %-16s %s%7s %7s %9s %9s %9s %10s\n", "bot", "wins", "  95 %",
                two ? "  Elo 95 %             " : "", "points", "margin", "ms/move", "p99", "max", "decisions");
    for (size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        std::printf("%-20s %6.2f %% %6.2f to %6.2f ", line_up.contestants[i].name.c_str(), 100 * row.share,
                    100 * row.low, 100 * row.high);
        if (two) std::printf("%+5.0f %+6.0f to %+6.0f ", elo_of(row.share), elo_of(row.low), elo_of(row.high));
        std::printf("%7.2f %+7.2f %9.3f %9.3f %9.3f %10zu\n", row.points, row.margin, row.mean_ms, row.p99_ms,
                    row.max_ms, row.decisions);
    }
    if (!two) std::printf("par: %.2f %% wins\n", 100.0 / options.players);
    if (!report.sprt) return;
    const std::string verdict = verdict_of(*report.sprt);
    std::printf("SPRT: LLR %.2f (%.2f to %.2f), %s", report.sprt->llr(), -Sprt::bound(), Sprt::bound(),
                verdict.c_str());
    if (verdict != "undecided")
        std::printf(" accepted: %s is stronger than %s by %g Elo at %s", line_up.contestants[0].name.c_str(),
                    line_up.contestants[1].name.c_str(), options.sprt[verdict == "H1" ? 1 : 0],
                    verdict == "H1" ? "least" : "most");
    std::printf("\n");
}

template <class T>
boost::json::value or_null(const std::optional<T>& value) {
    return value ? boost::json::value(*value) : nullptr;
}

boost::json::value elo_or_null(double share, bool two) {
    return two && std::isfinite(elo_of(share)) ? boost::json::value(elo_of(share)) : nullptr;
}

void print_json(const ArenaOptions& options, const LineUp& line_up, const Report& report,
                const std::vector<Row>& rows) {
    const bool two = options.players == 2;
    boost::json::array bots;
    for (size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        bots.push_back({{"bot", line_up.contestants[i].name},
                        {"win_share", row.share},
                        {"win_share_low", row.low},
                        {"win_share_high", row.high},
                        {"elo", elo_or_null(row.share, two)},
                        {"elo_low", elo_or_null(row.low, two)},
                        {"elo_high", elo_or_null(row.high, two)},
                        {"mean_score", row.points},
                        {"mean_margin", row.margin},
                        {"mean_ms", row.mean_ms},
                        {"p99_ms", row.p99_ms},
                        {"max_ms", row.max_ms},
                        {"decisions", row.decisions}});
    }
    boost::json::object result = {{"players", options.players},
                                  {"games", report.games()},
                                  {"deals", report.deals},
                                  {"seed", options.seed},
                                  {"budget_ms", or_null(options.limit.ms)},
                                  {"iterations", or_null(options.limit.iterations)},
                                  {"bots", bots}};
    if (report.sprt)
        result["sprt"] = {{"elo0", options.sprt[0]}, {"elo1", options.sprt[1]}, {"llr", report.sprt->llr()},
                          {"lower", -Sprt::bound()}, {"upper", Sprt::bound()},  {"verdict", verdict_of(*report.sprt)}};
    std::cout << result << "\n";
}

int run(ArenaOptions& options) {
    const LineUp line_up(options);
    if (!options.sprt.empty() && options.players != 2) throw BadInput("--sprt is for two players");
    if (!options.sprt.empty() && !(options.sprt[0] < options.sprt[1]))
        throw BadInput("--sprt: the first number must be below the second");
    const record::BoardFile& board = options.board.load();
    for (const Contestant& contestant : line_up.contestants) make_bot(contestant.level, board.board);
    RecordsFile records(options.records);
    Report report = Arena(options, line_up, board, records).run();
    records.close();
    std::vector<Row> rows(report.standings.size());
    for (size_t i = 0; i < rows.size(); ++i) rows[i] = row_of(report.standings[i], report.games() * line_up.copies(i));
    options.json ? print_json(options, line_up, report, rows) : print(options, line_up, report, rows);
    return kOk;
}

}  // namespace

void add_arena(CLI::App& app, Job& job) {
    auto options = std::make_shared<ArenaOptions>();
    CLI::App* command = app.add_subcommand("arena", "Measure how strong bots are against each other");
    command
        ->add_option("--bots", options->bots,
                     "A bot for each player, one for all, or two: one of the first against the second in all other "
                     "seats; LEVEL@200ms or LEVEL@5000 (iterations) gives a bot a limit of its own")
        ->type_name("BOT")
        ->delimiter(',')
        ->capture_default_str();
    command->add_option("--games", options->games, "How many games; rounded up to whole deals")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--players", options->players, "How many players")
        ->capture_default_str()
        ->check(CLI::Range(2, 4));
    CLI::Option* ms = command->add_option("--budget-ms", options->limit.ms, "Milliseconds for each decision")
                          ->check(CLI::Range(0.001, 3'600'000.0));
    command->add_option("--iterations", options->limit.iterations, "Iterations of the search for each decision")
        ->check(CLI::Range(1, 1'000'000'000))
        ->excludes(ms);
    whole_number(command->add_option("--seed", options->seed, "The same seed gives the same deals"));
    command->add_option("--threads", options->threads, "How many threads")->check(CLI::Range(1, 256));
    command
        ->add_option("--sprt", options->sprt,
                     "ELO0,ELO1: stop as soon as the first bot is stronger by ELO1 rather than by ELO0, or the reverse")
        ->delimiter(',')
        ->expected(2);
    command->add_option("--records", options->records, "Write the game records to this file (JSON Lines)")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Print the result as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
