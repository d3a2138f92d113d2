#include "cli/text_map.h"

#include <algorithm>
#include <map>

#include "cli/board_layout.h"
#include "cli/command.h"

namespace cli {
namespace {

using engine::Card;
using engine::index;
using engine::LocationId;
using engine::RouteId;
using engine::Seat;

constexpr int kSteps = 200;                        // along a line: more than there are cells on it
constexpr std::string_view kLetters = "bgkpro~+";  // by card

// What a space of a route looks like, and in which colour.
struct Look {
    char letter = '+';
    Card colour = Card::none;
    std::optional<Seat> owner;
};

Look look_of(const engine::Board& board, const engine::Table& table, RouteId id, size_t space) {
    const engine::Route& route = board.route(id);
    for (uint8_t seat = 0; seat < table.seats; ++seat)
        if (table.owned[seat].contains(id)) return {static_cast<char>('1' + seat), Card::none, Seat{seat}};
    if (table.closed.contains(id)) return {'x', Card::none, {}};
    const Card colour = space < route.ferries ? Card::ferry : route.colour;
    return {kLetters[index(colour)], colour, {}};
}

}  // namespace

TextMap::TextMap(const record::BoardFile& file, const ShortNames& names)
    : board_(file.board), names_(names), grid_(kRows, std::string(kColumns, ' ')), spaces_(file.board.routes.size()) {
    const Layout layout = lay_out_routes(file);
    const auto [left, right] = std::ranges::minmax(layout.places, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(layout.places, {}, &Point::y);
    const auto scaled = [](double value, double low, double high, int cells) {
        return high - low < 1e-9 ? cells / 2.0 : (value - low) / (high - low) * cells;
    };
    // Two columns stay free on either side for what lies around a place.
    const auto column_of = [&](Point p) { return 3 + scaled(p.x, left.x, right.x, kColumns - 8); };
    const auto row_of = [&](Point p) { return scaled(p.y, top.y, bottom.y, kRows - 1); };

    for (size_t i = 0; i < layout.places.size(); ++i) {
        const int row = static_cast<int>(std::lround(row_of(layout.places[i])));
        const int column = static_cast<int>(std::lround(column_of(layout.places[i])));
        places_.push_back({row, column});
        grid_[static_cast<size_t>(row)].replace(static_cast<size_t>(column) - 1, 3,
                                                names_.of(LocationId(i)).substr(0, 3));
    }
    for (size_t i = 0; i < layout.routes.size(); ++i)
        for (const Spot& space : layout.routes[i].spaces)
            if (const auto cell = free_cell(row_of(space.at), column_of(space.at))) {
                spaces_[i].push_back(*cell);
                at(*cell) = '#';
            }
    for (const DrawnRoute& route : layout.routes)
        for (size_t i = 1; i < route.track.size(); ++i)
            for (int k = 0; k <= kSteps; ++k) {
                const Point p =
                    route.track[i - 1] + static_cast<double>(k) / kSteps * (route.track[i] - route.track[i - 1]);
                const int row = static_cast<int>(std::lround(row_of(p))),
                          column = static_cast<int>(std::lround(column_of(p)));
                if (is_free(row, column)) at({row, column}) = '.';
            }
}

// Letters side by side with a short name would read as a part of it.
bool TextMap::is_free(int row, int column) const {
    if (row < 0 || row >= kRows || column < 0 || column >= kColumns) return false;
    const std::string& line = grid_[static_cast<size_t>(row)];
    if (line[static_cast<size_t>(column)] != ' ') return false;
    for (const int beside : {column - 1, column + 1}) {
        if (beside < 0 || beside >= kColumns) continue;
        const char other = line[static_cast<size_t>(beside)];
        if (other != ' ' && other != '.' && other != '#') return false;
    }
    return true;
}

std::optional<TextMap::Cell> TextMap::free_cell(double row, double column) const {
    std::optional<Cell> best;
    double nearest = 1e9;
    for (int r = 0; r < kRows; ++r)
        for (int c = 0; c < kColumns; ++c) {
            const double down = 2 * (r - row), across = c - column;  // a character is twice as high as it is wide
            const double distance = down * down + across * across;
            if (distance >= nearest || !is_free(r, c)) continue;
            nearest = distance;
            best = Cell{r, c};
        }
    return best;
}

std::string TextMap::drawn(const engine::Table& table, const Paint& paint) const {
    std::map<std::pair<int, int>, std::string> painted;
    for (size_t i = 0; i < spaces_.size(); ++i)
        for (size_t k = 0; k < spaces_[i].size(); ++k) {
            const Look look = look_of(board_, table, RouteId(i), k);
            const std::string letter(1, look.letter);
            painted[{spaces_[i][k].row, spaces_[i][k].column}] =
                look.owner ? paint.seat(*look.owner, letter) : paint.card(look.colour, letter);
        }
    for (size_t i = 0; i < places_.size(); ++i) {
        const auto [row, column] = places_[i];
        for (int c = column - 1; c <= column + 1; ++c)
            painted[{row, c}] = paint.bold(std::string(1, grid_[static_cast<size_t>(row)][static_cast<size_t>(c)]));
        const engine::SymbolId symbol = table.stack_symbol(LocationId(i));
        if (index(symbol) < engine::kSymbols && table.stack_heights.not_empty().contains(symbol))
            painted[{row, column + 2}] = paint.bold("*");
    }
    std::string text;
    for (int row = 0; row < kRows; ++row) {
        std::string line, gap;
        for (int column = 0; column < kColumns; ++column) {
            const auto found = painted.find({row, column});
            const char under = grid_[static_cast<size_t>(row)][static_cast<size_t>(column)];
            if (found == painted.end() && under == ' ') {
                gap += ' ';
                continue;
            }
            line += gap + (found == painted.end() ? paint.card(Card::black, ".") : found->second);
            gap.clear();
        }
        text += line + "\n";
    }
    return text;
}

std::string TextMap::legend() const {
    std::string text, line;
    for (size_t i = 0; i < board_.location_names.size(); ++i) {
        const std::string entry = names_.of(LocationId(i)) + " " + printable_name(board_.location_names[i]);
        if (!line.empty() && line.size() + 2 + entry.size() > kColumns) {
            text += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : "  ") + entry;
    }
    return text + line + "\n";
}

}  // namespace cli
