// The program: one subcommand per file.
#include <iostream>

#include "cli/command.h"
#include "cli/suggest.h"

int main(int argc, char** argv) {
    CLI::App app("Fogline: a San Francisco cable-car game for 2 to 4 players.");
    app.name("fogline");
    app.set_version_flag("--version", "fogline " FOGLINE_VERSION);
    app.require_subcommand(1);
    cli::Job job;
    cli::add_play(app, job);
    cli::add_simulate(app, job);
    cli::add_arena(app, job);
    cli::add_train(app, job);
    cli::add_verify(app, job);
    cli::add_replay(app, job);
    cli::add_records(app, job);
    cli::add_analyse(app, job);
    cli::add_hint(app, job);
    cli::add_perft(app, job);
    cli::add_bench(app, job);
    cli::add_board(app, job);
    cli::add_serve(app, job);
    cli::add_admin(app, job);
    cli::add_manual(app, job);
    cli::add_completion(app, job);
    try {
        app.parse(argc, argv);
        const int code = job();
        std::cout << std::flush;
        if (!std::cout) throw cli::BadInput("standard output cannot be written");
        return code;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        const std::span<char* const> words(argv, static_cast<size_t>(argc));
        std::cerr << cli::printable(cli::in_one_line(app, words.subspan(1), error)) << "\n";
        return cli::kBad;
    } catch (const cli::BadInput& error) {
        std::cerr << cli::printable(error.what()) << "\n";
        return cli::kBad;
    }
}
