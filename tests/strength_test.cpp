// Matches of two seats: each level against the next weaker one, and the best against a copy that is shown everything.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "ai/bot_table.h"
#include "ai/search_bot.h"
#include "tests/support/books.h"
#include "tests/support/random_games.h"

namespace tests {
namespace {

using namespace engine;

struct Player {
    ai::Bot& bot;
    uint32_t iterations = 0;
};

// Each deal is played from both seats: the share of games that the first player wins; a shared win is a half.
// `begin` is called with the state of each game, which lasts until the next.
template <class Begin>
double share_won(const Player& player, const Player& rival, int deals, Begin begin) {
    double won = 0;
    for (int i = 0; i < 2 * deals; ++i) {
        const auto number = static_cast<uint64_t>(i / 2);
        const auto seat = static_cast<uint8_t>(i % 2);
        RandomGame game(shipped_board(), 2, number);
        begin(game.state);
        std::vector<ai::Bot*> bots(2, &rival.bot);
        bots[seat] = &player.bot;
        ai::BotTable table(shipped_board(), bots, seed_of(number));
        for (size_t told = 0; !game.over();) {
            while (told < game.log.events.size()) table.tell(game.log.events[told++]);
            const Seat to_act = seats_to_act(game.state.table).first();
            const uint32_t iterations = (to_act == Seat{seat} ? player : rival).iterations;
            game.apply(to_act, table.choose(to_act, {.iterations = iterations, .stop = {}}));
        }
        const SeatSet best = winners(game.state);
        if (best.contains(Seat{seat})) won += 1.0 / best.size();
    }
    return won / (2 * deals);
}

double share_won(std::string_view level, std::string_view other, int deals, uint32_t iterations) {
    const std::unique_ptr<ai::Bot> bot = ai::make_bot(level, shipped_board());
    const std::unique_ptr<ai::Bot> rival = ai::make_bot(other, shipped_board());
    return share_won({*bot, iterations}, {*rival, iterations}, deals, [](const State&) {});
}

TEST(Strength, each_level_beats_the_next_weaker_one) {
    EXPECT_GE(share_won("tourist", "random", 20, 0), 0.85);
    EXPECT_GE(share_won("local", "tourist", 20, 0), 0.65);
    EXPECT_GE(share_won("conductor", "local", 20, 300), 0.57);
}

// A search that is shown every hand and ticket: how much better could one play who knew them? Only tests may do so.
class Clairvoyant : public ai::Bot {
 public:
    Action choose(const View& view, const ActionList& legal, const ai::Budget& budget, Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        return search_.run([&](PlayoutChance&) { return *truth; }, *view.viewer, budget, rng.next()).front().action;
    }
    const State* truth = nullptr;

 private:
    ai::Search search_{book_of(shipped_board())};
};

int from_environment(const char* name, int otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

// FOGLINE_DEALS and FOGLINE_ITERATIONS make it a measurement: see docs/ai.md.
TEST(Strength, gripman_wins_its_part_against_a_copy_that_is_shown_all_hidden_cards) {
    const int deals = from_environment("FOGLINE_DEALS", games(40));
    const auto iterations = static_cast<uint32_t>(from_environment("FOGLINE_ITERATIONS", 300));
    ai::SearchBot fair(shipped_board(), iterations, iterations);
    Clairvoyant shown;
    const double share =
        share_won({fair, iterations}, {shown, iterations}, deals, [&](const State& state) { shown.truth = &state; });
    RecordProperty("share", std::to_string(share));
    RecordProperty("interval_at_most", std::to_string(0.98 / std::sqrt(2.0 * deals)));
    if (deals < 40) return;  // so few only show that nothing breaks
    EXPECT_GE(share, 0.15);
    EXPECT_LE(share, 0.5);
}

}  // namespace
}  // namespace tests
