// fogline replay: a recorded game as a transcript: the whole truth, or what one seat or a spectator saw.
#include <boost/json.hpp>
#include <iostream>

#include "cli/command.h"
#include "cli/describe.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct ReplayOptions {
    GameOption game;
    std::optional<int> seat;
    bool spectator = false;
    bool json = false;
    BoardOption board;
};

class Transcript {
 public:
    Transcript(const record::Record& record, const engine::Board& board, const ReplayOptions& options)
        : board_(board),
          options_(options),
          describe_(board, names_of(record)),
          state_(engine::empty_table(board, static_cast<int>(record.players.size()))) {}

    void tell(const record::LoggedEvent& logged) {
        const engine::Event& event = logged.event;
        const bool deal = std::holds_alternative<engine::Dealt>(event);
        const bool everything = !options_.seat && !options_.spectator;
        if (everything && deal) {
            for (uint8_t seat = 0; seat < state_.table.seats; ++seat)
                line(event, engine::Seat{seat}, "p" + std::to_string(seat) + " sees: ", logged.by);
        } else {
            // The whole truth is every event as its own seat saw it.
            engine::Viewer viewer;
            if (everything) viewer = record::seat_of(event);
            if (options_.seat) viewer = engine::Seat(*options_.seat);
            line(event, viewer, "", logged.by);
        }
        evolve(state_, event);
    }

    const boost::json::array& lines() const { return lines_; }

 private:
    void line(const engine::Event& event, engine::Viewer viewer, const std::string& before, const std::string& by) {
        const engine::SeenEvent seen = seen_by(event, state_.table, viewer);
        const std::string text =
            before + describe_.event(seen) + (by.empty() ? "" : " (decided by " + printable_name(by) + ")");
        if (options_.json)
            lines_.push_back({{"event", notation::to_text(board_, seen)}, {"text", text}});
        else
            std::cout << text << "\n";
    }

    const engine::Board& board_;
    const ReplayOptions& options_;
    Describer describe_;
    engine::State state_;
    boost::json::array lines_;
};

int run(ReplayOptions& options) {
    const record::BoardFile& board = options.board.load();
    const record::Record record = options.game.load(board);
    if (options.seat && static_cast<size_t>(*options.seat) >= record.players.size())
        throw BadInput("--seat " + std::to_string(*options.seat) + ": this game has seats 0 to " +
                       std::to_string(record.players.size() - 1));
    const auto foul = record::verify(record, board);
    Transcript transcript(record, board.board, options);
    for (size_t i = 0; i < (foul ? foul->event : record.events.size()); ++i) transcript.tell(record.events[i]);
    if (options.json) std::cout << transcript.lines() << "\n";
    return foul ? options.game.tell(*foul) : kOk;
}

}  // namespace

void add_replay(CLI::App& app, Job& job) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command = app.add_subcommand("replay", "Print the transcript of a recorded game");
    options->game.add_to(*command);
    CLI::Option* seat =
        command->add_option("--seat", options->seat, "Tell only what this seat saw, from 0 (default: everything)")
            ->check(CLI::Range(0, 3));
    command->add_flag("--spectator", options->spectator, "Tell only what everybody saw")->excludes(seat);
    command->add_flag("--json", options->json, "Print the transcript as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
