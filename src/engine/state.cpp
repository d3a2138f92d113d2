#include "engine/state.h"

namespace engine {

State empty_table(const Board& board, int seats) {
    ASSERT(seats >= kMinSeats && seats <= kMaxSeats);
    State state;
    Table& table = state.table;
    table.board = &board;
    table.seats = static_cast<uint8_t>(seats);
    table.cars.fill(kCars);  // R2.1; also where nobody sits: see somebody_has_few_cars
    table.deck_size = kCards;
    table.ticket_deck_size = static_cast<uint8_t>(board.tickets.size());
    state.piles.deck = Cards::all();
    state.piles.ticket_deck = board.all_tickets();
    return state;
}

}  // namespace engine
