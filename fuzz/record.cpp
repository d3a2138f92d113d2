// Whatever a line holds: a record that is right, wrong, or an error; never a crash. What is read is written the same.
#include "record/record.h"
#include "engine/assert.h"
#include "record/verify.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    const record::BoardFile& board = record::shipped_board();
    const auto record = record::parse_record({reinterpret_cast<const char*>(data), size}, board);
    if (!record) return 0;
    ASSERT(record::parse_record(to_json(*record, board.board), board) == *record);
    record::verify(*record, board);
    return 0;
}
