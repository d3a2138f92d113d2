// fogline hint: what a seat could do now, and why.
#include "cli/hint.h"

#include <boost/json.hpp>
#include <iostream>

#include "cli/command.h"
#include "notation/notation.h"

namespace cli {

using ai::Reason;
using engine::index;
using study::Hint;

std::string in_words(const Reason& reason, const Describer& say, const engine::Board& board) {
    const auto symbol = [&] { return board.symbols[index(*reason.symbol)]; };
    switch (reason.kind) {
        case Reason::Kind::completes_ticket: return "completes " + say.name(*reason.ticket);
        case Reason::Kind::toward_ticket: return "on the way for " + say.name(*reason.ticket);
        case Reason::Kind::blocks:
            return "is in the way of " + say.name(*reason.seat) + ", who may have " + say.name(*reason.ticket);
        case Reason::Kind::points: return count_of(*reason.points, "point");
        case Reason::Kind::token: return "a " + symbol() + " token";
        case Reason::Kind::card_for_route: return "a card for " + say.name(*reason.route);
        case Reason::Kind::wild_card: return "a wild card";
        case Reason::Kind::unseen_card: return "a card that nobody sees";
        case Reason::Kind::new_tickets: return "new tickets";
        case Reason::Kind::keeps_ticket: return "keeps " + say.name(*reason.ticket);
        case Reason::Kind::stack_on_route: return "the " + symbol() + " stack lies on the way";
        case Reason::Kind::last_turn: return "it is the last turn";
    }
    return {};
}

namespace {

struct HintOptions {
    GameOption game;
    std::optional<int> seat;
    std::optional<size_t> event;
    PositionOption position;
    uint32_t iterations = 20'000;
    uint64_t seed = 1;
    bool json = false;
    BoardOption board;
};

void print(const std::vector<Hint>& hints, const Describer& say, const engine::Board& board) {
    for (const Hint& hint : hints) {
        std::cout << tenths(100 * hint.line.win_share, 5) << " % " << signed_tenths(hint.line.margin, 7) << "  "
                  << notation::to_text(board, hint.line.action) << "\n";
        for (const Reason& reason : hint.reasons)
            std::cout << "                 " << in_words(reason, say, board) << "\n";
    }
}

void print(const std::vector<Hint>& hints, boost::json::object about, const engine::Board& board) {
    boost::json::array actions;
    for (const Hint& hint : hints) actions.push_back(to_json(hint, board));
    about["actions"] = std::move(actions);
    std::cout << about << "\n";
}

int run_position(const HintOptions& options, const engine::Board& board, const ai::Budget& budget) {
    const engine::State position = options.position.load(board);
    const int seat = options.seat.value_or(static_cast<int>(index(seats_to_act(position.table).first())));
    const auto found = study::hints(position, {engine::Seat(seat), {}, options.seed}, budget);
    if (!found) throw BadInput("--position: " + found.error());
    std::vector<std::string> names;
    names.reserve(position.table.seats);
    for (int i = 0; i < position.table.seats; ++i) names.push_back(notation::to_text(engine::Seat(i)));
    if (options.json)
        print(*found, {{"position", notation::to_text(position)}, {"seat", seat}}, board);
    else
        print(*found, Describer(board, names), board);
    return kOk;
}

int run(HintOptions& options) {
    const record::BoardFile& board = options.board.load();
    const ai::Budget budget{.iterations = options.iterations, .stop = {}};
    if (options.position.given()) return run_position(options, board.board, budget);
    if (options.game.file.empty()) throw BadInput("name a record file, or a position with --position");
    if (!options.seat) throw BadInput("--seat is required with a record file");
    const record::Record record = options.game.load(board);
    if (const auto foul = record::verify(record, board)) return options.game.tell(*foul);
    const auto found =
        study::hints(record, board.board, {engine::Seat(*options.seat), options.event, options.seed}, budget);
    if (!found) throw BadInput(options.game.file + ": " + found.error());
    if (options.json)
        print(*found, {{"game", options.game.game}, {"seat", *options.seat}}, board.board);
    else
        print(*found, Describer(board.board, names_of(record)), board.board);
    return kOk;
}

}  // namespace

void add_hint(CLI::App& app, Job& job) {
    auto options = std::make_shared<HintOptions>();
    CLI::App* command = app.add_subcommand("hint", "Say what a seat could do best in a game, and why");
    CLI::Option* file = options->game.add_to(*command)->required(false);
    command->add_option("--seat", options->seat, "Seat to advise, from 0 (default with --position: the one to act)")
        ->check(CLI::Range(0, 3));
    CLI::Option* event = whole_number(command->add_option(
        "--event", options->event, "Advise after this many events of the game (default: where it stands)"));
    options->position.add_to(*command, "Advise in this position instead of a recorded game")
        ->excludes(file)
        ->excludes(event)
        ->excludes("--game");
    command->add_option("--iterations", options->iterations, "Search iterations")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000'000));
    whole_number(
        command->add_option("--seed", options->seed, "Seed of the search; the same seed gives the same numbers"));
    command->add_flag("--json", options->json, "Print the hints as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
