// The log of a table as the host keeps it.
#pragma once

#include "record/record.h"
#include "store/store.h"

namespace wasm {

// A list of {"seq", "at_ms", "text"}.
std::expected<std::vector<store::Entry>, std::string> read_entries(std::string_view text);

// The game of a table as it stands; with the seed once it is over.
std::expected<record::Record, std::string> record_of(const std::vector<store::Entry>& entries);

}  // namespace wasm
