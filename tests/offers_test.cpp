// What a client is offered is what the rules allow: all that can be built from an update, and nothing else.
#include <gtest/gtest.h>

#include <set>

#include "notation/notation.h"
#include "protocol/update.h"
#include "protocol/wish.h"
#include "tests/support/desk.h"
#include "tests/support/random_games.h"

namespace {

using namespace engine;

// As notation: every legal action.
std::multiset<std::string> allowed(const State& state, Seat seat) {
    ActionList actions;
    legal_actions(state.table, state.secrets_of(seat), seat, actions);
    std::multiset<std::string> texts;
    for (const Action& action : actions) texts.insert(notation::to_text(*state.table.board, action));
    return texts;
}

// As notation: what a client can send that reads the update of its seat.
std::multiset<std::string> offered(const State& state, Seat seat) {
    const Board& board = *state.table.board;
    const auto own = boost::json::parse(protocol::write_own(view_for(state, seat)));
    std::multiset<std::string> texts;
    for (const auto& action : tests::all_actions(own.at("legal").as_object())) {
        const boost::json::object act = {
            {"type", "act"}, {"id", "a"}, {"seat", index(seat)}, {"seq", 1}, {"action", action}};
        const auto message = protocol::read_message(boost::json::serialize(act), board);
        EXPECT_TRUE(message) << message.error();
        if (message) texts.insert(notation::to_text(board, std::get<protocol::Act>(message->wish).action));
    }
    return texts;
}

// The names of the routes that are offered, one for each entry.
std::vector<std::string> routes_offered(const State& state, Seat seat) {
    const auto own = boost::json::parse(protocol::write_own(view_for(state, seat)));
    std::vector<std::string> routes;
    if (const auto* claims = own.at("legal").as_object().if_contains("claim_route"))
        for (const auto& claim : claims->as_array()) routes.emplace_back(claim.at("route").as_string());
    return routes;
}

TEST(Offers, what_can_be_built_from_an_update_are_the_legal_actions_and_each_once) {
    size_t updates = 0, grey_in_several_colours = 0, tokens_at_both_ends = 0;
    for (int game = 0; game < tests::games(180); ++game) {  // 2 to 4 seats, three boards
        tests::RandomGame random(game);
        while (!random.over()) {
            const Seat seat = random.choose_seat();
            const auto right = allowed(random.state, seat);
            ASSERT_EQ(offered(random.state, seat), right) << "game " << game;
            ASSERT_EQ(std::set(right.begin(), right.end()).size(), right.size()) << "game " << game;
            const auto routes = routes_offered(random.state, seat);
            ASSERT_EQ(std::set(routes.begin(), routes.end()).size(), routes.size()) << "game " << game;
            ++updates;
            std::map<RouteId, std::set<Card>> colours;
            std::map<RouteId, std::set<LocationId>> tokens;
            for (const Action& action : random.legal(seat))
                if (const auto* claim = std::get_if<ClaimRoute>(&action)) {
                    colours[claim->route].insert(claim->payment.colour);
                    tokens[claim->route].insert(claim->token_at);
                }
            for (const auto& [route, several] : colours) grey_in_several_colours += several.size() > 2 ? 1 : 0;
            for (const auto& [route, several] : tokens) tokens_at_both_ends += several.size() > 1 ? 1 : 0;
            random.step();
        }
    }
    EXPECT_GT(grey_in_several_colours, updates / 100);
    EXPECT_GT(tokens_at_both_ends, 0U);
}

}  // namespace
