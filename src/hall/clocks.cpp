// When something is to be done at a table though nobody does anything.
#include <algorithm>

#include "hall/hall.h"

namespace hall {

using engine::index;
using engine::Seat;
using engine::SeatSet;

namespace {

constexpr Millis kForgetAfter = 60'000;

}  // namespace

std::optional<Millis> Hall::next_deadline() const {
    return wakes_.empty() ? std::nullopt : std::optional(wakes_.begin()->first);
}

void Hall::set_wake(Place& place, Millis now) {
    const auto at = wake_time(place, now);
    if (at == place.wakes_at) return;
    if (place.wakes_at) wakes_.erase({*place.wakes_at, place.room.id});
    place.wakes_at = at;
    if (at) wakes_.emplace(*at, place.room.id);
}

std::optional<Millis> Hall::wake_time(const Place& place, Millis now) const {
    std::optional<Millis> first;
    const auto consider = [&](Millis at) { first = std::min(first.value_or(at), at); };
    if (place.frozen_until) return place.frozen_until;
    if (place.connections.empty()) consider(place.used_at + kForgetAfter);
    if (place.retry_at > now) consider(place.retry_at);
    if (!place.ready) return first;
    if (const auto due = room::deadline(place.room)) consider(due->at);
    const SeatSet present = here(place, now);
    if (present.empty() || place.room.settings.clock.kind == seating::ClockKind::days) return first;
    for (const Seat seat : place.room.awaited() - present)
        consider(place.seen_at[index(seat)] + Millis{1000} * place.room.settings.grace_s);
    return first;
}

void Hall::tick(Millis now) {
    while (!stopping_ && !wakes_.empty() && wakes_.begin()->first <= now) {
        const std::string table = wakes_.begin()->second;
        wakes_.erase(wakes_.begin());
        Place& place = places_.at(table);
        place.wakes_at.reset();
        if (place.waits_for) {
            place.wakes_at = now + 1000;
            wakes_.emplace(now + 1000, table);
        } else if (place.frozen_until ||
                   (place.connections.empty() && place.wants.empty() && place.used_at + kForgetAfter <= now)) {
            forget(table);
        } else {
            carefully(table, now, [&] { look_at_clocks(place, now); });
        }
    }
}

void Hall::look_at_clocks(Place& place, Millis now) {
    const SeatSet present = here(place, now);
    for (const Seat seat : place.room.awaited()) {
        const auto due = room::deadline(place.room);
        const bool late = due && due->seat == seat && due->at <= now;
        const bool away = !present.empty() && !present.contains(seat) &&
                          place.room.settings.clock.kind != seating::ClockKind::days &&
                          place.seen_at[index(seat)] + Millis{1000} * place.room.settings.grace_s <= now;
        if (!late && !away) continue;
        const room::Why why = late ? room::Why::time : room::Why::absent;
        const auto judge = [seat, why](const room::Room& room) -> room::Answer {
            if (const auto fact = room::stand_in(room, seat, why)) return room::Decision{*fact, {}};
            return room::Repeated{};
        };
        place.wants.push_back({judge, {}});
        place.seen_at[index(seat)] = now;  // once is enough
    }
    after_change(place, now);
}

}  // namespace hall
