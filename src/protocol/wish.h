// What a client may ask of a table, and its JSON form (docs/protocol.md).
#pragma once

#include <variant>

#include "engine/action.h"
#include "engine/board.h"
#include "seating/seating.h"

namespace protocol {

struct Sit {
    std::optional<uint8_t> chair;  // else any that is free
    std::string name;
    std::string invite;
};
struct Leave {  // before the start: get up; later a bot plays on
    uint8_t seat = 0;
};
struct SetChair {  // the host, before the start
    uint8_t chair = 0;
    seating::ChairKind to{};  // open, invited or bot
    std::string level;        // of a bot
};
struct Start {  // the host: bots take the free chairs
    std::string level;
};
struct Act {
    engine::Seat seat{};
    uint64_t seq = 0;  // of the update on which the decision rests
    engine::Action action;
};
struct Undo {  // ask for the seat's last action to be taken back
    engine::Seat seat{};
};
struct AnswerUndo {
    engine::Seat seat{};
    bool yes = false;
};
struct Say {  // a text or one of kPhrases
    engine::Seat seat{};
    std::string text, phrase;
};
struct Resign {
    engine::Seat seat{};
};
struct TakeBack {  // the seat from the bot that stands in
    engine::Seat seat{};
};
struct Rematch {
    engine::Seat seat{};
};
struct Ping {};

using Wish = std::variant<Sit, Leave, SetChair, Start, Act, Undo, AnswerUndo, Say, Resign, TakeBack, Rematch, Ping>;

// The seat for which somebody speaks, once the game has begun.
inline std::optional<engine::Seat> seat_of(const Wish& wish) {
    return std::visit(
        [](const auto& any) -> std::optional<engine::Seat> {
            if constexpr (requires { engine::Seat{any.seat}; }) return engine::Seat{any.seat};
            return std::nullopt;
        },
        wish);
}

// The phrases that clients translate.
constexpr std::array<std::string_view, 8> kPhrases = {"hello", "good_luck", "well_played", "thanks",
                                                      "oops",  "your_turn", "one_moment",  "good_game"};
constexpr size_t kLongestText = 280;  // in characters
constexpr size_t kLongestId = 40;     // in bytes
constexpr size_t kLongestMessage = 4096;

struct Message {
    std::string id;  // of the client's choice; names this message in the answer
    Wish wish;
};

// Any text at all; an error says where and what.
std::expected<Message, std::string> read_message(std::string_view text, const engine::Board& board);
std::string id_in(std::string_view text);  // of a message that cannot be read; empty: it has none

// An action as an `act` message has it.
std::string write_action(const engine::Action& action, const engine::Board& board);

// A table to make. A person's chair is for somebody on the maker's own device, by name.
struct NewTable {
    std::vector<seating::Chair> chairs;
    seating::Settings settings;
};
std::expected<NewTable, std::string> read_new_table(std::string_view text);

}  // namespace protocol
