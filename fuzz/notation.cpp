// Whatever a line of notation holds: an error, or an action or event that is written and read the same.
#include "notation/notation.h"

#include "engine/assert.h"
#include "record/board_file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    const engine::Board& board = record::shipped_board().board;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto action = notation::parse_action(board, text))
        ASSERT(notation::parse_action(board, notation::to_text(board, *action)) == *action);
    if (const auto event = notation::parse_event(board, text))
        ASSERT(notation::parse_event(board, notation::to_text(board, *event)) == *event);
    return 0;
}
