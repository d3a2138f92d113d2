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

object Writer::cards(engine::Cards cards) const {
    object counts(memory_);
    for (size_t i = 0; i < engine::kCardNames.size(); ++i)
        if (const int count = cards.count(Card(i)); count != 0) counts[engine::kCardNames[i]] = count;
    return counts;
}

object Writer::stacks(const std::array<engine::SymbolId, engine::kMarkedLocations>& stacks) const {
    object by_location(memory_);
    for (size_t i = 0; i < stacks.size(); ++i) by_location[word(board_.marked[i])] = word(stacks[i]);
    return by_location;
}

void Writer::fill(object& fields, const engine::DeckReshuffled& event) const { fields["cards"] = event.cards; }

void Writer::fill(object& fields, const engine::StackPlaced& event) const {
    fields["symbol"] = word(event.symbol);
    fields["location"] = word(event.location);
}

void Writer::fill(object& fields, const engine::CardTaken& event) const {
    fields["slot"] = index(event.slot);
    fields["card"] = word(event.card);
}

void Writer::fill(object& fields, const engine::MarketFilled& event) const {
    fields["slot"] = index(event.slot);
    fields["card"] = word(event.card);
}

void Writer::fill(object& fields, const engine::RouteClaimed& event) const {
    fields["route"] = word(event.route);
    fields["paid"] = cards(event.paid.cards());
    fields["points"] = event.points;
}

void Writer::fill(object& fields, const engine::TokenTaken& event) const {
    fields["location"] = word(event.location);
    fields["symbol"] = word(event.symbol);
}

void Writer::fill(object& fields, const engine::GameEnded& event) const {
    array scores(memory_);
    for (size_t seat = 0; seat < seats_; ++seat) {
        const engine::Score& score = event.scores[seat];
        object entry(memory_);
        entry["routes"] = score.routes;
        entry["tickets"] = score.tickets;
        entry["tokens"] = score.tokens;
        entry["total"] = score.total;
        entry["completed"] = score.completed;
        scores.emplace_back(std::move(entry));
    }
    fields["scores"] = std::move(scores);
    array winners(memory_);
    for (const engine::Seat seat : event.winners) winners.emplace_back(index(seat));
    fields["winners"] = std::move(winners);
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
