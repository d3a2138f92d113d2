// The sources of Boost.JSON, and what it calls where it would throw: nothing here can catch, so it stops.
#include <boost/json/src.hpp>
#include <cstdlib>

namespace boost {

struct source_location;

void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) { std::abort(); }

}  // namespace boost
