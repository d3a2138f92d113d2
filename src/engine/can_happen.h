// Can an event have happened to a state? evolve trusts its events; what comes from a log that may be damaged is asked
// here first. Things cannot come from where they are not; whether the rules allow it is another question.
#pragma once

#include "engine/event.h"

namespace engine {

bool can_happen(const State& state, const Event& event);

}  // namespace engine
