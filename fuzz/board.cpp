// Whatever a board file holds: faults, or a board on which a game can be played to its end.
#include "engine/rules.h"
#include "record/board_file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    const auto file = record::parse_board({reinterpret_cast<const char*>(data), size});
    if (!file) {
        ASSERT(!file.error().empty());
        return 0;
    }
    static engine::ActionList actions;
    for (int seats = 2; seats <= 4; ++seats) {
        engine::PlayoutChance chance(size);
        engine::NoOne no_one;
        engine::State state = engine::empty_table((*file)->board, seats);
        engine::Referee(state, chance, no_one).deal();
        engine::State copy = state;
        engine::play_random<engine::Payments::every>(state, chance, actions);
        engine::play_out(copy, chance);
    }
    return 0;
}
