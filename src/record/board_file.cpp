#include "record/board_file.h"

#include <algorithm>
#include <charconv>

#include "engine/assert.h"
#include "json/digest.h"
#include "json/read.h"

namespace record {
namespace {

using engine::BoardSpec;
using json::Place;

// Reads a board and goes on after a fault, so that one run shows them all.
class BoardReader {
 public:
    explicit BoardReader(const json::object& root) : root_(root) {}

    BoardSpec read() {
        BoardSpec spec;
        note(json::only_fields(root_,
                               {"id", "name", "format", "notes", "view", "points_per_length", "token_symbols",
                                "locations", "routes", "tickets"},
                               Place("")));
        note(json::integer_field(root_, "format", Place(""), 1, 1));
        spec.id = text(root_, "id", Place(""));
        spec.name = root_.contains("name") ? text(root_, "name", Place("")) : spec.id;
        read_points(spec);
        for_each("token_symbols", [&](const json::value& item, const Place& place) {
            spec.symbols.emplace_back(keep(json::as_string(item, place)).value_or(""));
        });
        for_each_object("locations", [&](const json::object& item, const Place& place) {
            note(json::only_fields(item, {"id", "name", "x", "y", "token_stack"}, place));
            for (const char* key : {"x", "y"})
                if (const json::value* number = item.if_contains(key); number != nullptr && !number->is_number())
                    note<void>(place.field(key).wrong("must be a number"));
            const std::string id = text(item, "id", place);
            spec.locations.push_back(
                {id, item.contains("name") ? text(item, "name", place) : id, flag(item, "token_stack", place)});
        });
        for_each_object("routes", [&](const json::object& item, const Place& place) {
            note(json::only_fields(item, {"id", "between", "length", "color", "ferries", "via"}, place));
            if (const json::value* via = item.if_contains("via"); via != nullptr && !is_list_of_points(*via))
                note<void>(place.field("via").wrong("must be a list of [x, y]"));
            const auto [from, to] = ends(item, place);
            spec.routes.push_back({text(item, "id", place), from, to, number(item, "length", place),
                                   text(item, "color", place),
                                   item.contains("ferries") ? number(item, "ferries", place) : 0});
        });
        for_each_object("tickets", [&](const json::object& item, const Place& place) {
            note(json::only_fields(item, {"id", "between", "points"}, place));
            const auto [from, to] = ends(item, place);
            spec.tickets.push_back({text(item, "id", place), from, to, number(item, "points", place)});
        });
        return spec;
    }

    BoardFaults faults;

 private:
    template <class T>
    void note(const json::Result<T>& result) {
        if (!result) faults.push_back(result.error());
    }
    template <class T>
    json::Result<T> keep(json::Result<T> result) {
        note(result);
        return result;
    }

    std::string text(const json::object& item, std::string_view key, const Place& place) {
        return std::string(keep(json::string_field(item, key, place)).value_or(""));
    }
    int64_t number(const json::object& item, std::string_view key, const Place& place) {
        return keep(json::integer_field(item, key, place, -1'000'000, 1'000'000)).value_or(0);
    }
    bool flag(const json::object& item, std::string_view key, const Place& place) {
        const json::value* value = item.if_contains(key);
        if (value == nullptr) return false;
        if (!value->is_bool()) note<void>(place.field(key).wrong("must be true or false"));
        return value->is_bool() && value->get_bool();
    }

    std::pair<std::string, std::string> ends(const json::object& item, const Place& place) {
        const auto between = keep(json::array_field(item, "between", place));
        if (!between) return {};
        if ((*between)->size() != 2) {
            note<void>(place.field("between").wrong("must name two locations"));
            return {};
        }
        const auto end = [&](size_t i) {
            return std::string(keep(json::as_string((**between)[i], place.field("between").item(i))).value_or(""));
        };
        return {end(0), end(1)};
    }

    static bool is_list_of_points(const json::value& value) {
        return value.is_array() && std::ranges::all_of(value.get_array(), [](const json::value& point) {
                   return point.is_array() && point.get_array().size() == 2 && point.get_array()[0].is_number() &&
                          point.get_array()[1].is_number();
               });
    }

    void read_points(BoardSpec& spec) {
        const auto points = keep(json::object_field(root_, "points_per_length", Place("")));
        if (!points) return;
        const Place place("points_per_length");
        for (const auto& entry : **points) {
            const std::string_view key = entry.key();
            int64_t length = 0;
            const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), length);
            if (error != std::errc{} || end != key.data() + key.size()) {
                note<void>(place.field(key).wrong("must have a length as its name"));
                continue;
            }
            const auto value = keep(json::as_integer(entry.value(), place.field(key), -1'000'000, 1'000'000));
            if (value) spec.points_per_length.emplace_back(length, *value);
        }
    }

    template <class Visit>
    void for_each(std::string_view key, Visit visit) {
        const auto list = keep(json::array_field(root_, key, Place("")));
        if (!list) return;
        for (size_t i = 0; i < (*list)->size(); ++i) visit((**list)[i], Place(std::string(key)).item(i));
    }
    template <class Visit>
    void for_each_object(std::string_view key, Visit visit) {
        for_each(key, [&](const json::value& item, const Place& place) {
            if (const auto object = keep(json::as_object(item, place))) visit(**object, place);
        });
    }

    const json::object& root_;
};

json::value sorted(const json::value& value) {
    if (value.is_array()) {
        json::array result;
        for (const json::value& item : value.get_array()) result.push_back(sorted(item));
        return result;
    }
    if (!value.is_object()) return value;
    std::vector<std::string_view> keys;
    for (const auto& entry : value.get_object()) keys.push_back(entry.key());
    std::ranges::sort(keys);
    json::object result;
    for (std::string_view key : keys) result[key] = sorted(value.get_object().at(key));
    return result;
}

// The rules part: everything but names, notes and geometry, with sorted keys and no spaces.
std::string rules_part(json::object root) {
    for (const char* key : {"name", "notes", "view"}) root.erase(key);
    for (json::value& location : root.at("locations").as_array())
        for (const char* key : {"name", "x", "y"}) location.as_object().erase(key);
    for (json::value& route : root.at("routes").as_array()) route.as_object().erase("via");
    return boost::json::serialize(sorted(root));
}

// `-` and `rest` mean something else where the notation has lists of ids.
void check_reserved(const BoardSpec& spec, BoardFaults& faults) {
    const auto check = [&](const char* kind, size_t place, const std::string& id) {
        if (id == "-" || id == "rest")
            faults.push_back(std::string(kind) + " " + std::to_string(place + 1) + ": id '" + id +
                             "' has a meaning of its own in the notation");
    };
    for (size_t i = 0; i < spec.symbols.size(); ++i) check("token symbol", i, spec.symbols[i]);
    for (size_t i = 0; i < spec.locations.size(); ++i) check("location", i, spec.locations[i].id);
    for (size_t i = 0; i < spec.routes.size(); ++i) check("route", i, spec.routes[i].id);
    for (size_t i = 0; i < spec.tickets.size(); ++i) check("ticket", i, spec.tickets[i].id);
}

std::string sha256_hex(const std::string& text) {
    return json::to_hex(json::sha256({reinterpret_cast<const uint8_t*>(text.data()), text.size()}));
}

}  // namespace

std::expected<std::unique_ptr<const BoardFile>, BoardFaults> parse_board(std::string_view text) {
    const auto document = json::parse(text);
    if (!document) return std::unexpected(BoardFaults{document.error()});
    const auto root = json::as_object(*document, Place(""));
    if (!root) return std::unexpected(BoardFaults{root.error()});
    BoardReader reader(**root);
    const BoardSpec spec = reader.read();
    if (!reader.faults.empty()) return std::unexpected(std::move(reader.faults));
    auto board = engine::make_board(spec);
    BoardFaults faults = board ? BoardFaults{} : std::move(board.error());
    check_reserved(spec, faults);
    if (!faults.empty()) return std::unexpected(std::move(faults));
    return std::make_unique<const BoardFile>(
        BoardFile{std::move(*board), sha256_hex(rules_part(**root)), std::string(text)});
}

const BoardFile& shipped_board() {
    static const std::unique_ptr<const BoardFile> board = [] {
        auto parsed = parse_board(shipped_board_json());
        ASSERT(parsed.has_value());
        return std::move(*parsed);
    }();
    return *board;
}

}  // namespace record
