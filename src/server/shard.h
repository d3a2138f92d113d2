// One thread of the network, with its hall of tables. A table belongs to one shard, chosen by its name; connections to
// it are handed over to that shard, so that a table never meets a second thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "hall/hall.h"
#include "server/house.h"

namespace server {

namespace asio = boost::asio;

// A connection as the hall sees it.
class Client {
 public:
    virtual ~Client() = default;
    virtual void send(std::string text) = 0;
    virtual void close(protocol::Code code) = 0;
};

inline hall::Millis wall_clock_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

class Shard : private hall::Outside {
 public:
    Shard(House& house, size_t number);

    asio::io_context& io() { return io_; }
    hall::Hall& hall() { return hall_; }  // on this shard's thread only
    House& house() { return house_; }

    // On this shard's thread.
    hall::ConnectionId add(std::shared_ptr<Client> client);
    void remove(hall::ConnectionId id);
    void close_all(protocol::Code code);
    void start_ticking();
    void run();  // until io() is stopped
    size_t clients() const { return clients_.size(); }

    size_t tables() const { return tables_.load(std::memory_order_relaxed); }  // from any thread

 private:
    void send(hall::ConnectionId connection, std::string text) override;
    void close(hall::ConnectionId connection, protocol::Code code) override;
    void append(store::Append entry, hall::Ticket ticket) override;
    void load(std::string table, uint64_t after_seq, hall::Ticket ticket) override;
    void think(hall::Puzzle puzzle) override;
    void advise(hall::Puzzle puzzle, hall::Reply reply) override;
    void tell_servers(std::string table, std::string note) override;
    void report_mistake(std::string_view table, std::string_view what) override;
    void report_bot(std::string_view table, std::string_view level) override;
    hall::Stamp took_message() override;
    void answered(hall::Stamp message) override;
    void refused(protocol::Code code) override { house_.metrics.refused(code.name()); }
    void acted() override { house_.metrics.acted(); }
    room::Fresh fresh() override;
    const record::BoardFile* board(std::string_view id, std::string_view sha256) override;
    void take(std::vector<StoreThread::Outcome> outcomes, size_t from);
    void tick();

    House& house_;
    size_t number_;
    asio::io_context io_{1};
    asio::steady_timer timer_{io_};
    hall::Hall hall_{*this};
    std::unordered_map<hall::ConnectionId, std::shared_ptr<Client>> clients_;
    std::vector<StoreThread::Request> to_append_;
    std::vector<store::News> to_tell_;
    const StoreThread::Receiver appended_;
    hall::ConnectionId next_id_ = 1;
    std::atomic<size_t> tables_ = 0;
    hall::Millis announced_ms_ = 0, counted_ms_ = 0;
};

}  // namespace server
