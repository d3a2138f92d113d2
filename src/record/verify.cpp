#include "record/verify.h"

#include <algorithm>

#include "engine/rules.h"
#include "notation/notation.h"

namespace record {
namespace {

using namespace engine;

// How far a record has been judged.
struct Progress {
    const Record& record;
    size_t next = 0;  // the event that is judged next
    std::optional<Foul> foul = std::nullopt;

    // Nothing at the end of the record, and after a foul.
    const Event* event() const { return !foul && next < record.events.size() ? &record.events[next].event : nullptr; }
};

// What the record says about chance, in the order in which the referee asks. Where the record asks for something that
// the piles do not hold it answers with something that they do: the event then differs from the recorded one.
class RecordedChance {
 public:
    explicit RecordedChance(const Progress& progress) : progress_(progress) {}

    Card card(Cards deck) {
        const Card wanted = wanted_card();
        return wanted != Card::none && deck.count(wanted) > 0 ? wanted : deck.nth(0);
    }
    TicketId ticket(TicketSet deck) {
        TicketSet wanted;
        if (const Dealt* dealt = next_deal()) {
            wanted.insert(dealt->offers[tickets_dealt_ / kOfferedTickets][tickets_dealt_ % kOfferedTickets]);
            ++tickets_dealt_;
        } else if (const auto* offered = next<TicketsOffered>()) {
            for (TicketId ticket : offered->tickets)
                if (ticket != kNoTicket) wanted.insert(ticket);
        }
        wanted &= deck;
        return wanted.empty() ? deck.first() : wanted.first();
    }
    SymbolId symbol(SymbolSet left) {
        const Dealt* dealt = next_deal();
        const SymbolId wanted = dealt != nullptr ? dealt->stacks[symbols_dealt_++] : left.first();
        return left.contains(wanted) ? wanted : left.first();
    }

 private:
    template <class E>
    const E* next() const {
        return progress_.event() == nullptr ? nullptr : std::get_if<E>(progress_.event());
    }
    // NB: only at the start; a second deal in a record is a foul and must not be asked for cards.
    const Dealt* next_deal() const { return progress_.next == 0 ? next<Dealt>() : nullptr; }
    Card wanted_card() {
        if (const auto* drawn = next<CardDrawn>()) return drawn->card;
        if (const auto* filled = next<MarketFilled>()) return filled->card;
        const Dealt* dealt = next_deal();
        if (dealt == nullptr) return Card::none;
        const size_t in_hands = 2 * progress_.record.players.size();
        const size_t k = cards_dealt_++;
        return k < in_hands ? dealt->hands[k / 2][k % 2] : dealt->market[k - in_hands];
    }

    const Progress& progress_;
    size_t cards_dealt_ = 0, tickets_dealt_ = 0, symbols_dealt_ = 0;
};

// Equal but for the order of things that have none.
bool same(Event a, Event b) {
    for (Event* event : {&a, &b}) {
        if (auto* dealt = std::get_if<Dealt>(event)) std::ranges::sort(dealt->spare_stacks);
        if (auto* offered = std::get_if<TicketsOffered>(event)) std::ranges::sort(offered->tickets);
    }
    return a == b;
}

// Compares a record with the rules, one step at a time: what is due at a state, or what the next decision gives. Each
// step accepts at least one event of the record or finds the foul, so this ends whatever the record says.
template <Chance ChanceT>
class Verifier {
 public:
    Verifier(Progress& progress, const Board& board, std::string_view source, ChanceT& chance)
        : progress_(progress),
          record_(progress.record),
          board_(board),
          source_(source),
          chance_(chance),
          state_(empty_table(board, static_cast<int>(record_.players.size()))) {}

    void run() {
        judge([](auto& referee) { referee.begin_deal(); });
        while (!progress_.foul) {
            if (const Due next = due(state_); next.what != Due::What::nothing)
                judge([next](auto& referee) { referee.carry_out(next); });
            else if (progress_.event() != nullptr)
                judge_decision();
            else
                return;
        }
    }

    // The referee's listener.
    template <class E>
    void operator()(const E& expected) {
        if (progress_.foul) return;
        const Event* recorded = progress_.event();
        if (recorded == nullptr) return found(rule_of(expected), "the record stops before '" + text(expected) + "'");
        if (!same(*recorded, expected))
            return found(broken_rule(expected, *recorded), "recorded '" + text(*recorded) + "', but " +
                                                               std::string(source_) + " give '" + text(expected) + "'");
        ++progress_.next;
    }

 private:
    // The referee acts on a copy, which counts when the record says the same.
    template <class Act>
    void judge(Act act) {
        State next = state_;
        Referee referee(next, chance_, *this);
        act(referee);
        if (!progress_.foul) state_ = next;
    }

    void judge_decision() {
        const Event& event = *progress_.event();
        const auto decision = decision_at(record_, progress_.next);
        if (!decision) return found(rule_of(event), "'" + text(event) + "' does not follow from what happened before");
        const auto& [seat, action] = *decision;
        if (const auto illegal = why_illegal(state_.table, state_.secrets_of(seat), seat, action))
            return found(illegal->rule, "'" + text(event) + "': " + std::string(illegal->reason));
        in_setup_ = state_.table.phase == Phase::setup_tickets;
        judge([&](auto& referee) { referee.begin(seat, action); });
    }

    // Which rule a recorded event breaks that differs from the expected one.
    std::string_view broken_rule(const Event& expected, const Event& recorded) const {
        if (std::holds_alternative<DeckReshuffled>(recorded)) return "R4.6";
        if (std::holds_alternative<TicketsKept>(expected) && in_setup_) return "R2.6";
        const auto* end = std::get_if<GameEnded>(&expected);
        const auto* ended = std::get_if<GameEnded>(&recorded);
        if (end != nullptr && ended != nullptr && end->scores == ended->scores) return "R7.4";
        return rule_of(expected);
    }

    std::string text(const Event& event) const { return notation::to_text(board_, event); }
    void found(std::string_view rule, std::string message) {
        progress_.foul = Foul{progress_.next, std::string(rule), std::move(message)};
    }

    Progress& progress_;
    const Record& record_;
    const Board& board_;
    std::string_view source_;
    ChanceT& chance_;
    State state_;
    bool in_setup_ = true;  // R2.6: the choice that is being judged is one of the setup
};

}  // namespace

std::optional<Foul> verify(const Record& record, const BoardFile& board) {
    Progress by_rules{record};
    RecordedChance recorded(by_rules);
    Verifier(by_rules, board.board, "the rules", recorded).run();
    if (by_rules.foul || !record.seed) return by_rules.foul;

    Progress by_seed{record};
    SeededChance seeded(*record.seed);
    Verifier(by_seed, board.board, "the rules and the seed", seeded).run();
    return by_seed.foul;
}

}  // namespace record
