// The engine's speed in parts. `fogline bench` sums up whole games.
#include <benchmark/benchmark.h>

#include "ai/bot.h"
#include "record/match.h"
#include "record/verify.h"

namespace {

using namespace engine;

const Board& board() { return record::shipped_board().board; }

ActionList& shared_list() {
    static ActionList list;
    return list;
}

State dealt(int seats, PlayoutChance& chance) {
    State state = empty_table(board(), seats);
    NoOne no_one;
    Referee(state, chance, no_one).deal();
    return state;
}

// States in the middle of random games, at the beginning of a turn.
const std::vector<State>& midgame_states() {
    static const std::vector<State> states = [] {
        std::vector<State> result;
        PlayoutChance chance(5);
        NoOne no_one;
        while (result.size() < 256) {
            State state = dealt(2, chance);
            Referee referee(state, chance, no_one);
            for (int i = 0; i < 40 && state.table.phase != Phase::over; ++i) {
                const Seat seat = seats_to_act(state.table).first();
                legal_actions(state.table, state.secrets_of(seat), seat, shared_list());
                referee.apply(seat, shared_list()[chance.below(static_cast<uint32_t>(shared_list().size()))]);
            }
            if (state.table.phase == Phase::turn) result.push_back(state);
        }
        return result;
    }();
    return states;
}

template <class Play>
void whole_games(benchmark::State& bench, Play play) {
    PlayoutChance chance(1);
    int64_t decisions = 0;
    for (auto _ : bench) {
        State state = dealt(static_cast<int>(bench.range(0)), chance);
        decisions += play(state, chance);
        benchmark::DoNotOptimize(final_scores(state));
    }
    bench.counters["decisions"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

void random_game_by_list(benchmark::State& bench) {
    whole_games(bench, [](State& state, PlayoutChance& chance) {
        return play_random<Payments::every>(state, chance, shared_list());
    });
}
void random_game_fused(benchmark::State& bench) { whole_games(bench, play_out); }
BENCHMARK(random_game_by_list)->DenseRange(2, 4);
BENCHMARK(random_game_fused)->DenseRange(2, 4);

void deal_a_game(benchmark::State& bench) {
    PlayoutChance chance(1);
    for (auto _ : bench) benchmark::DoNotOptimize(dealt(4, chance));
}
BENCHMARK(deal_a_game);

void list_legal_actions_in_midgame(benchmark::State& bench) {
    size_t i = 0, listed = 0;
    for (auto _ : bench) {
        const State& state = midgame_states()[i++ % 256];
        legal_actions(state.table, state.secrets_of(state.table.to_move), state.table.to_move, shared_list());
        listed += shared_list().size();
    }
    bench.counters["actions"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kAvgIterations);
}
BENCHMARK(list_legal_actions_in_midgame);

void copy_play_out_and_score_from_midgame(benchmark::State& bench) {
    PlayoutChance chance(1);
    size_t i = 0;
    for (auto _ : bench) {
        State state = midgame_states()[i++ % 256];
        play_out(state, chance);
        benchmark::DoNotOptimize(final_scores(state));
    }
}
BENCHMARK(copy_play_out_and_score_from_midgame);

void score_four_seats(benchmark::State& bench) {
    PlayoutChance chance(1);
    State state = dealt(4, chance);
    play_out(state, chance);
    for (auto _ : bench) benchmark::DoNotOptimize(winners(state));
}
BENCHMARK(score_four_seats);

record::Record greedy_game() {
    const Seed seed{};
    record::Match match(record::shipped_board(),
                        {{"a", record::PlayerKind::bot, "greedy"}, {"b", record::PlayerKind::bot, "greedy"}}, seed);
    const auto bot = ai::make_bot("greedy", board());
    Rng rng(seed, bot_stream(0));
    while (!match.over()) {
        const Seat seat = seats_to_act(match.state().table).first();
        legal_actions(match.state().table, match.state().secrets_of(seat), seat, shared_list());
        match.play(seat, bot->choose(view_for(match.state(), seat), shared_list(), {}, rng));
    }
    return match.record();
}

void greedy_game_with_its_log(benchmark::State& bench) {
    for (auto _ : bench) benchmark::DoNotOptimize(greedy_game());
}
BENCHMARK(greedy_game_with_its_log);

void write_a_record(benchmark::State& bench) {
    const record::Record record = greedy_game();
    for (auto _ : bench) benchmark::DoNotOptimize(to_json(record, board()));
}
BENCHMARK(write_a_record);

void read_a_record(benchmark::State& bench) {
    const std::string line = to_json(greedy_game(), board());
    for (auto _ : bench) benchmark::DoNotOptimize(record::parse_record(line, record::shipped_board()));
}
BENCHMARK(read_a_record);

void verify_a_record(benchmark::State& bench) {
    const record::Record record = greedy_game();
    for (auto _ : bench) benchmark::DoNotOptimize(record::verify(record, record::shipped_board()));
}
BENCHMARK(verify_a_record);

}  // namespace
