#include <array>

#include "ai/bot.h"
#include "ai/greedy_bot.h"
#include "ai/random_bot.h"

namespace ai {

std::span<const std::string_view> levels() {
    static constexpr std::array<std::string_view, 2> kLevels = {"random", "greedy"};
    return kLevels;
}

std::unique_ptr<Bot> make_bot(std::string_view level, const engine::Board& /*board*/) {
    if (level == "random") return std::make_unique<RandomBot>();
    if (level == "greedy") return std::make_unique<GreedyBot>();
    return nullptr;
}

}  // namespace ai
