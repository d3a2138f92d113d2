// The answers by HTTP that all routes share.
#include "server/web.h"

namespace server {
namespace {

// One of a few words, whatever the client wrote.
std::string_view method_of(const Request& request) {
    switch (request.method()) {
        case http::verb::get: return "GET";
        case http::verb::head: return "HEAD";
        case http::verb::post: return "POST";
        case http::verb::delete_: return "DELETE";
        default: return "other";
    }
}

}  // namespace

void count_request(House& house, const Request& request, const FoundRoute& route, const Response& response) {
    house.metrics.request(method_of(request), route.info != nullptr ? route.info->path : "other",
                          static_cast<int>(response.result_int()));
}

Response json_response(const Request& request, http::status status, std::string text) {
    Response response{status, request.version()};
    add_security_headers(response);
    response.set(http::field::content_type, "application/json");
    response.set(http::field::cache_control, "no-store");
    response.body() = std::move(text);
    return response;
}

Response text_response(const Request& request, http::status status, std::string text) {
    Response response = json_response(request, status, std::move(text));
    response.set(http::field::content_type, "text/plain; charset=utf-8");
    return response;
}

Response store_refusal(House& house, const Request& request) {
    return refusal(house, request, "store_unavailable", "try again in a moment");
}

Response refusal(House& house, const Request& request, protocol::Code code, std::string_view reason) {
    house.metrics.refused(code.name());
    return json_response(request, http::status(code.status()),
                         protocol::write_refusal({code, {}, std::string(reason)}, {}, 0));
}

void add_security_headers(http::fields& fields) {
    fields.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
               "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
               "form-action 'none'; frame-ancestors 'none'");
    fields.set("X-Content-Type-Options", "nosniff");
    fields.set("Referrer-Policy", "no-referrer");
    fields.set("Cross-Origin-Opener-Policy", "same-origin");
    fields.set("Cross-Origin-Resource-Policy", "same-origin");
    fields.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

}  // namespace server
