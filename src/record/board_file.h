// Board files (boards/*.json) and the board that is compiled in.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board.h"

namespace record {

struct BoardFile {
    engine::Board board;
    std::string sha256;  // of the rules part, as in docs/record.md
    std::string json;    // the file itself: only there is the geometry for drawing
};

// Every fault, one line each.
using BoardFaults = std::vector<std::string>;

// The board is on the heap because states point to it.
std::expected<std::unique_ptr<const BoardFile>, BoardFaults> parse_board(std::string_view json);

const BoardFile& shipped_board();
std::string_view shipped_board_json();

}  // namespace record
