// A table as lines of JSON in an HTTP answer that does not end: for programs without a WebSocket library.
#include <boost/asio/write.hpp>
#include <boost/beast/http/chunk_encode.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/write.hpp>

#include "server/web.h"

namespace server {
namespace {

constexpr auto kSignOfLife = std::chrono::seconds(15);

class Stream : public Client, public std::enable_shared_from_this<Stream> {
 public:
    Stream(tcp::socket socket, House& house) : stream_(std::move(socket)), house_(house) {}

    void send(std::string text) override {
        if (closing_) return;
        queue_ += text;
        queue_ += '\n';
        if (queue_.size() > kMostQueued) {  // NB: never waited for; coming back gives it the whole view
            house_.metrics.slow_client();
            closing_ = true;
            return stream_.close();
        }
        if (!writing_) write_next();
    }

    // The last line says why.
    void close(protocol::Code code) override {
        send(protocol::write_refusal({code, {}, "this connection ends here"}, {}, 0));
        closing_ = true;
    }

    asio::awaitable<bool> begin() {
        http::response<http::empty_body> header{http::status::ok, 11};
        add_security_headers(header);
        header.set(http::field::content_type, "application/x-ndjson");
        header.chunked(true);
        http::response_serializer<http::empty_body> serializer(header);
        const auto [error, size] = co_await http::async_write_header(stream_, serializer, kAwaited);
        co_return !error;
    }

    // Until the other side has gone.
    asio::awaitable<void> wait() {
        sign_of_life();
        char byte = 0;
        stream_.expires_never();
        for (;;) {
            const auto [error, size] = co_await stream_.async_read_some(asio::buffer(&byte, 1), kAwaited);
            if (error) break;
        }
        closing_ = true;
        timer_.cancel();
    }

 private:
    void sign_of_life() {
        timer_.expires_after(kSignOfLife);
        timer_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
            if (error || self->closing_) return;
            self->send({});
            self->sign_of_life();
        });
    }

    void write_next() {
        writing_ = true;
        going_out_.swap(queue_);
        queue_.clear();
        stream_.expires_after(std::chrono::seconds(house_.config.idle_seconds));
        asio::async_write(
            stream_, http::make_chunk(asio::buffer(going_out_)),
            [self = shared_from_this()](const boost::system::error_code& error, size_t) { self->written(error); });
    }

    void written(const boost::system::error_code& error) {
        writing_ = false;
        if (error) return stream_.close();
        if (!queue_.empty()) return write_next();
        if (closing_)
            asio::async_write(
                stream_, http::make_chunk_last(),
                [self = shared_from_this()](const boost::system::error_code&, size_t) { self->stream_.close(); });
    }

    beast::tcp_stream stream_;
    House& house_;
    asio::steady_timer timer_{stream_.get_executor()};
    std::string queue_, going_out_;
    bool writing_ = false, closing_ = false;
};

}  // namespace

asio::awaitable<void> serve_stream(Shard& shard, tcp::socket socket, Visit visit) {
    const auto stream = std::make_shared<Stream>(std::move(socket), shard.house());
    if (co_await stream->begin()) {
        const hall::ConnectionId id = shard.add(stream);
        shard.hall().connect(id, visit.table, visit.asker, visit.version, wall_clock_ms());
        co_await stream->wait();
        shard.remove(id);
    }
    shard.house().sockets.remove(visit.address);
}

}  // namespace server
