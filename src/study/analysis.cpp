#include "study/analysis.h"

#include "study/hint.h"

namespace study {

using ai::Outlook;
using engine::index;

namespace {

json::object of_seat(const Outlook& outlook, engine::Seat seat) {
    return {{"win_share", outlook.win_share[index(seat)]}, {"margin", outlook.margin[index(seat)]}};
}

json::array per_seat(const ai::PerSeat& numbers, size_t seats) {
    return json::array(numbers.begin(), numbers.begin() + static_cast<ptrdiff_t>(seats));
}

json::array rows(const ai::Analyst::Split& split, ai::PerSeat Outlook::* measure, size_t seats) {
    json::array result;
    for (size_t seat = 0; seat < seats; ++seat)
        result.push_back({{"seat", seat},
                          {"par", (split.par.*measure)[seat]},
                          {"deal", (split.deal.*measure)[seat]},
                          {"luck", (split.luck.*measure)[seat]},
                          {"choice", (split.choice.*measure)[seat]},
                          {"others", (split.others.*measure)[seat]},
                          {"result", (split.result.*measure)[seat]}});
    return result;
}

}  // namespace

Analysis::Analysis(const record::Record& record, const engine::Board& board, const ai::Effort& effort)
    : record_(record), board_(board), analyst_(board, static_cast<int>(record.players.size()), effort) {}

bool Analysis::next() {
    while (event_ < record_.events.size()) {
        const auto decision = record::decision_at(record_, event_);
        if (decision) {
            analyst_.decide(decision->seat, decision->action);
            events_.push_back(event_);
        }
        analyst_.tell(record_.events[event_++].event);
        if (decision) return true;
    }
    return false;
}

json::object Analysis::decision_json(size_t number) const {
    const ai::Analyst::Decision& decision = decisions()[number];
    json::object object{{"event", events_[number]}, {"seat", index(decision.seat)}};
    for (auto& [key, value] : to_json(decision.played, board_)) object[key] = value;
    object["preferred"] = decision.preferred;
    json::array& alternatives = object["alternatives"].emplace_array();
    for (const ai::Search::Line& line : decision.alternatives) alternatives.push_back(to_json(line, board_));
    const size_t seats = record_.players.size();
    object["outlook"] = {{"win_share", per_seat(decision.before.win_share, seats)},
                         {"margin", per_seat(decision.before.margin, seats)}};
    object["choice"] = of_seat(decision.choice, decision.seat);
    object["luck"] = of_seat(decision.luck, decision.seat);
    return object;
}

json::object Analysis::split_json() const {
    const size_t seats = record_.players.size();
    return {{"win_share", rows(split(), &Outlook::win_share, seats)},
            {"margin", rows(split(), &Outlook::margin, seats)}};
}

}  // namespace study
