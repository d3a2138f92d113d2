#include "room/read_next.h"

#include <algorithm>

namespace room {
namespace {

using seating::Chair;
using seating::ChairKind;
using seating::Stage;
using Fault = std::optional<std::string>;

struct Doubts {
    const Room& room;

    Fault operator()(const Opened& opened) const {
        if (room.seq != 0) return "the table was opened before";
        if (opened.settings.board != room.board->board.id || opened.board_sha256 != room.board->sha256)
            return "the table has another board";
        for (const Chair& chair : opened.chairs)
            if (Fault fault = about(chair)) return fault;
        return std::nullopt;
    }
    Fault operator()(const Reseated& reseated) const {
        if (Fault fault = unless(Stage::open)) return fault;
        return about(reseated.now);
    }
    Fault operator()(const Started& started) const {
        if (Fault fault = unless(Stage::open)) return fault;
        if (std::ranges::any_of(room.players, is_free, &Player::chair) && !seating::is_level(started.fill))
            return "a free chair has no bot";
        const auto match = record::Match::from_log(*room.board, std::vector<record::Player>(room.players.size()), {});
        return match.why_not(started.deal);
    }
    Fault operator()(const Moved& moved) const {
        if (Fault fault = unless(Stage::playing)) return fault;
        return room.match->why_not(moved.deed);
    }
    Fault operator()(const Undone& undone) const {
        if (Fault fault = unless(Stage::playing)) return fault;
        if (undone.moves_left >= room.moves.size()) return "there is no such move to take back";
        return std::nullopt;
    }
    Fault operator()(const Said&) const { return std::nullopt; }
    Fault operator()(const RematchAsked&) const { return unless(Stage::over); }
    Fault operator()(const RematchOpened&) const { return unless(Stage::over); }
    Fault operator()(const auto& /*of a seat in a game*/) const {
        if (room.match) return std::nullopt;
        return "the game has not begun";
    }

    Fault unless(Stage stage) const {
        if (room.stage() == stage) return std::nullopt;
        return "the table is in another stage";
    }
    static Fault about(const Chair& chair) {
        if (chair.kind == ChairKind::bot && !seating::is_level(chair.level)) return "there is no such level of bots";
        return std::nullopt;
    }
};

}  // namespace

std::expected<Fact, std::string> read_next(const Room& room, std::string_view text) {
    auto fact = read(text, room.board->board, room.seq == 0 ? engine::kMaxSeats : room.players.size());
    if (!fact) return fact;
    if (room.seq == 0 && !std::holds_alternative<Opened>(*fact)) return std::unexpected("the table was never opened");
    if (Fault fault = std::visit(Doubts{room}, *fact)) return std::unexpected(*std::move(fault));
    return fact;
}

}  // namespace room
