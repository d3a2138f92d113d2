// Whole games by bots and random playouts: to compare this build with the native one.
#include <memory>

#include "engine/playout.h"
#include "engine/rules.h"
#include "json/reader.h"
#include "study/self_play.h"
#include "wasm/host.h"

// The record of game 0 of `fogline simulate --seed SEED --bots A,B,...`. The input: the levels, with commas.
extern "C" [[clang::export_name("simulate")]] const char* simulate(size_t size, uint32_t seed) {
    const record::BoardFile& board = record::shipped_board();
    std::vector<std::unique_ptr<ai::Bot>> bots;
    std::vector<study::Seated> seated;
    for (std::string_view names = wasm::input(size); !names.empty();) {
        const std::string level(names.substr(0, names.find(',')));
        names.remove_prefix(std::min(level.size() + 1, names.size()));
        bots.push_back(ai::make_bot(level, board.board));
        if (!bots.back()) return wasm::answer("{}");
        seated.push_back({level, bots.back().get()});
    }
    const engine::Seed game = study::game_seed(seed, 0);
    const auto first = static_cast<size_t>(record::draw_first(game, static_cast<int>(seated.size())));
    return wasm::answer(to_json(study::self_play(board, seated, first, game).match.record(), board.board));
}

// Plays so many random games, as `fogline bench` does for playout_games_per_second; the sum of points.
extern "C" [[clang::export_name("playouts")]] int32_t playouts(int32_t seats, int32_t games) {
    const engine::Board& board = record::shipped_board().board;
    engine::PlayoutChance chance(1);
    engine::NoOne no_one;
    int32_t points = 0;
    for (int32_t i = 0; i < games; ++i) {
        engine::State state = engine::empty_table(board, seats);
        engine::Referee(state, chance, no_one).deal();
        engine::play_out(state, chance);
        points += final_scores(state)[0].total;
    }
    return points;
}
