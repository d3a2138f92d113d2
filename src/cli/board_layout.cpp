#include "cli/board_layout.h"

#include <algorithm>
#include <boost/json.hpp>
#include <numbers>
#include <ranges>

namespace cli {
namespace {

using boost::json::value;
using engine::index;
using engine::LocationId;
using engine::RouteId;
using std::numbers::pi;

constexpr double kMargin = 130;  // of the map around the places

struct Geometry {
    std::vector<Point> places;
    std::vector<std::vector<Point>> via;  // by route, from the end with the lower id
};

Point point_of(const value& x, const value& y) { return {x.to_number<double>(), y.to_number<double>()}; }

// Nothing where a place has no coordinates.
std::vector<Point> read_places(const boost::json::array& locations) {
    std::vector<Point> places;
    for (const value& item : locations) {
        const boost::json::object& place = item.as_object();
        if (!place.contains("x") || !place.contains("y")) return {};
        places.push_back(point_of(place.at("x"), place.at("y")));
    }
    return places;
}

std::vector<std::vector<Point>> read_via(const boost::json::array& routes, const engine::Board& board) {
    std::vector<std::vector<Point>> result(board.routes.size());
    for (const value& item : routes) {
        const RouteId id = *board.find_route(item.at("id").as_string());
        std::vector<Point>& via = result[index(id)];
        if (const value* points = item.as_object().if_contains("via"))
            for (const value& point : points->as_array()) via.push_back(point_of(point.at(0), point.at(1)));
        if (board.route(id).to < board.route(id).from) std::ranges::reverse(via);
    }
    return result;
}

std::vector<Point> circle(size_t places) {
    std::vector<Point> points(places);
    for (size_t i = 0; i < places; ++i)
        points[i] = towards(2 * pi * static_cast<double>(i) / static_cast<double>(places) - pi / 2);
    return points;
}

std::vector<Point*> all_points(Geometry& geometry) {
    std::vector<Point*> all;
    const auto add = [&all](std::vector<Point>& points) {
        for (Point& point : points) all.push_back(&point);
    };
    add(geometry.places);
    std::ranges::for_each(geometry.via, add);
    return all;
}

// Without usable coordinates the places stand on a circle.
Geometry read_geometry(const record::BoardFile& file) {
    const value root = boost::json::parse(file.json);
    Geometry geometry{read_places(root.at("locations").as_array()), read_via(root.at("routes").as_array(), file.board)};
    const auto usable = [](const Point* p) { return std::abs(p->x) <= 1e9 && std::abs(p->y) <= 1e9; };
    if (geometry.places.empty() || !std::ranges::all_of(all_points(geometry), usable))
        geometry = {circle(file.board.location_ids.size()), std::vector<std::vector<Point>>(file.board.routes.size())};
    return geometry;
}

// Makes it fill the map. Returns the height that this needs.
double fit(Geometry& geometry) {
    const std::vector<Point*> all = all_points(geometry);
    const auto [left, right] = std::ranges::minmax(all | std::views::transform([](const Point* p) { return p->x; }));
    const auto [top, bottom] = std::ranges::minmax(all | std::views::transform([](const Point* p) { return p->y; }));
    const double scale = (kMapWidth - 2 * kMargin) / std::max({right - left, bottom - top, 1e-9});
    const double height = scale * (bottom - top) + 2 * kMargin;
    const Point centre{(left + right) / 2, (top + bottom) / 2};
    for (Point* point : all) *point = scale * (*point - centre) + Point{kMapWidth / 2, height / 2};
    return height;
}

// A smooth line through points.
class Line {
 public:
    explicit Line(const std::vector<Point>& through) : points_{through.front()} {
        constexpr int kSteps = 24;
        for (size_t i = 0; i + 1 < through.size(); ++i) {
            const Point a = through[i == 0 ? 0 : i - 1];
            const Point b = through[i];
            const Point c = through[i + 1];
            const Point d = through[std::min(i + 2, through.size() - 1)];
            for (int step = 1; step <= kSteps; ++step) {  // a Catmull-Rom spline
                const double t = static_cast<double>(step) / kSteps;
                points_.push_back(
                    b +
                    0.5 * t * ((c - a) + t * ((2 * a - 5 * b) + (4 * c - d)) + t * t * ((3 * b - a) + (d - 3 * c))));
            }
        }
        for (size_t i = 1; i < points_.size(); ++i) length_ += step_length(i);
    }

    double length() const { return length_; }

    // So far along the line and so far to its side.
    Spot at(double along, double aside) const {
        size_t i = 1;
        for (; i + 1 < points_.size() && along > step_length(i); ++i) along -= step_length(i);
        const double angle = direction(points_[i] - points_[i - 1]);
        return {points_[i - 1] + along * towards(angle) + aside * towards(angle + pi / 2), angle};
    }

 private:
    double step_length(size_t i) const {
        return std::hypot(points_[i].x - points_[i - 1].x, points_[i].y - points_[i - 1].y);
    }

    std::vector<Point> points_;
    double length_ = 0;
};

double radius(const engine::Board& board, LocationId place) {
    return has_token_stack(board, place) ? kTokenPlaceRadius : kPlaceRadius;
}

// The part of a route's line that is free for spaces.
struct Free {
    Line line;
    double begin, end;
};

Free free_part(const engine::Board& board, const Geometry& geometry, RouteId id) {
    const auto [from, to] = std::minmax(board.route(id).from, board.route(id).to);
    std::vector<Point> through = geometry.via[index(id)];
    through.insert(through.begin(), geometry.places[index(from)]);
    through.push_back(geometry.places[index(to)]);
    const Line line(through);
    const double length = line.length();
    return {line, std::min(radius(board, from) + 4, length / 3), length - std::min(radius(board, to) + 4, length / 3)};
}

// R5.6: the halves of a double route lie side by side.
double aside(const engine::Board& board, RouteId id, double scale) {
    if (board.twins(engine::RouteSet::of(id)).empty()) return 0;
    return scale * (kSpaceWidth / 2 + 2) * (board.first_twins.contains(id) ? -1 : 1);
}

void put_routes(Layout& layout, const engine::Board& board, const Geometry& geometry) {
    std::vector<Free> parts;
    for (size_t i = 0; i < board.routes.size(); ++i) {
        parts.push_back(free_part(board, geometry, RouteId(i)));
        const double room = (parts[i].end - parts[i].begin) / board.routes[i].length;
        layout.scale = std::clamp(room / (kSpaceLength + 4), 0.2, layout.scale);
    }
    for (size_t i = 0; i < board.routes.size(); ++i) {
        const auto& [line, begin, end] = parts[i];
        const int spaces = board.routes[i].length;
        const double off = aside(board, RouteId(i), layout.scale);
        const double step = std::min((end - begin) / spaces, layout.scale * kSpaceLength * 1.3);
        DrawnRoute& drawn = layout.routes.emplace_back();
        for (int k = 0; k < spaces; ++k)
            drawn.spaces.push_back(line.at((begin + end) / 2 + step * (k - (spaces - 1) / 2.0), off));
        const int steps = geometry.via[i].empty() ? 1 : 24;
        for (int k = 0; k <= steps; ++k) drawn.track.push_back(line.at(line.length() * k / steps, off).at);
    }
}

// Points that no label should hide.
std::vector<Point> obstacles(const Layout& layout, const engine::Board& board) {
    std::vector<Point> points;
    for (const DrawnRoute& route : layout.routes) {
        for (const Spot& space : route.spaces)
            for (int x = -4; x <= 4; ++x)
                for (int y = -2; y <= 2; ++y)
                    points.push_back(space.at + layout.scale * x / 8 * kSpaceLength * towards(space.angle) +
                                     layout.scale * y / 4 * kSpaceWidth * towards(space.angle + pi / 2));
        const size_t between = route.track.size() > 2 ? 1 : 16;
        for (size_t i = 1; i < route.track.size(); ++i)
            for (size_t k = 0; k < between; ++k)
                points.push_back(route.track[i - 1] + static_cast<double>(k) / static_cast<double>(between) *
                                                          (route.track[i] - route.track[i - 1]));
    }
    for (size_t i = 0; i < layout.places.size(); ++i)
        for (int k = 0; k < 32; ++k)
            points.push_back(layout.places[i] +
                             radius(board, LocationId(i)) * (k % 2 == 0 ? 1 : 0.6) * towards(k * pi / 16));
    return points;
}

// A name on one line; and on two, cut near its middle.
std::vector<std::vector<std::string>> ways_to_write(const std::string& name) {
    std::vector<std::vector<std::string>> ways = {{name}};
    const size_t middle = name.size() / 2;
    const size_t before = name.rfind(' ', middle);
    const size_t after = name.find(' ', middle);
    const bool later = before == name.npos || (after != name.npos && after - middle < middle - before);
    const size_t cut = later ? after : before;
    if (cut != name.npos) ways.push_back({name.substr(0, cut), name.substr(cut + 1)});
    return ways;
}

// Half the width and height.
Point half_size(const std::vector<std::string>& lines) {
    constexpr double kLetter = 0.66 * kNameSize;  // of a wide face
    const auto letters = [](const std::string& line) {
        return std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; });
    };
    const auto most = letters(std::ranges::max(lines, {}, letters));
    return {static_cast<double>(most) * kLetter / 2, static_cast<double>(lines.size()) * kNameSize / 2};
}

// The name of a place on every side of it; a name near by, straight beside and on one line costs less.
std::vector<Label> candidates(const std::string& name, Point place, double place_radius) {
    std::vector<Label> result;
    for (const auto& lines : ways_to_write(name))
        for (const double gap : {8.0, 16.0})
            for (int k = 0; k < 32; ++k) {
                const Point half = half_size(lines);
                const Point side{std::clamp(1.42 * std::cos(k * pi / 16), -1.0, 1.0),
                                 std::clamp(1.42 * std::sin(k * pi / 16), -1.0, 1.0)};
                const double away = place_radius + gap;
                const Point centre = place + Point{side.x * (half.x + away), side.y * (half.y + away)};
                result.push_back({lines,
                                  {centre - half, centre + half},
                                  side.x > 0.9    ? 1
                                  : side.x < -0.9 ? -1
                                                  : 0,
                                  (lines.size() > 1 ? 1 : 0) + gap / 8 + (k % 8 == 0 ? 0 : 0.5)});
            }
    return result;
}

// Each label goes where it hides least; again, for what the others have done meanwhile.
void put_labels(Layout& layout, const engine::Board& board) {
    const std::vector<Point> points = obstacles(layout, board);
    const Box map{{8, 8}, {kMapWidth - 8, layout.height - 8}};
    layout.labels.resize(layout.places.size());
    const auto cost = [&](const Label& label, size_t place) {
        const Box wide{label.box.low - Point{7, 4}, label.box.high + Point{7, 4}};
        double sum = label.cost;
        for (const Point point : points) sum += wide.contains(point) ? 1 : 0;
        for (size_t i = 0; i < layout.labels.size(); ++i)
            sum += i != place && layout.labels[i].box.overlaps(wide) ? 50 : 0;
        return sum + (map.contains(label.box.low) && map.contains(label.box.high) ? 0 : 200);
    };
    for (int round = 0; round < 4; ++round)
        for (size_t i = 0; i < layout.labels.size(); ++i)
            layout.labels[i] =
                std::ranges::min(candidates(board.location_names[i], layout.places[i], radius(board, LocationId(i))),
                                 {}, [&](const Label& label) { return cost(label, i); });
}

}  // namespace

bool has_token_stack(const engine::Board& board, LocationId place) {
    return std::ranges::find(board.marked, place) != board.marked.end();
}

Layout lay_out_routes(const record::BoardFile& file) {
    Geometry geometry = read_geometry(file);
    Layout layout;
    layout.height = fit(geometry);
    layout.places = geometry.places;
    put_routes(layout, file.board, geometry);
    return layout;
}

Layout lay_out(const record::BoardFile& file) {
    Layout layout = lay_out_routes(file);
    put_labels(layout, file.board);
    return layout;
}

}  // namespace cli
