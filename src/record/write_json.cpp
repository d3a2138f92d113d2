// Record to JSON.
#include "json/digest.h"
#include "record/event_json.h"

namespace record {
namespace {

// The events that only a record tells in full.
class Writer : public json::Writer {
 public:
    explicit Writer(const json::Writer& words) : json::Writer(words) {}

    json::object event(const LoggedEvent& logged) const {
        json::object object(memory());
        object["type"] = json::event_name(logged.event.index());
        if (const auto seat = seat_of(logged.event)) object["seat"] = index(*seat);
        std::visit([&](const auto& concrete) { fill(object, concrete); }, logged.event);
        if (!logged.by.empty()) object["by"] = logged.by;
        return object;
    }

 private:
    using json::Writer::fill;

    template <class Items>
    json::array list_per_seat(const Items& per_seat) const {
        json::array array(memory());
        for (size_t seat = 0; seat < seats(); ++seat) array.emplace_back(list(per_seat[seat]));
        return array;
    }

    void fill(json::object& object, const engine::Dealt& event) const {
        object["stacks"] = stacks(event.stacks);
        object["spare_stacks"] = list(event.spare_stacks);
        object["hands"] = list_per_seat(event.hands);
        object["market"] = list(event.market);
        object["offers"] = list_per_seat(event.offers);
    }
    void fill(json::object& object, const engine::TicketsKept& event) const {
        object["kept"] = list(event.kept);
        object["returned"] = list(event.returned);
    }
    static void fill(json::object& object, const engine::CardDrawn& event) { object["card"] = word(event.card); }
    void fill(json::object& object, const engine::TicketsOffered& event) const {
        object["tickets"] = list(event.tickets);
    }
};

}  // namespace

json::array write_events(std::span<const LoggedEvent> events, const json::Writer& words) {
    const Writer writer(words);
    json::array list(words.memory());
    list.reserve(events.size());
    for (const LoggedEvent& event : events) list.emplace_back(writer.event(event));
    return list;
}

std::string to_json(const Record& record, const engine::Board& board) {
    boost::json::monotonic_resource memory(65'536);
    json::object root(&memory);
    root["format"] = "record/1";
    root["board"] = record.board;
    root["board_sha256"] = record.board_sha256;
    json::array players(&memory);
    for (const Player& player : record.players) {
        json::object entry(&memory);
        entry["name"] = player.name;
        entry["kind"] = player.kind == PlayerKind::human ? "human" : "bot";
        if (!player.level.empty()) entry["level"] = player.level;
        players.emplace_back(std::move(entry));
    }
    root["players"] = std::move(players);
    if (record.seed) root["seed"] = json::to_hex(*record.seed);
    root["events"] = write_events(record.events, {board, record.players.size(), &memory});
    return boost::json::serialize(root);
}

}  // namespace record
