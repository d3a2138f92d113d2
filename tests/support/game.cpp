#include "tests/support/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "notation/notation.h"
#include "notation/reader.h"
#include "notation/writer.h"
#include "record/board_file.h"

namespace tests {

using namespace engine;

namespace {

template <class Id, class Set, class Otherwise>
Id scripted(std::deque<Id>& script, const Set& choice, Otherwise otherwise) {
    if (script.empty()) return otherwise();
    const Id next = script.front();
    script.pop_front();
    Set wanted = Set::of(next);
    if (choice.contains(wanted)) return next;
    ADD_FAILURE() << "the script draws something that is not there: number " << index(next);
    return otherwise();
}

// Ends the test: what follows would make no sense.
[[noreturn]] void fail(std::string_view text, std::string_view why) {
    throw std::invalid_argument(std::string(why) + "\nin " + std::string(text));
}

struct Move {
    Seat seat{};
    Action action;
};

Move parse_move(const Board& board, std::string_view text) {
    const size_t space = std::min(text.find(' '), text.size());
    const auto seat = notation::parse_seat(text.substr(0, space));
    const auto action = notation::parse_action(board, text.substr(std::min(space + 1, text.size())));
    if (!seat) fail(text, seat.error().message);
    if (!action) fail(text, action.error().message);
    return {*seat, *action};
}

template <class Id>
void read_script(const Board& board, std::string_view text, std::deque<Id>& script, auto read) {
    notation::Reader in(board, text);
    while (!in.done()) script.push_back(read(in));
    if (in.error()) fail(text, in.error()->message);
}

}  // namespace

Card ScriptedChance::card(Cards deck) {
    return scripted(cards, deck, [&] { return seeded_.card(deck); });
}
TicketId ScriptedChance::ticket(TicketSet deck) {
    return scripted(tickets, deck, [&] { return seeded_.ticket(deck); });
}
SymbolId ScriptedChance::symbol(SymbolSet left) {
    return scripted(symbols, left, [&] { return seeded_.symbol(left); });
}

Game& Game::next_cards(std::string_view cards) {
    read_script(board(), cards, chance_.cards, [](auto& in) { return in.card(); });
    return *this;
}
Game& Game::next_tickets(std::string_view tickets) {
    read_script(board(), tickets, chance_.tickets, [](auto& in) { return in.ticket(); });
    return *this;
}
Game& Game::next_symbols(std::string_view symbols) {
    read_script(board(), symbols, chance_.symbols, [](auto& in) { return in.symbol(); });
    return *this;
}

template <class Act>
void Game::record(Act act) {
    events_.clear();
    log_.clear();
    State replayed = state;
    auto listener = [&](const auto& event) {
        log_.push_back({replayed.table, event});
        evolve(replayed, event);
        events_.push_back(notation::to_text(board(), Event(event)));
    };
    Referee referee(state, chance_, listener);
    act(referee);
    EXPECT_EQ(replayed, state) << "the events alone do not lead to the same state";
}

void Game::deal() {
    record([](auto& referee) { referee.deal(); });
}

void Game::play(std::string_view text) {
    const Move move = parse_move(board(), text);
    if (const auto illegal = why_illegal(state.table, state.secrets_of(move.seat), move.seat, move.action))
        fail(position(), std::string(text) + ": " + std::string(illegal->rule) + ": " + std::string(illegal->reason));
    EXPECT_EQ(why(text), "");
    record([&](auto& referee) { referee.apply(move.seat, move.action); });
}

std::string Game::why(std::string_view text) const {
    const Move move = parse_move(board(), text);
    const Secrets& own = state.secrets_of(move.seat);
    const auto illegal = why_illegal(state.table, own, move.seat, move.action);
    static ActionList list;
    legal_actions(state.table, own, move.seat, list);
    const bool listed = std::ranges::find(list, move.action) != list.end();
    EXPECT_EQ(listed, !illegal) << text << ": the list of legal actions and why_illegal disagree";
    return illegal ? std::string(illegal->rule) : "";
}

std::string Game::to_move() const {
    std::string seats;
    for (Seat seat : seats_to_act(state.table)) seats = notation::join({seats, notation::to_text(seat)});
    return seats;
}

Texts Game::options() const {
    Texts moves;
    static ActionList list;
    for (Seat seat : seats_to_act(state.table)) {
        legal_actions(state.table, state.secrets_of(seat), seat, list);
        for (const Action& action : list)
            moves.push_back(notation::to_text(seat) + " " + notation::to_text(board(), action));
    }
    return moves;
}

Texts Game::seen_by(Viewer viewer) const {
    Texts texts;
    for (const Seen& seen : log_)
        texts.push_back(notation::to_text(board(), engine::seen_by(seen.event, seen.before, viewer)));
    return texts;
}

std::string Game::position() const { return notation::to_text(state); }

Score Game::score(int seat) const { return final_scores(state)[static_cast<size_t>(seat)]; }
std::string Game::hand(int seat) const { return notation::card_words(state.secrets[static_cast<size_t>(seat)].hand); }
std::string Game::market() const {
    std::string cards;
    for (uint8_t slot = 0; slot < kMarketSlots; ++slot)
        cards = notation::join({cards, notation::card_word(state.table.market.card(Slot{slot}))});
    return cards;
}
std::string Game::tickets(int seat) const {
    return notation::Names(board())(state.secrets[static_cast<size_t>(seat)].tickets);
}
std::string Game::tokens(int seat) const {
    return notation::Names(board())(state.table.tokens[static_cast<size_t>(seat)]);
}
std::string Game::winners() const {
    std::string seats;
    for (Seat seat : engine::winners(state)) seats = notation::join({seats, notation::to_text(seat)});
    return seats;
}

const Board& shipped_board() { return record::shipped_board().board; }

Game empty_table(int seats, const Board& board) { return Game(engine::empty_table(board, seats)); }

Game given(std::string_view position, const Board& board) {
    const auto state = notation::parse_position(board, position);
    if (!state) fail(position, "at " + std::to_string(state.error().position) + ": " + state.error().message);
    return Game(*state);
}

BoardSpec small_board(std::vector<BoardSpec::Route> routes) {
    BoardSpec spec;
    spec.id = spec.name = "small";
    for (int64_t length = 1; length <= kMaxRouteLength; ++length) spec.points_per_length.emplace_back(length, length);
    for (char id = 'a'; id <= 'g'; ++id) spec.locations.push_back({std::string(1, id), std::string(1, id), id <= 'e'});
    for (int i = 1; i <= kSymbols; ++i) spec.symbols.push_back("s" + std::to_string(i));
    spec.routes = std::move(routes);
    for (int i = 0; i < kOfferedTickets * kMaxSeats; ++i) {
        const auto end = [&](int offset) { return std::string(1, static_cast<char>('a' + (i + offset) % kSymbols)); };
        spec.tickets.push_back({"t" + std::to_string(i + 1), end(0), end(1), i + 1});
    }
    return spec;
}

Board make(const BoardSpec& spec) {
    auto board = make_board(spec);
    if (!board) fail(spec.id, board.error().front());
    return *std::move(board);
}

}  // namespace tests
