// Reads a line word by word. The first thing that is wrong ends the reading: from then on there are no more words, and
// whoever goes on asking gets harmless values; only the result tells.
#pragma once

#include <optional>
#include <utility>

#include "notation/notation.h"

namespace notation {

class Reader {
 public:
    // `offset`: where the text begins in the whole line, for the positions of errors.
    Reader(const engine::Board& board, std::string_view text, size_t offset = 0);

    const engine::Board& board() const { return board_; }
    bool done() const { return next_ == text_.size(); }
    std::string_view peek() const;  // the next word; empty when done
    std::string_view word(std::string_view what);
    bool accept(std::string_view word);  // takes the next word if it is this one
    void expect(std::string_view word);
    bool at_seat() const;
    bool at_list_item() const;  // the next word is none of those that may follow a list

    int number(std::string_view what, int least, int most);
    engine::Seat seat() { return seat(word("a seat")); }
    engine::Slot slot() { return engine::Slot(number("slot", 0, engine::kMarketSlots - 1)); }
    engine::LocationId location() { return location(word("a location")); }
    engine::RouteId route();
    engine::TicketId ticket() { return ticket(word("a ticket")); }
    engine::SymbolId symbol() { return symbol(word("a symbol")); }
    engine::Card card();                                            // one letter
    engine::Card card_or_gap();                                     // or -
    engine::Cards cards();                                          // a list; may be empty
    engine::Payment payment();                                      // a list of one colour and ferry cards
    engine::TicketSet tickets();                                    // a list; may be empty
    engine::SymbolSet symbols();                                    // a list; may be empty
    engine::RouteSet routes();                                      // a list; may be empty
    std::array<engine::TicketId, engine::kOfferedTickets> offer();  // one ticket or two

    // Parts of a word that was taken already.
    engine::Seat seat(std::string_view text);
    engine::LocationId location(std::string_view text);
    engine::TicketId ticket(std::string_view text);
    engine::SymbolId symbol(std::string_view text);
    int number(std::string_view text, std::string_view what, int least, int most);

    void fail(std::string message);  // about the last word that was taken
    const std::optional<ParseError>& error() const { return error_; }
    void finish();  // nothing may be left

    template <class T>
    Parsed<T> result(const T& value) {
        finish();
        if (error_) return std::unexpected(*error_);
        return value;
    }

 private:
    std::pair<engine::Card, int> counted_card();
    engine::Card card(std::string_view text);
    template <class Id>
    Id known(std::optional<Id> found, std::string_view kind, std::string_view text);
    template <class Id, class Word>
    engine::IdSet<Id, Word> list(Id (Reader::*read)());

    const engine::Board& board_;
    std::string_view text_;
    size_t offset_;
    size_t next_ = 0;   // where the next word begins
    size_t taken_ = 0;  // where the last word began that was taken
    std::optional<ParseError> error_;
};

// "a:b:c" is "a" and "b:c".
std::pair<std::string_view, std::string_view> split_at_colon(std::string_view word);

std::string quoted(std::string_view text);

}  // namespace notation
