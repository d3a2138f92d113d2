// The program: one subcommand per file.
#include <iostream>

#include "cli/command.h"

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
        return app.exit(error) == 0 ? cli::kOk : cli::kBad;
    } catch (const cli::BadInput& error) {
        std::cerr << error.what() << "\n";
        return cli::kBad;
    }
}
