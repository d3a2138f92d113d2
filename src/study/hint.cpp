#include "study/hint.h"

#include "engine/evolve.h"
#include "notation/notation.h"
#include "protocol/wish.h"

namespace study {

using ai::Reason;
using engine::index;

namespace {

constexpr size_t kBest = 3;

std::string why_not(const engine::Table& table, const Question& question) {
    const engine::SeatSet acting = seats_to_act(table);
    if (index(question.seat) >= table.seats)
        return "seat " + std::to_string(index(question.seat)) + ": this game has seats 0 to " +
               std::to_string(table.seats - 1);
    if (acting.empty()) return "the game is over; say which moment is meant";
    if (acting.contains(question.seat)) return {};
    std::string seats;
    for (const engine::Seat seat : acting) seats += " " + std::to_string(index(seat));
    return "seat " + std::to_string(index(question.seat)) + " is not to act there; to act:" + seats;
}

json::object to_json(const Reason& reason, const engine::Board& board) {
    json::object object{{"kind", name_of(reason.kind)}};
    if (reason.ticket) object["ticket"] = board.ticket_ids[index(*reason.ticket)];
    if (reason.route) object["route"] = board.route_ids[index(*reason.route)];
    if (reason.seat) object["seat"] = index(*reason.seat);
    if (reason.symbol) object["symbol"] = board.symbols[index(*reason.symbol)];
    if (reason.card) object["card"] = name_of(*reason.card);
    if (reason.points) object["points"] = *reason.points;
    return object;
}

std::vector<Hint> best_of(ai::SearchBot& bot, const engine::View& view, const ai::Budget& budget, uint64_t seed) {
    const auto lines = bot.think(view, budget, seed);
    std::vector<Hint> best;
    for (const ai::Search::Line& line : lines.first(std::min(kBest, lines.size())))
        best.push_back({line, reasons_for(line.action, view, bot.book(), bot.belief())});
    return best;
}

}  // namespace

std::vector<Hint> hints(std::span<const engine::Event> events, size_t players, const engine::Board& board,
                        engine::Seat seat, const ai::Budget& budget, uint64_t seed) {
    engine::State state = engine::empty_table(board, static_cast<int>(players));
    ai::SearchBot bot(board, budget.iterations, ai::SearchBot::kNoLimit);
    for (const engine::Event& event : events) {
        bot.saw(seen_by(event, state.table, seat), state.table, seat);
        evolve(state, event);
    }
    return best_of(bot, view_for(state, seat), budget, seed);
}

std::expected<std::vector<Hint>, std::string> hints(const record::Record& record, const engine::Board& board,
                                                    const Question& question, const ai::Budget& budget) {
    const size_t end = question.event.value_or(record.events.size());
    if (end > record.events.size() || (end < record.events.size() && !record::decision_at(record, end)))
        return std::unexpected("event " + std::to_string(end) + ": no seat decides there");
    engine::State state = engine::empty_table(board, static_cast<int>(record.players.size()));
    std::vector<engine::Event> events;
    for (size_t i = 0; i < end; ++i) evolve(state, events.emplace_back(record.events[i].event));
    if (const std::string no = why_not(state.table, question); !no.empty()) return std::unexpected(no);
    return hints(events, record.players.size(), board, question.seat, budget, question.seed);
}

std::expected<std::vector<Hint>, std::string> hints(const engine::State& position, const Question& question,
                                                    const ai::Budget& budget) {
    if (const std::string no = why_not(position.table, question); !no.empty()) return std::unexpected(no);
    ai::SearchBot bot(*position.table.board, budget.iterations, ai::SearchBot::kNoLimit);
    return best_of(bot, view_for(position, question.seat), budget, question.seed);
}

json::object to_json(const ai::Search::Line& line, const engine::Board& board) {
    return {{"action", notation::to_text(board, line.action)},
            {"act", boost::json::parse(protocol::write_action(line.action, board))},
            {"win_share", line.win_share},
            {"margin", line.margin},
            {"visits", line.visits}};
}

json::object to_json(engine::Seat seat, std::span<const Hint> hints, const engine::Board& board) {
    json::array actions;
    for (const Hint& hint : hints) actions.push_back(to_json(hint, board));
    return {{"seat", index(seat)}, {"actions", std::move(actions)}};
}

json::object to_json(const Hint& hint, const engine::Board& board) {
    json::object object = to_json(hint.line, board);
    json::array reasons;
    for (const Reason& reason : hint.reasons) reasons.push_back(to_json(reason, board));
    object["reasons"] = std::move(reasons);
    return object;
}

}  // namespace study
