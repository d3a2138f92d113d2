// What the files of `fogline board` share.
#pragma once

#include <ostream>

#include "cli/command.h"

namespace cli {

std::string_view colour_name(const engine::Route& route);

// The board as a picture, an SVG document of its own.
void print_svg(const record::BoardFile& file, std::ostream& out);

void add_board_report(CLI::App& board, Job& job);

}  // namespace cli
