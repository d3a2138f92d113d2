// What a table agrees on before the game, and who sits at it: the same in logs and in messages.
#pragma once

#include <array>
#include <vector>

#include "json/reader.h"
#include "json/text.h"

namespace seating {

// The levels that a table offers, weakest first.
constexpr std::array<std::string_view, 4> kLevels = {"tourist", "local", "conductor", "gripman"};

enum class Stage : uint8_t { open, playing, over };

enum class ClockKind : uint8_t {
    none,
    turn,  // so long for each turn
    game,  // so long for the whole game, and some more for each turn
    days,  // so long for each turn, and nobody need be there: correspondence
};
struct Clock {
    ClockKind kind = ClockKind::none;
    int64_t base_ms = 0;
    int64_t increment_ms = 0;
    friend bool operator==(const Clock&, const Clock&) = default;
};

enum class Watching : uint8_t {
    nobody,
    table,       // what is open to all
    everything,  // every seat's view, some turns later
};

struct Settings {
    std::string board;
    Clock clock;
    Watching watching = Watching::table;
    uint8_t delay_turns = 0;  // with Watching::everything
    bool listed = false;      // in the lobby; else by link only
    bool chat = true;
    bool aids = true;              // clients may offer hints and a memory aid
    std::optional<uint8_t> first;  // the chair that begins; else it is drawn, R2.2
    std::string level = "local";   // of a bot that stands in
    int32_t grace_s = 60;          // how long somebody may be away on its turn
    friend bool operator==(const Settings&, const Settings&) = default;
};

enum class ChairKind : uint8_t { open, invited, person, bot };

struct Chair {
    ChairKind kind = ChairKind::open;
    std::string name;      // of a person
    std::string level;     // of a bot
    std::string person;    // its id
    bool program = false;  // the person is a program
    std::string invite;    // what one must know to sit down on an invited chair
    friend bool operator==(const Chair&, const Chair&) = default;
};

// A name as it is kept, without white space around it; or why it cannot be.
std::expected<std::string, std::string> clean_name(std::string_view name);
constexpr size_t kLongestName = 24;  // in characters

size_t count_characters(std::string_view utf8);
bool has_control_characters(std::string_view utf8);

void write(json::Text& text, const Settings& settings);
// What is missing is as it is by default.
Settings read_settings(json::Reader reader, size_t chairs);

// A chair as everybody may see it: without the person's id and the invitation. Only the fields: others may follow.
void write_fields(json::Text& text, const Chair& chair);

std::string_view name_of(Stage stage);
std::string_view name_of(ChairKind kind);
std::optional<ChairKind> find_chair_kind(std::string_view name);
bool is_level(std::string_view level);

}  // namespace seating
