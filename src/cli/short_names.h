// Three characters for each place, and what somebody means who types a place or a route.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/board.h"

namespace cli {

class ShortNames {
 public:
    explicit ShortNames(const engine::Board& board);

    const std::string& of(engine::LocationId place) const { return codes_[index(place)]; }  // "GGB"
    std::string of(engine::RouteId route) const;                                            // "GGB-PRE"

    // By short name, id, name or the beginning of one of its words, in any case; nothing where it is not clear.
    std::optional<engine::LocationId> find_place(std::string_view text) const;

    // The routes that a text names: an id, one place, or two places; empty where it names none.
    engine::RouteSet find_routes(std::string_view text) const;

 private:
    const engine::Board& board_;
    std::vector<std::string> codes_;
};

std::string lower_case(std::string_view text);

}  // namespace cli
