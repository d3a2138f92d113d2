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

    void request(std::string_view route, int status);
    void action();
    void store_seconds(double seconds, size_t batch);
    void bot_seconds(double seconds, std::string_view level);
    void sockets(int change);
    void slow_client();
    void set_tables(size_t shard, size_t tables);
    void set_bot_queue(size_t waiting);

    std::string text() const;  // as /metrics shows it

 private:
    struct Families;
    std::unique_ptr<Families> families_;
};

// As a JSON string, for log lines.
std::string quoted(std::string_view text);

}  // namespace server
