// The files of the web client, compiled in.
#pragma once

#include <optional>
#include <string_view>

namespace server {

struct Page {
    std::string_view type;
    std::string_view content;
};

std::optional<Page> page_at(std::string_view path);

}  // namespace server
