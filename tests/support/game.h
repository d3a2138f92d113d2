// A game for tests, spoken to in the notation: given a position, play, look. A text that is wrong ends the test.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"

namespace tests {

using Texts = std::vector<std::string>;

// Chance that first follows a script, and then a fixed seed. What the script asks for must be there to be drawn.
class ScriptedChance {
 public:
    engine::Card card(engine::Cards deck);
    engine::TicketId ticket(engine::TicketSet deck);
    engine::SymbolId symbol(engine::SymbolSet left);

    std::deque<engine::Card> cards;
    std::deque<engine::TicketId> tickets;
    std::deque<engine::SymbolId> symbols;

 private:
    engine::SeededChance seeded_{engine::Seed{}};
};

class Game {
 public:
    explicit Game(const engine::State& start) : state(start) {}

    // What chance brings next: "R B F"; ticket ids; token symbols.
    Game& next_cards(std::string_view cards);
    Game& next_tickets(std::string_view tickets);
    Game& next_symbols(std::string_view symbols);

    void deal();                       // R2.3-R2.6, on an empty table
    void play(std::string_view move);  // "p0 draw-market 0"; the test ends where it is illegal

    // The number of the rule that forbids a move, or "" where it is legal.
    std::string why(std::string_view move) const;

    std::string to_move() const;                     // "p0"; several in R2.6; "" when the game is over
    Texts options() const;                           // every legal move of whoever is to act
    const Texts& events() const { return events_; }  // of the last play or deal
    Texts seen_by(engine::Viewer viewer) const;      // the same, as a viewer saw them
    std::string position() const;

    engine::Score score(int seat) const;
    std::string hand(int seat) const;     // "R2 F1"
    std::string market() const;           // "F R - B O"
    std::string tickets(int seat) const;  // ids in board order
    std::string tokens(int seat) const;   // symbols in board order
    std::string winners() const;          // "p0 p2"

    engine::State state;

 private:
    struct Seen {
        engine::Table before;
        engine::Event event;
    };
    const engine::Board& board() const { return *state.table.board; }
    template <class Act>
    void record(Act act);

    ScriptedChance chance_;
    Texts events_;
    std::vector<Seen> log_;
};

const engine::Board& shipped_board();

// A table on which nothing is dealt yet.
Game empty_table(int seats, const engine::Board& board = shipped_board());

Game given(std::string_view position, const engine::Board& board = shipped_board());

// A board of the locations a to g, of which a to e are marked, with the tickets t1 (a to b) to t8, each of one point
// more than the one before, and the symbols s1 to s7; `routes` must join all locations.
engine::BoardSpec small_board(std::vector<engine::BoardSpec::Route> routes);
engine::Board make(const engine::BoardSpec& spec);

}  // namespace tests
