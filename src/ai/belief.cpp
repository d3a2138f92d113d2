#include "ai/belief.h"

#include <algorithm>

namespace ai {

using namespace engine;

namespace {

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

}  // namespace

Belief::Belief(const PathBook& book) : book_(&book) {
    for (uint8_t seat = 0; seat < kMaxSeats; ++seat) suspicions_.emplace_back(book, Seat{seat});
}

void Belief::saw(const SeenEvent& event, const Table& before, Seat me) {
    if (const auto* dealt = std::get_if<seen::Dealt>(&event)) return begin(*dealt, me);
    if (!told_) return;
    count_tickets(before);
    std::visit([&](const auto& what) { learn(what, before); }, event);
}

void Belief::begin(const seen::Dealt& dealt, Seat me) {
    *this = Belief(*book_);
    if (!dealt.hand) return;
    told_ = true;
    me_ = me;
    for (Card card : *dealt.hand) known_[index(me)] += Cards::of(card);
    if (dealt.offer)
        for (TicketId id : *dealt.offer) own_.insert(id);
}

// R2.6: nobody sees how many tickets the others keep until all have chosen.
void Belief::count_tickets(const Table& table) {
    if (table.phase == Phase::setup_tickets) return;
    for (uint8_t seat = 0; seat < table.seats; ++seat)
        if (Seat{seat} != me_ && suspicions_[seat].size() == 0)
            suspicions_[seat].kept(table.ticket_count[seat], possible(table), table);
}

// R6.3: what this seat returned comes up again when the deck is used up.
TicketSet Belief::possible(const Table& table) const {
    return book_->board().all_tickets() - own_ - (table.ticket_deck_size > 0 ? returned_ : TicketSet{});
}

void Belief::learn(const seen::CardDrawn& drawn, const Table& before) {
    if (drawn.card) known_[index(drawn.seat)] += Cards::of(*drawn.card);
    if (drawn.seat != me_) suspicions_[index(drawn.seat)].drew_card(before);
}

void Belief::learn(const CardTaken& taken, const Table& before) {
    known_[index(taken.seat)] += Cards::of(taken.card);
    if (taken.seat != me_) suspicions_[index(taken.seat)].took(taken.card, before);
}

void Belief::learn(const RouteClaimed& claim, const Table& before) {
    paid(claim.seat, claim.paid.cards());
    if (claim.seat != me_) suspicions_[index(claim.seat)].claimed(claim.route, before);
}

void Belief::learn(const seen::TicketsOffered& offered, const Table& before) {
    if (offered.seat != me_) suspicions_[index(offered.seat)].drew_tickets(before);
}

void Belief::learn(const seen::TicketsKept& kept, const Table& before) {
    if (kept.tickets) {
        own_ = (own_ | kept.tickets->kept) - kept.tickets->returned;
        returned_ |= kept.tickets->returned;
    } else if (kept.kept_count) {
        suspicions_[index(kept.seat)].kept(*kept.kept_count, possible(before), before);
    }
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

// R4.6: the deck is empty, so all cards that are nowhere else are in the rivals' hands.
void Belief::learn(const DeckReshuffled&, const Table& before) {
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
    for (TicketId ticket : view.own.buried) unseen_.erase(ticket);
    for (uint8_t seat = 0; seat < table.seats; ++seat)
        buried_[seat] = static_cast<uint8_t>(table.buried.of(Seat{seat}));
    if (!belief.told_) return;
    for (uint8_t seat = 0; seat < table.seats; ++seat) {
        if (Seat{seat} == me) continue;
        float sum = 0;
        for (const Suspicion::Set& set : belief.suspicions_[seat].sets())
            up_to_[seat].push_back(sum += unseen_.contains(set.tickets) ? set.weight : 0);
    }
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
        TicketSet& tickets = world.secrets[seat].tickets;
        tickets = suspected(Seat{seat}, pool, chance);
        pool -= tickets;
        while (tickets.size() < table.ticket_count[seat]) tickets.insert(draw(pool, chance));
    }
    for (uint8_t seat = 0; seat < table.seats; ++seat) {
        if (Seat{seat} == *view_.viewer) continue;
        Secrets& secrets = world.secrets[seat];
        secrets.buried = {};
        for (int left = buried_[seat]; left > 0; --left) secrets.buried.bury(draw(pool, chance));
        if (table.phase != Phase::setup_tickets) continue;
        for (TicketId& ticket : secrets.offer) ticket = draw(pool, chance);
        if (table.ready.contains(Seat{seat})) {  // R2.6: it kept one of them, or both
            secrets.tickets.insert(secrets.offer[0]);
            if (chance.below(2) == 0) secrets.tickets.insert(secrets.offer[1]);
        }
    }
    world.piles.ticket_deck = pool;
}

// One of the sets that a rival is suspected of; none when nothing is known, or another rival has it in this world.
TicketSet Belief::Worlds::suspected(Seat rival, TicketSet of, PlayoutChance& chance) const {
    constexpr int kTries = 8;
    const std::vector<float>& up_to = up_to_[index(rival)];
    if (up_to.empty() || up_to.back() <= 0) return {};
    for (int i = 0; i < kTries; ++i) {
        const float at = up_to.back() * (static_cast<float>(chance.below(1U << 24)) / 16'777'216.0F);
        const auto found = std::upper_bound(up_to.begin(), up_to.end() - 1, at) - up_to.begin();
        const TicketSet tickets = belief_.suspicions_[index(rival)].sets()[static_cast<size_t>(found)].tickets;
        if (of.contains(tickets) && tickets.size() <= view_.table.ticket_count[index(rival)]) return tickets;
    }
    return {};
}

}  // namespace ai
