// fogline train: lessons from games that bots play, and weights for the bots that search from these lessons.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <limits>
#include <mutex>
#include <thread>

#include "ai/search_bot.h"
#include "cli/command.h"
#include "cli/training.h"
#include "engine/rules.h"

namespace cli {
namespace {

struct PlayOptions {
    std::string out;
    uint64_t games = 1000;
    int players = 2;
    uint32_t iterations = 0;
    uint32_t slips = 10;
    uint64_t seed = 1;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    BoardOption board;
};

// Games for one thread.
class Classroom {
 public:
    Classroom(const PlayOptions& options, const record::BoardFile& board)
        : options_(options), board_(board), book_(board.board) {
        for (int seat = 0; seat < options.players; ++seat) {
            if (options.iterations > 0) {
                searches_.push_back(
                    std::make_unique<ai::SearchBot>(board.board, options.iterations, options.iterations));
            } else {
                for (const char* level : {"greedy", "local", "tourist"})
                    levels_.push_back(make_bot(level, board.board));
            }
        }
    }

    // Whole games with slips, that more is seen than what good players do.
    void play(uint64_t game, Lessons& lessons) {
        const engine::Seed seed = game_seed(options_.seed, game);
        engine::Rng rng(seed, engine::Stream::seating);
        const uint32_t slips = options_.slips * rng.below(3) / 2;
        const auto seats = static_cast<size_t>(options_.players);
        std::vector<ai::Bot*> bots(seats);
        for (size_t seat = 0; seat < seats; ++seat)
            bots[seat] = searches_.empty() ? levels_[3 * seat + rng.below(3)].get() : searches_[seat].get();
        record::Match match(board_, std::vector<record::Player>(seats), seed);
        ai::BotTable table(board_.board, bots, seed);
        const size_t first = lessons.positions.size();
        for (size_t told = 0;;) {
            for (; told < match.events().size(); ++told) table.tell(match.events()[told].event);
            if (match.over()) break;
            const auto illegal = decide(match, table, rng, slips, lessons);
            ASSERT(!illegal);
        }
        const ai::Outlook result = ai::result_of(match.state());
        for (size_t i = first; i < lessons.positions.size(); ++i)
            for (size_t seat = 0; seat < seats; ++seat) {
                lessons.positions[i].win_share[seat] = static_cast<float>(result.win_share[seat]);
                lessons.positions[i].margin[seat] = static_cast<float>(result.margin[seat]);
            }
    }

 private:
    std::optional<engine::Illegal> decide(record::Match& match, ai::BotTable& table, engine::Rng& rng, uint32_t slips,
                                          Lessons& lessons) {
        const engine::State& state = match.state();
        const engine::Seat seat = seats_to_act(state.table).first();
        const bool turn = state.table.phase == engine::Phase::turn || state.table.phase == engine::Phase::second_card;
        if (turn) {
            Position& position = lessons.positions.emplace_back();
            position.seats = state.table.seats;
            ai::look(book_, state, position.sights);
        }
        engine::Action action = table.choose(seat, {});
        legal_actions(state.table, state.secrets_of(seat), seat, *legal_);
        if (turn && legal_->size() > 1 && !searches_.empty()) note(state, seat, rng, lessons);
        if (turn && rng.below(100) < slips) action = (*legal_)[rng.below(static_cast<uint32_t>(legal_->size()))];
        return match.play(seat, action);
    }

    // What the search that has just decided thought of each action.
    void note(const engine::State& state, engine::Seat seat, engine::Rng& rng, Lessons& lessons) {
        ai::SearchBot& bot = *searches_[index(seat)];
        engine::PlayoutChance chance(rng.next());
        const engine::State world = ai::Belief::Worlds(bot.belief(), view_for(state, seat)).sample(chance);
        const ai::Instinct instinct(book_, world, seat);
        Decision& decision = lessons.decisions.emplace_back();
        for (const ai::Search::Line& line : bot.search().lines()) {
            decision.sights.push_back(instinct.look(line.action));
            decision.parts.push_back(static_cast<float>(line.visits) / static_cast<float>(bot.search().iterations()));
        }
    }

    const PlayOptions& options_;
    const record::BoardFile& board_;
    ai::PathBook book_;
    std::vector<std::unique_ptr<ai::SearchBot>> searches_;  // by seat; none: the levels that plan
    std::vector<std::unique_ptr<ai::Bot>> levels_;          // three for each seat
    std::unique_ptr<engine::ActionList> legal_ = std::make_unique<engine::ActionList>();
};

int play(PlayOptions& options) {
    const record::BoardFile& board = options.board.load();
    std::ofstream file(options.out, std::ios::binary);
    Progress progress(options.games);
    std::atomic<uint64_t> next = 0;
    std::mutex mutex;
    uint64_t done = 0, positions = 0, decisions = 0;
    std::vector<std::jthread> threads;
    threads.reserve(options.threads);
    for (unsigned i = 0; i < options.threads; ++i)
        threads.emplace_back([&] {
            Classroom classroom(options, board);
            for (uint64_t game = next++; game < options.games; game = next++) {
                Lessons lessons;
                classroom.play(game, lessons);
                const std::lock_guard lock(mutex);
                write_lessons(file, lessons);
                positions += lessons.positions.size();
                decisions += lessons.decisions.size();
                progress.show(++done);
            }
        });
    threads.clear();
    file.close();
    if (!file) throw BadInput(options.out + ": cannot be written");
    std::cout << positions << " positions, " << decisions << " decisions\n";
    return kOk;
}

struct FitOptions {
    std::vector<std::string> files;
    std::string out;
    int epochs = 4;
    uint64_t seed = 1;
};

int fit_files(const FitOptions& options) {
    Lessons lessons;
    for (const std::string& name : options.files) {
        std::ifstream file;
        if (!read_lessons(open_input(name, file), lessons))
            throw BadInput(name + ": not a file of lessons by 'fogline train play'");
    }
    if (lessons.positions.empty() || lessons.decisions.empty())
        throw BadInput("both networks need lessons: positions of any games, and decisions of games with --iterations");
    const ai::Weights weights = fit(lessons, options.epochs, options.seed, [](int epoch, const Misfit& misfit) {
        std::printf("epoch %d: error of win shares %.4f, of margins %.1f; preferred action foretold %.1f %%\n", epoch,
                    misfit.win_share, misfit.margin, 100 * misfit.preferred);
        std::fflush(stdout);
    });
    std::ofstream file(options.out);
    const auto numbers = std::bit_cast<std::array<float, sizeof weights / sizeof(float)>>(weights);
    for (size_t i = 0; i < numbers.size(); ++i) {
        constexpr float kMost = std::numeric_limits<int16_t>::max();
        const float parts = std::clamp(numbers[i] * ai::kWeightParts, -kMost, kMost);
        file << std::lround(parts) << ',' << (i % 16 == 15 || i + 1 == numbers.size() ? '\n' : ' ');
    }
    file.close();
    if (!file) throw BadInput(options.out + ": cannot be written");
    return kOk;
}

}  // namespace

void add_train(CLI::App& app, Job& job) {
    CLI::App* train =
        app.add_subcommand("train", "Lets the bots that search learn from games (docs/ai.md has the recipe)");
    train->require_subcommand(1);

    auto play_options = std::make_shared<PlayOptions>();
    CLI::App* play_command = train->add_subcommand("play", "Plays games and writes down what can be learned from them");
    play_command->add_option("--out", play_options->out, "File to write")->type_name("FILE")->required();
    whole_number(play_command->add_option("--games", play_options->games, "Number of games"));
    play_command->add_option("--players", play_options->players, "Seats, 2 to 4")
        ->check(CLI::Range(2, 4))
        ->capture_default_str();
    whole_number(
        play_command->add_option("--iterations", play_options->iterations,
                                 "Iterations of a search for each decision; 0: greedy, local and tourist play"));
    play_command
        ->add_option("--slips", play_options->slips,
                     "Choices by chance, in 100; in a third of the games half, in a third none")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    whole_number(play_command->add_option("--seed", play_options->seed, "Seed of all games"));
    play_command->add_option("--threads", play_options->threads, "Threads")
        ->check(CLI::Range(1, 1024))
        ->default_str("all processors");
    play_options->board.add_to(*play_command);
    play_command->callback([&job, play_options] { job = [play_options] { return play(*play_options); }; });

    auto fit_options = std::make_shared<FitOptions>();
    CLI::App* fit_command = train->add_subcommand("fit", "Makes weights from such files");
    fit_command->add_option("FILE", fit_options->files, "Files by 'fogline train play'")->type_name("FILE")->required();
    fit_command->add_option("--out", fit_options->out, "File to write; src/ai/weights.inc is compiled in")
        ->type_name("FILE")
        ->required();
    fit_command->add_option("--epochs", fit_options->epochs, "How often everything is learned")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    whole_number(fit_command->add_option("--seed", fit_options->seed, "Seed of the first numbers and the order"));
    fit_command->callback([&job, fit_options] { job = [fit_options] { return fit_files(*fit_options); }; });
}

}  // namespace cli
