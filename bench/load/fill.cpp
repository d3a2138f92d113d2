#include "fill.h"

#include <algorithm>
#include <stdexcept>

#include "engine/legal.h"
#include "hall/summary.h"
#include "room/decide.h"
#include "store/store.h"

namespace load {
namespace {

constexpr uint64_t kDifferent = 50;        // so many games are played; the others are copies for other people
constexpr uint64_t kTablesTogether = 100;  // in one transaction
constexpr int64_t kFirstMs = 1'700'000'000'000;

struct Game {
    room::Opened opened;
    std::vector<std::string> rest;  // of the log
    store::Summary summary;         // when it is over
};

Game play(uint64_t number) {
    const record::BoardFile& board = record::shipped_board();
    Game game;
    game.opened = {.settings = {}, .board_sha256 = board.sha256, .host = {}, .chairs = {}, .rematch_of = {}};
    game.opened.settings.board = board.board.id;
    for (const char* name : {"Ada", "Ben", "Cleo"}) {
        seating::Chair& chair = game.opened.chairs.emplace_back();
        chair.kind = seating::ChairKind::person;
        chair.name = name;
    }
    room::Room room;
    room.board = &board;
    const auto tell = [&](const room::Fact& fact) {
        if (room.seq > 0) game.rest.push_back(room::write(fact, board.board, room.players.size()));
        room::apply(room, fact, kFirstMs);
    };
    tell(game.opened);
    room::Fresh fresh;
    fresh.seed[0] = static_cast<uint8_t>(number);
    tell(*room::start_when_full(room, fresh));
    engine::FastRng rng(number);
    engine::ActionList legal;
    while (room.stage() == seating::Stage::playing) {
        const engine::Seat seat = room.to_act().first();
        legal_actions(room.table(), room.match->state().secrets_of(seat), seat, legal);
        const auto action = legal[rng.below(static_cast<uint32_t>(legal.size()))];
        tell(room::Moved{seat, std::to_string(room.seq), *room.match->judge(seat, action)});
    }
    game.summary = hall::summary_of(room);
    return game;
}

void add_table(std::vector<store::Append>& entries, const Game& game, uint64_t number) {
    const std::string table = "filled" + std::to_string(number);
    room::Opened opened = game.opened;
    store::Summary summary = game.summary;
    summary.people.clear();
    for (seating::Chair& chair : opened.chairs) {
        chair.person = "person" + std::to_string(number) + chair.name;
        summary.people.push_back(chair.person);
    }
    opened.host = summary.people.front();
    int64_t at_ms = kFirstMs + static_cast<int64_t>(number) * 1000;
    entries.push_back(
        {table, 1, at_ms, room::write(opened, record::shipped_board().board, opened.chairs.size()), store::Summary{}});
    for (const std::string& text : game.rest)
        entries.push_back({table, entries.back().seq + 1, ++at_ms, text, std::nullopt});
    entries.back().summary = std::move(summary);
}

}  // namespace

void fill(const std::string& database, uint64_t games) {
    auto store = store::open(database);
    if (!store) throw std::runtime_error(store.error().message);
    std::vector<Game> played;
    for (uint64_t i = 0; i < std::min(kDifferent, games); ++i) played.push_back(play(i));
    std::vector<store::Append> entries;
    for (uint64_t i = 0; i < games; ++i) {
        add_table(entries, played[i % played.size()], i);
        if ((i + 1) % kTablesTogether != 0 && i + 1 != games) continue;
        const auto appended = (*store)->append(entries);
        if (!appended) throw std::runtime_error(appended.error().message);
        if (std::ranges::count(*appended, store::Appended::conflict) != 0)
            throw std::runtime_error("the database has been filled before; take an empty one");
        entries.clear();
    }
}

}  // namespace load
