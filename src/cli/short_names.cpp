#include "cli/short_names.h"

#include <algorithm>
#include <sstream>

namespace cli {
namespace {

using engine::index;
using engine::LocationId;
using engine::RouteSet;

constexpr size_t kLength = 3;

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// From the id, whose letters every terminal has. "the" says nothing about a place.
std::vector<std::string> words_of(const std::string& id) {
    std::vector<std::string> words;
    std::string text = id;
    std::ranges::replace(text, '-', ' ');
    std::istringstream stream(text);
    for (std::string word; stream >> word;) words.push_back(word);
    if (words.size() > 1 && words[0] == "the") words.erase(words.begin());
    return words;
}

// The best first: "golden-gate-bridge" is GGB, "fort-mason" FMA, "presidio" PRE.
std::vector<std::string> short_names_for(const std::string& id) {
    const std::vector<std::string> words = words_of(id);
    std::string initials, all;
    for (const std::string& word : words) {
        initials += word[0];
        all += word;
    }
    std::vector<std::string> result;
    if (words.size() >= kLength) result.push_back(initials.substr(0, kLength));
    if (words.size() == 2) result.push_back(words[0].substr(0, 1) + words[1].substr(0, kLength - 1));
    result.push_back(all.substr(0, kLength));
    for (size_t i = 1; i < all.size(); ++i)
        for (size_t j = i + 1; j < all.size(); ++j) result.push_back({all[0], all[i], all[j]});
    for (char digit = '0'; digit <= '9'; ++digit)
        for (char second = '0'; second <= '9'; ++second) result.push_back({all.empty() ? 'x' : all[0], digit, second});
    for (std::string& code : result) {
        code.resize(kLength, '_');
        std::ranges::transform(code, code.begin(), upper);
    }
    return result;
}

bool begins_a_word(const std::string& name, const std::string& text) {
    for (size_t at = name.find(text); at != std::string::npos; at = name.find(text, at + 1))
        if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-') return true;
    return false;
}

}  // namespace

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

ShortNames::ShortNames(const engine::Board& board) : board_(board) {
    for (const std::string& id : board.location_ids) {
        const auto taken = [&](const std::string& code) { return std::ranges::find(codes_, code) != codes_.end(); };
        const std::vector<std::string> possible = short_names_for(id);
        codes_.push_back(*std::ranges::find_if_not(possible, taken));  // there are more of them than places
    }
}

std::string ShortNames::of(engine::RouteId id) const {
    const engine::Route& route = board_.route(id);
    return of(route.from) + "-" + of(route.to);
}

std::optional<LocationId> ShortNames::find_place(std::string_view text) const {
    const std::string wanted = lower_case(text);
    if (wanted.empty()) return std::nullopt;
    std::vector<LocationId> like;
    for (size_t i = 0; i < codes_.size(); ++i) {
        const std::string name = lower_case(board_.location_names[i]);
        if (wanted == lower_case(codes_[i]) || wanted == board_.location_ids[i] || wanted == name) return LocationId(i);
        if (begins_a_word(name, wanted) || begins_a_word(board_.location_ids[i], wanted)) like.push_back(LocationId(i));
    }
    if (like.size() != 1) return std::nullopt;
    return like[0];
}

RouteSet ShortNames::find_routes(std::string_view text) const {
    if (const auto route = board_.find_route(lower_case(text))) return RouteSet::of(*route);
    if (const auto place = find_place(text)) return board_.routes_at[index(*place)];
    // Two places, cut at any space or hyphen: a name may have some of its own.
    for (size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != ' ' && text[i] != '-') continue;
        const size_t next = text.find_first_not_of(" -", i);
        if (next == std::string_view::npos) break;
        const auto from = find_place(text.substr(0, i)), to = find_place(text.substr(next));
        if (!from || !to) continue;
        const RouteSet both = board_.routes_at[index(*from)] & board_.routes_at[index(*to)];
        if (!both.empty()) return both;
    }
    return {};
}

}  // namespace cli
