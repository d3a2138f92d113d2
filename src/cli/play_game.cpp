#include "cli/play_game.h"

#include <algorithm>

namespace cli {

using engine::index;
using engine::Seat;

namespace {

std::vector<record::Player> seated(Seat me, const std::string& name, const std::vector<std::string>& bots) {
    const size_t seats = bots.size() + 1;
    std::vector<record::Player> players(seats);
    players[index(me)] = {name, record::PlayerKind::human, {}};
    for (size_t i = 0; i < bots.size(); ++i)
        players[(index(me) + i + 1) % seats] = {bots[i] + " " + std::to_string(i + 1), record::PlayerKind::bot,
                                                bots[i]};
    return players;
}

}  // namespace

PlayedGame::PlayedGame(record::Match match, const engine::State& start, Seat me, std::string stand_in,
                       const engine::Seed& seed)
    : match_(std::move(match)), start_(start), me_(me), stand_in_(std::move(stand_in)), seed_(seed) {
    seat_bots();
}

PlayedGame PlayedGame::deal(const record::BoardFile& board, const std::string& name,
                            const std::vector<std::string>& bots, bool first, const engine::Seed& seed) {
    const int seats = static_cast<int>(bots.size()) + 1;
    const int begins = first ? 0 : record::draw_first(seed, seats);
    const auto me = static_cast<Seat>((seats - begins) % seats);
    return {record::Match(board, seated(me, name, bots), seed), engine::empty_table(board.board, seats), me, bots[0],
            seed};
}

PlayedGame PlayedGame::from_position(const record::BoardFile& board, const std::string& name,
                                     const std::vector<std::string>& bots, const engine::State& position,
                                     const engine::Seed& seed) {
    const Seat me = seats_to_act(position.table).first();
    const record::Match match = record::Match::from_log(board, seated(me, name, bots), seed);
    return {match.in_world(position, {}, seed), position, me, bots[0], seed};
}

PlayedGame PlayedGame::resume(const record::BoardFile& board, const record::Record& record, const std::string& stand_in,
                              const engine::Seed& seed) {
    const auto person = std::ranges::find(record.players, record::PlayerKind::human, &record::Player::kind);
    if (person == record.players.end()) throw BadInput("--resume: nobody in that game is a person");
    const auto me = static_cast<Seat>(person - record.players.begin());
    const engine::State start = engine::empty_table(board.board, static_cast<int>(record.players.size()));
    const record::Match empty = record::Match::from_log(board, record.players, seed);
    engine::State state = start;
    std::vector<record::LoggedEvent> events;
    std::vector<record::Match> before;
    for (size_t i = 0; i < record.events.size(); ++i) {
        if (const auto decision = record::decision_at(record, i); decision && decision->seat == me)
            before.push_back(empty.in_world(state, events, seed));
        evolve(state, record.events[i].event);
        events.push_back(record.events[i]);
    }
    PlayedGame game(empty.in_world(state, std::move(events), seed), start, me, stand_in, seed);
    game.before_ = std::move(before);
    game.resumed_ = true;
    return game;
}

void PlayedGame::seat_bots() {
    bots_.clear();
    std::vector<ai::Bot*> at_table;
    const auto& players = match_.players();
    for (size_t seat = 0; seat < players.size(); ++seat) {
        const std::string& level = players[seat].level.empty() ? stand_in_ : players[seat].level;
        bots_.push_back(Seat(seat) == me_ ? nullptr : make_bot(level, match_.board().board));
        at_table.push_back(bots_.back().get());
    }
    table_.emplace(start_, std::move(at_table), seed_);
    told_ = 0;
    tell_bots();
}

void PlayedGame::tell_bots() {
    for (; told_ < match_.events().size(); ++told_) table_->tell(match_.events()[told_].event);
}

std::optional<engine::Illegal> PlayedGame::play(const engine::Action& action) {
    record::Match before = match_;
    if (auto illegal = match_.play(me_, action)) return illegal;
    before_.push_back(std::move(before));
    tell_bots();
    return std::nullopt;
}

void PlayedGame::play_bot() {
    const Seat seat = seats_to_act(match_.state().table).first();
    const bool for_somebody = match_.players()[index(seat)].kind == record::PlayerKind::human;
    const auto illegal = match_.play(seat, table_->choose(seat, {}), for_somebody ? "bot" : "");
    ASSERT(!illegal);
    tell_bots();
}

bool PlayedGame::undo() {
    if (before_.empty()) return false;
    match_ = std::move(before_.back());
    before_.pop_back();
    seat_bots();  // they must not remember what has not happened
    return true;
}

std::optional<record::Record> PlayedGame::record() const {
    if (start_.table != engine::empty_table(match_.board().board, start_.table.seats).table) return std::nullopt;
    record::Record record = match_.record();
    if (resumed_) record.seed.reset();  // it did not deal the beginning
    return record;
}

}  // namespace cli
