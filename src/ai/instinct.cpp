#include "ai/instinct.h"

#include <algorithm>

namespace ai {

using namespace engine;

namespace {

// Where the numbers about each kind of action begin.
constexpr size_t kOfMoment = 0, kOfClaim = 14, kOfMarket = 28, kOfDeck = 34, kOfTickets = 36;
static_assert(kOfTickets + 2 == kActionSights);

class ActionWriter {
 public:
    ActionWriter(ActionSight& sight, size_t at) : sight_(sight), at_(at) {}
    ActionWriter& operator<<(int value) {
        sight_[at_++] = static_cast<uint8_t>(std::clamp(value, 0, 255));
        return *this;
    }

 private:
    ActionSight& sight_;
    size_t at_;
};

}  // namespace

Instinct::Instinct(const PathBook& book, const State& world, Seat seat)
    : table_(world.table), seat_(seat), hand_(world.secrets_of(seat).hand), wishes_(wishes_of(book, world, seat)) {
    const Board& board = *table_.board;
    lack_ = lack_of(board, wishes_.routes, hand_, table_.market.cards());
    wanted_ = (wishes_.routes | board.twins(wishes_.routes & board.first_twins)) & open_routes(table_, seat);
    int fewest_cars = kCars;
    for (uint8_t other = 0; other < table_.seats; ++other) {
        if (Seat{other} == seat) continue;
        rivals_want_ |= book.wanted(table_, Seat{other}, world.secrets[other].tickets);
        fewest_cars = std::min<int>(fewest_cars, table_.cars[other]);
    }
    const int ferries = hand_.count(Card::ferry);
    ActionWriter(moment_, kOfMoment) << table_.seats - 2 << (table_.phase == Phase::second_card ? 1 : 0)
                                     << (table_.turns_left != kNotLastRound ? 1 : 0) << table_.cars[index(seat)]
                                     << fewest_cars << hand_.size() << ferries << wishes_.open << wishes_.spaces
                                     << lack_.coloured << lack_.grey << lack_.in_market << lack_.symbols - ferries
                                     << (wanted_ & rivals_want_).size();
}

ActionSight Instinct::look(const Action& action) const {
    ActionSight sight = moment_;
    if (const auto* claim = std::get_if<ClaimRoute>(&action)) {
        const Route& route = table_.board->route(claim->route);
        const Payment payment = claim->payment;
        const bool wanted = wanted_.contains(claim->route), rival_wants = rivals_want_.contains(claim->route);
        const auto tokens = static_cast<size_t>(table_.tokens[index(seat_)].size());
        const int cars_left = table_.cars[index(seat_)] - route.length;
        const bool of_use_elsewhere = !wanted && payment.coloured > 0;
        const int needed_elsewhere = of_use_elsewhere ? payment.coloured + lack_.missing[index(payment.colour)] : 0;
        ActionWriter(sight, kOfClaim) << 1 << (wanted ? 1 : 0) << (wanted ? 0 : route.points)
                                      << (wanted ? route.points : 0) << route.length << payment.ferries
                                      << payment.ferries - route.ferries
                                      << (claim->token_at == kNowhere
                                              ? 0
                                              : 1 + kTokenPoints[tokens + 1] - kTokenPoints[tokens])
                                      << (rival_wants ? 1 : 0) << (wanted && rival_wants ? 1 : 0)
                                      << (cars_left <= kLastRoundCars ? 1 : 0)           // R7.1
                                      << (wanted && wishes_.routes.size() == 1 ? 1 : 0)  // the last one for the tickets
                                      << std::clamp<int>(needed_elsewhere, 0, payment.coloured)
                                      << (!wanted && wishes_.spaces > cars_left ? 1 : 0);
    } else if (const auto* draw = std::get_if<DrawMarket>(&action)) {
        const Card card = table_.market.card(draw->slot);
        const bool ferry = card == Card::ferry;
        const int held = ferry ? 0 : hand_.count(card);
        const int missing = ferry ? 0 : std::max(0, lack_.missing[index(card)]);
        ActionWriter(sight, kOfMarket) << (ferry ? 1 : 0) << (ferry ? 0 : 1) << (missing > 0 ? 1 : 0) << missing << held
                                       << (missing == 0 && lack_.grey > 0 ? held : 0);
    } else if (std::holds_alternative<DrawDeck>(action)) {
        ActionWriter(sight, kOfDeck) << 1 << lack_.colours;
    } else if (std::holds_alternative<DrawTickets>(action)) {
        ActionWriter(sight, kOfTickets) << 1 << wishes_.completed;
    }
    return sight;
}

float appeal(const InstinctNetwork& network, const ActionSight& sight) {
    InstinctNetwork::Row row = network.bias;
    for (size_t i = 0; i < sight.size(); ++i) {
        if (sight[i] == 0) continue;
        const float x = sight[i];
        for (size_t j = 0; j < row.size(); ++j) row[j] += x * network.sight[i][j];
    }
    float out = network.out_bias;
    for (size_t j = 0; j < row.size(); ++j) out += std::max(0.0F, row[j]) * network.out[j];
    return appeal_of(out);
}

}  // namespace ai
