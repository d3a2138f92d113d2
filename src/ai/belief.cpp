#include "ai/belief.h"

#include <algorithm>

namespace ai {

using namespace engine;

namespace {

// How much a claim speaks for a ticket that it brings nearer by all it costs. Found by fitting: see docs/ai.md.
constexpr float kServes = 4.0F;

Cards common(Cards a, Cards b) {
    Cards result;
    for (size_t card = 0; card <= kColours; ++card)
        result += Cards::of(Card(card), std::min(a.count(Card(card)), b.count(Card(card))));
    return result;
}

Card draw(Cards& pool, PlayoutChance& chance) {
    const Card card = chance.card(pool);
    pool -= Cards::of(card);
    return card;
}

TicketId draw(TicketSet& pool, PlayoutChance& chance) {
    const TicketId ticket = chance.ticket(pool);
    pool.erase(ticket);
    return ticket;
}

TicketId draw_weighted(TicketSet& pool, const Belief::Weights& weights, PlayoutChance& chance) {
    float sum = 0;
    for (TicketId id : pool) sum += weights[index(id)];
    float left = sum * (static_cast<float>(chance.below(1U << 24)) / 16'777'216.0F);
    TicketId drawn = pool.first();
    for (TicketId id : pool) {
        drawn = id;
        left -= weights[index(id)];
        if (left < 0) break;
    }
    pool.erase(drawn);
    return drawn;
}

}  // namespace

void Belief::saw(const SeenEvent& event, const Table& before, Seat me) {
    if (const auto* dealt = std::get_if<seen::Dealt>(&event)) return reset(*dealt, before, me);
    if (!told_) return;
    if (const auto* drawn = std::get_if<seen::CardDrawn>(&event)) {
        if (drawn->card) known_[index(drawn->seat)] += Cards::of(*drawn->card);
    } else if (const auto* taken = std::get_if<CardTaken>(&event)) {
        known_[index(taken->seat)] += Cards::of(taken->card);
    } else if (const auto* claim = std::get_if<RouteClaimed>(&event)) {
        paid(claim->seat, claim->paid.cards());
        weigh(*claim, before);
    } else if (std::holds_alternative<DeckReshuffled>(event)) {
        count_hands(before);
    }
}

void Belief::reset(const seen::Dealt& dealt, const Table&, Seat me) {
    told_ = dealt.hand.has_value();
    me_ = me;
    known_ = {};
    old_pool_ = {};
    old_count_ = {};
    for (Weights& weights : weights_) weights.fill(1);
    if (dealt.hand)
        for (Card card : *dealt.hand) known_[index(me)] += Cards::of(card);
}

// What was known goes first; the rest came out of the unseen part of the hand, the older cards first.
void Belief::paid(Seat seat, Cards cards) {
    const Cards from_known = common(cards, known_[index(seat)]);
    known_[index(seat)] -= from_known;
    const Cards from_old = common(cards - from_known, old_pool_);
    for (size_t card = 0; card <= kColours; ++card)
        for (int i = 0; i < from_old.count(Card(card)) && old_count_[index(seat)] > 0; ++i) {
            old_pool_ -= Cards::of(Card(card));
            --old_count_[index(seat)];
        }
}

void Belief::weigh(const RouteClaimed& claim, const Table& before) {
    if (claim.seat == me_) return;
    const PathBook::Network without = book_.network(before, claim.seat);
    Table after = before;
    after.owned[index(claim.seat)].insert(claim.route);
    const PathBook::Network with = book_.network(after, claim.seat);
    const auto price = static_cast<float>(book_.cost(with.owned - without.owned));
    for (TicketId id : book_.board().all_tickets()) {
        const int cost = book_.cheapest(id, without).cost;
        if (cost == PathBook::kNoPath) continue;
        const auto nearer = static_cast<float>(cost - book_.cheapest(id, with).cost);
        weights_[index(claim.seat)][index(id)] *= 1 + kServes * nearer / price;
    }
}

// R4.6: the deck is empty, so all cards that are nowhere else are in the rivals' hands.
void Belief::count_hands(const Table& before) {
    Cards pool = Cards::all() - before.discard - before.market.cards();
    for (Cards known : known_) pool -= known;
    const bool one_rival = before.seats == 2;
    old_pool_ = one_rival ? Cards{} : pool;
    for (uint8_t seat = 0; seat < before.seats; ++seat) {
        if (Seat{seat} == me_) continue;
        if (one_rival) known_[seat] += pool;
        old_count_[seat] = static_cast<uint8_t>(before.hand_size[seat] - known_[seat].size());
    }
}

Belief::Worlds::Worlds(const Belief& belief, const View& view) : belief_(belief), view_(view) {
    const Table& table = view.table;
    const Seat me = *view.viewer;
    Cards pool = Cards::all() - view.own.hand - table.discard - table.market.cards();
    if (belief.told_) {
        known_ = belief.known_;
        old_count_ = belief.old_count_;
        old_pool_ = belief.old_pool_;
        known_[index(me)] = {};
        for (Cards known : known_) pool -= known;
        // Whether a payment came from before the reshuffle is a guess, and now and then it turns out wrong.
        bool fits = pool.contains(old_pool_);
        for (size_t seat = 0; seat < table.seats; ++seat)
            fits &= Seat(seat) == me || known_[seat].size() + old_count_[seat] <= table.hand_size[seat];
        if (!fits) {
            old_pool_ = {};
            old_count_ = {};
        }
    }
    pool_ = pool - old_pool_;
    unseen_ = table.board->all_tickets() - view.own.tickets - view.own.offered();
    for (size_t i = 0; i < view.own.buried_count; ++i) unseen_.erase(view.own.buried[i]);
    for (uint8_t i = 0; i < table.buried_count; ++i) ++buried_[(table.buried_by >> (2 * i)) & 3];
}

State Belief::Worlds::sample(PlayoutChance& chance) const {
    State world{.table = view_.table, .secrets = {}, .piles = {}};
    world.secrets_of(*view_.viewer) = view_.own;
    deal_hands(world, chance);
    deal_tickets(world, chance);
    return world;
}

void Belief::Worlds::deal_hands(State& world, PlayoutChance& chance) const {
    Cards old_pool = old_pool_, pool = pool_;
    for (uint8_t seat = 0; seat < world.table.seats; ++seat) {
        if (Seat{seat} == *view_.viewer) continue;
        Cards& hand = world.secrets[seat].hand;
        hand = known_[seat];
        for (int i = 0; i < old_count_[seat]; ++i) hand += Cards::of(draw(old_pool, chance));
        while (hand.size() < world.table.hand_size[seat]) hand += Cards::of(draw(pool, chance));
    }
    world.piles.deck = pool;
}

void Belief::Worlds::deal_tickets(State& world, PlayoutChance& chance) const {
    const Table& table = world.table;
    TicketSet pool = unseen_;
    for (uint8_t seat = 0; seat < table.seats; ++seat) {
        if (Seat{seat} == *view_.viewer) continue;
        Secrets& secrets = world.secrets[seat];
        for (int i = 0; i < table.ticket_count[seat]; ++i)
            secrets.tickets.insert(belief_.told_ ? draw_weighted(pool, belief_.weights_[seat], chance)
                                                 : draw(pool, chance));
    }
    for (uint8_t seat = 0; seat < table.seats; ++seat) {
        if (Seat{seat} == *view_.viewer) continue;
        Secrets& secrets = world.secrets[seat];
        secrets.buried_count = buried_[seat];
        for (size_t i = 0; i < buried_[seat]; ++i) secrets.buried[i] = draw(pool, chance);
        if (table.phase != Phase::setup_tickets) continue;
        for (TicketId& ticket : secrets.offer) ticket = draw(pool, chance);
        if (table.ready.contains(Seat{seat})) {  // R2.6: it kept one of them, or both
            secrets.tickets.insert(secrets.offer[0]);
            if (chance.below(2) == 0) secrets.tickets.insert(secrets.offer[1]);
        }
    }
    world.piles.ticket_deck = pool;
}

}  // namespace ai
