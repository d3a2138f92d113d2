// fogline simulate: bots play many games. The same seed gives the same bytes, whatever the number of threads.
#include <boost/json.hpp>
#include <cstdio>
#include <future>
#include <iostream>
#include <thread>

#include "cli/command.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct SimulateOptions {
    uint64_t games = 1000;
    int players = 2;
    std::vector<std::string> bots = {"greedy", "random"};
    uint64_t seed = 1;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    int first = 0;  // 0: drawn for each game, R2.2
    std::string records;
    bool json = false;
    PositionOption position;
    std::optional<engine::State> start;  // the position
    BoardOption board;
};

// Sums are whole numbers, so that their order does not matter.
struct Standings {
    struct Line {
        int64_t wins = 0;  // in twelfths, because a shared win counts for a part of one
        int64_t points = 0;
        int64_t completed = 0;
        int64_t tickets = 0;
    };
    std::array<Line, engine::kMaxSeats> bots{};  // by place in --bots
    std::array<int64_t, engine::kMaxSeats> wins_by_seat{};
    int64_t games = 0;
    int64_t decisions = 0;

    void add(const Standings& other) {
        for (size_t i = 0; i < bots.size(); ++i) {
            bots[i].wins += other.bots[i].wins;
            bots[i].points += other.bots[i].points;
            bots[i].completed += other.bots[i].completed;
            bots[i].tickets += other.bots[i].tickets;
            wins_by_seat[i] += other.wins_by_seat[i];
        }
        games += other.games;
        decisions += other.decisions;
    }
};

struct Batch {
    Standings tally;
    std::string records;
};

class Simulation {
 public:
    Simulation(const SimulateOptions& options, const record::BoardFile& board) : options_(options), board_(board) {}

    Batch play(uint64_t from, uint64_t to) const {
        Batch batch;
        std::vector<std::unique_ptr<ai::Bot>> bots;
        std::vector<study::Seated> seated;
        for (const std::string& level : options_.bots) {
            bots.push_back(make_bot(level, board_.board));
            seated.push_back({level, bots.back().get()});
        }
        for (uint64_t game = from; game < to; ++game) play_one(game, seated, batch);
        return batch;
    }

 private:
    void play_one(uint64_t game, const std::vector<study::Seated>& bots, Batch& batch) const {
        const engine::Seed seed = game_seed(options_.seed, game);
        const size_t seats = bots.size();
        const size_t first = static_cast<size_t>(options_.start       ? 0
                                                 : options_.first > 0 ? options_.first - 1
                                                                      : record::draw_first(seed, options_.players));
        const auto bot_at = [&](size_t seat) { return (first + seat) % seats; };

        const auto [match, decisions] = options_.start ? study::self_play_from(*options_.start, board_, bots, seed)
                                                       : study::self_play(board_, bots, first, seed);
        batch.tally.decisions += decisions;
        const auto& ended = std::get<engine::GameEnded>(match.events().back().event);
        ++batch.tally.games;
        for (size_t seat = 0; seat < seats; ++seat) {
            Standings::Line& line = batch.tally.bots[bot_at(seat)];
            const engine::Score& score = ended.scores[seat];
            const int64_t won = ended.winners.contains(engine::Seat(seat)) ? 12 / ended.winners.size() : 0;
            line.wins += won;
            line.points += score.total;
            line.completed += score.completed;
            line.tickets += match.state().secrets[seat].tickets.size();
            batch.tally.wins_by_seat[seat] += won;
        }
        if (!options_.records.empty()) batch.records += to_json(match.record(), board_.board) + "\n";
    }

    const SimulateOptions& options_;
    const record::BoardFile& board_;
};

// Wave after wave of one batch per thread; records are written in the order of the games.
Standings run(const SimulateOptions& options, const record::BoardFile& board) {
    constexpr uint64_t kBatch = 64;
    RecordsFile records(options.records);
    const Simulation simulation(options, board);
    Progress progress(options.games);
    Standings total;
    for (uint64_t done = 0; done < options.games;) {
        std::vector<std::future<Batch>> wave;
        for (unsigned i = 0; i < options.threads && done < options.games; ++i) {
            const uint64_t end = std::min(done + kBatch, options.games);
            wave.push_back(
                std::async(std::launch::async, [&simulation, done, end] { return simulation.play(done, end); }));
            done = end;
        }
        for (std::future<Batch>& future : wave) {
            const Batch batch = future.get();
            total.add(batch.tally);
            records.write(batch.records);
        }
        progress.show(done);
    }
    records.close();
    return total;
}

double per(int64_t part, int64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

void print(const SimulateOptions& options, const Standings& tally) {
    std::printf("%lld games, %.1f decisions a game\n", static_cast<long long>(tally.games),
                per(tally.decisions, tally.games));
    std::printf("%-12s %8s %8s %10s %8s\n", "bot", "wins", "points", "completed", "tickets");
    for (size_t i = 0; i < options.bots.size(); ++i) {
        const Standings::Line& line = tally.bots[i];
        std::printf("%-12s %6.2f %% %8.2f %10.2f %8.2f\n", options.bots[i].c_str(),
                    100 * per(line.wins, 12 * tally.games), per(line.points, tally.games),
                    per(line.completed, tally.games), per(line.tickets, tally.games));
    }
    std::printf("wins by seat:");
    for (size_t i = 0; i < options.bots.size(); ++i)
        std::printf(" %.2f %%", 100 * per(tally.wins_by_seat[i], 12 * tally.games));
    std::printf("\n");
}

void print_json(const SimulateOptions& options, const Standings& tally) {
    boost::json::array bots;
    boost::json::array by_seat;
    for (size_t i = 0; i < options.bots.size(); ++i) {
        const Standings::Line& line = tally.bots[i];
        bots.push_back({{"bot", options.bots[i]},
                        {"win_share", per(line.wins, 12 * tally.games)},
                        {"mean_points", per(line.points, tally.games)},
                        {"mean_completed", per(line.completed, tally.games)},
                        {"mean_tickets", per(line.tickets, tally.games)}});
        by_seat.push_back(per(tally.wins_by_seat[i], 12 * tally.games));
    }
    boost::json::object result = {{"games", tally.games}, {"players", options.players},
                                  {"seed", options.seed}, {"decisions_per_game", per(tally.decisions, tally.games)},
                                  {"bots", bots},         {"win_share_by_seat", by_seat}};
    if (options.start) result["position"] = notation::to_text(*options.start);
    std::cout << result << "\n";
}

}  // namespace

void add_simulate(CLI::App& app, Job& job) {
    auto options = std::make_shared<SimulateOptions>();
    CLI::App* command = app.add_subcommand("simulate", "Let bots play many games");
    command->add_option("--games", options->games, "Number of games")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000'000));
    CLI::Option* players = command->add_option("--players", options->players, "Number of players")
                               ->capture_default_str()
                               ->check(CLI::Range(2, 4));
    const CLI::Option* bots =
        command->add_option("--bots", options->bots, "A bot for each player in clockwise order, or one for all")
            ->type_name("BOT")
            ->delimiter(',')
            ->default_str("greedy and random in turn");
    whole_number(command->add_option("--seed", options->seed, "Seed of all games; the same seed gives the same games"));
    command->add_option("--threads", options->threads, "Number of threads (default: one per processor)")
        ->check(CLI::Range(1, 256));
    CLI::Option* first = command
                             ->add_option("--first", options->first,
                                          "Bot that plays first, counted from 1 (default: drawn for each game)")
                             ->check(CLI::Range(1, 4));
    CLI::Option* records =
        command->add_option("--records", options->records, "File to write the game records to (JSON Lines)")
            ->type_name("FILE");
    options->position.add_to(*command, "Start every game from this position, with the bots in seat order")
        ->excludes(players)
        ->excludes(first)
        ->excludes(records);
    command->add_flag("--json", options->json, "Print the result as JSON");
    options->board.add_to(*command);
    command->callback([options, bots, &job] {
        const bool chosen = bots->count() > 0;
        job = [options, chosen] {
            const record::BoardFile& board = options->board.load();
            if (options->position.given()) {
                options->start = options->position.load(board.board);
                options->players = options->start->table.seats;
            }
            if (!chosen)
                for (size_t i = 2; i < static_cast<size_t>(options->players); ++i)
                    options->bots.push_back(options->bots[i % 2]);
            options->bots = bots_for(options->bots, options->players);
            if (options->first > options->players) throw BadInput("--first is beyond the number of players");
            for (const std::string& bot : options->bots) make_bot(bot, board.board);
            const Standings tally = run(*options, board);
            options->json ? print_json(*options, tally) : print(*options, tally);
            return kOk;
        };
    });
}

}  // namespace cli
