// Whatever people send to a table, line by line: an answer for each, and a log that can be read again and keeps to the
// rules. The first letter of a line is who sends it; after `*` follows a choice among what the mover may do.
#include <boost/json.hpp>

#include "engine/assert.h"
#include "protocol/wish.h"
#include "record/verify.h"
#include "room/read_next.h"
#include "tests/support/desk.h"

namespace {

constexpr int kPeople = 3;
constexpr hall::ConnectionId kSpectator = kPeople;

void check_log(const std::vector<store::Entry>& log) {
    room::Room room;
    room.board = &record::shipped_board();
    for (const store::Entry& entry : log) {
        ASSERT(entry.seq == room.seq + 1);
        const auto fact = room::read_next(room, entry.text);
        ASSERT(fact.has_value());
        room::apply(room, *fact, entry.at_ms);
    }
    if (room.match) ASSERT(!record::verify(room.match->record(), *room.board));
}

// A legal action of somebody who may act, as its client would write it.
void act(tests::Desk& desk, std::string_view choices) {
    const auto choose = [&choices](size_t count) {
        if (choices.empty()) return size_t{0};
        const auto byte = static_cast<uint8_t>(choices.front());
        choices.remove_prefix(1);
        return byte % count;
    };
    for (hall::ConnectionId person = 0; person < kPeople; ++person) {
        for (auto text = desk.sent[person].rbegin(); text != desk.sent[person].rend(); ++text) {
            const auto update = boost::json::parse(*text).as_object();
            if (update.at("type") != "update") continue;
            const auto* own = update.if_contains("own");
            if (own == nullptr || !own->as_object().contains("legal")) break;
            boost::json::object message{{"type", "act"}, {"id", "a"}, {"seat", update.at("seat")}};
            message["seq"] = update.at("seq");
            message["id"] = "a" + std::to_string(update.at("seq").to_number<uint64_t>());
            message["action"] = tests::any_action(own->at("legal").as_object(), choose);
            return desk.hall.receive(person, boost::json::serialize(message), desk.now);
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    std::string_view input(reinterpret_cast<const char*>(data), size);
    tests::Desk desk;
    const std::string table = desk.open_table(kPeople);
    for (hall::ConnectionId person = 0; person <= kSpectator; ++person)
        desk.hall.connect(person, table, {"p" + std::to_string(person), false}, protocol::Version::one, desk.now);
    desk.settle();
    for (int lines = 0; !input.empty() && lines < 200; ++lines) {
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(input.size(), line.size() + 1));
        if (line.empty()) continue;
        std::ignore = protocol::read_new_table(line);
        if (line.front() == '*') {
            act(desk, line.substr(1));
            desk.settle();
            continue;
        }
        const auto person = static_cast<hall::ConnectionId>(static_cast<uint8_t>(line.front()) % (kPeople + 1));
        const size_t before = desk.logs.at(table).size();
        desk.sent[person].clear();
        desk.hall.receive(person, line.substr(1), desk.now);
        desk.settle();
        const std::vector<std::string>& answers = desk.sent[person];
        ASSERT(!answers.empty());
        if (answers.front().starts_with(R"({"type":"refused")")) ASSERT(desk.logs.at(table).size() == before);
        if (person == kSpectator) ASSERT(desk.logs.at(table).size() == before);
        desk.now += 1000;
        desk.hall.tick(desk.now);
        desk.settle();
    }
    ASSERT(desk.mistakes.empty());
    for (const auto& [name, log] : desk.logs) check_log(log);
    return 0;
}
