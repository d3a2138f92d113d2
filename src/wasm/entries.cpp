#include "wasm/entries.h"

#include "hall/rebuild.h"
#include "json/reader.h"

namespace wasm {

std::expected<std::vector<store::Entry>, std::string> read_entries(std::string_view text) {
    const auto document = json::parse(text);
    if (!document) return std::unexpected(document.error());
    const auto list = json::as_array(*document, json::Place("entries"));
    if (!list) return std::unexpected(list.error());
    json::Fault fault;
    std::vector<store::Entry> entries;
    for (size_t i = 0; i < (*list)->size(); ++i) {
        json::Reader reader((**list)[i], json::Place("entries").item(i), fault);
        entries.push_back({reader.number<uint64_t>("seq", 1, INT64_MAX), reader.number<int64_t>("at_ms", 0, INT64_MAX),
                           reader.text("text")});
        reader.finish();
    }
    if (fault.text) return std::unexpected(*fault.text);
    return entries;
}

std::expected<record::Record, std::string> record_of(const std::vector<store::Entry>& entries) {
    const auto board = [](std::string_view id, std::string_view sha256) -> const record::BoardFile* {
        const record::BoardFile& shipped = record::shipped_board();
        return id == shipped.board.id && sha256 == shipped.sha256 ? &shipped : nullptr;
    };
    const auto room = hall::rebuild({}, entries, board);
    if (!room) return std::unexpected(room.error().why);
    if (!room->match) return std::unexpected("the game has not begun");
    return room->match->record();
}

}  // namespace wasm
