// fogline play: a person against bots in the terminal. Plain lines, any terminal, any screen reader.
#include <fstream>
#include <iostream>
#include <random>

#include "cli/command.h"
#include "cli/play_session.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct TerminalOptions {
    std::vector<std::string> bots = {"greedy"};
    std::string name = "Guest";
    std::optional<uint64_t> seed;
    bool first = false;
    std::string record, resume;
    PositionOption position;
    BoardOption board;
};

// A saved game is a record, or for a game that began from a position the position it had come to.
PlayedGame resume(const TerminalOptions& options, const record::BoardFile& board, const engine::Seed& seed) {
    const std::string text = read_file(options.resume);
    if (!text.starts_with('{')) {
        const auto position = notation::parse_position(board.board, text.substr(0, text.find('\n')));
        if (!position) throw BadInput(options.resume + ": " + position.error().message);
        if (position->table.phase == engine::Phase::over) throw BadInput(options.resume + ": the game is over");
        return PlayedGame::from_position(board, options.name, bots_for(options.bots, position->table.seats - 1),
                                         *position, seed);
    }
    const GameOption file{options.resume, 1};
    const record::Record record = file.load(board);
    if (const auto foul = record::verify(record, board)) throw BadInput(in_one_line(options.resume, 1, *foul));
    if (record.finished()) throw BadInput(options.resume + ": the game is over");
    return PlayedGame::resume(board, record, options.bots[0], seed);
}

PlayedGame begin(const TerminalOptions& options, const record::BoardFile& board, const engine::Seed& seed) {
    if (!options.resume.empty()) return resume(options, board, seed);
    if (!options.position.given()) return PlayedGame::deal(board, options.name, options.bots, options.first, seed);
    const engine::State position = options.position.load(board.board);
    return PlayedGame::from_position(board, options.name, bots_for(options.bots, position.table.seats - 1), position,
                                     seed);
}

int run(TerminalOptions& options) {
    if (options.bots.empty() || options.bots.size() >= engine::kMaxSeats)
        throw BadInput("--bots must name one to three bots");
    const record::BoardFile& board = options.board.load();
    for (const std::string& bot : options.bots) make_bot(bot, board.board);
    std::random_device device;
    engine::Seed seed{};
    for (uint8_t& byte : seed) byte = static_cast<uint8_t>(device());
    if (options.seed) seed = game_seed(*options.seed, 0);
    PlayedGame game = begin(options, board, seed);
    std::ofstream file;
    if (!options.record.empty()) {
        file.open(options.record, std::ios::binary | std::ios::app);
        if (!file) throw BadInput(options.record + ": cannot be written");
    }
    std::cout << "Fogline on the board " << printable_name(board.board.name) << ". Type help or quit at any time.\n\n";
    const bool finished = PlaySession(board, game, options.resume).run();
    if (!finished) std::cout << "\nThe game was left before its end.\n";
    if (options.record.empty()) return kOk;
    file << to_json(*game.record(), board.board) << "\n";
    file.close();
    if (!file) throw BadInput(options.record + ": cannot be written");
    std::cout << "The record was added to " << options.record << ".\n";
    return kOk;
}

}  // namespace

void add_play(CLI::App& app, Job& job) {
    auto options = std::make_shared<TerminalOptions>();
    CLI::App* command = app.add_subcommand("play", "Play against bots in the terminal");
    command->add_option("--bots", options->bots, "One to three bots, clockwise behind you")
        ->type_name("BOT")
        ->delimiter(',')
        ->capture_default_str();
    CLI::Option* name = command->add_option("--name", options->name, "Your name")->capture_default_str();
    whole_number(command->add_option("--seed", options->seed, "Seed of the deal (default: random)"));
    CLI::Option* first = command->add_flag("--first", options->first, "You play first (default: drawn)");
    CLI::Option* record =
        command->add_option("--record", options->record, "File to add the game record to (default: none)")
            ->type_name("FILE");
    CLI::Option* position =
        options->position
            .add_to(*command, "Start from this position, in the seat that is to act (default: a new deal)")
            ->excludes(first)
            ->excludes(record);
    command->add_option("--resume", options->resume, "Continue the saved game in this file (default: a new game)")
        ->type_name("FILE")
        ->excludes(position)
        ->excludes(first)
        ->excludes(name);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
    options->board.add_to(*command);
}

}  // namespace cli
