// What the commands share. Each command has a file of its own and adds itself to the program.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "record/verify.h"
#include "study/self_play.h"

namespace cli {

// Exit codes.
constexpr int kOk = 0;
constexpr int kNo = 1;   // the work was done and the answer is no: a foul was found
constexpr int kBad = 2;  // it could not be done: wrong use, unreadable or malformed input

// What main runs after the command line is parsed; returns the exit code.
using Job = std::function<int()>;

void add_play(CLI::App& app, Job& job);
void add_simulate(CLI::App& app, Job& job);
void add_arena(CLI::App& app, Job& job);
void add_train(CLI::App& app, Job& job);
void add_verify(CLI::App& app, Job& job);
void add_replay(CLI::App& app, Job& job);
void add_records(CLI::App& app, Job& job);
void add_analyse(CLI::App& app, Job& job);
void add_hint(CLI::App& app, Job& job);
void add_perft(CLI::App& app, Job& job);
void add_bench(CLI::App& app, Job& job);
void add_board(CLI::App& app, Job& job);
void add_serve(CLI::App& app, Job& job);
void add_admin(CLI::App& app, Job& job);
void add_manual(CLI::App& app, Job& job);
void add_completion(CLI::App& app, Job& job);

// Thrown for input that cannot be used; main prints it and exits with kBad.
struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// `--board FILE`: that board, or the shipped one when the option is not given.
class BoardOption {
 public:
    void add_to(CLI::App& command) {
        command.add_option("--board", file_, "Board file to play on instead of the shipped one")->type_name("FILE");
    }
    const record::BoardFile& load();

 private:
    std::string file_;
    std::unique_ptr<const record::BoardFile> loaded_;
};

// A file to read; "-" is standard input. `file` is what stays open.
std::istream& open_input(const std::string& name, std::ifstream& file);
std::string read_file(const std::string& name);

// One line without its end: which game, which event, which rule.
std::string in_one_line(const std::string& file, uint64_t game, const record::Foul& foul);

// `FILE...`: record files.
struct FilesOption {
    std::vector<std::string> files;

    struct Game {
        const std::string& file;
        uint64_t number;          // in its file, from 1
        const std::string& line;  // as it is written there
        const record::Record& record;
    };

    void add_to(CLI::App& command);
    // Every game, one file after the other, until `visit` returns false; that is what it returns. A file without a game
    // is bad input, because it is more likely a mistake than an answer.
    bool for_each_game(const record::BoardFile& board, const std::function<bool(const Game&)>& visit) const;
};

// `FILE --game K`: one game of a record file.
struct GameOption {
    std::string file;
    uint64_t game = 1;

    CLI::Option* add_to(CLI::App& command);  // returns that of the file
    record::Record load(const record::BoardFile& board) const;
    int tell(const record::Foul& foul) const;  // on standard error; returns kNo
};

// `--position TEXT`: where a game begins or stands, in the notation.
class PositionOption {
 public:
    CLI::Option* add_to(CLI::App& command, const std::string& help) {
        return command.add_option("--position", text_, help)->type_name("POSITION");
    }
    bool given() const { return !text_.empty(); }
    engine::State load(const engine::Board& board) const;  // one in which somebody is to act

 private:
    std::string text_;
};

std::vector<std::string> names_of(const record::Record& record);  // in seat order

// The bots of `--bots A,B,...` for so many players; one name stands for all.
std::vector<std::string> bots_for(const std::vector<std::string>& names, int players);
std::unique_ptr<ai::Bot> make_bot(const std::string& level, const engine::Board& board);

using study::game_seed;  // `--seed S` and the number of the game
using study::play_to_end;

// The file of `--records`, if there is one.
class RecordsFile {
 public:
    explicit RecordsFile(const std::string& path);
    void write(const std::string& lines);
    void close();

 private:
    std::string path_;
    std::ofstream file_;
};

// A whole number that is not negative. The option itself would take -1 for a very large one.
CLI::Option* whole_number(CLI::Option* option);

// Flags do not.
inline bool takes_value(const CLI::Option& option) { return option.get_type_size() != 0; }

// Text from elsewhere as it may be shown: line ends stay, but nothing that moves the cursor, changes colours or turns
// the direction of writing. Bytes that are no UTF-8 become question marks.
std::string printable(std::string_view text);

// The same for a name, which has one line.
std::string printable_name(std::string_view name);

// "  12.3", " +12.3": with one digit behind the point.
std::string tenths(double value, int width);
std::string signed_tenths(double value, int width);

// A line of progress on standard error, on a terminal only.
class Progress {
 public:
    explicit Progress(uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    void show(uint64_t done, const std::string& text = {});  // a new text is shown once a second

 private:
    uint64_t total_;
    int percent_ = -1;
    std::chrono::steady_clock::time_point shown_;
    bool terminal_;
};

}  // namespace cli
