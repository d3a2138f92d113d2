// What the server does for an action, counted rather than timed: a change that makes it dearer is seen on any machine.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "hall/hall.h"
#include "tests/support/allocations.h"
#include "tests/support/random_games.h"
#include "tests/support/versions.h"

namespace {

using hall::ConnectionId;
using hall::Ticket;

constexpr hall::Millis kNow = 1'000'000;

// Everything outside a hall, doing as little as possible: what is sent last is kept, what is to be stored waits.
class Nothing : public hall::Outside {
 public:
    void send(ConnectionId connection, std::string text) override {
        bytes += text.size();
        last.at(connection) = std::move(text);
    }
    void close(ConnectionId, protocol::Code) override {}
    void append(store::Append entry, Ticket ticket) override {
        stored = std::move(entry);
        waits = ticket;
    }
    void load(std::string, uint64_t, Ticket) override {}
    void think(hall::Puzzle) override {}
    void tell_servers(std::string, std::string) override {}
    hall::Stamp took_message() override { return {}; }
    void answered(hall::Stamp) override {}
    void refused(protocol::Code) override {}
    void report_mistake(std::string_view, std::string_view) override {}
    void report_bot(std::string_view, std::string_view) override {}
    room::Fresh fresh() override { return {tests::seed_of(1), "code"}; }
    const record::BoardFile* board(std::string_view, std::string_view) override { return &record::shipped_board(); }

    std::array<std::string, 4> last;  // by connection
    store::Append stored;
    std::optional<Ticket> waits;
    size_t bytes = 0;
};

std::string text_of(const boost::json::value& value) { return boost::json::serialize(value); }

// The last of the legal actions of each kind: claims if there are any, cards otherwise.
std::string action(const boost::json::object& legal) {
    if (const auto* kept = legal.if_contains("keep_tickets"))
        return R"({"type":"keep_tickets","kept":)" + text_of(kept->as_array().back()) + "}";
    if (const auto* stack = legal.if_contains("place_stack"))
        return R"({"type":"place_stack","symbol":)" + text_of(stack->at("symbols").as_array().back()) +
               ",\"location\":" + text_of(stack->at("locations").as_array().back()) + "}";
    if (const auto* claims = legal.if_contains("claim_route")) {
        const boost::json::object& claim = claims->as_array().back().as_object();
        std::string text = R"({"type":"claim_route","route":)" + text_of(claim.at("route")) +
                           ",\"paid\":" + text_of(claim.at("payments").as_array().back());
        if (const auto* tokens = claim.if_contains("tokens"))
            text += ",\"token_at\":" + text_of(tokens->as_array().back());
        return text + "}";
    }
    if (legal.contains("draw_deck")) return R"({"type":"draw_deck"})";
    if (const auto* slots = legal.if_contains("draw_market"))
        return R"({"type":"draw_market","slot":)" + text_of(slots->as_array().back()) + "}";
    return legal.contains("pass") ? R"({"type":"pass"})" : R"({"type":"draw_tickets"})";
}

class Cost : public testing::TestWithParam<protocol::Version> {};
INSTANTIATE_TEST_SUITE_P(Versions, Cost, testing::ValuesIn(protocol::kVersions));

TEST_P(Cost, an_action_at_a_table_of_three_allocates_little) {
    Nothing outside;
    hall::Hall hall(outside);
    const auto store = [&] {
        while (outside.waits) hall.appended(*std::exchange(outside.waits, {}), store::Appended::stored, kNow);
    };
    room::Opened opened{.settings = {},
                        .board_sha256 = record::shipped_board().sha256,
                        .host = "host",
                        .chairs = std::vector<seating::Chair>(3),
                        .rematch_of = {}};
    hall.open("table", opened, {"host", false}, GetParam(), [](auto&&...) {}, kNow);
    store();
    for (ConnectionId i = 1; i <= 3; ++i) {
        const std::string person = "person with a name of usual length " + std::to_string(i);
        hall.connect(i, "table", {person, false}, GetParam(), kNow);
        hall.receive(i, R"({"type":"sit","name":"Guest )" + std::to_string(i) + "\"}", kNow);
        store();
    }
    int actions = 0, calls = 0;
    outside.bytes = 0;
    while (actions < 100) {
        for (ConnectionId i = 1; i <= 3; ++i) {
            const boost::json::object message = boost::json::parse(outside.last.at(i)).as_object();
            ASSERT_EQ(message.at("type"), "update") << outside.last.at(i);
            const boost::json::object update = tests::messages_in(message).front();
            const auto* legal = update.at("own").as_object().if_contains("legal");
            if (legal == nullptr) continue;
            const std::string wish = R"({"type":"act","id":"an id","seat":)" + text_of(update.at("seat")) +
                                     ",\"seq\":" + text_of(update.at("seq")) +
                                     ",\"action\":" + action(legal->as_object()) + "}";
            const tests::Allocations allocations;
            hall.receive(i, wish, kNow);
            store();
            calls += allocations.calls();
            ++actions;
        }
    }
    RecordProperty("allocations_per_action", calls / actions);
    EXPECT_LT(outside.bytes / static_cast<size_t>(actions), 12'000U);
    if (tests::kCountsAllocations) EXPECT_LT(calls / actions, 50);
}

}  // namespace
