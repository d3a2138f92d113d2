// `fogline manual`: the man page in troff, from the same description as --help.
#include <iostream>
#include <map>

#include "cli/command.h"

namespace cli {
namespace {

constexpr std::string_view kDescription = R"(.SH DESCRIPTION
Fogline is a digital board game for two to four players: claim routes, ride the ferries as wild cards, join the places
on your secret tickets, collect tourist tokens.
.PP
One program holds everything: a server with the web client (\fBfogline serve\fR), a game in the terminal
(\fBfogline play\fR), and tools for game records, bots and boards.
)";

constexpr std::string_view kEnd = R"(.SH EXIT STATUS
.TP
.B 0
The work is done.
.TP
.B 1
The work is done and the answer is no: a record or a board has a fault.
.TP
.B 2
It could not be done: wrong use, or input that cannot be read.
.SH FILES
.TP
.I /etc/fogline.conf
Settings of the service: \fIname\fR = \fIvalue\fR on each line, for the options of \fBfogline serve\fR.
.TP
.I /var/lib/fogline/fogline.db
Tables and accounts of the service.
.SH EXAMPLES
.TP
.B fogline play \-\-bots greedy,conductor
Play against two bots.
.TP
.B fogline serve \-\-listen 0.0.0.0:8080
Open a server for everybody; its data goes to \fIdata/fogline.db\fR.
.TP
.B systemctl restart fogline
Restart the service after a change of \fI/etc/fogline.conf\fR.
.TP
.B journalctl \-u fogline
Read the log of the service.
.TP
.B runuser \-u fogline \-\- fogline admin list \-\-database sqlite:/var/lib/fogline/fogline.db
List the tables of the service.
)";

// Plain text for troff: a backslash, a hyphen, and a dot or quote where a line may begin have a meaning there.
std::string escaped(std::string_view text) {
    std::string out;
    if (text.starts_with('.') || text.starts_with('\'')) out = "\\&";
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
    }
    return out;
}

// "UINT:INT in [1 - 256]" is for programmers.
struct Value {
    std::string name;   // NUMBER
    std::string range;  // "1 to 256", "open, playing or over"
};

Value value_of(const CLI::Option& option) {
    std::string type = option.get_type_name();
    Value value{.name = type.substr(0, type.find(':')), .range = {}};
    if (value.name == "UINT" || value.name == "INT" || value.name == "FLOAT") value.name = "NUMBER";
    if (const size_t open = type.find(" in ["); open != std::string::npos) {
        value.range = type.substr(open + 5, type.find(']', open) - open - 5);
        value.range.replace(value.range.find(" - "), 3, " to ");
    } else if (const size_t brace = type.find('{'); brace != std::string::npos) {
        for (const std::string& choice : CLI::detail::split(type.substr(brace + 1, type.find('}') - brace - 1), ','))
            value.range += (value.range.empty() ? "" : ", ") + choice;
    }
    return value;
}

// In brackets behind the description: what it may be, what it is by itself, where else it is read from.
std::string details_of(const CLI::Option& option) {
    std::vector<std::string> details;
    if (const std::string range = value_of(option).range; !range.empty()) details.push_back(range);
    std::string by_default = option.get_default_str();
    if (by_default.starts_with('[')) by_default = by_default.substr(1, by_default.size() - 2);  // a list
    if (!by_default.empty()) details.push_back("default: " + by_default);
    if (option.get_required() && !option.get_positional()) details.emplace_back("required");
    for (const CLI::Option* other : option.get_excludes()) details.push_back("not with " + other->get_name());
    std::string text;
    for (const std::string& detail : details) text += (text.empty() ? "" : "; ") + detail;
    return text.empty() ? text : " (" + text + ")";
}

std::string name_of(const CLI::Option& option) {
    if (option.get_positional()) return "\\fI" + escaped(option.get_name(true)) + "\\fR";
    std::string names;
    for (const std::string& name : option.get_snames()) names += (names.empty() ? "" : ", ") + ("-" + name);
    for (const std::string& name : option.get_lnames()) names += (names.empty() ? "" : ", ") + ("--" + name);
    return "\\fB" + escaped(names) + "\\fR" +
           (takes_value(option) ? " \\fI" + escaped(value_of(option).name) + "\\fR" : "");
}

void print_options(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options()) {
        if (option == command.get_help_ptr() && command.get_parent() != nullptr) continue;  // every command has it
        std::cout << ".TP\n" << name_of(*option) << "\n";
        std::cout << escaped(option->get_description() + details_of(*option)) << "\n";
    }
}

// "fogline admin list [OPTION...] FILE..."
std::string usage_of(const CLI::App& command) {
    std::string usage = command.get_name();
    for (const CLI::App* parent = command.get_parent(); parent != nullptr; parent = parent->get_parent())
        usage.insert(0, parent->get_name() + " ");
    usage = "\\fB" + escaped(usage) + "\\fR [\\fIOPTION\\fR...]";
    for (const CLI::Option* option : command.get_options()) {
        if (!option->get_positional()) continue;
        const std::string name = name_of(*option) + (option->get_items_expected_max() > 1 ? "..." : "");
        usage += option->get_required() ? " " + name : " [" + name + "]";
    }
    return usage;
}

using Environment = std::map<std::string, std::string>;

void print_command(const CLI::App& command, Environment& environment) {
    if (command.get_group().empty()) return;  // hidden
    const auto parts = command.get_subcommands({});
    for (const CLI::App* part : parts) print_command(*part, environment);
    for (const CLI::Option* option : command.get_options())
        if (!option->get_envname().empty()) environment[option->get_envname()] = option->get_name();
    if (!parts.empty()) return;
    std::cout << ".SS " << usage_of(command) << "\n" << escaped(command.get_description()) << ".\n";
    print_options(command);
}

int print_manual(const CLI::App& app) {
    std::cout << ".\\\" Printed by `fogline manual`.\n.TH FOGLINE 1 \"\" \"Fogline " FOGLINE_VERSION
                 "\" \"User Commands\"\n"
              << ".SH NAME\nfogline \\- a San Francisco cable\\-car game for 2 to 4 players\n"
              << ".SH SYNOPSIS\n.B fogline\n.I COMMAND\n[\\fIOPTION\\fR...]\n"
              << kDescription << ".SH OPTIONS\n";
    print_options(app);
    std::cout << ".SH COMMANDS\nEvery command also has \\fB\\-\\-help\\fR.\n";
    Environment environment;
    for (const CLI::App* command : app.get_subcommands({})) print_command(*command, environment);
    std::cout << ".SH ENVIRONMENT\nAn option on the command line comes before the environment, and the environment "
                 "before a file named with \\fB\\-\\-config\\fR.\n";
    for (const auto& [name, option] : environment)
        std::cout << ".TP\n.B " << escaped(name) << "\nThe same as \\fB" << escaped(option) << "\\fR.\n";
    std::cout << kEnd;
    return kOk;
}

}  // namespace

void add_manual(CLI::App& app, Job& job) {
    CLI::App* command = app.add_subcommand("manual", "Print the manual page: fogline manual | man -l -");
    command->callback([&app, &job] { job = [&app] { return print_manual(app); }; });
}

}  // namespace cli
