// fogline hint: what a seat could do now, and why.
#include "ai/hint.h"

#include <boost/json.hpp>
#include <iostream>

#include "ai/search_bot.h"
#include "cli/command.h"
#include "cli/describe.h"
#include "notation/notation.h"

namespace cli {
namespace {

using ai::Reason;
using engine::index;

struct Options {
    GameOption game;
    uint8_t seat = 0;
    std::optional<size_t> event;
    uint32_t iterations = 20'000;
    uint64_t seed = 1;
    bool json = false;
    BoardOption board;
};

struct Hint {
    ai::Search::Line line;
    std::vector<Reason> reasons;
};

// Where a seat is to decide, and what it has seen until then.
class Position {
 public:
    Position(const record::Record& record, const engine::Board& board, const Options& options)
        : seat_{options.seat},
          state_(engine::empty_table(board, static_cast<int>(record.players.size()))),
          bot_(board, options.iterations, ai::SearchBot::kNoLimit) {
        if (options.seat >= record.players.size())
            throw BadInput("--seat " + std::to_string(options.seat) + ": this game has seats 0 to " +
                           std::to_string(record.players.size() - 1));
        const size_t end = options.event.value_or(record.events.size());
        if (end > record.events.size() || (end < record.events.size() && !record::decision_at(record, end)))
            throw BadInput("--event " + std::to_string(end) + ": no seat decides there");
        for (size_t i = 0; i < end; ++i) tell(record.events[i].event);
        check_seat();
    }

    std::vector<Hint> best(const Options& options) {
        constexpr size_t kBest = 3;
        const engine::View view = view_for(state_, seat_);
        const auto lines = bot_.think(view, {.iterations = options.iterations, .stop = {}}, options.seed);
        std::vector<Hint> hints;
        for (const ai::Search::Line& line : lines.first(std::min(kBest, lines.size())))
            hints.push_back({line, reasons_for(line.action, view, bot_.book(), bot_.belief())});
        return hints;
    }

 private:
    void tell(const engine::Event& event) {
        bot_.saw(seen_by(event, state_.table, seat_), state_.table, seat_);
        evolve(state_, event);
    }

    void check_seat() const {
        const engine::SeatSet acting = seats_to_act(state_.table);
        if (acting.empty()) throw BadInput("the game is over; --event says which moment is meant");
        if (acting.contains(seat_)) return;
        std::string seats;
        for (engine::Seat seat : acting) seats += " " + std::to_string(index(seat));
        throw BadInput("seat " + std::to_string(index(seat_)) + " is not to act there; to act:" + seats);
    }

    engine::Seat seat_;
    engine::State state_;
    ai::SearchBot bot_;
};

boost::json::object to_json(const Reason& reason, const engine::Board& board) {
    boost::json::object object{{"kind", name_of(reason.kind)}};
    if (reason.ticket) object["ticket"] = board.ticket_ids[index(*reason.ticket)];
    if (reason.route) object["route"] = board.route_ids[index(*reason.route)];
    if (reason.seat) object["seat"] = index(*reason.seat);
    if (reason.symbol) object["symbol"] = board.symbols[index(*reason.symbol)];
    if (reason.card) object["card"] = name_of(*reason.card);
    if (reason.points) object["points"] = *reason.points;
    return object;
}

boost::json::object to_json(const Hint& hint, const engine::Board& board) {
    boost::json::array reasons;
    for (const Reason& reason : hint.reasons) reasons.push_back(to_json(reason, board));
    return {{"action", notation::to_text(board, hint.line.action)},
            {"win_share", hint.line.win_share},
            {"margin", hint.line.margin},
            {"visits", hint.line.visits},
            {"reasons", std::move(reasons)}};
}

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

int run(Options& options) {
    const record::BoardFile& board = options.board.load();
    const record::Record record = options.game.load(board);
    if (const auto foul = record::verify(record, board)) return options.game.tell(*foul);
    const std::vector<Hint> hints = Position(record, board.board, options).best(options);
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
    auto options = std::make_shared<Options>();
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
