// Tables: who may do what, and what each viewer is told.
#include <gtest/gtest.h>

#include "ai/bot.h"
#include "hall/audience.h"
#include "room/decide.h"
#include "room/read_next.h"
#include "tests/support/random_games.h"

namespace {

using engine::Seat;
using engine::Viewer;
using room::Answer;
using room::Room;
using seating::ChairKind;

constexpr room::Millis kNow = 1'000'000;

class Table {
 public:
    explicit Table(std::vector<std::string> people, int open = 0, seating::Settings settings = {}) {
        room.board = &record::shipped_board();
        room.id = "abc";
        room::Opened opened{.settings = std::move(settings),
                            .board_sha256 = room.board->sha256,
                            .host = people.front(),
                            .chairs = {},
                            .rematch_of = {}};
        opened.settings.board = room.board->board.id;
        for (const std::string& name : people) {
            seating::Chair& chair = opened.chairs.emplace_back();
            chair.kind = ChairKind::person;
            chair.name = chair.person = name;
        }
        for (int i = 0; i < open; ++i) opened.chairs.emplace_back();
        tell(opened);
    }

    void tell(const room::Fact& fact) {
        const std::string text = room::write(fact, room.board->board, std::max<size_t>(2, room.players.size()));
        const auto read = room::read_next(room, text);
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(room::write(*read, room.board->board, std::max<size_t>(2, room.players.size())), text);
        apply(room, *read, now);
    }

    // The code of the refusal; "repeated"; or "" when it was done.
    std::string ask(const std::string& person, const protocol::Wish& wish, const std::string& id = "m") {
        return ask(room::Asker{person}, wish, id);
    }
    std::string ask(const room::Asker& asker, const protocol::Wish& wish, const std::string& id = "m") {
        const Answer answer = decide(room, asker, {id, wish}, [this] { return fresh(); });
        if (const auto* refusal = std::get_if<protocol::Refusal>(&answer)) {
            last_rule = refusal->rule;
            return std::string(refusal->code.name());
        }
        if (std::holds_alternative<room::Repeated>(answer)) return "repeated";
        last = std::get<room::Decision>(answer);
        tell(last.fact);
        return "";
    }
    room::Fresh fresh() { return {tests::seed_of(++seeds), "code"}; }

    void start() { tell(*start_when_full(room, fresh())); }
    Seat mover() const { return room.to_act().first(); }
    const std::string& owner(Seat seat) const { return room.player(seat).chair.person; }
    std::string act(Seat seat, const engine::Action& action, const std::string& id) {
        return ask(owner(seat), protocol::Act{seat, room.seq, action}, id);
    }
    // Any legal action of the seat that is to act.
    std::string step() {
        const Seat seat = mover();
        engine::ActionList legal;
        legal_actions(room.table(), room.match->state().secrets_of(seat), seat, legal);
        return act(seat, legal[room.seq % legal.size()], "id" + std::to_string(room.seq));
    }
    void play_until_turns() {
        while (room.table().phase != engine::Phase::turn) ASSERT_EQ(step(), "");
    }

    Room room;
    room::Decision last{room::UndoAsked{}, {}};
    std::string last_rule;
    room::Millis now = kNow;
    uint64_t seeds = 7;
};

TEST(Room, a_guest_sits_down_by_name_and_the_full_table_starts) {
    Table table({"ann"}, 1);
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, "   ", {}}), "bad_name");
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, "ann", {}}), "name_taken");
    EXPECT_FALSE(start_when_full(table.room, table.fresh()));
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, " Bob ", {}}), "");
    EXPECT_EQ(table.room.players[1].chair.name, "Bob");
    EXPECT_EQ(table.ask("eve", protocol::Sit{{}, "Eve", {}}), "table_full");
    table.start();
    EXPECT_EQ(table.room.stage(), seating::Stage::playing);
    EXPECT_EQ(table.ask("eve", protocol::Sit{{}, "Eve", {}}), "already_started");
}

TEST(Room, R2_2_the_named_player_begins) {
    seating::Settings settings;
    settings.first = 1;
    Table table({"ann", "bob", "cid"}, 0, settings);
    table.start();
    EXPECT_EQ(table.owner(Seat{0}), "bob");
    EXPECT_EQ(table.owner(Seat{1}), "cid");
    EXPECT_EQ(table.owner(Seat{2}), "ann");
}

TEST(Room, an_invited_chair_opens_only_to_who_knows_the_code) {
    Table table({"ann"}, 1);
    EXPECT_EQ(table.ask("bob", protocol::SetChair{1, ChairKind::invited, {}}), "not_host");
    EXPECT_EQ(table.ask("ann", protocol::SetChair{1, ChairKind::invited, {}}), "");
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, "Bob", {}}), "table_full");
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, "Bob", "wrong"}), "table_full");
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, "Bob", "code"}), "");
    EXPECT_EQ(table.ask("bob", protocol::Leave{1}), "");
    EXPECT_EQ(table.ask("eve", protocol::Sit{{}, "Eve", {}}), "table_full") << "it is still for who was invited";
    EXPECT_EQ(table.ask("bob", protocol::Sit{{}, "Bob", "code"}), "");
}

TEST(Room, a_bot_that_chooses_what_is_not_legal_plays_something_else) {
    Table table({"ann", "bob"});
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover(), other = seat_after(table.room.table(), seat);
    EXPECT_FALSE(any_bot_move(table.room, seat, table.room.seq)) << "the owner decides";
    table.tell(*stand_in(table.room, seat, room::Why::absent));
    EXPECT_FALSE(bot_move(table.room, seat, table.room.seq, engine::Pass{}));
    EXPECT_FALSE(any_bot_move(table.room, other, table.room.seq)) << "it is not to act";
    const auto moved = any_bot_move(table.room, seat, table.room.seq);
    ASSERT_TRUE(moved);
    table.tell(*moved);
    EXPECT_EQ(table.room.match->events().back().by, "bot");
}

TEST(Room, the_host_fills_the_table_with_bots) {
    Table table({"ann"}, 2);
    EXPECT_EQ(table.ask("bob", protocol::Start{"local"}), "not_host");
    EXPECT_EQ(table.ask("ann", protocol::Start{"conductor"}), "");
    EXPECT_EQ(table.room.stage(), seating::Stage::playing);
    int bots = 0;
    for (const room::Player& player : table.room.players) bots += player.chair.level == "conductor" ? 1 : 0;
    EXPECT_EQ(bots, 2);
}

TEST(Room, what_was_a_guests_is_its_accounts_too) {
    const room::Asker ann{"ann", false, {"guest", "other guest"}};
    Table table({"guest", "bob"}, 2);
    EXPECT_EQ(table.ask(ann, protocol::SetChair{0, ChairKind::open, {}}), "") << "a host may clear its own chair";
    EXPECT_EQ(table.ask(ann, protocol::Sit{{}, "Ann", {}}), "");
    EXPECT_EQ(table.ask("ann", protocol::Start{"local"}), "not_host") << "without having been the guest";
    EXPECT_EQ(table.ask(ann, protocol::Start{"local"}), "");
}

TEST(Room, actions_are_judged_by_the_rules_and_done_once) {
    Table table({"ann", "bob"});
    EXPECT_EQ(table.ask("ann", protocol::Act{Seat{0}, 1, engine::Pass{}}), "not_started");
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover();
    EXPECT_EQ(table.ask("eve", protocol::Act{seat, table.room.seq, engine::Pass{}}), "not_your_seat");
    EXPECT_EQ(table.act(seat, engine::Pass{}, "a"), "illegal");
    EXPECT_EQ(table.last_rule, "R3.3");
    const uint64_t before = table.room.seq;
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "");
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "repeated");
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Act{seat, before, engine::DrawDeck{}}, "b"), "stale");
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "b"), "");
}

TEST(Room, R2_6_one_who_chooses_is_not_disturbed_by_another) {
    Table table({"ann", "bob"});
    table.start();
    const uint64_t seen = table.room.seq;
    const auto keep = [&](Seat seat) {
        return engine::KeepTickets{table.room.match->state().secrets_of(seat).offered()};
    };
    EXPECT_EQ(table.ask(table.owner(Seat{0}), protocol::Act{Seat{0}, seen, keep(Seat{0})}, "a"), "");
    EXPECT_EQ(table.ask(table.owner(Seat{1}), protocol::Act{Seat{1}, seen, keep(Seat{1})}, "b"), "");
}

TEST(Room, what_revealed_nothing_is_undone_at_once) {
    Table table({"ann", "bob"});
    table.start();
    const Seat seat{0};
    const engine::State before = table.room.match->state();
    EXPECT_EQ(table.act(seat, engine::KeepTickets{before.secrets_of(seat).offered()}, "a"), "");
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "");
    EXPECT_EQ(table.room.match->state(), before);
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "nothing_to_undo");
}

TEST(Room, what_revealed_a_card_is_undone_if_the_others_agree) {
    Table table({"ann", "bob", "cid"});
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover();
    const engine::State before = table.room.match->state();
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "");
    const auto drawn = table.room.match->events().back();
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "");
    ASSERT_TRUE(table.room.undo);
    const Seat second = seat_after(table.room.table(), seat), third = seat_after(table.room.table(), second);
    EXPECT_EQ(table.ask(table.owner(seat), protocol::AnswerUndo{seat, true}), "no_undo_asked");
    EXPECT_EQ(table.ask(table.owner(second), protocol::AnswerUndo{second, true}), "");
    EXPECT_NE(table.room.match->state(), before);
    EXPECT_EQ(table.ask(table.owner(third), protocol::AnswerUndo{third, true}), "");
    EXPECT_EQ(table.room.match->state(), before);
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "b"), "");
    EXPECT_EQ(table.room.match->events().back(), drawn) << "the deck is as it was";
}

TEST(Room, a_no_ends_the_request) {
    Table table({"ann", "bob"});
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover();
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "");
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "");
    const Seat other = seat_after(table.room.table(), seat);
    EXPECT_EQ(table.ask(table.owner(other), protocol::AnswerUndo{other, false}), "");
    EXPECT_FALSE(table.room.undo);
}

TEST(Room, R2_6_the_last_choice_shows_how_many_the_others_kept_so_its_undo_needs_them) {
    Table table({"ann", "bob", "cid"});
    table.start();
    const auto keep = [&](Seat seat, const char* id) {
        return table.act(seat, engine::KeepTickets{table.room.match->state().secrets_of(seat).offered()}, id);
    };
    EXPECT_EQ(keep(Seat{0}, "a"), "");
    EXPECT_EQ(keep(Seat{1}, "b"), "");
    EXPECT_EQ(table.ask(table.owner(Seat{1}), protocol::Undo{Seat{1}}), "");
    EXPECT_EQ(table.room.moves.size(), 1) << "one still chooses, so nothing was shown";
    EXPECT_EQ(keep(Seat{1}, "c"), "");
    EXPECT_EQ(keep(Seat{2}, "d"), "");
    EXPECT_EQ(table.ask(table.owner(Seat{2}), protocol::Undo{Seat{2}}), "");
    EXPECT_TRUE(table.room.undo);
    EXPECT_EQ(table.room.moves.size(), 3);
}

TEST(Room, who_has_gone_neither_asks_for_an_undo_nor_answers) {
    Table table({"ann", "bob", "cid"});
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover(), second = seat_after(table.room.table(), seat),
               third = seat_after(table.room.table(), second);
    EXPECT_EQ(table.ask(table.owner(third), protocol::Resign{third}), "");
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "");
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "");
    EXPECT_EQ(table.ask(table.owner(third), protocol::AnswerUndo{third, false}), "stand_in_plays");
    EXPECT_EQ(table.ask(table.owner(second), protocol::AnswerUndo{second, true}), "");
    EXPECT_EQ(table.ask(table.owner(second), protocol::Leave{static_cast<uint8_t>(second)}), "");
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "b"), "");
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "c"), "");
    table.tell(*bot_move(table.room, second, table.room.seq, engine::DrawDeck{}));
    EXPECT_EQ(table.ask(table.owner(second), protocol::Undo{second}), "stand_in_plays");
    const size_t moves = table.room.moves.size();
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "");
    EXPECT_EQ(table.room.moves.size(), moves - 2) << "nobody is left to ask";
}

TEST(Room, who_is_only_away_is_asked_when_back) {
    Table table({"ann", "bob"});
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover(), other = seat_after(table.room.table(), seat);
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "");
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "b"), "");
    table.tell(*stand_in(table.room, other, room::Why::absent));
    const size_t moves = table.room.moves.size();
    EXPECT_EQ(table.ask(table.owner(seat), protocol::Undo{seat}), "");
    EXPECT_EQ(table.room.moves.size(), moves);
    EXPECT_EQ(table.ask(table.owner(other), protocol::TakeBack{other}), "");
    EXPECT_EQ(table.ask(table.owner(other), protocol::AnswerUndo{other, true}), "");
    EXPECT_EQ(table.room.moves.size(), moves - 1);
}

TEST(Room, a_bot_stands_in_and_the_owner_takes_the_seat_back) {
    Table table({"ann", "bob"});
    table.start();
    table.play_until_turns();
    const Seat seat = table.mover();
    table.tell(*stand_in(table.room, seat, room::Why::absent));
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "stand_in_plays");
    const auto moved = bot_move(table.room, seat, table.room.seq, engine::DrawDeck{});
    ASSERT_TRUE(moved);
    table.tell(*moved);
    EXPECT_EQ(table.room.match->events().back().by, "bot");
    EXPECT_EQ(table.ask(table.owner(seat), protocol::TakeBack{seat}), "");
    EXPECT_FALSE(bot_move(table.room, seat, table.room.seq, engine::DrawDeck{}));
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "b"), "");
}

TEST(Room, who_resigns_does_not_come_back) {
    Table table({"ann", "bob"});
    table.start();
    EXPECT_EQ(table.ask("eve", protocol::Resign{Seat{0}}), "not_your_seat");
    EXPECT_EQ(table.ask(table.owner(Seat{0}), protocol::Resign{Seat{0}}), "");
    EXPECT_EQ(table.ask(table.owner(Seat{0}), protocol::TakeBack{Seat{0}}), "resigned");
}

TEST(Room, a_clock_for_each_turn_runs_out) {
    seating::Settings settings;
    settings.clock = {seating::ClockKind::turn, 30'000, 0};
    Table table({"ann", "bob"}, 0, settings);
    table.start();
    table.play_until_turns();
    table.now += 20'000;
    const Seat seat = table.mover();
    const auto due = deadline(table.room);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->seat, seat);
    EXPECT_EQ(due->at, kNow + 32'000);
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "a"), "");
    EXPECT_EQ(deadline(table.room)->at, kNow + 32'000) << "the second card belongs to the turn";
    EXPECT_EQ(table.act(seat, engine::DrawDeck{}, "b"), "");
    EXPECT_EQ(deadline(table.room)->at, kNow + 52'000) << "the next player has the whole time";
}

TEST(Room, a_rematch_begins_with_the_next_player) {
    seating::Settings settings;
    settings.first = 0;
    Table table({"ann", "bob"}, 0, settings);
    table.start();
    EXPECT_EQ(table.ask("ann", protocol::Rematch{Seat{0}}), "not_over");
    while (table.room.stage() != seating::Stage::over) ASSERT_EQ(table.step(), "");
    EXPECT_EQ(table.ask("ann", protocol::Rematch{Seat{0}}), "");
    const Room before = table.room;
    EXPECT_EQ(table.ask("bob", protocol::Rematch{Seat{1}}), "");
    EXPECT_EQ(table.room.next.size(), 12U);
    ASSERT_TRUE(table.last.opens);
    const std::string next = table.room.next;
    table.room = before;
    EXPECT_EQ(table.ask("bob", protocol::Rematch{Seat{1}}), "") << "as if it could not be announced";
    EXPECT_EQ(table.room.next, next);
    table.room = before;
    table.room.id = "other";
    EXPECT_EQ(table.ask("bob", protocol::Rematch{Seat{1}}), "");
    EXPECT_NE(table.room.next, next);
    EXPECT_EQ(table.last.opens->chairs[0].name, "bob");
    EXPECT_EQ(table.last.opens->settings.first, 0);
}

TEST(Room, a_rematch_does_not_wait_for_who_has_gone) {
    Table table({"ann", "bob", "cid", "dot"});
    table.start();
    const std::string ann = table.owner(Seat{0}), bob = table.owner(Seat{1}), cid = table.owner(Seat{2}),
                      dot = table.owner(Seat{3});
    while (table.room.stage() != seating::Stage::over) ASSERT_EQ(table.step(), "");
    EXPECT_FALSE(what_follows(table.room, table.fresh())) << "nobody wants a rematch yet";
    EXPECT_EQ(table.ask(ann, protocol::Rematch{Seat{0}}), "");
    EXPECT_EQ(table.ask(bob, protocol::Leave{1}), "");
    table.tell(*stand_in(table.room, Seat{2}, room::Why::absent));
    EXPECT_FALSE(what_follows(table.room, table.fresh())) << "dot may still want one";
    EXPECT_EQ(table.ask(dot, protocol::Leave{3}), "");
    const auto next = what_follows(table.room, table.fresh());
    ASSERT_TRUE(next && next->opens);
    const std::vector<seating::Chair>& chairs = next->opens->chairs;
    EXPECT_EQ(chairs[0].kind, ChairKind::bot);
    EXPECT_EQ(chairs[0].level, table.room.settings.level);
    EXPECT_EQ(chairs[1].person, cid) << "who is only away keeps the chair";
    EXPECT_EQ(chairs[2].kind, ChairKind::bot);
    EXPECT_EQ(chairs[3].person, ann);
    EXPECT_EQ(table.ask(bob, protocol::Rematch{Seat{1}}), "") << "who comes back in time has a chair too";
    EXPECT_EQ(table.last.opens->chairs[0].person, bob);
}

TEST(Room, chat_can_be_off) {
    seating::Settings settings;
    settings.chat = false;
    Table table({"ann", "bob"}, 0, settings);
    EXPECT_EQ(table.ask("ann", protocol::Say{Seat{0}, "hi", {}}), "chat_off");
}

// What another world would have written down where the viewer saw nothing.
std::vector<record::LoggedEvent> scrambled(const Room& room, Viewer viewer, engine::Rng& rng) {
    std::vector<record::LoggedEvent> events = room.match->events();
    const auto any_card = [&] { return engine::Card(rng.below(7)); };
    const auto any_ticket = [&] {
        return engine::TicketId(rng.below(static_cast<uint32_t>(room.board->board.tickets.size())));
    };
    for (size_t i = 0; i < events.size(); ++i) {
        const bool setup = room.setup_events == 0 || i < room.setup_events;
        if (auto* dealt = std::get_if<engine::Dealt>(&events[i].event)) {
            for (uint8_t seat = 0; seat < engine::kMaxSeats; ++seat) {
                if (viewer == Seat{seat}) continue;
                for (engine::Card& card : dealt->hands[seat]) card = any_card();
                for (engine::TicketId& ticket : dealt->offers[seat]) ticket = any_ticket();
            }
        }
        if (auto* drawn = std::get_if<engine::CardDrawn>(&events[i].event); drawn != nullptr && viewer != drawn->seat)
            drawn->card = any_card();
        if (auto* kept = std::get_if<engine::TicketsKept>(&events[i].event); kept != nullptr && viewer != kept->seat) {
            const int count = setup ? 1 + static_cast<int>(rng.below(2)) : kept->kept.size();
            kept->kept = {};
            while (kept->kept.size() < count) kept->kept.insert(any_ticket());
            kept->returned = engine::TicketSet::of(any_ticket());
        }
        if (auto* offered = std::get_if<engine::TicketsOffered>(&events[i].event);
            offered != nullptr && viewer != offered->seat)
            for (engine::TicketId& ticket : offered->tickets)
                if (ticket != engine::kNoTicket) ticket = any_ticket();
    }
    return events;
}

std::string text_for(const std::string& person, const hall::Audience& audience) {
    return protocol::write_one(audience.update({person}, {}, {}), protocol::Version::two, {});
}

// Every byte that is sent to a viewer would be the same if all that it may not know were different.
TEST(Secrets, nothing_hidden_can_be_read_from_what_is_sent) {
    engine::Rng rng(tests::seed_of(99), engine::Stream::seating);
    for (int game = 0; game < tests::games(60); ++game) {
        const std::vector<std::string> names = {"ann", "bob", "cid", "dot"};
        Table table({names.begin(), names.begin() + 2 + game % 3});
        table.seeds = static_cast<uint64_t>(1000 + game);
        table.start();
        while (table.room.stage() == seating::Stage::playing) {
            for (int viewer = -1; viewer < table.room.table().seats; ++viewer) {
                const Viewer eyes = viewer < 0 ? Viewer() : Viewer(Seat(viewer));
                const std::string person = eyes ? table.owner(*eyes) : "zoe";
                Room other = table.room;
                other.match = table.room.match->in_world(tests::resampled(table.room.match->state(), eyes, rng),
                                                         scrambled(table.room, eyes, rng), table.room.match->seed());
                ASSERT_EQ(text_for(person, {table.room, {}, kNow}), text_for(person, {other, {}, kNow}))
                    << "game " << game << ", viewer " << viewer;
            }
            ASSERT_EQ(table.step(), "");
        }
    }
}

// Who watches everything some turns later learns nothing of what came since.
TEST(Secrets, late_watchers_see_only_what_was) {
    Table table({"ann", "bob"});
    table.start();
    for (int i = 0; i < 30; ++i) ASSERT_EQ(table.step(), "");
    const size_t shown = table.room.match->events().size() - 10;
    Room earlier = table.room;
    earlier.match->go_back(shown, {});
    const std::string text = text_for("zoe", {table.room, {}, kNow, shown});
    EXPECT_NE(text, text_for("zoe", {table.room, {}, kNow, shown - 1}));
    EXPECT_EQ(text, text_for("zoe", {earlier, {}, kNow, shown}));
}

TEST(Seating, every_level_that_a_table_offers_is_one_that_plays) {
    for (const std::string_view level : seating::kLevels)
        EXPECT_TRUE(ai::make_bot(level, record::shipped_board().board)) << level;
}

}  // namespace
