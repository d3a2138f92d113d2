// Writes JSON as text, value after value, without a tree in between.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace json {

class Text {
 public:
    explicit Text(std::string& to) : to_(to), begin_(to.size()) {}

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(std::same_as<bool> auto flag) { raw(flag ? "true" : "false"); }
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    void value(Number number) {
        char digits[24];  // NOLINT(*-avoid-c-arrays): written at once
        raw({digits, std::to_chars(digits, digits + sizeof(digits), number).ptr});
    }
    void null() { raw("null"); }
    void raw(std::string_view json) {  // a value that is written already
        comma();
        to_ += json;
    }

    // `inside` writes what is in it.
    template <std::invocable Inside>
    void object(Inside inside) {
        comma();
        to_ += '{';
        inside();
        to_ += '}';
    }
    template <std::invocable Inside>
    void list(Inside inside) {
        comma();
        to_ += '[';
        inside();
        to_ += ']';
    }

    // Fields of an object; a key is followed by one value. A key is a word of ours: nothing in it is escaped.
    Text& key(std::string_view key) {
        comma();
        quote(key, "\":");
        return *this;
    }
    void field(std::string_view name, const auto& content) { key(name).value(content); }

 private:
    void quote(std::string_view text, std::string_view after);
    void comma() {
        if (to_.size() == begin_) return;
        const char last = to_.back();
        if (last != '{' && last != '[' && last != ':') to_ += ',';
    }

    std::string& to_;
    size_t begin_;
};

}  // namespace json
