// fogline verify: is a record what the rules, and its seed, make of the choices?
#include "record/verify.h"

#include <boost/json.hpp>
#include <iostream>

#include "cli/command.h"

namespace cli {
namespace {

struct VerifyOptions {
    FilesOption files;
    bool json = false;
    BoardOption board;
};

struct Count {
    uint64_t games = 0;
    uint64_t running = 0;
    uint64_t with_seed = 0;
};

void tell(const FilesOption::Game& game, const record::Foul& foul, bool json) {
    if (json)
        std::cout << boost::json::object{{"ok", false},         {"file", game.file}, {"game", game.number},
                                         {"event", foul.event}, {"rule", foul.rule}, {"message", foul.message}}
                  << "\n";
    else
        std::cout << printable(in_one_line(game.file, game.number, foul)) << "\n";
}

int run(VerifyOptions& options) {
    const record::BoardFile& board = options.board.load();
    Count count;
    const bool good = options.files.for_each_game(board, [&](const FilesOption::Game& game) {
        if (const auto foul = record::verify(game.record, board)) {
            tell(game, *foul, options.json);
            return false;
        }
        ++count.games;
        count.running += game.record.finished() ? 0 : 1;
        count.with_seed += game.record.seed ? 1 : 0;
        return true;
    });
    if (!good) return kNo;
    if (options.json)
        std::cout << boost::json::object{{"ok", true},
                                         {"games", count.games},
                                         {"running", count.running},
                                         {"with_seed", count.with_seed}}
                  << "\n";
    else
        std::cout << count.games << " games are right (" << count.with_seed << " dealt again from their seed, "
                  << count.running << " still running)\n";
    return kOk;
}

}  // namespace

void add_verify(CLI::App& app, Job& job) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* command = app.add_subcommand("verify", "Check game records by the rules");
    options->files.add_to(*command);
    command->add_flag("--json", options->json, "Print the result as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
