// Where everything goes in the picture of a board, by the geometry of the board file.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "record/board_file.h"

namespace cli {

constexpr double kMapWidth = 1600;
constexpr double kSpaceLength = 54;
constexpr double kSpaceWidth = 28;
constexpr double kPlaceRadius = 17;
constexpr double kTokenPlaceRadius = 26;
constexpr double kNameSize = 23;

struct Point {
    double x = 0;
    double y = 0;
    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(double factor, Point a) { return {factor * a.x, factor * a.y}; }
};
inline double direction(Point p) { return std::atan2(p.y, p.x); }
inline Point towards(double angle) { return {std::cos(angle), std::sin(angle)}; }

struct Box {
    Point low, high;
    bool contains(Point p) const { return p.x > low.x && p.x < high.x && p.y > low.y && p.y < high.y; }
    bool overlaps(const Box& other) const {
        return low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y;
    }
};

struct Spot {
    Point at;
    double angle = 0;
};

struct DrawnRoute {
    std::vector<Point> track;  // the line that the spaces lie on
    std::vector<Spot> spaces;
};

struct Label {
    std::vector<std::string> lines;
    Box box;
    int side = 0;  // -1: left of the place, 1: right of it
    double cost = 0;
};

struct Layout {
    double height = 0;  // of the map
    double scale = 1;   // of the spaces
    std::vector<Point> places;
    std::vector<DrawnRoute> routes;
    std::vector<Label> labels;  // of the places
};

bool has_token_stack(const engine::Board& board, engine::LocationId place);

Layout lay_out(const record::BoardFile& file);
Layout lay_out_routes(const record::BoardFile& file);  // without labels, which take most of the time

}  // namespace cli
