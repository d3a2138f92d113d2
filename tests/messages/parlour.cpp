#include "tests/messages/parlour.h"

#include "engine/legal.h"

namespace tests {
namespace {

room::Asker asker_of(const std::string& person) { return {person, person.starts_with("program")}; }

}  // namespace

std::string Parlour::open(const std::string& table, const std::string& person, const std::string& new_table) {
    const auto wanted = protocol::read_new_table(new_table);
    if (!wanted) return protocol::write_refusal({"bad_message", {}, wanted.error()}, {}, 0);
    const std::vector<std::string> invites = {"invite0", "invite1", "invite2", "invite3"};
    const auto opened = room::open(*wanted, asker_of(person), record::shipped_board(), invites);
    if (!opened) return protocol::write_refusal(opened.error(), {}, 0);
    std::string text;
    hall_->open(table, *opened, asker_of(person), version, answer_to(text), now_);
    settle();
    return text;
}

std::string Parlour::ask(const std::string& table, const std::string& person, std::optional<std::string> message) {
    std::string text;
    hall_->ask(table, asker_of(person), version, std::move(message), answer_to(text), now_);
    settle();
    return text;
}

hall::Reply Parlour::answer_to(std::string& text) {
    if (store_sleeps) return [](std::optional<protocol::Code>, const std::string&) {};
    return [&text](std::optional<protocol::Code>, std::string answer) { text = std::move(answer); };
}

hall::ConnectionId Parlour::connect(const std::string& table, const std::string& person) {
    hall_->connect(++last_connection_, table, asker_of(person), version, now_);
    settle();
    return last_connection_;
}

void Parlour::disconnect(hall::ConnectionId connection) {
    hall_->disconnect(connection, now_);
    settle();
}

std::vector<std::string> Parlour::hear(hall::ConnectionId connection, const std::optional<std::string>& message) {
    if (message) hall_->receive(connection, *message, now_);
    settle();
    return std::exchange(heard_[connection], {});
}

void Parlour::wait(hall::Millis length) {
    now_ += length;
    hall_->tick(now_);
    settle();
}

void Parlour::forget() {
    to_do_.clear();
    hall_ = std::make_unique<hall::Hall>(*this);
}

std::vector<store::Listed> Parlour::tables() const {
    std::vector<store::Listed> listed;
    for (const auto& [table, log] : logs_)
        listed.push_back({table, log.size(), log.back().at_ms, summaries_.at(table)});
    return listed;
}

void Parlour::settle() {
    while (!to_do_.empty()) {
        const auto next = std::move(to_do_.front());
        to_do_.pop_front();
        next();
    }
}

void Parlour::send(hall::ConnectionId connection, std::string text) { heard_[connection].push_back(std::move(text)); }

void Parlour::close(hall::ConnectionId connection, protocol::Code code) {
    heard_[connection].push_back(protocol::write_refusal({code, {}, "this connection ends here"}, {}, 0));
}

void Parlour::append(store::Append entry, hall::Ticket ticket) {
    if (store_sleeps) return;
    store::Result<store::Appended> result = store::Appended::stored;
    if (trouble) {
        result = std::unexpected(store::Error{*trouble, "in this scene"});
    } else {
        logs_[entry.table].push_back({entry.seq, entry.at_ms, entry.text});
        if (entry.summary) summaries_[entry.table] = *entry.summary;
    }
    to_do_.emplace_back([this, ticket, result] { hall_->appended(ticket, result, now_); });
}

void Parlour::load(std::string table, uint64_t after_seq, hall::Ticket ticket) {
    store::Result<std::vector<store::Entry>> result;
    if (trouble) result = std::unexpected(store::Error{*trouble, "in this scene"});
    if (const auto at = logs_.find(table); result && at != logs_.end())
        result->assign(at->second.begin() + static_cast<ptrdiff_t>(after_seq), at->second.end());
    to_do_.emplace_back([this, ticket, result] { hall_->loaded(ticket, result, now_); });
}

void Parlour::think(hall::Puzzle puzzle) {
    engine::State state = engine::empty_table(puzzle.board->board, static_cast<int>(puzzle.seats));
    for (const engine::Event& event : puzzle.events) evolve(state, event);
    engine::ActionList legal;
    legal_actions(state.table, state.secrets_of(puzzle.seat), puzzle.seat, legal);
    to_do_.emplace_back([this, table = puzzle.table, seat = puzzle.seat, seq = puzzle.seq, action = legal[0]] {
        hall_->thought(table, seat, seq, action, now_);
    });
}

// NB: asked for with every message, so what is random in life must not depend on how often that was.
room::Fresh Parlour::fresh() {
    room::Fresh fresh{.seed = {}, .invite = "invite"};
    fresh.seed.fill(static_cast<uint8_t>(logs_.size()));
    return fresh;
}

const record::BoardFile* Parlour::board(std::string_view, std::string_view) {
    return has_boards ? &record::shipped_board() : nullptr;
}

}  // namespace tests
