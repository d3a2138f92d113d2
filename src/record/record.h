// The game record (docs/record.md): one game as data, and its JSON form.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/rng.h"
#include "record/board_file.h"

namespace record {

enum class PlayerKind : uint8_t { human, bot };

struct Player {
    std::string name;
    PlayerKind kind = PlayerKind::human;
    std::string level;  // of a bot
    friend bool operator==(const Player&, const Player&) = default;
};

struct LoggedEvent {
    engine::Event event;
    std::string by;  // who decided where it was not the seat's owner; else empty
    friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

struct Record {
    std::string board;
    std::string board_sha256;
    std::vector<Player> players;  // in seat order
    std::optional<engine::Seed> seed;
    std::vector<LoggedEvent> events;

    bool finished() const { return !events.empty() && std::holds_alternative<engine::GameEnded>(events.back().event); }
    friend bool operator==(const Record&, const Record&) = default;
};

// The rule of an event, as in the table of docs/record.md.
std::string_view rule_of(const engine::Event& event);

// The seat that an event belongs to, if to any.
std::optional<engine::Seat> seat_of(const engine::Event& event);

// What a seat decided.
struct Decision {
    engine::Seat seat{};
    engine::Action action;
    friend bool operator==(const Decision&, const Decision&) = default;
};

// The decision that begins with an event of a record, if one does: a reshuffle belongs to the card drawn after it.
std::optional<Decision> decision_at(const Record& record, size_t event);

std::optional<engine::Seed> seed_from_hex(std::string_view hex);

// One line of JSON, without the line end.
std::string to_json(const Record& record, const engine::Board& board);

// The reverse; an error says where and what. A record of another board is refused.
std::expected<Record, std::string> parse_record(std::string_view line, const BoardFile& board);

}  // namespace record
