// Every address that the server answers. GET /api lists them; docs/openapi.yaml describes them, and a check compares.
#pragma once

#include <array>
#include <boost/beast/http/verb.hpp>
#include <optional>
#include <string>

namespace server {

enum class Route : uint8_t {
    healthz,
    readyz,
    metrics,
    routes,
    boards,
    open_tables,
    make_table,
    look,
    message,
    record,
    hints,
    socket,
    stream,
    me,
    my_tables,
    new_guest,
    new_program,
    make_account,
    begin_session,
    end_session,
    page,
};

struct RouteInfo {
    Route route;
    boost::beast::http::verb method;
    std::string_view path;  // {table}: a table's name; {page}: all that is not under /api/
};

using enum boost::beast::http::verb;
constexpr std::array kRoutes = std::to_array<RouteInfo>({
    {Route::healthz, get, "/healthz"},
    {Route::readyz, get, "/readyz"},
    {Route::metrics, get, "/metrics"},
    {Route::routes, get, "/api"},
    {Route::boards, get, "/api/boards"},
    {Route::open_tables, get, "/api/tables"},
    {Route::make_table, post, "/api/tables"},
    {Route::look, get, "/api/tables/{table}"},
    {Route::message, post, "/api/tables/{table}/messages"},
    {Route::record, get, "/api/tables/{table}/record"},
    {Route::hints, get, "/api/tables/{table}/hints"},
    {Route::socket, get, "/api/tables/{table}/socket"},
    {Route::stream, get, "/api/tables/{table}/stream"},
    {Route::me, get, "/api/me"},
    {Route::my_tables, get, "/api/me/tables"},
    {Route::new_guest, post, "/api/guests"},
    {Route::new_program, post, "/api/programs"},
    {Route::make_account, post, "/api/accounts"},
    {Route::begin_session, post, "/api/sessions"},
    {Route::end_session, delete_, "/api/sessions"},
    {Route::page, get, "/{page}"},
});

bool is_table_name(std::string_view text);

struct FoundRoute {
    const RouteInfo* info = nullptr;  // nothing: there is no such address, or not with this method
    std::string path, table;
    std::string allowed;  // the methods of this address
};
FoundRoute find_route(boost::beast::http::verb method, std::string_view target);

}  // namespace server
