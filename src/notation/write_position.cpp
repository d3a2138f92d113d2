#include "notation/notation.h"
#include "notation/writer.h"

namespace notation {

using namespace engine;

namespace {

std::string phase_section(Phase phase) {
    switch (phase) {
        case Phase::setup_tickets: return " | setup tickets";
        case Phase::setup_stacks: return " | setup stacks";
        case Phase::turn: return "";
        case Phase::second_card: return " | second card";
        case Phase::keep_tickets: return " | keep tickets";
        case Phase::over: return " | over";
    }
    return "";
}

std::string market_words(Market market) {
    std::string words;
    for (uint8_t slot = 0; slot < kMarketSlots; ++slot) words = join({words, card_word(market.card(Slot{slot}))});
    return words;
}

template <class Set>
std::string list_unless_empty(const std::string& title, Set set, const Names& name) {
    return set.empty() ? "" : join({title, name(set)});
}

std::string seat_words(const State& state, Seat seat, const Names& name) {
    const Table& table = state.table;
    const Secrets& own = state.secrets_of(seat);
    return join({seat_word(seat), "hand", card_words(own.hand), "cars", number(table.cars[index(seat)]), "points",
                 number(table.route_points[index(seat)]), list_unless_empty("tokens", table.tokens[index(seat)], name),
                 list_unless_empty("routes", table.owned[index(seat)], name),
                 list_unless_empty("tickets", own.tickets, name),
                 own.offered().empty() ? "" : join({"offer", name(own.offer)})});
}

std::string buried_words(const State& state, const Names& name) {
    std::string words;
    const BuriedTickets& buried = state.table.buried;
    for (int depth = 0; depth < buried.size(); ++depth)
        words = join({words, seat_word(buried.owner(depth)) + ":" + name(buried_ticket(state, depth))});
    return words;
}

std::string stack_words(const Table& table, const Names& name) {
    std::string words;
    for (uint8_t i = 0; i < kSymbols; ++i) {
        const SymbolId symbol{i};
        if (table.stack_at[i] == kNowhere) continue;
        words =
            join({words, name(table.stack_at[i]) + ":" + name(symbol) + ":" + number(table.stack_heights.of(symbol))});
    }
    return words;
}

}  // namespace

std::string to_text(const State& state) {
    const Table& table = state.table;
    const Names name(*table.board);
    std::string text = "seats " + number(table.seats) + phase_section(table.phase);
    if (table.phase != Phase::setup_tickets) text += " | " + seat_word(table.to_move) + " to move";
    if (table.turns_left != kNotLastRound) text += " | last round " + number(table.turns_left);
    if (table.passes != 0) text += " | passes " + number(table.passes);
    text += " | market " + market_words(table.market);
    text += " | deck " + card_words(state.piles.deck);
    text += " | discard " + card_words(table.discard);
    for (uint8_t seat = 0; seat < table.seats; ++seat) text += " | " + seat_words(state, Seat{seat}, name);
    text += " | tickets " + name(state.piles.ticket_deck);
    if (!table.buried.empty()) text += " | buried " + buried_words(state, name);
    text += " | stacks " + stack_words(table, name);
    if (!spare_symbols(table).empty()) text += " | spare " + name(spare_symbols(table));
    return text;
}

std::string to_text(const Impossible& impossible) {
    return join({impossible.seat ? seat_word(*impossible.seat) : "", std::string(impossible.reason),
                 "(" + std::string(impossible.rules) + ")"});
}

}  // namespace notation
