// Events of a record to and from JSON, for records and for logs that grow.
#pragma once

#include <span>

#include "json/words.h"
#include "record/record.h"

namespace record {

// A list, where `words` has come to.
void write_events(std::span<const LoggedEvent> events, const json::Writer& words);

// Keeps the first fault in `fault` and stops there.
std::vector<LoggedEvent> read_events(const json::array& events, const json::Place& place, const engine::Board& board,
                                     size_t seats, json::Fault& fault);

}  // namespace record
