// What a hall needs from the world. It never waits: what takes time is asked for here, and the answer comes back
// through one of the hall's functions.
#pragma once

#include "hall/reply.h"
#include "room/decide.h"
#include "store/store.h"

namespace hall {

using ConnectionId = uint64_t;
using Ticket = uint64_t;  // names a question to the store

using Stamp = int64_t;  // when a message came, by a clock of the outside's own; 0: nobody waits

// A decision that a bot is to make, or to give hints for. It is told only what its seat sees of these events.
struct Puzzle {
    std::string table;
    engine::Seat seat{};
    uint64_t seq = 0;  // of the entry on which it rests
    std::string level;
    const record::BoardFile* board = nullptr;
    size_t seats = 0;
    std::vector<engine::Event> events;
};

class Outside {
 public:
    virtual ~Outside() = default;

    virtual void send(ConnectionId connection, std::string text) = 0;
    virtual void close(ConnectionId connection, protocol::Code code) = 0;
    virtual void append(store::Append entry, Ticket ticket) = 0;                  // -> Hall::appended
    virtual void load(std::string table, uint64_t after_seq, Ticket ticket) = 0;  // -> Hall::loaded
    virtual void think(Puzzle puzzle) = 0;                                        // -> Hall::thought
    // Answers with hints; only a server is asked for them.
    virtual void advise(Puzzle, Reply) { ASSERT(false); }                // NOLINT(performance-unnecessary-value-param)
    virtual void tell_servers(std::string table, std::string note) = 0;  // -> Hall::heard, elsewhere
    virtual Stamp took_message() = 0;               // for the metrics: a message came; the answer comes with this
    virtual void answered(Stamp message) = 0;       // ... and is on its way
    virtual void refused(protocol::Code code) = 0;  // ... or nothing was done
    virtual void acted() {}                         // ... an action of a game is stored
    // Mistakes of ours, for the log: the table is given up for a while; a bot chose what is not legal, and play goes
    // on.
    virtual void report_mistake(std::string_view table, std::string_view what) = 0;
    virtual void report_bot(std::string_view table, std::string_view level) = 0;
    virtual room::Fresh fresh() = 0;
    virtual const record::BoardFile* board(std::string_view id, std::string_view sha256) = 0;  // nullptr: unknown
};

}  // namespace hall
