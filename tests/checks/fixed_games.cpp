// Games of bots that search, on a board from standard input: prints every choice and every score. Any compiler that
// builds the engine and the bots must print the same.
#include <cstdio>
#include <iostream>

#include "ai/bot_table.h"
#include "engine/rules.h"

namespace {

using namespace engine;

// The board as words: see checks/same_with_gcc.
BoardSpec read_board(std::istream& in) {
    BoardSpec spec;
    spec.id = spec.name = "fixed";
    std::string what;
    while (in >> what) {
        if (what == "length") {
            auto& [length, points] = spec.points_per_length.emplace_back();
            in >> length >> points;
        } else if (what == "symbol") {
            in >> spec.symbols.emplace_back();
        } else if (what == "location") {
            BoardSpec::Location& location = spec.locations.emplace_back();
            in >> location.id >> location.marked;
            location.name = location.id;
        } else if (what == "route") {
            BoardSpec::Route& route = spec.routes.emplace_back();
            in >> route.id >> route.from >> route.to >> route.length >> route.colour >> route.ferries;
        } else {
            BoardSpec::Ticket& ticket = spec.tickets.emplace_back();
            in >> ticket.id >> ticket.from >> ticket.to >> ticket.points;
        }
    }
    return spec;
}

struct Log {
    std::vector<Event> events;
    template <class E>
    void operator()(const E& event) {
        events.emplace_back(event);
    }
};

void play(const Board& board, int seats) {
    std::vector<std::unique_ptr<ai::Bot>> bots;
    std::vector<ai::Bot*> seated;
    for (int seat = 0; seat < seats; ++seat)
        seated.push_back(bots.emplace_back(ai::make_bot("conductor", board)).get());
    const Seed seed{7};
    SeededChance chance(seed);
    State state = empty_table(board, seats);
    Log log;
    Referee referee(state, chance, log);
    referee.deal();
    ai::BotTable table(board, seated, seed);
    const auto legal = std::make_unique<ActionList>();
    for (size_t told = 0; state.table.phase != Phase::over;) {
        while (told < log.events.size()) table.tell(log.events[told++]);
        const Seat seat = seats_to_act(state.table).first();
        const Action action = table.choose(seat, {.iterations = 600, .stop = {}});
        legal_actions(state.table, state.secrets_of(seat), seat, *legal);
        const auto chosen = std::find(legal->begin(), legal->end(), action) - legal->begin();
        std::printf("seat %d: %td of %zu\n", static_cast<int>(seat), chosen, legal->size());
        referee.apply(seat, action);
    }
    for (const Score& score : final_scores(state)) std::printf("%d points\n", score.total);
}

}  // namespace

int main() {
    const auto board = make_board(read_board(std::cin));
    if (!board) {
        for (const std::string& fault : board.error()) std::cerr << fault << "\n";
        return 1;
    }
    play(*board, 2);
    play(*board, 4);
}
