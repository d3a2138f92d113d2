// The words for cards, places, payments and events that are open to all: the same in records, logs and messages.
#pragma once

#include <boost/json.hpp>

#include "engine/view.h"
#include "json/reader.h"

namespace json {

// The names of events, in the order of engine::Event and engine::SeenEvent.
std::string_view event_name(size_t which);

// Ids to words.
class Writer {
 public:
    Writer(const engine::Board& board, size_t seats, boost::json::storage_ptr memory)
        : board_(board), seats_(seats), memory_(std::move(memory)) {}

    const std::string& word(engine::LocationId location) const { return board_.location_ids[index(location)]; }
    const std::string& word(engine::SymbolId symbol) const { return board_.symbols[index(symbol)]; }
    const std::string& word(engine::TicketId ticket) const { return board_.ticket_ids[index(ticket)]; }
    const std::string& word(engine::RouteId route) const { return board_.route_ids[index(route)]; }
    static std::string_view word(engine::Card card) { return engine::name_of(card); }

    // Tickets that are missing are left out.
    template <class Items>
    array list(const Items& items) const {
        array words(memory_);
        for (const auto item : items) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(item)>, engine::TicketId>)
                if (item == engine::kNoTicket) continue;
            words.emplace_back(word(item));
        }
        return words;
    }
    object cards(engine::Cards cards) const;  // how many of each kind that is there
    object stacks(const std::array<engine::SymbolId, engine::kMarkedLocations>& stacks) const;

    // The fields of an event besides its type and seat.
    void fill(object& fields, const engine::DeckReshuffled& event) const;
    void fill(object& fields, const engine::StackPlaced& event) const;
    void fill(object& fields, const engine::CardTaken& event) const;
    void fill(object& fields, const engine::MarketFilled& event) const;
    void fill(object& fields, const engine::RouteClaimed& event) const;
    void fill(object& fields, const engine::TokenTaken& event) const;
    void fill(object& fields, const engine::GameEnded& event) const;
    static void fill(object& /*fields*/, engine::MarketSwept /*event*/) {}
    static void fill(object& /*fields*/, engine::Passed /*event*/) {}
    static void fill(object& /*fields*/, engine::LastRoundBegan /*event*/) {}

    const engine::Board& board() const { return board_; }
    size_t seats() const { return seats_; }
    const boost::json::storage_ptr& memory() const { return memory_; }

 private:
    const engine::Board& board_;
    size_t seats_;
    boost::json::storage_ptr memory_;
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
