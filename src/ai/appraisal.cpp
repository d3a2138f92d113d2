#include "ai/appraisal.h"

#include <algorithm>
#include <functional>

#include "ai/outlook.h"
#include "ai/wishes.h"

namespace ai {

using namespace engine;

namespace {

class SightWriter {
 public:
    explicit SightWriter(Sight& sight) : sight_(sight) {}
    SightWriter& operator<<(int value) {
        sight_[at_++] = static_cast<uint8_t>(std::clamp(value, 0, 255));
        return *this;
    }
    SightWriter& operator<<(bool value) { return *this << int{value}; }
    void one_of(int value, int count) {
        for (int i = 0; i < count; ++i) *this << (value == i);
    }
    size_t written() const { return at_; }

 private:
    Sight& sight_;
    size_t at_ = 0;
};

using AllWishes = std::array<Wishes, kMaxSeats>;

void look_at_turns(SightWriter& write, const Table& table, Seat seat) {
    const int seats = table.seats;
    const int wait = (static_cast<int>(index(seat)) + seats - static_cast<int>(index(table.to_move))) % seats;
    const bool last_round = table.turns_left != kNotLastRound, one_more = last_round && table.turns_left > wait;
    write.one_of(wait, kMaxSeats);
    write.one_of(seats - kMinSeats, kMaxSeats - kMinSeats + 1);
    write << last_round << one_more << (one_more && wait == 0) << (wait == 0 && table.phase == Phase::second_card);
    int fewest_cars = kCars;
    for (uint8_t other = 0; other < table.seats; ++other)
        if (Seat{other} != seat) fewest_cars = std::min<int>(fewest_cars, table.cars[other]);
    const int cars = table.cars[index(seat)];
    constexpr int kFew = 6;
    write << cars << kFew - cars << (cars <= kLastRoundCars) << fewest_cars << kFew - fewest_cars;
}

void look_at_tokens(SightWriter& write, const Table& table, Seat seat) {
    const auto tokens = static_cast<size_t>(table.tokens[index(seat)].size());
    write << static_cast<int>(tokens) << kTokenPoints[tokens]
          << (tokens < kSymbols ? kTokenPoints[tokens + 1] - kTokenPoints[tokens] : 0)
          << tokens_to_take(table, seat).size();
}

void look_at_hand(SightWriter& write, Cards hand) {
    std::array<int, kColours> counts{};
    for (Card colour : kAllColours) counts[index(colour)] = hand.count(colour);
    std::ranges::sort(counts, std::greater{});
    write << hand.size() << hand.count(Card::ferry) << counts[0] << counts[1] << counts[2] << counts[0] - 3;
}

void look_at_tickets(SightWriter& write, const PathBook& book, const Wishes& wishes, int cars) {
    write << wishes.completed_points << wishes.completed << wishes.lost_points << wishes.open_points << wishes.open
          << wishes.spaces << wishes.routes.size() << book.cost(wishes.routes) << cars - wishes.spaces;
    for (const Wishes::Ticket& ticket : wishes.tickets)
        write << ticket.points << ticket.spaces << ticket.cost << std::min(ticket.ways, 12);
}

void look_at_cards(SightWriter& write, const Board& board, const Wishes& wishes, Cards hand, Cards market) {
    const Lack lack = lack_of(board, wishes.routes, hand, market);
    const int ferries = hand.count(Card::ferry), spare_ferries = std::max(0, ferries - lack.symbols);
    write << lack.coloured << lack.grey << lack.symbols << lack.symbols - ferries << spare_ferries
          << lack.coloured + lack.grey - spare_ferries << lack.in_market << lack.colours << lack.grey_routes;
}

RouteSet payable_by(const Board& board, Cards hand) {
    const auto ferries = static_cast<size_t>(hand.count(Card::ferry));
    RouteSet payable = board.for_ferries[ferries];
    for (Card colour : kAllColours)
        payable |= board.for_colours[ferries][index(colour)][static_cast<size_t>(hand.count(colour))];
    return payable;
}

void look_at_routes(SightWriter& write, const PathBook& book, const State& state, Seat seat, const AllWishes& wishes) {
    const Table& table = state.table;
    const Board& board = *table.board;
    const RouteSet own = wishes[index(seat)].routes, open = open_routes(table, seat);
    const RouteSet wanted = (own | board.twins(own & board.first_twins)) & open;
    const RouteSet claims = open & payable_by(board, state.secrets_of(seat).hand);
    const RouteSet with_token = book.token_routes(table, seat);
    int most_points = 0, worthwhile = 0;
    for (RouteId id : claims) most_points = std::max<int>(most_points, board.route(id).points);
    for (RouteId id : open) worthwhile += board.route(id).points >= 4 ? 1 : 0;
    RouteSet theirs;
    for (uint8_t other = 0; other < table.seats; ++other)
        if (Seat{other} != seat) theirs |= wishes[other].routes;
    write << (claims & wanted).size() << most_points << !(claims & with_token).empty() << (wanted & with_token).size()
          << (open & with_token).size() << (own & theirs).size() << book.spaces(own & theirs) << worthwhile;
}

}  // namespace

void look(const PathBook& book, const State& state, Sights& sights) {
    const Table& table = state.table;
    const Cards market = table.market.cards();
    AllWishes wishes;
    for (uint8_t seat = 0; seat < table.seats; ++seat) wishes[seat] = wishes_of(book, state, Seat{seat});
    for (uint8_t i = 0; i < table.seats; ++i) {
        const Seat seat{i};
        const Cards hand = state.secrets_of(seat).hand;
        SightWriter write(sights[i]);
        look_at_turns(write, table, seat);
        write << int{table.route_points[i]};
        look_at_tokens(write, table, seat);
        look_at_hand(write, hand);
        look_at_tickets(write, book, wishes[i], table.cars[i]);
        look_at_cards(write, *table.board, wishes[i], hand, market);
        look_at_routes(write, book, state, seat, wishes);
        write << int{table.deck_size} << market.count(Card::ferry);
        ASSERT(write.written() == kSights);
    }
}

Prospects appraise(const AppraisalNetwork& network, const Sights& sights, int seats) {
    using Row = AppraisalNetwork::Row;
    constexpr size_t kWidth = AppraisalNetwork::kWidth;
    // Every sum runs over its inputs in order, so that all platforms round alike; the inner loops are vectors.
    const auto add = [](Row& sum, float x, const Row& weights) {
        for (size_t j = 0; j < kWidth; ++j) sum[j] += x * weights[j];
    };
    const auto cut = [](Row& row) {
        for (float& x : row) x = std::max(0.0F, x);
    };
    std::array<Row, kMaxSeats> rows;  // NOLINT(*-member-init)
    Row total{};
    const auto count = static_cast<size_t>(seats);
    for (size_t seat = 0; seat < count; ++seat) {
        Row& row = rows[seat] = network.sight_bias;
        for (size_t i = 0; i < kSights; ++i)
            if (sights[seat][i] != 0) add(row, sights[seat][i], network.sight[i]);
        cut(row);
        add(total, 1, row);
    }
    Row common = network.bias;
    for (size_t i = 0; i < kWidth; ++i) add(common, total[i], network.all[i]);

    Prospects prospects;
    float sum = 0;
    for (size_t seat = 0; seat < count; ++seat) {
        Row row = common;
        for (size_t i = 0; i < kWidth; ++i)
            if (rows[seat][i] != 0) add(row, rows[seat][i], network.own[i]);
        cut(row);
        std::array<float, AppraisalNetwork::kOutputs> out = network.out_bias;
        for (size_t output = 0; output < out.size(); ++output)
            for (size_t j = 0; j < kWidth; ++j) out[output] += row[j] * network.out[output][j];
        sum += prospects.win_share[seat] = weight_of(out[AppraisalNetwork::win]);
        prospects.margin[seat] = out[AppraisalNetwork::margin];
        prospects.bent_margin[seat] = out[AppraisalNetwork::bent_margin];
    }
    for (size_t seat = 0; seat < count; ++seat) prospects.win_share[seat] /= sum;
    return prospects;
}

Prospects prospects_of(const PathBook& book, const AppraisalNetwork& network, const State& state) {
    if (state.table.phase != Phase::over) {
        Sights sights;  // NOLINT(*-member-init)
        look(book, state, sights);
        return appraise(network, sights, state.table.seats);
    }
    const Outlook result = result_of(state);
    Prospects prospects;
    for (size_t seat = 0; seat < state.table.seats; ++seat) {
        prospects.win_share[seat] = static_cast<float>(result.win_share[seat]);
        prospects.margin[seat] = static_cast<float>(result.margin[seat]);
        prospects.bent_margin[seat] = bent(prospects.margin[seat]);
    }
    return prospects;
}

}  // namespace ai
