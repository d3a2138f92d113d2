#include "json/words.h"
#include "protocol/wish.h"

namespace protocol {
namespace {

class WishWriter : public json::Writer {
 public:
    using json::Writer::Writer;

    void operator()(engine::DrawDeck) { field("type", "draw_deck"); }
    void operator()(engine::DrawTickets) { field("type", "draw_tickets"); }
    void operator()(engine::Pass) { field("type", "pass"); }
    void operator()(engine::DrawMarket draw) {
        field("type", "draw_market");
        field("slot", index(draw.slot));
    }
    void operator()(const engine::ClaimRoute& claim) {
        field("type", "claim_route");
        field("route", word(claim.route));
        key("paid");
        cards(claim.payment.cards());
        if (claim.token_at != engine::kNowhere) field("token_at", word(claim.token_at));
    }
    void operator()(engine::KeepTickets keep) {
        field("type", "keep_tickets");
        words("kept", keep.kept());
    }
    void operator()(engine::PlaceStack placed) {
        field("type", "place_stack");
        field("symbol", word(placed.symbol));
        field("location", word(placed.location));
    }
};

}  // namespace

std::string write_action(const engine::Action& action, const engine::Board& board) {
    std::string result;
    WishWriter writer(result, board, 0);
    writer.object([&] { std::visit(writer, action); });
    return result;
}

}  // namespace protocol
