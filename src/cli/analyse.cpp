// fogline analyse: the decisions of a finished game beside their alternatives, and the parts of luck and choice.
#include "study/analysis.h"

#include <boost/json.hpp>
#include <iomanip>
#include <iostream>

#include "cli/command.h"
#include "notation/notation.h"

namespace cli {
namespace {

struct AnalyseOptions {
    GameOption game;
    ai::Effort effort;
    bool json = false;
    BoardOption board;
};

using Split = ai::Analyst::Split;
using Names = std::vector<std::string>;

void print_json(const study::Analysis& analysis, const Names& names, uint64_t game) {
    boost::json::array decisions;
    for (size_t i = 0; i < analysis.decisions().size(); ++i) decisions.push_back(analysis.decision_json(i));
    std::cout << boost::json::object{{"game", game},
                                     {"players", boost::json::array(names.begin(), names.end())},
                                     {"decisions", std::move(decisions)},
                                     {"split", analysis.split_json()}}
              << "\n";
}

void print(const ai::Search::Line& line) {
    std::cout << tenths(100 * line.win_share, 6) << " % " << signed_tenths(line.margin, 7) << "  ";
}

void print(const ai::Analyst::Decision& decision, size_t event, const engine::Board& board) {
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

void print(const Split& split, const Names& names, const char* title, ai::PerSeat ai::Outlook::* measure, double unit) {
    std::cout << "\n" << std::left << std::setw(24) << title << std::right;
    for (const char* part : {"par", "deal", "luck", "choice", "others", "result"}) std::cout << std::setw(8) << part;
    std::cout << "\n";
    for (size_t seat = 0; seat < names.size(); ++seat) {
        std::cout << "p" << seat << " " << std::left << std::setw(21) << printable_name(names[seat]) << std::right;
        for (const ai::Outlook* part :
             {&split.par, &split.deal, &split.luck, &split.choice, &split.others, &split.result})
            std::cout << signed_tenths(unit * (part->*measure)[seat], 8);
        std::cout << "\n";
    }
}

void print(const study::Analysis& analysis, const Names& names, const engine::Board& board) {
    std::cout << "event seat    win  margin  what was done, and what looked better to the seat\n";
    for (size_t i = 0; i < analysis.decisions().size(); ++i)
        print(analysis.decisions()[i], analysis.events()[i], board);
    print(analysis.split(), names, "Share of the win, in %", &ai::Outlook::win_share, 100);
    print(analysis.split(), names, "Margin, in points", &ai::Outlook::margin, 1);
}

int run(AnalyseOptions& options) {
    const record::BoardFile& board = options.board.load();
    const record::Record record = options.game.load(board);
    if (const auto foul = record::verify(record, board)) return options.game.tell(*foul);
    if (!record.finished())
        throw BadInput(options.game.file + ": game " + std::to_string(options.game.game) + " is still running");
    study::Analysis analysis(record, board.board, options.effort);
    Progress progress(record.events.size());
    while (analysis.next()) progress.show(analysis.events_done());
    const Names names = names_of(record);
    options.json ? print_json(analysis, names, options.game.game) : print(analysis, names, board.board);
    return kOk;
}

}  // namespace

void add_analyse(CLI::App& app, Job& job) {
    auto options = std::make_shared<AnalyseOptions>();
    CLI::App* command =
        app.add_subcommand("analyse", "Judge the decisions of a finished game, and tell luck from choice");
    options->game.add_to(*command);
    const CLI::Range some(1, 1'000'000'000);
    command->add_option("--iterations", options->effort.iterations, "Of the search, for each decision")
        ->capture_default_str()
        ->check(some);
    command->add_option("--samples", options->effort.samples, "Of the chance that follows each moment")
        ->capture_default_str()
        ->check(some);
    whole_number(command->add_option("--seed", options->effort.seed, "The same seed gives the same numbers"));
    command->add_flag("--json", options->json, "Print the analysis as JSON");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
