// Rates what a seat may do by its plan: the judgement of the greedy level, and the first guess of those that search.
#pragma once

#include "ai/planner.h"
#include "engine/action.h"
#include "engine/view.h"

namespace ai {

// For one seat at one moment. The view must outlive it.
class Judge {
 public:
    explicit Judge(const engine::View& view);

    // What spoils the plan, or draws tickets while others are open.
    static constexpr int kOnlyIfForced = -100'000;

    // In hundredths of a point; only to be compared with other actions of the same moment.
    int rate(const engine::Action& action) const;

 private:
    bool last_turn() const;
    void rate_cards();
    void rate_deck();
    int worth(engine::Card card) const;
    int worth_of_second(std::optional<engine::Slot> taken) const;
    int rating(const engine::DrawDeck&) const;
    int rating(const engine::DrawMarket& draw) const;
    int rating(const engine::ClaimRoute& claim) const;
    int value_of_token(engine::LocationId token_at, engine::RouteSet planned) const;
    int cost_of(engine::Payment payment, engine::Cards spare) const;
    int gain_at_once(const engine::ClaimRoute& claim) const;
    int rating(const engine::DrawTickets&) const;
    int rating(const engine::KeepTickets& keep) const;
    int rating(const engine::PlaceStack& placed) const;
    int rating(const engine::Pass&) const;

    const engine::Table& table_;
    const engine::Board& board_;
    const engine::Secrets& own_;
    engine::Seat seat_;
    Planner planner_;
    Plan plan_;
    Needs needs_;                                    // of the plan
    std::array<int, engine::kColours + 1> worth_{};  // by card
    int deck_worth_ = 0;
};

}  // namespace ai
