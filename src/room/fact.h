// What happened at a table: the log from which a room is made again, entry by entry. Wishes are judged (decide.h),
// facts are only told: a rule fixed next year cannot change what is written here.
#pragma once

#include <variant>

#include "record/match.h"
#include "seating/seating.h"

namespace room {

using engine::Seat;

struct Opened {
    seating::Settings settings;
    std::string board_sha256;
    std::string host;  // a person's id; may have no chair
    std::vector<seating::Chair> chairs;
    std::string rematch_of;  // a table, or nothing
};
struct Reseated {
    uint8_t chair = 0;
    seating::Chair now;
};
struct Started {  // R2.2: the chair `first` becomes seat 0, the next ones follow clockwise
    uint8_t first = 0;
    std::string fill;  // the level of bots that take the free chairs
    engine::Seed seed{};
    record::Deed deal;
};
struct Moved {
    Seat seat{};
    std::string id;  // of the message that asked for it; empty: a bot decided
    record::Deed deed;
};
enum class Why : uint8_t { absent, time, left, resigned };
struct StoodIn {  // from now on a bot decides
    Seat seat{};
    Why why{};
};
struct TookBack {
    Seat seat{};
};
struct UndoAsked {
    Seat seat{};
};
struct UndoAnswered {  // agreement that is not the last one needed, or a no
    Seat seat{};
    bool yes = false;
};
struct Undone {
    uint16_t moves_left = 0;  // how many moves still stand
};
struct Said {
    Seat seat{};
    std::string text, phrase;
};
struct RematchAsked {
    Seat seat{};
};
struct RematchOpened {
    std::string table;
};

using Fact = std::variant<Opened, Reseated, Started, Moved, StoodIn, TookBack, UndoAsked, UndoAnswered, Undone, Said,
                          RematchAsked, RematchOpened>;

std::string_view name_of(Why why);

// The board of the table, for the words in it; seats: how many.
std::string write(const Fact& fact, const engine::Board& board, size_t seats);
std::expected<Fact, std::string> read(std::string_view text, const engine::Board& board, size_t seats);

// The board that a log begins with.
struct BoardName {
    std::string id, sha256;
};
std::expected<BoardName, std::string> read_board_name(std::string_view first_entry);

}  // namespace room
