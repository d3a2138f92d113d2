// A record shown as a table: the update that a viewer would have had at any moment of it.
#pragma once

#include "protocol/update.h"
#include "record/record.h"

namespace study {

// After so many events. `viewer`: a seat, or nothing for a spectator; `open`: with what every seat knows.
// The record must be right (record/verify.h).
std::string update_at(const record::Record& record, const engine::Board& board, size_t events, engine::Viewer viewer,
                      bool open);

}  // namespace study
