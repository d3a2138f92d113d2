// A store in one file, for one server.
#pragma once

#include "store/store.h"

namespace store {

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);
Result<void> back_up_sqlite(const std::string& file, const std::string& to);

}  // namespace store
