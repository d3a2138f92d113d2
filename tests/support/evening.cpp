#include "tests/support/evening.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/legal.h"
#include "room/read_next.h"
#include "tests/support/random_games.h"
#include "tests/support/versions.h"

namespace tests {

using engine::Seat;
using seating::ChairKind;
using seating::Stage;

Evening::Evening(int number, std::optional<protocol::Version> version)
    : number_(number), version_(version), rng_(seed_of(static_cast<uint64_t>(number)), engine::Stream::seating) {
    room::Opened opened;
    opened.settings.grace_s = 5;
    if (number % 3 == 1) opened.settings.clock = {seating::ClockKind::turn, 20'000, 0};
    if (number % 2 == 1) {
        opened.settings.watching = seating::Watching::everything;
        opened.settings.delay_turns = static_cast<uint8_t>(1 + number / 2 % 4);
    }
    const auto chair = [&](ChairKind kind, const std::string& person = {}, const std::string& name = {}) {
        opened.chairs.push_back(
            {.kind = kind, .name = name, .level = {}, .person = person, .program = false, .invite = {}});
    };
    switch (number % 5) {
        case 0:  // two who sit down with the host
            people = {"ann", "bob", "cid"};
            chair(ChairKind::person, "ann", "Ann");
            chair(ChairKind::open);
            chair(ChairKind::open);
            break;
        case 1:  // two on one device, and one elsewhere
            people = {"ann", "bob"};
            chair(ChairKind::person, "ann", "Ann");
            chair(ChairKind::person, "ann", "Amy");
            chair(ChairKind::open);
            break;
        case 2:  // a host who has no chair, and one who was invited
            people = {"ann", "bob", "hal"};
            chair(ChairKind::invited);
            opened.chairs.back().invite = "please";
            chair(ChairKind::open);
            break;
        case 3:  // a bot
            people = {"ann", "bob"};
            chair(ChairKind::person, "ann", "Ann");
            chair(ChairKind::bot);
            opened.chairs.back().level = "tourist";
            chair(ChairKind::open);
            break;
        default:  // four of them
            people = {"ann", "bob", "cid", "dot"};
            chair(ChairKind::person, "ann", "Ann");
            for (int i = 0; i < 3; ++i) chair(ChairKind::open);
    }
    opened.host = number % 5 == 2 ? "hal" : "ann";
    people.insert(people.end(), {"yan", "zoe"});
    here_.resize(people.size());
    table = desk.open_table(opened);
    room.id = table;
    room.board = &record::shipped_board();
    note_entries();
}

void Evening::play() {
    sit_down();
    while (room.stage() != Stage::over && !testing::Test::HasFatalFailure()) step();
    for (size_t person = 0; person < people.size(); ++person) look(person);
}

void Evening::sit_down() {
    for (size_t person = 0; person < people.size(); ++person) {
        if (person == looker()) continue;
        here_[person] = true;
        take([this, person](Desk& to, const Name& id) {
            to.hall.connect(person, table, {id(people[person]), false}, version_of(person), to.now);
        });
        look(person);
    }
    tell(1, R"({"type":"sit","id":"wrong","name":"Bob","invite":"no such invitation","seat":0})");
    tell(0, R"({"type":"sit","id":"invited","name":"Ann","invite":"please"})");
    for (size_t person = 1; person < people.size() && room.stage() == Stage::open; ++person)
        if (people[person] != "hal") tell(person, R"({"type":"sit","id":"sits","name":")" + people[person] + "\"}");
    ASSERT_EQ(room.stage(), Stage::playing);
}

void Evening::step() {
    if (!desk.puzzles.empty()) return let_bot_act();
    if (room.undo && below(2) == 0) return settle_undo();
    const uint32_t chance = below(100);
    if (chance < 6) return ask_what_is_refused();
    if (chance < 9) return look(below(people.size()));
    if (chance < 11) return come_or_go();
    for (size_t i = 0; i < room.players.size(); ++i)
        if (room.players[i].stand_in && chance < 35) return say(owner(Seat(i)), "take_back", Seat(i));
    const auto seat = Seat(below(room.players.size()));
    if (room.player(seat).chair.kind == ChairKind::person) {
        if (chance < 13) return say(owner(seat), "say", seat, R"(,"text":"what now?")");
        if (chance < 14) return say(owner(seat), "leave", seat);
        if (chance < 20) return say(owner(seat), "undo", seat);
    }
    if (chance < 24) {
        desk.now += 3000;
        return take([](Desk& to, const Name&) { to.hall.tick(to.now); });
    }
    let_act();
}

void Evening::let_act() {
    std::vector<Seat> seats;
    for (const Seat seat : room.to_act())
        if (!room.player(seat).bot_decides()) seats.push_back(seat);
    if (seats.empty()) return;
    const Seat seat = any(seats);
    engine::ActionList legal;
    legal_actions(room.table(), room.match->state().secrets_of(seat), seat, legal);
    engine::Action action = legal[below(legal.size())];
    for (const engine::Action& other : legal)  // so that games come to an end
        if (std::holds_alternative<engine::ClaimRoute>(other) && below(3) == 0) action = other;
    say(owner(seat), "act", seat,
        ",\"seq\":" + std::to_string(room.seq) + ",\"action\":" + protocol::write_action(action, room.board->board));
}

void Evening::let_bot_act() {
    const hall::Puzzle puzzle = desk.puzzles.front();
    desk.puzzles.pop_front();
    engine::State state = engine::empty_table(puzzle.board->board, static_cast<int>(puzzle.seats));
    for (const engine::Event& event : puzzle.events) evolve(state, event);
    engine::ActionList legal;
    legal_actions(state.table, state.secrets_of(puzzle.seat), puzzle.seat, legal);
    const engine::Action action = legal[below(legal.size())];
    take([puzzle, action](Desk& to, const Name&) {
        to.hall.thought(puzzle.table, puzzle.seat, puzzle.seq, action, to.now);
    });
}

// What is refused in every world.
void Evening::ask_what_is_refused() {
    const size_t person = below(people.size());
    const std::string own = std::to_string(below(room.players.size()));
    const std::string now = std::to_string(room.seq);
    tell(person, any<std::string>({
                     R"({"type":"act","id":"late","seat":)" + own + R"(,"seq":1,"action":{"type":"draw_deck"}})",
                     R"({"type":"act","id":"bad","seat":)" + own + ",\"seq\":" + now + R"(,"action":{"type":"pass"}})",
                     R"({"type":"act","id":"not now","seat":)" + own + ",\"seq\":" + now +
                         R"(,"action":{"type":"draw_market","slot":9}})",
                     R"({"type":"rematch","id":"early","seat":)" + own + "}",
                     R"({"type":"start","level":"tourist"})",
                     R"({"type":"answer_undo","seat":9,"yes":true})",
                     R"({"type":)",
                     R"({"type":"ping","id":"there?"})",
                 }));
    take([this, person](Desk& to, const Name& id) {
        to.hall.ask_record(
            table, {id(people[person]), false},
            [&to, person](auto&&, std::string text) { to.sent[kReplies + person].push_back(std::move(text)); }, to.now);
    });
}

void Evening::come_or_go() {
    const size_t person = below(people.size());
    if (person == looker()) return;
    here_[person] = !here_[person];
    if (person == watcher()) shown_ = 0;
    if (here_[person])
        take([this, person](Desk& to, const Name& id) {
            to.hall.connect(person, table, {id(people[person]), false}, version_of(person), to.now);
        });
    else
        take([person](Desk& to, const Name&) { to.hall.disconnect(person, to.now); });
}

void Evening::settle_undo() {
    for (size_t i = 0; i < room.players.size(); ++i)
        if (room.players[i].chair.kind == ChairKind::person && !room.undo->agreed.contains(Seat(i)))
            return say(owner(Seat(i)), "answer_undo", Seat(i), below(4) > 0 ? R"(,"yes":true)" : R"(,"yes":false)");
}

protocol::Version Evening::version_of(size_t person) const {
    const bool first = (person + static_cast<size_t>(number_) / 2) % 2 == 0;
    return version_.value_or(first ? protocol::Version::one : protocol::Version::two);
}

size_t Evening::owner(Seat seat) const {
    return static_cast<size_t>(std::ranges::find(people, room.player(seat).chair.person) - people.begin());
}

void Evening::say(size_t person, const std::string& type, Seat seat, const std::string& more) {
    tell(person, R"({"type":")" + type + R"(","id":"m)" + std::to_string(++sent_) + R"(","seat":)" +
                     std::to_string(index(seat)) + more + "}");
}

void Evening::tell(size_t person, const std::string& text) {
    if (here_[person]) return take([person, text](Desk& to, const Name&) { to.hall.receive(person, text, to.now); });
    take([this, person, text](Desk& to, const Name& id) {
        to.hall.ask(
            table, {id(people[person]), false}, version_of(person), text,
            [&to, person](auto&&, std::string answer) { to.sent[kReplies + person].push_back(std::move(answer)); },
            to.now);
    });
}

void Evening::look(size_t person) {
    take([this, person](Desk& to, const Name& id) {
        to.hall.ask(
            table, {id(people[person]), false}, version_of(person), {},
            [&to, person](auto&&, std::string answer) { to.sent[kReplies + person].push_back(std::move(answer)); },
            to.now);
    });
}

void Evening::take(Input input) {
    desk.now += 500;
    input(desk, [](const std::string& person) { return person; });
    desk.settle();
    note_entries();
    steps.push_back({std::move(input), desk.now, desk.logs[table].size(), known_, room.stage() == Stage::over});
    if (is_late(watcher()) && here_[watcher()] && room.stage() == Stage::playing) look_at_watcher();
}

// What is open to a late watcher: all up to the beginning of the last turn but so many, the present one included. What
// it was shown before stays with it, unless that was undone.
void Evening::note_entries() {
    const Log& log = desk.logs.at(table);
    for (size_t i = room.seq; i < log.size(); ++i) {
        const auto fact = room::read_next(room, log[i].text);
        ASSERT_TRUE(fact) << fact.error();
        apply(room, *fact, log[i].at_ms);
        if (std::holds_alternative<room::Started>(*fact)) known_ = i + 1;
    }
    if (!room.match) return;
    std::vector<size_t> turns;
    for (size_t i = 0; i < room.moves.size(); ++i)
        if (i == 0 || room.moves[i].seat != room.moves[i - 1].seat) turns.push_back(room.moves[i].events_before);
    const size_t late = room.settings.delay_turns;
    const size_t open = late > 0 && turns.size() >= late ? turns[turns.size() - late] : 0;
    shown_ = std::max(open, std::min(shown_, room.match->events().size()));
    for (const room::Move& move : room.moves)
        if (move.events_before < shown_) known_ = std::max<size_t>(known_, move.seq);
}

void Evening::look_at_watcher() {
    const auto& sent = desk.sent.at(watcher());
    std::vector<boost::json::object> seats;
    for (auto at = sent.rbegin(); seats.size() < room.players.size(); ++at) {
        const auto update = boost::json::parse(*at).as_object();
        if (update.at("type") != "update") return;
        std::ranges::copy(messages_in(update), std::back_inserter(seats));
    }
    for (const auto& update : seats) {
        ASSERT_TRUE(update.at("late").as_bool());
        ASSERT_EQ(update.at("first_event").to_number<size_t>() + update.at("events").as_array().size(), shown_);
    }
}

}  // namespace tests
