// Record to JSON.
#include "json/digest.h"
#include "record/event_json.h"

namespace record {
namespace {

// The events that only a record tells in full.
class Writer : public json::Writer {
 public:
    explicit Writer(const json::Writer& words) : json::Writer(words) {}

    void event(const LoggedEvent& logged) {
        object([&] {
            field("type", json::event_name(logged.event.index()));
            if (const auto seat = seat_of(logged.event)) field("seat", index(*seat));
            std::visit([&](const auto& concrete) { fill(concrete); }, logged.event);
            if (!logged.by.empty()) field("by", logged.by);
        });
    }

 private:
    using json::Writer::fill;

    template <class Items>
    void words_per_seat(std::string_view name, const Items& per_seat) {
        key(name).list([&] {
            for (size_t seat = 0; seat < seats(); ++seat) words(per_seat[seat]);
        });
    }

    void fill(const engine::Dealt& event) {
        key("stacks");
        stacks(event.stacks);
        words("spare_stacks", event.spare_stacks);
        words_per_seat("hands", event.hands);
        words("market", event.market);
        words_per_seat("offers", event.offers);
    }
    void fill(const engine::TicketsKept& event) {
        words("kept", event.kept);
        words("returned", event.returned);
    }
    void fill(const engine::CardDrawn& event) { field("card", word(event.card)); }
    void fill(const engine::TicketsOffered& event) { words("tickets", event.tickets); }
};

}  // namespace

void write_events(std::span<const LoggedEvent> events, const json::Writer& words) {
    Writer writer(words);
    writer.list([&] {
        for (const LoggedEvent& event : events) writer.event(event);
    });
}

std::string to_json(const Record& record, const engine::Board& board) {
    std::string text;
    json::Writer root(text, board, record.players.size());
    root.object([&] {
        root.field("format", "record/1");
        root.field("board", record.board);
        root.field("board_sha256", record.board_sha256);
        root.key("players").list([&] {
            for (const Player& player : record.players)
                root.object([&] {
                    root.field("name", player.name);
                    root.field("kind", player.kind == PlayerKind::human ? "human" : "bot");
                    if (!player.level.empty()) root.field("level", player.level);
                });
        });
        if (record.seed) root.field("seed", json::to_hex(*record.seed));
        root.key("events");
        write_events(record.events, root);
    });
    return text;
}

}  // namespace record
