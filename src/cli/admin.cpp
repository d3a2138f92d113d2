// `fogline admin`: looks after the database of a server, whether that runs or not.
#include "cli/admin.h"

#include <array>
#include <boost/json.hpp>
#include <ctime>
#include <filesystem>
#include <iomanip>
#include <iostream>

#include "hall/audience.h"
#include "notation/notation.h"
#include "room/read_next.h"

namespace cli {

void Database::add_to(CLI::App& command) {
    command.add_option("--database", address_, "sqlite:FILE or postgres://...")
        ->envname("FOGLINE_DATABASE")
        ->capture_default_str();
    command.add_option("--board", board_files_, "Board files that tables are played on, besides the shipped one")
        ->type_name("FILE")
        ->envname("FOGLINE_BOARDS");
}

void Database::must_exist() const {
    constexpr std::string_view kSqlite = "sqlite:";
    if (address_.starts_with(kSqlite) && !std::filesystem::exists(address_.substr(kSqlite.size())))
        throw BadInput("there is no database " + address_ + "; name it with --database");
}

store::Store& Database::open(Missing missing) {
    if (missing == Missing::refuse) must_exist();
    for (const std::string& file : board_files_) {
        auto board = record::parse_board(read_file(file));
        if (!board) throw BadInput(file + ": " + board.error().front());
        boards_.push_back(std::move(*board));
    }
    store_ = must(store::open(address_));
    return *store_;
}

std::vector<store::Entry> Database::entries(const std::string& table) {
    auto entries = must(store_->entries(table, 0));
    if (entries.empty()) throw BadInput("there is no table '" + table + "'");
    return entries;
}

const record::BoardFile* Database::find_board(std::string_view id, std::string_view sha256) {
    const auto is_it = [&](const record::BoardFile& board) { return board.board.id == id && board.sha256 == sha256; };
    for (const auto& board : boards_)
        if (is_it(*board)) return board.get();
    return is_it(record::shipped_board()) ? &record::shipped_board() : nullptr;
}

std::expected<room::Room, std::string> Database::room(const std::string& table, std::span<const store::Entry> entries) {
    auto room = hall::rebuild(table, entries,
                              [this](std::string_view id, std::string_view sha256) { return find_board(id, sha256); });
    if (!room) return std::unexpected("table " + table + ": " + room.error().why);
    return std::move(*room);
}

std::string utc(int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &parts);
    return text.data();
}

namespace {

constexpr std::array<std::string_view, 3> kStages = {"open", "playing", "over"};

// "2026-11-01", or "7d" and "12h" before now.
int64_t read_since(const std::string& text) {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    const char* end = strptime(text.c_str(), "%Y-%m-%d", &parts);
    if (end != nullptr && *end == '\0') return int64_t{1000} * timegm(&parts);
    char* unit = nullptr;
    const int64_t count = std::strtoll(text.c_str(), &unit, 10);
    const std::string_view what = unit;
    if (unit == text.c_str() || count < 0 || count > 100'000 || (what != "d" && what != "h"))
        throw BadInput("--since must be a day like 2026-11-01, or 7d or 12h for so long ago; it is '" + text + "'");
    return 1000 * (int64_t{now} - count * (what == "d" ? 86'400 : 3'600));
}

// Who sits where, as a list shows it.
std::vector<std::string> names_in(const std::string& summary) {
    boost::system::error_code error;
    const boost::json::value text = boost::json::parse(summary, error);
    std::vector<std::string> names;
    const boost::json::object* fields = error ? nullptr : text.if_object();
    const boost::json::value* seats = fields != nullptr ? fields->if_contains("seats") : nullptr;
    if (seats == nullptr || !seats->is_array()) return names;
    for (const boost::json::value& seat : seats->get_array()) {
        const auto field = [&seat](std::string_view key) -> std::string {
            const boost::json::value* found = seat.is_object() ? seat.get_object().if_contains(key) : nullptr;
            return found != nullptr && found->is_string() ? std::string(found->get_string()) : "";
        };
        const std::string kind = field("kind");
        names.push_back(kind == "person" ? field("name") : kind == "bot" ? "(" + field("level") + ")" : "-");
    }
    return names;
}

struct ListOptions {
    Database database;
    std::string stage, since;
    uint32_t limit = 100;
    bool json = false;
};

int list(ListOptions& options) {
    store::Wanted wanted;
    for (size_t i = 0; i < kStages.size(); ++i)
        if (options.stage == kStages[i]) wanted.stage = store::Stage(i);
    wanted.limit = options.limit;
    const int64_t since = options.since.empty() ? INT64_MIN : read_since(options.since);
    auto tables = must(options.database.open(Database::Missing::refuse).tables(wanted));
    std::erase_if(tables, [since](const store::Listed& table) { return table.changed_ms < since; });

    if (options.json) {
        for (const store::Listed& table : tables)
            std::cout << boost::json::object{{"table", table.table},
                                             {"stage", kStages[static_cast<size_t>(table.summary.stage)]},
                                             {"listed", table.summary.listed},
                                             {"seats", boost::json::value_from(names_in(table.summary.text))},
                                             {"seq", table.seq},
                                             {"made_ms", table.made_ms},
                                             {"changed_ms", table.changed_ms}}
                      << "\n";
        return kOk;
    }
    std::cout << std::left << std::setw(14) << "table" << std::setw(9) << "stage" << std::right << std::setw(6) << "seq"
              << "  " << std::left << std::setw(21) << "made (UTC)" << std::setw(21) << "last entry"
              << "seats\n";
    for (const store::Listed& table : tables) {
        std::string seats;
        for (const std::string& name : names_in(table.summary.text)) seats += (seats.empty() ? "" : ", ") + name;
        std::cout << std::left << std::setw(14) << table.table << std::setw(9)
                  << kStages[static_cast<size_t>(table.summary.stage)] << std::right << std::setw(6) << table.seq
                  << "  " << std::left << std::setw(21) << utc(table.made_ms) << std::setw(21) << utc(table.changed_ms)
                  << printable_name(seats) << "\n";
    }
    if (tables.size() == options.limit) std::cout << "(the newest " << options.limit << "; --limit shows more)\n";
    return kOk;
}

// A fact as everybody at the table might be told it: without hands, tickets, the seed, people's ids and invitations.
class OpenText {
 public:
    explicit OpenText(const room::Room& before) : room_(before) {}

    std::string operator()(const room::Opened& opened) const {
        std::string text = "opened";
        for (const seating::Chair& chair : opened.chairs) text += ", " + of(chair);
        return text;
    }
    std::string operator()(const room::Reseated& reseated) const {
        return "chair " + std::to_string(reseated.chair) + " is now: " + of(reseated.now);
    }
    std::string operator()(const room::Started& started) const { return "started" + of(started.deal); }
    std::string operator()(const room::Moved& moved) const { return "moved" + of(moved.deed); }
    std::string operator()(const room::StoodIn& stood_in) const {
        return of(stood_in.seat) + " is played by a bot: " + std::string(room::name_of(stood_in.why));
    }
    std::string operator()(const room::TookBack& took_back) const { return of(took_back.seat) + " took its seat back"; }
    std::string operator()(const room::UndoAsked& asked) const { return of(asked.seat) + " asked for an undo"; }
    std::string operator()(const room::UndoAnswered& answered) const {
        return of(answered.seat) + (answered.yes ? " agreed" : " did not agree");
    }
    std::string operator()(const room::Undone& undone) const {
        return "undone: " + std::to_string(undone.moves_left) + " moves are left";
    }
    std::string operator()(const room::Said& said) const { return of(said.seat) + " said: " + said.text + said.phrase; }
    std::string operator()(const room::RematchAsked& asked) const { return of(asked.seat) + " wants to play again"; }
    std::string operator()(const room::RematchOpened& opened) const { return "rematch at " + opened.table; }

 private:
    static std::string of(engine::Seat seat) { return notation::to_text(seat); }
    static std::string of(const seating::Chair& chair) {
        std::string text(seating::name_of(chair.kind));
        if (!chair.name.empty()) text += " " + chair.name;
        if (!chair.level.empty()) text += " " + chair.level;
        return text;
    }
    std::string of(const record::Deed& deed) const {
        std::string text;
        const size_t seats = room_.players.size();
        engine::State state =
            room_.match ? room_.match->state() : engine::empty_table(room_.board->board, static_cast<int>(seats));
        for (const record::LoggedEvent& logged : deed.events) {
            const engine::SeenEvent seen = engine::seen_by(logged.event, state.table, {});
            text += (text.empty() ? ": " : "; ") + notation::to_text(room_.board->board, seen);
            evolve(state, logged.event);
        }
        return text;
    }

    const room::Room& room_;
};

struct InspectOptions {
    Database database;
    std::string table;
    bool all = false, json = false;
};

int inspect(InspectOptions& options) {
    options.database.open(Database::Missing::refuse);
    const auto entries = options.database.entries(options.table);
    if (options.all) {
        std::cerr << "What follows has hidden cards, the seed, people's ids and invitations.\n";
        for (const store::Entry& entry : entries)
            std::cout << entry.seq << " " << utc(entry.at_ms) << " " << entry.text << "\n";
        return kOk;
    }
    const auto room = options.database.room(options.table, entries);
    if (!room) throw BadInput(room.error());
    // The whole update is what a spectator would get.
    const hall::Audience audience(*room, {}, entries.back().at_ms);
    const std::string update =
        protocol::write_one(audience.update({"an operator"}, {}, {}), protocol::Version::one, {});
    if (!options.json) std::cout << "table " << room->id << ", board " << room->board->board.id << "\n";
    boost::json::array log;
    room::Room before;
    before.board = room->board;
    for (const store::Entry& entry : entries) {
        const auto fact = room::read_next(before, entry.text);
        const std::string text = std::visit(OpenText(before), *fact);
        if (options.json)
            log.push_back(boost::json::object{{"seq", entry.seq}, {"at_ms", entry.at_ms}, {"text", text}});
        else
            std::cout << std::right << std::setw(5) << entry.seq << "  " << utc(entry.at_ms) << "  "
                      << printable_name(text) << "\n";
        room::apply(before, *fact, entry.at_ms);
    }
    if (options.json)
        std::cout << R"({"log":)" << log << R"(,"update":)" << update << "}\n";
    else
        std::cout << "as a spectator sees it now:\n" << update << "\n";
    return kOk;
}

struct BackupOptions {
    Database database;
    std::string out;
};

int backup(const BackupOptions& options) {
    options.database.must_exist();
    must(store::back_up(options.database.address(), options.out));
    std::cout << "copied to " << options.out << " (" << std::filesystem::file_size(options.out) << " bytes)\n";
    return kOk;
}

}  // namespace

void add_admin(CLI::App& app, Job& job) {
    CLI::App* admin = app.add_subcommand("admin", "Look after the database of a server, also while it runs");
    admin->require_subcommand(1);

    auto listing = std::make_shared<ListOptions>();
    CLI::App* lists = admin->add_subcommand("list", "The tables, newest change first");
    listing->database.add_to(*lists);
    lists->add_option("--stage", listing->stage, "Only these")->check(CLI::IsMember({"open", "playing", "over"}));
    lists->add_option("--since", listing->since, "Changed since: a day like 2026-11-01, or 7d, 12h");
    lists->add_option("--limit", listing->limit, "At most so many")->capture_default_str();
    lists->add_flag("--json", listing->json, "A JSON object on each line");
    lists->callback([listing, &job] { job = [listing] { return list(*listing); }; });

    auto inspecting = std::make_shared<InspectOptions>();
    CLI::App* inspects = admin->add_subcommand("inspect", "What happened at a table, without what is hidden");
    inspecting->database.add_to(*inspects);
    inspects->add_option("table", inspecting->table, "Its name")->required();
    inspects->add_flag("--json", inspecting->json, "Print JSON");
    inspects->add_flag("--all", inspecting->all, "The log as it is kept, with everything that is hidden")
        ->excludes("--json");
    inspects->callback([inspecting, &job] { job = [inspecting] { return inspect(*inspecting); }; });

    auto copying = std::make_shared<BackupOptions>();
    CLI::App* copies = admin->add_subcommand("backup", "Copy a SQLite database, as it is at one moment");
    copying->database.add_to(*copies);
    copies->add_option("--out", copying->out, "The file to make; it must not exist")->type_name("FILE")->required();
    copies->callback([copying, &job] { job = [copying] { return backup(*copying); }; });

    add_admin_export(*admin, job);
    add_admin_import(*admin, job);
}

}  // namespace cli
