// The tables of one device: a hall like the server's, whose outside is JavaScript. Every call returns, as a list, what
// the hall wants done; the host does it in order and calls again with the results.
#include <cstdio>

#include "hall/hall.h"
#include "wasm/entries.h"
#include "wasm/host.h"

namespace {

using hall::Millis;
using hall::Ticket;

constexpr std::string_view kEverybody = "here";  // all people at one device are one to the hall
constexpr size_t kTableName = 12, kInvite = 16;

std::string quoted(std::string_view text) { return boost::json::serialize(boost::json::string_view(text)); }

std::string random_word(size_t size) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
    std::string word(size, ' ');
    wasm::fill_randomly({reinterpret_cast<uint8_t*>(word.data()), size});
    for (char& c : word) c = kLetters[static_cast<uint8_t>(c) % kLetters.size()];
    return word;
}

class Device : private hall::Outside {
 public:
    hall::Hall& hall() { return hall_; }

    void open(uint32_t question, std::string_view text, Millis now) {
        const auto wanted = protocol::read_new_table(text);
        if (!wanted) return refuse(question, {"bad_message", {}, wanted.error()});
        const record::BoardFile& board = record::shipped_board();
        if (!wanted->settings.board.empty() && wanted->settings.board != board.board.id)
            return refuse(question, {"no_such_board", {}, "this device has no such board"});
        const std::vector<std::string> invites(wanted->chairs.size(), random_word(kInvite));
        auto opened = room::open(*wanted, asker(), board, invites);
        if (!opened) return refuse(question, opened.error());
        hall_.open(random_word(kTableName), std::move(*opened), asker(), protocol::Version::two, reply_to(question),
                   now);
    }

    void record_of(uint32_t question, std::string_view table, Millis now) {
        hall_.ask_record(std::string(table), asker(), reply_to(question), now);
    }

    static room::Asker asker() { return {std::string(kEverybody), false}; }

    // Everything that was asked for since the last time.
    const char* effects() {
        if (const auto at = hall_.next_deadline()) add("wake", "\"at_ms\":" + std::to_string(*at));
        const char* text = wasm::answer("[" + effects_ + "]");
        effects_.clear();
        return text;
    }

 private:
    void add(std::string_view type, std::string_view fields) {
        if (!effects_.empty()) effects_ += ',';
        effects_ += "{\"type\":\"";
        effects_ += type;
        effects_ += "\",";
        effects_ += fields;
        effects_ += '}';
    }

    void refuse(uint32_t question, const protocol::Refusal& refusal) {
        reply_to(question).answer(refusal.code, protocol::write_refusal(refusal, {}, 0));
    }

    // The answer to a question is an update, a record or a refusal: JSON as it is.
    hall::Reply reply_to(uint32_t question) {
        return [this, question](std::optional<protocol::Code>, const std::string& text) {
            add("answer", "\"question\":" + std::to_string(question) + ",\"message\":" + text);
        };
    }

    void send(hall::ConnectionId connection, std::string text) override {
        add("send", "\"connection\":" + std::to_string(connection) + ",\"message\":" + text);
    }
    void close(hall::ConnectionId connection, protocol::Code code) override {
        add("close", "\"connection\":" + std::to_string(connection) + ",\"code\":" + quoted(code.name()));
    }
    void append(store::Append entry, Ticket ticket) override {
        std::string fields = "\"ticket\":" + std::to_string(ticket) + ",\"table\":" + quoted(entry.table) +
                             ",\"seq\":" + std::to_string(entry.seq) + ",\"at_ms\":" + std::to_string(entry.at_ms) +
                             ",\"text\":" + quoted(entry.text);
        if (entry.summary) {
            constexpr std::array<std::string_view, 3> kStages = {"open", "playing", "over"};
            fields += ",\"stage\":" + quoted(kStages[static_cast<size_t>(entry.summary->stage)]) +
                      ",\"summary\":" + entry.summary->text;
        }
        add("append", fields);
    }
    void load(std::string table, uint64_t after_seq, Ticket ticket) override {
        add("load", "\"ticket\":" + std::to_string(ticket) + ",\"table\":" + quoted(table) +
                        ",\"after\":" + std::to_string(after_seq));
    }
    void think(hall::Puzzle puzzle) override {
        record::Record record{.board = puzzle.board->board.id,
                              .board_sha256 = puzzle.board->sha256,
                              .players = std::vector<record::Player>(puzzle.seats, {"-", {}, {}}),
                              .seed = {},
                              .events = {}};
        for (const engine::Event& event : puzzle.events) record.events.push_back({event, {}});
        add("think", "\"table\":" + quoted(puzzle.table) + ",\"seat\":" + std::to_string(index(puzzle.seat)) +
                         ",\"seq\":" + std::to_string(puzzle.seq) + ",\"level\":" + quoted(puzzle.level) +
                         ",\"record\":" + quoted(record::to_json(record, puzzle.board->board)));
    }
    void tell_servers(std::string /*table*/, std::string /*note*/) override {}
    hall::Stamp took_message() override { return {}; }
    void answered(hall::Stamp /*message*/) override {}
    void refused(protocol::Code /*code*/) override {}
    void report_mistake(std::string_view table, std::string_view what) override {
        std::fprintf(stderr, "table %s: %s\n", std::string(table).c_str(), std::string(what).c_str());
    }
    void report_bot(std::string_view table, std::string_view level) override {
        std::fprintf(stderr, "table %s: a bot of level %s chose what is not legal\n", std::string(table).c_str(),
                     std::string(level).c_str());
    }
    room::Fresh fresh() override {
        room::Fresh fresh{.seed = {}, .invite = random_word(kInvite)};
        wasm::fill_randomly(fresh.seed);
        return fresh;
    }
    const record::BoardFile* board(std::string_view id, std::string_view sha256) override {
        const record::BoardFile& shipped = record::shipped_board();
        return id == shipped.board.id && sha256 == shipped.sha256 ? &shipped : nullptr;
    }

    std::string effects_;
    hall::Hall hall_{*this};
};

Device& device() {
    static Device device;
    return device;
}

Millis millis(double now) { return static_cast<Millis>(now); }

store::Error device_failed() { return {store::Error::Kind::unreachable, "the device"}; }

}  // namespace

// Times are milliseconds since 1970, ids whole numbers, texts are in the input buffer.
extern "C" {

[[clang::export_name("table_open")]] const char* table_open(uint32_t question, size_t size, double now) {
    device().open(question, wasm::input(size), millis(now));
    return device().effects();
}

[[clang::export_name("table_connect")]] const char* table_connect(uint32_t connection, size_t size, double now) {
    device().hall().connect(connection, std::string(wasm::input(size)), Device::asker(), protocol::Version::two,
                            millis(now));
    return device().effects();
}

[[clang::export_name("table_receive")]] const char* table_receive(uint32_t connection, size_t size, double now) {
    device().hall().receive(connection, wasm::input(size), millis(now));
    return device().effects();
}

[[clang::export_name("table_disconnect")]] const char* table_disconnect(uint32_t connection, double now) {
    device().hall().disconnect(connection, millis(now));
    return device().effects();
}

[[clang::export_name("table_record")]] const char* table_record(uint32_t question, size_t size, double now) {
    device().record_of(question, wasm::input(size), millis(now));
    return device().effects();
}

// `outcome`: 0 stored, 1 the log does not end there, 2 no space is left, 3 it failed.
[[clang::export_name("table_appended")]] const char* table_appended(uint32_t ticket, uint32_t outcome, double now) {
    store::Result<store::Appended> result = store::Appended::stored;
    if (outcome == 1) result = store::Appended::conflict;
    if (outcome == 2) result = std::unexpected(store::Error{store::Error::Kind::full, "the device"});
    if (outcome == 3) result = std::unexpected(device_failed());
    device().hall().appended(ticket, std::move(result), millis(now));
    return device().effects();
}

// The input: a list of entries, {"seq", "at_ms", "text"}; or nothing, if they could not be read.
[[clang::export_name("table_loaded")]] const char* table_loaded(uint32_t ticket, size_t size, double now) {
    store::Result<std::vector<store::Entry>> result = std::unexpected(device_failed());
    if (const auto entries = wasm::read_entries(wasm::input(size))) result = *entries;
    device().hall().loaded(ticket, std::move(result), millis(now));
    return device().effects();
}

// The input: an `act` message, as bot_choose answers it, with the table in front: "TABLE MESSAGE".
[[clang::export_name("table_thought")]] const char* table_thought(size_t size, double now) {
    const std::string_view text = wasm::input(size);
    const size_t space = std::min(text.find(' '), text.size() - 1);
    const auto message = protocol::read_message(text.substr(space + 1), record::shipped_board().board);
    if (message)
        if (const auto* act = std::get_if<protocol::Act>(&message->wish))
            device().hall().thought(std::string(text.substr(0, space)), act->seat, act->seq, act->action, millis(now));
    return device().effects();
}

// Another window of this device has added an entry to the log of a table.
[[clang::export_name("table_heard")]] const char* table_heard(size_t size, double seq, double now) {
    device().hall().heard({std::string(wasm::input(size)), static_cast<uint64_t>(seq), {}}, millis(now));
    return device().effects();
}

[[clang::export_name("table_tick")]] const char* table_tick(double now) {
    device().hall().tick(millis(now));
    return device().effects();
}
}
