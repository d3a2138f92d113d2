// Whatever a position says: an error, or a position that is written and read the same and can be played to its end.
#include "engine/rules.h"
#include "notation/notation.h"
#include "record/board_file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    const engine::Board& board = record::shipped_board().board;
    auto state = notation::parse_position(board, {reinterpret_cast<const char*>(data), size});
    if (!state) return 0;
    ASSERT(notation::parse_position(board, notation::to_text(*state)) == *state);
    static engine::ActionList actions;
    engine::PlayoutChance chance(size);
    engine::State copy = *state;
    engine::play_random<engine::Payments::every>(*state, chance, actions);
    engine::play_out(copy, chance);
    return 0;
}
