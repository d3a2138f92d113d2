// What a seat could do best at a moment of a game, and why; as values and as JSON (docs/analysis.md).
#pragma once

#include "ai/hint.h"
#include "ai/search_bot.h"
#include "json/read.h"
#include "record/record.h"

namespace study {

struct Hint {
    ai::Search::Line line;
    std::vector<ai::Reason> reasons;
};

struct Question {
    engine::Seat seat{};
    std::optional<size_t> event;  // after so many events; else where the game stands
    uint64_t seed = 1;
};

// The best three where so many events have happened, best first. The seat must be one of those to act.
std::vector<Hint> hints(std::span<const engine::Event> events, size_t players, const engine::Board& board,
                        engine::Seat seat, const ai::Budget& budget, uint64_t seed = 1);
// The same in a record, or why there are none. The record must be right (record/verify.h).
std::expected<std::vector<Hint>, std::string> hints(const record::Record& record, const engine::Board& board,
                                                    const Question& question, const ai::Budget& budget);

// The same in a position, of whose past the seat knows nothing.
std::expected<std::vector<Hint>, std::string> hints(const engine::State& position, const Question& question,
                                                    const ai::Budget& budget);

json::object to_json(engine::Seat seat, std::span<const Hint> hints, const engine::Board& board);
json::object to_json(const Hint& hint, const engine::Board& board);
json::object to_json(const ai::Search::Line& line, const engine::Board& board);

}  // namespace study
