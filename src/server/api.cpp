// The HTTP interface, route by route (docs/openapi.yaml).
#include <boost/asio/async_result.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/verb.hpp>

#include <charconv>

#include "hall/summary.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/version.h"
#include "server/web.h"

namespace server {
namespace {

constexpr size_t kMostPasswordsWaiting = 16;  // a second of work, about
constexpr std::string_view kBefore = "?before=", kSeat = "?seat=";
constexpr size_t kShortestPassword = 8, kLongestPassword = 200;

// Asks the store on its thread, and goes on on ours with the answer.
template <class Question>
auto ask_store(House& house, Question question) -> asio::awaitable<std::invoke_result_t<Question, store::Store&>> {
    using Answer = std::invoke_result_t<Question, store::Store&>;
    const auto here = co_await asio::this_coro::executor;
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(Answer)>(
        [&](auto handler) {
            const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            house.store.ask([=](store::Store& store) {
                asio::post(here, [shared, answer = question(store)]() mutable { (*shared)(std::move(answer)); });
            });
        },
        asio::use_awaitable);
}

struct HallAnswer {
    std::optional<protocol::Code> code;
    std::string text;
};

// Asks the hall of a table on its thread. `ask(hall, reply)`.
template <class Ask>
asio::awaitable<HallAnswer> ask_hall(House& house, const std::string& table, Ask ask) {
    const auto here = co_await asio::this_coro::executor;
    Shard& shard = house.shard_of(table);
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(HallAnswer)>(
        [&](auto handler) {
            const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            asio::post(shard.io(), [shared, here, &shard, ask = std::move(ask)] {
                ask(shard.hall(), [shared, here](std::optional<protocol::Code> code, std::string text) {
                    asio::post(here, [shared, answer = HallAnswer{code, std::move(text)}]() mutable {
                        (*shared)(std::move(answer));
                    });
                });
            });
        },
        asio::use_awaitable);
}

// Empty: none.
std::string token_of(const Request& request) {
    std::string token = token_in_authorization(request[http::field::authorization]);
    return token.empty() ? token_in_cookies(request[http::field::cookie]) : token;
}

// The bodies of accounts and sessions.
struct Credentials {
    std::string name, password;
};
std::expected<Credentials, std::string> read_credentials(const std::string& body) {
    const auto document = json::parse(body);
    if (!document) return std::unexpected(document.error());
    json::Fault fault;
    json::Reader reader(*document, json::Place(""), fault);
    Credentials result{reader.text("name"), reader.text("password")};
    reader.finish();
    const auto name = seating::clean_name(result.name);
    if (!name) reader.wrong(reader.place("name"), "cannot be used: " + name.error());
    if (result.password.size() < kShortestPassword || result.password.size() > kLongestPassword)
        reader.wrong(reader.place("password"), "must have 8 to 200 bytes");
    if (fault.text) return std::unexpected(*fault.text);
    result.name = *name;
    return result;
}

// "?before=MS" or "?before=MS,TABLE".
bool read_before(std::string_view query, store::Wanted& wanted) {
    if (!query.starts_with(kBefore)) return false;
    query.remove_prefix(kBefore.size());
    const char* const first = query.data();
    const char* const last = first + query.size();
    const auto [end, error] = std::from_chars(first, last, wanted.before_ms.emplace());
    if (error != std::errc()) return false;
    if (end == last) return true;
    wanted.before_table = std::string(end + 1, last);
    return *end == ',' && is_table_name(wanted.before_table);
}

// "?seat=N".
std::optional<engine::Seat> read_seat(std::string_view query) {
    if (!query.starts_with(kSeat) || query.size() != kSeat.size() + 1) return std::nullopt;
    const int seat = query.back() - '0';
    return seat >= 0 && seat < engine::kMaxSeats ? std::optional(engine::Seat(seat)) : std::nullopt;
}

class Api {
 public:
    Api(House& house, const Request& request, const FoundRoute& found, std::string address)
        : house_(house), request_(request), found_(found), address_(std::move(address)) {}

    asio::awaitable<Response> answer() {
        if (found_.info == nullptr) co_return not_found();
        switch (found_.info->route) {
            case Route::healthz: co_return text_response(request_, http::status::ok, "ok\n");
            case Route::readyz: co_return readyz();
            case Route::metrics: co_return text_response(request_, http::status::ok, house_.metrics.text());
            case Route::routes: co_return routes();
            case Route::boards: co_return boards();
            case Route::open_tables: co_return co_await list_tables({});
            case Route::make_table: co_return co_await make_table();
            case Route::look: co_return co_await look(std::nullopt);
            case Route::message: co_return co_await look(request_.body());
            case Route::record: co_return co_await record();
            case Route::hints: co_return co_await hints();
            case Route::me: co_return co_await me();
            case Route::my_tables: co_return co_await my_tables();
            case Route::new_guest: co_return co_await new_guest();
            case Route::new_program: co_return new_program();
            case Route::make_account: co_return co_await make_account();
            case Route::begin_session: co_return co_await begin_session();
            case Route::end_session: co_return co_await end_session();
            case Route::page: co_return page();
            case Route::socket: co_return refusal(house_, request_, "bad_message", "this address is for WebSockets");
            case Route::stream: break;  // NB: connection.cpp
        }
        co_return not_found();
    }

 private:
    Response not_found() {
        if (found_.allowed.empty()) return refusal(house_, request_, "not_found", "there is no such address");
        Response response = refusal(house_, request_, "wrong_method", "this address is for " + found_.allowed);
        response.set(http::field::allow, found_.allowed);
        return response;
    }

    Response routes() const {
        json::array routes;
        for (const RouteInfo& info : kRoutes) {
            json::object& route = routes.emplace_back(json::object()).get_object();
            route["method"] = http::to_string(info.method);
            route["path"] = info.path;
        }
        json::object body;
        body["version"] = protocol::number_of(protocol::Version::one);  // to who does not ask for another
        json::array& versions = (body["versions"] = json::array()).get_array();
        for (const protocol::Version version : protocol::kVersions) versions.push_back(protocol::number_of(version));
        body["routes"] = std::move(routes);
        return json_response(request_, http::status::ok, boost::json::serialize(body));
    }

    // The files themselves: a client draws with their geometry.
    Response boards() const {
        std::string body = R"({"boards":[)" + std::string(record::shipped_board_json());
        for (const auto& board : house_.boards) body += "," + board->json;
        return json_response(request_, http::status::ok, body + "]}");
    }

    Response readyz() const {
        if (house_.stopping) return text_response(request_, http::status::service_unavailable, "stopping\n");
        if (!house_.store.works())
            return text_response(request_, http::status::service_unavailable, "the store does not work\n");
        return text_response(request_, http::status::ok, "ready\n");
    }

    Response page() {
        const bool gzip = request_[http::field::accept_encoding].contains("gzip");
        const auto found = page_at(found_.path, gzip);
        if (!found) return refusal(house_, request_, "not_found", "there is no such page");
        Response response{http::status::ok, request_.version()};
        add_security_headers(response);
        response.set(http::field::content_type, found->type);
        response.set(http::field::cache_control,
                     found_.path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
        response.set(http::field::vary, "Accept-Encoding");
        if (found->gzipped) response.set(http::field::content_encoding, "gzip");
        response.body() = found->content;
        return response;
    }

    // Who has a token keeps it: a new one would lose the seats.
    asio::awaitable<Response> new_guest() {
        const auto asker = co_await asker_of(house_, request_);
        if (!asker) co_return store_refusal(house_, request_);
        if (*asker) co_return json_response(request_, http::status::ok, "{}");
        Response response = json_response(request_, http::status::created, "{}");
        response.set(http::field::set_cookie, cookie_for(new_token(TokenKind::guest), house_.config.https));
        co_return response;
    }

    Response new_program() const {
        json::object body;
        body["token"] = new_token(TokenKind::program);
        return json_response(request_, http::status::created, boost::json::serialize(body));
    }

    asio::awaitable<Response> list_tables(std::optional<std::string> person) {
        store::Wanted wanted;
        const std::string_view query = std::string_view(request_.target()).substr(found_.path.size());
        if (!query.empty() && !read_before(query, wanted))
            co_return refusal(house_, request_, "bad_message",
                              "a list may be asked for with ?before=MILLISECONDS or ?before=MILLISECONDS,TABLE");
        if (person) {
            wanted.person = std::move(person);
        } else {
            wanted.stage = store::Stage::open;
            wanted.only_listed = true;
        }
        const auto tables = co_await ask_store(house_, [wanted](store::Store& store) { return store.tables(wanted); });
        if (!tables) co_return store_refusal(house_, request_);
        co_return json_response(request_, http::status::ok, hall::write_list(*tables));
    }

    // A token of an account leads to its name; nobody else has one that a server knows.
    asio::awaitable<Response> me() {
        const auto asker = co_await asker_of(house_, request_);
        if (!asker) co_return store_refusal(house_, request_);
        if (!*asker) co_return no_token();
        json::object body;
        body["kind"] = (*asker)->program ? "program" : "guest";
        if (kind_of(token_of(request_)) == TokenKind::session) {
            const auto account = co_await ask_store(
                house_, [person = (*asker)->person](store::Store& store) { return store.account_of(person); });
            if (!account) co_return store_refusal(house_, request_);
            if (!*account) co_return no_token();
            body["kind"] = "account";
            body["name"] = (*account)->name;
        }
        co_return json_response(request_, http::status::ok, boost::json::serialize(body));
    }

    asio::awaitable<Response> my_tables() {
        const auto asker = co_await asker_of(house_, request_);
        if (!asker) co_return store_refusal(house_, request_);
        if (!*asker) co_return no_token();
        Response response = co_await list_tables((*asker)->person);
        // Who comes back has the cookie for longer.
        const std::string token = token_in_cookies(request_[http::field::cookie]);
        if (kind_of(token)) response.set(http::field::set_cookie, cookie_for(token, house_.config.https));
        co_return response;
    }

    asio::awaitable<Response> make_table() {
        const auto version = version_in_target(request_.target());
        if (!version) co_return refusal(house_, request_, "wrong_protocol", kWrongVersion);
        const auto wanted = protocol::read_new_table(request_.body());
        if (!wanted) co_return refusal(house_, request_, "bad_message", wanted.error());
        const record::BoardFile* board = house_.board(wanted->settings.board);
        if (board == nullptr) co_return refusal(house_, request_, "no_such_board", "this server has no such board");
        if (overloaded())
            co_return refusal(house_, request_, "overloaded", "this server is full; games that run go on");
        if (!house_.tables_made.take(address_, std::chrono::steady_clock::now()))
            co_return refusal(house_, request_, "too_many_tables", "your address made many");
        const auto asker = co_await asker_or_guest();
        if (!asker) co_return store_refusal(house_, request_);
        std::vector<std::string> invites(wanted->chairs.size());
        for (std::string& invite : invites) invite = random_word(16);
        auto opened = room::open(*wanted, *asker, *board, invites);
        if (!opened) co_return refusal(house_, request_, opened.error().code, opened.error().reason);
        const std::string table = random_word(12);
        const HallAnswer done = co_await ask_hall(
            house_, table, [table, opened = *opened, asker = *asker, version = *version](hall::Hall& hall, auto reply) {
                hall.open(table, opened, asker, version, std::move(reply), wall_clock_ms());
            });
        Response response = hall_response(done, http::status::created);
        response.set(http::field::location, "/t/" + table);
        co_return response;
    }

    // One message to a table, or a look at it.
    asio::awaitable<Response> look(std::optional<std::string> message) {
        const auto version = version_in_target(request_.target());
        if (!version) co_return refusal(house_, request_, "wrong_protocol", kWrongVersion);
        if (message && message->size() > protocol::kLongestMessage)
            co_return refusal(house_, request_, "too_large", "a message has at most 4 KiB");
        const auto asker = message ? co_await asker_or_guest() : co_await asker_or_nobody();
        if (!asker) co_return store_refusal(house_, request_);
        const HallAnswer done = co_await ask_hall(
            house_, found_.table,
            [table = found_.table, message, asker = *asker, version = *version](hall::Hall& hall, auto reply) {
                hall.ask(table, asker, version, message, std::move(reply), wall_clock_ms());
            });
        co_return hall_response(done, http::status::ok);
    }

    asio::awaitable<Response> record() {
        const auto asker = co_await asker_or_nobody();
        if (!asker) co_return store_refusal(house_, request_);
        const HallAnswer done = co_await ask_hall(house_, found_.table,
                                                  [table = found_.table, asker = *asker](hall::Hall& hall, auto reply) {
                                                      hall.ask_record(table, asker, std::move(reply), wall_clock_ms());
                                                  });
        co_return hall_response(done, http::status::ok);
    }

    asio::awaitable<Response> hints() {
        const auto seat = read_seat(std::string_view(request_.target()).substr(found_.path.size()));
        if (!seat) co_return refusal(house_, request_, "bad_message", "say for which seat: ?seat=0");
        if (!house_.hints.take(address_, std::chrono::steady_clock::now()))
            co_return refusal(house_, request_, "too_fast", "your address asked for many hints; wait a little");
        const auto asker = co_await asker_or_nobody();
        if (!asker) co_return store_refusal(house_, request_);
        const HallAnswer done = co_await ask_hall(
            house_, found_.table, [table = found_.table, asker = *asker, seat = *seat](hall::Hall& hall, auto reply) {
                hall.ask_hints(table, asker, seat, std::move(reply), wall_clock_ms());
            });
        co_return hall_response(done, http::status::ok);
    }

    // The account keeps what the guest has played so far. Who is signed in makes an account of another person.
    asio::awaitable<Response> make_account() {
        const auto wanted = read_credentials(request_.body());
        if (!wanted) co_return refusal(house_, request_, "bad_message", wanted.error());
        const Counted waiting(house_.passwords_waiting);
        if (auto no = too_many_passwords(waiting)) co_return *std::move(no);
        const auto known = co_await asker_of(house_, request_);
        if (!known) co_return store_refusal(house_, request_);
        const auto& asker = *known;
        if (asker && asker->program)
            co_return refusal(house_, request_, "programs_have_no_account", "a token is enough");
        const bool is_guest = kind_of(token_of(request_)) == TokenKind::guest;
        const std::string person = asker && is_guest ? asker->person : hash_of(new_token(TokenKind::guest));
        store::Account account{wanted->name, co_await slowly([&] { return password_hash(wanted->password); }), person,
                               wall_clock_ms()};
        if (account.password.empty()) co_return refusal(house_, request_, "overloaded", "try again");
        const auto added =
            co_await ask_store(house_, [account](store::Store& store) { return store.add_account(account); });
        if (!added) co_return store_refusal(house_, request_);
        if (!*added) co_return refusal(house_, request_, "name_taken", "somebody has this name");
        co_return co_await session_for(person, wanted->name, http::status::created);
    }

    // What is a guest's is the account's from now on, and stays the guest's: whoever has the token has the seats.
    asio::awaitable<Response> begin_session() {
        const auto wanted = read_credentials(request_.body());
        if (!wanted) co_return refusal(house_, request_, "bad_message", wanted.error());
        const Counted waiting(house_.passwords_waiting);
        if (auto no = too_many_passwords(waiting)) co_return *std::move(no);
        const auto account =
            co_await ask_store(house_, [name = wanted->name](store::Store& store) { return store.account(name); });
        if (!account) co_return store_refusal(house_, request_);
        const bool fits =
            *account && co_await slowly([&] { return password_fits((*account)->password, wanted->password); });
        if (!fits) co_return refusal(house_, request_, "wrong_password", "name or password is wrong");
        if (const std::string token = token_of(request_); kind_of(token) == TokenKind::guest) {
            const store::Guest guest{hash_of(token), (*account)->person};
            const auto added =
                co_await ask_store(house_, [guest](store::Store& store) { return store.add_guest(guest); });
            if (!added) co_return store_refusal(house_, request_);
        }
        co_return co_await session_for((*account)->person, (*account)->name, http::status::ok);
    }

    asio::awaitable<Response> session_for(std::string person, std::string name, http::status status) {
        const std::string token = new_token(TokenKind::session);
        const auto kept = co_await ask_store(house_, [person, hash = hash_of(token)](store::Store& store) {
            return store.add_session(hash, person, wall_clock_ms());
        });
        if (!kept) co_return store_refusal(house_, request_);
        json::object body;
        body["name"] = name;
        Response response = json_response(request_, status, boost::json::serialize(body));
        response.set(http::field::set_cookie, cookie_for(token, house_.config.https));
        co_return response;
    }

    asio::awaitable<Response> end_session() {
        const std::string token = token_in_cookies(request_[http::field::cookie]);
        if (kind_of(token) == TokenKind::session) {
            const auto ended = co_await ask_store(
                house_, [hash = hash_of(token)](store::Store& store) { return store.end_session(hash); });
            if (!ended) co_return store_refusal(house_, request_);
        }
        Response response = json_response(request_, http::status::ok, "{}");
        response.set(http::field::set_cookie, ended_cookie(house_.config.https));
        co_return response;
    }

    // Hashing a password takes long: on a thread of its own, one after the other.
    template <class Work>
    asio::awaitable<std::invoke_result_t<Work>> slowly(Work work) {
        const auto here = co_await asio::this_coro::executor;
        co_await asio::post(asio::bind_executor(house_.slow_work.get_executor(), asio::use_awaitable));
        auto result = work();
        co_await asio::post(asio::bind_executor(here, asio::use_awaitable));
        co_return result;
    }

    std::optional<Response> too_many_passwords(const Counted& waiting) {
        if (!house_.passwords.take(address_, std::chrono::steady_clock::now()))
            return refusal(house_, request_, "too_fast", "your address tried many passwords; wait a little");
        if (waiting.number() > kMostPasswordsWaiting)
            return refusal(house_, request_, "overloaded", "many sign in just now; try again in a moment");
        return std::nullopt;
    }

    bool overloaded() const {
        Load load{.tables = 0, .bots_waiting = house_.bots.waiting(), .writes_waiting = house_.store.waiting()};
        for (const auto& shard : house_.shards) load.tables += shard->tables();
        return house_.stopping || too_much_for_a_new_table(load, house_.config.max_tables);
    }

    Response no_token() { return refusal(house_, request_, "no_token", "POST /api/guests gives one"); }

    asio::awaitable<store::Result<room::Asker>> asker_or_nobody() {
        auto asker = co_await asker_of(house_, request_);
        if (!asker) co_return std::unexpected(asker.error());
        co_return asker->value_or(room::Asker{});
    }

    // Who comes for the first time is a guest from now on, and the answer says so.
    asio::awaitable<store::Result<room::Asker>> asker_or_guest() {
        auto asker = co_await asker_or_nobody();
        if (!asker || !asker->person.empty()) co_return asker;
        const std::string token = new_token(TokenKind::guest);
        new_cookie_ = cookie_for(token, house_.config.https);
        co_return room::Asker{hash_of(token), false};
    }

    Response hall_response(const HallAnswer& done, http::status good) const {
        Response response = json_response(request_, done.code ? http::status(done.code->status()) : good, done.text);
        if (!new_cookie_.empty()) response.set(http::field::set_cookie, new_cookie_);
        return response;
    }

    House& house_;
    const Request& request_;
    const FoundRoute& found_;
    std::string address_;
    std::string new_cookie_;  // of who came without a token
};

}  // namespace

asio::awaitable<Response> answer(House& house, const Request& request, const FoundRoute& route, std::string address) {
    Response response = co_await Api(house, request, route, std::move(address)).answer();
    count_request(house, request, route, response);
    if (request.method() == http::verb::head) response.body().clear();
    co_return response;
}

asio::awaitable<store::Result<std::optional<room::Asker>>> asker_of(House& house, const Request& request) {
    const std::string token = token_of(request);
    const auto kind = kind_of(token);
    if (!kind) co_return std::nullopt;
    std::string hash = hash_of(token);
    if (*kind != TokenKind::session) co_return room::Asker{std::move(hash), *kind == TokenKind::program};
    const auto people =
        co_await ask_store(house, [hash](store::Store& store) { return store.people_of(hash, wall_clock_ms()); });
    if (!people) co_return std::unexpected(people.error());
    if (people->empty()) co_return std::nullopt;
    co_return room::Asker{people->front(), false, {people->begin() + 1, people->end()}};
}

}  // namespace server
