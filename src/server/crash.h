// A crash leaves one line in the log: the signal, the version, and the stack.
#pragma once

#include <string_view>

namespace server {

// From now on, in the whole process. `version` must live as long.
void log_crashes(std::string_view version);

}  // namespace server
