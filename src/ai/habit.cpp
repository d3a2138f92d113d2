#include "ai/habit.h"

#include "engine/referee.h"

namespace ai {

using namespace engine;

namespace {

// The tickets that look worth their way: at least the best one.
TicketSet tickets_to_keep(const PathBook& book, const Table& table, Seat seat, TicketSet offered) {
    PathBook::Network network = book.network(table, seat);
    const auto gain = [&](TicketId id) { return 8 * table.board->ticket(id).points - book.cheapest(id, network).cost; };
    TicketId best = offered.first();
    for (TicketId id : offered)
        if (gain(id) > gain(best)) best = id;
    TicketSet kept = TicketSet::of(best);
    network.owned |= book.cheapest(best, network).missing;
    for (TicketId id : offered - kept)
        if (gain(id) > 0) kept.insert(id);
    return kept;
}

PlaceStack any_stack(const Table& table, PlayoutChance& chance) {
    const LocationSet free = free_locations(table);
    const SymbolSet spare = spare_symbols(table);
    const SymbolId symbol = spare.nth(chance.below(static_cast<uint32_t>(spare.size())));
    return {symbol, free.nth(chance.below(static_cast<uint32_t>(free.size())))};
}

}  // namespace

void settle(const PathBook& book, State& state, PlayoutChance& chance) {
    const Table& table = state.table;
    NoOne no_one;
    Referee referee(state, chance, no_one);
    while (table.phase != Phase::over && !in_turn(table.phase)) {
        const Seat seat = seats_to_act(table).first();
        if (table.phase == Phase::setup_stacks)
            referee.place_stack(seat, any_stack(table, chance));
        else
            referee.keep_tickets(seat, tickets_to_keep(book, table, seat, state.secrets_of(seat).offered()));
    }
}

}  // namespace ai
