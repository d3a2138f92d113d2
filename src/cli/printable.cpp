// Names and other text from files and people, made harmless for a terminal.
#include <algorithm>

#include "cli/command.h"

namespace cli {
namespace {

struct Character {
    char32_t code = 0;
    size_t bytes = 1;
    bool valid = false;
};

// The character that begins a text, or one byte that begins none.
Character first_of(std::string_view text) {
    const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1, true};
    const size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {};
    char32_t code = lead & (0x7FU >> bytes);
    for (size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    const bool too_long = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    if (too_long || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
    return {code, bytes, true};
}

bool is_control(char32_t code) {
    if (code < 0x20 || (code >= 0x7F && code < 0xA0)) return true;
    const bool turns_direction = code == 0x061C || code == 0x200E || code == 0x200F ||
                                 (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return turns_direction || code == 0x2028 || code == 0x2029 || code == 0xFEFF;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const Character next = first_of(text);
        if (!next.valid)
            result += '?';
        else if (next.code == '\n' || !is_control(next.code))
            result += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return result;
}

std::string printable_name(std::string_view name) {
    std::string result = printable(name);
    std::ranges::replace(result, '\n', ' ');
    return result;
}

}  // namespace cli
