#include "hall/housekeeping.h"

namespace hall {
namespace {

constexpr room::Millis kDay = 86'400'000;

}  // namespace

std::vector<std::string> forget_the_past(store::Store& store, room::Millis now, const Keep& keep) {
    if (keep.session_days > 0) std::ignore = store.end_sessions_unused_since(now - kDay * keep.session_days);
    std::vector<std::string> gone;
    if (keep.waiting_days == 0) return gone;
    store::Wanted abandoned;
    abandoned.stage = store::Stage::open;
    abandoned.before_ms = now - kDay * keep.waiting_days;
    for (;;) {
        const auto page = store.tables(abandoned);
        if (!page || page->empty()) return gone;
        for (const store::Listed& table : *page)
            if (store.remove(table.table, table.seq).value_or(false)) gone.push_back(table.table);
        abandoned.before_ms = page->back().changed_ms;
        abandoned.before_table = page->back().table;
    }
}

}  // namespace hall
