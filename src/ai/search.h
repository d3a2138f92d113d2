// Information-set Monte Carlo tree search: one tree over what the searching seat can tell apart, a fresh world in every
// iteration, and a network that says how it will end. Each player maximises its own value.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "ai/bot.h"
#include "ai/outlook.h"
#include "ai/paths.h"
#include "ai/weights.h"
#include "engine/chance.h"
#include "engine/legal.h"

namespace ai {

// Deals a world that the seat holds for possible.
using WorldSource = std::function<engine::State(engine::PlayoutChance&)>;

class Search {
 public:
    explicit Search(const PathBook& book, const Weights& weights = shipped_weights());

    // What the search thinks of one action of the root.
    struct Line {
        engine::Action action;
        uint32_t visits = 0;
        double win_share = 0;  // expected, a shared win counts as its part
        double margin = 0;     // expected points ahead of the best other seat
    };

    // The actions of the seat in the order of preference. At least one iteration is done.
    std::span<const Line> run(const WorldSource& worlds, engine::Seat seat, const Budget& budget, uint64_t seed);

    uint32_t iterations() const { return iterations_; }

    // In the order of preference, as the last run left them.
    std::span<const Line> lines() const { return {lines_.data(), line_count_}; }

 private:
    struct Edge {
        float prior;
        float value;  // sum, for the seat that chooses
        uint32_t visits;
        uint32_t available;  // how often it could be chosen
        uint32_t node;       // 0: none yet
    };
    // Below the root, actions that are much the same are one choice: equal cards of the market, all ways to pay for a
    // route. A choice has a number, so that its edge is found at once.
    static constexpr size_t kNumbers = 10 + engine::kMaxRoutes;
    using EdgeOf = std::array<uint8_t, kNumbers>;  // 1 more than the place among the node's edges; 0: none
    struct Node {
        uint32_t first_edge;
        uint32_t visits;
        uint32_t edge_of;
        uint8_t edges;
        uint8_t capacity;
    };
    struct Choice {
        const engine::Action* action;
        uint32_t edge;
        uint8_t number;
    };
    struct Step {
        uint32_t edge;
        engine::Seat seat;
    };
    static constexpr size_t kNodes = size_t{1} << 19;
    static constexpr size_t kInnerNodes = size_t{1} << 17;
    static constexpr size_t kEdges = size_t{1} << 21;
    static constexpr size_t kMaxDepth = 64;
    static constexpr size_t kMaxChoices = 1024;

    void iterate(engine::State world, engine::PlayoutChance& chance);
    void list_root(const engine::State& world);
    void add_instinct(const engine::State& world);
    void list_choices(const engine::State& world, engine::Seat seat);
    bool find_edges(Node& node, const engine::State& world, engine::Seat seat);
    bool make_room(Node& node, size_t fresh);
    const Choice& select();

    const PathBook& book_;
    const Weights& weights_;
    std::unique_ptr<Node[]> nodes_ = std::make_unique_for_overwrite<Node[]>(kNodes);
    std::unique_ptr<Edge[]> edges_ = std::make_unique_for_overwrite<Edge[]>(kEdges);
    std::unique_ptr<engine::ActionList> legal_ = std::make_unique<engine::ActionList>();
    std::unique_ptr<EdgeOf[]> edge_of_ = std::make_unique_for_overwrite<EdgeOf[]>(kInnerNodes);
    uint32_t node_count_ = 0, edge_count_ = 0, inner_count_ = 0;
    std::array<Choice, kMaxChoices> choices_{};
    size_t choice_count_ = 0;
    std::array<Line, kMaxChoices> lines_{};  // one for each choice of the root
    size_t line_count_ = 0;
    uint32_t iterations_ = 0;
    engine::Seat me_{};
};

}  // namespace ai
