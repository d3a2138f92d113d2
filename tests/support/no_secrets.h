// An update has nothing that its viewer may not know.
#pragma once

#include <boost/json.hpp>

namespace tests {

void expect_no_secrets(const boost::json::object& update);

}  // namespace tests
