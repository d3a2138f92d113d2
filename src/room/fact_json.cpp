#include "json/digest.h"
#include "json/words.h"
#include "record/event_json.h"
#include "room/fact.h"

namespace room {
namespace {

using json::Place;
using json::value;

constexpr std::array<std::string_view, std::variant_size_v<Fact>> kNames = {
    "opened",     "reseated",      "started", "moved", "stood_in",      "took_back",
    "undo_asked", "undo_answered", "undone",  "said",  "rematch_asked", "rematch_opened"};
constexpr std::array<std::string_view, 4> kWhys = {"absent", "time", "left", "resigned"};

class Writer : public json::Writer {
 public:
    using json::Writer::Writer;

    void fill(const Opened& opened) {
        seating::write(key("settings"), opened.settings);
        field("board_sha256", opened.board_sha256);
        field("host", opened.host);
        key("chairs").list([&] {
            for (const seating::Chair& chair : opened.chairs) whole(chair);
        });
        if (!opened.rematch_of.empty()) field("rematch_of", opened.rematch_of);
    }
    void fill(const Reseated& reseated) {
        field("chair", reseated.chair);
        key("now");
        whole(reseated.now);
    }
    void fill(const Started& started) {
        field("first", started.first);
        if (!started.fill.empty()) field("fill", started.fill);
        field("seed", json::to_hex(started.seed));
        add(started.deal);
    }
    void fill(const Moved& moved) {
        field("seat", index(moved.seat));
        if (!moved.id.empty()) field("id", moved.id);
        add(moved.deed);
    }
    void fill(const StoodIn& stood_in) {
        field("seat", index(stood_in.seat));
        field("why", name_of(stood_in.why));
    }
    void fill(const UndoAnswered& answered) {
        field("seat", index(answered.seat));
        field("yes", answered.yes);
    }
    void fill(const Undone& undone) { field("moves_left", undone.moves_left); }
    void fill(const Said& said) {
        field("seat", index(said.seat));
        if (!said.text.empty()) field("text", said.text);
        if (!said.phrase.empty()) field("phrase", said.phrase);
    }
    void fill(const RematchOpened& opened) { field("table", opened.table); }
    void fill(const auto& only_a_seat) { field("seat", index(only_a_seat.seat)); }

 private:
    void whole(const seating::Chair& chair) {
        object([&] {
            seating::write_fields(*this, chair);
            if (!chair.person.empty()) field("person", chair.person);
            if (!chair.invite.empty()) field("invite", chair.invite);
        });
    }

    void add(const record::Deed& deed) {
        key("events");
        record::write_events(deed.events, *this);
        key("chance").list([&] {
            for (const uint64_t position : {deed.chance.cards, deed.chance.tickets, deed.chance.symbols})
                value(position);
        });
    }
};

class Reader : public json::WordReader {
 public:
    Reader(const value& from, Place place, json::Fault& fault, const engine::Board& board, size_t seats)
        : WordReader(from, std::move(place), fault, board), seats_(seats) {}

    Fact fact() {
        Fact result = fact_of(text("type"));
        finish();
        return result;
    }

 private:
    Fact fact_of(std::string_view type) {
        if (type == "opened") return opened();
        if (type == "reseated") {
            const auto at = number<uint8_t>("chair", 0, last_seat());
            return Reseated{at, chair(*field_or_null("now"), place("now"))};
        }
        if (type == "started") return started();
        if (type == "moved") {
            const Seat at = seat();
            return Moved{at, has("id") ? text("id") : std::string(), deed()};
        }
        if (type == "stood_in") {
            const Seat at = seat();
            const std::string why = text("why");
            for (size_t i = 0; i < kWhys.size(); ++i)
                if (kWhys[i] == why) return StoodIn{at, Why(i)};
            wrong(place("why"), "is no known reason");
        }
        if (type == "took_back") return TookBack{seat()};
        if (type == "undo_asked") return UndoAsked{seat()};
        if (type == "undo_answered") {
            const Seat at = seat();
            return UndoAnswered{at, flag("yes")};
        }
        if (type == "undone") return Undone{number<uint16_t>("moves_left", 0, UINT16_MAX)};
        if (type == "said") {
            const Seat at = seat();
            return Said{at, has("text") ? text("text") : "", has("phrase") ? text("phrase") : ""};
        }
        if (type == "rematch_asked") return RematchAsked{seat()};
        if (type == "rematch_opened") return RematchOpened{text("table")};
        wrong(place("type"), "is no entry of a table's log");
        return RematchOpened{};
    }

    Opened opened() {
        Opened result;
        result.board_sha256 = text("board_sha256");
        result.host = text("host");
        each("chairs", [&](const value& item, const Place& where) { result.chairs.push_back(chair(item, where)); });
        if (result.chairs.size() < engine::kMinSeats || result.chairs.size() > engine::kMaxSeats)
            wrong(place("chairs"), "must have 2 to 4 entries");
        result.settings = seating::read_settings(object_at("settings"), result.chairs.size());
        if (has("rematch_of")) result.rematch_of = text("rematch_of");
        return result;
    }

    Started started() {
        Started result{.first = number<uint8_t>("first", 0, last_seat()), .fill = {}, .seed = {}, .deal = {}};
        if (has("fill")) result.fill = text("fill");
        result.seed = found(record::seed_from_hex(text("seed")), place("seed"), "seed");
        result.deal = deed();
        return result;
    }

    seating::Chair chair(const value& from, const Place& where) {
        json::Reader reader(from, where, fault());
        seating::Chair result;
        result.kind = found(seating::find_chair_kind(reader.text("kind")), where, "kind of chair");
        for (auto [key, target] : {std::pair{"name", &result.name}, std::pair{"level", &result.level},
                                   std::pair{"person", &result.person}, std::pair{"invite", &result.invite}})
            if (reader.has(key)) *target = reader.text(key);
        if (reader.has("program")) result.program = reader.flag("program");
        reader.finish();
        return result;
    }

    record::Deed deed() {
        record::Deed result;
        if (const json::array* events = list("events"))
            result.events = record::read_events(*events, place("events"), board(), seats_, fault());
        std::array<uint64_t, 3> chance{};
        size_t count = 0;
        each("chance", [&](const value& item, const Place& where) {
            const auto position = fault().take<int64_t>(json::as_integer(item, where, 0, INT64_MAX), 0);
            if (count < chance.size()) chance[count] = static_cast<uint64_t>(position);
            ++count;
        });
        if (count != chance.size()) wrong(place("chance"), "must have three entries");
        result.chance = {chance[0], chance[1], chance[2]};
        return result;
    }

    const value* field_or_null(std::string_view key) {
        static const value kNull;
        const value* found = field(key);
        return found != nullptr ? found : &kNull;
    }
    int64_t last_seat() const { return static_cast<int64_t>(seats_) - 1; }
    Seat seat() { return Seat{number<uint8_t>("seat", 0, last_seat())}; }

    size_t seats_;
};

}  // namespace

std::string_view name_of(Why why) { return kWhys[static_cast<size_t>(why)]; }

std::string write(const Fact& fact, const engine::Board& board, size_t seats) {
    std::string text;
    Writer writer(text, board, seats);
    writer.object([&] {
        writer.field("type", kNames[fact.index()]);
        std::visit([&](const auto& concrete) { writer.fill(concrete); }, fact);
    });
    return text;
}

std::expected<Fact, std::string> read(std::string_view text, const engine::Board& board, size_t seats) {
    const auto document = json::parse(text);
    if (!document) return std::unexpected(document.error());
    json::Fault fault;
    Fact fact = Reader(*document, Place(""), fault, board, seats).fact();
    if (fault.text) return std::unexpected(*fault.text);
    return fact;
}

std::expected<BoardName, std::string> read_board_name(std::string_view first_entry) {
    const auto document = json::parse(first_entry);
    if (!document) return std::unexpected(document.error());
    json::Fault fault;
    json::Reader reader(*document, Place(""), fault);
    BoardName name{reader.object_at("settings").text("board"), reader.text("board_sha256")};
    if (fault.text) return std::unexpected(*fault.text);
    return name;
}

}  // namespace room
