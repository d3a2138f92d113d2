// The words for cards, places, payments and events that are open to all: the same in records, logs and messages.
#pragma once

#include <boost/json.hpp>

#include "engine/view.h"
#include "json/reader.h"
#include "json/text.h"

namespace json {

// The names of events, in the order of engine::Event and engine::SeenEvent.
std::string_view event_name(size_t which);

// Ids to words.
class Writer : public Text {
 public:
    Writer(std::string& to, const engine::Board& board, size_t seats) : Text(to), board_(board), seats_(seats) {}

    const std::string& word(engine::LocationId location) const { return board_.location_ids[index(location)]; }
    const std::string& word(engine::SymbolId symbol) const { return board_.symbols[index(symbol)]; }
    const std::string& word(engine::TicketId ticket) const { return board_.ticket_ids[index(ticket)]; }
    const std::string& word(engine::RouteId route) const { return board_.route_ids[index(route)]; }
    static std::string_view word(engine::Card card) { return engine::name_of(card); }
    static size_t word(engine::Seat seat) { return index(seat); }
    static size_t word(engine::Slot slot) { return index(slot); }

    // Tickets that are missing are left out.
    template <class Items>
    void words(std::string_view name, const Items& items) {
        key(name);
        words(items);
    }
    template <class Items>
    void words(const Items& items) {
        list([&] {
            for (const auto item : items) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(item)>, engine::TicketId>)
                    if (item == engine::kNoTicket) continue;
                value(word(item));
            }
        });
    }
    void cards(engine::Cards cards);  // how many of each kind that is there
    void stacks(const std::array<engine::SymbolId, engine::kMarkedLocations>& stacks);

    // The fields of an event besides its type and seat.
    void fill(const engine::DeckReshuffled& event) { field("cards", event.cards); }
    void fill(const engine::StackPlaced& event);
    void fill(const engine::CardTaken& event);
    void fill(const engine::MarketFilled& event);
    void fill(const engine::RouteClaimed& event);
    void fill(const engine::TokenTaken& event);
    void fill(const engine::GameEnded& event);
    static void fill(engine::MarketSwept /*event*/) {}
    static void fill(engine::Passed /*event*/) {}
    static void fill(engine::LastRoundBegan /*event*/) {}

    const engine::Board& board() const { return board_; }
    size_t seats() const { return seats_; }

 private:
    const engine::Board& board_;
    size_t seats_;
};

// Words to ids.
class WordReader : public Reader {
 public:
    WordReader(const value& from, Place place, Fault& fault, const engine::Board& board)
        : Reader(from, std::move(place), fault), board_(board) {}

    engine::Slot slot() { return engine::Slot{number<uint8_t>("slot", 0, engine::kMarketSlots - 1)}; }
    engine::Card card(std::string_view key) { return found(engine::find_card(text(key)), place(key), "card"); }
    engine::SymbolId symbol(std::string_view key) { return found(board_.find_symbol(text(key)), place(key), "symbol"); }
    engine::LocationId location(std::string_view key) {
        return found(board_.find_location(text(key)), place(key), "location");
    }
    engine::RouteId route(std::string_view key) { return found(board_.find_route(text(key)), place(key), "route"); }
    engine::TicketId ticket(const value& from, const Place& where);
    engine::TicketSet tickets(std::string_view key);
    engine::Payment payment(std::string_view key);  // R5.2

    const engine::Board& board() const { return board_; }

 private:
    const engine::Board& board_;
};

}  // namespace json
