#include "json/words.h"
#include "protocol/wish.h"

namespace protocol {
namespace {

class Writer : public json::Writer {
 public:
    using json::Writer::Writer;

    json::object operator()(engine::DrawDeck) const { return typed("draw_deck"); }
    json::object operator()(engine::DrawTickets) const { return typed("draw_tickets"); }
    json::object operator()(engine::Pass) const { return typed("pass"); }
    json::object operator()(engine::DrawMarket draw) const {
        json::object fields = typed("draw_market");
        fields["slot"] = index(draw.slot);
        return fields;
    }
    json::object operator()(const engine::ClaimRoute& claim) const {
        json::object fields = typed("claim_route");
        fields["route"] = word(claim.route);
        fields["paid"] = cards(claim.payment.cards());
        if (claim.token_at != engine::kNowhere) fields["token_at"] = word(claim.token_at);
        return fields;
    }
    json::object operator()(engine::KeepTickets keep) const {
        json::object fields = typed("keep_tickets");
        fields["kept"] = list(keep.kept());
        return fields;
    }
    json::object operator()(engine::PlaceStack placed) const {
        json::object fields = typed("place_stack");
        fields["symbol"] = word(placed.symbol);
        fields["location"] = word(placed.location);
        return fields;
    }

 private:
    static json::object typed(std::string_view type) {
        json::object fields;
        fields["type"] = type;
        return fields;
    }
};

}  // namespace

json::object to_json(const engine::Action& action, const engine::Board& board) {
    return std::visit(Writer(board, 0, {}), action);
}

}  // namespace protocol
