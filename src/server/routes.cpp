#include "server/routes.h"

#include <ostream>  // the words of Boost need it

namespace server {
namespace {

namespace http = boost::beast::http;

constexpr size_t kLongestTable = 32;

// The table's name where the pattern has one; "" where it has none. Nothing: the path is another one.
std::optional<std::string_view> match(std::string_view pattern, std::string_view path) {
    const size_t hole = pattern.find('{');
    if (hole == std::string_view::npos) return path == pattern ? std::optional<std::string_view>("") : std::nullopt;
    if (pattern == "/{page}")
        return !path.starts_with('/') || path == "/api" || path.starts_with("/api/")
                   ? std::nullopt
                   : std::optional<std::string_view>("");
    const std::string_view before = pattern.substr(0, hole), after = pattern.substr(pattern.find('}') + 1);
    if (!path.starts_with(before) || !path.ends_with(after)) return std::nullopt;
    if (path.size() <= before.size() + after.size()) return std::nullopt;
    const std::string_view name = path.substr(before.size(), path.size() - before.size() - after.size());
    return is_table_name(name) ? std::optional(name) : std::nullopt;
}

bool fits(const RouteInfo& info, http::verb method) {
    const bool endless = info.route == Route::socket || info.route == Route::stream;
    return method == info.method || (method == http::verb::head && info.method == http::verb::get && !endless);
}

}  // namespace

bool is_table_name(std::string_view text) {
    return !text.empty() && text.size() <= kLongestTable &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") == std::string_view::npos;
}

FoundRoute find_route(http::verb method, std::string_view target) {
    FoundRoute found;
    found.path = target.substr(0, target.find('?'));
    for (const RouteInfo& info : kRoutes) {
        const auto table = match(info.path, found.path);
        if (!table) continue;
        if (fits(info, method)) {
            found.info = &info;
            found.table = *table;
            return found;
        }
        found.allowed += (found.allowed.empty() ? "" : ", ") + std::string(http::to_string(info.method));
    }
    return found;
}

}  // namespace server
