#include "net.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace load {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

std::string host_of(const tcp::endpoint& server) {
    return server.address().to_string() + ":" + std::to_string(server.port());
}

class WebSocket final : public Line, public std::enable_shared_from_this<WebSocket> {
 public:
    WebSocket(const asio::any_io_executor& executor, Ear ear) : ws_(executor), ear_(std::move(ear)) {}

    asio::awaitable<void> open(tcp::endpoint server, std::string path, std::string cookie) {
        co_await ws_.next_layer().async_connect(server, asio::use_awaitable);
        ws_.next_layer().set_option(tcp::no_delay(true));
        ws_.set_option(websocket::stream_base::decorator([cookie](websocket::request_type& request) {
            if (!cookie.empty()) request.set(http::field::cookie, cookie);
            request.set(http::field::sec_websocket_protocol, "fogline.1");
        }));
        co_await ws_.async_handshake(host_of(server), path, asio::use_awaitable);
        ws_.text(true);
        asio::co_spawn(ws_.get_executor(), listen(shared_from_this()), asio::detached);
    }

    void send(std::string text) override {
        outgoing_ = std::move(text);
        ws_.async_write(asio::buffer(outgoing_), [self = shared_from_this()](const boost::system::error_code&, size_t) {
            // A broken connection is noticed by who listens.
        });
    }

    void close() override {
        closing_ = true;
        ws_.async_close(websocket::close_code::normal,
                        [self = shared_from_this()](const boost::system::error_code&) {});
    }

 private:
    asio::awaitable<void> listen(std::shared_ptr<WebSocket> self) {
        beast::flat_buffer buffer;
        for (;;) {
            const auto [error, size] = co_await ws_.async_read(buffer, asio::as_tuple(asio::use_awaitable));
            if (error) break;
            if (!closing_) ear_.heard({static_cast<const char*>(buffer.data().data()), size});
            buffer.consume(buffer.size());
        }
        if (!closing_) ear_.lost();
        ear_ = {};
    }

    websocket::stream<tcp::socket> ws_;
    Ear ear_;
    std::string outgoing_;
    bool closing_ = false;
};

class Requests final : public Http {
 public:
    explicit Requests(const asio::any_io_executor& executor) : socket_(executor) {}

    asio::awaitable<void> open(tcp::endpoint server) {
        host_ = host_of(server);
        co_await socket_.async_connect(server, asio::use_awaitable);
        socket_.set_option(tcp::no_delay(true));
    }

    asio::awaitable<Answer> get(std::string path) override { return ask({http::verb::get, path, 11}); }

    asio::awaitable<Answer> post(std::string path, std::string body, std::string cookie) override {
        http::request<http::string_body> request{http::verb::post, path, 11};
        request.body() = std::move(body);
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
        return ask(std::move(request));
    }

 private:
    asio::awaitable<Answer> ask(http::request<http::string_body> request) {
        request.set(http::field::host, host_);
        request.prepare_payload();
        co_await http::async_write(socket_, request, asio::use_awaitable);
        http::response<http::string_body> response;
        co_await http::async_read(socket_, buffer_, response, asio::use_awaitable);
        const std::string_view cookie = response[http::field::set_cookie];
        co_return Answer{response.result_int(), std::string(cookie.substr(0, cookie.find(';'))),
                         std::move(response.body())};
    }

    tcp::socket socket_;
    std::string host_;
    beast::flat_buffer buffer_;
};

}  // namespace

asio::awaitable<std::shared_ptr<Line>> open_line(tcp::endpoint server, std::string path, std::string cookie, Ear ear) {
    const auto line = std::make_shared<WebSocket>(co_await asio::this_coro::executor, std::move(ear));
    co_await line->open(server, std::move(path), std::move(cookie));
    co_return line;
}

asio::awaitable<std::unique_ptr<Http>> open_http(tcp::endpoint server) {
    auto http = std::make_unique<Requests>(co_await asio::this_coro::executor);
    co_await http->open(server);
    co_return http;
}

}  // namespace load
