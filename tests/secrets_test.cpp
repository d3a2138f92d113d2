// Whole games through a hall: what is sent to anybody would be the same, byte for byte, if all that it may not know
// were different. See "what each seat may know" in docs/rules.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/support/evening.h"
#include "tests/support/random_games.h"

namespace {

using tests::Evening;
using tests::Log;

// A server at which the same people do the same. What they do has been written down in `log` already, by another
// server; where this one would have written the same, it does.
class Again : public tests::Desk {
 public:
    Again(const Evening& evening, Log log) : evening_(evening), log_(std::move(log)) {}

    void repeat(size_t steps, const Evening::Name& id) {
        for (size_t i = 0; i < steps; ++i) {
            const Evening::Step& step = evening_.steps[i];
            Log& mine = logs[evening_.table];
            if (mine.empty()) mine.push_back(log_.front());
            now = step.at;
            may_write_ = step.entries;
            step.input(*this, id);
            settle();
            if (mine.size() == may_write_) continue;
            mine.assign(log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(may_write_));
            hall.heard({evening_.table, mine.size(), {}}, now);
            settle();
        }
    }

    std::set<uint64_t> overtaken;  // entries that the other server has written before this one

 private:
    void append(store::Append entry, hall::Ticket ticket) override {
        to_do_.emplace_back([this, entry = std::move(entry), ticket] {
            Log& mine = logs[entry.table];
            ASSERT_EQ(entry.seq, mine.size() + 1);
            if (entry.seq > may_write_)  // somebody wants what was not done: what came before was different
                return hall.appended(ticket, std::unexpected(store::Error{store::Error::Kind::unreachable, {}}), now);
            mine.push_back(log_[mine.size()]);
            if (mine.back().text != entry.text) overtaken.insert(entry.seq);
            hall.appended(ticket, overtaken.contains(entry.seq) ? store::Appended::conflict : store::Appended::stored,
                          now);
        });
    }

    const Evening& evening_;
    Log log_;
    size_t may_write_ = 0;
};

// Everything that a person is sent in the first `steps` steps is the same in both worlds.
void compare(const Evening& evening, size_t steps, size_t person, const Log& log, const Evening::Name& id) {
    Again other(evening, log), truth(evening, evening.desk.logs.at(evening.table));
    other.repeat(steps, id);
    truth.overtaken = other.overtaken;
    truth.repeat(steps, [](const std::string& name) { return name; });
    ASSERT_TRUE(truth.mistakes.empty() && truth.bad_bots.empty() && other.mistakes.empty());  // NB: there, other cards
    for (const hall::ConnectionId to : {person, Evening::kReplies + person}) {
        if (to != person && evening.is_late(person)) continue;  // by HTTP it sees what is open to all, at once
        ASSERT_EQ(truth.sent[to].size(), other.sent[to].size());
        for (size_t i = 0; i < truth.sent[to].size(); ++i) ASSERT_EQ(truth.sent[to][i], other.sent[to][i]);
    }
    ASSERT_EQ(truth.closed, other.closed);
}

Log until(const Evening& evening, size_t steps) {
    const Log& log = evening.desk.logs.at(evening.table);
    return {log.begin(), log.begin() + static_cast<std::ptrdiff_t>(evening.steps[steps - 1].entries)};
}

TEST(Secrets, nobody_is_sent_a_byte_that_depends_on_what_it_may_not_know) {
    engine::Rng rng(tests::seed_of(5), engine::Stream::seating);
    for (int number = 0; number < tests::games(40); ++number) {
        Evening evening(number);
        evening.play();
        for (size_t person = 0; person < evening.people.size(); ++person) {
            if (evening.is_late(person)) continue;
            for (size_t steps = 1 + rng.below(60); steps < evening.steps.size(); steps += 1 + rng.below(120)) {
                if (evening.steps[steps - 1].over) break;
                const std::string& viewer = evening.people[person];
                compare(evening, steps, person, tests::in_another_world(until(evening, steps), viewer, rng),
                        [&](const std::string& name) { return name == viewer ? name : tests::elsewhere(name); });
                ASSERT_FALSE(HasFailure()) << "evening " << number << ", " << viewer << ", step " << steps;
            }
        }
    }
}

TEST(Secrets, late_watchers_are_sent_nothing_of_what_was_done_since) {
    engine::Rng rng(tests::seed_of(6), engine::Stream::seating);
    int ends = 0;
    for (int number = 1; number < tests::games(80); number += 2) {
        Evening evening(number);
        evening.play();
        for (size_t steps = 20 + rng.below(20); steps < evening.steps.size(); steps += 1 + rng.below(40)) {
            const Evening::Step& last = evening.steps[steps - 1];
            if (last.over) break;
            if (last.known_entries == 0) continue;
            const auto log = tests::with_another_end(until(evening, steps), last.known_entries, rng);
            if (!log || std::ranges::equal(*log, until(evening, steps), {}, &store::Entry::text, &store::Entry::text))
                continue;
            ++ends;
            compare(evening, steps, evening.watcher(), *log, [](const std::string& name) { return name; });
            ASSERT_FALSE(HasFailure()) << "evening " << number << ", step " << steps;
        }
    }
    EXPECT_GT(ends, tests::games(100));
}

}  // namespace
