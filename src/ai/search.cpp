#include "ai/search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ai/habit.h"
#include "ai/judge.h"
#include "engine/referee.h"

namespace ai {

using namespace engine;

namespace {

constexpr uint32_t kAskStopEvery = 4;

// docs/ai.md says which values were tried.
constexpr float kExploration = 0.6F;
constexpr float kUntriedIsWorse = 0.05F;  // than the mean of its siblings
constexpr float kWinPart = 0.3F;          // of the reward with two seats; the rest is the margin
constexpr float kWinPartOfMany = 0.8F;    // with more
constexpr float kDoubt = 70;  // hundredths of a point by which a rating is worse until the first guess is a quarter
constexpr float kInstinctPart = 0.7F;  // of the first guess at the root; the rest is the greedy level's judgement

// The number of a choice below the root.
size_t number_of(const Action& action, const Table& table) {
    if (std::holds_alternative<DrawDeck>(action)) return 0;
    if (const auto* draw = std::get_if<DrawMarket>(&action)) return 1 + index(table.market.card(draw->slot));
    if (std::holds_alternative<DrawTickets>(action)) return 8;
    if (const auto* claim = std::get_if<ClaimRoute>(&action)) return 10 + index(claim->route);
    return 9;
}

float reward_for(float win_share, float bent_margin, int seats) {
    const float win_part = seats == 2 ? kWinPart : kWinPartOfMany;
    return win_part * win_share + (1 - win_part) * (0.5F + 0.5F * bent_margin);
}

}  // namespace

Search::Search(const PathBook& book, const Weights& weights) : book_(book), weights_(weights) {}

std::span<const Search::Line> Search::run(const WorldSource& worlds, Seat seat, const Budget& budget, uint64_t seed) {
    me_ = seat;
    node_count_ = 1;
    edge_count_ = 0;
    nodes_[0] = {};
    PlayoutChance chance(seed);

    inner_count_ = 0;
    list_root(worlds(chance));

    const uint32_t most = budget.iterations != 0 ? budget.iterations : ~0U;
    for (iterations_ = 0; iterations_ < most; ++iterations_) {
        if (iterations_ % kAskStopEvery == kAskStopEvery - 1 && budget.stop && budget.stop()) break;
        iterate(worlds(chance), chance);
    }

    for (size_t i = 0; i < line_count_; ++i) {
        lines_[i].visits = edges_[i].visits;
        lines_[i].win_share /= std::max(1U, edges_[i].visits);
        lines_[i].margin /= std::max(1U, edges_[i].visits);
    }
    // By insertion, which keeps the order of equals on every platform and allocates nothing.
    const auto more_visits = [](const Line& a, const Line& b) { return a.visits > b.visits; };
    Line* const first = lines_.data();
    for (Line* line = first; line != first + line_count_; ++line)
        std::rotate(std::upper_bound(first, line, *line, more_visits), line, line + 1);
    return {lines_.data(), line_count_};
}

// The root has an edge for each legal action, in their order; the greedy level's judgement and instinct make the first
// guess. The seat's actions are the same in every world.
void Search::list_root(const State& world) {
    legal_actions<Payments::one_per_colour>(world.table, world.secrets_of(me_), me_, *legal_);
    const View view = view_for(world, me_);
    const Judge judge(view);
    line_count_ = 0;
    int best = std::numeric_limits<int>::min();
    std::array<int, kMaxChoices> ratings;  // NOLINT(*-member-init)
    uint32_t market = 0;                   // cards that are in the list already
    for (const Action& action : *legal_) {
        if (const auto* draw = std::get_if<DrawMarket>(&action)) {
            const uint32_t card = 1U << index(world.table.market.card(draw->slot));
            if ((market & card) != 0) continue;
            market |= card;
        }
        if (line_count_ == kMaxChoices) break;
        ratings[line_count_] = judge.rate(action);
        best = std::max(best, ratings[line_count_]);
        lines_[line_count_++] = {action};
    }
    std::array<float, kMaxChoices> guesses;  // NOLINT(*-member-init)
    float sum = 0;
    for (size_t i = 0; i < line_count_; ++i) {
        const float worse = static_cast<float>(best - ratings[i]) / kDoubt;
        sum += guesses[i] = 0.02F + 1 / ((1 + worse) * (1 + worse));
    }
    for (size_t i = 0; i < line_count_; ++i)
        edges_[i] = {.prior = guesses[i] / sum, .value = 0, .visits = 0, .available = 0, .node = 0};
    if (in_turn(world.table.phase)) add_instinct(world);
    edge_count_ = static_cast<uint32_t>(line_count_);
}

// What searches have preferred in moments like this one.
void Search::add_instinct(const State& world) {
    std::array<float, kMaxChoices> appeals;  // NOLINT(*-member-init)
    const Instinct instinct(book_, world, me_);
    float sum = 0;
    for (size_t i = 0; i < line_count_; ++i)
        sum += appeals[i] = appeal(weights_.instinct, instinct.look(lines_[i].action));
    for (size_t i = 0; i < line_count_; ++i)
        edges_[i].prior = kInstinctPart * appeals[i] / sum + (1 - kInstinctPart) * edges_[i].prior;
}

// The legal choices of a seat in this world.
void Search::list_choices(const State& world, Seat seat) {
    legal_actions<Payments::one_per_colour>(world.table, world.secrets_of(seat), seat, *legal_);
    std::array<uint16_t, kNumbers> place{};  // 1 more than the place in the list
    choice_count_ = 0;
    for (const Action& action : *legal_) {
        const size_t number = number_of(action, world.table);
        if (place[number] == 0) {
            choices_[choice_count_++] = {&action, 0, static_cast<uint8_t>(number)};
            place[number] = static_cast<uint16_t>(choice_count_);
        } else if (const auto* claim = std::get_if<ClaimRoute>(&action)) {
            Choice& same = choices_[place[number] - 1U];
            if (claim->payment.ferries < std::get_if<ClaimRoute>(same.action)->payment.ferries) same.action = &action;
        }
    }
}

// Finds the edge of every choice, and makes those that are new. False when there is no room for them.
bool Search::find_edges(Node& node, const State& world, Seat seat) {
    if (node.capacity == 0) {
        if (inner_count_ == kInnerNodes) return false;
        node.edge_of = inner_count_++;
        edge_of_[node.edge_of] = {};
    }
    EdgeOf& edge_of = edge_of_[node.edge_of];
    size_t fresh = 0;
    for (size_t i = 0; i < choice_count_; ++i) fresh += edge_of[choices_[i].number] == 0;
    if (fresh != 0) {
        if (!make_room(node, fresh)) return false;
        const Instinct instinct(book_, world, seat);
        for (size_t i = 0; i < choice_count_; ++i) {
            uint8_t& place = edge_of[choices_[i].number];
            if (place != 0) continue;
            edges_[node.first_edge + node.edges] = {
                .prior = appeal(weights_.instinct, instinct.look(*choices_[i].action)),
                .value = 0,
                .visits = 0,
                .available = 0,
                .node = 0};
            place = ++node.edges;
        }
    }
    for (size_t i = 0; i < choice_count_; ++i) choices_[i].edge = node.first_edge + edge_of[choices_[i].number] - 1U;
    return true;
}

bool Search::make_room(Node& node, size_t fresh) {
    if (node.edges + fresh <= node.capacity) return true;
    const size_t capacity = std::min(kNumbers, node.edges + fresh + node.edges / 2U);
    if (edge_count_ + capacity > kEdges) return false;
    std::copy_n(&edges_[node.first_edge], node.edges, &edges_[edge_count_]);
    node.first_edge = edge_count_;
    node.capacity = static_cast<uint8_t>(capacity);
    edge_count_ += static_cast<uint32_t>(capacity);
    return true;
}

// The choice with the best upper bound.
const Search::Choice& Search::select() {
    float priors = 0, value = 0;
    uint32_t visits = 0;
    for (size_t i = 0; i < choice_count_; ++i) {
        const Edge& edge = edges_[choices_[i].edge];
        priors += edge.prior;
        value += edge.value;
        visits += edge.visits;
    }
    const float untried = (visits == 0 ? 0.5F : value / static_cast<float>(visits)) - kUntriedIsWorse;
    size_t best = 0;
    float best_bound = -1;
    for (size_t i = 0; i < choice_count_; ++i) {
        Edge& edge = edges_[choices_[i].edge];
        ++edge.available;
        const float mean = edge.visits == 0 ? untried : edge.value / static_cast<float>(edge.visits);
        const float bound = mean + kExploration * (edge.prior / priors) *
                                       std::sqrt(static_cast<float>(edge.available)) /
                                       static_cast<float>(1 + edge.visits);
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = i;
    }
    return choices_[best];
}

void Search::iterate(State world, PlayoutChance& chance) {
    NoOne no_one;
    Referee referee(world, chance, no_one);
    std::array<Step, kMaxDepth> steps;  // NOLINT(*-member-init)
    size_t depth = 0;
    for (uint32_t at = 0; world.table.phase != Phase::over && depth < kMaxDepth;) {
        Node& node = nodes_[at];
        if (at != 0 && node.visits++ == 0) break;
        const Seat seat = at == 0 ? me_ : world.table.to_move;
        if (at == 0) {
            choice_count_ = line_count_;
            for (uint32_t i = 0; i < line_count_; ++i) choices_[i] = {&lines_[i].action, i, 0};
        } else {
            list_choices(world, seat);
            if (!find_edges(node, world, seat)) break;
        }
        const Choice& choice = select();
        steps[depth++] = {choice.edge, seat};
        referee.apply(seat, *choice.action);
        settle(book_, world, chance);
        Edge& edge = edges_[choice.edge];
        if (edge.node == 0) {
            if (node_count_ == kNodes) break;
            nodes_[node_count_] = {};
            edge.node = node_count_++;
        }
        at = edge.node;
    }

    const Prospects prospects = prospects_of(book_, weights_.appraisal, world);
    std::array<float, kMaxSeats> rewards{};
    for (size_t seat = 0; seat < world.table.seats; ++seat)
        rewards[seat] = reward_for(prospects.win_share[seat], prospects.bent_margin[seat], world.table.seats);
    for (size_t i = 0; i < depth; ++i) {
        Edge& edge = edges_[steps[i].edge];
        ++edge.visits;
        edge.value += rewards[index(steps[i].seat)];
    }
    Line& line = lines_[steps[0].edge];
    line.win_share += prospects.win_share[index(me_)];
    line.margin += prospects.margin[index(me_)];
}

}  // namespace ai
