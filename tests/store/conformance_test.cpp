// What every store does, on whichever database.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "tests/store/stores.h"

namespace tests {
namespace {

using store::Account;
using store::Append;
using store::Appended;
using store::Entry;
using store::Guest;
using store::Listed;
using store::Stage;
using store::Summary;
using store::Wanted;
using Names = std::vector<std::string>;

constexpr Appended kStored = Appended::stored;
constexpr Appended kConflict = Appended::conflict;

class StoreTest : public testing::TestWithParam<StoreKind> {
 protected:
    TempFolder folder_;
    std::string address_ = new_address(GetParam(), folder_);
    std::unique_ptr<store::Store> store_ = opened(address_);

    void TearDown() override {
        if (GetParam().from_version > 0) expect_old_data(*store_, GetParam());
    }
    void reopen() {
        store_.reset();
        store_ = opened(address_);
    }
    Names list(const Wanted& wanted) {
        Names names;
        for (const Listed& listed : must(store_->tables(wanted)))
            if (!listed.table.starts_with("~")) names.push_back(listed.table);
        return names;
    }
    Names walk(std::string_view after, uint32_t limit) {
        Names names;
        for (const Listed& listed : must(store_->tables_after(after, limit)))
            if (!listed.table.starts_with("~")) names.push_back(listed.table);
        return names;
    }
};
INSTANTIATE_TEST_SUITE_P(All, StoreTest, testing::ValuesIn(store_kinds()),
                         [](const auto& info) { return info.param.name(); });

Summary summary(Stage stage, bool listed, Names people = {}) {
    return {stage, listed, std::nullopt, std::move(people), "x"};
}

Wanted wanted() { return {}; }
Wanted of_stage(Stage stage) {
    Wanted result;
    result.stage = stage;
    return result;
}

TEST_P(StoreTest, what_is_appended_is_read_back_in_order) {
    EXPECT_EQ(append(*store_, {entry("a", 1, "one", Summary{})}), Outcomes{kStored});
    EXPECT_EQ(append(*store_, {entry("a", 2, "two")}), Outcomes{kStored});
    EXPECT_EQ(append(*store_, {entry("a", 3, "three")}), Outcomes{kStored});
    EXPECT_EQ(must(store_->entries("a", 0)),
              (std::vector<Entry>{{1, 1001, "one"}, {2, 1002, "two"}, {3, 1003, "three"}}));
    EXPECT_EQ(must(store_->entries("a", 2)), (std::vector<Entry>{{3, 1003, "three"}}));
    EXPECT_EQ(must(store_->entries("a", 3)), std::vector<Entry>{});
    EXPECT_EQ(must(store_->entries("a", ~uint64_t{0})), std::vector<Entry>{});
    EXPECT_EQ(must(store_->entries("b", 0)), std::vector<Entry>{});
}

TEST_P(StoreTest, everything_is_there_after_reopening) {
    append(*store_, {entry("a", 1, "one", Summary{})});
    must(store_->add_account({"Ann", "hash", "p1", 5}));
    must(store_->add_session("t", "p1", 6));
    reopen();
    EXPECT_EQ(texts(*store_, "a"), Names{"one"});
    EXPECT_TRUE(must(store_->account("ann")).has_value());
    EXPECT_EQ(must(store_->people_of("t", 7)), Names{"p1"});
    EXPECT_EQ(append(*store_, {entry("a", 2, "two")}), Outcomes{kStored});
}

TEST_P(StoreTest, an_empty_batch_is_nothing) { EXPECT_EQ(append(*store_, {}), Outcomes{}); }

TEST_P(StoreTest, the_first_entry_makes_the_table) {
    EXPECT_EQ(must(store_->table("a")), std::nullopt);
    const Summary full{Stage::playing, true, 77, {"p2", "p1", "p2"}, "text"};
    append(*store_, {entry("a", 1, "one", full)});
    EXPECT_EQ(must(store_->table("a")), (Listed{"a", 1, 1001, full, 1001}));
}

TEST_P(StoreTest, an_entry_that_does_not_follow_the_last_conflicts) {
    append(*store_, {entry("a", 1, "one", Summary{}), entry("a", 2, "two")});
    const Listed before = *must(store_->table("a"));
    EXPECT_EQ(append(*store_, {entry("a", 1, "again", Summary{})}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("a", 2, "again")}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("a", 2, "two")}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("a", 2, "again", summary(Stage::over, true, {"p"}))}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("a", 4, "gap")}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("a", 4, "gap", Summary{})}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("new", 2, "gap")}), Outcomes{kConflict});
    EXPECT_EQ(append(*store_, {entry("new", 2, "gap", Summary{})}), Outcomes{kConflict});
    EXPECT_EQ(texts(*store_, "a"), (Names{"one", "two"}));
    EXPECT_EQ(must(store_->table("a")), before);
    EXPECT_EQ(must(store_->table("new")), std::nullopt);
}

TEST_P(StoreTest, a_conflict_leaves_the_rest_of_the_batch_alone) {
    append(*store_, {entry("b", 1, "one", Summary{})});
    EXPECT_EQ(append(*store_, {entry("c", 1, "c1", Summary{}), entry("b", 1, "wrong", Summary{}),
                               entry("a", 1, "a1", Summary{}), entry("b", 4, "wrong"), entry("b", 2, "b2")}),
              (Outcomes{kStored, kConflict, kStored, kConflict, kStored}));
    EXPECT_EQ(texts(*store_, "a"), Names{"a1"});
    EXPECT_EQ(texts(*store_, "b"), (Names{"one", "b2"}));
    EXPECT_EQ(texts(*store_, "c"), Names{"c1"});
}

TEST_P(StoreTest, several_entries_of_one_table_go_in_the_order_of_their_numbers) {
    EXPECT_EQ(append(*store_,
                     {entry("a", 3, "three", summary(Stage::playing, false, {"p2"})), entry("a", 1, "one", Summary{}),
                      entry("a", 2, "two", summary(Stage::open, false, {"p1", "p2"}))}),
              Outcomes(3, kStored));
    EXPECT_EQ(texts(*store_, "a"), (Names{"one", "two", "three"}));
    EXPECT_EQ(must(store_->table("a")), (Listed{"a", 3, 1003, summary(Stage::playing, false, {"p2"}), 1001}));
}

TEST_P(StoreTest, of_one_number_twice_in_a_batch_the_first_is_stored) {
    EXPECT_EQ(append(*store_, {entry("a", 1, "one", Summary{}), entry("a", 1, "other", Summary{})}),
              (Outcomes{kStored, kConflict}));
    EXPECT_EQ(texts(*store_, "a"), Names{"one"});
}

TEST_P(StoreTest, the_summary_stays_until_another_is_given) {
    const Summary before{Stage::open, true, 50, {"p1", "p2", "p3"}, "before"};
    const Summary after{Stage::over, false, std::nullopt, {"p4", "p2"}, "after"};
    append(*store_, {entry("a", 1, "one", before), entry("a", 2, "two")});
    EXPECT_EQ(must(store_->table("a")), (Listed{"a", 2, 1001, before, 1001}));
    append(*store_, {entry("a", 3, "three", after)});
    EXPECT_EQ(must(store_->table("a")), (Listed{"a", 3, 1003, after, 1001}));
    EXPECT_EQ(list({.stage = {}, .person = "p1", .before_ms = {}}), Names{});
    EXPECT_EQ(list({.stage = {}, .person = "p4", .before_ms = {}}), Names{"a"});
    EXPECT_EQ(must(store_->due(100, 10)), Names{});
}

TEST_P(StoreTest, tables_are_listed_newest_change_first) {
    append(*store_, {first("a", 101), first("b", 103), first("c", 102)});
    EXPECT_EQ(list(wanted()), (Names{"b", "c", "a"}));
    append(*store_, {{"a", 2, 104, "move", {}}});
    EXPECT_EQ(list(wanted()), (Names{"b", "c", "a"}));
    append(*store_, {{"a", 3, 105, "move", Summary{}}});
    EXPECT_EQ(list(wanted()), (Names{"a", "b", "c"}));
}

TEST_P(StoreTest, lists_are_by_stage_lobby_person_and_time) {
    append(*store_, {first("a", 101, summary(Stage::open, true, {"p1"})),
                     first("b", 102, summary(Stage::open, false, {"p1", "p2"})),
                     first("c", 103, summary(Stage::playing, true, {"p2"})),
                     first("d", 104, summary(Stage::over, false, {"p1", "p1"}))});
    Wanted lobby = wanted();
    lobby.only_listed = true;
    EXPECT_EQ(list(lobby), (Names{"c", "a"}));
    EXPECT_EQ(list(of_stage(Stage::open)), (Names{"b", "a"}));
    EXPECT_EQ(list(of_stage(Stage::playing)), Names{"c"});
    lobby.stage = Stage::open;
    EXPECT_EQ(list(lobby), Names{"a"});
    Wanted own = wanted();
    own.person = "p1";
    EXPECT_EQ(list(own), (Names{"d", "b", "a"}));
    own.before_ms = 104;
    EXPECT_EQ(list(own), (Names{"b", "a"}));
    own.only_listed = true;
    EXPECT_EQ(list(own), Names{"a"});
    own.stage = Stage::playing;
    EXPECT_EQ(list(own), Names{});
}

TEST_P(StoreTest, a_list_has_at_most_as_many_tables_as_wanted_and_goes_on_before_a_time) {
    for (int64_t i = 0; i < 10; ++i)
        append(*store_,
               {first(std::string(1, static_cast<char>('a' + i)), 100 + i, summary(Stage::open, true, {"p", "q"}))});
    Wanted page = wanted();
    page.limit = 3;
    EXPECT_EQ(list(page), (Names{"j", "i", "h"}));
    page.before_ms = 107;
    EXPECT_EQ(list(page), (Names{"g", "f", "e"}));
    page.before_table = "h";
    EXPECT_EQ(list(page), (Names{"g", "f", "e"}));
    page.before_table = "i";
    EXPECT_EQ(list(page), (Names{"h", "g", "f"}));
    page.limit = 0;
    EXPECT_EQ(list(page), Names{});
}

TEST_P(StoreTest, pages_have_every_table_once_though_all_changed_in_one_moment) {
    std::vector<Append> batch;
    for (char name = 'a'; name <= 'k'; ++name)
        batch.push_back(first(std::string(1, name), 100, summary(Stage::open, true, {"p"})));
    append(*store_, batch);
    for (const bool own : {false, true}) {
        Wanted page = of_stage(Stage::open);
        if (own) page.person = "p";
        page.limit = 3;
        page.before_ms = 200;
        Names all;
        for (Names names = list(page); !names.empty(); names = list(page)) {
            all.insert(all.end(), names.begin(), names.end());
            page.before_ms = 100;
            page.before_table = names.back();
        }
        EXPECT_EQ(all, (Names{"k", "j", "i", "h", "g", "f", "e", "d", "c", "b", "a"}));
    }
}

TEST_P(StoreTest, due_tables_come_first_due_first) {
    const auto waking = [](int64_t at_ms) { return Summary{Stage::playing, false, at_ms, {}, ""}; };
    append(*store_, {first("a", 1, waking(300)), first("b", 1, waking(100)), first("c", 1, waking(200)),
                     first("d", 1, Summary{})});
    EXPECT_EQ(must(store_->due(99, 10)), Names{});
    EXPECT_EQ(must(store_->due(200, 10)), (Names{"b", "c"}));
    EXPECT_EQ(must(store_->due(1000, 10)), (Names{"b", "c", "a"}));
    EXPECT_EQ(must(store_->due(1000, 1)), Names{"b"});
    append(*store_, {entry("b", 2, "woken", waking(400))});
    EXPECT_EQ(must(store_->due(200, 10)), Names{"c"});
}

TEST_P(StoreTest, one_can_walk_through_all_tables_in_the_order_of_their_names) {
    append(*store_, {first("b", 1), first("a", 2, summary(Stage::over, true, {"p1", "p2"})), first("B", 3),
                     first("\xc3\xa4", 4)});
    EXPECT_EQ(walk("", 2), (Names{"B", "a"}));
    EXPECT_EQ(walk("a", 1), Names{"b"});
    EXPECT_EQ(walk("a", 10), (Names{"b", "\xc3\xa4"}));
    EXPECT_EQ(walk("b", 10), Names{"\xc3\xa4"});
    EXPECT_EQ(must(store_->tables_after("B", 1)),
              (std::vector<Listed>{{"a", 1, 2, summary(Stage::over, true, {"p1", "p2"}), 2}}));
}

TEST_P(StoreTest, an_account_is_found_by_its_name_in_any_case) {
    const Account ann{"Ann", "hash", "p1", 5};
    EXPECT_EQ(must(store_->account("Ann")), std::nullopt);
    EXPECT_TRUE(must(store_->add_account(ann)));
    EXPECT_EQ(must(store_->account("aNN")), ann);
    EXPECT_EQ(must(store_->account("Anne")), std::nullopt);
}

TEST_P(StoreTest, an_account_is_found_by_its_person) {
    const Account ann{"Ann", "hash", "p1", 5};
    EXPECT_EQ(must(store_->account_of("p1")), std::nullopt);
    must(store_->add_account(ann));
    must(store_->add_account({"Bob", "hash", "p2", 5}));
    EXPECT_EQ(must(store_->account_of("p1")), ann);
    must(store_->add_account({"Abe", "hash", "p1", 6}));
    EXPECT_EQ(must(store_->account_of("p1")), ann) << "the first of several";
}

TEST_P(StoreTest, a_name_that_is_taken_cannot_be_taken_again_in_any_case) {
    EXPECT_TRUE(must(store_->add_account({"Ann", "hash", "p1", 5})));
    EXPECT_FALSE(must(store_->add_account({"ANN", "other", "p2", 6})));
    EXPECT_FALSE(must(store_->add_account({"Ann", "other", "p2", 6})));
    EXPECT_EQ(must(store_->account("ann"))->person, "p1");
    EXPECT_TRUE(must(store_->add_account({"\xc3\x84nn", "hash", "p3", 7}))) << "only ASCII letters have two cases";
    EXPECT_TRUE(must(store_->add_account({"\xc3\xa4nn", "hash", "p4", 8})));
}

TEST_P(StoreTest, adding_the_very_same_account_again_changes_nothing) {
    EXPECT_TRUE(must(store_->add_account({"Ann", "hash", "p1", 5})));
    EXPECT_TRUE(must(store_->add_account({"Ann", "hash", "p1", 5})));
}

TEST_P(StoreTest, one_can_walk_through_all_accounts) {
    for (const char* name : {"bob", "Ann", "Cid"}) must(store_->add_account({name, "hash", "p", 5}));
    const auto walk_accounts = [&](std::string_view after, uint32_t limit) {
        Names names;
        for (const Account& account : must(store_->accounts_after(after, limit))) names.push_back(account.name);
        return names;
    };
    EXPECT_EQ(walk_accounts("", 2), (Names{"Ann", "bob"}));
    EXPECT_EQ(walk_accounts("bob", 1), Names{"Cid"});
    EXPECT_EQ(walk_accounts("BOB", 1), Names{"Cid"});
}

TEST_P(StoreTest, a_session_leads_to_a_person_until_it_ends) {
    EXPECT_EQ(must(store_->people_of("t1", 7)), Names{});
    must(store_->add_session("t1", "p1", 5));
    must(store_->add_session("t2", "p1", 6));
    EXPECT_EQ(must(store_->people_of("t1", 7)), Names{"p1"});
    must(store_->end_session("t1"));
    must(store_->end_session("t1"));
    EXPECT_EQ(must(store_->people_of("t1", 7)), Names{});
    EXPECT_EQ(must(store_->people_of("t2", 7)), Names{"p1"});
}

TEST_P(StoreTest, what_is_a_guests_is_the_persons_it_signs_in_as) {
    const auto tables_of = [&](const char* person) {
        Wanted own = wanted();
        own.person = person;
        return list(own);
    };
    append(*store_, {first("a", 1, summary(Stage::over, false, {"g1"})),
                     first("b", 2, summary(Stage::playing, false, {"g1", "g2", "p1"})),
                     first("c", 3, summary(Stage::open, false, {"p1"})),
                     first("d", 4, summary(Stage::open, false, {"g2", "p2"}))});
    must(store_->add_account({"Ann", "hash", "p1", 5}));
    must(store_->add_account({"Bob", "hash", "p2", 5}));
    must(store_->add_session("t1", "p1", 6));
    must(store_->add_session("t2", "p2", 6));
    for (int twice = 0; twice < 2; ++twice) must(store_->add_guest({"g1", "p1"}));
    EXPECT_EQ(must(store_->people_of("t1", 7)), (Names{"p1", "g1"}));
    EXPECT_EQ(tables_of("p1"), (Names{"c", "b", "a"})) << "a table of both is listed once";
    EXPECT_EQ(tables_of("g1"), (Names{"b", "a"})) << "a guest does not get what is the person's";
    must(store_->add_guest({"g2", "p1"}));
    EXPECT_EQ(must(store_->people_of("t1", 7)).size(), 3U);
    EXPECT_EQ(tables_of("p1"), (Names{"d", "c", "b", "a"}));
    EXPECT_EQ(must(store_->people_of("t2", 7)), Names{"p2"});
    append(*store_, {first("e", 5, summary(Stage::open, false, {"g1"}))});
    EXPECT_EQ(tables_of("p1").front(), "e") << "what becomes the guest's later too";
    std::vector<Guest> all;
    for (const Guest& guest : must(store_->guests_after("", 9)))
        if (!guest.guest.starts_with("~")) all.push_back(guest);
    EXPECT_EQ(all, (std::vector<Guest>{{"g1", "p1"}, {"g2", "p1"}}));
    EXPECT_EQ(must(store_->guests_after("g1", 1)), (std::vector<Guest>{{"g2", "p1"}}));
}

TEST_P(StoreTest, nobody_gets_what_is_anothers_as_a_guests) {
    append(*store_, {first("a", 1, summary(Stage::open, false, {"g", "p1"}))});
    must(store_->add_account({"Ann", "hash", "p1", 5}));
    must(store_->add_account({"Bob", "hash", "p2", 5}));
    must(store_->add_session("t2", "p2", 6));
    must(store_->add_guest({"p1", "p2"}));
    EXPECT_EQ(must(store_->people_of("t2", 7)), Names{"p2"}) << "the person of another account is no guest";
    must(store_->add_guest({"g", "p1"}));
    must(store_->add_guest({"g", "p2"}));
    EXPECT_EQ(must(store_->people_of("t2", 7)), Names{"p2"}) << "another was first";
    must(store_->add_guest({"idle", "p2"}));
    EXPECT_EQ(must(store_->people_of("t2", 7)), Names{"p2"}) << "who has nothing leaves no trace";
    must(store_->add_guest({"g", "nobody"}));
}

TEST_P(StoreTest, sessions_that_nobody_uses_end_and_the_others_go_on) {
    constexpr int64_t kDay = store::kNoteUseAfterMs;
    must(store_->add_session("idle", "p1", 50 * kDay));
    must(store_->add_session("used", "p2", 50 * kDay));
    EXPECT_EQ(must(store_->people_of("used", 60 * kDay)), Names{"p2"});
    must(store_->end_sessions_unused_since(55 * kDay));
    EXPECT_EQ(must(store_->people_of("idle", 60 * kDay)), Names{});
    EXPECT_EQ(must(store_->people_of("used", 60 * kDay)), Names{"p2"});
    must(store_->end_sessions_unused_since(60 * kDay));
    EXPECT_EQ(must(store_->people_of("used", 60 * kDay + 1)), Names{"p2"}) << "its use was noted with the time";
    must(store_->end_sessions_unused_since(60 * kDay + 1));
    EXPECT_EQ(must(store_->people_of("used", 60 * kDay + 1)), Names{}) << "within a day it is not noted again";
    must(store_->add_session("~token", "~person-1", 18));  // as it was in the frozen versions
}

TEST_P(StoreTest, a_table_that_is_removed_leaves_nothing_behind) {
    const Summary full{Stage::open, true, 77, {"p1", "p2"}, "text"};
    append(*store_, {entry("a", 1, "one", full), entry("a", 2, "two"), entry("b", 1, "one", full)});
    EXPECT_TRUE(must(store_->remove("a", 2)));
    EXPECT_EQ(must(store_->table("a")), std::nullopt);
    EXPECT_EQ(must(store_->entries("a", 0)), std::vector<Entry>{});
    Wanted own = wanted();
    own.person = "p1";
    EXPECT_EQ(list(own), Names{"b"});
    EXPECT_EQ(append(*store_, {entry("a", 3, "three")}), Outcomes{kConflict}) << "who still knows it cannot go on";
    EXPECT_FALSE(must(store_->remove("a", 2)));
    EXPECT_EQ(append(*store_, {entry("a", 1, "new", Summary{})}), Outcomes{kStored});
    EXPECT_EQ(texts(*store_, "a"), Names{"new"});
    EXPECT_EQ(texts(*store_, "b"), Names{"one"});
}

TEST_P(StoreTest, a_table_that_has_changed_since_is_not_removed) {
    append(*store_, {entry("a", 1, "one", Summary{}), entry("a", 2, "two")});
    EXPECT_FALSE(must(store_->remove("a", 1)));
    EXPECT_EQ(texts(*store_, "a"), (Names{"one", "two"}));
}

TEST_P(StoreTest, texts_come_out_as_they_went_in) {
    using namespace std::string_literals;
    const Names odd{"",
                    "'; DROP TABLE tables; --",
                    "\"\\\n\r\t$1 ?1 %s",
                    "Straße \xe2\x98\x83 \xf0\x9f\x9a\x83",
                    "a\0b\0"s,
                    "\xff\xfe\x80 no UTF-8",
                    std::string(100'000, 'x') + "\0'"s};
    uint64_t seq = 0;
    for (const std::string& text : odd) {
        Summary with_text;
        with_text.text = text;
        EXPECT_EQ(append(*store_, {entry("a", ++seq, text, with_text)}), Outcomes{kStored});
        EXPECT_EQ(must(store_->table("a"))->summary.text, text);
    }
    EXPECT_EQ(texts(*store_, "a"), odd);
}

TEST_P(StoreTest, names_are_any_text) {
    for (const std::string name : {"it's", "a b\n",
                                   "Stra\xc3\x9f"
                                   "e",
                                   "\\x41", "%20", "{\"}"}) {
        append(*store_, {first(name, 5, summary(Stage::open, true, {name, "p," + name}))});
        EXPECT_EQ(must(store_->table(name))->table, name);
        Wanted own = wanted();
        own.person = name;
        EXPECT_EQ(list(own), Names{name});
        EXPECT_TRUE(must(store_->add_account({name, name, name, 5})));
        EXPECT_EQ(must(store_->account(name))->person, name);
        must(store_->add_session(name, name, 5));
        EXPECT_EQ(must(store_->people_of(name, 7)), Names{name});
        must(pass_round(*store_, name, name));
    }
}

TEST_P(StoreTest, what_cannot_be_a_name_is_not_found) {
    EXPECT_EQ(must(store_->table("\xff")), std::nullopt);
    EXPECT_EQ(must(store_->account("\xff")), std::nullopt);
    EXPECT_EQ(must(store_->people_of(std::string_view("\0", 1), 7)), Names{});
}

TEST_P(StoreTest, ten_thousand_tables_are_listed_quickly) {
    std::vector<Append> batch;
    for (int i = 0; i < 10'000; ++i) {
        const std::string person = "p" + std::to_string(i % 1000);
        batch.push_back(first("t" + std::to_string(i), 1000 + i,
                              {i % 100 == 0 ? Stage::open : Stage::over, i % 50 == 0, 5000 + i, {person, "q"}, "x"}));
        if (batch.size() < 500) continue;
        EXPECT_EQ(append(*store_, batch), Outcomes(500, kStored));
        batch.clear();
    }
    Wanted lobby = of_stage(Stage::open);
    lobby.only_listed = true;
    Wanted own = wanted();
    own.person = "p7";
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(list(lobby).size(), 50U);
        EXPECT_EQ(list(own).size(), 10U);
        EXPECT_EQ(list(wanted()).front(), "t9999");
        EXPECT_EQ(must(store_->due(6000, 5)).front(), "t0");
        EXPECT_EQ(walk("t5", 50).size(), 50U);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(3));
}

}  // namespace
}  // namespace tests
