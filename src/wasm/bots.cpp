// Bots, as the server's pool lets them think.
#include <map>
#include <memory>

#include "ai/bot_table.h"
#include "json/reader.h"
#include "protocol/wish.h"
#include "record/record.h"
#include "wasm/host.h"

namespace {

ai::Bot* bot_of(const std::string& level) {
    static std::map<std::string, std::unique_ptr<ai::Bot>> bots;
    auto& bot = bots[level];
    if (!bot) bot = ai::make_bot(level, record::shipped_board().board);
    return bot.get();
}

}  // namespace

// The input: what a table handed out as `think`. The answer: an `act` message. `iterations` 0: as many as fit into so
// many milliseconds, or without those as the level is used to.
extern "C" [[clang::export_name("bot_choose")]] const char* bot_choose(size_t size, uint32_t iterations, double ms) {
    const record::BoardFile& board = record::shipped_board();
    const auto document = json::parse(wasm::input(size));
    if (!document) return wasm::failed(document.error());
    json::Fault fault;
    json::Reader reader(*document, json::Place(""), fault);
    const auto seat = reader.number<uint8_t>("seat", 0, engine::kMaxSeats - 1);
    const auto seq = reader.number<uint64_t>("seq", 0, INT64_MAX);
    ai::Bot* bot = bot_of(reader.text("level"));
    const auto record = record::parse_record(reader.text("record"), board);
    if (fault.text) return wasm::failed(*fault.text);
    if (!record) return wasm::failed(record.error());
    if (bot == nullptr || seat >= record->players.size()) return wasm::failed("no such bot, or no such seat");

    engine::Seed seed{};
    wasm::fill_randomly(seed);
    std::vector<ai::Bot*> seats(record->players.size(), nullptr);
    seats[seat] = bot;
    ai::BotTable table(board.board, std::move(seats), seed);
    for (const record::LoggedEvent& logged : record->events) table.tell(logged.event);
    ai::Budget budget{.iterations = iterations, .stop = {}};
    const double end = wasm::now_ms() + ms;
    if (ms > 0) budget.stop = [end] { return wasm::now_ms() >= end; };
    json::object act;
    act["type"] = "act";
    act["id"] = "bot";
    act["seat"] = seat;
    act["seq"] = seq;
    act["action"] = boost::json::parse(protocol::write_action(table.choose(engine::Seat{seat}, budget), board.board));
    return wasm::answer(boost::json::serialize(act));
}
