// Both versions of the protocol say the same things at the same moment: an update of version 2, taken apart into its
// views, is the messages of version 1.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/evening.h"
#include "tests/support/random_games.h"
#include "tests/support/versions.h"

namespace {

using boost::json::object;
using protocol::Version;
using tests::Evening;

object parsed(const std::string& text) { return boost::json::parse(text).as_object(); }

bool is_update(const object& message) {
    const auto* type = message.if_contains("type");  // a record has none
    return type != nullptr && *type == "update";
}

// On a connection every view is a message of version 1, in the same order.
void compare_connections(const std::vector<std::string>& first, const std::vector<std::string>& second) {
    std::vector<object> wanted, got;
    for (const std::string& text : first) wanted.push_back(parsed(text));
    for (const std::string& text : second) {
        const object message = parsed(text);
        if (is_update(message))
            std::ranges::move(tests::messages_in(message), std::back_inserter(got));
        else
            got.push_back(message);
    }
    ASSERT_EQ(wanted.size(), got.size());
    for (size_t i = 0; i < wanted.size(); ++i) ASSERT_EQ(wanted[i], got[i]);
}

// A single answer of version 1 has one of the views, and of a refusal only what is in its update differs.
void compare_answers(object first, object second) {
    if (first.contains("update")) {
        ASSERT_TRUE(second.contains("update")) << second;
        compare_answers(first.at("update").as_object(), second.at("update").as_object());
        first.erase("update");
        second.erase("update");
    }
    if (!is_update(second)) {
        ASSERT_EQ(first, second);
        return;
    }
    const auto views = tests::messages_in(second);
    ASSERT_EQ(first.at("version"), 1);
    ASSERT_NE(std::ranges::find(views, first), views.end()) << first << "\n" << second;
}

TEST(Versions, say_the_same_at_the_same_moment) {
    size_t late = 0, of_two_seats = 0, stale = 0;
    for (int number = 0; number < std::max(8, tests::games(20)); ++number) {  // eight have all that is counted below
        Evening first(number, Version::one), second(number, Version::two);
        first.play();
        second.play();
        ASSERT_EQ(first.steps.size(), second.steps.size());
        for (size_t person = 0; person < first.people.size(); ++person) {
            compare_connections(first.desk.sent[person], second.desk.sent[person]);
            for (const std::string& text : second.desk.sent[person]) {
                const object message = parsed(text);
                late += message.contains("late") ? 1 : 0;
                of_two_seats += is_update(message) && message.at("seats").as_array().size() == 2 ? 1 : 0;
            }
            const auto& answers = first.desk.sent[Evening::kReplies + person];
            const auto& others = second.desk.sent[Evening::kReplies + person];
            ASSERT_EQ(answers.size(), others.size());
            for (size_t i = 0; i < answers.size(); ++i) {
                compare_answers(parsed(answers[i]), parsed(others[i]));
                stale += parsed(answers[i]).contains("update") ? 1 : 0;
            }
            ASSERT_FALSE(HasFailure()) << "evening " << number << ", person " << person;
        }
    }
    EXPECT_TRUE(late > 0 && of_two_seats > 0 && stale > 0) << late << " " << of_two_seats << " " << stale;
}

}  // namespace
