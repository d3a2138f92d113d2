// fogline records: filters, merges, counts and converts record files.
#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <utility>

#include "cli/command.h"
#include "cli/describe.h"
#include "json/digest.h"

namespace cli {
namespace {

using Game = FilesOption::Game;

// A person goes by their name, a bot by its level.
const std::string& who(const record::Player& player) {
    return player.kind == record::PlayerKind::bot && !player.level.empty() ? player.level : player.name;
}
bool is(const record::Player& player, const std::string& wanted) {
    return player.name == wanted || who(player) == wanted;
}

const engine::GameEnded* end_of(const record::Record& record) {
    return record.events.empty() ? nullptr : std::get_if<engine::GameEnded>(&record.events.back().event);
}

// Which games of which files, for all of the commands below.
struct Selection {
    FilesOption files;
    std::optional<int> players;
    std::string player, winner;
    bool finished = false, running = false, verified = false;
    BoardOption board;

    void add_to(CLI::App& command) {
        files.add_to(command);
        command.add_option("--players", players, "Take games of this many players (default: any number)")
            ->check(CLI::Range(2, 4));
        command
            .add_option("--player", player, "Take games of this player: a name, or a bot's level (default: anybody)")
            ->type_name("NAME");
        command.add_option("--winner", winner, "Take games that this player won or shared (default: anybody)")
            ->type_name("NAME");
        CLI::Option* over = command.add_flag("--finished", finished, "Take finished games only");
        command.add_flag("--running", running, "Take running games only")->excludes(over);
        command.add_flag("--verified", verified, "Take only games that follow the rules");
        board.add_to(command);
    }

    bool wants(const record::Record& record, const record::BoardFile& on) const {
        const auto& seats = record.players;
        if (players && seats.size() != static_cast<size_t>(*players)) return false;
        if ((finished && !record.finished()) || (running && record.finished())) return false;
        if (!player.empty() && std::ranges::none_of(seats, [&](const auto& each) { return is(each, player); }))
            return false;
        if (!winner.empty() && !won(record)) return false;
        return !verified || !record::verify(record, on);
    }

    void for_each_game(const std::function<void(const Game&)>& visit) {
        const record::BoardFile& on = board.load();
        files.for_each_game(on, [&](const Game& game) {
            ++read;
            if (wants(game.record, on)) visit(game);
            return true;
        });
    }

    uint64_t read = 0;

 private:
    bool won(const record::Record& record) const {
        const engine::GameEnded* end = end_of(record);
        if (end == nullptr) return false;
        for (const engine::Seat seat : end->winners)
            if (is(record.players[index(seat)], winner)) return true;
        return false;
    }
};

// Standard output, or a file that appears when it is complete: it may be one of those that are read.
class Output {
 public:
    explicit Output(const std::string& path) : path_(path) {
        if (path_.empty()) return;
        file_.open(part(), std::ios::binary | std::ios::trunc);
        if (!file_) throw BadInput(path_ + ": cannot be written");
    }
    ~Output() {
        std::error_code ignored;
        if (file_.is_open()) std::filesystem::remove(part(), ignored);
    }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    std::ostream& stream() { return path_.empty() ? std::cout : file_; }
    void finish() {
        if (path_.empty()) return;
        file_.close();
        std::error_code error;
        if (file_) std::filesystem::rename(part(), path_, error);
        if (!file_ || error) throw BadInput(path_ + ": cannot be written to the end");
    }

 private:
    std::string part() const { return path_ + ".part"; }

    std::string path_;
    std::ofstream file_;
};

struct WriteOptions {
    Selection selection;
    std::string out;
    bool once = false;  // a game that was there before is left out
};

int write_games(WriteOptions& options) {
    const engine::Board& board = options.selection.board.load().board;
    Output output(options.out);
    std::set<std::string> seen;
    uint64_t written = 0, repeated = 0;
    options.selection.for_each_game([&](const Game& game) {
        if (options.once) {
            const std::string text = to_json(game.record, board);
            const auto digest = json::sha256({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
            if (!seen.insert(std::string(digest.begin(), digest.end())).second) {
                ++repeated;
                return;
            }
        }
        output.stream() << game.line << "\n";
        ++written;
    });
    output.finish();
    std::cerr << written << " of " << options.selection.read << " games";
    if (repeated > 0) std::cerr << ", without " << repeated << " that came twice";
    std::cerr << "\n";
    return kOk;
}

struct GameTally {
    struct Line {
        bool bot = false;
        uint64_t seats = 0;  // of finished games
        double wins = 0;
        int64_t points = 0;
    };
    uint64_t games = 0, running = 0;
    std::map<size_t, uint64_t> by_players;
    std::map<std::string, Line> players;

    void add(const record::Record& record) {
        ++games;
        ++by_players[record.players.size()];
        const engine::GameEnded* end = end_of(record);
        running += end == nullptr ? 1 : 0;
        for (size_t seat = 0; end != nullptr && seat < record.players.size(); ++seat) {
            Line& line = players[who(record.players[seat])];
            line.bot = record.players[seat].kind == record::PlayerKind::bot;
            ++line.seats;
            line.points += end->scores[seat].total;
            if (end->winners.contains(engine::Seat(seat))) line.wins += 1.0 / end->winners.size();
        }
    }
};

struct CountOptions {
    Selection selection;
    bool json = false;
};

void print_json(const GameTally& tally) {
    boost::json::object by_players;
    for (const auto& [players, games] : tally.by_players) by_players[std::to_string(players)] = games;
    boost::json::array lines;
    for (const auto& [name, line] : tally.players)
        lines.push_back({{"player", name},
                         {"kind", line.bot ? "bot" : "human"},
                         {"games", line.seats},
                         {"win_share", line.wins / static_cast<double>(line.seats)},
                         {"mean_points", static_cast<double>(line.points) / static_cast<double>(line.seats)}});
    std::cout << boost::json::object{{"games", tally.games},
                                     {"running", tally.running},
                                     {"by_players", by_players},
                                     {"players", lines}}
              << "\n";
}

int count_games(CountOptions& options) {
    GameTally tally;
    options.selection.for_each_game([&](const Game& game) { tally.add(game.record); });
    if (options.json) {
        print_json(tally);
        return kOk;
    }
    std::cout << count_of(static_cast<int>(tally.games), "game") << ", " << tally.running << " still running\n";
    for (const auto& [players, games] : tally.by_players) std::cout << "  " << players << " players: " << games << "\n";
    if (!tally.players.empty()) std::cout << "\n   games     wins   points  player (finished games only)\n";
    for (const auto& [name, line] : tally.players)
        std::cout << std::setw(8) << line.seats << " " << tenths(100 * line.wins / static_cast<double>(line.seats), 6)
                  << " % " << tenths(static_cast<double>(line.points) / static_cast<double>(line.seats), 8) << "  "
                  << printable_name(name) << "\n";
    return kOk;
}

struct CsvOptions {
    Selection selection;
    std::string out;
};

// RFC 4180: quoted, where it has to be.
std::string csv_cell(const std::string& text) {
    std::string name = printable_name(text);
    if (name.find_first_of(",\"") == std::string::npos) return name;
    for (size_t quote = 0; (quote = name.find('"', quote)) != std::string::npos; quote += 2) name.insert(quote, 1, '"');
    return '"' + name + '"';
}

void write_rows(std::ostream& out, const Game& game) {
    const engine::GameEnded* end = end_of(game.record);
    for (size_t seat = 0; seat < game.record.players.size(); ++seat) {
        const record::Player& player = game.record.players[seat];
        out << csv_cell(game.file) << "," << game.number << "," << game.record.players.size() << "," << seat << ","
            << csv_cell(player.name) << "," << (player.kind == record::PlayerKind::bot ? "bot" : "human") << ","
            << csv_cell(player.level) << ",";
        if (end == nullptr) {
            out << "no,,,,,,\n";
            continue;
        }
        const engine::Score& score = end->scores[seat];
        const double won = end->winners.contains(engine::Seat(seat)) ? 1.0 / end->winners.size() : 0;
        out << "yes," << score.routes << "," << score.tickets << "," << score.tokens << "," << score.total << ","
            << score.completed << "," << won << "\n";
    }
}

int write_csv(CsvOptions& options) {
    Output output(options.out);
    std::string head = "file,game,players,seat,name,kind,level,finished,routes,tickets,tokens,total,completed,won\n";
    const auto begin = [&] { output.stream() << std::exchange(head, {}); };  // not before the first file could be read
    options.selection.for_each_game([&](const Game& game) {
        begin();
        write_rows(output.stream(), game);
    });
    begin();
    output.finish();
    return kOk;
}

template <class Options>
void add_out(CLI::App& command, Options& options) {
    command.add_option("--out", options.out, "File to write to (default: standard output)")->type_name("FILE");
}

}  // namespace

void add_records(CLI::App& app, Job& job) {
    CLI::App* command = app.add_subcommand("records", "Filter, merge, count and convert record files");
    command->require_subcommand(1);

    auto filters = std::make_shared<WriteOptions>();
    CLI::App* filter = command->add_subcommand("filter", "Print the games that fit, each as it is in its file");
    filters->selection.add_to(*filter);
    add_out(*filter, *filters);
    filter->callback([filters, &job] { job = [filters] { return write_games(*filters); }; });

    auto merges = std::make_shared<WriteOptions>();
    merges->once = true;
    CLI::App* merge = command->add_subcommand("merge", "Print the games of all files, each game once");
    merges->selection.add_to(*merge);
    add_out(*merge, *merges);
    merge->callback([merges, &job] { job = [merges] { return write_games(*merges); }; });

    auto counts = std::make_shared<CountOptions>();
    CLI::App* counter = command->add_subcommand("count", "Count games, and the wins and points of each player");
    counts->selection.add_to(*counter);
    counter->add_flag("--json", counts->json, "Print the result as JSON");
    counter->callback([counts, &job] { job = [counts] { return count_games(*counts); }; });

    auto converts = std::make_shared<CsvOptions>();
    CLI::App* csv = command->add_subcommand("csv", "Convert to CSV, with a row for each seat of each game");
    converts->selection.add_to(*csv);
    add_out(*csv, *converts);
    csv->callback([converts, &job] { job = [converts] { return write_csv(*converts); }; });
}

}  // namespace cli
