// The two versions of an update, compared.
#pragma once

#include <boost/json.hpp>
#include <vector>

namespace tests {

// The messages of version 1 that say what this update says: one for each of its views. One of version 1 is its own.
std::vector<boost::json::object> messages_in(boost::json::object update);

}  // namespace tests
