#include "echo.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket.hpp>
#include <iostream>
#include <unordered_map>

namespace load {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
constexpr auto kAwaited = asio::as_tuple(asio::use_awaitable);

class EchoSocket;
using EchoGroups = std::unordered_map<std::string, std::vector<EchoSocket*>>;

class EchoSocket : public std::enable_shared_from_this<EchoSocket> {
 public:
    explicit EchoSocket(tcp::socket socket) : ws_(std::move(socket)) {}

    // The path is /GROUP/BYTES.
    asio::awaitable<void> run(EchoGroups& groups) {
        beast::flat_buffer buffer;
        http::request<http::string_body> request;
        if (const auto [error, size] = co_await http::async_read(ws_.next_layer(), buffer, request, kAwaited); error)
            co_return;
        const std::string path = request.target();
        const std::string answer(std::stoul(path.substr(path.rfind('/') + 1)), 'x');
        ws_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
        if (const auto [error] = co_await ws_.async_accept(request, kAwaited); error) co_return;
        ws_.text(true);
        std::vector<EchoSocket*>& group = groups[path];
        group.push_back(this);
        for (;;) {
            const auto [error, size] = co_await ws_.async_read(buffer, kAwaited);
            if (error) break;
            buffer.consume(buffer.size());
            for (EchoSocket* socket : group) socket->send(answer);
        }
        std::erase(group, this);
        if (group.empty()) groups.erase(path);
    }

 private:
    void send(std::string text) {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write_next();
    }

    void write_next() {
        ws_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](const boost::system::error_code& error, size_t) {
                            self->queue_.pop_front();
                            if (!error && !self->queue_.empty()) self->write_next();
                        });
    }

    websocket::stream<beast::tcp_stream> ws_;
    std::deque<std::string> queue_;
};

asio::awaitable<void> accept(tcp::acceptor& acceptor, EchoGroups& groups) {
    for (;;) {
        auto [error, socket] = co_await acceptor.async_accept(kAwaited);
        if (error) continue;
        socket.set_option(tcp::no_delay(true));
        const auto echo = std::make_shared<EchoSocket>(std::move(socket));
        asio::co_spawn(acceptor.get_executor(), echo->run(groups), [echo](const std::exception_ptr&) {});
    }
}

class EchoClients final : public Group {
 public:
    EchoClients(Desk& desk, size_t number, size_t seats, const EchoLoad& load)
        : Group(desk), number_(number), load_(load), message_(load.bytes, 'x'), lines_(seats) {
        left_ = 1 + number * 7919 % load.actions_per_visit;  // not all at the same time
    }

    asio::awaitable<void> open(Http& /*http*/) override { co_return; }

    asio::awaitable<void> connect() override {
        const std::string path =
            "/" + std::to_string(number_) + "." + std::to_string(++visit_) + "/" + std::to_string(load_.answer_bytes);
        for (auto& line : lines_)
            line = co_await join(desk().servers.front(), path, "",
                                 {[this](std::string_view text) { heard(text); }, [this] { failed("lost"); }});
    }

    void begin() override { be_ready(true); }

 private:
    void act() override {
        answers_ = 0;
        send(*lines_[++turn_ % lines_.size()], message_);
    }

    void heard(std::string_view text) {
        count_heard(text);
        if (++answers_ < lines_.size()) return;
        done();
        if (--left_ > 0) return be_ready(true);
        be_ready(false);
        asio::co_spawn(desk().io, come_again(), [](const std::exception_ptr& error) {
            if (error) std::rethrow_exception(error);
        });
    }

    asio::awaitable<void> come_again() {
        for (auto& line : lines_) line->close();
        left_ = load_.actions_per_visit;
        co_await connect();
        be_ready(true);
    }

    size_t number_;
    EchoLoad load_;
    std::string message_;
    std::vector<std::shared_ptr<Line>> lines_;
    uint64_t visit_ = 0, left_ = 0;
    size_t turn_ = 0, answers_ = 0;
};

}  // namespace

void serve_echo() {
    asio::io_context io{1};
    tcp::acceptor acceptor(io, tcp::endpoint(asio::ip::make_address("127.0.0.1"), 0));
    EchoGroups groups;
    asio::co_spawn(io, accept(acceptor, groups), asio::detached);
    std::cout << "Echo at http://127.0.0.1:" << acceptor.local_endpoint().port() << "/\n" << std::flush;
    io.run();
}

std::unique_ptr<Group> make_echo_group(Desk& desk, size_t number, size_t seats, const EchoLoad& load) {
    return std::make_unique<EchoClients>(desk, number, seats, load);
}

}  // namespace load
