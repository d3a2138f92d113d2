#include "json/words.h"

namespace json {

using engine::Card;
using engine::index;

std::string_view event_name(size_t which) {
    static constexpr std::array<std::string_view, std::variant_size_v<engine::Event>> kNames = {
        "dealt",           "market_swept", "deck_reshuffled",  "tickets_kept",  "stack_placed",
        "card_drawn",      "card_taken",   "market_filled",    "route_claimed", "token_taken",
        "tickets_offered", "passed",       "last_round_began", "game_ended"};
    static_assert(std::variant_size_v<engine::SeenEvent> == kNames.size());
    return kNames[which];
}

void Writer::cards(engine::Cards cards) {
    object([&] {
        for (size_t i = 0; i < engine::kCardNames.size(); ++i)
            if (const int count = cards.count(Card(i)); count != 0) field(engine::kCardNames[i], count);
    });
}

void Writer::stacks(const std::array<engine::SymbolId, engine::kMarkedLocations>& stacks) {
    object([&] {
        for (size_t i = 0; i < stacks.size(); ++i) field(word(board_.marked[i]), word(stacks[i]));
    });
}

void Writer::fill(const engine::StackPlaced& event) {
    field("symbol", word(event.symbol));
    field("location", word(event.location));
}

void Writer::fill(const engine::CardTaken& event) {
    field("slot", index(event.slot));
    field("card", word(event.card));
}

void Writer::fill(const engine::MarketFilled& event) {
    field("slot", index(event.slot));
    field("card", word(event.card));
}

void Writer::fill(const engine::RouteClaimed& event) {
    field("route", word(event.route));
    key("paid");
    cards(event.paid.cards());
    field("points", event.points);
}

void Writer::fill(const engine::TokenTaken& event) {
    field("location", word(event.location));
    field("symbol", word(event.symbol));
}

void Writer::fill(const engine::GameEnded& event) {
    key("scores").list([&] {
        for (size_t seat = 0; seat < seats_; ++seat)
            object([&] {
                const engine::Score& score = event.scores[seat];
                field("routes", score.routes);
                field("tickets", score.tickets);
                field("tokens", score.tokens);
                field("total", score.total);
                field("completed", score.completed);
            });
    });
    words("winners", event.winners);
}

engine::TicketId WordReader::ticket(const value& from, const Place& where) {
    const auto name = fault().take<std::string_view>(as_string(from, where), "");
    return found(board_.find_ticket(name), where, "ticket");
}

engine::TicketSet WordReader::tickets(std::string_view key) {
    engine::TicketSet set;
    int count = 0;
    each(key, [&](const value& item, const Place& where) {
        set.insert(ticket(item, where));
        ++count;
    });
    if (set.size() != count) wrong(place(key), "has the same ticket twice");
    return set;
}

engine::Payment WordReader::payment(std::string_view key) {
    engine::Payment result;
    const Reader paid = object_at(key);
    const Place where = place(key);
    for (const auto& entry : paid.all()) {
        const Place card_place = where.field(entry.key());
        const Card card = found(engine::find_card(entry.key()), card_place, "card");
        const auto count =
            static_cast<uint8_t>(fault().take<int64_t>(as_integer(entry.value(), card_place, 1, engine::kCards), 1));
        if (card == Card::ferry) {
            result.ferries = count;
        } else {
            if (result.coloured > 0) wrong(where, "has more than one colour (R5.2)");
            result.colour = card;
            result.coloured = count;
        }
    }
    return result;
}

}  // namespace json
