#include <array>

#include "ai/bot.h"
#include "ai/greedy_bot.h"
#include "ai/random_bot.h"
#include "ai/search_bot.h"

namespace ai {

namespace {

constexpr uint32_t kTouristSlips = 35;
constexpr uint32_t kLocalSlips = 5;
constexpr uint32_t kConductorIterations = 200;
constexpr uint32_t kGripmanIterations = 50'000;

}  // namespace

std::span<const std::string_view> levels() {
    static constexpr std::array<std::string_view, 6> kLevels = {"random", "tourist",   "local",
                                                                "greedy", "conductor", "gripman"};
    return kLevels;
}

std::unique_ptr<Bot> make_bot(std::string_view level, const engine::Board& board) {
    if (level == "random") return std::make_unique<RandomBot>();
    if (level == "tourist") return std::make_unique<GreedyBot>(kTouristSlips);
    if (level == "local") return std::make_unique<GreedyBot>(kLocalSlips);
    if (level == "greedy") return std::make_unique<GreedyBot>();
    if (level == "conductor") return std::make_unique<SearchBot>(board, kConductorIterations, kConductorIterations);
    if (level == "gripman") return std::make_unique<SearchBot>(board, kGripmanIterations, SearchBot::kNoLimit);
    return nullptr;
}

}  // namespace ai
