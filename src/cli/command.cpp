#include "cli/command.h"

#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include "notation/notation.h"

namespace cli {

std::istream& open_input(const std::string& name, std::ifstream& file) {
    if (name == "-") return std::cin;
    file.open(name, std::ios::binary);
    if (!file) throw BadInput(name + ": cannot be read");
    return file;
}

std::string read_file(const std::string& name) {
    std::ifstream file;
    std::ostringstream content;
    content << open_input(name, file).rdbuf();  // a stream takes in what a folder's buffer throws
    if (content.bad() || content.fail()) throw BadInput(name + ": cannot be read, or is empty");
    return content.str();
}

const record::BoardFile& BoardOption::load() {
    if (file_.empty()) return record::shipped_board();
    auto board = record::parse_board(read_file(file_));
    if (!board) {
        std::string lines;
        for (const std::string& fault : board.error()) lines += (lines.empty() ? "" : "\n") + file_ + ": " + fault;
        throw BadInput(lines);
    }
    loaded_ = std::move(*board);
    return *loaded_;
}

void FilesOption::add_to(CLI::App& command) {
    command.add_option("files", files, "Record files (JSON Lines); - for standard input")
        ->type_name("FILE")
        ->required();
}

bool FilesOption::for_each_game(const record::BoardFile& board, const std::function<bool(const Game&)>& visit) const {
    for (const std::string& name : files) {
        std::ifstream file;
        std::istream& input = open_input(name, file);
        std::string line;
        uint64_t number = 0;
        while (std::getline(input, line)) {
            const auto record = record::parse_record(line, board);
            if (!record) throw BadInput(name + ": game " + std::to_string(++number) + ": " + record.error());
            if (!visit({name, ++number, line, *record})) return false;
        }
        if (input.bad()) throw BadInput(name + ": cannot be read to the end");
        if (number == 0) throw BadInput(name + ": there is no game in it");
    }
    return true;
}

std::string in_one_line(const std::string& file, uint64_t game, const record::Foul& foul) {
    return file + ": game " + std::to_string(game) + ", event " + std::to_string(foul.event + 1) + ": " + foul.rule +
           ": " + foul.message;
}

CLI::Option* GameOption::add_to(CLI::App& command) {
    command.add_option("--game", game, "Number of the game in the file, from 1")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000'000));
    return command.add_option("file", file, "Record file (JSON Lines); - for standard input")
        ->type_name("FILE")
        ->required();
}

engine::State PositionOption::load(const engine::Board& board) const {
    const auto state = notation::parse_position(board, text_);
    if (!state) {
        const auto& [position, message] = state.error();
        const std::string where = " (at character " + std::to_string(position + 1) + ")";
        throw BadInput("--position: " + message + (position == 0 ? "" : where));
    }
    if (state->table.phase == engine::Phase::over) throw BadInput("--position: the game is over there");
    return *state;
}

record::Record GameOption::load(const record::BoardFile& board) const {
    std::ifstream stream;
    std::istream& input = open_input(file, stream);
    std::string line;
    for (uint64_t number = 1; std::getline(input, line); ++number) {
        if (number < game) continue;
        auto record = record::parse_record(line, board);
        if (!record) throw BadInput(file + ": game " + std::to_string(number) + ": " + record.error());
        return std::move(*record);
    }
    if (input.bad()) throw BadInput(file + ": cannot be read");
    throw BadInput(file + ": there is no game " + (game == 1 ? "in it" : std::to_string(game)));
}

int GameOption::tell(const record::Foul& foul) const {
    std::cerr << printable(in_one_line(file, game, foul)) << "\n";
    return kNo;
}

std::vector<std::string> names_of(const record::Record& record) {
    std::vector<std::string> names;
    names.reserve(record.players.size());
    for (const record::Player& player : record.players) names.push_back(player.name);
    return names;
}

std::vector<std::string> bots_for(const std::vector<std::string>& names, int players) {
    if (names.size() == 1) return std::vector<std::string>(static_cast<size_t>(players), names[0]);
    if (names.size() != static_cast<size_t>(players))
        throw BadInput("--bots names " + std::to_string(names.size()) + " bots for " + std::to_string(players) +
                       " players: name one for each, or one for all");
    return names;
}

std::unique_ptr<ai::Bot> make_bot(const std::string& level, const engine::Board& board) {
    if (auto bot = ai::make_bot(level, board)) return bot;
    std::string known;
    for (std::string_view name : ai::levels()) known += (known.empty() ? "" : ", ") + std::string(name);
    throw BadInput("there is no bot '" + level + "'; there are: " + known);
}

CLI::Option* whole_number(CLI::Option* option) {
    const auto why_not = [](const std::string& text) -> std::string {
        uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{} && end == text.data() + text.size()) return {};
        return "'" + text + "' is not a whole number from 0 to " + std::to_string(UINT64_MAX);
    };
    return option->check(CLI::Validator(why_not, ""))->capture_default_str();
}

RecordsFile::RecordsFile(const std::string& path) : path_(path) {
    if (path_.empty()) return;
    file_.open(path_, std::ios::binary | std::ios::trunc);
    if (!file_) throw BadInput(path_ + ": cannot be written");
}

void RecordsFile::write(const std::string& lines) {
    if (!path_.empty()) file_ << lines;
}

void RecordsFile::close() {
    if (path_.empty()) return;
    file_.close();
    if (!file_) throw BadInput(path_ + ": cannot be written to the end");
}

std::string tenths(double value, int width) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%*.1f", width, value);
    return text.data();
}

std::string signed_tenths(double value, int width) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%+*.1f", width, value);
    return text.data();
}

Progress::Progress(uint64_t total) : total_(total), terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
    if (terminal_ && percent_ >= 0) std::cerr << "\r\033[K" << std::flush;
}

void Progress::show(uint64_t done, const std::string& text) {
    const int percent = static_cast<int>(total_ == 0 ? 100 : 100 * done / total_);
    const auto now = std::chrono::steady_clock::now();
    const bool old = !text.empty() && now - shown_ >= std::chrono::seconds(1);
    if (!terminal_ || (percent == percent_ && !old)) return;
    percent_ = percent;
    shown_ = now;
    std::cerr << "\r" << percent << " %  (" << done << " of " << total_ << ")  " << text << "\033[K" << std::flush;
}

}  // namespace cli
