#include "room/room.h"

#include <algorithm>

#include "json/digest.h"

namespace room {

using engine::SeatSet;
using seating::ChairKind;
using seating::ClockKind;

namespace {

constexpr Millis kPatience = 2'000;
constexpr Millis kLeastAfterTakingBack = 10'000;

// Did a move bring to light what somebody did not know before? A payment shows only what its owner chose to show.
bool reveals(const record::Deed& deed) {
    return std::ranges::any_of(deed.events, [](const record::LoggedEvent& logged) {
        return std::visit(
            [](const auto& event) {
                using E = std::remove_cvref_t<decltype(event)>;
                return !(std::is_same_v<E, engine::RouteClaimed> || std::is_same_v<E, engine::TokenTaken> ||
                         std::is_same_v<E, engine::StackPlaced> || std::is_same_v<E, engine::Passed> ||
                         std::is_same_v<E, engine::TicketsKept> || std::is_same_v<E, engine::LastRoundBegan>);
            },
            logged.event);
    });
}

void stop_clock(const Room& room, Player& player, Millis at) {
    if (!player.runs_since) return;
    if (room.settings.clock.kind == ClockKind::game)
        player.left_ms =
            std::max<Millis>(0, player.left_ms - (at - *player.runs_since)) + room.settings.clock.increment_ms;
    player.runs_since.reset();
}

// Starts the clocks of those who are to act and decide for themselves, and stops the others.
void run_clocks(Room& room, Millis at) {
    if (room.settings.clock.kind == ClockKind::none) return;
    for (size_t i = 0; i < room.players.size(); ++i) {
        Player& player = room.players[i];
        const bool runs = room.to_act().contains(Seat(i)) && !player.bot_decides();
        if (!runs) {
            stop_clock(room, player, at);
        } else if (!player.runs_since) {
            if (room.settings.clock.kind != ClockKind::game) player.left_ms = room.settings.clock.base_ms;
            player.runs_since = at;
        }
    }
}

bool same_turn_goes_on(const engine::Table& table, Seat seat) {
    return table.to_move == seat &&
           (table.phase == engine::Phase::second_card || table.phase == engine::Phase::keep_tickets);
}

std::vector<record::Player> record_players(const Room& room) {
    std::vector<record::Player> players;
    for (const Player& player : room.players) {
        const bool bot = player.chair.kind == ChairKind::bot;
        players.push_back({bot ? player.chair.level : player.chair.name,
                           bot || player.chair.program ? record::PlayerKind::bot : record::PlayerKind::human,
                           player.chair.level});
    }
    return players;
}

struct Teller {
    Room& room;
    Millis at;

    void operator()(const Opened& opened) const {
        room.settings = opened.settings;
        room.host = opened.host;
        room.rematch_of = opened.rematch_of;
        for (const seating::Chair& chair : opened.chairs) room.players.emplace_back().chair = chair;
    }

    void operator()(const Reseated& reseated) const {
        room.players[reseated.chair] = {};
        room.players[reseated.chair].chair = reseated.now;
    }

    void operator()(const Started& started) const {
        std::ranges::rotate(room.players, room.players.begin() + started.first);
        for (Player& player : room.players) {
            if (is_free(player.chair)) {
                player.chair = {};
                player.chair.kind = ChairKind::bot;
                player.chair.level = started.fill;
            }
            player.since = room.seq;
            player.left_ms = room.settings.clock.base_ms;
        }
        room.match = record::Match::from_log(*room.board, record_players(room), started.seed);
        room.match->add(started.deal);
        room.seed_sha256 = json::to_hex(json::sha256(started.seed));
        run_clocks(room, at);
    }

    void operator()(const Moved& moved) const {
        const SeatSet before = room.to_act();
        room.moves.push_back({moved.seat, reveals(moved.deed), static_cast<uint32_t>(room.match->events().size()),
                              room.seq, room.match->chance()});
        room.match->add(moved.deed);
        if (room.setup_events == 0 && room.table().phase != engine::Phase::setup_tickets) {
            room.setup_events = static_cast<uint32_t>(room.match->events().size());
            room.moves.back().revealing = true;  // R2.6: all have chosen, and see how many the others kept
        }
        Player& mover = room.player(moved.seat);
        if (!moved.id.empty()) {
            mover.last_id = moved.id;
            mover.last_seq = room.seq;
        }
        // R2.6: one who still chooses is not disturbed when another has chosen.
        const bool all_choose = room.table().phase == engine::Phase::setup_tickets;
        for (size_t i = 0; i < room.players.size(); ++i)
            if (!all_choose || Seat(i) == moved.seat || !before.contains(Seat(i))) room.players[i].since = room.seq;
        if (!same_turn_goes_on(room.table(), moved.seat)) stop_clock(room, mover, at);
        room.undo.reset();
        run_clocks(room, at);
    }

    void operator()(const StoodIn& stood_in) const {
        room.player(stood_in.seat).stand_in = stood_in.why;
        run_clocks(room, at);
    }

    void operator()(const TookBack& took_back) const {
        Player& player = room.player(took_back.seat);
        player.stand_in.reset();
        player.since = room.seq;
        player.left_ms = std::max(player.left_ms, kLeastAfterTakingBack);
        run_clocks(room, at);
    }

    void operator()(const UndoAsked& asked) const;
    void operator()(const UndoAnswered& answered) const {
        if (!answered.yes) return room.undo.reset();
        if (room.undo) room.undo->agreed.insert(answered.seat);
    }

    void operator()(const Undone& undone) const {
        if (undone.moves_left >= room.moves.size()) return;
        const Move& first_taken_back = room.moves[undone.moves_left];
        room.match->go_back(first_taken_back.events_before, first_taken_back.chance_before);
        room.moves.resize(undone.moves_left);
        if (room.table().phase == engine::Phase::setup_tickets) room.setup_events = 0;
        room.undo.reset();
        for (Player& player : room.players) {
            player.since = room.seq;
            stop_clock(room, player, at);
        }
        run_clocks(room, at);
    }

    void operator()(const Said& said) const { room.chat.push_back({said.seat, said.text, said.phrase, at}); }

    void operator()(const RematchAsked& asked) const { room.rematch.insert(asked.seat); }
    void operator()(const RematchOpened& opened) const { room.next = opened.table; }
};

void Teller::operator()(const UndoAsked& asked) const {
    for (size_t i = room.moves.size(); i-- > 0;) {
        if (room.moves[i].seat != asked.seat) continue;
        room.undo = {asked.seat, static_cast<uint16_t>(i), SeatSet::of(asked.seat)};
        return;
    }
}

}  // namespace

bool is_free(const seating::Chair& chair) { return chair.kind == ChairKind::open || chair.kind == ChairKind::invited; }

seating::Stage Room::stage() const {
    if (!match) return seating::Stage::open;
    return match->over() ? seating::Stage::over : seating::Stage::playing;
}

bool Asker::is(std::string_view someone) const {
    return person == someone || std::ranges::find(guests, someone) != guests.end();
}

SeatSet Room::seats_of(const Asker& asker) const {
    SeatSet seats;
    for (size_t i = 0; i < players.size(); ++i)
        if (players[i].chair.kind == ChairKind::person && asker.is(players[i].chair.person)) seats.insert(Seat(i));
    return seats;
}

SeatSet Room::deciding() const {
    SeatSet seats;
    for (size_t i = 0; i < players.size(); ++i)
        if (!players[i].bot_decides()) seats.insert(Seat(i));
    return seats;
}

SeatSet Room::awaited() const {
    if (stage() != seating::Stage::over) return to_act() & deciding();
    return rematch.empty() || !next.empty() ? SeatSet{} : deciding() - rematch;
}

void apply(Room& room, const Fact& fact, Millis at) {
    ++room.seq;
    std::visit(Teller{room, at}, fact);
}

std::optional<Deadline> deadline(const Room& room) {
    std::optional<Deadline> first;
    for (size_t i = 0; i < room.players.size(); ++i) {
        const Player& player = room.players[i];
        if (!player.runs_since) continue;
        const Millis at = *player.runs_since + player.left_ms + kPatience;
        if (!first || at < first->at) first = {at, Seat(i)};
    }
    return first;
}

protocol::TableInfo info(const Room& room, SeatSet here, Millis now) {
    protocol::TableInfo result{.id = room.id,
                               .stage = room.stage(),
                               .settings = &room.settings,
                               .seats = {},
                               .undo_asked_by = {},
                               .undo_agreed = {},
                               .rematch = room.rematch,
                               .next = room.next,
                               .seed_sha256 = room.seed_sha256,
                               .seed = {}};
    for (size_t i = 0; i < room.players.size(); ++i) {
        const Player& player = room.players[i];
        protocol::SeatInfo& seat = result.seats.emplace_back();
        seat.chair = &player.chair;
        seat.here = here.contains(Seat(i));
        if (player.stand_in) seat.stand_in = name_of(*player.stand_in);
        if (room.match && room.settings.clock.kind != ClockKind::none && player.chair.kind == ChairKind::person) {
            seat.left_ms = std::max<Millis>(0, player.left_ms - (player.runs_since ? now - *player.runs_since : 0));
            seat.clock_runs = player.runs_since.has_value();
        }
    }
    if (room.undo) {
        result.undo_asked_by = room.undo->seat;
        result.undo_agreed = room.undo->agreed;
    }
    if (room.match && room.match->over()) result.seed = json::to_hex(room.match->seed());
    return result;
}

}  // namespace room
