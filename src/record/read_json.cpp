// JSON to record: strict, with the place of the first thing that is wrong.
#include "record/event_json.h"

namespace record {
namespace {

using engine::Event;
using engine::index;
using json::Place;

// One event.
class EventReader : public json::WordReader {
 public:
    EventReader(const json::value& from, Place place, json::Fault& fault, const engine::Board& board, size_t seats)
        : WordReader(from, std::move(place), fault, board), seats_(seats) {}

    LoggedEvent event() {
        LoggedEvent result{event_of(text("type")), {}};
        if (has("by")) {
            if (seat_of(result.event)) result.by = text("by");
            if (result.by.empty()) wrong(place("by"), "must be a name, on an event of a seat");
        }
        finish();
        return result;
    }

 private:
    Event event_of(std::string_view type) {
        if (type == "dealt") return dealt();
        if (type == "market_swept") return engine::MarketSwept{};
        if (type == "deck_reshuffled") return engine::DeckReshuffled{number<uint8_t>("cards", 1, engine::kCards)};
        if (type == "tickets_kept") return engine::TicketsKept{seat(), tickets("kept"), tickets("returned")};
        if (type == "stack_placed") return engine::StackPlaced{seat(), symbol("symbol"), location("location")};
        if (type == "card_drawn") return engine::CardDrawn{seat(), card("card")};
        if (type == "card_taken") return engine::CardTaken{seat(), slot(), card("card")};
        if (type == "market_filled") return engine::MarketFilled{slot(), card("card")};
        if (type == "route_claimed")
            return engine::RouteClaimed{seat(), route("route"), payment("paid"), number<uint8_t>("points", 0, 100)};
        if (type == "token_taken") return engine::TokenTaken{seat(), location("location"), symbol("symbol")};
        if (type == "tickets_offered") return tickets_offered();
        if (type == "passed") return engine::Passed{seat()};
        if (type == "last_round_began") return engine::LastRoundBegan{seat()};
        if (type == "game_ended") return game_ended();
        wrong(place("type"), "is no event of this format");
        return {};
    }

    Event dealt() {
        engine::Dealt event;
        json::Reader stacks = object_at("stacks");
        if (stacks.all().size() != event.stacks.size()) wrong(stacks.place(), "must have the five marked locations");
        for (size_t i = 0; i < event.stacks.size(); ++i) {
            const std::string& marked = board().location_ids[index(board().marked[i])];
            event.stacks[i] = found(board().find_symbol(stacks.text(marked)), stacks.place(marked), "symbol");
        }
        const auto as_symbol = [&](std::string_view name, const Place& where) {
            return found(board().find_symbol(name), where, "symbol");
        };
        const auto as_card = [&](std::string_view name, const Place& where) {
            return found(engine::find_card(name), where, "card");
        };
        const auto as_ticket = [&](std::string_view name, const Place& where) {
            return found(board().find_ticket(name), where, "ticket");
        };
        fill(event.spare_stacks, field("spare_stacks"), place("spare_stacks"), as_symbol);
        fill(event.market, field("market"), place("market"), as_card);
        fill_per_seat(event.hands, "hands", as_card);
        fill_per_seat(event.offers, "offers", as_ticket);
        return event;
    }

    Event tickets_offered() {
        engine::TicketsOffered event{seat()};
        const json::array* offered = list("tickets");
        if (offered == nullptr) return event;
        const Place where = place("tickets");
        if (offered->empty() || offered->size() > event.tickets.size()) wrong(where, "must have one or two tickets");
        for (size_t i = 0; i < std::min(offered->size(), event.tickets.size()); ++i)
            event.tickets[i] = ticket((*offered)[i], where.item(i));
        if (event.tickets[0] == event.tickets[1]) wrong(where, "has the same ticket twice");
        return event;
    }

    Event game_ended() {
        engine::GameEnded event;
        if (const json::array* scores = list("scores"); scores != nullptr) {
            const Place where = place("scores");
            if (scores->size() != seats_) wrong(where, "must have one entry per seat");
            for (size_t i = 0; i < std::min(scores->size(), seats_); ++i)
                event.scores[i] = score((*scores)[i], where.item(i));
        }
        int winners = 0;
        each("winners", [&](const json::value& item, const Place& where) {
            const auto seat = json::as_integer(item, where, 0, static_cast<int64_t>(seats_) - 1);
            event.winners.insert(engine::Seat(fault().take<int64_t>(seat, 0)));
            ++winners;
        });
        if (event.winners.size() != winners) wrong(place("winners"), "names a seat twice");
        return event;
    }

    engine::Score score(const json::value& value, const Place& where) {
        json::Reader reader(value, where, fault());
        const auto points = [&](std::string_view key) { return reader.number<int16_t>(key, -10'000, 10'000); };
        const engine::Score result{points("routes"), points("tickets"), points("tokens"), points("total"),
                                   points("completed")};
        reader.finish();
        return result;
    }

    engine::Seat seat() { return engine::Seat{number<uint8_t>("seat", 0, static_cast<int64_t>(seats_) - 1)}; }

    template <class Items, class Convert>
    void fill(Items& items, const json::value* value, const Place& where, Convert convert) {
        if (value == nullptr) return;
        const auto list = json::as_array(*value, where);
        if (!list) return fault().note(list.error());
        if ((*list)->size() != items.size())
            return wrong(where, "must have " + std::to_string(items.size()) + " entries");
        for (size_t i = 0; i < items.size(); ++i) {
            const auto name = json::as_string((**list)[i], where.item(i));
            if (!name) return fault().note(name.error());
            items[i] = convert(*name, where.item(i));
        }
    }
    template <class Items, class Convert>
    void fill_per_seat(Items& per_seat, std::string_view key, Convert convert) {
        const json::array* seats = list(key);
        if (seats == nullptr) return;
        if (seats->size() != seats_) return wrong(place(key), "must have one entry per seat");
        for (size_t i = 0; i < seats_; ++i) fill(per_seat[i], &(*seats)[i], place(key).item(i), convert);
    }

    size_t seats_;
};

json::Result<Player> read_player(const json::value& value, const Place& place) {
    const auto object = json::as_object(value, place);
    if (!object) return std::unexpected(object.error());
    if (const auto known = json::only_fields(**object, {"name", "kind", "level"}, place); !known)
        return std::unexpected(known.error());
    const auto name = json::string_field(**object, "name", place);
    if (!name) return std::unexpected(name.error());
    const auto kind = json::string_field(**object, "kind", place);
    if (!kind) return std::unexpected(kind.error());
    if (*kind != "human" && *kind != "bot") return place.field("kind").wrong("must be \"human\" or \"bot\"");
    Player player{std::string(*name), *kind == "human" ? PlayerKind::human : PlayerKind::bot, {}};
    if ((*object)->contains("level")) {
        const auto level = json::string_field(**object, "level", place);
        if (!level) return std::unexpected(level.error());
        player.level = *level;
    }
    return player;
}

json::Result<std::vector<Player>> read_players(const json::object& root) {
    const auto list = json::array_field(root, "players", Place(""));
    if (!list) return std::unexpected(list.error());
    if ((*list)->size() < engine::kMinSeats || (*list)->size() > engine::kMaxSeats)
        return Place("players").wrong("must have 2 to 4 entries (R1.1)");
    std::vector<Player> players;
    for (size_t i = 0; i < (*list)->size(); ++i) {
        auto player = read_player((**list)[i], Place("players").item(i));
        if (!player) return std::unexpected(player.error());
        players.push_back(std::move(*player));
    }
    return players;
}

}  // namespace

std::vector<LoggedEvent> read_events(const json::array& events, const Place& place, const engine::Board& board,
                                     size_t seats, json::Fault& fault) {
    std::vector<LoggedEvent> result;
    result.reserve(events.size());
    for (size_t i = 0; i < events.size() && !fault.text; ++i)
        result.push_back(EventReader(events[i], place.item(i), fault, board, seats).event());
    return result;
}

std::expected<Record, std::string> parse_record(std::string_view line, const BoardFile& board) {
    const Place top("");
    const auto document = json::parse(line);
    if (!document) return std::unexpected(document.error());
    const auto root = json::as_object(*document, top);
    if (!root) return std::unexpected(root.error());
    if (const auto known =
            json::only_fields(**root, {"format", "board", "board_sha256", "players", "seed", "events"}, top);
        !known)
        return std::unexpected(known.error());
    const auto format = json::string_field(**root, "format", top);
    if (!format) return std::unexpected(format.error());
    if (*format != "record/1") return Place("format").wrong("must be \"record/1\"");
    Record record;
    for (auto [key, target, own] : {std::tuple{"board", &record.board, &board.board.id},
                                    std::tuple{"board_sha256", &record.board_sha256, &board.sha256}}) {
        const auto text = json::string_field(**root, key, top);
        if (!text) return std::unexpected(text.error());
        if (*text != *own)
            return Place(key).wrong("is '" + std::string(*text) + "', but the board at hand has '" + *own +
                                    "'; name the right one with --board");
        *target = *text;
    }
    auto players = read_players(**root);
    if (!players) return std::unexpected(players.error());
    record.players = std::move(*players);
    if ((*root)->contains("seed")) {
        const auto hex = json::string_field(**root, "seed", top);
        if (!hex) return std::unexpected(hex.error());
        record.seed = seed_from_hex(*hex);
        if (!record.seed) return Place("seed").wrong("must be 64 lower-case hex digits");
    }
    const auto events = json::array_field(**root, "events", top);
    if (!events) return std::unexpected(events.error());
    json::Fault fault;
    record.events = read_events(**events, Place("events"), board.board, record.players.size(), fault);
    if (fault.text) return std::unexpected(*fault.text);
    if (record.seed && !record.finished()) return Place("seed").wrong("must not be in the record of a running game");
    return record;
}

}  // namespace record
