#include "store/news.h"

#include <charconv>

namespace store {
namespace {

// Bytes that are no printable ASCII, spaces and the percent sign become % and two digits.
std::string escaped(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte > ' ' && byte < 0x7f && byte != '%')
            result += letter;
        else
            result.append({'%', kDigits[byte >> 4], kDigits[byte & 15]});
    }
    return result;
}

template <class Number>
bool read_number(std::string_view text, Number& number, int base) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && end == text.data() + text.size();
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string result;
    for (size_t i = 0; i < text.size(); ++i) {
        unsigned char byte = static_cast<unsigned char>(text[i]);
        if (text[i] == '%') {
            if (i + 2 >= text.size() || !read_number(text.substr(i + 1, 2), byte, 16)) return std::nullopt;
            i += 2;
        }
        result += static_cast<char>(byte);
    }
    return result;
}

}  // namespace

std::string write_news(std::string_view table, uint64_t seq, std::string_view note) {
    return std::to_string(seq) + " " + escaped(table) + " " + escaped(note);
}

std::optional<News> read_news(std::string_view text) {
    const size_t first = text.find(' ');
    const size_t second = first == std::string_view::npos ? first : text.find(' ', first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    News news;
    const auto table = unescaped(text.substr(first + 1, second - first - 1));
    const auto note = unescaped(text.substr(second + 1));
    if (!read_number(text.substr(0, first), news.seq, 10) || !table || !note || table->empty()) return std::nullopt;
    news.table = *table;
    news.note = *note;
    return news;
}

}  // namespace store
