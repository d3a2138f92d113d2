// What was measured, for people and for programs.
#pragma once

#include "crowd.h"

namespace load {

// Memory of a server at each step.
struct Memory {
    size_t tables = 0, sockets = 0;
    int64_t empty = 0, open = 0, connected = 0, playing = 0;
};

void report(const Outcome& game, const Outcome* echo, bool as_json);
void report(const Memory& memory, bool as_json);
void report_start(double seconds, const Usage& usage, bool as_json);

}  // namespace load
