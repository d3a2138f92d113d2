// Whatever a table's log holds, line by line: a table that can be shown and played on, or one that is broken. What is
// read is written the same.
#include "engine/assert.h"
#include "engine/playout.h"
#include "room/read_next.h"
#include "tests/support/desk.h"

namespace {

// True: the whole log could be read.
bool read_back(const std::vector<store::Entry>& log) {
    room::Room room;
    room.board = &record::shipped_board();
    const engine::Board& board = room.board->board;
    for (const store::Entry& entry : log) {
        const auto fact = room::read_next(room, entry.text);
        if (!fact) return false;
        room::apply(room, *fact, entry.at_ms);
        const std::string text = room::write(*fact, board, room.players.size());
        const auto again = room::read(text, board, room.players.size());
        ASSERT(again && room::write(*again, board, room.players.size()) == text);
    }
    if (room.stage() != seating::Stage::playing) return room.seq > 0;
    engine::State state = room.match->state();
    engine::PlayoutChance chance(log.size());
    engine::play_out(state, chance);
    return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    std::string_view input(reinterpret_cast<const char*>(data), size);
    tests::Desk desk;
    std::vector<store::Entry>& log = desk.logs["t"];
    while (!input.empty()) {
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(input.size(), line.size() + 1));
        log.push_back({log.size() + 1, desk.now, std::string(line)});
    }
    const bool whole = read_back(log);
    for (hall::ConnectionId person = 0; person < 3; ++person)
        desk.hall.connect(person, "t", {"p" + std::to_string(person), false}, protocol::Version::two, desk.now);
    desk.settle();
    for (hall::ConnectionId person = 0; person < 3; ++person)
        ASSERT(desk.closed[person].empty() == whole || desk.closed[person] == "no_spectators");
    ASSERT(desk.mistakes.empty() || !whole);
    desk.now += 7'200'000;
    desk.hall.tick(desk.now);
    desk.settle();
    return 0;
}
