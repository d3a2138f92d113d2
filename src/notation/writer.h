// The words of the notation, written.
#pragma once

#include <initializer_list>
#include <string>

#include "engine/board.h"

namespace notation {

// All words that are not empty, with a space between.
std::string join(std::initializer_list<std::string> words);

std::string number(auto value) { return std::to_string(static_cast<int>(value)); }
std::string seat_word(engine::Seat seat);
std::string card_word(engine::Card card);
std::string card_words(engine::Cards cards);      // "R2 F1"
std::string payment_words(engine::Payment paid);  // the same

// Writes ids. NB: takes any number, so that a wrong action can be logged too.
class Names {
 public:
    explicit Names(const engine::Board& board) : board_(board) {}

    std::string operator()(engine::LocationId id) const { return name(board_.location_ids, engine::index(id)); }
    std::string operator()(engine::RouteId id) const { return name(board_.route_ids, engine::index(id)); }
    std::string operator()(engine::TicketId id) const { return name(board_.ticket_ids, engine::index(id)); }
    std::string operator()(engine::SymbolId id) const { return name(board_.symbols, engine::index(id)); }

    template <class Id, class Word>
    std::string operator()(engine::IdSet<Id, Word> set) const {
        std::string words;
        for (Id id : set) words = join({words, (*this)(id)});
        return words.empty() ? "-" : words;
    }
    std::string operator()(const std::array<engine::TicketId, engine::kOfferedTickets>& offer) const;

 private:
    static std::string name(const std::vector<std::string>& names, size_t i) {
        return i < names.size() ? names[i] : "?";
    }
    const engine::Board& board_;
};

}  // namespace notation
