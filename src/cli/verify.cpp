// fogline verify: is a record what the rules, and its seed, make of the choices?
#include "record/verify.h"

#include <boost/json.hpp>
#include <fstream>
#include <iostream>

#include "cli/command.h"

namespace cli {
namespace {

struct VerifyOptions {
    std::vector<std::string> files;
    bool json = false;
    BoardOption board;
};

struct Count {
    uint64_t games = 0;
    uint64_t running = 0;
    uint64_t with_seed = 0;
};

// Returns false at the first foul, after it is told.
bool verify_stream(std::istream& input, const std::string& name, const VerifyOptions& options,
                   const record::BoardFile& board, Count& count) {
    std::string line;
    for (uint64_t game = 1; std::getline(input, line); ++game) {
        const auto record = record::parse_record(line, board);
        if (!record) throw BadInput(name + ": game " + std::to_string(game) + ": " + record.error());
        if (const auto foul = record::verify(*record, board)) {
            if (options.json)
                std::cout << boost::json::object{{"ok", false},        {"file", name},
                                                 {"game", game},       {"event", foul->event},
                                                 {"rule", foul->rule}, {"message", foul->message}}
                          << "\n";
            else
                std::cout << name << ": game " << game << ", event " << foul->event + 1 << ": " << foul->rule << ": "
                          << foul->message << "\n";
            return false;
        }
        ++count.games;
        count.running += record->finished() ? 0 : 1;
        count.with_seed += record->seed ? 1 : 0;
    }
    if (input.bad()) throw BadInput(name + ": cannot be read to the end");
    return true;
}

int run(VerifyOptions& options) {
    const record::BoardFile& board = options.board.load();
    Count count;
    for (const std::string& name : options.files) {
        std::ifstream file;
        if (!verify_stream(open_input(name, file), name, options, board, count)) return kNo;
    }
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
    command->add_option("files", options->files, "Record files (JSON Lines); - for standard input")
        ->type_name("FILE")
        ->required();
    command->add_flag("--json", options->json, "Print the result as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
