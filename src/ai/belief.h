// What a seat can know of the others: which cards they hold for certain, which tickets their routes speak for, and
// whole worlds that agree with all it has seen.
#pragma once

#include "ai/suspicion.h"
#include "engine/view.h"

namespace ai {

class Belief {
 public:
    explicit Belief(const PathBook& book);

    // Every event as the seat `me` saw it, from the deal on.
    void saw(const engine::SeenEvent& event, const engine::Table& before, engine::Seat me);

    // Cards that a rival holds for certain, because they were taken face up and not paid since, or could be counted
    // when the deck was remade.
    engine::Cards known(engine::Seat rival) const { return known_[index(rival)]; }

    // Which tickets a rival may hold.
    const Suspicion& suspicion(engine::Seat rival) const { return suspicions_[index(rival)]; }

    // Worlds that give `view`, drawn by what is known. The view must be of the seat that saw the events.
    class Worlds {
     public:
        Worlds(const Belief& belief, const engine::View& view);
        engine::State sample(engine::PlayoutChance& chance) const;

     private:
        void deal_hands(engine::State& world, engine::PlayoutChance& chance) const;
        void deal_tickets(engine::State& world, engine::PlayoutChance& chance) const;
        engine::TicketSet suspected(engine::Seat rival, engine::TicketSet of, engine::PlayoutChance& chance) const;

        const Belief& belief_;
        engine::View view_;
        std::array<engine::Cards, engine::kMaxSeats> known_{};  // without the own seat
        std::array<uint8_t, engine::kMaxSeats> old_count_{};
        engine::Cards old_pool_, pool_;  // unseen: from before the last reshuffle, and the rest with the deck
        engine::TicketSet unseen_;
        // By rival: the sum of the weights of its sets, up to each.
        std::array<std::vector<float>, engine::kMaxSeats> up_to_;
        std::array<uint8_t, engine::kMaxSeats> buried_{};
    };

 private:
    friend class Worlds;
    void begin(const engine::seen::Dealt& dealt, engine::Seat me);
    void count_tickets(const engine::Table& table);
    void learn(const engine::seen::CardDrawn& drawn, const engine::Table& before);
    void learn(const engine::CardTaken& taken, const engine::Table& before);
    void learn(const engine::RouteClaimed& claim, const engine::Table& before);
    void learn(const engine::seen::TicketsOffered& offered, const engine::Table& before);
    void learn(const engine::seen::TicketsKept& kept, const engine::Table& before);
    void learn(const engine::DeckReshuffled& reshuffled, const engine::Table& before);
    void learn(const auto& /*other*/, const engine::Table& /*before*/) {}
    void paid(engine::Seat seat, engine::Cards cards);
    engine::TicketSet possible(const engine::Table& table) const;

    const PathBook* book_;
    bool told_ = false;  // of the deal
    engine::Seat me_{};
    std::array<engine::Cards, engine::kMaxSeats> known_{};  // of the own seat: all
    // Cards that rivals drew unseen before the deck was remade: which ones is known, though not who has which.
    engine::Cards old_pool_;
    std::array<uint8_t, engine::kMaxSeats> old_count_{};
    engine::TicketSet own_, returned_;   // tickets that this seat has, and has put under the deck
    std::vector<Suspicion> suspicions_;  // by seat
};

}  // namespace ai
