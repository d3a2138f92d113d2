// Bots: anything that decides for a seat. A bot receives what its seat may know, and nothing else.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "engine/action.h"
#include "engine/rng.h"
#include "engine/view.h"

namespace ai {

// How long a bot may think. Bots have no clock: `stop` is asked again and again, and ends the search once it says so.
struct Budget {
    uint32_t iterations =
        0;  // of a search, at most; 0: as many as `stop` allows, or without it what the level is used to
    std::function<bool()> stop;  // empty: never
};

class Bot {
 public:
    virtual ~Bot() = default;

    // What its seat `me` sees, event by event; `before`: the table when it happened. A bot that is told nothing still
    // plays, from the view alone. A deal begins a new game.
    virtual void saw(const engine::SeenEvent& /*event*/, const engine::Table& /*before*/, engine::Seat /*me*/) {}

    // One of the legal actions, which is never empty. The same events, view, random stream and number of iterations
    // give the same choice.
    virtual engine::Action choose(const engine::View& view, const engine::ActionList& legal, const Budget& budget,
                                  engine::Rng& rng) = 0;
};

// The names that make_bot knows, weakest first.
std::span<const std::string_view> levels();

// A fresh bot, or nothing when there is no such level. The board must outlive it.
std::unique_ptr<Bot> make_bot(std::string_view level, const engine::Board& board);

}  // namespace ai
