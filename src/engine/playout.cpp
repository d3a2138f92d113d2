#include "engine/playout.h"

namespace engine {
namespace {

// Counts a seat's claims (one payment per colour), and finds the k-th. First come all routes by colour, then those paid
// by ferry cards alone, then once more those that leave a choice of two tokens, with the other token.
class Claims {
 public:
    [[gnu::always_inline]] Claims(const State& state, Seat seat, RouteSet between_stacks)
        : table_(state.table),
          seat_(seat),
          hand_(state.secrets_of(seat).hand),
          for_colours_(table_.board->for_colours[ferries()]),
          open_(open_routes(table_, seat)) {
        RouteSet payable;
        for (size_t colour = 0; colour < kColours; ++colour) {
            const RouteSet routes = payable_by(Card(colour));
            payable |= routes;
            count_ += static_cast<uint32_t>(routes.size());
            starts_ |= uint64_t{count_} << (9 * (colour + 1));
        }
        by_ferries_ = (open_ & table_.board->for_ferries[ferries()]) - payable;
        count_ += static_cast<uint32_t>(by_ferries_.size());
        once_ = count_;
        between_stacks &= payable | by_ferries_;
        if (!between_stacks.empty()) [[unlikely]]
            count_other_tokens(between_stacks);
    }

    uint32_t count() const { return count_; }

    [[gnu::always_inline]] ClaimRoute nth(uint32_t k) const {
        if (k >= start_of(kColours)) [[unlikely]]
            return nth_rare(k);
        size_t colour = 0;
        for (size_t next = 1; next < kColours; ++next) colour += k >= start_of(next);
        return claim(colour, payable_by(Card(colour)).nth(k - start_of(colour)), Token::first);
    }

 private:
    enum class Token : uint8_t { first, other };

    size_t ferries() const { return static_cast<size_t>(hand_.count(Card::ferry)); }
    RouteSet payable_by(Card colour) const {
        return open_ & for_colours_[index(colour)][static_cast<size_t>(hand_.count(colour))];
    }
    RouteSet routes_by(size_t kind) const { return kind == kColours ? by_ferries_ : payable_by(Card(kind)); }
    uint32_t start_of(size_t kind) const { return (starts_ >> (9 * kind)) & 0x1ff; }

    [[gnu::always_inline]] ClaimRoute claim(size_t kind, RouteId id, Token token) const {
        const Route route = table_.board->route(id);
        const LocationId otherwise = token_eligible(table_, seat_, route.to) ? route.to : kNowhere;
        const bool at_from = token_eligible(table_, seat_, route.from) && token == Token::first;
        const LocationId token_at = at_from ? route.from : otherwise;  // R5.8
        if (kind == kColours) return {id, {Card::ferry, 0, route.length}, token_at};
        const auto fewest = static_cast<uint8_t>(fewest_ferries(route, hand_.count(Card(kind))));
        return {id, {Card(kind), static_cast<uint8_t>(route.length - fewest), fewest}, token_at};
    }

    [[gnu::noinline]] void count_other_tokens(RouteSet between_stacks) {
        for (RouteId id : between_stacks) {
            const Route& route = table_.board->route(id);
            if (token_eligible(table_, seat_, route.from) && token_eligible(table_, seat_, route.to))
                two_tokens_.insert(id);
        }
        if (two_tokens_.empty()) return;
        for (size_t kind = 0; kind <= kColours; ++kind)
            count_ += static_cast<uint32_t>((routes_by(kind) & two_tokens_).size());
    }

    [[gnu::noinline]] ClaimRoute nth_rare(uint32_t k) const {
        if (k < once_) return claim(kColours, by_ferries_.nth(k - start_of(kColours)), Token::first);
        k -= once_;
        for (size_t kind = 0;; ++kind) {
            const RouteSet routes = routes_by(kind) & two_tokens_;
            if (k < static_cast<uint32_t>(routes.size())) return claim(kind, routes.nth(k), Token::other);
            k -= static_cast<uint32_t>(routes.size());
        }
    }

    const Table& table_;
    Seat seat_;
    Cards hand_;
    const Board::ForColours& for_colours_;
    RouteSet open_, by_ferries_, two_tokens_;
    uint32_t count_ = 0, once_ = 0;
    // Where the claims of each kind (a colour, or kColours for ferry cards alone) start in the count, nine bits each.
    uint64_t starts_ = 0;
    static_assert(kMaxRoutes * kColours < 512);
};

RouteSet routes_between_stacks(const Table& table) {
    RouteSet one_end, both_ends;
    for (LocationId location : table.stack_at) {
        if (location == kNowhere) continue;
        both_ends |= one_end & table.board->routes_at[index(location)];
        one_end |= table.board->routes_at[index(location)];
    }
    return both_ends;
}

// One decision each. All is inlined into play_out, so that state and chance stay in registers where they can.
class Player {
 public:
    Player(State& state, PlayoutChance& chance, NoOne& no_one)
        : state_(state), table_(state.table), chance_(chance), referee_(state, chance, no_one) {}

    int keep_tickets(Seat seat) {
        const TicketSet offered = state_.secrets_of(seat).offered();
        const uint32_t choice = chance_.below(offered.size() == 2 ? 3 : 1);
        referee_.keep_tickets(seat, choice == 2 ? offered : TicketSet::of(offered.nth(choice)));
        return 1;
    }

    int place_stack(Seat seat) {
        const SymbolSet spare = spare_symbols(table_);
        const LocationSet free = free_locations(table_);
        const auto places = static_cast<uint32_t>(free.size());
        const uint32_t choice = chance_.below(static_cast<uint32_t>(spare.size()) * places);
        referee_.place_stack(seat, {spare.nth(choice / places), free.nth(choice % places)});
        return 1;
    }

    [[gnu::always_inline]] int second_card(Seat seat) {
        const Market::Slots slots = table_.market.other_than_ferries();
        const uint32_t deck = can_draw(table_) ? 1 : 0;
        draw_card(seat, slots, deck, chance_.below(deck + static_cast<uint32_t>(slots.size())));
        return 1;
    }

    // A whole turn: one or two decisions.
    [[gnu::always_inline]] int turn(Seat seat, RouteSet between_stacks) {
        const Claims claims(state_, seat, between_stacks);
        const Market::Slots slots = table_.market.filled();
        const uint32_t deck = can_draw(table_) ? 1 : 0;
        const uint32_t cards = deck + static_cast<uint32_t>(slots.size());
        const uint32_t tickets = tickets_left(table_) ? 1 : 0;
        const uint32_t options = cards + tickets + claims.count();
        if (options == 0) [[unlikely]] {
            referee_.pass(seat);
            return 1;
        }
        const uint32_t choice = chance_.below(options);
        if (choice < cards) {
            draw_card(seat, slots, deck, choice);
            return table_.phase == Phase::second_card ? 1 + second_card(seat) : 1;
        }
        if (choice < cards + tickets) {
            referee_.draw_tickets(seat);
            return 1 + keep_tickets(seat);
        }
        referee_.claim_route(seat, claims.nth(choice - cards - tickets));
        return 1;
    }

 private:
    [[gnu::always_inline]] void draw_card(Seat seat, Market::Slots slots, uint32_t deck, uint32_t choice) {
        if (choice < deck) return referee_.draw_deck(seat);
        referee_.draw_market(seat, slots.nth(choice - deck));
    }

    State& state_;
    Table& table_;
    PlayoutChance& chance_;
    Referee<PlayoutChance, NoOne> referee_;
};

}  // namespace

int play_out(State& state, PlayoutChance& shared_chance) {
    Table& table = state.table;
    PlayoutChance chance = shared_chance;  // a copy, which no store into the state can alias
    NoOne no_one;
    Player player(state, chance, no_one);
    int decisions = 0;
    while (table.phase == Phase::setup_tickets) decisions += player.keep_tickets(seats_to_act(table).first());
    while (table.phase == Phase::setup_stacks) decisions += player.place_stack(table.to_move);
    const RouteSet between_stacks = routes_between_stacks(table);
    if (table.phase == Phase::second_card) decisions += player.second_card(table.to_move);
    if (table.phase == Phase::keep_tickets) decisions += player.keep_tickets(table.to_move);
    while (table.phase != Phase::over) decisions += player.turn(table.to_move, between_stacks);
    shared_chance = chance;
    return decisions;
}

}  // namespace engine
