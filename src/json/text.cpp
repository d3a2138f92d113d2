#include "json/text.h"

#include <algorithm>
#include <boost/json.hpp>

namespace json {

void Text::value(std::string_view text) {
    comma();
    bool special = false;  // NB: to the end, without a branch: the compiler looks at many letters at once
    for (const char c : text) special |= static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\';
    if (special)
        to_ += boost::json::serialize(boost::json::string_view(text));
    else
        quote(text, "\"");
}

void Text::quote(std::string_view text, std::string_view after) {
    const size_t begin = to_.size(), size = begin + 1 + text.size() + after.size();
    to_.resize_and_overwrite(size, [&](char* all, size_t /*at_least_that*/) {
        char* at = all + begin;
        *at++ = '"';
        at = std::ranges::copy(text, at).out;
        std::ranges::copy(after, at);
        return size;
    });
}

}  // namespace json
