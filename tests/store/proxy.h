// Stands between a store and PostgreSQL, and loses answers at will.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "tests/store/stores.h"

namespace tests {

class Proxy {
 public:
    explicit Proxy(std::string server_socket);
    ~Proxy();
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;

    std::string address(const std::string& database) const;

    enum class Mode : uint8_t { forward, lose_one_answer, lose_and_refuse };  // each loss cuts the connection
    void set(Mode mode) { mode_ = mode; }

 private:
    void run(const std::stop_token& stop);
    void forward(const std::stop_token& stop, int client, int server);
    bool loses_answer();

    std::string server_socket_;
    TempFolder folder_;
    int listening_ = -1;
    std::atomic<Mode> mode_ = Mode::forward;
    std::jthread thread_;
};

}  // namespace tests
