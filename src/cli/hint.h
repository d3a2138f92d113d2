// Hints in words, for the command and for a game in the terminal.
#pragma once

#include "cli/describe.h"
#include "study/hint.h"

namespace cli {

// "completes Castro - Sunset (9)"
std::string in_words(const ai::Reason& reason, const Describer& say, const engine::Board& board);

}  // namespace cli
