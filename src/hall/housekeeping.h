// What a server forgets after a long time: sessions that nobody uses, and tables at which nobody ever played.
#pragma once

#include "room/room.h"
#include "store/store.h"

namespace hall {

struct Keep {
    int session_days = 90;  // since it was last used; 0: for ever
    int waiting_days = 30;  // since somebody last sat down or got up; 0: for ever
};

// The names of the tables that are gone. NB: a store that fails is asked again the next time.
std::vector<std::string> forget_the_past(store::Store& store, room::Millis now, const Keep& keep);

}  // namespace hall
