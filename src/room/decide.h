// Judges what people, bots and clocks want of a table. Nothing changes here: the answer is a fact to write down, which
// apply (room.h) then tells the room.
#pragma once

#include <functional>

#include "protocol/wish.h"
#include "room/room.h"

namespace room {

// Random things that a decision may need; made by the caller, because nothing here is random.
struct Fresh {
    engine::Seed seed{};
    std::string invite;  // an invitation
};
using MakeFresh = std::function<Fresh()>;  // called by the few decisions that need it: chance is dear

// A fact to write down. A rematch is a new table: `opens` is its first fact, written down before. Its name follows from
// the game, so one that was opened, but could not be announced, is found when that is tried again.
struct Decision {
    Fact fact;
    std::optional<Opened> opens;
};
struct Repeated {};  // done before: the answer is the room as it stands
using Answer = std::variant<Decision, protocol::Refusal, Repeated>;

Answer decide(const Room& room, const Asker& asker, const protocol::Message& message, const MakeFresh& fresh);

// Why somebody may not see this table or its record; nothing: they may.
std::optional<protocol::Refusal> why_not_watch(const Room& room, const Asker& asker);

// Why a seat is told no hints. They are for who plays against bots alone: nobody else there could mind.
std::optional<protocol::Refusal> why_no_hint(const Room& room, const Asker& asker, engine::Seat seat);

// The first fact of a new table; the chairs of people are the maker's.
std::expected<Opened, protocol::Refusal> open(const protocol::NewTable& wanted, const Asker& maker,
                                              const record::BoardFile& board, std::span<const std::string> invites);

// Once the last chair is taken the game begins by itself.
std::optional<Started> start_when_full(const Room& room, const Fresh& fresh);

// What happens next without anybody's wish: that start, or the rematch once nobody is waited for.
std::optional<Decision> what_follows(const Room& room, const Fresh& fresh);

// What a bot chose on the strength of entry `seq`; nothing when that is no longer so.
std::optional<Moved> bot_move(const Room& room, Seat seat, uint64_t seq, const engine::Action& action);

// Any legal move instead, when what the bot chose is none.
std::optional<Moved> any_bot_move(const Room& room, Seat seat, uint64_t seq);

// A bot stands in, if the table waits for the owner.
std::optional<StoodIn> stand_in(const Room& room, Seat seat, Why why);

}  // namespace room
