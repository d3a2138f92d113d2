// The path books of the boards, made once.
#pragma once

#include <map>

#include "ai/paths.h"

namespace tests {

inline const ai::PathBook& book_of(const engine::Board& board) {
    static std::map<const engine::Board*, ai::PathBook> books;
    return books.try_emplace(&board, board).first->second;
}

}  // namespace tests
