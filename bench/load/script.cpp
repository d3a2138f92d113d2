#include "script.h"

#include <cstring>
#include <vector>

namespace load {
namespace {

using Rng = std::minstd_rand;

// Servers write JSON without white space; nothing here reads any other.
size_t find(std::string_view text, std::string_view what, size_t from = 0) {
    const void* at = memmem(text.data() + from, text.size() - from, what.data(), what.size());
    return at == nullptr ? std::string_view::npos : static_cast<size_t>(static_cast<const char*>(at) - text.data());
}

uint64_t number_at(std::string_view text, size_t at) {
    uint64_t number = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
        number = 10 * number + static_cast<uint64_t>(text[at] - '0');
    return number;
}

// Where the value that begins at `at` ends.
size_t end_of(std::string_view text, size_t at) {
    int depth = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                if (text[at] == '\\') ++at;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        }
        if (depth < 0 || (depth == 0 && c == ',')) return at;
    }
    return at;
}

std::string_view field(std::string_view object, std::string_view quoted_key) {
    for (size_t at = 1; at < object.size();) {
        const std::string_view rest = object.substr(at);
        const size_t value = rest.find(':') + 1;
        const size_t end = end_of(rest, value);
        if (rest.substr(0, value - 1) == quoted_key) return rest.substr(value, end - value);
        at += end + 1;
    }
    return {};
}

std::vector<std::string_view> items(std::string_view list) {
    std::vector<std::string_view> result;
    for (size_t at = 1; at + 1 < list.size();) {
        const size_t end = end_of(list, at);
        result.push_back(list.substr(at, end - at));
        at = end + 1;
    }
    return result;
}

std::string_view any_item(std::string_view list, Rng& rng) {
    const auto all = items(list);
    return all[rng() % all.size()];
}

std::string with(std::string_view type, std::initializer_list<std::string_view> rest) {
    std::string action = "{\"type\":\"";
    action += type;
    action += '"';
    for (const std::string_view part : rest) action += part;
    return action += '}';
}

}  // namespace

std::optional<Update> read_update(std::string_view text) {
    constexpr std::string_view kBegin = R"({"type":"update",)";
    if (!text.starts_with(kBegin)) return std::nullopt;
    const std::string_view head = text.substr(0, 160);
    const size_t seq = head.find("\"seq\":"), seat = head.find("\"seat\":");
    if (seq == std::string_view::npos || seat == std::string_view::npos) return std::nullopt;
    Update update{number_at(text, seq + 6), static_cast<unsigned>(number_at(text, seat + 7)), {}};
    constexpr std::string_view kLegal = "\"legal\":";
    if (const size_t at = find(text, kLegal); at != std::string_view::npos)
        update.legal = text.substr(at + kLegal.size(), end_of(text, at + kLegal.size()) - at - kLegal.size());
    return update;
}

std::string_view text_of(std::string_view text, std::string_view quoted_key) {
    const size_t at = find(text, quoted_key);
    if (at == std::string_view::npos) return {};
    const size_t begin = at + quoted_key.size() + 2;  // after the colon and the quotation mark
    return text.substr(begin, text.find('"', begin) - begin);
}

std::string random_action(std::string_view legal, Rng& rng) {
    if (const auto sets = field(legal, "\"keep_tickets\""); !sets.empty())
        return with("keep_tickets", {",\"kept\":", any_item(sets, rng)});
    if (const auto stack = field(legal, "\"place_stack\""); !stack.empty())
        return with("place_stack", {",\"symbol\":", any_item(field(stack, "\"symbols\""), rng),
                                    ",\"location\":", any_item(field(stack, "\"locations\""), rng)});
    const auto roll = rng() % 16;
    const auto claims = field(legal, "\"claim_route\"");
    const auto market = field(legal, "\"draw_market\"");
    const bool deck = !field(legal, "\"draw_deck\"").empty();
    if (!claims.empty() && (roll < 8 || (!deck && market.empty()))) {
        const auto claim = any_item(claims, rng);
        const auto tokens = field(claim, "\"tokens\"");
        return with(
            "claim_route",
            {",\"route\":", field(claim, "\"route\""), ",\"paid\":", any_item(field(claim, "\"payments\""), rng),
             tokens.empty() ? "" : ",\"token_at\":", tokens.empty() ? "" : any_item(tokens, rng)});
    }
    const bool tickets = !field(legal, "\"draw_tickets\"").empty();
    if (tickets && (roll == 15 || (!deck && market.empty()))) return with("draw_tickets", {});
    if (!market.empty() && (roll % 2 == 0 || !deck)) return with("draw_market", {",\"slot\":", any_item(market, rng)});
    return with(deck ? "draw_deck" : "pass", {});
}

}  // namespace load
