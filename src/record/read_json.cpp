// JSON to record: strict, with the place of the first thing that is wrong.
#include "record/json.h"
#include "record/record.h"

namespace record {
namespace {

using engine::Card;
using engine::Event;
using engine::index;
using json::Place;

// Carries the first fault out of nested reading. Every reader below returns a harmless value after a fault, and the
// caller looks at fault() once, at the end.
class Reader {
 public:
    Reader(const engine::Board& board, size_t seats) : board_(board), seats_(seats) {}

    const std::optional<std::string>& fault() const { return fault_; }

    LoggedEvent event(const json::value& value, const Place& place) {
        const auto object = json::as_object(value, place);
        if (!object) return note(object.error()), LoggedEvent{};
        at_ = *object;
        place_ = &place;
        fields_read_ = 1;
        const std::string_view type = take(json::string_field(*at_, "type", place)).value_or("");
        LoggedEvent result{event_of(type), {}};
        if (at_->contains("by")) {
            if (seat_of(result.event)) result.by = text("by");
            if (result.by.empty()) note(place.field("by").wrong("must be a name, on an event of a seat").error());
        }
        if (!fault_ && fields_read_ != at_->size())
            note(place.wrong("has a field that does not belong to its type").error());
        return result;
    }

 private:
    Event event_of(std::string_view type) {
        if (type == "dealt") return dealt();
        if (type == "market_swept") return engine::MarketSwept{};
        if (type == "deck_reshuffled") return engine::DeckReshuffled{number<uint8_t>("cards", 1, engine::kCards)};
        if (type == "tickets_kept") return engine::TicketsKept{seat(), ticket_set("kept"), ticket_set("returned")};
        if (type == "stack_placed") return engine::StackPlaced{seat(), symbol("symbol"), location("location")};
        if (type == "card_drawn") return engine::CardDrawn{seat(), card("card")};
        if (type == "card_taken") return engine::CardTaken{seat(), slot(), card("card")};
        if (type == "market_filled") return engine::MarketFilled{slot(), card("card")};
        if (type == "route_claimed")
            return engine::RouteClaimed{seat(), route(), payment(), number<uint8_t>("points", 0, 100)};
        if (type == "token_taken") return engine::TokenTaken{seat(), location("location"), symbol("symbol")};
        if (type == "tickets_offered") return tickets_offered();
        if (type == "passed") return engine::Passed{seat()};
        if (type == "last_round_began") return engine::LastRoundBegan{seat()};
        if (type == "game_ended") return game_ended();
        note(place_->field("type").wrong("is no event of this format").error());
        return {};
    }

    Event dealt() {
        engine::Dealt event;
        const json::object* stacks = object_field("stacks");
        if (stacks != nullptr && stacks->size() != event.stacks.size())
            note(place_->field("stacks").wrong("must have the five marked locations").error());
        for (size_t i = 0; stacks != nullptr && i < event.stacks.size(); ++i) {
            const std::string& marked = board_.location_ids[index(board_.marked[i])];
            const Place place = place_->field("stacks");
            const auto name = take(json::string_field(*stacks, marked, place));
            if (name) event.stacks[i] = find(board_.find_symbol(*name), place.field(marked), "symbol");
        }
        const auto as_symbol = [&](std::string_view name, const Place& place) {
            return find(board_.find_symbol(name), place, "symbol");
        };
        const auto as_card = [&](std::string_view name, const Place& place) {
            return find(engine::find_card(name), place, "card");
        };
        const auto as_ticket = [&](std::string_view name, const Place& place) {
            return find(board_.find_ticket(name), place, "ticket");
        };
        fill(event.spare_stacks, field("spare_stacks"), place_->field("spare_stacks"), as_symbol);
        fill(event.market, field("market"), place_->field("market"), as_card);
        fill_per_seat(event.hands, "hands", as_card);
        fill_per_seat(event.offers, "offers", as_ticket);
        return event;
    }

    Event tickets_offered() {
        engine::TicketsOffered event{seat()};
        const json::array* list = array_field("tickets");
        if (list == nullptr) return event;
        const Place place = place_->field("tickets");
        if (list->empty() || list->size() > event.tickets.size())
            note(place.wrong("must have one or two tickets").error());
        for (size_t i = 0; i < std::min(list->size(), event.tickets.size()); ++i)
            event.tickets[i] = ticket((*list)[i], place.item(i));
        if (event.tickets[0] == event.tickets[1]) note(place.wrong("has the same ticket twice").error());
        return event;
    }

    Event game_ended() {
        engine::GameEnded event;
        if (const json::array* scores = array_field("scores"); scores != nullptr) {
            const Place place = place_->field("scores");
            if (scores->size() != seats_) note(place.wrong("must have one entry per seat").error());
            for (size_t i = 0; i < std::min(scores->size(), seats_); ++i)
                event.scores[i] = score((*scores)[i], place.item(i));
        }
        if (const json::array* winners = array_field("winners"); winners != nullptr) {
            const Place place = place_->field("winners");
            for (size_t i = 0; i < winners->size(); ++i)
                event.winners.insert(engine::Seat(
                    take(json::as_integer((*winners)[i], place.item(i), 0, static_cast<int64_t>(seats_) - 1))
                        .value_or(0)));
            if (static_cast<size_t>(event.winners.size()) != winners->size())
                note(place.wrong("names a seat twice").error());
        }
        return event;
    }

    engine::Score score(const json::value& value, const Place& place) {
        engine::Score result;
        const auto object = take(json::as_object(value, place));
        if (!object) return result;
        if (!take(json::only_fields(**object, {"routes", "tickets", "tokens", "total", "completed"}, place)))
            return result;
        const auto points = [&](std::string_view key) {
            return static_cast<int16_t>(take(json::integer_field(**object, key, place, -10'000, 10'000)).value_or(0));
        };
        return {points("routes"), points("tickets"), points("tokens"), points("total"), points("completed")};
    }

    // R5.2: cards of one colour and ferry cards.
    engine::Payment payment() {
        engine::Payment result;
        const json::object* paid = object_field("paid");
        if (paid == nullptr) return result;
        const Place place = place_->field("paid");
        for (const auto& entry : *paid) {
            const Card card = find(engine::find_card(entry.key()), place.field(entry.key()), "card");
            const auto count = static_cast<uint8_t>(
                take(json::as_integer(entry.value(), place.field(entry.key()), 1, engine::kCards)).value_or(0));
            if (card == Card::ferry) {
                result.ferries = count;
            } else {
                if (result.coloured > 0) note(place.wrong("has more than one colour (R5.2)").error());
                result.colour = card;
                result.coloured = count;
            }
        }
        return result;
    }

    engine::Seat seat() { return engine::Seat{number<uint8_t>("seat", 0, static_cast<int64_t>(seats_) - 1)}; }
    engine::Slot slot() { return engine::Slot{number<uint8_t>("slot", 0, engine::kMarketSlots - 1)}; }
    Card card(std::string_view key) { return find(engine::find_card(text(key)), place_->field(key), "card"); }
    engine::SymbolId symbol(std::string_view key) {
        return find(board_.find_symbol(text(key)), place_->field(key), "symbol");
    }
    engine::LocationId location(std::string_view key) {
        return find(board_.find_location(text(key)), place_->field(key), "location");
    }
    engine::RouteId route() { return find(board_.find_route(text("route")), place_->field("route"), "route"); }
    engine::TicketId ticket(const json::value& value, const Place& place) {
        const auto name = take(json::as_string(value, place));
        return find(board_.find_ticket(name.value_or("")), place, "ticket");
    }
    engine::TicketSet ticket_set(std::string_view key) {
        engine::TicketSet set;
        const json::array* list = array_field(key);
        for (size_t i = 0; list != nullptr && i < list->size(); ++i)
            set.insert(ticket((*list)[i], place_->field(key).item(i)));
        if (list != nullptr && static_cast<size_t>(set.size()) != list->size())
            note(place_->field(key).wrong("has the same ticket twice").error());
        return set;
    }

    template <class Items, class Convert>
    void fill(Items& items, const json::value* value, const Place& place, Convert convert) {
        if (value == nullptr) return;
        const auto list = take(json::as_array(*value, place));
        if (!list) return;
        if ((*list)->size() != items.size())
            return note(place.wrong("must have " + std::to_string(items.size()) + " entries").error());
        for (size_t i = 0; i < items.size(); ++i)
            if (const auto name = take(json::as_string((**list)[i], place.item(i))))
                items[i] = convert(*name, place.item(i));
    }
    template <class Items, class Convert>
    void fill_per_seat(Items& per_seat, std::string_view key, Convert convert) {
        const json::array* list = array_field(key);
        if (list == nullptr) return;
        const Place place = place_->field(key);
        if (list->size() != seats_) return note(place.wrong("must have one entry per seat").error());
        for (size_t i = 0; i < seats_; ++i) fill(per_seat[i], &(*list)[i], place.item(i), convert);
    }

    // Fields of the event that is being read; each counts as read.
    const json::value* field(std::string_view key) {
        ++fields_read_;
        return take(json::field(*at_, key, *place_)).value_or(nullptr);
    }
    const json::array* array_field(std::string_view key) {
        ++fields_read_;
        return take(json::array_field(*at_, key, *place_)).value_or(nullptr);
    }
    const json::object* object_field(std::string_view key) {
        ++fields_read_;
        return take(json::object_field(*at_, key, *place_)).value_or(nullptr);
    }
    std::string text(std::string_view key) {
        ++fields_read_;
        return std::string(take(json::string_field(*at_, key, *place_)).value_or(""));
    }
    template <class Number>
    Number number(std::string_view key, int64_t least, int64_t most) {
        ++fields_read_;
        return static_cast<Number>(take(json::integer_field(*at_, key, *place_, least, most)).value_or(least));
    }

    template <class Id>
    Id find(std::optional<Id> found, const Place& place, std::string_view kind) {
        if (!found) note(place.wrong("is no known " + std::string(kind)).error());
        return found.value_or(Id{});
    }
    template <class T>
    json::Result<T> take(json::Result<T> result) {
        if (!result) note(result.error());
        return result;
    }
    void note(const std::string& fault) {
        if (!fault_) fault_ = fault;
    }

    const engine::Board& board_;
    size_t seats_;
    std::optional<std::string> fault_;
    const json::object* at_ = nullptr;
    const Place* place_ = nullptr;
    size_t fields_read_ = 0;
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

json::Result<std::vector<LoggedEvent>> read_events(const json::object& root, const engine::Board& board, size_t seats) {
    const auto list = json::array_field(root, "events", Place(""));
    if (!list) return std::unexpected(list.error());
    Reader reader(board, seats);
    std::vector<LoggedEvent> events;
    events.reserve((*list)->size());
    for (size_t i = 0; i < (*list)->size(); ++i) {
        events.push_back(reader.event((**list)[i], Place("events").item(i)));
        if (reader.fault()) return std::unexpected(*reader.fault());
    }
    return events;
}

}  // namespace

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
    auto events = read_events(**root, board.board, record.players.size());
    if (!events) return std::unexpected(events.error());
    record.events = std::move(*events);
    if (record.seed && !record.finished()) return Place("seed").wrong("must not be in the record of a running game");
    return record;
}

}  // namespace record
