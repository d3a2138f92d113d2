// A database with many games in it, as a server that has run for long has.
#pragma once

#include <cstdint>
#include <string>

namespace load {

// Adds so many games that are over, of three seats each.
void fill(const std::string& database, uint64_t games);

}  // namespace load
