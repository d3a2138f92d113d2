// fogline board show --svg: the board as a picture.
#include <map>
#include <numbers>
#include <set>
#include <utility>

#include "cli/board.h"
#include "cli/board_layout.h"
#include "cli/describe.h"

namespace cli {
namespace {

using engine::index;
using engine::LocationId;
using engine::RouteId;

constexpr double kSide = 40;     // of the paper beside the map
constexpr double kTop = 130;     // the title
constexpr double kBottom = 150;  // the legend

constexpr const char* kPaper = "#f7f0e1";
constexpr const char* kInk = "#1d2a35";
constexpr const char* kAccent = "#bf3a1a";

struct Art {
    const char* fill;
    const char* mark_fill;
    const char* mark;
};
constexpr std::array<Art, engine::kColours> kArt = {{
    {"#0641e8", "#fff", "M-14-2c5-9 9-8 14-1s9 7 14-1v6c-5 8-9 8-14 1s-9-7-14 1z"},
    {"#42c099", kInk, "M0-10L12 8H-12z"},
    {"#16161b", "#fff", "M0-10L12 0L0 10L-12 0z"},
    {"#7b2e8d", "#fff", "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"},
    {"#ab2619", "#fff", "M0-11L2.7-3.6L10.5-3.4L4.3 1.4L6.5 8.9L0 4.5L-6.5 8.9L-4.3 1.4L-10.5-3.4L-2.7-3.6z"},
    {"#fca73c", kInk, "M10 0L5 8.7H-5L-10 0L-5-8.7H5z"},
}};
constexpr const char* kShip = "M-12 3H12L8 10H-8zM-8 1V-4H7V1zM0-6V-11H4V-6z";
constexpr const char* kBridge =
    "M0 44H330M80-20V70M250-20V70M0 40Q50 30 80-14Q165 78 250-14Q280 30 330 40"
    "M40 32V44M110 18V44M137 29V44M165 32V44M193 29V44M220 18V44M290 32V44";

struct Band {  // in parts of the map
    double x, y, width;
};
constexpr std::array<Band, 7> kFog = {{{.03, .06, .12},
                                       {.01, .085, .2},
                                       {.72, .03, .16},
                                       {.7, .055, .26},
                                       {.04, .62, .13},
                                       {.015, .645, .2},
                                       {.8, .93, .17}}};

double rounded(double value) { return std::round(10 * value) / 10; }
std::ostream& operator<<(std::ostream& out, Point p) { return out << rounded(p.x) << " " << rounded(p.y); }

// Text of an XML document, which knows no control characters.
std::string escaped(std::string_view text) {
    static const std::map<char, std::string> kEscapes = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}};
    std::string result;
    for (size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        if (const auto found = kEscapes.find(text[i]); found != kEscapes.end())
            result += found->second;
        else if (rest.starts_with("\xEF\xBF\xBE") || rest.starts_with("\xEF\xBF\xBF"))
            i += 2;
        else
            result += text[i] >= 0 && text[i] < ' ' ? ' ' : text[i];
    }
    return result;
}

class Picture {
 public:
    Picture(const record::BoardFile& file, std::ostream& out) : board_(file.board), layout_(lay_out(file)), out_(out) {}

    void print() {
        out_ << R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" viewBox="0 0 )"
             << Point{kMapWidth + 2 * kSide, kTop + layout_.height + kBottom}
             << R"(" font-family="'Josefin Sans', 'Avenir Next', Futura, 'Century Gothic', 'DejaVu Sans', sans-serif")"
             << " fill=\"" << kInk << "\">\n";
        print_description();
        print_definitions();
        print_heading();
        out_ << "<g transform=\"translate(" << Point{kSide, kTop} << ")\">\n";
        print_ground();
        for (size_t i = 0; i < board_.routes.size(); ++i) print_route(RouteId(i));
        for (size_t i = 0; i < layout_.places.size(); ++i) print_place(LocationId(i));
        print_legend();
        out_ << "</g>\n</svg>\n";
    }

 private:
    std::string name(LocationId place) const { return escaped(board_.location_names[index(place)]); }

    std::string counts() const {
        return count_of(static_cast<int>(board_.location_ids.size()), "place") + ", " +
               count_of(static_cast<int>(board_.routes.size()), "route") + ", " +
               count_of(static_cast<int>(board_.tickets.size()), "ticket");
    }

    void print_description() {
        out_ << "<title id=\"title\">" << escaped(board_.name) << "</title>\n<desc id=\"desc\">A map: " << counts()
             << ". Token stacks at";
        for (size_t i = 0; i < board_.marked.size(); ++i)
            out_ << (i == 0 ? " " : i + 1 < board_.marked.size() ? ", " : " and ") << name(board_.marked[i]);
        out_ << ".</desc>\n";
    }

    void print_definitions() {
        out_ << "<defs>\n";
        for (const engine::Card colour : engine::kAllColours) {
            const Art& art = kArt[index(colour)];
            print_space(engine::name_of(colour), art.fill);
            out_ << "<path d=\"" << art.mark << "\" fill=\"" << art.mark_fill << "\"/></g>\n";
        }
        print_space("grey", "#8a949b");
        out_ << "</g>\n";
        print_space("ferry", "#fff");
        for (size_t i = 0; i < kArt.size(); ++i)
            out_ << "<path d=\"M" << (i < 3 ? -22.5 : 2.5) + 4 * static_cast<double>(i) << "-12V12\" stroke=\""
                 << kArt[i].fill << "\" stroke-width=\"4\"/>";
        out_ << "<path d=\"" << kShip << "\"/></g>\n<g id=\"place\"><circle r=\"14.5\" fill=\"" << kPaper
             << "\" stroke=\"" << kInk << "\" stroke-width=\"5\"/></g>\n<g id=\"token-place\"><circle r=\"22\" fill=\""
             << kPaper << "\" stroke=\"" << kAccent
             << "\" stroke-width=\"8\" stroke-dasharray=\"8.64 2.88\"/><use href=\"#place\"/></g>\n"
             << "<g id=\"land\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n";
        print_land();
        out_ << "</g>\n</defs>\n";
    }

    void print_space(std::string_view id, const char* fill) {
        out_ << "<g id=\"" << id << "\"><rect x=\"" << -kSpaceLength / 2 << "\" y=\"" << -kSpaceWidth / 2
             << "\" width=\"" << kSpaceLength << "\" height=\"" << kSpaceWidth << "\" rx=\"5\" fill=\"" << fill
             << "\" stroke=\"" << kPaper << "\" stroke-width=\"2.5\"/>";
    }

    void print_heading() {
        out_ << "<rect width=\"100%\" height=\"100%\" fill=\"" << kPaper << "\"/>\n<text x=\"" << kSide
             << "\" y=\"72\" font-size=\"56\" font-weight=\"700\" letter-spacing=\"4\">" << escaped(board_.name)
             << "</text>\n<text x=\"" << kSide << "\" y=\"108\" font-size=\"22\">" << counts()
             << "</text>\n<path transform=\"translate(" << Point{kMapWidth + kSide - 330, 44} << ")\" d=\"" << kBridge
             << "\" fill=\"none\" stroke=\"" << kAccent << "\" stroke-width=\"4\"/>\n";
    }

    // Where a walk along the land routes goes on that keeps to one side.
    LocationId next_on_coast(LocationId from, LocationId here) const {
        const Point at = layout_.places[index(here)];
        const double back = direction(layout_.places[index(from)] - at);
        LocationId best = from;
        double least = 2 * std::numbers::pi;
        for (const RouteId id : board_.routes_at[index(here)]) {
            const engine::Route& route = board_.route(id);
            const LocationId there = route.from == here ? route.to : route.from;
            double turn = direction(layout_.places[index(there)] - at) - back;
            if (turn < 0) turn += 2 * std::numbers::pi;
            if (route.ferries == 0 && there != from && turn < least) {
                least = turn;
                best = there;
            }
        }
        return best;
    }

    // Every face between land routes; a place that none of them reaches is an island.
    void print_land() {
        engine::LocationSet islands = board_.all_locations();
        std::set<std::pair<LocationId, LocationId>> walked;
        const auto walk = [&](LocationId from, LocationId here) {
            if (walked.contains({from, here})) return;
            out_ << "<path d=\"M" << layout_.places[index(from)];
            while (walked.emplace(from, here).second) {
                islands.erase(here);
                out_ << "L" << layout_.places[index(here)];
                from = std::exchange(here, next_on_coast(from, here));
            }
            out_ << "z\"/>\n";
        };
        for (size_t i = 0; i < board_.routes.size(); ++i) {
            const engine::Route& route = board_.routes[i];
            if (route.ferries > 0) continue;
            walk(route.from, route.to);
            walk(route.to, route.from);
            if (layout_.routes[i].track.size() > 2) print_path(layout_.routes[i].track);
        }
        for (const LocationId place : islands) out_ << "<path d=\"M" << layout_.places[index(place)] << "h.1\"/>\n";
    }

    void print_path(const std::vector<Point>& points) {
        out_ << "<path d=\"";
        for (size_t i = 0; i < points.size(); ++i) out_ << (i == 0 ? "M" : "L") << points[i];
        out_ << "\"/>";
    }

    void print_ground() {
        out_ << "<rect width=\"" << kMapWidth << "\" height=\"" << rounded(layout_.height)
             << "\" rx=\"16\" fill=\"#bfdcdc\"/>\n"
             << "<use href=\"#land\" fill=\"#a5cccd\" stroke=\"#a5cccd\" stroke-width=\"200\"/>\n"
             << "<use href=\"#land\" fill=\"#efe3c8\" stroke=\"#efe3c8\" stroke-width=\"156\"/>\n"
             << "<g fill=\"#fff\" fill-opacity=\".5\">\n";
        for (const auto& [x, y, width] : kFog)
            out_ << "<rect x=\"" << x * kMapWidth << "\" y=\"" << rounded(y * layout_.height) << "\" width=\""
                 << width * kMapWidth << "\" height=\"30\" rx=\"15\"/>\n";
        out_ << "</g>\n";
    }

    void print_route(RouteId id) {
        const engine::Route& route = board_.route(id);
        const DrawnRoute& drawn = layout_.routes[index(id)];
        out_ << "<g class=\"route\" id=\"route-" << board_.route_ids[index(id)] << "\"><title>" << name(route.from)
             << " - " << name(route.to) << ": " << count_of(route.length, "space") << ", " << colour_name(route);
        if (route.ferries > 0) out_ << ", " << count_of(route.ferries, "ferry symbol");
        out_ << ", " << count_of(route.points, "point") << "</title><g fill=\"none\" stroke=\"" << kInk
             << "\" stroke-width=\"3\" stroke-opacity=\".4\">";
        print_path(drawn.track);
        out_ << "</g>";
        const int first_ferry = (route.length - route.ferries) / 2;
        for (int i = 0; i < route.length; ++i)
            print_use(i >= first_ferry && i < first_ferry + route.ferries ? "ferry" : colour_name(route),
                      drawn.spaces[static_cast<size_t>(i)]);
        out_ << "</g>\n";
    }

    void print_use(std::string_view space, const Spot& spot) {
        const double degrees = std::remainder(spot.angle * 180 / std::numbers::pi, 180);  // never upside down
        out_ << "<use href=\"#" << space << "\" transform=\"translate(" << spot.at << ") rotate(" << rounded(degrees)
             << ")";
        if (layout_.scale < 1) out_ << " scale(" << layout_.scale << ")";
        out_ << "\"/>";
    }

    void print_place(LocationId id) {
        const Label& label = layout_.labels[index(id)];
        const auto& [low, high] = label.box;
        const double x = label.side > 0 ? low.x : label.side < 0 ? high.x : (low.x + high.x) / 2;
        out_ << "<g class=\"place\" id=\"place-" << board_.location_ids[index(id)] << "\"><title>" << name(id)
             << "</title><use href=\"#" << (has_token_stack(board_, id) ? "token-place" : "place")
             << "\" transform=\"translate(" << layout_.places[index(id)] << ")\"/><g font-size=\"" << kNameSize
             << "\" font-weight=\"600\" text-anchor=\""
             << (label.side > 0   ? "start"
                 : label.side < 0 ? "end"
                                  : "middle")
             << "\" paint-order=\"stroke\" stroke=\"" << kPaper << "\" stroke-width=\"5\" stroke-linejoin=\"round\">";
        for (size_t i = 0; i < label.lines.size(); ++i)
            out_ << "<text x=\"" << rounded(x) << "\" y=\""
                 << rounded(low.y + kNameSize * (static_cast<double>(i) + 0.8)) << "\">" << escaped(label.lines[i])
                 << "</text>";
        out_ << "</g></g>\n";
    }

    void print_entry(double x, double y, std::string_view art, std::string_view text) {
        out_ << "<use href=\"#" << art << "\" transform=\"translate(" << Point{x, y} << ")\"/><text x=\"" << x + 40
             << "\" y=\"" << rounded(y + 8) << "\">" << text << "</text>\n";
    }

    void print_legend() {
        const double first = layout_.height + 50;
        const double second = first + 56;
        out_ << "<g font-size=\"22\">\n";
        double x = 30;
        for (const engine::Card colour : engine::kAllColours) {
            print_entry(x, first, engine::name_of(colour), engine::name_of(colour));
            x += 195;
        }
        print_entry(x, first, "grey", "grey: any one colour");
        print_entry(30, second, "ferry", "needs a ferry card");
        print_entry(420, second, "token-place", "token stack");
        std::map<int, int> points;
        for (const engine::Route& route : board_.routes) points[route.length] = route.points;
        out_ << "<text x=\"" << kMapWidth << "\" y=\"" << rounded(second + 8)
             << "\" text-anchor=\"end\" word-spacing=\"3\">Points by length: ";
        for (const auto& [length, value] : points)
            out_ << (length == points.begin()->first ? "" : " · ") << length << " → " << value;
        out_ << "</text>\n</g>\n";
    }

    const engine::Board& board_;
    Layout layout_;
    std::ostream& out_;
};

}  // namespace

void print_svg(const record::BoardFile& file, std::ostream& out) { Picture(file, out).print(); }

}  // namespace cli
