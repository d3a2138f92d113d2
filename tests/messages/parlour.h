// A hall on a clock that only we move, with a store that answers at once and bots that choose the first legal action:
// scenes of which every byte is known.
#pragma once

#include <deque>
#include <functional>
#include <map>

#include "hall/hall.h"

namespace tests {

class Parlour : public hall::Outside {
 public:
    static inline protocol::Version version = protocol::Version::two;  // which everybody speaks

    // Who asks is named by a word; a program's word begins with "program".
    std::string open(const std::string& table, const std::string& person, const std::string& new_table);
    std::string ask(const std::string& table, const std::string& person, std::optional<std::string> message);

    hall::ConnectionId connect(const std::string& table, const std::string& person);
    void disconnect(hall::ConnectionId connection);
    // What came on the connection since this was last asked.
    std::vector<std::string> hear(hall::ConnectionId connection, const std::optional<std::string>& message = {});

    void wait(hall::Millis length);
    std::vector<store::Listed> tables() const;
    uint64_t seq(const std::string& table) const { return logs_.at(table).size(); }

    std::optional<store::Error::Kind> trouble;  // of the store
    bool store_sleeps = false;                  // it does not answer
    bool has_boards = true;
    void damage(const std::string& table) { logs_.at(table).front().text = "{}"; }
    void forget();  // as after a restart

 private:
    void settle();  // does all that is to be done
    hall::Reply answer_to(std::string& text);

    void send(hall::ConnectionId connection, std::string text) override;
    void close(hall::ConnectionId connection, protocol::Code code) override;
    void append(store::Append entry, hall::Ticket ticket) override;
    void load(std::string table, uint64_t after_seq, hall::Ticket ticket) override;
    void think(hall::Puzzle puzzle) override;
    void tell_servers(std::string /*table*/, std::string /*note*/) override {}
    hall::Stamp took_message() override { return 0; }
    void answered(hall::Stamp /*stamp*/) override {}
    void refused(protocol::Code /*code*/) override {}
    void report_mistake(std::string_view /*table*/, std::string_view /*what*/) override {}
    void report_bot(std::string_view /*table*/, std::string_view /*level*/) override {}
    room::Fresh fresh() override;
    const record::BoardFile* board(std::string_view id, std::string_view sha256) override;

    hall::Millis now_ = 1'700'000'000'000;
    std::unique_ptr<hall::Hall> hall_ = std::make_unique<hall::Hall>(*this);
    std::deque<std::function<void()>> to_do_;
    std::map<std::string, std::vector<store::Entry>> logs_;
    std::map<std::string, store::Summary> summaries_;
    std::map<hall::ConnectionId, std::vector<std::string>> heard_;
    hall::ConnectionId last_connection_ = 0;
};

}  // namespace tests
