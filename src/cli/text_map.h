// The board as a map in text, 80 columns wide, by the geometry of the board file.
#pragma once

#include <string>
#include <vector>

#include "cli/paint.h"
#include "cli/short_names.h"
#include "engine/state.h"
#include "record/board_file.h"

namespace cli {

class TextMap {
 public:
    static constexpr int kColumns = 80;
    static constexpr int kRows = 17;

    static constexpr std::string_view kKey =
        "b blue  g green  k black  p purple  r red  o orange  + any colour  ~ ferry card";

    TextMap(const record::BoardFile& file, const ShortNames& names);

    // A letter for each free space: its colour, + where any will do, ~ where a ferry card must be paid. A claimed one
    // has its owner's number, and x stands where nobody can claim any more. * is a place with tokens.
    std::string drawn(const engine::Table& table, const Paint& paint) const;

    // What the short names stand for, in lines of 80 columns.
    std::string legend() const;

 private:
    struct Cell {
        int row = 0, column = 0;
    };
    std::optional<Cell> free_cell(double row, double column) const;
    bool is_free(int row, int column) const;
    char& at(Cell cell) { return grid_[static_cast<size_t>(cell.row)][static_cast<size_t>(cell.column)]; }

    const engine::Board& board_;
    const ShortNames& names_;
    std::vector<std::string> grid_;          // places, # for each space, and dots that lead from one to the next
    std::vector<Cell> places_;               // the middle of each short name
    std::vector<std::vector<Cell>> spaces_;  // by route
};

}  // namespace cli
