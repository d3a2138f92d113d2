#include "server/version.h"

#include <boost/beast/http/rfc7230.hpp>
#include <ranges>

namespace server {

using protocol::Version;

std::optional<Version> version_in_target(std::string_view target) {
    constexpr std::string_view kField = "version=";
    const size_t query = target.find('?');
    Version version = Version::one;
    if (query == std::string_view::npos) return version;
    for (const auto part : std::views::split(target.substr(query + 1), '&')) {
        const std::string_view field(part.begin(), part.end());
        if (!field.starts_with(kField)) continue;
        const std::string_view value = field.substr(kField.size());
        if (value != "1" && value != "2") return std::nullopt;
        version = value == "1" ? Version::one : Version::two;
    }
    return version;
}

std::optional<Version> version_in_subprotocols(std::string_view named) {
    if (named.empty()) return Version::one;
    for (const Version version : std::views::reverse(protocol::kVersions))
        if (boost::beast::http::token_list(named).exists(subprotocol_of(version))) return version;
    return std::nullopt;
}

std::string_view subprotocol_of(Version version) { return version == Version::one ? "fogline.1" : "fogline.2"; }

}  // namespace server
