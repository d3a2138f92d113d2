// What a finished game says about its players: each decision beside its alternatives, and how much of the result was
// chance and how much choice.
#pragma once

#include <vector>

#include "ai/search_bot.h"

namespace ai {

// How often each thing is tried.
struct Effort {
    uint32_t iterations = 5000;  // of the search, for each decision
    uint32_t samples = 200;      // of the chance that follows, for each moment
    uint64_t seed = 1;
};

// The search's line for an action: itself, or what the search takes for the same.
const Search::Line& line_of(const engine::Action& action, const engine::Table& table,
                            std::span<const Search::Line> lines);

class Analyst {
 public:
    struct Decision {
        engine::Seat seat{};
        Search::Line played;
        std::vector<Search::Line> alternatives;  // the best others, best first, by what the seat knows
        bool preferred = false;                  // nothing else looked better to the search
        Outlook before;                          // how the game was expected to end, by the whole truth
        Outlook choice;                          // what the decision changed of it
        Outlook luck;                            // and what the chance that followed it
    };

    // result = par + deal + luck + choice + others
    struct Split {
        Outlook par, deal, luck;
        Outlook choice, others;  // the seat's own decisions; those of the others
        Outlook result;
    };

    Analyst(const engine::Board& board, int seats, const Effort& effort);

    // Every event of the game, in order.
    void tell(const engine::Event& event);

    // What a seat decided; before the events that follow from it are told.
    const Decision& decide(engine::Seat seat, const engine::Action& action);

    const std::vector<Decision>& decisions() const { return decisions_; }

    // When the game is over.
    Split split() const;

 private:
    static constexpr size_t kAlternatives = 3;

    void judge(const engine::Action& action, Decision& decision);
    void look_closer(Search::Line& line, engine::Seat seat) const;
    void reach(const Outlook& now);
    Outlook outlook_of(engine::State world, engine::PlayoutChance& chance) const;
    template <class Start>
    Outlook mean_outlook(Start start) const;

    Effort effort_;
    PathBook book_;
    std::vector<std::unique_ptr<SearchBot>> bots_;  // by seat
    engine::State state_;
    std::vector<Decision> decisions_;
    Outlook deal_;
    Outlook expected_;  // after what was last reached or decided
};

}  // namespace ai
