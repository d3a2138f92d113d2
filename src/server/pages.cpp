#include "server/pages.h"

#include <array>
#include <string>
#include <utility>

// Made by the build from web/dist or src/server/pages: name, first byte, one past the last.
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

std::optional<std::string_view> file(std::string_view name) {
    for (unsigned i = 0; i < kEmbeddedFileCount; ++i)
        if (name == kEmbeddedFiles[i].name) return std::string_view(kEmbeddedFiles[i].begin, kEmbeddedFiles[i].end);
    return std::nullopt;
}

// Files have a dot in their name. Everything else is a page of the client, which reads the address itself.
bool is_client_page(std::string_view path) { return !path.substr(path.rfind('/')).contains('.'); }

}  // namespace

std::optional<Page> page_at(std::string_view path, bool gzip) {
    const std::string_view name = is_client_page(path) ? "index.html" : path.substr(1);
    if (name.ends_with(".gz")) return std::nullopt;
    if (gzip)
        if (const auto content = file(std::string(name) + ".gz")) return Page{type_of(name), *content, true};
    if (const auto content = file(name)) return Page{type_of(name), *content, false};
    return std::nullopt;
}

}  // namespace server
