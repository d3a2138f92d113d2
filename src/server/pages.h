// The files of the web client, compiled in.
#pragma once

#include <optional>
#include <string_view>

namespace server {

struct Page {
    std::string_view type;
    std::string_view content;
    bool gzipped = false;
};

// A path begins with a slash. `gzip`: the other side can read it.
std::optional<Page> page_at(std::string_view path, bool gzip);

}  // namespace server
