// fogline hint: what a seat could do now, and why.
#include "study/hint.h"

#include <boost/json.hpp>
#include <iostream>

#include "cli/command.h"
#include "cli/describe.h"
#include "notation/notation.h"

namespace cli {
namespace {

using ai::Reason;
using engine::index;
using study::Hint;

struct HintOptions {
    GameOption game;
    uint8_t seat = 0;
    std::optional<size_t> event;
    uint32_t iterations = 20'000;
    uint64_t seed = 1;
    bool json = false;
    BoardOption board;
};

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

void print(const std::vector<Hint>& hints, const Describer& say, const engine::Board& board) {
    for (const Hint& hint : hints) {
        std::cout << tenths(100 * hint.line.win_share, 5) << " % " << signed_tenths(hint.line.margin, 7) << "  "
                  << notation::to_text(board, hint.line.action) << "\n";
        for (const Reason& reason : hint.reasons)
            std::cout << "                 " << in_words(reason, say, board) << "\n";
    }
}

int run(HintOptions& options) {
    const record::BoardFile& board = options.board.load();
    const record::Record record = options.game.load(board);
    if (const auto foul = record::verify(record, board)) return options.game.tell(*foul);
    const auto found = study::hints(record, board.board, {engine::Seat{options.seat}, options.event, options.seed},
                                    {.iterations = options.iterations, .stop = {}});
    if (!found) throw BadInput(options.game.file + ": " + found.error());
    const std::vector<Hint>& hints = *found;
    if (options.json) {
        boost::json::array actions;
        for (const Hint& hint : hints) actions.push_back(to_json(hint, board.board));
        std::cout << boost::json::object{{"game", options.game.game},
                                         {"seat", options.seat},
                                         {"actions", std::move(actions)}}
                  << "\n";
    } else {
        print(hints, Describer(board.board, names_of(record)), board.board);
    }
    return kOk;
}

}  // namespace

void add_hint(CLI::App& app, Job& job) {
    auto options = std::make_shared<HintOptions>();
    CLI::App* command = app.add_subcommand("hint", "Say what a seat could do best in a recorded game, and why");
    options->game.add_to(*command);
    command->add_option("--seat", options->seat, "Whose, from 0")->required()->check(CLI::Range(0, 3));
    whole_number(command->add_option("--event", options->event,
                                     "After so many events of the game; where it stands if not given"));
    command->add_option("--iterations", options->iterations, "Of the search")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000'000));
    whole_number(command->add_option("--seed", options->seed, "The same seed gives the same numbers"));
    command->add_flag("--json", options->json, "Print the hints as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
