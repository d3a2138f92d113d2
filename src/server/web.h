// HTTP and WebSockets: how bytes become questions to the halls, and answers become bytes.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/routes.h"
#include "server/shard.h"

namespace server {

namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// Serves one connection until it is closed or handed over.
asio::awaitable<void> serve_connection(House& house, tcp::socket socket);

constexpr auto kAwaited = asio::as_tuple(asio::use_awaitable);  // errors are values

constexpr size_t kMostQueued = 524'288;  // bytes that a client may leave unread: the first views of four seats fit

// What a connection to a table needs.
struct Visit {
    std::string table;
    room::Asker asker;
    std::string address;
    protocol::Version version;
};

// Both run on the shard of the table, and count the address's connections.
asio::awaitable<void> serve_web_socket(Shard& shard, tcp::socket socket, Request request, Visit visit);
asio::awaitable<void> serve_stream(Shard& shard, tcp::socket socket, Visit visit);

// Answers a request that is neither of these: api.cpp.
asio::awaitable<Response> answer(House& house, const Request& request, const FoundRoute& route, std::string address);

// The token of a request, and who that is. Nothing: no token, or one that is not valid any more.
asio::awaitable<store::Result<std::optional<room::Asker>>> asker_of(House& house, const Request& request);

// Answers: responses.cpp. An error is the same at every route, and counted.
void count_request(House& house, const Request& request, const FoundRoute& route, const Response& response);
Response json_response(const Request& request, http::status status, std::string text);
Response text_response(const Request& request, http::status status, std::string text);
Response refusal(House& house, const Request& request, protocol::Code code, std::string_view reason);
Response store_refusal(House& house, const Request& request);
void add_security_headers(http::fields& fields);

}  // namespace server
