#include "tests/support/random_games.h"

#include <utility>

namespace tests {

using namespace engine;

Seed seed_of(uint64_t number) {
    Seed seed{};
    for (size_t i = 0; i < 8; ++i) seed[i] = static_cast<uint8_t>(number >> (8 * i));
    return seed;
}

const std::vector<const Board*>& boards() {
    static const Board ring = make(small_board({{"r1", "a", "b", 1, "red", 0},
                                                {"r2", "b", "c", 2, "grey", 1},
                                                {"r3", "c", "d", 3, "blue", 0},
                                                {"r4", "d", "e", 2, "grey", 0},
                                                {"r4b", "d", "e", 2, "green", 0},
                                                {"r5", "e", "f", 4, "black", 0},
                                                {"r6", "f", "g", 6, "purple", 2},
                                                {"r7", "g", "a", 5, "orange", 0},
                                                {"r8", "a", "d", 1, "grey", 1}}));
    static const Board path = make(small_board({{"r1", "a", "b", 1, "red", 0},
                                                {"r2", "b", "c", 1, "blue", 0},
                                                {"r3", "c", "d", 2, "grey", 0},
                                                {"r4", "d", "e", 1, "grey", 0},
                                                {"r5", "e", "f", 1, "green", 0},
                                                {"r6", "f", "g", 1, "grey", 1}}));
    static const Board distance = make(small_board({{"r7", "a", "b", 7, "grey", 0},
                                                    {"r8", "b", "c", 8, "red", 1},
                                                    {"r9", "c", "d", 9, "grey", 3},
                                                    {"r10", "d", "e", 10, "grey", 0},
                                                    {"r12", "e", "f", 12, "blue", 0},
                                                    {"r14", "f", "g", 14, "grey", 4},
                                                    {"r14b", "f", "g", 14, "green", 0}}));
    static const std::vector<const Board*> all = {&shipped_board(), &ring, &path, &distance};
    return all;
}

int seats_of(int game) { return 2 + game % 3; }
const Board& board_of(int game) { return *boards()[static_cast<size_t>(game / 3) % boards().size()]; }

RandomGame::RandomGame(const Board& board, int seats, uint64_t number)
    : state(engine::empty_table(board, seats)), rng(seed_of(number), bot_stream(0)), chance_(seed_of(number)) {
    Referee(state, chance_, log).deal();
}

Seat RandomGame::choose_seat() {
    const SeatSet seats = seats_to_act(state.table);
    return seats.nth(rng.below(static_cast<uint32_t>(seats.size())));
}

const ActionList& RandomGame::legal(Seat seat) {
    legal_actions(state.table, state.secrets_of(seat), seat, *actions_);
    return *actions_;
}

void RandomGame::apply(Seat seat, const Action& action) { Referee(state, chance_, log).apply(seat, action); }

void RandomGame::step() {
    const Seat seat = choose_seat();
    const ActionList& actions = legal(seat);
    apply(seat, actions[rng.below(static_cast<uint32_t>(actions.size()))]);
}

State resampled(const State& truth, Viewer viewer, Rng& rng) {
    State state = truth;
    Cards cards = state.piles.deck;
    TicketSet tickets = state.piles.ticket_deck;
    const auto each_other = [&](auto visit) {
        for (uint8_t seat = 0; seat < state.table.seats; ++seat)
            if (viewer != Seat{seat}) visit(state.secrets[seat]);
    };
    each_other([&](Secrets& other) {
        cards += other.hand;
        tickets |= other.tickets | other.offered();
        for (TicketId ticket : other.buried) tickets.insert(ticket);
    });
    const auto draw_ticket = [&] {
        const TicketId ticket = tickets.nth(rng.below(static_cast<uint32_t>(tickets.size())));
        tickets.erase(ticket);
        return ticket;
    };
    each_other([&](Secrets& other) {
        for (int left = std::exchange(other.hand, {}).size(); left > 0; --left) {
            const Card card = cards.nth(rng.below(static_cast<uint32_t>(cards.size())));
            cards -= Cards::of(card);
            other.hand += Cards::of(card);
        }
        const bool choosing = state.table.phase == Phase::setup_tickets;
        const bool ready = choosing && !other.tickets.empty();
        const int kept = std::exchange(other.tickets, {}).size();
        for (TicketId& ticket : other.offer)
            if (ticket != kNoTicket) ticket = draw_ticket();
        // R2.6: while others choose, nobody sees how many a seat kept: one or both.
        if (ready) other.tickets = rng.below(2) == 0 ? TicketSet::of(other.offer[0]) : other.offered();
        for (int i = 0; !choosing && i < kept; ++i) other.tickets.insert(draw_ticket());
        for (int left = std::exchange(other.buried, {}).size(); left > 0; --left) other.buried.bury(draw_ticket());
    });
    state.piles = {cards, tickets};
    return state;
}

}  // namespace tests
