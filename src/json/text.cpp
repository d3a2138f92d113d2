#include "json/text.h"

#include <algorithm>
#include <boost/json.hpp>

namespace json {

void Text::value(std::string_view text) {
    comma();
    const auto special = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\'; };
    if (std::ranges::any_of(text, special)) {
        to_ += boost::json::serialize(boost::json::string_view(text));
        return;
    }
    to_ += '"';
    to_ += text;
    to_ += '"';
}

}  // namespace json
