// Strict reading of JSON: every accessor names the place of what is missing, of the wrong type or out of range.
// reader.h does the same for whole objects.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <expected>
#include <initializer_list>
#include <string>
#include <string_view>

namespace json {

using boost::json::array;
using boost::json::object;
using boost::json::value;

template <class T>
using Result = std::expected<T, std::string>;

// Parses one value. The depth is bounded, numbers must be exact, and no field may be given twice.
Result<value> parse(std::string_view text);

// A place in a document, for messages: "routes[3].length".
class Place {
 public:
    explicit Place(std::string name) : name_(std::move(name)) {}
    Place field(std::string_view key) const;
    Place item(size_t i) const { return Place(name_ + "[" + std::to_string(i) + "]"); }
    std::unexpected<std::string> wrong(std::string_view what) const;

 private:
    std::string name_;
};

Result<const object*> as_object(const value& value, const Place& place);
Result<const array*> as_array(const value& value, const Place& place);
Result<std::string_view> as_string(const value& value, const Place& place);
Result<int64_t> as_integer(const value& value, const Place& place, int64_t least, int64_t most);

Result<const value*> field(const object& object, std::string_view key, const Place& place);
Result<std::string_view> string_field(const object& object, std::string_view key, const Place& place);
Result<int64_t> integer_field(const object& object, std::string_view key, const Place& place, int64_t least,
                              int64_t most);
Result<const array*> array_field(const object& object, std::string_view key, const Place& place);
Result<const object*> object_field(const object& object, std::string_view key, const Place& place);

// Fails on a field that is not in the list: a typing mistake must not pass unseen.
Result<void> only_fields(const object& object, std::initializer_list<std::string_view> allowed, const Place& place);

}  // namespace json
