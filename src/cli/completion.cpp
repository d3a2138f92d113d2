// `fogline completion SHELL` prints what makes Tab work in a shell. Every Tab asks the hidden `fogline complete`, which
// reads the same description as --help, so a shell never knows another program than the one that is installed.
#include <algorithm>
#include <iostream>
#include <span>

#include "ai/bot.h"
#include "cli/command.h"

namespace cli {
namespace {

constexpr std::string_view kBash = R"sh(_fogline() {
    local IFS=$'\n' current=${COMP_WORDS[COMP_CWORD]} words=() word line
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [ "$word" = = ] || words+=("$word") # bash makes three words of --name=value
    done
    [ "$current" = = ] && current=
    COMPREPLY=()
    for line in $("$1" complete -- "${words[@]}" "$current" 2>/dev/null); do
        if [ "$line" = :file ]; then
            compopt -o filenames
            COMPREPLY+=($(compgen -f -- "$current"))
        else
            COMPREPLY+=("${line%%$'\t'*}")
        fi
    done
}
complete -F _fogline fogline
)sh";

constexpr std::string_view kZsh = R"sh(#compdef fogline
_fogline() {
    local -a found
    local line files=
    for line in ${(f)"$(${(Q)words[1]} complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)"}; do
        if [[ $line == :file ]]; then
            files=yes
        else
            line=${line//:/\\:}
            found+=("${line/$'\t'/:}")
        fi
    done
    (( $#found )) && _describe fogline found
    [[ -n $files ]] && _files
}
if [[ $funcstack[1] == _fogline ]]; then
    _fogline
else
    compdef _fogline fogline
fi
)sh";

constexpr std::string_view kFish = R"sh(function __fogline_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l program $words[1]
    set -e words[1]
    for line in ($program complete -- $words "$current" 2>/dev/null)
        if test "$line" = :file
            __fish_complete_path "$current"
        else
            echo $line
        end
    end
end
complete -c fogline -f -a '(__fogline_complete)'
)sh";

// The last word of a command line that is being typed, and what may stand there.
class Completer {
 public:
    explicit Completer(const std::string& typed) : typed_(typed) {}

    void offer(const std::string& word, const std::string& description) const {
        if (!word.starts_with(typed_)) return;
        std::cout << word;
        if (!description.empty()) std::cout << '\t' << description;
        std::cout << '\n';
    }

    // What an option takes is told by the name of its type. `before` is what stands in front of it in the same word.
    void offer_values(const CLI::Option& option, std::string before = {}) const {
        const std::string type = option.get_type_name();
        if (type.starts_with("FILE") && before.empty()) std::cout << ":file\n";
        if (type.starts_with("BOT")) {
            if (const size_t comma = typed_.rfind(','); comma != std::string::npos)
                before = typed_.substr(0, comma + 1);
            for (const std::string_view level : ai::levels()) offer(before + std::string(level), {});
        }
        const size_t open = type.find('{'), close = type.find('}');
        if (open == std::string::npos || close == std::string::npos) return;
        for (const std::string& choice : CLI::detail::split(type.substr(open + 1, close - open - 1), ','))
            offer(before + choice, {});
    }

    void offer_options(const CLI::App& command) const {
        for (const CLI::Option* option : command.get_options())
            if (!option->get_lnames().empty()) offer("--" + option->get_lnames()[0], option->get_description());
    }

    void offer_commands(const CLI::App& command) const {
        for (const CLI::App* each : command.get_subcommands({}))
            if (!each->get_group().empty()) offer(each->get_name(), each->get_description());
    }

 private:
    const std::string& typed_;
};

const CLI::App* find_command(const CLI::App& command, const std::string& word) {
    const auto known = command.get_subcommands([&](const CLI::App* each) { return each->check_name(word); });
    return known.empty() ? nullptr : known[0];
}

int complete(const CLI::App& app, std::span<const std::string> words) {
    const CLI::App* command = &app;
    const CLI::Option* unanswered = nullptr;  // the word before is an option that takes a value
    size_t arguments = 0;
    for (const std::string& word : words.first(words.size() - 1)) {
        const CLI::App* next = find_command(*command, word);
        if (unanswered != nullptr) {
            unanswered = nullptr;
        } else if (word.starts_with('-')) {
            const CLI::Option* option = command->get_option_no_throw(word);
            if (option != nullptr && takes_value(*option)) unanswered = option;
        } else if (next != nullptr) {
            command = next;
        } else {
            ++arguments;
        }
    }
    const std::string& typed = words.back();
    const Completer completer(typed);
    const size_t equals = typed.find('=');
    if (unanswered != nullptr) {
        completer.offer_values(*unanswered);
    } else if (typed.starts_with('-') && equals != std::string::npos) {
        const CLI::Option* option = command->get_option_no_throw(typed.substr(0, equals));
        if (option != nullptr) completer.offer_values(*option, typed.substr(0, equals + 1));
    } else if (typed.starts_with('-')) {
        completer.offer_options(*command);
    } else {
        completer.offer_commands(*command);
        const auto positionals = command->get_options([](const CLI::Option* each) { return each->get_positional(); });
        if (!positionals.empty()) {
            completer.offer_values(*positionals[std::min(arguments, positionals.size() - 1)]);
        } else if (command->get_subcommands({}).empty()) {
            completer.offer_options(*command);
        }
    }
    return kOk;
}

}  // namespace

void add_completion(CLI::App& app, Job& job) {
    CLI::App* prints = app.add_subcommand("completion", "Print the completion script for a shell");
    const auto shell = std::make_shared<std::string>();
    prints->add_option("shell", *shell, "bash: . <(fogline completion bash)")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    prints->callback([shell, &job] {
        job = [shell] {
            std::cout << (*shell == "bash" ? kBash : *shell == "zsh" ? kZsh : kFish);
            return kOk;
        };
    });

    CLI::App* completes = app.add_subcommand("complete", "What may stand in place of the last word")->group("");
    const auto words = std::make_shared<std::vector<std::string>>();
    completes->add_option("words", *words, "All words behind the program's name")->required();
    completes->callback([&app, words, &job] { job = [&app, words] { return complete(app, *words); }; });
}

}  // namespace cli
