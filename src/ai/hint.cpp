#include "ai/hint.h"

#include <algorithm>

#include "engine/evolve.h"
#include "engine/score.h"

namespace ai {

using namespace engine;
using Kind = Reason::Kind;

namespace {

// How likely it must be that a rival has a ticket before we speak of blocking it.
constexpr float kLikely = 0.25F;

class Reasons {
 public:
    Reasons(const View& view, const PathBook& book, const Belief& belief)
        : view_(view), table_(view.table), board_(book.board()), book_(book), belief_(belief), me_(*view.viewer) {}

    std::vector<Reason> of(const Action& action) {
        std::visit([this](const auto& concrete) { find(concrete); }, action);
        if (table_.turns_left != kNotLastRound) add({.kind = Kind::last_turn});  // R7.1
        return std::move(found_);
    }

 private:
    void add(const Reason& reason) { found_.push_back(reason); }

    void find(const DrawDeck&) { add({.kind = Kind::unseen_card}); }
    void find(const DrawTickets&) { add({.kind = Kind::new_tickets}); }
    void find(const Pass&) {}

    void find(const DrawMarket& draw) {
        const Card card = table_.market.card(draw.slot);
        if (card == Card::ferry) return add({.kind = Kind::wild_card});
        if (const auto route = route_for(card)) add({.kind = Kind::card_for_route, .route = route, .card = card});
    }

    void find(const KeepTickets& keep) {
        const Connections joined(board_, table_.owned[index(me_)]);
        for (TicketId id : keep.kept()) {
            add({.kind = Kind::keeps_ticket, .ticket = id});
            if (completed(id, joined)) add({.kind = Kind::completes_ticket, .ticket = id});
        }
    }

    void find(const PlaceStack& placed) {
        const RouteSet there = board_.routes_at[index(placed.location)] & wanted();
        if (!there.empty()) add({.kind = Kind::stack_on_route, .route = there.first(), .symbol = placed.symbol});
    }

    void find(const ClaimRoute& claim) {
        State after{.table = table_, .secrets = {}, .piles = {}};
        after.secrets_of(me_) = view_.own;
        const uint8_t points = board_.route(claim.route).points;
        evolve(after, RouteClaimed{me_, claim.route, claim.payment, points});
        find_tickets(claim.route, after.table);
        find_blocks(after.table);
        if (claim.token_at != kNowhere) add({.kind = Kind::token, .symbol = table_.stack_symbol(claim.token_at)});
        add({.kind = Kind::points, .points = points});
    }

    void find_tickets(RouteId route, const Table& after) {
        const Connections joined(board_, table_.owned[index(me_)]), joined_after(board_, after.owned[index(me_)]);
        for (TicketId id : view_.own.tickets) {
            if (completed(id, joined)) continue;
            if (completed(id, joined_after))
                add({.kind = Kind::completes_ticket, .ticket = id});
            else if (cost(id, me_, after) < cost(id, me_, table_))
                add({.kind = Kind::toward_ticket, .ticket = id, .route = route});
        }
    }

    // For each rival, the likeliest of the tickets that become dearer for it.
    void find_blocks(const Table& after) {
        for (Seat rival : SeatSet::first_n(table_.seats) - SeatSet::of(me_)) {
            const Connections joined(board_, table_.owned[index(rival)]);
            Reason best{.kind = Kind::blocks, .seat = rival};
            float most = kLikely;
            for (TicketId id : unseen_tickets()) {
                const float likely = belief_.suspicion(rival).probability(id);
                if (likely < most || completed(id, joined) || cost(id, rival, after) <= cost(id, rival, table_))
                    continue;
                most = likely;
                best.ticket = id;
            }
            if (best.ticket) add(best);
        }
    }

    bool completed(TicketId id, const Connections& joined) const {
        return joined.connected(board_.ticket(id).from, board_.ticket(id).to);
    }
    int cost(TicketId id, Seat seat, const Table& table) const {
        return book_.cheapest(id, book_.network(table, seat)).cost;
    }
    RouteSet wanted() const { return book_.wanted(table_, me_, view_.own.tickets); }

    TicketSet unseen_tickets() const {
        TicketSet unseen = board_.all_tickets() - view_.own.tickets - view_.own.offered();
        for (TicketId ticket : view_.own.buried) unseen.erase(ticket);
        return unseen;
    }

    // The route that a card of this colour brings nearest to being paid: for a ticket if there is one.
    std::optional<RouteId> route_for(Card colour) const {
        const auto for_ticket = nearest(colour, wanted());
        return for_ticket ? for_ticket : nearest(colour, open_routes(table_, me_));
    }
    std::optional<RouteId> nearest(Card colour, RouteSet routes) const {
        std::optional<RouteId> best;
        for (RouteId id : routes)
            if (helps(colour, id) && (!best || missing(colour, id) < missing(colour, *best))) best = id;
        return best;
    }
    bool helps(Card colour, RouteId id) const {
        const Card wants = board_.route(id).colour;
        return missing(colour, id) > 0 && (wants == colour || (wants == Card::none && colour == most_held()));
    }
    // Coloured cards that the hand lacks for a route.
    int missing(Card colour, RouteId id) const {
        const Route& route = board_.route(id);
        return route.length - route.ferries - view_.own.hand.count(colour);
    }
    Card most_held() const {
        return *std::ranges::max_element(kAllColours, {}, [&](Card colour) { return view_.own.hand.count(colour); });
    }

    const View& view_;
    const Table& table_;
    const Board& board_;
    const PathBook& book_;
    const Belief& belief_;
    Seat me_;
    std::vector<Reason> found_;
};

}  // namespace

std::string_view name_of(Kind kind) {
    static constexpr std::array<std::string_view, index(Kind::last_turn) + 1> kNames = {
        "completes_ticket", "toward_ticket", "blocks",      "points",       "token",          "card_for_route",
        "wild_card",        "unseen_card",   "new_tickets", "keeps_ticket", "stack_on_route", "last_turn"};
    return kNames[index(kind)];
}

std::vector<Reason> reasons_for(const Action& action, const View& view, const PathBook& book, const Belief& belief) {
    return Reasons(view, book, belief).of(action);
}

}  // namespace ai
