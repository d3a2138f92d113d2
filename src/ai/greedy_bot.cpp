#include "ai/greedy_bot.h"

#include <algorithm>
#include <limits>

#include "ai/planner.h"
#include "engine/score.h"

namespace ai {

using namespace engine;

namespace {

constexpr int kNeverUnlessForced = -100000;
constexpr int kTicketRoute = 1000;
constexpr int kExtraRoute = -100;
constexpr int kExtraRouteAlone = 0;
constexpr int kNeeded = 180;
constexpr int kFerryNeeded = 220;
constexpr int kFerryUseful = 150;
constexpr int kFerryIdle = 60;
constexpr int kIdle = 20;
constexpr int kToken = 130;
constexpr int kSpendFerry = 160;
constexpr int kSpendNeeded = 80;
constexpr int kSpendSpare = 20;
constexpr int kCarValue = 60;
constexpr int kTicketTurn = 500;

class Judge {
 public:
    Judge(const View& view)
        : table_(view.table),
          board_(*view.table.board),
          own_(view.own),
          seat_(*view.viewer),
          planner_(table_, seat_, own_.hand) {
        if (table_.phase == Phase::setup_tickets || table_.phase == Phase::keep_tickets) return;
        plan_ = planner_.plan(own_.tickets); extras_ = planner_.extras(plan_);
        needs_ = planner_.needs(plan_.routes.empty() ? extras_ : plan_.routes);
        rate_cards();
    }

    int rate(const Action& action) {
        return std::visit([this](const auto& concrete) { return rating(concrete); }, action);
    }

 private:
    void rate_cards() {
        int missing = 0;
        for (Card colour : kAllColours) {
            const size_t c = index(colour);
            missing += needs_.missing[c];
            worth_[c] = needs_.missing[c] > 0 ? kNeeded : kIdle + 5 * own_.hand.count(colour);
        }
        worth_[index(Card::ferry)] =
            needs_.missing[index(Card::ferry)] > 0 ? kFerryNeeded : missing > 0 ? kFerryUseful : kFerryIdle;
        const Cards unseen = Cards::all() - own_.hand - table_.market.cards() - table_.discard;
        const Cards pool = table_.deck_size > 0 ? unseen : table_.discard;
        if (pool.size() == 0) return;
        int sum = 0;
        for (size_t c = 0; c <= kColours; ++c) sum += pool.count(Card(c)) * worth_[c];
        deck_worth_ = sum / pool.size();
    }

    int worth(Card card) const { return worth_[index(card)]; }

    int second_worth(std::optional<Slot> taken, Card first) const {
        int best = can_draw(table_) ? deck_worth_ : 0;
        for (uint8_t i = 0; i < kMarketSlots; ++i) {
            const Card card = table_.market.card(Slot{i});
            if (card == Card::none || card == Card::ferry || Slot{i} == taken) continue;
            if (card == first && needs_.missing[index(card)] < 2) continue;
            best = std::max(best, worth(card));
        }
        return best;
    }

    int rating(const DrawDeck&) const {
        if (table_.phase == Phase::second_card) return deck_worth_;
        return deck_worth_ + second_worth(std::nullopt, Card::none);
    }
    int rating(const DrawMarket& draw) const {
        const Card card = table_.market.card(draw.slot);
        if (table_.phase == Phase::second_card || card == Card::ferry) return worth(card) + 1;
        return worth(card) + second_worth(draw.slot, card) + 1;
    }

    int token_points(int more) const {
        const auto have = static_cast<size_t>(table_.tokens[index(seat_)].size());
        return kPoint * (kTokenPoints[have + static_cast<size_t>(more)] - kTokenPoints[have]);
    }

    int final_rating(const ClaimRoute& claim) const {
        int value = kPoint * board_.route(claim.route).points;
        if (claim.token_at != kNowhere) value += token_points(1);
        const RouteSet before = table_.owned[index(seat_)];
        const Connections old_net(board_, before), net(board_, before | RouteSet::of(claim.route));
        for (TicketId id : own_.tickets) {
            const Ticket& ticket = board_.ticket(id);
            if (net.connected(ticket.from, ticket.to) && !old_net.connected(ticket.from, ticket.to))
                value += 2 * kPoint * ticket.points;
        }
        return value;
    }

    int rating(const ClaimRoute& claim) const {
        if (table_.turns_left != kNotLastRound) return final_rating(claim) + 100000;
        const Route& route = board_.route(claim.route);
        const bool for_ticket = plan_.routes.contains(claim.route);
        const RouteSet twin = board_.twins(RouteSet::of(claim.route));
        int value = kPoint * route.points;
        if (for_ticket) value += kTicketRoute;
        else {
            if (route.length > plan_.spare_cars || !(twin & plan_.routes).empty()) return kNeverUnlessForced;
            value -= kCarValue * route.length;
            if (plan_.routes.empty()) value += kExtraRouteAlone;
            else if (extras_.contains(claim.route)) value += kExtraRoute;
        }
        if (claim.token_at != kNowhere) {
            value += kToken;
            const RouteSet others = board_.routes_at[index(claim.token_at)] & (plan_.routes - RouteSet::of(claim.route));
            if (!others.empty()) value -= 50;
        }
        const Needs rest = planner_.needs(plan_.routes - RouteSet::of(claim.route));
        if (claim.payment.coloured > 0) {
            const int from_spare = std::min<int>(claim.payment.coloured, rest.spare.count(claim.payment.colour));
            value -= from_spare * kSpendSpare + (claim.payment.coloured - from_spare) * kSpendNeeded;
        }
        value -= claim.payment.ferries * kSpendFerry;
        return value;
    }

    int rating(const DrawTickets&) const {
        TicketSet unseen = board_.all_tickets() - own_.tickets;
        for (size_t i = 0; i < own_.buried_count; ++i) unseen.erase(own_.buried[i]);
        const int gain = planner_.gain_from_drawing(unseen, plan_);
        if (table_.turns_left != kNotLastRound) return gain > 0 ? gain + 100000 : kNeverUnlessForced;
        return gain - kTicketTurn;
    }

    int rating(const KeepTickets& keep) const { return planner_.plan(own_.tickets | keep.kept).value; }

    int rating(const PlaceStack& placed) const {
        const RouteSet here = board_.routes_at[index(placed.location)];
        return 100 * std::min(2, (here & plan_.routes).size()) - 5 * here.size();
    }
    int rating(const Pass&) const { return 0; }

    const Table& table_;
    const Board& board_;
    const Secrets& own_;
    Seat seat_;
    Planner planner_;
    Plan plan_;
    RouteSet extras_;
    Needs needs_;
    std::array<int, kColours + 1> worth_{};
    int deck_worth_ = 0;
};

}  // namespace

Action GreedyBot::choose(const View& view, const ActionList& legal, Rng& rng) {
    Judge judge(view);
    const Action* best = legal.begin();
    int best_rating = std::numeric_limits<int>::min();
    uint32_t ties = 0;
    for (const Action& action : legal) {
        const int rating = judge.rate(action);
        if (rating > best_rating) best = &action, best_rating = rating, ties = 1;
        else if (rating == best_rating && rng.below(++ties) == 0) best = &action;
    }
    return *best;
}

}  // namespace ai
