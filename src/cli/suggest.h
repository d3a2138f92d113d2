// What somebody may have meant who mistyped a word.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/command.h"

namespace cli {

// The word that is most like the typed one, if any is like it at all: a slip or two, or its beginning.
std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> words);

// One line for a command line that could not be read, with a suggestion where there is one.
std::string in_one_line(const CLI::App& app, std::span<char* const> words, const CLI::ParseError& error);

}  // namespace cli
