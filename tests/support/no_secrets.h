// An update of version 1 has nothing that its viewer may not know. See versions.h for the others.
#pragma once

#include <boost/json.hpp>

namespace tests {

void expect_no_secrets(const boost::json::object& update);

}  // namespace tests
