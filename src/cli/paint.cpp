#include "cli/paint.h"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <sstream>
#include <string_view>

namespace cli {

using engine::index;

Paint Paint::for_output() {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    const bool refused = no_colour != nullptr && *no_colour != '\0';
    const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    return Paint(!refused && !dumb && isatty(STDOUT_FILENO) == 1);
}

std::string Paint::card(engine::Card card, const std::string& text) const {
    // Bright where the plain colour can hardly be read on a black or white ground.
    constexpr std::array<const char*, 8> kColours = {"94", "32", "90", "35", "31", "33", "36", "0"};
    return painted(kColours[index(card)], text);
}

std::string Paint::seat(engine::Seat seat, const std::string& text) const {
    constexpr std::array<const char*, engine::kMaxSeats> kGrounds = {"1;97;44", "1;97;41", "1;30;42", "1;30;43"};
    return painted(kGrounds[index(seat)], text);
}

std::string wrapped(const std::string& text, size_t width) {
    constexpr std::string_view kIndent = "    ";
    std::string result;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        size_t begin = 0;
        size_t room = width;
        while (line.size() - begin > room) {
            size_t cut = line.rfind(' ', begin + room);
            if (cut == std::string::npos || cut <= begin) break;  // a word that is longer than a line
            result += line.substr(begin, cut - begin) + "\n";
            result += kIndent;
            begin = cut + 1;
            room = width - kIndent.size();
        }
        result += line.substr(begin) + "\n";
    }
    if (!text.ends_with('\n') && !result.empty()) result.pop_back();
    return result;
}

}  // namespace cli
