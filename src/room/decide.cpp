#include "room/decide.h"

#include <algorithm>

#include "json/digest.h"

namespace room {

using engine::index;
using engine::SeatSet;
using protocol::Refusal;
using seating::Chair;
using seating::ChairKind;
using seating::Stage;

namespace {

Refusal refuse(protocol::Code code, std::string reason) { return {code, {}, std::move(reason)}; }

// What the game is called by in a record: a bot that stands in is named, the owner is not.
constexpr std::string_view kByBot = "bot";
constexpr size_t kMostLines = 1000, kMostSaid = 65'536;  // at a table; the latter in bytes: all of it is in a new view

Started started(const Room& room, const Fresh& fresh, std::string fill) {
    const auto count = static_cast<int>(room.players.size());
    const int drawn = record::draw_first(fresh.seed, count);
    const record::Match dealt(*room.board, std::vector<record::Player>(room.players.size()), fresh.seed);
    return {room.settings.first.value_or(static_cast<uint8_t>(drawn)),
            std::move(fill),
            fresh.seed,
            {dealt.events(), dealt.chance()}};
}

bool has_gone(const Player& player) { return player.stand_in == Why::left || player.stand_in == Why::resigned; }

// Nobody but the owner of this seat still plays: the others are bots, or gone for good.
bool plays_alone(const Room& room, Seat seat) {
    for (size_t i = 0; i < room.players.size(); ++i)
        if (Seat(i) != seat && room.players[i].chair.kind == ChairKind::person && !has_gone(room.players[i]))
            return false;
    return true;
}

// Who can work this out knows the table and the seed of its game, and so is told the name anyway.
std::string name_of_rematch(const Room& room) {
    constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstuvwxyz";  // as in other names of tables
    constexpr size_t kLength = 12;
    std::vector<uint8_t> known(room.id.begin(), room.id.end());
    known.insert(known.end(), room.match->seed().begin(), room.match->seed().end());
    const auto digest = json::sha256(known);
    std::string name;
    for (size_t i = 0; i < kLength; ++i) name += kLetters[digest[i] % kLetters.size()];
    return name;
}

// The second player of this game begins the next one. Who has left or resigned and does not ask gives its chair to a
// bot; who is only away keeps it, and a bot stands in when its time comes.
Decision open_rematch(const Room& room, SeatSet asked) {
    Opened opened{.settings = room.settings,
                  .board_sha256 = room.board->sha256,
                  .host = room.host,
                  .chairs = {},
                  .rematch_of = room.id};
    for (size_t i = 0; i < room.players.size(); ++i) {
        Chair& chair = opened.chairs.emplace_back(room.players[i].chair);
        if (asked.contains(Seat(i)) || !has_gone(room.players[i])) continue;
        chair = {};
        chair.kind = ChairKind::bot;
        chair.level = room.settings.level;
    }
    std::ranges::rotate(opened.chairs, opened.chairs.begin() + 1);
    opened.settings.first = 0;
    return {RematchOpened{name_of_rematch(room)}, std::move(opened)};
}

class Judge {
 public:
    Judge(const Room& room, const Asker& asker, const protocol::Message& message, const MakeFresh& fresh)
        : room_(room), asker_(asker), id_(message.id), fresh_(fresh) {}

    Answer operator()(const protocol::Sit& sit) const {
        if (room_.stage() != Stage::open) return refuse("already_started", "the game has begun");
        const auto name = seating::clean_name(sit.name);
        if (!name) return refuse("bad_name", name.error());
        for (const Player& player : room_.players)
            if (player.chair.kind == ChairKind::person && player.chair.name == *name)
                return refuse("name_taken", "somebody at this table has that name");
        const auto fits = [&](const Chair& chair) {
            return chair.kind == ChairKind::open ||
                   (chair.kind == ChairKind::invited && !sit.invite.empty() && chair.invite == sit.invite);
        };
        for (size_t i = 0; i < room_.players.size(); ++i) {
            if (sit.chair.value_or(i) != i || !fits(room_.players[i].chair)) continue;
            Chair chair{.kind = ChairKind::person,
                        .name = *name,
                        .level = {},
                        .person = asker_.person,
                        .program = asker_.program,
                        .invite = room_.players[i].chair.invite};
            return fact(Reseated{static_cast<uint8_t>(i), std::move(chair)});
        }
        return sit.chair ? refuse("seat_taken", "this seat is not free") : refuse("table_full", "no seat is free");
    }

    Answer operator()(const protocol::Leave& leave) const {
        if (const auto no = not_own(Seat{leave.seat})) return *no;
        if (room_.stage() == Stage::open) {  // a chair for somebody invited stays one
            Chair chair;
            chair.invite = room_.players[leave.seat].chair.invite;
            if (!chair.invite.empty()) chair.kind = ChairKind::invited;
            return fact(Reseated{leave.seat, std::move(chair)});
        }
        if (room_.stage() == Stage::over && !room_.player(Seat{leave.seat}).stand_in)
            return fact(StoodIn{Seat{leave.seat}, Why::left});  // nobody waits for it any more
        return hand_over(Seat{leave.seat}, Why::left);
    }

    Answer operator()(const protocol::SetChair& set) const {
        if (const auto no = not_host()) return *no;
        if (set.chair >= room_.players.size()) return refuse("no_such_seat", "there is no such seat");
        if (room_.players[set.chair].chair.kind == ChairKind::person &&
            !asker_.is(room_.players[set.chair].chair.person))
            return refuse("seat_taken", "somebody sits there");
        Chair chair;
        chair.kind = set.to;
        chair.level = set.level;
        if (set.to == ChairKind::invited) chair.invite = fresh_().invite;
        return fact(Reseated{set.chair, std::move(chair)});
    }

    Answer operator()(const protocol::Start& start) const {
        if (const auto no = not_host()) return *no;
        return fact(started(room_, fresh_(), start.level));
    }

    Answer operator()(const protocol::Act& act) const {
        if (const auto no = not_own(act.seat)) return *no;
        if (room_.stage() == Stage::open) return refuse("not_started", "the game has not begun");
        const Player& player = room_.player(act.seat);
        if (player.last_id == id_) return Repeated{};
        if (const auto no = not_deciding(act.seat)) return *no;
        if (act.seq < player.since) return refuse("stale", "the table has moved on; see the new view");
        auto deed = room_.match->judge(act.seat, act.action);
        if (!deed) return Refusal{"illegal", deed.error().rule, std::string(deed.error().reason)};
        return fact(Moved{act.seat, id_, std::move(*deed)});
    }

    Answer operator()(const protocol::Undo& undo) const {
        if (const auto no = not_own(undo.seat)) return *no;
        if (room_.stage() == Stage::over) return refuse("over", "the game is over");
        if (const auto no = not_deciding(undo.seat)) return *no;
        size_t last = room_.moves.size();
        while (last > 0 && room_.moves[last - 1].seat != undo.seat) --last;
        if (last == 0) return refuse("nothing_to_undo", "this seat has done nothing yet");
        const bool quiet = last == room_.moves.size() && !room_.moves[last - 1].revealing;
        if (quiet || plays_alone(room_, undo.seat)) return fact(Undone{static_cast<uint16_t>(last - 1)});
        if (room_.undo) return refuse("undo_asked", "somebody has asked already");
        return fact(UndoAsked{undo.seat});
    }

    Answer operator()(const protocol::AnswerUndo& answer) const {
        if (const auto no = not_own(answer.seat)) return *no;
        if (!room_.undo || room_.undo->agreed.contains(answer.seat))
            return refuse("no_undo_asked", "nobody waits for an answer of this seat");
        if (const auto no = not_deciding(answer.seat)) return *no;
        if (!answer.yes) return fact(UndoAnswered{answer.seat, false});
        const SeatSet agreed = room_.undo->agreed | SeatSet::of(answer.seat);
        if (agreed.contains(room_.deciding())) return fact(Undone{room_.undo->moves_left});
        return fact(UndoAnswered{answer.seat, true});
    }

    Answer operator()(const protocol::Say& say) const {
        if (const auto no = not_own(say.seat)) return *no;
        if (!room_.settings.chat) return refuse("chat_off", "this table does not chat");
        size_t said = say.text.size();
        for (const protocol::ChatLine& line : room_.chat) said += line.text.size();
        if (room_.chat.size() >= kMostLines || said > kMostSaid)
            return refuse("chat_full", "this table has said enough");
        return fact(Said{say.seat, say.text, say.phrase});
    }

    Answer operator()(const protocol::Resign& resign) const {
        if (const auto no = not_own(resign.seat)) return *no;
        return hand_over(resign.seat, Why::resigned);
    }

    Answer operator()(const protocol::TakeBack& take_back) const {
        if (const auto no = not_own(take_back.seat)) return *no;
        const Player& player = room_.player(take_back.seat);
        if (player.stand_in == Why::resigned) return refuse("resigned", "this seat has resigned");
        if (!player.stand_in) return Repeated{};
        return fact(TookBack{take_back.seat});
    }

    Answer operator()(const protocol::Rematch& rematch) const {
        if (const auto no = not_own(rematch.seat)) return *no;
        if (room_.stage() != Stage::over) return refuse("not_over", "the game is not over");
        if (!room_.next.empty() || room_.rematch.contains(rematch.seat)) return Repeated{};
        const SeatSet asked = room_.rematch | SeatSet::of(rematch.seat);
        if (!asked.contains(room_.deciding())) return fact(RematchAsked{rematch.seat});
        return open_rematch(room_, asked);
    }

    Answer operator()(const protocol::Ping&) const { return Repeated{}; }

 private:
    static Answer fact(Fact fact) { return Decision{std::move(fact), {}}; }

    Answer hand_over(Seat seat, Why why) const {
        if (room_.stage() != Stage::playing) return refuse("not_playing", "no game is being played");
        if (room_.player(seat).stand_in == why) return Repeated{};
        if (room_.player(seat).stand_in == Why::resigned) return refuse("resigned", "this seat has resigned");
        return fact(StoodIn{seat, why});
    }

    std::optional<Refusal> not_own(Seat seat) const {
        if (room_.seats_of(asker_).contains(seat)) return std::nullopt;
        return refuse("not_your_seat", "this seat is not yours");
    }
    std::optional<Refusal> not_deciding(Seat seat) const {
        if (!room_.player(seat).stand_in) return std::nullopt;
        return refuse("stand_in_plays", "a bot plays for this seat; take it back first");
    }
    std::optional<Refusal> not_host() const {
        if (room_.stage() != Stage::open) return refuse("already_started", "the game has begun");
        if (!asker_.is(room_.host)) return refuse("not_host", "only who made the table may do that");
        return std::nullopt;
    }

    const Room& room_;
    const Asker& asker_;
    const std::string& id_;
    const MakeFresh& fresh_;
};

}  // namespace

Answer decide(const Room& room, const Asker& asker, const protocol::Message& message, const MakeFresh& fresh) {
    return std::visit(Judge(room, asker, message, fresh), message.wish);
}

std::optional<Refusal> why_not_watch(const Room& room, const Asker& asker) {
    if (room.settings.watching != seating::Watching::nobody || room.stage() == Stage::open) return std::nullopt;
    if (asker.is(room.host) || !room.seats_of(asker).empty()) return std::nullopt;
    return refuse("no_spectators", "only who has a seat may look at this table");
}

std::optional<Refusal> why_no_hint(const Room& room, const Asker& asker, Seat seat) {
    const SeatSet own = room.seats_of(asker);
    if (!own.contains(seat)) return refuse("not_your_seat", "this seat is not yours");
    if (room.stage() != Stage::playing) return refuse("not_playing", "no game is being played");
    if (!room.settings.aids) return refuse("no_hints", "this table allows no hints");
    for (size_t i = 0; i < room.players.size(); ++i)
        if (room.players[i].chair.kind == ChairKind::person && !own.contains(Seat(i)))
            return refuse("no_hints", "hints are for who plays against bots alone");
    if (room.player(seat).stand_in) return refuse("stand_in_plays", "a bot plays for this seat; take it back first");
    if (!room.to_act().contains(seat)) return Refusal{"illegal", "R3.1", "it is not this seat's turn"};
    return std::nullopt;
}

std::expected<Opened, Refusal> open(const protocol::NewTable& wanted, const Asker& maker,
                                    const record::BoardFile& board, std::span<const std::string> invites) {
    Opened opened{.settings = wanted.settings,
                  .board_sha256 = board.sha256,
                  .host = maker.person,
                  .chairs = wanted.chairs,
                  .rematch_of = {}};
    opened.settings.board = board.board.id;
    for (size_t i = 0; i < opened.chairs.size(); ++i) {
        Chair& chair = opened.chairs[i];
        if (chair.kind == ChairKind::invited) chair.invite = invites[i];
        if (chair.kind != ChairKind::person) continue;
        chair.person = maker.person;
        chair.program = maker.program;
        for (size_t j = 0; j < i; ++j)
            if (opened.chairs[j].kind == ChairKind::person && opened.chairs[j].name == chair.name)
                return std::unexpected(refuse("name_taken", "two people at this table have the same name"));
    }
    return opened;
}

std::optional<Started> start_when_full(const Room& room, const Fresh& fresh) {
    if (room.stage() != Stage::open || std::ranges::any_of(room.players, is_free, &Player::chair)) return std::nullopt;
    return started(room, fresh, {});
}

std::optional<Decision> what_follows(const Room& room, const Fresh& fresh) {
    if (auto full = start_when_full(room, fresh)) return Decision{*std::move(full), {}};
    if (room.rematch.empty() || !room.next.empty() || !room.awaited().empty()) return std::nullopt;
    return open_rematch(room, room.rematch);
}

std::optional<Moved> bot_move(const Room& room, Seat seat, uint64_t seq, const engine::Action& action) {
    if (room.stage() != Stage::playing || index(seat) >= room.players.size()) return std::nullopt;
    const Player& player = room.player(seat);
    if (!player.bot_decides() || seq < player.since) return std::nullopt;
    auto deed = room.match->judge(seat, action, player.stand_in ? kByBot : std::string_view());
    if (!deed) return std::nullopt;
    return Moved{seat, {}, std::move(*deed)};
}

std::optional<Moved> any_bot_move(const Room& room, Seat seat, uint64_t seq) {
    if (!room.to_act().contains(seat)) return std::nullopt;
    engine::ActionList legal;
    legal_actions(room.table(), room.match->state().secrets_of(seat), seat, legal);
    return bot_move(room, seat, seq, legal[0]);
}

std::optional<StoodIn> stand_in(const Room& room, Seat seat, Why why) {
    if (!room.awaited().contains(seat)) return std::nullopt;
    return StoodIn{seat, why};
}

}  // namespace room
