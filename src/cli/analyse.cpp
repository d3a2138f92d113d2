// fogline analyse: the decisions of a finished game beside their alternatives, and the parts of luck and choice.
#include "ai/analysis.h"

#include <boost/json.hpp>
#include <iomanip>
#include <iostream>

#include "cli/command.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct Options {
    GameOption game;
    ai::Effort effort;
    bool json = false;
    BoardOption board;
};

using Decision = ai::Analyst::Decision;
using Split = ai::Analyst::Split;

struct Analysis {
    const engine::Board& board;
    std::vector<std::string> names;
    std::vector<size_t> events;  // with which each decision begins
    std::vector<Decision> decisions;
    Split split;
};

Analysis analyse(const record::Record& record, const engine::Board& board, const ai::Effort& effort) {
    Analysis result{.board = board, .names = names_of(record), .events = {}, .decisions = {}, .split = {}};
    ai::Analyst analyst(board, static_cast<int>(record.players.size()), effort);
    Progress progress(record.events.size());
    for (size_t i = 0; i < record.events.size(); ++i) {
        if (const auto decision = record::decision_at(record, i)) {
            analyst.decide(decision->seat, decision->action);
            result.events.push_back(i);
        }
        analyst.tell(record.events[i].event);
        progress.show(i + 1);
    }
    result.decisions = analyst.decisions();
    result.split = analyst.split();
    return result;
}

boost::json::object to_json(const ai::Search::Line& line, const engine::Board& board) {
    return {{"action", notation::to_text(board, line.action)},
            {"win_share", line.win_share},
            {"margin", line.margin},
            {"visits", line.visits}};
}

boost::json::object of_seat(const ai::Outlook& outlook, engine::Seat seat) {
    return {{"win_share", outlook.win_share[index(seat)]}, {"margin", outlook.margin[index(seat)]}};
}

boost::json::object to_json(const Decision& decision, size_t event, const engine::Board& board) {
    boost::json::object object{{"event", event}, {"seat", index(decision.seat)}};
    for (auto& [key, value] : to_json(decision.played, board)) object[key] = value;
    object["preferred"] = decision.preferred;
    boost::json::array& alternatives = object["alternatives"].emplace_array();
    for (const ai::Search::Line& line : decision.alternatives) alternatives.push_back(to_json(line, board));
    object["choice"] = of_seat(decision.choice, decision.seat);
    object["luck"] = of_seat(decision.luck, decision.seat);
    return object;
}

boost::json::array to_json(const Split& split, ai::PerSeat ai::Outlook::* measure, size_t seats) {
    boost::json::array rows;
    for (size_t seat = 0; seat < seats; ++seat)
        rows.push_back({{"seat", seat},
                        {"par", (split.par.*measure)[seat]},
                        {"deal", (split.deal.*measure)[seat]},
                        {"luck", (split.luck.*measure)[seat]},
                        {"choice", (split.choice.*measure)[seat]},
                        {"others", (split.others.*measure)[seat]},
                        {"result", (split.result.*measure)[seat]}});
    return rows;
}

void print_json(const Analysis& analysis, uint64_t game) {
    boost::json::array decisions;
    for (size_t i = 0; i < analysis.decisions.size(); ++i)
        decisions.push_back(to_json(analysis.decisions[i], analysis.events[i], analysis.board));
    const size_t seats = analysis.names.size();
    std::cout << boost::json::object{{"game", game},
                                     {"players", boost::json::array(analysis.names.begin(), analysis.names.end())},
                                     {"decisions", std::move(decisions)},
                                     {"split",
                                      {{"win_share", to_json(analysis.split, &ai::Outlook::win_share, seats)},
                                       {"margin", to_json(analysis.split, &ai::Outlook::margin, seats)}}}}
              << "\n";
}

void print(const ai::Search::Line& line) {
    std::cout << tenths(100 * line.win_share, 6) << " % " << signed_tenths(line.margin, 7) << "  ";
}

void print(const Decision& decision, size_t event, const engine::Board& board) {
    const ai::Search::Line& played = decision.played;
    std::cout << std::setw(5) << event << "  " << notation::to_text(decision.seat);
    print(played);
    std::cout << notation::to_text(board, played.action) << "\n";
    if (decision.preferred) return;
    const ai::Search::Line& better = decision.alternatives.front();
    const double win_share = better.win_share - played.win_share, margin = better.margin - played.margin;
    if (win_share < 0 || margin < 0 || win_share + margin == 0) return;
    std::cout << std::setw(9) << "";
    print(better);
    std::cout << "  better by " << tenths(100 * win_share, 0) << " %, " << tenths(margin, 0) << ": "
              << notation::to_text(board, better.action) << "\n";
}

void print(const Analysis& analysis, const char* title, ai::PerSeat ai::Outlook::* measure, double unit) {
    std::cout << "\n" << std::left << std::setw(24) << title << std::right;
    for (const char* part : {"par", "deal", "luck", "choice", "others", "result"}) std::cout << std::setw(8) << part;
    std::cout << "\n";
    const Split& split = analysis.split;
    for (size_t seat = 0; seat < analysis.names.size(); ++seat) {
        std::cout << "p" << seat << " " << std::left << std::setw(21) << analysis.names[seat] << std::right;
        for (const ai::Outlook* part :
             {&split.par, &split.deal, &split.luck, &split.choice, &split.others, &split.result})
            std::cout << signed_tenths(unit * (part->*measure)[seat], 8);
        std::cout << "\n";
    }
}

void print(const Analysis& analysis) {
    std::cout << "event seat    win  margin  what was done, and what looked better to the seat\n";
    for (size_t i = 0; i < analysis.decisions.size(); ++i)
        print(analysis.decisions[i], analysis.events[i], analysis.board);
    print(analysis, "Share of the win, in %", &ai::Outlook::win_share, 100);
    print(analysis, "Margin, in points", &ai::Outlook::margin, 1);
}

int run(Options& options) {
    const record::BoardFile& board = options.board.load();
    const record::Record record = options.game.load(board);
    if (const auto foul = record::verify(record, board)) return options.game.tell(*foul);
    if (!record.finished())
        throw BadInput(options.game.file + ": game " + std::to_string(options.game.game) + " is still running");
    const Analysis analysis = analyse(record, board.board, options.effort);
    options.json ? print_json(analysis, options.game.game) : print(analysis);
    return kOk;
}

}  // namespace

void add_analyse(CLI::App& app, Job& job) {
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("analyse", "Judge the decisions of a finished game, and tell luck from choice");
    options->game.add_to(*command);
    const CLI::Range some(1, 1'000'000'000);
    command->add_option("--iterations", options->effort.iterations, "Of the search, for each decision")
        ->capture_default_str()
        ->check(some);
    command->add_option("--rollouts", options->effort.rollouts, "Games played to their end from each moment")
        ->capture_default_str()
        ->check(some);
    whole_number(command->add_option("--seed", options->effort.seed, "The same seed gives the same numbers"));
    command->add_flag("--json", options->json, "Print the analysis as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
