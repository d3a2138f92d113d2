#include "study/replay.h"

#include "engine/evolve.h"
#include "json/digest.h"

namespace study {

using engine::Seat;
using seating::ChairKind;

namespace {

seating::Chair chair_of(const record::Player& player) {
    const bool bot = player.kind == record::PlayerKind::bot && seating::is_level(player.level);
    seating::Chair chair;
    chair.kind = bot ? ChairKind::bot : ChairKind::person;
    chair.name = player.name;
    chair.level = player.level;
    chair.program = player.kind == record::PlayerKind::bot && !bot;
    return chair;
}

}  // namespace

std::string update_at(const record::Record& record, const engine::Board& board, size_t events, engine::Viewer viewer,
                      bool open) {
    const size_t seats = record.players.size();
    engine::State state = engine::empty_table(board, static_cast<int>(seats));
    protocol::Sight sight{.seat = viewer, .own = {}, .events = {}};
    for (size_t i = 0; i < events; ++i) {
        const record::LoggedEvent& logged = record.events[i];
        // Who sees everything sees each event as its own seat did.
        const engine::Viewer eyes = open ? record::seat_of(logged.event) : viewer;
        sight.events.push_back({seen_by(logged.event, state.table, eyes), logged.by});
        evolve(state, logged.event);
    }
    const bool over = state.table.phase == engine::Phase::over;
    seating::Settings settings;
    settings.board = board.id;
    protocol::TableInfo info;
    info.stage = over ? seating::Stage::over : seating::Stage::playing;
    info.settings = &settings;
    std::vector<seating::Chair> chairs;
    chairs.reserve(seats);
    for (const record::Player& player : record.players) chairs.push_back(chair_of(player));
    for (const seating::Chair& chair : chairs) info.seats.emplace_back().chair = &chair;
    const std::string seed_sha256 = record.seed ? json::to_hex(json::sha256(*record.seed)) : "";
    info.seed_sha256 = seed_sha256;
    if (record.seed && over) info.seed = json::to_hex(*record.seed);
    std::string all_own = "[";
    for (size_t seat = 0; seat < seats; ++seat)
        all_own += (seat > 0 ? "," : "") + protocol::write_own(view_for(state, Seat(seat)));
    all_own += "]";
    const std::string table = protocol::write_table(info), game = protocol::write_game(state.table);
    if (viewer) sight.own = view_for(state, viewer);
    protocol::Update update;
    update.seq = events;
    if (viewer) update.seats.insert(*viewer);
    update.table = table;
    update.game = events > 0 ? std::string_view(game) : std::string_view();
    update.all_own = open || over ? std::string_view(all_own) : std::string_view();
    update.board = &board;
    update.players = seats;
    update.add(std::move(sight));
    return protocol::write_one(update, protocol::Version::two, viewer);
}

}  // namespace study
