#include "notation/reader.h"
#include "notation/writer.h"

namespace notation {

using namespace engine;

namespace {

struct Writer {
    Names name;

    std::string operator()(const DrawDeck&) const { return "draw-deck"; }
    std::string operator()(const DrawMarket& a) const { return join({"draw-market", number(a.slot)}); }
    std::string operator()(const ClaimRoute& a) const {
        const std::string claim = join({"claim", name(a.route), "with", payment_words(a.payment)});
        return a.token_at == kNowhere ? claim : join({claim, "token", name(a.token_at)});
    }
    std::string operator()(const DrawTickets&) const { return "draw-tickets"; }
    std::string operator()(const KeepTickets& a) const { return join({"keep", name(a.kept())}); }
    std::string operator()(const PlaceStack& a) const {
        return join({"place", name(a.symbol), "at", name(a.location)});
    }
    std::string operator()(const Pass&) const { return "pass"; }
};

ClaimRoute read_claim(Reader& in) {
    ClaimRoute claim;
    claim.route = in.route();
    in.expect("with");
    claim.payment = in.payment();
    if (in.accept("token")) claim.token_at = in.location();
    return claim;
}

KeepTickets read_keep(Reader& in) {
    if (in.done()) in.fail("a ticket is missing");
    return KeepTickets{in.tickets()};
}

PlaceStack read_place(Reader& in) {
    PlaceStack placed;
    placed.symbol = in.symbol();
    in.expect("at");
    placed.location = in.location();
    return placed;
}

Action read_action(Reader& in) {
    const std::string_view verb = in.word("an action");
    if (verb == "draw-deck") return DrawDeck{};
    if (verb == "draw-market") return DrawMarket{in.slot()};
    if (verb == "claim") return read_claim(in);
    if (verb == "draw-tickets") return DrawTickets{};
    if (verb == "keep") return read_keep(in);
    if (verb == "place") return read_place(in);
    if (verb == "pass") return Pass{};
    in.fail("there is no action " + quoted(verb));
    return Pass{};
}

}  // namespace

std::string to_text(const Board& board, const Action& action) { return std::visit(Writer{Names(board)}, action); }

Parsed<Action> parse_action(const Board& board, std::string_view text) {
    Reader in(board, text);
    const Action action = read_action(in);
    return in.result(action);
}

}  // namespace notation
