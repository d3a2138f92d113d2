#include "server/pages.h"

#include <array>
#include <utility>

// Made by the build from src/server/pages: name, first byte, one past the last.
struct EmbeddedFile {
    const char* name;
    const char* begin;
    const char* end;
};
extern const EmbeddedFile kEmbeddedFiles[];  // NOLINT(*-avoid-c-arrays)
extern const unsigned kEmbeddedFileCount;

namespace server {
namespace {

std::string_view type_of(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kTypes = {{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".wasm", "application/wasm"},
        {".woff2", "font/woff2"},
        {".ftl", "text/plain; charset=utf-8"},
    }};
    for (const auto& [ending, type] : kTypes)
        if (name.ends_with(ending)) return type;
    return "application/octet-stream";
}

}  // namespace

std::optional<Page> page_at(std::string_view path) {
    const bool client = path == "/" || path.starts_with("/t/");  // the client reads the rest of the address itself
    const std::string_view name = client ? "index.html" : path.substr(1);
    for (unsigned i = 0; i < kEmbeddedFileCount; ++i)
        if (name == kEmbeddedFiles[i].name)
            return Page{type_of(name), {kEmbeddedFiles[i].begin, kEmbeddedFiles[i].end}};
    return std::nullopt;
}

}  // namespace server
