#include "hall/summary.h"

#include <algorithm>

#include "room/decide.h"

namespace hall {

using seating::ChairKind;

namespace {

// Most moves leave it as it is, and are spared a copy of the room.
bool changes_summary(const room::Room& room, const room::Fact& fact) {
    if (std::holds_alternative<room::Said>(fact)) return false;
    const auto* moved = std::get_if<room::Moved>(&fact);
    return moved == nullptr || room.settings.clock.kind != seating::ClockKind::none ||
           std::holds_alternative<engine::GameEnded>(moved->deed.events.back().event);
}

// What would follow by itself, had the server not died at that moment. A bot's move waits for people to come back, but
// not where nobody need be there.
bool is_due(const room::Room& room) {
    if (room::what_follows(room, {})) return true;
    if (room.settings.clock.kind != seating::ClockKind::days) return false;
    for (const engine::Seat seat : room.to_act())
        if (room.player(seat).bot_decides()) return true;
    return false;
}

}  // namespace

store::Summary summary_of(const room::Room& room) {
    store::Summary summary;
    summary.stage = store::Stage(static_cast<uint8_t>(room.stage()));
    summary.listed = room.settings.listed;
    if (const auto due = room::deadline(room)) summary.wake_at_ms = due->at;
    if (is_due(room)) summary.wake_at_ms = 0;
    summary.people.push_back(room.host);
    for (const room::Player& player : room.players)
        if (player.chair.kind == ChairKind::person) summary.people.push_back(player.chair.person);
    std::ranges::sort(summary.people);
    const auto same = std::ranges::unique(summary.people);
    summary.people.erase(same.begin(), same.end());
    json::Text text(summary.text);
    text.object([&] {
        seating::write(text.key("settings"), room.settings);
        text.key("seats").list([&] {
            for (const room::Player& player : room.players)
                text.object([&] { seating::write_fields(text, player.chair); });
        });
    });
    return summary;
}

std::optional<store::Summary> new_summary(const room::Room& room, const room::Fact& fact, room::Millis at) {
    if (!changes_summary(room, fact)) return std::nullopt;
    room::Room next = room;
    room::apply(next, fact, at);
    return summary_of(next);
}

std::string write_list(std::span<const store::Listed> tables) {
    std::string text = "{\"tables\":[";
    for (const store::Listed& table : tables) {
        json::object fields;
        fields["id"] = table.table;
        fields["stage"] = seating::name_of(seating::Stage(static_cast<uint8_t>(table.summary.stage)));
        fields["changed_ms"] = table.changed_ms;
        if (text.back() == '}') text += ',';
        text += boost::json::serialize(fields);
        text.back() = ',';
        text += std::string_view(table.summary.text).substr(1);
    }
    return text + "]}";
}

}  // namespace hall
