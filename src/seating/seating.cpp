#include "seating/seating.h"

#include <algorithm>

namespace seating {
namespace {

constexpr std::array<std::string_view, 3> kStages = {"open", "playing", "over"};
constexpr std::array<std::string_view, 4> kClockKinds = {"none", "turn", "game", "days"};
constexpr std::array<std::string_view, 3> kWatching = {"nothing", "table", "everything"};
constexpr std::array<std::string_view, 4> kChairKinds = {"open", "invited", "person", "bot"};

constexpr int64_t kSecond = 1000, kDayInSeconds = 86'400, kDay = kDayInSeconds * kSecond;

template <class Enum, size_t n>
std::optional<Enum> find(const std::array<std::string_view, n>& names, std::string_view name) {
    const auto at = std::ranges::find(names, name);
    if (at == names.end()) return std::nullopt;
    return Enum(at - names.begin());
}

Clock read_clock(json::Reader reader) {
    Clock clock;
    clock.kind = reader.found(find<ClockKind>(kClockKinds, reader.text("kind")), reader.place("kind"), "clock");
    if (clock.kind == ClockKind::turn) clock.base_ms = kSecond * reader.number<int64_t>("seconds", 5, kDayInSeconds);
    if (clock.kind == ClockKind::game) {
        clock.base_ms = kSecond * reader.number<int64_t>("seconds", 30, kDayInSeconds);
        if (reader.has("increment")) clock.increment_ms = kSecond * reader.number<int64_t>("increment", 0, 3600);
    }
    if (clock.kind == ClockKind::days) clock.base_ms = kDay * reader.number<int64_t>("days", 1, 30);
    reader.finish();
    return clock;
}

void write(json::Text& text, const Clock& clock) {
    text.object([&] {
        text.field("kind", kClockKinds[static_cast<size_t>(clock.kind)]);
        if (clock.kind == ClockKind::days) text.field("days", clock.base_ms / kDay);
        if (clock.kind == ClockKind::turn || clock.kind == ClockKind::game)
            text.field("seconds", clock.base_ms / kSecond);
        if (clock.kind == ClockKind::game) text.field("increment", clock.increment_ms / kSecond);
    });
}

}  // namespace

std::string_view name_of(Stage stage) { return kStages[static_cast<size_t>(stage)]; }
std::string_view name_of(ChairKind kind) { return kChairKinds[static_cast<size_t>(kind)]; }
std::optional<ChairKind> find_chair_kind(std::string_view name) { return find<ChairKind>(kChairKinds, name); }
bool is_level(std::string_view level) { return std::ranges::find(kLevels, level) != kLevels.end(); }

size_t count_characters(std::string_view utf8) {
    return static_cast<size_t>(std::ranges::count_if(utf8, [](char c) { return (c & 0xC0) != 0x80; }));
}

bool has_control_characters(std::string_view utf8) {
    return std::ranges::any_of(utf8, [](char c) { return (c >= 0 && c < ' ') || c == 0x7F; });
}

std::expected<std::string, std::string> clean_name(std::string_view name) {
    const size_t begin = name.find_first_not_of(' ');
    if (begin == std::string_view::npos) return std::unexpected("a name is needed");
    name = name.substr(begin, name.find_last_not_of(' ') + 1 - begin);
    if (count_characters(name) > kLongestName)
        return std::unexpected("a name has at most " + std::to_string(kLongestName) + " characters");
    if (has_control_characters(name)) return std::unexpected("a name has no control characters");
    return std::string(name);
}

void write(json::Text& text, const Settings& settings) {
    text.object([&] {
        text.field("board", settings.board);
        write(text.key("clock"), settings.clock);
        text.field("spectators", kWatching[static_cast<size_t>(settings.watching)]);
        if (settings.watching == Watching::everything) text.field("delay_turns", settings.delay_turns);
        text.field("listed", settings.listed);
        text.field("chat", settings.chat);
        text.field("aids", settings.aids);
        if (settings.first) text.field("first", *settings.first);
        text.field("level", settings.level);
        text.field("grace_seconds", settings.grace_s);
    });
}

Settings read_settings(json::Reader reader, size_t chairs) {
    Settings settings;
    if (reader.has("board")) settings.board = reader.text("board");
    if (reader.has("clock")) settings.clock = read_clock(reader.object_at("clock"));
    if (reader.has("spectators"))
        settings.watching =
            reader.found(find<Watching>(kWatching, reader.text("spectators")), reader.place("spectators"), "choice");
    if (settings.watching == Watching::everything) settings.delay_turns = reader.number<uint8_t>("delay_turns", 1, 200);
    if (reader.has("listed")) settings.listed = reader.flag("listed");
    if (reader.has("chat")) settings.chat = reader.flag("chat");
    if (reader.has("aids")) settings.aids = reader.flag("aids");
    if (reader.has("first")) settings.first = reader.number<uint8_t>("first", 0, static_cast<int64_t>(chairs) - 1);
    if (reader.has("level")) settings.level = reader.text("level");
    if (!is_level(settings.level)) reader.wrong(reader.place("level"), "is no known level");
    if (reader.has("grace_seconds")) settings.grace_s = reader.number<int32_t>("grace_seconds", 5, kDayInSeconds);
    reader.finish();
    return settings;
}

void write_fields(json::Text& text, const Chair& chair) {
    text.field("kind", name_of(chair.kind));
    if (chair.kind == ChairKind::person) text.field("name", chair.name);
    if (chair.kind == ChairKind::bot) text.field("level", chair.level);
    if (chair.program) text.field("program", true);
}

}  // namespace seating
