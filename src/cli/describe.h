// Sentences for people: what happened, as one viewer saw it, and what the table looks like.
#pragma once

#include <string>
#include <vector>

#include "engine/rules.h"

namespace cli {

std::string count_of(int count, const std::string& noun);  // "1 card", "2 cards"

class Describer {
 public:
    // `names` in seat order.
    Describer(const engine::Board& board, std::vector<std::string> names);

    std::string event(const engine::SeenEvent& event) const;
    std::string action(const engine::Action& action) const;  // "claim Castro - Sunset for 3 red"

    std::string cards(engine::Cards cards) const;      // "2 red, 1 ferry"
    std::string tickets(engine::TicketSet set) const;  // "Castro - Sunset (9), ..."
    std::string symbols(engine::SymbolSet set) const;
    const std::string& name(engine::Seat seat) const { return names_[index(seat)]; }
    const std::string& name(engine::LocationId location) const { return places_[index(location)]; }
    std::string name(engine::TicketId ticket) const;
    std::string name(engine::RouteId route) const;

 private:
    struct Sentence;
    struct Wish;

    const engine::Board& board_;
    std::vector<std::string> names_, places_;  // as they may be printed
};

}  // namespace cli
