#include <algorithm>

#include "json/words.h"
#include "protocol/wish.h"

namespace protocol {
namespace {

using engine::Seat;
using json::Place;
using seating::ChairKind;

class Reader : public json::WordReader {
 public:
    using WordReader::WordReader;

    Message message() {
        Message result{has("id") ? text("id") : std::string(), wish_of(text("type"))};
        if (result.id.empty() && (has("id") || std::holds_alternative<Act>(result.wish)))
            wrong(place("id"), "is missing");
        if (result.id.size() > kLongestId) wrong(place("id"), "is too long");
        finish();
        return result;
    }

    engine::Action action() {
        const engine::Action result = action_of(text("type"));
        finish();
        return result;
    }

 private:
    Wish wish_of(std::string_view type) {
        if (type == "sit") return sit();
        if (type == "leave") return Leave{chair()};
        if (type == "set_chair") return set_chair();
        if (type == "start") return Start{has("level") ? level() : "local"};
        if (type == "act") return act();
        if (type == "undo") return Undo{seat()};
        if (type == "answer_undo") return AnswerUndo{seat(), flag("yes")};
        if (type == "say") return say();
        if (type == "resign") return Resign{seat()};
        if (type == "take_back") return TakeBack{seat()};
        if (type == "rematch") return Rematch{seat()};
        if (type == "ping") return Ping{};
        wrong(place("type"), "is no message of this protocol");
        return Ping{};
    }

    Sit sit() {
        Sit result{.chair = {}, .name = text("name"), .invite = {}};
        if (has("seat")) result.chair = chair();
        if (has("invite")) result.invite = text("invite");
        return result;
    }

    SetChair set_chair() {
        SetChair result{
            .chair = chair(), .to = found(seating::find_chair_kind(text("to")), place("to"), "kind"), .level = {}};
        if (result.to == ChairKind::person) wrong(place("to"), "must be \"open\", \"invited\" or \"bot\"");
        if (result.to == ChairKind::bot) result.level = level();
        return result;
    }

    Act act() {
        Act result{.seat = seat(), .seq = number<uint64_t>("seq", 0, INT64_MAX), .action = {}};
        if (const json::value* wanted = field("action"))
            result.action = Reader(*wanted, place("action"), fault(), board()).action();
        return result;
    }

    Say say() {
        Say result{.seat = seat(), .text = {}, .phrase = {}};
        if (has("text")) result.text = text("text");
        if (has("phrase")) {
            result.phrase = text("phrase");
            if (std::ranges::find(kPhrases, result.phrase) == kPhrases.end())
                wrong(place("phrase"), "is no known phrase");
        }
        if (result.text.empty() == result.phrase.empty()) wrong(place(), "must have either a text or a phrase");
        if (seating::count_characters(result.text) > kLongestText) wrong(place("text"), "is too long");
        if (seating::has_control_characters(result.text)) wrong(place("text"), "has control characters");
        return result;
    }

    engine::Action action_of(std::string_view type) {
        if (type == "draw_deck") return engine::DrawDeck{};
        if (type == "draw_market") return engine::DrawMarket{slot()};
        if (type == "claim_route") {
            engine::ClaimRoute claim{route("route"), payment("paid"), engine::kNowhere};
            if (has("token_at")) claim.token_at = location("token_at");
            return claim;
        }
        if (type == "draw_tickets") return engine::DrawTickets{};
        if (type == "keep_tickets") return engine::KeepTickets{tickets("kept")};
        if (type == "place_stack") return engine::PlaceStack{symbol("symbol"), location("location")};
        if (type == "pass") return engine::Pass{};
        wrong(place("type"), "is no known action");
        return {};
    }

    uint8_t chair() { return number<uint8_t>("seat", 0, engine::kMaxSeats - 1); }
    Seat seat() { return Seat{chair()}; }
    std::string level() {
        std::string result = text("level");
        if (!seating::is_level(result)) wrong(place("level"), "is no known level");
        return result;
    }
};

}  // namespace

std::expected<Message, std::string> read_message(std::string_view text, const engine::Board& board) {
    const auto document = json::parse(text);
    if (!document) return std::unexpected(document.error());
    json::Fault fault;
    Message message = Reader(*document, Place(""), fault, board).message();
    if (fault.text) return std::unexpected(*fault.text);
    return message;
}

std::string id_in(std::string_view text) {
    const auto document = json::parse(text);
    if (!document) return {};
    json::Fault fault;
    std::string id = json::Reader(*document, Place(""), fault).text("id");
    return id.size() <= kLongestId ? id : std::string();
}

std::expected<NewTable, std::string> read_new_table(std::string_view text) {
    const auto document = json::parse(text);
    if (!document) return std::unexpected(document.error());
    json::Fault fault;
    json::Reader reader(*document, Place(""), fault);
    NewTable table;
    reader.each("chairs", [&](const json::value& item, const Place& place) {
        json::Reader chair(item, place, fault);
        seating::Chair& added = table.chairs.emplace_back();
        added.kind = chair.found(seating::find_chair_kind(chair.text("kind")), chair.place("kind"), "kind");
        if (added.kind == ChairKind::bot) {
            added.level = chair.text("level");
            if (!seating::is_level(added.level)) chair.wrong(chair.place("level"), "is no known level");
        }
        if (added.kind == ChairKind::person) {
            const auto name = seating::clean_name(chair.text("name"));
            if (!name) chair.wrong(chair.place("name"), "cannot be used: " + name.error());
            added.name = name.value_or("");
        }
        chair.finish();
    });
    if (table.chairs.size() < engine::kMinSeats || table.chairs.size() > engine::kMaxSeats)
        reader.wrong(reader.place("chairs"), "must have 2 to 4 entries (R1.1)");
    if (reader.has("settings"))
        table.settings = seating::read_settings(reader.object_at("settings"), table.chairs.size());
    reader.finish();
    if (fault.text) return std::unexpected(*fault.text);
    return table;
}

}  // namespace protocol
