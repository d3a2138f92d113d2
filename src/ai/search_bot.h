// The levels that search: what they have seen becomes a belief, and the search draws its worlds from it.
#pragma once

#include "ai/belief.h"
#include "ai/bot.h"
#include "ai/search.h"

namespace ai {

class SearchBot : public Bot {
 public:
    static constexpr uint32_t kNoLimit = ~0U;

    // `usual`: iterations without a budget; `at_most`: what the level never exceeds.
    SearchBot(const engine::Board& board, uint32_t usual, uint32_t at_most, const Weights& weights = shipped_weights())
        : book_(board), belief_(book_), search_(book_, weights), usual_(usual), at_most_(at_most) {}

    void saw(const engine::SeenEvent& event, const engine::Table& before, engine::Seat me) override {
        belief_.saw(event, before, me);
    }
    engine::Action choose(const engine::View& view, const engine::ActionList& legal, const Budget& budget,
                          engine::Rng& rng) override;

    // What it thinks of the actions of the view's seat, best first.
    std::span<const Search::Line> think(const engine::View& view, const Budget& budget, uint64_t seed);

    const PathBook& book() const { return book_; }
    const Belief& belief() const { return belief_; }
    Search& search() { return search_; }

 private:
    PathBook book_;
    Belief belief_;
    Search search_;
    uint32_t usual_, at_most_;
};

}  // namespace ai
