#include "ai/judge.h"

#include <algorithm>

#include "engine/score.h"

namespace ai {

using namespace engine;

namespace {

// All in hundredths of a point, and found by matches of this bot against its own variants on the shipped board.

// What a card is worth when it is drawn.
constexpr int kNeededForTickets = 230;
constexpr int kNeededForExtras = 90;
constexpr int kNotNeeded = 20;
constexpr int kFerryForSymbol = 200;
constexpr int kFerryForAnyColour = 120;
constexpr int kFerryNotNeeded = 60;

// What a claim is worth besides its points, and what it costs.
constexpr int kForTickets = 75;
constexpr int kTokenCanWait = 50;
constexpr int kSpareCar = 60;  // a car on a route that no ticket needs
constexpr int kSpareCard = 20;
constexpr int kNeededCard = 80;
constexpr int kFerryCard = 120;

constexpr int kDrawingTickets = 100;  // a turn without a card or a route
constexpr int kStackOnPlan = 100;
constexpr int kStackForOthers = 5;

}  // namespace

Judge::Judge(const View& view)
    : table_(view.table),
      board_(*view.table.board),
      own_(view.own),
      seat_(*view.viewer),
      planner_(table_, seat_, own_.hand),
      plan_(planner_.plan(own_.tickets)),
      needs_(planner_.needs(plan_.routes)) {
    if (!last_turn()) rate_cards();
}

int Judge::rate(const Action& action) const {
    return std::visit([this](const auto& concrete) { return rating(concrete); }, action);
}

// R7.1: in the last round every seat has one turn. Only what scores at once counts then, and no card does.
bool Judge::last_turn() const { return table_.turns_left != kNotLastRound; }

void Judge::rate_cards() {
    const Needs all_needs = planner_.needs(plan_.routes | planner_.extras(plan_));
    const int for_extras = plan_.routes.empty() ? kNeededForTickets : kNeededForExtras;
    int missing = 0;
    for (Card colour : kAllColours) {
        missing += all_needs.missing_of(colour);
        const int otherwise = all_needs.missing_of(colour) > 0 ? for_extras : kNotNeeded;
        worth_[index(colour)] = needs_.missing_of(colour) > 0 ? kNeededForTickets : otherwise;
    }
    const int otherwise = missing > 0 ? kFerryForAnyColour : kFerryNotNeeded;
    worth_[index(Card::ferry)] = all_needs.missing_of(Card::ferry) > 0 ? kFerryForSymbol : otherwise;
    rate_deck();
}

// The average over all cards that may lie there, as far as this seat can know.
void Judge::rate_deck() {
    const Cards unseen = Cards::all() - own_.hand - table_.market.cards() - table_.discard;
    const Cards deck = table_.deck_size > 0 ? unseen : table_.discard;  // R4.6
    if (deck.empty()) return;
    int sum = 0;
    for (size_t card = 0; card < worth_.size(); ++card) sum += deck.count(Card(card)) * worth_[card];
    deck_worth_ = sum / deck.size();
}

int Judge::worth(Card card) const { return worth_[index(card)]; }

// R4.1, R4.4: what the second card will bring, when the first one leaves `taken` empty.
int Judge::worth_of_second(std::optional<Slot> taken) const {
    int best = can_draw(table_) ? deck_worth_ : 0;
    for (uint8_t i = 0; i < kMarketSlots; ++i) {
        const Card card = table_.market.card(Slot{i});
        if (card != Card::none && card != Card::ferry && Slot{i} != taken) best = std::max(best, worth(card));
    }
    return best;
}

// R4.2. NB: of two that are worth the same the market goes first: the card that replaces it may be a better second.
int Judge::rating(const DrawDeck&) const {
    if (table_.phase == Phase::second_card) return deck_worth_;
    return deck_worth_ + worth_of_second(std::nullopt) - 1;
}

int Judge::rating(const DrawMarket& draw) const {
    const Card card = table_.market.card(draw.slot);
    if (table_.phase == Phase::second_card || card == Card::ferry) return worth(card);  // R4.3
    return worth(card) + worth_of_second(draw.slot);
}

int Judge::rating(const ClaimRoute& claim) const {
    if (last_turn()) return gain_at_once(claim);
    const Route& route = board_.route(claim.route);
    const RouteSet claimed = RouteSet::of(claim.route);
    const RouteSet others = plan_.routes - claimed;
    const int value = kPoint * route.points + value_of_token(claim.token_at, others);
    if (plan_.routes.contains(claimed))
        return value + kForTickets - cost_of(claim.payment, planner_.needs(others).spare);
    const bool spoils_plan =
        route.length > plan_.spare_cars || !(board_.twins(claimed) & plan_.routes).empty();  // R5.6
    if (spoils_plan) return kOnlyIfForced;
    return value - kSpareCar * route.length - cost_of(claim.payment, needs_.spare);
}

// R5.8: a token that another planned route will reach can wait.
int Judge::value_of_token(LocationId token_at, RouteSet planned) const {
    if (token_at == kNowhere) return 0;
    const bool can_wait = !(board_.routes_at[index(token_at)] & planned).empty();
    return can_wait ? kTokenValue - kTokenCanWait : kTokenValue;
}

int Judge::cost_of(Payment payment, Cards spare) const {
    const int spared = std::min<int>(payment.coloured, spare.count(payment.colour));
    return kSpareCard * spared + kNeededCard * (payment.coloured - spared) + kFerryCard * payment.ferries;
}

// R7.2, exactly.
int Judge::gain_at_once(const ClaimRoute& claim) const {
    const RouteSet owned = table_.owned[index(seat_)];
    const Connections before(board_, owned), after(board_, owned | RouteSet::of(claim.route));
    int points = board_.route(claim.route).points;
    if (claim.token_at != kNowhere) {
        const auto tokens = static_cast<size_t>(table_.tokens[index(seat_)].size());
        points += kTokenPoints[tokens + 1] - kTokenPoints[tokens];
    }
    for (TicketId id : own_.tickets) {
        const Ticket& ticket = board_.ticket(id);
        const bool completes = after.connected(ticket.from, ticket.to) && !before.connected(ticket.from, ticket.to);
        if (completes) points += 2 * ticket.points;
    }
    return kPoint * points;
}

// NB: not while tickets are open, for a new one would compete with them.
int Judge::rating(const DrawTickets&) const {
    TicketSet unseen = board_.all_tickets() - own_.tickets;
    for (TicketId ticket : own_.buried) unseen.erase(ticket);            // R6.3
    if (last_turn()) return planner_.gain_from_drawing(unseen, Plan{});  // nothing can be claimed after it
    return plan_.routes.empty() ? planner_.gain_from_drawing(unseen, plan_) - kDrawingTickets : kOnlyIfForced;
}

int Judge::rating(const KeepTickets& keep) const { return planner_.plan(own_.tickets | keep.kept()).value; }

// R2.7: where the plan passes, and few others do.
int Judge::rating(const PlaceStack& placed) const {
    const RouteSet here = board_.routes_at[index(placed.location)];
    return kStackOnPlan * std::min(2, (here & plan_.routes).size()) - kStackForOthers * here.size();
}

int Judge::rating(const Pass&) const { return 0; }

}  // namespace ai
