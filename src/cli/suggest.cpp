#include "cli/suggest.h"

#include <algorithm>
#include <vector>

namespace cli {
namespace {

// Letters to add, drop, change or swap with their neighbour.
size_t slips(std::string_view a, std::string_view b) {
    std::vector<std::vector<size_t>> best(a.size() + 1, std::vector<size_t>(b.size() + 1));
    for (size_t i = 0; i <= a.size(); ++i) best[i][0] = i;
    for (size_t j = 0; j <= b.size(); ++j) best[0][j] = j;
    for (size_t i = 1; i <= a.size(); ++i)
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t changed = best[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            best[i][j] = std::min({best[i - 1][j] + 1, best[i][j - 1] + 1, changed});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best[i][j] = std::min(best[i][j], best[i - 2][j - 2] + 1);
        }
    return best[a.size()][b.size()];
}

// "fogline board check"
std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? command.get_name() : full_name(*parent) + " " + command.get_name();
}

std::vector<std::string> commands_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* each : command.get_subcommands({}))
        if (!each->get_group().empty()) names.push_back(each->get_name());
    return names;
}

std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::string unknown(const std::string& kind, const std::string& typed, std::span<const std::string> known,
                    const CLI::App& command) {
    const auto meant = nearest(typed, known);
    return full_name(command) + " has no " + kind + " '" + typed + "'; " +
           (meant ? "did you mean " + *meant + "?" : "see " + full_name(command) + " --help");
}

}  // namespace

std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> words) {
    std::optional<std::string> found;
    size_t fewest = std::max<size_t>(1, typed.size() / 3) + 1;
    for (const std::string& word : words) {
        const bool beginning = typed.size() > 1 && word.starts_with(typed);
        const size_t count = beginning ? 0 : slips(typed, word);
        if (count >= fewest) continue;
        fewest = count;
        found = word;
    }
    return found;
}

std::string in_one_line(const CLI::App& app, std::span<char* const> words, const CLI::ParseError& error) {
    const CLI::App* command = &app;
    for (size_t i = 0; i < words.size(); ++i) {
        const std::string word = words[i];
        if (word == "--") break;
        if (word.starts_with("--")) {
            const std::string name = word.substr(0, word.find('='));
            const CLI::Option* option = command->get_option_no_throw(name);
            if (option == nullptr) return unknown("option", name, options_of(*command), *command);
            if (takes_value(*option) && name == word) ++i;
            continue;
        }
        const auto commands = commands_of(*command);
        if (word.starts_with('-') || commands.empty()) continue;
        const auto found = command->get_subcommands([&](const CLI::App* each) { return each->check_name(word); });
        if (found.empty()) return unknown("command", word, commands, *command);
        command = found[0];
    }
    if (!commands_of(*command).empty())
        return full_name(*command) + " needs a command; see " + full_name(*command) + " --help";
    std::string text = error.what();
    std::ranges::replace(text, '\n', ' ');
    return text + "; see " + full_name(*command) + " --help";
}

}  // namespace cli
