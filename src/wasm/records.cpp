// One record at a time, for replays, hints and analyses. Answers are JSON; one with `error` says why there is none.
#include <memory>

#include "json/read.h"
#include "record/verify.h"
#include "study/analysis.h"
#include "study/hint.h"
#include "study/replay.h"
#include "wasm/entries.h"
#include "wasm/host.h"

namespace {

std::unique_ptr<const record::BoardFile> other_board;  // instead of the shipped one
std::optional<record::Record> open_record;
std::optional<study::Analysis> analysis;
size_t told = 0;  // decisions of the analysis

const record::BoardFile& board_file() { return other_board ? *other_board : record::shipped_board(); }
const engine::Board& board() { return board_file().board; }

const char* answer(const json::object& object) { return wasm::answer(boost::json::serialize(object)); }

void close_record() {
    analysis.reset();
    open_record.reset();
}

// Keeps it if it is right, and says what is in it.
const char* keep(record::Record record) {
    close_record();
    if (const auto foul = record::verify(record, board_file()))
        return answer({{"error", foul->message}, {"event", foul->event}, {"rule", foul->rule}});
    open_record = std::move(record);
    json::array players, decisions;
    for (const record::Player& player : open_record->players) players.emplace_back(player.name);
    for (size_t i = 0; i < open_record->events.size(); ++i)
        if (const auto decision = record::decision_at(*open_record, i))
            decisions.push_back({{"event", i}, {"seat", index(decision->seat)}});
    return answer({{"players", std::move(players)},
                   {"events", open_record->events.size()},
                   {"decisions", std::move(decisions)},
                   {"finished", open_record->finished()},
                   {"with_seed", open_record->seed.has_value()}});
}

}  // namespace

extern "C" {

// The input: the file of the board of the records that follow; nothing for the shipped one.
[[clang::export_name("record_board")]] const char* record_board(size_t size) {
    close_record();
    other_board.reset();
    if (size > 0) {
        auto file = record::parse_board(wasm::input(size));
        if (!file) return wasm::failed(file.error().front());
        other_board = std::move(*file);
    }
    return answer({{"id", board().id}, {"sha256", board_file().sha256}});
}

// The input: a record. It is verified.
[[clang::export_name("record_open")]] const char* record_open(size_t size) {
    auto record = record::parse_record(wasm::input(size), board_file());
    return record ? keep(std::move(*record)) : wasm::failed(record.error());
}

// The input: the log of a table of this device, as for table_loaded. They are all on the shipped board.
[[clang::export_name("record_open_log")]] const char* record_open_log(size_t size) {
    const auto entries = wasm::read_entries(wasm::input(size));
    if (!entries) return wasm::failed(entries.error());
    close_record();
    other_board.reset();
    auto record = wasm::record_of(*entries);
    return record ? keep(std::move(*record)) : wasm::failed(record.error());
}

// The record itself, as it is kept and sent.
[[clang::export_name("record_text")]] const char* record_text() {
    return open_record ? wasm::answer(record::to_json(*open_record, board())) : wasm::failed("no record is open");
}

// An update after so many events. `viewer`: a seat, -1 a spectator, -2 who sees everything.
[[clang::export_name("record_update")]] const char* record_update(size_t events, int32_t viewer) {
    if (!open_record || events > open_record->events.size() ||
        viewer >= static_cast<int32_t>(open_record->players.size()))
        return wasm::failed("there is no such moment, or no such seat");
    const auto seat = viewer < 0 ? engine::Viewer() : engine::Viewer(engine::Seat(viewer));
    return wasm::answer(study::update_at(*open_record, board(), events, seat, viewer == -2));
}

// The best three actions of a seat after so many events.
[[clang::export_name("record_hint")]] const char* record_hint(uint32_t seat, size_t events, uint32_t iterations,
                                                              double ms) {
    if (!open_record) return wasm::failed("no record is open");
    ai::Budget budget{.iterations = iterations, .stop = {}};
    const double end = wasm::now_ms() + ms;
    if (ms > 0) budget.stop = [end] { return wasm::now_ms() >= end; };
    const auto found = study::hints(*open_record, board(), {engine::Seat(seat), events}, budget);
    if (!found) return wasm::failed(found.error());
    return answer(study::to_json(engine::Seat(seat), *found, board()));
}

[[clang::export_name("analysis_begin")]] const char* analysis_begin(uint32_t iterations, uint32_t samples) {
    if (!open_record || !open_record->finished()) return wasm::failed("only a finished game can be analysed");
    analysis.emplace(*open_record, board(), ai::Effort{.iterations = iterations, .samples = samples, .seed = 1});
    told = 0;
    return answer({{"events", open_record->events.size()}});
}

// One decision more. The decisions that are now judged completely, and at the end the whole.
[[clang::export_name("analysis_next")]] const char* analysis_next() {
    if (!analysis) return wasm::failed("no analysis has begun");
    const bool more = analysis->next();
    json::array decisions;
    const size_t judged = analysis->decisions().size() - (more ? 1 : 0);
    for (; told < judged; ++told) decisions.push_back(analysis->decision_json(told));
    json::object object{{"done", analysis->events_done()}, {"decisions", std::move(decisions)}};
    if (!more) object["split"] = analysis->split_json();
    return answer(object);
}
}
