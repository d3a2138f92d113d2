#include "study/self_play.h"

namespace study {

engine::Seed game_seed(uint64_t run_seed, uint64_t game) {
    engine::Seed key{};
    for (size_t i = 0; i < 8; ++i) key[i] = static_cast<uint8_t>(run_seed >> (8 * i));
    const auto block =
        engine::chacha_block(key, {static_cast<uint32_t>(game), static_cast<uint32_t>(game >> 32), 0, 0}, 8);
    engine::Seed seed{};
    for (size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<uint8_t>(block[i / 4] >> (8 * (i % 4)));
    return seed;
}

int64_t play_to_end(record::Match& match, ai::BotTable bots, const ai::Budget& budget) {
    int64_t decisions = 0;
    size_t told = 0;
    for (;; ++decisions) {
        for (; told < match.events().size(); ++told) bots.tell(match.events()[told].event);
        if (match.over()) return decisions;
        const engine::Seat seat = seats_to_act(match.state().table).first();
        const auto illegal = match.play(seat, bots.choose(seat, budget));
        ASSERT(!illegal);
    }
}

SelfPlay self_play(const record::BoardFile& board, std::span<const Seated> bots, size_t first,
                   const engine::Seed& seed) {
    std::vector<record::Player> players;
    std::vector<ai::Bot*> seated;
    for (size_t seat = 0; seat < bots.size(); ++seat) {
        const size_t place = (first + seat) % bots.size();
        const std::string& level = bots[place].level;
        players.push_back({level + " " + std::to_string(place + 1), record::PlayerKind::bot, level});
        seated.push_back(bots[place].bot);
    }
    record::Match match(board, std::move(players), seed);
    const int64_t decisions = play_to_end(match, ai::BotTable(board.board, std::move(seated), seed), {});
    return {std::move(match), decisions};
}

SelfPlay self_play_from(const engine::State& position, const record::BoardFile& board, std::span<const Seated> bots,
                        const engine::Seed& seed) {
    std::vector<record::Player> players;
    std::vector<ai::Bot*> seated;
    for (const Seated& each : bots) {
        players.push_back({each.level, record::PlayerKind::bot, each.level});
        seated.push_back(each.bot);
    }
    record::Match match = record::Match::from_log(board, std::move(players), seed).in_world(position, {}, seed);
    const int64_t decisions = play_to_end(match, ai::BotTable(position, std::move(seated), seed), {});
    return {std::move(match), decisions};
}

}  // namespace study
