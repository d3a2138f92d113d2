#include "ai/suspicion.h"

#include <algorithm>

namespace ai {

using namespace engine;

namespace {

constexpr size_t kMostSets = 4096;

// How a rival chooses, as far as its tickets decide: how much likelier than a choice that serves none of them. Fitted
// to games of players that plan and of players that search; docs/ai.md has the figures.
constexpr float kServingRoute = 60;
constexpr float kRoutePoint = 0.5F;  // more for each point that a route scores
constexpr float kServingCard = 1.2F;
constexpr float kCardForAnyColour = 0.36F;  // of a colour that would do for a grey route
constexpr float kFerryCardDrawn = 10;
constexpr float kDeckCard = 1;
constexpr float kTicketsTooEarly = 0.02F;  // drawn while others are open, against drawn when all are settled

// NB: powers are products, for what a library makes of std::pow differs from platform to platform.
float fourth_power(float x) { return x * x * x * x; }

// How gladly a ticket is kept that is worth `gain` points, from about 0 (never) to 11.
float appeal_of_gain(float gain) {
    const float x = 1 + std::clamp(gain / 10, -2.0F, 2.0F) / 4;
    return x * x * fourth_power(x);
}

}  // namespace

// What the rival's choices would do for each ticket.
class Suspicion::Eyes {
 public:
    Eyes(const PathBook& book, const Table& table, Seat rival)
        : board_(book.board()), open_(open_routes(table, rival)) {
        const PathBook::Network network = book.network(table, rival);
        for (TicketId id : board_.all_tickets())
            if (!book.serve(id, network, serves_[index(id)])) settled_.insert(id);
    }

    RouteSet open() const { return open_; }
    bool settled(TicketSet tickets) const { return settled_.contains(tickets); }  // completed, or lost

    // How well each route serves the ticket that it serves best.
    PathBook::Service of(TicketSet tickets) const {
        PathBook::Service best{};
        for (TicketId id : tickets - settled_)
            for (size_t route = 0; route < best.size(); ++route)
                best[route] = std::max(best[route], serves_[index(id)][route]);
        return best;
    }

    // How likely a card of each kind is taken when it can be.
    std::array<float, kColours + 2> cards(TicketSet tickets) const {
        const PathBook::Service service = of(tickets);
        std::array<float, kColours + 2> best{};
        for (RouteId id : open_) {  // grey routes have no colour: their place is that of Card::none
            float& of_colour = best[index(board_.route(id).colour)];
            of_colour = std::max(of_colour, fourth_power(service[index(id)]));
        }
        const float grey = kCardForAnyColour * best[index(Card::none)];
        for (Card colour : kAllColours) best[index(colour)] = 1 + std::max(kServingCard * best[index(colour)], grey);
        best[index(Card::ferry)] = kFerryCardDrawn;
        best[index(Card::none)] = kDeckCard;
        return best;
    }

 private:
    const Board& board_;
    RouteSet open_;
    std::array<PathBook::Service, kMaxTickets> serves_{};
    TicketSet settled_;
};

template <class Likelihood>
void Suspicion::weigh(Likelihood likelihood) {
    float sum = 0;
    for (Set& set : sets_) sum += set.weight *= likelihood(set.tickets);
    for (Set& set : sets_) set.weight /= sum;
}

void Suspicion::claimed(RouteId route, const Table& before) {
    const Eyes eyes(*book_, before, rival_);
    weigh([&](TicketSet tickets) {
        const PathBook::Service service = eyes.of(tickets);
        float this_one = 0, all = 0;
        for (RouteId id : eyes.open()) {
            const float score = kRoutePoint * static_cast<float>(before.board->route(id).points);
            const float weight = 1 + score + kServingRoute * fourth_power(service[index(id)]);
            all += weight;
            if (id == route) this_one = weight;
        }
        return this_one / all;
    });
}

// Card::none: from the deck.
void Suspicion::took(Card taken, const Table& before) {
    const Eyes eyes(*book_, before, rival_);
    const Market& market = before.market;
    const Market::Slots slots = before.phase == Phase::second_card ? market.other_than_ferries() : market.filled();
    weigh([&](TicketSet tickets) {
        const auto weights = eyes.cards(tickets);
        float all = weights[index(Card::none)];
        for (uint8_t i = 0; i < kMarketSlots; ++i)
            if (slots.contains(Slot{i})) all += weights[index(market.card(Slot{i}))];
        return weights[index(taken)] / all;
    });
}

void Suspicion::drew_tickets(const Table& before) {
    const Eyes eyes(*book_, before, rival_);
    weigh([&](TicketSet tickets) { return eyes.settled(tickets) ? 1 : kTicketsTooEarly; });
}

void Suspicion::kept(int count, TicketSet of, const Table& before) {
    const PathBook::Network network = book_->network(before, rival_);
    std::array<float, kMaxTickets> appeal{};
    for (TicketId id : of) {
        const PathBook::Path path = book_->cheapest(id, network);
        const bool in_reach =
            path.cost != PathBook::kNoPath && book_->spaces(path.missing) <= before.cars[index(rival_)];
        const int gain = in_reach ? 8 * before.board->ticket(id).points - path.cost : -PathBook::kNoPath;
        appeal[index(id)] = appeal_of_gain(static_cast<float>(gain) / 8);
    }
    for (; count > 0; --count, ++size_)
        sets_ = sets_.size() * static_cast<size_t>(of.size()) <= 2 * kMostSets ? one_more(of, appeal)
                                                                               : drawn_from(of, appeal);
}

// Every set with every ticket.
std::vector<Suspicion::Set> Suspicion::one_more(TicketSet of, const std::array<float, kMaxTickets>& appeal) {
    std::vector<Set> longer;
    for (const Set& set : sets_)
        for (TicketId id : of - set.tickets)
            longer.push_back({set.tickets | TicketSet::of(id), set.weight * appeal[index(id)]});
    std::ranges::sort(longer, {}, [](const Set& set) { return std::pair(set.tickets.bits, set.weight); });
    size_t count = 0;
    for (const Set& set : longer) {
        if (count != 0 && longer[count - 1].tickets == set.tickets)
            longer[count - 1].weight += set.weight;
        else
            longer[count++] = set;
    }
    longer.resize(count);
    return longer;
}

// Too many for that: sets by their weight, each with any ticket.
std::vector<Suspicion::Set> Suspicion::drawn_from(TicketSet of, const std::array<float, kMaxTickets>& appeal) {
    float sum = 0;
    for (const Set& set : sets_) sum += set.weight;
    const float step = sum / kMostSets;
    float next = step / 2, passed = 0;
    std::vector<Set> longer;
    for (const Set& set : sets_)
        for (passed += set.weight; next < passed; next += step) {
            const TicketSet fresh = of - set.tickets;
            if (fresh.empty()) continue;
            const TicketId id = chance_.ticket(fresh);
            longer.push_back({set.tickets | TicketSet::of(id), appeal[index(id)]});
        }
    return longer;
}

float Suspicion::probability(TicketId ticket) const {
    float with = 0, all = 0;
    for (const Set& set : sets_) {
        all += set.weight;
        if (set.tickets.contains(ticket)) with += set.weight;
    }
    return all == 0 ? 0 : with / all;
}

}  // namespace ai
