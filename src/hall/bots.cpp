// What bots are asked, for a choice or for hints, and what becomes of their choices.
#include "hall/hall.h"

namespace hall {

using engine::index;
using engine::Seat;

Puzzle Hall::puzzle(const Place& place, Seat seat) {
    const room::Player& player = place.room.player(seat);
    Puzzle puzzle{.table = place.room.id,
                  .seat = seat,
                  .seq = place.room.seq,
                  .level = player.stand_in ? place.room.settings.level : player.chair.level,
                  .board = place.room.board,
                  .seats = place.room.players.size(),
                  .events = {}};
    for (const record::LoggedEvent& logged : place.room.match->events()) puzzle.events.push_back(logged.event);
    return puzzle;
}

void Hall::ask_bots(Place& place) {
    if (!place.ready || place.waits_for || place.room.stage() != seating::Stage::playing) return;
    for (const Seat seat : place.room.to_act()) {
        const room::Player& player = place.room.player(seat);
        uint64_t& asked = place.asked_bot[index(seat)];
        if (!player.bot_decides() || asked == player.since) continue;
        asked = player.since;
        outside_.think(puzzle(place, seat));
    }
}

void Hall::ask_hints(const std::string& table, const room::Asker& asker, Seat seat, Reply reply, Millis now) {
    const auto judge = [asker, seat](const room::Room& room) -> room::Answer {
        if (auto no = room::why_no_hint(room, asker, seat)) return *std::move(no);
        return room::Repeated{};
    };
    ReplyTo reply_to{
        .connection = {}, .once = std::move(reply), .asker = asker, .seat = seat, .with = ReplyTo::With::hints};
    carefully(table, now, [&] { want(place_for(table, now), {judge, std::move(reply_to)}, now); });
}

void Hall::thought(const std::string& table, Seat seat, uint64_t seq, const engine::Action& action, Millis now) {
    const auto at = places_.find(table);
    if (at == places_.end()) return;
    Place& place = at->second;
    if (place.wants.size() >= kMostWants) {  // asked again when the crowd is gone
        place.asked_bot[index(seat)] = 0;
        return;
    }
    const auto judge = [this, seat, seq, action](const room::Room& room) -> room::Answer {
        if (auto moved = room::bot_move(room, seat, seq, action)) return room::Decision{std::move(*moved), {}};
        auto other = room::any_bot_move(room, seat, seq);
        if (!other) return room::Repeated{};  // the table has moved on
        const room::Player& player = room.player(seat);
        outside_.report_bot(room.id, player.stand_in ? room.settings.level : player.chair.level);
        return room::Decision{std::move(*other), {}};
    };
    carefully(table, now, [&] { want(place, {judge, {}}, now); });
}

}  // namespace hall
