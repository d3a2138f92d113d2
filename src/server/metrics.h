// What is counted and measured, for Prometheus.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace server {

class Metrics {
 public:
    Metrics();
    ~Metrics();

    // NB: labels are words of ours, never a client's: what is counted cannot grow without end, and tells nothing.
    void request(std::string_view method, std::string_view route, int status);
    void message();
    void refused(std::string_view code);
    void acted();                   // an action of a game is stored
    void answered(double seconds);  // from a message to its answer
    void stored(double seconds, size_t entries);
    void store_failed();
    void store_answered(double seconds);
    void set_store_queue(size_t waiting);
    void bot_seconds(double seconds, std::string_view level);
    void set_bot_queue(size_t waiting);
    void sockets(int change);
    void slow_client();
    void set_tables(size_t shard, std::string_view stage, size_t tables);

    std::string text() const;  // as /metrics shows it

 private:
    struct Families;
    std::unique_ptr<Families> families_;
};

// As a JSON string, for log lines.
std::string quoted(std::string_view text);

}  // namespace server
