// The codes of refusals: every one there is, and the HTTP status that goes with it. docs/schema/server.json lists the
// same names, and a test compares.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace protocol {

struct CodeInfo {
    std::string_view name;
    unsigned status = 0;
};

constexpr std::array kCodes = std::to_array<CodeInfo>({
    // The message.
    {"bad_message", 400},
    {"too_large", 413},
    {"too_fast", 429},
    // The rules.
    {"illegal", 409},
    {"stale", 409},
    // The table.
    {"no_such_table", 404},
    {"no_such_board", 404},
    {"broken_table", 500},
    {"too_busy", 503},
    {"no_spectators", 403},
    {"no_hints", 403},
    {"not_host", 403},
    {"not_your_seat", 403},
    {"no_such_seat", 409},
    {"seat_taken", 409},
    {"table_full", 409},
    {"bad_name", 400},
    {"name_taken", 409},
    {"already_started", 409},
    {"not_started", 409},
    {"not_playing", 409},
    {"over", 409},
    {"not_over", 409},
    {"stand_in_plays", 409},
    {"resigned", 409},
    {"nothing_to_undo", 409},
    {"undo_asked", 409},
    {"no_undo_asked", 409},
    {"chat_off", 409},
    {"chat_full", 409},
    // The server.
    {"not_found", 404},
    {"wrong_method", 405},
    {"no_token", 401},
    {"wrong_password", 403},
    {"programs_have_no_account", 403},
    {"foreign_origin", 403},
    {"wrong_protocol", 400},
    {"too_many_tables", 429},
    {"too_many_sockets", 429},
    {"overloaded", 503},
    {"store_unavailable", 503},
    {"disk_full", 503},
    {"server_stopping", 503},
});

// One of these. Made from a literal only, and a name that is not in the list does not compile.
class Code {
 public:
    template <size_t n>
    consteval Code(const char (&name)[n]) {  // NOLINT(*-explicit-*, *-avoid-c-arrays): it reads as the name
        while (kCodes.at(row_).name != name) ++row_;
    }
    constexpr std::string_view name() const { return kCodes[row_].name; }
    constexpr unsigned status() const { return kCodes[row_].status; }
    friend bool operator==(Code, Code) = default;

 private:
    uint8_t row_ = 0;
};

}  // namespace protocol
