// fogline bench: how fast the engine is on this machine, and a signature of what it plays.
#include <boost/json.hpp>
#include <ctime>
#include <iostream>

#include "ai/search_bot.h"
#include "cli/command.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct BenchOptions {
    double seconds = 0.5;
    bool json = false;
    BoardOption board;
};

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Rate {
    double games = 0;
    double decisions = 0;
};

// Complete games from deal to final score; the best of five runs, because the others were disturbed.
template <class Play>
Rate measure(const engine::Board& board, int seats, double seconds, Play play) {
    Rate best;
    for (uint64_t run = 1; run <= 5; ++run) {
        engine::PlayoutChance chance(run);
        engine::NoOne no_one;
        int64_t games = 0, decisions = 0, points = 0;
        const double start = cpu_seconds();
        double elapsed = 0;
        while (elapsed < seconds) {
            for (int i = 0; i < 1000; ++i, ++games) {
                engine::State state = engine::empty_table(board, seats);
                engine::Referee(state, chance, no_one).deal();
                decisions += play(state, chance);
                points += final_scores(state)[0].total;
            }
            elapsed = cpu_seconds() - start;
        }
        ASSERT(points < 1000 * games);  // uses the scores, so that they are counted
        if (static_cast<double>(games) / elapsed > best.games)
            best = {static_cast<double>(games) / elapsed, static_cast<double>(decisions) / elapsed};
    }
    return best;
}

// A bot that searches, and counts its iterations and the time they take.
class Counting : public ai::Bot {
 public:
    explicit Counting(const engine::Board& board) : bot_(board, kIterations, kIterations) {}

    void saw(const engine::SeenEvent& event, const engine::Table& before, engine::Seat me) override {
        bot_.saw(event, before, me);
    }
    engine::Action choose(const engine::View& view, const engine::ActionList& legal, const ai::Budget& budget,
                          engine::Rng& rng) override {
        const double start = cpu_seconds();
        const engine::Action action = bot_.choose(view, legal, budget, rng);
        if (legal.size() == 1) return action;
        seconds += cpu_seconds() - start;
        iterations += bot_.search().iterations();
        return action;
    }

    double seconds = 0;
    uint64_t iterations = 0;

 private:
    static constexpr uint32_t kIterations = 2'000;
    ai::SearchBot bot_;
};

// Iterations a second in whole games against greedy players; the best of five runs.
double search_rate(const record::BoardFile& board, int seats, double seconds) {
    double best = 0;
    const auto greedy = make_bot("greedy", board.board);
    for (uint64_t run = 1; run <= 5; ++run) {
        Counting searching(board.board);
        std::vector<ai::Bot*> seated(static_cast<size_t>(seats), greedy.get());
        seated[0] = &searching;
        for (uint64_t game = 0; searching.seconds < seconds; ++game) {
            const engine::Seed seed = game_seed(run, game);
            record::Match match(board, std::vector<record::Player>(seated.size()), seed);
            play_to_end(match, ai::BotTable(board.board, seated, seed), {});
        }
        best = std::max(best, static_cast<double>(searching.iterations) / searching.seconds);
    }
    return best;
}

double copy_ns(const engine::Board& board) {
    constexpr size_t kStates = 64;
    std::vector<engine::State> from(kStates, engine::empty_table(board, 2));
    std::vector<engine::State> to = from;
    constexpr int kRounds = 200'000;
    const double start = cpu_seconds();
    for (int round = 0; round < kRounds; ++round) {
        std::copy(from.begin(), from.end(), to.begin());
        asm volatile("" : : "r"(to.data()) : "memory");
    }
    return 1e9 * (cpu_seconds() - start) / (kRounds * static_cast<double>(kStates));
}

// One number over every event of fixed random games: it changes when the game that is played changes.
std::string signature(const record::BoardFile& board) {
    uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    auto actions = std::make_unique<engine::ActionList>();
    for (uint64_t game = 0; game < 300; ++game) {
        const engine::Seed seed = game_seed(1, game);
        record::Match match(board, std::vector<record::Player>(2 + game % 3), seed);
        engine::Rng rng(seed, engine::bot_stream(0));
        while (!match.over()) {
            const engine::State& state = match.state();
            const engine::Seat seat = seats_to_act(state.table).first();
            legal_actions(state.table, state.secrets_of(seat), seat, *actions);
            match.play(seat, (*actions)[rng.below(static_cast<uint32_t>(actions->size()))]);
        }
        for (const record::LoggedEvent& logged : match.events())
            for (const char c : notation::to_text(board.board, logged.event) + "\n")
                hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3;
    }
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

int run(BenchOptions& options) {
    const record::BoardFile& board = options.board.load();
    auto actions = std::make_unique<engine::ActionList>();
    boost::json::object list_games, list_decisions, playout_games, playout_decisions, search_iterations;
    Progress progress(9);
    uint64_t measured = 0;
    for (int seats = engine::kMinSeats; seats <= engine::kMaxSeats; ++seats) {
        const std::string key = std::to_string(seats);
        const Rate list =
            measure(board.board, seats, options.seconds, [&](engine::State& state, engine::PlayoutChance& chance) {
                return engine::play_random<engine::Payments::every>(state, chance, *actions);
            });
        progress.show(++measured);
        const Rate playout = measure(board.board, seats, options.seconds, engine::play_out);
        progress.show(++measured);
        search_iterations[key] = search_rate(board, seats, options.seconds);
        progress.show(++measured);
        list_games[key] = list.games;
        list_decisions[key] = list.decisions;
        playout_games[key] = playout.games;
        playout_decisions[key] = playout.decisions;
    }
    const boost::json::object result = {{"random_games_per_second", list_games},
                                        {"random_decisions_per_second", list_decisions},
                                        {"playout_games_per_second", playout_games},
                                        {"playout_decisions_per_second", playout_decisions},
                                        {"search_iterations_per_second", search_iterations},
                                        {"state_bytes", sizeof(engine::State)},
                                        {"copy_ns", copy_ns(board.board)},
                                        {"signature", signature(board)}};
    if (options.json) {
        std::cout << result << "\n";
        return kOk;
    }
    for (const auto& [key, value] : result) {
        if (!value.is_object()) {
            std::cout << std::string(key) << ": " << value << "\n";
            continue;
        }
        std::cout << std::string(key) << ":";
        for (const auto& [seats, rate] : value.get_object())
            std::cout << "  " << std::string(seats) << " seats " << static_cast<int64_t>(rate.get_double());
        std::cout << "\n";
    }
    return kOk;
}

}  // namespace

void add_bench(CLI::App& app, Job& job) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command =
        app.add_subcommand("bench", "Measure the engine on one thread, and print the signature of its games");
    command->add_option("--seconds", options->seconds, "How long each of the five runs of a measurement takes")
        ->capture_default_str()
        ->check(CLI::Range(0.01, 60.0));
    command->add_flag("--json", options->json, "Print the result as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
