#include "json/read.h"

#include <algorithm>
#include <deque>
#include <span>

namespace json {
namespace {

// Looks for a field that is given twice, of which the parser takes the last. The text must be good JSON.
Result<void> no_field_twice(std::string_view text) {
    struct Open {
        bool list;
        size_t first_key;  // where its own begin
        size_t item = 0;
    };
    std::vector<Open> open;
    std::vector<std::string_view> keys;  // of all that is open
    std::deque<std::string> unescaped;
    std::string_view string;  // the last one, in its quotes
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            const size_t begin = i++;
            for (; text[i] != '"'; ++i)
                if (text[i] == '\\') ++i;
            string = text.substr(begin, i + 1 - begin);
        } else if (c == ':') {
            keys.push_back(string.substr(1, string.size() - 2));
            if (keys.back().contains('\\'))
                keys.back() = unescaped.emplace_back(boost::json::parse(string).as_string());
        } else if (c == ',') {
            ++open.back().item;
        } else if (c == '{' || c == '[') {
            open.push_back({c == '[', keys.size()});
        } else if (c == '}' || c == ']') {
            const auto own = std::span(keys).subspan(open.back().first_key);
            std::ranges::sort(own);
            if (const auto twice = std::ranges::adjacent_find(own); twice != own.end()) {
                Place place("");
                for (size_t j = 0; j + 1 < open.size(); ++j)
                    place = open[j].list ? place.item(open[j].item) : place.field(keys[open[j + 1].first_key - 1]);
                return place.field(*twice).wrong("is given twice");
            }
            keys.resize(open.back().first_key);
            open.pop_back();
        }
    }
    return {};
}

}  // namespace

Result<value> parse(std::string_view text) {
    boost::json::parse_options options;
    options.max_depth = 16;
    boost::json::stream_parser parser({}, options);
    parser.reset(boost::json::make_shared_resource<boost::json::monotonic_resource>());
    boost::system::error_code error;
    const size_t read = parser.write_some(text.data(), text.size(), error);
    if (!error) parser.finish(error);
    const bool garbage =
        !error && read < text.size() && text.find_first_not_of(" \t\r\n", read) != std::string_view::npos;
    if (garbage) error = boost::json::error::extra_data;
    if (error)
        return std::unexpected("not valid JSON at character " + std::to_string(read + 1) + ": " + error.message());
    if (const auto unique = no_field_twice(text); !unique) return std::unexpected(unique.error());
    return parser.release();
}

Place Place::field(std::string_view key) const {
    return Place(name_.empty() ? std::string(key) : name_ + "." + std::string(key));
}

std::unexpected<std::string> Place::wrong(std::string_view what) const {
    return std::unexpected((name_.empty() ? std::string("the document") : name_) + " " + std::string(what));
}

Result<const object*> as_object(const value& value, const Place& place) {
    if (!value.is_object()) return place.wrong("must be an object");
    return &value.get_object();
}

Result<const array*> as_array(const value& value, const Place& place) {
    if (!value.is_array()) return place.wrong("must be a list");
    return &value.get_array();
}

Result<std::string_view> as_string(const value& value, const Place& place) {
    if (!value.is_string()) return place.wrong("must be a string");
    return std::string_view(value.get_string());
}

Result<int64_t> as_integer(const value& value, const Place& place, int64_t least, int64_t most) {
    if (!value.is_number()) return place.wrong("must be a number");
    const bool good = value.is_int64() && value.get_int64() >= least && value.get_int64() <= most;
    if (!good)
        return place.wrong("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return value.get_int64();
}

Result<const value*> field(const object& object, std::string_view key, const Place& place) {
    const value* found = object.if_contains(key);
    if (found == nullptr) return place.field(key).wrong("is missing");
    return found;
}

Result<std::string_view> string_field(const object& object, std::string_view key, const Place& place) {
    const auto found = field(object, key, place);
    if (!found) return std::unexpected(found.error());
    return as_string(**found, place.field(key));
}

Result<int64_t> integer_field(const object& object, std::string_view key, const Place& place, int64_t least,
                              int64_t most) {
    const auto found = field(object, key, place);
    if (!found) return std::unexpected(found.error());
    return as_integer(**found, place.field(key), least, most);
}

Result<const array*> array_field(const object& object, std::string_view key, const Place& place) {
    const auto found = field(object, key, place);
    if (!found) return std::unexpected(found.error());
    return as_array(**found, place.field(key));
}

Result<const object*> object_field(const object& parent, std::string_view key, const Place& place) {
    const auto found = field(parent, key, place);
    if (!found) return std::unexpected(found.error());
    return as_object(**found, place.field(key));
}

Result<void> only_fields(const object& object, std::initializer_list<std::string_view> allowed, const Place& place) {
    for (const auto& entry : object)
        if (std::ranges::find(allowed, std::string_view(entry.key())) == allowed.end())
            return place.field(entry.key()).wrong("is not a field of this format");
    return {};
}

}  // namespace json
