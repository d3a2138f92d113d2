#include "hall/rebuild.h"

#include "room/read_next.h"

namespace hall {

std::expected<room::Room, Unreadable> rebuild(std::string table, std::span<const store::Entry> entries,
                                              const FindBoard& board) {
    room::Room room;
    room.id = std::move(table);
    const auto broken = [&room](const std::string& why) {
        return std::unexpected(
            Unreadable{"broken_table", "entry " + std::to_string(room.seq + 1) + " of its log: " + why});
    };
    if (entries.empty()) return broken("is missing");
    const auto name = room::read_board_name(entries.front().text);
    if (!name) return broken(name.error());
    room.board = board(name->id, name->sha256);
    if (room.board == nullptr)
        return std::unexpected(Unreadable{"no_such_board", "its board '" + name->id + "' is not known here"});
    for (const store::Entry& entry : entries) {
        if (entry.seq != room.seq + 1) return broken("is missing");
        const auto fact = room::read_next(room, entry.text);
        if (!fact) return broken(fact.error());
        room::apply(room, *fact, entry.at_ms);
    }
    return room;
}

}  // namespace hall
