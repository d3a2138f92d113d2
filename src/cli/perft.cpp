// fogline perft: counts the decision sequences from a fixed deal, to compare engines and versions.
#include <boost/json.hpp>
#include <iostream>

#include "cli/command.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct PerftOptions {
    int players = 2;
    int depth = 4;
    uint64_t seed = 1;
    bool json = false;
    PositionOption position;
    BoardOption board;
};

// Progress is told by the sequences of so many first decisions.
constexpr int kToldDecisions = 4;

class Counter {
 public:
    Counter(int depth, uint64_t told_sequences) : told_at_(depth - kToldDecisions), progress_(told_sequences) {}

    // Chance follows from the seed along each sequence. In R2.6 the seats choose in seat order.
    uint64_t count(const engine::State& state, const engine::SeededChance& chance, int depth) {
        if (depth == 0 || state.table.phase == engine::Phase::over) return 1;
        if (depth == told_at_) progress_.show(begun_++);
        auto actions = std::make_unique<engine::ActionList>();
        const engine::Seat seat = seats_to_act(state.table).first();
        legal_actions(state.table, state.secrets_of(seat), seat, *actions);
        if (depth == 1) return actions->size();
        uint64_t sum = 0;
        for (const engine::Action& action : *actions) {
            engine::State next = state;
            engine::SeededChance next_chance = chance;
            engine::NoOne no_one;
            engine::Referee(next, next_chance, no_one).apply(seat, action);
            sum += count(next, next_chance, depth - 1);
        }
        return sum;
    }

 private:
    int told_at_;
    uint64_t begun_ = 0;
    Progress progress_;
};

int run(PerftOptions& options) {
    const engine::Board& board = options.board.load().board;
    engine::SeededChance chance(game_seed(options.seed, 0));
    engine::State state = engine::empty_table(board, options.players);
    if (options.position.given()) {
        state = options.position.load(board);
    } else {
        engine::NoOne no_one;
        engine::Referee(state, chance, no_one).deal();
    }
    boost::json::array counts;
    uint64_t told_sequences = 0;
    for (int depth = 1; depth <= options.depth; ++depth) {
        const uint64_t sequences = Counter(depth, told_sequences).count(state, chance, depth);
        if (depth == kToldDecisions) told_sequences = sequences;
        if (options.json)
            counts.push_back(sequences);
        else
            std::cout << "depth " << depth << ": " << sequences << "\n" << std::flush;
    }
    if (options.json) {
        boost::json::object result{{"players", state.table.seats}, {"seed", options.seed}, {"sequences", counts}};
        if (options.position.given()) result["position"] = notation::to_text(state);
        std::cout << result << "\n";
    }
    return kOk;
}

}  // namespace

void add_perft(CLI::App& app, Job& job) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* command = app.add_subcommand("perft", "Count the decision sequences from a fixed deal or position");
    CLI::Option* players = command->add_option("--players", options->players, "Number of players")
                               ->capture_default_str()
                               ->check(CLI::Range(2, 4));
    command->add_option("--depth", options->depth, "Number of decisions")
        ->capture_default_str()
        ->check(CLI::Range(1, 20));
    whole_number(
        command->add_option("--seed", options->seed, "Seed of the deal, or of what comes up after the position"));
    options->position.add_to(*command, "Count from this position instead of a deal")->excludes(players);
    command->add_flag("--json", options->json, "Print the result as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
