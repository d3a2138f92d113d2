// A WebSocket to a table.
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "server/version.h"
#include "server/web.h"

namespace server {
namespace {

namespace websocket = beast::websocket;

websocket::close_code number_of(protocol::Code code) {
    if (code == "server_stopping") return websocket::close_code::going_away;
    if (code == "store_unavailable") return websocket::close_code::try_again_later;
    return websocket::close_code::policy_error;
}

class WebSocket : public Client, public std::enable_shared_from_this<WebSocket> {
 public:
    WebSocket(Shard& shard, tcp::socket socket, Visit visit)
        : shard_(shard),
          visit_(std::move(visit)),
          ws_(std::move(socket)),
          bucket_(2.0 * shard.house().config.messages_per_second, shard.house().config.messages_per_second) {}

    asio::awaitable<void> run(Request request) {
        auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
        timeout.idle_timeout = std::chrono::seconds(shard_.house().config.idle_seconds);
        timeout.handshake_timeout = std::chrono::seconds(10);
        ws_.set_option(timeout);
        const bool named = !request[http::field::sec_websocket_protocol].empty();
        ws_.set_option(
            websocket::stream_base::decorator([named, version = visit_.version](websocket::response_type& response) {
                add_security_headers(response);
                if (named) response.set(http::field::sec_websocket_protocol, subprotocol_of(version));
            }));
        ws_.read_message_max(protocol::kLongestMessage);
        ws_.auto_fragment(false);
        if (const auto [error] = co_await ws_.async_accept(request, kAwaited); error) co_return;
        request = {};  // nobody looks at it for as long as the connection lasts
        id_ = shard_.add(shared_from_this());
        shard_.hall().connect(id_, visit_.table, visit_.asker, visit_.version, wall_clock_ms());
        co_await read();
        shard_.remove(id_);
    }

    void send(std::string text) override {
        if (closing_) return;
        queued_ += text.size();
        if (queued_ > kMostQueued) {  // NB: never waited for; coming back gives it the whole view
            shard_.house().metrics.slow_client();
            closing_ = true;
            return beast::get_lowest_layer(ws_).close();
        }
        queue_.push_back(std::move(text));
        if (!writing_) write_next();
    }

    void close(protocol::Code code) override {
        if (closing_) return;
        closing_ = true;
        reason_ = {number_of(code), std::string(code.name())};
        if (!writing_) write_next();
    }

 private:
    asio::awaitable<void> read() {
        beast::flat_buffer buffer;
        for (;;) {
            const auto [error, size] = co_await ws_.async_read(buffer, kAwaited);
            if (error) co_return;
            if (closing_) {  // it has been told, and should not speak any more
                buffer.consume(buffer.size());
                continue;
            }
            const std::string_view text(static_cast<const char*>(buffer.data().data()), size);
            const bool limited = shard_.house().config.messages_per_second != 0;
            if (!ws_.got_text()) {
                turn_away("bad_message");
            } else if (limited && !bucket_.take(std::chrono::steady_clock::now())) {
                turn_away("too_fast");
            } else {
                shard_.hall().receive(id_, text, wall_clock_ms());
            }
            buffer.consume(buffer.size());
        }
    }

    void turn_away(protocol::Code code) {
        shard_.house().metrics.refused(code.name());
        close(code);
    }

    // One write at a time, the closing last.
    void write_next() {
        writing_ = true;
        if (queue_.empty()) {
            ws_.async_close(reason_, [self = shared_from_this()](const boost::system::error_code&) {});
            return;
        }
        ws_.async_write(
            asio::buffer(queue_.front()),
            [self = shared_from_this()](const boost::system::error_code& error, size_t) { self->written(error); });
    }

    void written(const boost::system::error_code& error) {
        writing_ = false;
        if (error) return;  // the reader notices too
        queued_ -= queue_.front().size();
        queue_.erase(queue_.begin());
        if (!queue_.empty() || closing_) write_next();
    }

    Shard& shard_;
    Visit visit_;
    websocket::stream<beast::tcp_stream, false> ws_;  // without compression
    Bucket bucket_;
    hall::ConnectionId id_ = 0;
    std::vector<std::string> queue_;
    size_t queued_ = 0;
    bool writing_ = false, closing_ = false;
    websocket::close_reason reason_;
};

}  // namespace

asio::awaitable<void> serve_web_socket(Shard& shard, tcp::socket socket, Request request, Visit visit) {
    const std::string address = visit.address;
    co_await std::make_shared<WebSocket>(shard, std::move(socket), std::move(visit))->run(std::move(request));
    shard.house().sockets.remove(address);
}

}  // namespace server
