// Record to JSON.
#include <boost/json.hpp>

#include "record/hex.h"
#include "record/record.h"

namespace record {
namespace {

namespace json = boost::json;
using engine::index;

class Writer {
 public:
    Writer(const engine::Board& board, size_t seats, json::storage_ptr memory)
        : board_(board), seats_(seats), memory_(std::move(memory)) {}

    json::object event(const LoggedEvent& logged) {
        json::object object(memory_);
        object["type"] = type_name(logged.event);
        if (const auto seat = seat_of(logged.event)) object["seat"] = index(*seat);
        std::visit([&](const auto& concrete) { fill(object, concrete); }, logged.event);
        if (!logged.by.empty()) object["by"] = logged.by;
        return object;
    }

 private:
    const std::string& id(engine::LocationId location) const { return board_.location_ids[index(location)]; }
    const std::string& id(engine::SymbolId symbol) const { return board_.symbols[index(symbol)]; }
    const std::string& id(engine::TicketId ticket) const { return board_.ticket_ids[index(ticket)]; }
    static std::string_view id(engine::Card card) { return engine::name_of(card); }

    template <class Items>
    json::array list(const Items& items) const {
        json::array array(memory_);
        for (const auto item : items) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(item)>, engine::TicketId>)
                if (item == engine::kNoTicket) continue;
            array.emplace_back(id(item));
        }
        return array;
    }
    template <class Items>
    json::array list_per_seat(const Items& per_seat) const {
        json::array array(memory_);
        for (size_t seat = 0; seat < seats_; ++seat) array.emplace_back(list(per_seat[seat]));
        return array;
    }

    void fill(json::object& object, const engine::Dealt& event) const {
        json::object stacks(memory_);
        for (size_t i = 0; i < event.stacks.size(); ++i) stacks[id(board_.marked[i])] = id(event.stacks[i]);
        object["stacks"] = std::move(stacks);
        object["spare_stacks"] = list(event.spare_stacks);
        object["hands"] = list_per_seat(event.hands);
        object["market"] = list(event.market);
        object["offers"] = list_per_seat(event.offers);
    }
    void fill(json::object& object, const engine::DeckReshuffled& event) const { object["cards"] = event.cards; }
    void fill(json::object& object, const engine::TicketsKept& event) const {
        object["kept"] = list(event.kept);
        object["returned"] = list(event.returned);
    }
    void fill(json::object& object, const engine::StackPlaced& event) const {
        object["symbol"] = id(event.symbol);
        object["location"] = id(event.location);
    }
    void fill(json::object& object, const engine::CardDrawn& event) const { object["card"] = id(event.card); }
    void fill(json::object& object, const engine::CardTaken& event) const {
        object["slot"] = index(event.slot);
        object["card"] = id(event.card);
    }
    void fill(json::object& object, const engine::MarketFilled& event) const {
        object["slot"] = index(event.slot);
        object["card"] = id(event.card);
    }
    void fill(json::object& object, const engine::RouteClaimed& event) const {
        object["route"] = board_.route_ids[index(event.route)];
        json::object paid(memory_);
        if (event.paid.coloured > 0) paid[id(event.paid.colour)] = event.paid.coloured;
        if (event.paid.ferries > 0) paid[id(engine::Card::ferry)] = event.paid.ferries;
        object["paid"] = std::move(paid);
        object["points"] = event.points;
    }
    void fill(json::object& object, const engine::TokenTaken& event) const {
        object["location"] = id(event.location);
        object["symbol"] = id(event.symbol);
    }
    void fill(json::object& object, const engine::TicketsOffered& event) const {
        object["tickets"] = list(event.tickets);
    }
    void fill(json::object& object, const engine::GameEnded& event) const {
        json::array scores(memory_);
        for (size_t seat = 0; seat < seats_; ++seat) {
            const engine::Score& score = event.scores[seat];
            json::object entry(memory_);
            entry["routes"] = score.routes;
            entry["tickets"] = score.tickets;
            entry["tokens"] = score.tokens;
            entry["total"] = score.total;
            entry["completed"] = score.completed;
            scores.emplace_back(std::move(entry));
        }
        object["scores"] = std::move(scores);
        json::array winners(memory_);
        for (const engine::Seat seat : event.winners) winners.emplace_back(index(seat));
        object["winners"] = std::move(winners);
    }
    static void fill(json::object&, const auto&) {}  // nothing besides type and seat

    const engine::Board& board_;
    size_t seats_;
    json::storage_ptr memory_;
};

}  // namespace

std::string to_json(const Record& record, const engine::Board& board) {
    json::monotonic_resource memory(65'536);
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
    if (record.seed) root["seed"] = to_hex(*record.seed);
    Writer writer(board, record.players.size(), &memory);
    json::array events(&memory);
    events.reserve(record.events.size());
    for (const LoggedEvent& event : record.events) events.emplace_back(writer.event(event));
    root["events"] = std::move(events);
    return json::serialize(root);
}

}  // namespace record
