#include "ai/analysis.h"

#include <algorithm>

#include "ai/habit.h"
#include "engine/evolve.h"
#include "engine/referee.h"

namespace ai {

using namespace engine;

namespace {

// Visits of the search below which a line is not trusted.
constexpr uint32_t kFewVisits = 100;

// Seeds that lie side by side would begin alike. The finaliser of SplitMix64.
uint64_t scatter(uint64_t number) {
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}

// 0: another thing; the more, the more alike.
int likeness(const Action& a, const Action& b, const Table& table) {
    if (a == b) return 4;
    if (a.index() != b.index()) return 0;
    if (const auto* draw = std::get_if<DrawMarket>(&a))
        return table.market.card(draw->slot) == table.market.card(std::get_if<DrawMarket>(&b)->slot) ? 1 : 0;
    const auto* claim = std::get_if<ClaimRoute>(&a);
    const auto* other = std::get_if<ClaimRoute>(&b);
    if (claim == nullptr || claim->route != other->route) return 0;
    if (claim->token_at != other->token_at) return 1;
    return claim->payment.colour == other->payment.colour ? 3 : 2;
}

Outlook par_of(int seats) {
    Outlook par;
    std::fill_n(par.win_share.begin(), seats, 1.0 / seats);
    return par;
}

void divide(Outlook& sum, double by) {
    for (double& value : sum.win_share) value /= by;
    for (double& value : sum.margin) value /= by;
}

}  // namespace

const Search::Line& line_of(const Action& action, const Table& table, std::span<const Search::Line> lines) {
    return *std::ranges::max_element(lines, {},
                                     [&](const Search::Line& line) { return likeness(action, line.action, table); });
}

Analyst::Analyst(const Board& board, int seats, const Effort& effort)
    : effort_(effort), book_(board), state_(empty_table(board, seats)) {
    for (int seat = 0; seat < seats; ++seat)
        bots_.push_back(std::make_unique<SearchBot>(board, effort.iterations, SearchBot::kNoLimit));
}

void Analyst::tell(const Event& event) {
    for (uint8_t seat = 0; seat < state_.table.seats; ++seat)
        bots_[seat]->saw(seen_by(event, state_.table, Seat{seat}), state_.table, Seat{seat});
    evolve(state_, event);
    if (std::holds_alternative<GameEnded>(event)) reach(result_of(state_));
}

Outlook Analyst::outlook_of(State world, PlayoutChance& chance) const {
    settle(book_, world, chance);
    const Prospects prospects = prospects_of(book_, shipped_weights().appraisal, world);
    Outlook outlook;
    std::ranges::copy(prospects.win_share, outlook.win_share.begin());
    std::ranges::copy(prospects.margin, outlook.margin.begin());
    return outlook;
}

// The same random numbers at every moment, so that what does not differ cancels out.
template <class Start>
Outlook Analyst::mean_outlook(Start start) const {
    Outlook sum;
    for (uint32_t i = 0; i < effort_.samples; ++i) {
        PlayoutChance chance(scatter(effort_.seed + i));
        sum += outlook_of(start(chance), chance);
    }
    divide(sum, effort_.samples);
    return sum;
}

void Analyst::reach(const Outlook& now) {
    if (decisions_.empty())
        deal_ = now - par_of(state_.table.seats);
    else
        decisions_.back().luck = now - expected_;
    expected_ = now;
}

const Analyst::Decision& Analyst::decide(Seat seat, const Action& action) {
    reach(mean_outlook([this](PlayoutChance&) { return state_; }));
    Decision decision{.seat = seat, .played = {}, .alternatives = {}, .before = expected_, .choice = {}, .luck = {}};
    judge(action, decision);
    const Outlook after = mean_outlook([&](PlayoutChance& chance) {
        State world = state_;
        NoOne no_one;
        Referee(world, chance, no_one).apply(seat, action);
        return world;
    });
    decision.choice = after - expected_;
    expected_ = after;
    return decisions_.emplace_back(std::move(decision));
}

// From what the seat knows.
void Analyst::judge(const Action& action, Decision& decision) {
    const Budget budget{.iterations = effort_.iterations, .stop = {}};
    const auto lines = bots_[index(decision.seat)]->think(view_for(state_, decision.seat), budget, effort_.seed);
    const Search::Line& played = line_of(action, state_.table, lines);
    for (const Search::Line& line : lines)
        if (&line != &played && decision.alternatives.size() < kAlternatives) decision.alternatives.push_back(line);
    decision.preferred = &played == lines.data();
    decision.played = played;
    decision.played.action = action;
    look_closer(decision.played, decision.seat);
    for (Search::Line& line : decision.alternatives) look_closer(line, decision.seat);
}

// A line that the search hardly looked at is tried in more worlds.
void Analyst::look_closer(Search::Line& line, Seat seat) const {
    if (line.visits >= kFewVisits) return;
    const Belief::Worlds worlds(bots_[index(seat)]->belief(), view_for(state_, seat));
    PlayoutChance chance(scatter(effort_.seed));
    double win_share = line.visits * line.win_share, margin = line.visits * line.margin;
    for (uint32_t i = line.visits; i < kFewVisits; ++i) {
        State world = worlds.sample(chance);
        NoOne no_one;
        Referee(world, chance, no_one).apply(seat, line.action);
        const Outlook outlook = outlook_of(world, chance);
        win_share += outlook.win_share[index(seat)];
        margin += outlook.margin[index(seat)];
    }
    line.win_share = win_share / kFewVisits;
    line.margin = margin / kFewVisits;
}

Analyst::Split Analyst::split() const {
    Split split{.par = par_of(state_.table.seats),
                .deal = deal_,
                .luck = {},
                .choice = {},
                .others = {},
                .result = result_of(state_)};
    for (const Decision& decision : decisions_) {
        split.luck += decision.luck;
        split.others += decision.choice;
        const size_t own = index(decision.seat);
        split.choice.win_share[own] += decision.choice.win_share[own];
        split.choice.margin[own] += decision.choice.margin[own];
    }
    split.others = split.others - split.choice;
    return split;
}

}  // namespace ai
