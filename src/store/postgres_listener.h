// Hears the notifications of a PostgreSQL database, on a connection of its own.
#pragma once

#include "store/postgres_connection.h"

namespace store {

Result<std::unique_ptr<Listener>> listen_to(const PostgresAddress& address);

}  // namespace store
