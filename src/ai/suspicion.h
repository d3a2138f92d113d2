// Which tickets a rival may hold, judged by all that it does: whole sets of tickets, each with its probability.
#pragma once

#include <vector>

#include "ai/paths.h"
#include "engine/chance.h"

namespace ai {

class Suspicion {
 public:
    // Of a rival that has no tickets yet. The book must outlive it.
    Suspicion(const PathBook& book, engine::Seat rival) : book_(&book), rival_(rival) {}

    // It kept tickets, of these.
    void kept(int count, engine::TicketSet of, const engine::Table& before);

    // It chose something else; `before`: the table when it did.
    void claimed(engine::RouteId route, const engine::Table& before);
    void took(engine::Card card, const engine::Table& before);
    void drew_card(const engine::Table& before) { took(engine::Card::none, before); }
    void drew_tickets(const engine::Table& before);

    struct Set {
        engine::TicketSet tickets;
        float weight = 1;
    };
    const std::vector<Set>& sets() const { return sets_; }
    int size() const { return size_; }  // of every set

    float probability(engine::TicketId ticket) const;

 private:
    class Eyes;
    template <class Likelihood>
    void weigh(Likelihood likelihood);
    std::vector<Set> one_more(engine::TicketSet of, const std::array<float, engine::kMaxTickets>& appeal);
    std::vector<Set> drawn_from(engine::TicketSet of, const std::array<float, engine::kMaxTickets>& appeal);

    const PathBook* book_;
    engine::Seat rival_;
    std::vector<Set> sets_{Set{}};
    int size_ = 0;
    engine::PlayoutChance chance_{1};
};

}  // namespace ai
