// Bots: anything that decides for a seat. A bot receives what its seat may know, and nothing else.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/action.h"
#include "engine/rng.h"
#include "engine/view.h"

namespace ai {

class Bot {
 public:
    virtual ~Bot() = default;

    // One of the legal actions, which is never empty. The same view and random stream give the same choice.
    virtual engine::Action choose(const engine::View& view, const engine::ActionList& legal, engine::Rng& rng) = 0;
};

// The names that make_bot knows, weakest first.
std::span<const std::string_view> levels();

// A fresh bot, or nothing when there is no such level.
std::unique_ptr<Bot> make_bot(std::string_view level);

}  // namespace ai
