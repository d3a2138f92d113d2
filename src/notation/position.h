// The two halves of reading a position: what is written, and what follows from it.
#pragma once

#include "notation/notation.h"

namespace notation {

// A position as it was written. Nothing is known of how its parts go together.
struct Draft {
    static constexpr size_t kDeck = engine::kMaxSeats;  // behind the seats' hands and tickets
    static constexpr size_t kDiscard = kDeck + 1;

    struct Stack {
        engine::SymbolId symbol{};
        engine::LocationId location{};
        std::optional<int> height;
    };
    struct Buried {
        engine::Seat seat{};
        engine::TicketId ticket{};
    };
    struct Player {
        std::optional<int> cars, points;
        engine::SymbolSet tokens;
        engine::RouteSet routes;
        std::array<engine::TicketId, engine::kOfferedTickets> offer{engine::kNoTicket, engine::kNoTicket};
    };

    int seats = engine::kMinSeats;
    engine::SeatSet written;  // the seats that have a section
    std::array<Player, engine::kMaxSeats> players;
    engine::Phase phase = engine::Phase::turn;
    std::optional<engine::Seat> to_move;
    std::optional<engine::Market> market;
    std::array<std::optional<engine::Cards>, kDiscard + 1> cards;     // hands, deck, discard pile
    std::array<std::optional<engine::TicketSet>, kDeck + 1> tickets;  // of the seats, unseen deck
    std::optional<size_t> rest_of_cards, rest_of_tickets;             // an index into these, where `rest` is written
    std::vector<Buried> buried;
    std::vector<Stack> stacks;
    engine::SymbolSet spare;
    uint8_t turns_left = engine::kNotLastRound;
    uint8_t passes = 0;
};

// What is wrong, in one sentence that cites the rule.
using Fault = std::optional<std::string>;

Parsed<Draft> read_draft(const engine::Board& board, std::string_view text);

// Fills in what is not written and derives the rest of the state.
std::expected<engine::State, std::string> set_up(const engine::Board& board, const Draft& draft);

}  // namespace notation
