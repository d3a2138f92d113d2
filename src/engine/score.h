// Scoring (R7.2-R7.5).
#pragma once

#include "engine/event.h"
#include "engine/state.h"

namespace engine {

// Which locations a set of routes connects: a label per location, equal where there is a path.
class Connections {
 public:
    Connections(const Board& board, RouteSet routes);
    bool connected(LocationId a, LocationId b) const { return labels_[index(a)] == labels_[index(b)]; }

 private:
    using Labels = uint8_t __attribute__((vector_size(kMaxLocations)));
    Labels labels_;
};

Score score(const Table& table, const Secrets& own, Seat seat);  // R7.2
std::array<Score, kMaxSeats> final_scores(const State& state);
SeatSet winners(const std::array<Score, kMaxSeats>& scores, int seats);  // R7.4
inline SeatSet winners(const State& state) { return winners(final_scores(state), state.table.seats); }

}  // namespace engine
