// The clients' end of the network: WebSockets that stay open, and HTTP requests one after the other.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace load {

namespace asio = boost::asio;
using asio::ip::tcp;

// A WebSocket. What is sent must have left before the next is sent.
class Line {
 public:
    virtual ~Line() = default;
    virtual void send(std::string text) = 0;
    virtual void close() = 0;  // nothing is heard from now on
};

struct Ear {
    std::function<void(std::string_view)> heard;
    std::function<void()> lost;  // the other side has closed it
};

asio::awaitable<std::shared_ptr<Line>> open_line(tcp::endpoint server, std::string path, std::string cookie, Ear ear);

// One connection for requests.
class Http {
 public:
    virtual ~Http() = default;
    struct Answer {
        unsigned status = 0;
        std::string cookie;  // as it is to be sent back
        std::string body;
    };
    virtual asio::awaitable<Answer> get(std::string path) = 0;
    virtual asio::awaitable<Answer> post(std::string path, std::string body, std::string cookie) = 0;
};

asio::awaitable<std::unique_ptr<Http>> open_http(tcp::endpoint server);

}  // namespace load
