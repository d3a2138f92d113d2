#include "tests/messages/scenes.h"

#include "hall/summary.h"

namespace tests {
namespace {

constexpr auto kTable = "cablecar";
constexpr auto kTwo = R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}],"settings":{"first":0}})";

std::string act(const std::string& id, int seat, uint64_t seq, const std::string& action) {
    return R"({"type":"act","id":")" + id + R"(","seat":)" + std::to_string(seat) + R"(,"seq":)" + std::to_string(seq) +
           R"(,"action":)" + action + "}";
}

// Plays the setup: everybody takes the first of what may be done.
void play_setup(Parlour& parlour, const std::vector<std::string>& people) {
    for (bool changed = true; changed;) {
        changed = false;
        for (const std::string& person : people) {
            const json::object view = view_in(parlour.ask(kTable, person, std::nullopt));
            const json::object* legal = nullptr;
            if (const auto* found = view.at("own").as_object().if_contains("legal")) legal = &found->as_object();
            if (legal == nullptr) continue;
            json::object action;
            if (const auto* sets = legal->if_contains("keep_tickets"))
                action = {{"type", "keep_tickets"}, {"kept", sets->at(0)}};
            else if (const auto* stack = legal->if_contains("place_stack"))
                action = {{"type", "place_stack"},
                          {"symbol", stack->at("symbols").at(0)},
                          {"location", stack->at("locations").at(0)}};
            else
                continue;
            const auto seat = static_cast<int>(view.at("seat").as_int64());
            parlour.ask(kTable, person,
                        act("s" + std::to_string(parlour.seq(kTable)), seat, parlour.seq(kTable),
                            boost::json::serialize(action)));
            changed = true;
        }
    }
}

// Ann and Bob, who have chosen their tickets and placed the stacks: it is Ann's turn.
void seat_two(Parlour& parlour, const std::string& chairs = kTwo) {
    parlour.open(kTable, "ann", chairs);
    parlour.ask(kTable, "bob", R"({"type":"sit","name":"Bob"})");
    play_setup(parlour, {"ann", "bob"});
}

}  // namespace

void before_the_game() {
    Parlour parlour;
    const std::string chairs =
        R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"},{"kind":"invited"},{"kind":"bot","level":"tourist"}],)"
        R"("settings":{"listed":true}})";
    update("waiting", parlour.open(kTable, "ann", new_table("with-all-kinds-of-chairs", chairs)));
    update("waiting-for-a-stranger", parlour.ask(kTable, "eve", std::nullopt));
    other("server/pong", parlour.ask(kTable, "eve", client("ping", R"({"type":"ping","id":"p1"})")));

    refused("not_host", parlour.ask(kTable, "bob", R"({"type":"start","id":"b1"})"));
    refused("bad_name", parlour.ask(kTable, "bob", R"({"type":"sit","id":"b2","name":"  "})"));
    refused("name_taken", parlour.ask(kTable, "bob", R"({"type":"sit","id":"b3","name":"Ann"})"));
    refused("seat_taken", parlour.ask(kTable, "bob", R"({"type":"sit","id":"b4","name":"Bob","seat":0})"));
    refused("bad_message", parlour.ask(kTable, "bob", R"({"type":"sit","id":"b5","name":"Bob","hat":"red"})"));
    refused("not_your_seat", parlour.ask(kTable, "bob", R"({"type":"leave","id":"b6","seat":0})"));
    update("seated", parlour.ask(kTable, "bob", client("sit", R"({"type":"sit","id":"b7","name":"Bob"})")));
    refused("not_started", parlour.ask(kTable, "bob", act("b8", 1, 1, R"({"type":"draw_deck"})")));
    parlour.ask(kTable, "bob", client("leave", R"({"type":"leave","id":"b9","seat":1})"));
    const std::string invited = R"({"type":"sit","id":"c1","name":"Cid","seat":2,"invite":"invite2"})";
    parlour.ask(kTable, "program-cid", client("sit-on-an-invited-chair", invited));
    parlour.ask(kTable, "ann", client("set-chair-invited", R"({"type":"set_chair","seat":3,"to":"invited"})"));
    update("waiting-with-invites", parlour.ask(kTable, "ann", std::nullopt));
    parlour.ask(kTable, "ann",
                client("set-chair-bot", R"({"type":"set_chair","seat":3,"to":"bot","level":"gripman"})"));
    parlour.ask(kTable, "ann", client("set-chair-open", R"({"type":"set_chair","seat":3,"to":"open"})"));
    other("tables/list", hall::write_list(parlour.tables()));
    parlour.ask(kTable, "ann", client("start", R"({"type":"start","id":"s1","level":"conductor"})"));
    update("with-bots", parlour.ask(kTable, "ann", std::nullopt));
    refused("already_started", parlour.ask(kTable, "ann", client("start-by-default", R"({"type":"start"})")));

    parlour.open("small", "ann", R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"invited"}]})");
    refused("table_full", parlour.ask("small", "bob", R"({"type":"sit","id":"b1","name":"Bob"})"));
    refused("no_such_seat", parlour.ask("small", "ann", R"({"type":"set_chair","id":"a1","seat":3,"to":"open"})"));

    const std::string settings =
        R"({"chairs":[{"kind":"open"},{"kind":"open"}],"settings":{"board":"san-francisco","clock":{"kind":"days","days":3},)"
        R"("spectators":"everything","delay_turns":4,"listed":false,"chat":true,"aids":false,"first":1,"level":"conductor",)"
        R"("grace_seconds":120}})";
    parlour.open("slow", "ann", new_table("with-all-settings", settings));
    const std::string shared = R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Bob"}],)"
                               R"("settings":{"clock":{"kind":"turn","seconds":60},"first":0}})";
    parlour.open("shared", "ann", new_table("on-one-device", shared));
    const auto line = parlour.connect("shared", "ann");
    update_of_two_seats("on-one-device", parlour.hear(line));
}

void with_people() {
    Parlour parlour;
    seat_two(parlour);
    const auto ann = parlour.connect(kTable, "ann"), bob = parlour.connect(kTable, "bob");
    const auto draw = [&](const std::string& id, int seat) {
        return act(id, seat, parlour.seq(kTable), R"({"type":"draw_deck"})");
    };
    const std::string pass = act("a1", 0, parlour.seq(kTable), R"({"type":"pass"})");
    refused("illegal", parlour.ask(kTable, "ann", client("act-pass", pass)));
    refused("not_over", parlour.ask(kTable, "ann", R"({"type":"rematch","id":"r1","seat":0})"));

    parlour.ask(kTable, "ann", client("say-text", R"({"type":"say","id":"c1","seat":0,"text":"Fog again. Typical!"})"));
    parlour.ask(kTable, "bob", client("say-phrase", R"({"type":"say","id":"c2","seat":1,"phrase":"good_luck"})"));
    update("chat", parlour.ask(kTable, "bob", std::nullopt));

    refused("no_undo_asked", parlour.ask(kTable, "bob", R"({"type":"answer_undo","id":"u0","seat":1,"yes":false})"));
    const std::string first = draw("a2", 0);
    parlour.ask(kTable, "ann", first);
    refused("stale", parlour.ask(kTable, "ann", act("a3", 0, 3, R"({"type":"draw_deck"})")));
    update("action-repeated", parlour.ask(kTable, "ann", first));
    parlour.ask(kTable, "ann", client("undo", R"({"type":"undo","id":"u1","seat":0})"));
    update("undo-asked", parlour.ask(kTable, "bob", std::nullopt));
    refused("undo_asked", parlour.ask(kTable, "ann", R"({"type":"undo","id":"u2","seat":0})"));
    parlour.hear(ann);
    parlour.hear(bob);
    const std::string yes = client("answer-undo", R"({"type":"answer_undo","id":"u3","seat":1,"yes":true})");
    update("undone", parlour.hear(bob, yes).at(0));

    parlour.ask(kTable, "ann", draw("a4", 0));
    parlour.ask(kTable, "ann", R"({"type":"leave","id":"l1","seat":0})");
    update("stand-in-plays", parlour.ask(kTable, "bob", std::nullopt));
    refused("stand_in_plays", parlour.ask(kTable, "ann", draw("a5", 0)));
    update("taken-back", parlour.ask(kTable, "ann", client("take-back", R"({"type":"take_back","id":"t1","seat":0})")));
    parlour.ask(kTable, "ann", client("resign", R"({"type":"resign","id":"x1","seat":0})"));
    update("resigned", parlour.ask(kTable, "bob", std::nullopt));
    refused("resigned", parlour.ask(kTable, "ann", R"({"type":"take_back","id":"t2","seat":0})"));

    Parlour slow;
    slow.open(kTable, "ann", kTwo);
    slow.ask(kTable, "bob", R"({"type":"sit","name":"Bob"})");
    refused("nothing_to_undo", slow.ask(kTable, "ann", R"({"type":"undo","id":"u1","seat":0})"));
    const auto there = slow.connect(kTable, "bob");
    slow.hear(there);
    slow.wait(61'000);
    update("absent", slow.hear(there).back());

    Parlour late;
    seat_two(late, R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}],)"
                   R"("settings":{"first":0,"clock":{"kind":"turn","seconds":30}}})");
    const auto waits = late.connect(kTable, "bob"), loses = late.connect(kTable, "ann");
    late.wait(20'000);
    update("clock-runs", late.ask(kTable, "bob", std::nullopt));
    late.hear(loses);
    late.hear(waits);
    late.wait(11'000);
    update("clock-has-run-out", late.ask(kTable, "bob", std::nullopt));
    late.wait(2'000);
    update("out-of-time", late.hear(waits).back());
}

void with_watchers() {
    Parlour parlour;
    seat_two(parlour);
    update("for-a-spectator", parlour.ask(kTable, "eve", std::nullopt));

    Parlour open;
    seat_two(open, R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}],)"
                   R"("settings":{"first":0,"spectators":"everything","delay_turns":1}})");
    const auto watcher = open.connect(kTable, "eve");
    update_of_two_seats("late", open.hear(watcher));

    Parlour closed;
    seat_two(closed, R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}],)"
                     R"("settings":{"spectators":"nothing","chat":false}})");
    refused("no_spectators", closed.ask(kTable, "eve", std::nullopt));
    refused("chat_off", closed.ask(kTable, "ann", R"({"type":"say","id":"c1","seat":0,"text":"Hello?"})"));
}

void with_trouble() {
    Parlour parlour;
    refused("no_such_table", parlour.ask("nowhere", "ann", std::nullopt));
    parlour.open(kTable, "ann", R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}]})");
    for (int i = 0; i < 1000; ++i) parlour.ask(kTable, "ann", R"({"type":"say","seat":0,"phrase":"hello"})");
    refused("chat_full", parlour.ask(kTable, "ann", R"({"type":"say","id":"c1","seat":0,"phrase":"hello"})"));

    const std::string sit = R"({"type":"sit","id":"b1","name":"Bob"})";
    parlour.trouble = store::Error::Kind::unreachable;
    refused("store_unavailable", parlour.ask(kTable, "bob", sit));
    parlour.trouble = store::Error::Kind::full;
    refused("disk_full", parlour.ask(kTable, "bob", sit));
    parlour.trouble.reset();

    parlour.forget();
    parlour.has_boards = false;
    refused("no_such_board", parlour.ask(kTable, "ann", std::nullopt));
    parlour.has_boards = true;
    parlour.damage(kTable);
    refused("broken_table", parlour.ask(kTable, "ann", std::nullopt));

    Parlour busy;
    busy.open(kTable, "ann", R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}]})");
    busy.store_sleeps = true;
    for (int i = 0; i < 32; ++i) busy.ask(kTable, "bob", sit);
    busy.store_sleeps = false;
    refused("too_busy", busy.ask(kTable, "bob", sit));
}

}  // namespace tests
