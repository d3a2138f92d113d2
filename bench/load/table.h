// A table of scripted clients: guests who sit down, play at random, and want a rematch.
#pragma once

#include "crowd.h"

namespace load {

std::unique_ptr<Group> make_table(Desk& desk, size_t people, size_t bots = 0);

}  // namespace load
