// One-line text for actions, events and positions, both ways: for tests, logs and the terminal.
//
// Words are separated by spaces; ids are those of the board file. Cards are letters: B blue, G green, K black,
// P purple, R red, O orange, F ferry; where cards are counted, `R2` is two red ones and `R` is one. `-` is nothing: an
// empty list, or a gap in the market. Seats are p0 to p3.
// NB: an id that is also a word of the notation ("tickets") cannot be read back where lists of ids stand.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/possible.h"
#include "engine/view.h"

namespace notation {

struct ParseError {
    size_t position = 0;  // in bytes; 0 where the text is wrong as a whole
    std::string message;
    friend bool operator==(const ParseError&, const ParseError&) = default;
};

template <class T>
using Parsed = std::expected<T, ParseError>;

std::string to_text(engine::Seat seat);
Parsed<engine::Seat> parse_seat(std::string_view text);

//   draw-deck                                                draw-market 3
//   claim castro--civic-center with R1 F1 [token LOCATION]   draw-tickets
//   keep TICKET...                                           place crab at nob-hill
//   pass
std::string to_text(const engine::Board& board, const engine::Action& action);
Parsed<engine::Action> parse_action(const engine::Board& board, std::string_view text);

//   dealt stacks LOCATION:SYMBOL... spare SYMBOL SYMBOL market R G B F K p0 hand R B offer TICKET TICKET p1 hand ...
//   market-swept                                             deck-reshuffled 14
//   market-filled 2 G                                        p0 card-drawn R
//   p0 card-taken 3 F                                        p1 token-taken sunset crab
//   p1 route-claimed castro--civic-center paid R1 F1 points 2
//   p0 tickets-offered TICKET...                             p0 tickets-kept TICKET... [returned TICKET]
//   p2 stack-placed crab at nob-hill                         p0 passed
//   p0 last-round-began
//   game-ended p0 routes 20 tickets -3 tokens 2 total 19 completed 1 p1 ... winners p0
std::string to_text(const engine::Board& board, const engine::Event& event);
Parsed<engine::Event> parse_event(const engine::Board& board, std::string_view text);

// The same, with ? for each thing that the viewer does not see, and `? or ? ?` for one or two tickets (R2.6).
std::string to_text(const engine::Board& board, const engine::SeenEvent& event);

// Sections separated by `|`, in any order, each at most once.
//   seats 2                                    2 where it is not written
//   p0 to move                                 seat 0, or in the setup the seat that has to place a stack
//   setup tickets, setup stacks, second card, keep tickets, over         a turn begins
//   market F R - B O                           B G K P R
//   deck G3 B1        discard K2               the cards that are not named lie in the deck, or, where a deck is
//                                              written, in the discard pile; where both are, all 44 must be named
//   p0 hand R2 F1 cars 17 points 4 tokens crab routes ROUTE... tickets TICKET... offer TICKET TICKET
//                                              nothing in hand; cars and points by the routes; in `setup tickets` a
//                                              seat that has tickets has chosen, and offers go round in board order
//   tickets TICKET...                          the unseen ticket deck: the tickets that are not named
//   buried p1:TICKET p0:TICKET                 returned tickets under it, the top one first: none
//   stacks sunset:crab:2 nob-hill:heart        symbols in board order, on the marked locations, then on the first free
//   spare crab heart                           in the setup: the stacks without a place; the last ones in board order
//   last round 3                               how many turns are left of it: it has not begun
//   passes 1                                   in a row: 0
// `rest` in one list of cards, and in one of tickets, stands for all that are not named anywhere.
// What is read is a position from which the game can go on: 44 cards, each ticket once, stacks as R2 has them.
std::string to_text(const engine::State& state);
Parsed<engine::State> parse_position(const engine::Board& board, std::string_view text);

//   p0 has more than 20 cars (R1.2)
std::string to_text(const engine::Impossible& impossible);

}  // namespace notation
