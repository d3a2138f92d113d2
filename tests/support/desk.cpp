#include "tests/support/desk.h"

namespace tests {

std::string Desk::open_table(int people, int free_chairs, seating::Watching watching) {
    room::Opened opened;
    opened.settings.watching = watching;
    opened.host = "p0";
    for (int i = 0; i < people; ++i) {
        seating::Chair& chair = opened.chairs.emplace_back();
        chair.kind = seating::ChairKind::person;
        chair.person = chair.name = "p" + std::to_string(i);
    }
    opened.chairs.resize(opened.chairs.size() + static_cast<size_t>(free_chairs));
    return open_table(std::move(opened));
}

std::string Desk::open_table(room::Opened opened) {
    opened.settings.board = record::shipped_board().board.id;
    opened.board_sha256 = record::shipped_board().sha256;
    const std::string table = "t" + std::to_string(++made_);
    const room::Asker host{opened.host, false};
    hall.open(
        table, std::move(opened), host, protocol::Version::two,
        [](std::optional<protocol::Code>, const std::string&) {}, now);
    settle();
    return table;
}

void Desk::settle() {
    while (!to_do_.empty()) {
        const auto next = std::move(to_do_.front());
        to_do_.pop_front();
        next();
    }
}

void Desk::send(hall::ConnectionId connection, std::string text) { sent[connection].push_back(std::move(text)); }
void Desk::close(hall::ConnectionId connection, protocol::Code code) { closed[connection] = code.name(); }

void Desk::append(store::Append entry, hall::Ticket ticket) {
    to_do_.emplace_back([this, entry = std::move(entry), ticket] {
        std::vector<store::Entry>& log = logs[entry.table];
        const bool follows = entry.seq == log.size() + 1;
        if (follows) log.push_back({entry.seq, entry.at_ms, entry.text});
        if (follows && entry.summary) wakes[entry.table] = entry.summary->wake_at_ms;
        hall.appended(ticket, follows ? store::Appended::stored : store::Appended::conflict, now);
    });
}

void Desk::load(std::string table, uint64_t after_seq, hall::Ticket ticket) {
    to_do_.emplace_back([this, table = std::move(table), after_seq, ticket] {
        std::vector<store::Entry> entries;
        for (const store::Entry& entry : logs[table])
            if (entry.seq > after_seq) entries.push_back(entry);
        hall.loaded(ticket, std::move(entries), now);
    });
}

room::Fresh Desk::fresh() {
    room::Fresh fresh;
    fresh.seed.fill(++made_);
    fresh.invite = "i" + std::to_string(made_);
    return fresh;
}

const record::BoardFile* Desk::board(std::string_view id, std::string_view sha256) {
    const record::BoardFile& board = record::shipped_board();
    return id == board.board.id && sha256 == board.sha256 ? &board : nullptr;
}

namespace {

using Actions = std::vector<boost::json::object>;

Actions actions_of(std::string_view kind, const boost::json::value& how) {
    Actions actions;
    const auto add = [&](boost::json::object fields) {
        fields["type"] = kind;
        actions.push_back(std::move(fields));
    };
    if (kind == "draw_market") {
        for (const auto& slot : how.as_array()) add({{"slot", slot}});
    } else if (kind == "keep_tickets") {
        for (const auto& kept : how.as_array()) add({{"kept", kept}});
    } else if (kind == "place_stack") {
        for (const auto& symbol : how.at("symbols").as_array())
            for (const auto& location : how.at("locations").as_array())
                add({{"symbol", symbol}, {"location", location}});
    } else if (kind == "claim_route") {
        for (const auto& claim : how.as_array())
            for (const auto& paid : claim.at("payments").as_array()) {
                const auto* tokens = claim.as_object().if_contains("tokens");
                if (tokens == nullptr) add({{"route", claim.at("route")}, {"paid", paid}});
                for (const auto& token : tokens == nullptr ? boost::json::array() : tokens->as_array())
                    add({{"route", claim.at("route")}, {"paid", paid}, {"token_at", token}});
            }
    } else {
        add({});
    }
    return actions;
}

}  // namespace

Actions all_actions(const boost::json::object& legal) {
    Actions all;
    for (const auto& [kind, how] : legal)
        for (boost::json::object& action : actions_of(kind, how)) all.push_back(std::move(action));
    return all;
}

boost::json::object any_action(const boost::json::object& legal, const std::function<size_t(size_t)>& choose) {
    const auto kind = legal.begin() + static_cast<std::ptrdiff_t>(choose(legal.size()));
    const Actions actions = actions_of(kind->key(), kind->value());
    return actions[choose(actions.size())];
}

}  // namespace tests
