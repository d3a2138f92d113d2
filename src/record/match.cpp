#include "record/match.h"

namespace record {

int draw_first(const engine::Seed& seed, int players) {
    return static_cast<int>(engine::Rng(seed, engine::Stream::seating).below(static_cast<uint32_t>(players)));
}

Match::Match(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed)
    : board_(board),
      players_(std::move(players)),
      seed_(seed),
      chance_(seed),
      state_(engine::empty_table(board.board, static_cast<int>(players_.size()))) {
    engine::Referee(state_, chance_, log_).deal();
}

std::optional<engine::Illegal> Match::play(engine::Seat seat, const engine::Action& action, std::string_view by) {
    const size_t own = index(seat) < state_.table.seats ? index(seat) : 0;
    if (auto illegal = why_illegal(state_.table, state_.secrets[own], seat, action)) return illegal;
    log_.by = by;
    engine::Referee(state_, chance_, log_).apply(seat, action);
    return std::nullopt;
}

Record Match::record() const {
    Record record{.board = board_.board.id,
                  .board_sha256 = board_.sha256,
                  .players = players_,
                  .seed = {},
                  .events = log_.events};
    if (over()) record.seed = seed_;
    return record;
}

}  // namespace record
