// Judging a record: is every event what the rules, and the seed, make of the choices?
#pragma once

#include <optional>
#include <string>

#include "record/record.h"

namespace record {

struct Foul {
    size_t event = 0;  // index into Record::events; one past the last where something is missing at the end
    std::string rule;
    std::string message;
};

// The first foul, or nothing. Replays the choices by the rules with the recorded chance, recounts the scores, and,
// where the seed is in the record, deals again and compares.
std::optional<Foul> verify(const Record& record, const BoardFile& board);

}  // namespace record
