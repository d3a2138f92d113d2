// One HTTP connection: requests in, answers out, until it becomes a WebSocket or a stream.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/version.h"
#include "server/web.h"

namespace server {
namespace {

constexpr uint32_t kLongestHeader = 8'192;
constexpr uint64_t kLongestBody = 16'384;

std::chrono::milliseconds patience(const House& house) {
    return std::chrono::milliseconds(500) * house.config.idle_seconds;
}

// Who asks: the other end, or who a trusted proxy says it is.
std::string address_of(const House& house, const tcp::socket& socket, const Request& request) {
    boost::system::error_code error;
    const auto end = socket.remote_endpoint(error);
    const std::string address = error ? "unknown" : end.address().to_string();
    const std::string_view forwarded = address == house.config.proxy ? request["X-Forwarded-For"] : "";
    const size_t last = forwarded.find_last_of(", ");
    const std::string client = counted_as(last == std::string_view::npos ? forwarded : forwarded.substr(last + 1));
    return client.empty() ? counted_as(address) : client;
}

// A page of another site must not speak for the visitor.
bool origin_is_ours(const House& house, const Request& request) {
    const std::string_view origin = request[http::field::origin];
    if (origin.empty()) return true;  // not a browser
    const size_t scheme = origin.find("://");
    if (scheme != std::string_view::npos && origin.substr(scheme + 3) == request[http::field::host]) return true;
    return std::ranges::find(house.config.origins, origin) != house.config.origins.end();
}

asio::awaitable<void> write(const House& house, beast::tcp_stream& stream, Response response) {
    if (house.config.https) response.set(http::field::strict_transport_security, "max-age=31536000");
    response.prepare_payload();
    stream.expires_after(patience(house));
    const auto [error, size] = co_await http::async_write(stream, response, kAwaited);
    if (error) stream.close();
}

// A connection from its first byte on; one that becomes a WebSocket or a stream is counted there.
class Admission {
 public:
    Admission(House& house, const tcp::socket& socket) : house_(house), counted_(house.connection_count) {
        boost::system::error_code error;
        const std::string address = socket.remote_endpoint(error).address().to_string();
        granted_ = house.config.max_connections == 0 || counted_.number() <= house.config.max_connections;
        if (!granted_ || address == house.config.proxy) return;
        granted_ = house.connections.add(counted_as(address));
        if (granted_) address_ = counted_as(address);
    }
    ~Admission() {
        if (address_) house_.connections.remove(*address_);
    }
    Admission(const Admission&) = delete;
    Admission& operator=(const Admission&) = delete;
    bool granted() const { return granted_; }

 private:
    House& house_;
    Counted counted_;
    bool granted_ = false;
    std::optional<std::string> address_;  // under which it is counted
};

bool is_line(const FoundRoute& route, const Request& request) {
    if (route.info == nullptr) return false;
    return route.info->route == Route::stream ||
           (route.info->route == Route::socket && beast::websocket::is_upgrade(request));
}

// Hands the connection to the thread of the table.
template <class Serve>
void hand_over(Shard& shard, beast::tcp_stream& stream, Serve serve) {
    tcp::socket socket = stream.release_socket();
    const auto protocol = socket.local_endpoint().protocol();
    asio::post(shard.io(), [&shard, protocol, handle = socket.release(), serve = std::move(serve)]() mutable {
        asio::co_spawn(shard.io(), serve(tcp::socket(shard.io(), protocol, handle)), asio::detached);
    });
}

// True: the connection lives on elsewhere.
asio::awaitable<bool> open_line(House& house, beast::tcp_stream& stream, Request& request, const FoundRoute& route,
                                std::string address) {
    const auto asker = co_await asker_of(house, request);
    const auto version = route.info->route == Route::socket
                             ? version_in_subprotocols(request[http::field::sec_websocket_protocol])
                             : version_in_target(request.target());
    std::optional<Response> no;
    if (!version)
        no = refusal(house, request, "wrong_protocol", kWrongVersion);
    else if (!asker)
        no = store_refusal(house, request);
    else if (!*asker)
        no = refusal(house, request, "no_token", "POST /api/guests gives one");
    else if (house.stopping)
        no = refusal(house, request, "server_stopping", "this server is about to stop");
    else if (house.config.max_sockets != 0 && house.socket_count >= house.config.max_sockets)
        no = refusal(house, request, "overloaded", "too many are connected already");
    else if (!house.sockets.add(address))
        no = refusal(house, request, "too_many_sockets", "your address has too many");
    if (no) {
        count_request(house, request, route, *no);
        co_await write(house, stream, std::move(*no));
        co_return false;
    }
    Shard& shard = house.shard_of(route.table);
    Visit visit{route.table, **asker, std::move(address), *version};
    if (route.info->route == Route::socket)
        hand_over(shard, stream, [&shard, request = std::move(request), visit](tcp::socket socket) mutable {
            return serve_web_socket(shard, std::move(socket), std::move(request), std::move(visit));
        });
    else
        hand_over(shard, stream, [&shard, visit](tcp::socket socket) mutable {
            return serve_stream(shard, std::move(socket), std::move(visit));
        });
    co_return true;
}

}  // namespace

asio::awaitable<void> serve_connection(House& house, tcp::socket socket) {
    beast::tcp_stream stream(std::move(socket));
    const Admission admission(house, stream.socket());
    if (!admission.granted()) co_return house.metrics.refused("too_many_sockets");
    boost::system::error_code ignored;  // the other side may have gone already
    stream.socket().set_option(tcp::no_delay(true), ignored);
    beast::flat_buffer buffer;
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(kLongestHeader);
        parser.body_limit(kLongestBody);
        stream.expires_after(patience(house));
        const auto [error, size] = co_await http::async_read(stream, buffer, parser, kAwaited);
        Request request = parser.release();
        if (error == http::error::body_limit || error == http::error::header_limit)
            co_await write(house, stream, refusal(house, request, "too_large", "a request has at most 16 KiB"));
        else if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
                 error != http::error::end_of_stream)
            co_await write(house, stream, refusal(house, request, "bad_message", error.message()));
        if (error) break;

        const Counted answering(house.answering);  // the server does not stop before it is
        const std::string address = address_of(house, stream.socket(), request);
        const bool keep_alive = request.keep_alive() && !house.stopping;
        const FoundRoute route = find_route(request.method(), request.target());
        const bool is_file = route.info != nullptr && route.info->route == Route::page;
        std::optional<Response> response;
        if (!origin_is_ours(house, request)) {
            response = refusal(house, request, "foreign_origin", "the request comes from another site");
            count_request(house, request, route, *response);
        } else if (!(is_file ? house.files : house.requests).take(address, std::chrono::steady_clock::now())) {
            response = refusal(house, request, "too_fast", "slow down");
            count_request(house, request, route, *response);
        } else if (is_line(route, request)) {
            if (co_await open_line(house, stream, request, route, address)) co_return;
            continue;
        } else {
            response = co_await answer(house, request, route, address);
        }
        response->keep_alive(keep_alive);
        co_await write(house, stream, std::move(*response));
        if (!keep_alive) break;
    }
    stream.socket().shutdown(tcp::socket::shutdown_both, ignored);
}

}  // namespace server
