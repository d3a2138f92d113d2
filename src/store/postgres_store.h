// A store in PostgreSQL, for any number of servers.
//
// A lost connection is made anew, and what was being asked is asked once more. That is harmless: reading twice is, and
// all that is written bears it. An append that may have been stored before its answer was lost is remembered; when
// that entry conflicts, now or when the caller asks again, it is compared with what is there, and counts as stored if
// it is the same. So an append is answered wrongly only if another server wrote the very same entry at the same time.
// `unreachable` says that there was no answer within kAnswerTime, or no connection.
#pragma once

#include "store/store.h"

namespace store {

Result<std::unique_ptr<Store>> open_postgres(const std::string& url);

}  // namespace store
