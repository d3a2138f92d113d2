#include "record/match.h"

#include "engine/can_happen.h"
#include "engine/possible.h"
#include "notation/notation.h"

namespace record {

int draw_first(const engine::Seed& seed, int players) {
    return static_cast<int>(engine::Rng(seed, engine::Stream::seating).below(static_cast<uint32_t>(players)));
}

Match::Match(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed, Undealt)
    : board_(&board),
      players_(std::move(players)),
      seed_(seed),
      chance_(seed),
      state_(engine::empty_table(board.board, static_cast<int>(players_.size()))) {}

Match::Match(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed)
    : Match(board, std::move(players), seed, Undealt{}) {
    engine::Referee(state_, chance_, log_).deal();
}

Match Match::from_log(const BoardFile& board, std::vector<Player> players, const engine::Seed& seed) {
    return {board, std::move(players), seed, Undealt{}};
}

Match Match::in_world(const engine::State& state, std::vector<LoggedEvent> events, const engine::Seed& seed) const {
    Match other = from_log(*board_, players_, seed);
    other.state_ = state;
    other.log_.events = std::move(events);
    return other;
}

std::optional<engine::Illegal> Match::why_illegal(engine::Seat seat, const engine::Action& action) const {
    const size_t own = index(seat) < state_.table.seats ? index(seat) : 0;
    return engine::why_illegal(state_.table, state_.secrets[own], seat, action);
}

std::optional<engine::Illegal> Match::play(engine::Seat seat, const engine::Action& action, std::string_view by) {
    if (auto illegal = why_illegal(seat, action)) return illegal;
    log_.by = by;
    engine::Referee(state_, chance_, log_).apply(seat, action);
    return std::nullopt;
}

std::expected<Deed, engine::Illegal> Match::judge(engine::Seat seat, const engine::Action& action,
                                                  std::string_view by) const {
    if (const auto illegal = why_illegal(seat, action)) return std::unexpected(*illegal);
    engine::State state = state_;
    engine::SeededChance chance = chance_;
    Log log{.events = {}, .by = by};
    engine::Referee(state, chance, log).apply(seat, action);
    return Deed{std::move(log.events), chance.position()};
}

void Match::add(const Deed& deed) {
    for (const LoggedEvent& logged : deed.events) engine::evolve(state_, logged.event);
    // Thousands of games are kept at a time, and each grows slowly: doubling would leave a third of their memory
    // unused.
    std::vector<LoggedEvent>& events = log_.events;
    if (const size_t size = events.size() + deed.events.size(); events.capacity() < size)
        events.reserve(size + size / 8);
    events.insert(events.end(), deed.events.begin(), deed.events.end());
    chance_ = {seed_, deed.chance};
}

std::optional<std::string> Match::why_not(const Deed& deed) const {
    if (deed.events.empty()) return "nothing happened";
    engine::State state = state_;
    for (const LoggedEvent& logged : deed.events) {
        if (!engine::can_happen(state, logged.event))
            return "'" + notation::to_text(board_->board, logged.event) + "' cannot have happened";
        engine::evolve(state, logged.event);
    }
    if (const auto impossible = engine::why_impossible(state)) return notation::to_text(*impossible);
    return std::nullopt;
}

void Match::go_back(size_t events, const engine::SeededChance::Position& chance) {
    log_.events.resize(events);
    state_ = engine::empty_table(board_->board, static_cast<int>(players_.size()));
    for (const LoggedEvent& logged : log_.events) engine::evolve(state_, logged.event);
    chance_ = {seed_, chance};
}

Record Match::record() const {
    Record record{.board = board_->board.id,
                  .board_sha256 = board_->sha256,
                  .players = players_,
                  .seed = {},
                  .events = log_.events};
    if (over()) record.seed = seed_;
    return record;
}

}  // namespace record
