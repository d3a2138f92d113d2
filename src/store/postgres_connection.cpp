#include "store/postgres_connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace store {
namespace {

// The server ends what takes too long before we give up waiting, and what we began but cannot end, because the network
// is cut: else the tables of half a batch are locked until its own system notices, after hours. Every statement has its
// index, and a plan made while the tables were small is kept when they have grown, so no plan may read them whole.
constexpr const char* kSetUpSession =
    "SET statement_timeout = 4000; SET lock_timeout = 2000; SET default_transaction_isolation = 'read committed'; "
    "SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3; "
    "SET enable_seqscan = off";

constexpr std::chrono::seconds kConnectTime{2};

Error::Kind kind_of(std::string_view sqlstate) {
    if (sqlstate == "53100") return Error::Kind::full;
    if (sqlstate == "25006" || sqlstate == "42501") return Error::Kind::read_only;
    if (sqlstate == "55P03" || sqlstate == "57014" || sqlstate == "40P01" || sqlstate == "40001")
        return Error::Kind::locked;
    if (sqlstate.starts_with("08") || sqlstate.starts_with("57P") || sqlstate == "53300")
        return Error::Kind::unreachable;
    return Error::Kind::broken;
}

// Integers come as 2, 4 or 8 bytes, the highest first.
Field read_field(const PGresult* result, int row, int column) {
    if (PQgetisnull(result, row, column) == 1) return std::monostate{};
    const std::string_view bytes(PQgetvalue(result, row, column),
                                 static_cast<size_t>(PQgetlength(result, row, column)));
    constexpr Oid kInt8 = 20;
    constexpr Oid kInt2 = 21;
    constexpr Oid kInt4 = 23;
    const Oid type = PQftype(result, column);
    if (type != kInt8 && type != kInt2 && type != kInt4) return std::string(bytes);
    uint64_t integer = (bytes[0] & 0x80) != 0 ? ~uint64_t{0} : 0;
    for (const char byte : bytes) integer = integer << 8 | static_cast<unsigned char>(byte);
    return static_cast<int64_t>(integer);
}

Rows read_rows(const PGresult* result) {
    Rows rows(static_cast<size_t>(PQntuples(result)));
    for (int row = 0; row < PQntuples(result); ++row)
        for (int column = 0; column < PQnfields(result); ++column)
            rows[static_cast<size_t>(row)].push_back(read_field(result, row, column));
    return rows;
}

// Values as libpq wants them: integers as text, text as bytes.
struct Parameters {
    explicit Parameters(const std::vector<Value>& values) : integers(values.size()) {
        for (size_t i = 0; i < values.size(); ++i) {
            const auto* text = std::get_if<std::string_view>(&values[i]);
            const auto* integer = std::get_if<int64_t>(&values[i]);
            if (integer != nullptr) integers[i] = std::to_string(*integer);
            if (text != nullptr)
                pointers.push_back(text->empty() ? "" : text->data());
            else
                pointers.push_back(integer != nullptr ? integers[i].c_str() : nullptr);
            lengths.push_back(text != nullptr ? static_cast<int>(text->size()) : 0);
            formats.push_back(text != nullptr ? 1 : 0);
        }
    }
    int count() const { return static_cast<int>(pointers.size()); }

    std::vector<std::string> integers;
    std::vector<const char*> pointers;
    std::vector<int> lengths;
    std::vector<int> formats;
};

}  // namespace

Waited wait_for(int socket, short events, Deadline deadline, int wake) {
    std::array<pollfd, 2> descriptors{pollfd{socket, events, 0}, pollfd{wake, POLLIN, 0}};
    while (true) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        const int happened =
            poll(descriptors.data(), descriptors.size(), static_cast<int>(std::max<int64_t>(left.count(), 0)));
        if (happened < 0 && errno == EINTR) continue;
        if (happened <= 0) return Waited::too_late;
        return descriptors[1].revents != 0 ? Waited::woken : Waited::ready;
    }
}

// An @ or / in a password that was not encoded makes libpq take a part of it for something else, and show it.
Result<PostgresAddress> PostgresAddress::parse(const std::string& url) {
    const auto wrong = [] {
        return std::unexpected(Error{Error::Kind::broken,
                                     "The address of the store is wrong: libpq cannot read it. Write "
                                     "postgres://USER:PASSWORD@HOST:PORT/DATABASE, and @ : / ? # % in a password as "
                                     "%40 %3A %2F %3F %23 %25."});
    };
    PostgresAddress address{url, {}, {}};
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfoParse(url.c_str(), nullptr),
                                                                               &PQconninfoFree);
    if (!options) return wrong();
    std::map<std::string, std::string, std::less<>> parts;
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option)
        if (option->val != nullptr) parts[option->keyword] = option->val;
    const std::string& port = parts["port"];
    if (parts["host"].contains('@') || parts["dbname"].contains('@') ||
        port.find_first_not_of("0123456789,") != std::string::npos)
        return wrong();
    address.password = parts["password"];
    address.place = "PostgreSQL at " + (parts["host"].empty() ? "the local socket" : parts["host"]) +
                    (port.empty() ? "" : ":" + port) + ", database " +
                    (parts["dbname"].empty() ? "of the user's name" : parts["dbname"]);
    return address;
}

Error PostgresAddress::error(Error::Kind kind, std::string_view what) const {
    std::string text(what.substr(0, what.find('\n')));  // the lines that follow are advice on other mistakes
    for (size_t at = password.empty() ? std::string::npos : text.find(password); at != std::string::npos;
         at = text.find(password, at + 3))
        text.replace(at, password.size(), "***");
    return explained(kind, place, text);
}

PostgresConnection::PostgresConnection(PostgresAddress address, PGconn* connection)
    : address_(std::move(address)), connection_(connection) {}

// Our settings stand before the address, which may have its own.
Result<std::unique_ptr<PostgresConnection>> PostgresConnection::connect(const PostgresAddress& address) {
    constexpr size_t kSettings = 6;
    const std::array<const char*, kSettings + 2> names{
        "application_name", "connect_timeout",  "keepalives_idle", "keepalives_interval",
        "keepalives_count", "tcp_user_timeout", "dbname",          nullptr};
    const std::array<const char*, kSettings + 2> values{"fogline",           "2",    "3", "1", "3", "5000",
                                                        address.url.c_str(), nullptr};
    std::unique_ptr<PostgresConnection> made(
        new PostgresConnection(address, PQconnectdbParams(names.data(), values.data(), 1)));
    PGconn* connection = made->connection_.get();
    if (PQstatus(connection) != CONNECTION_OK) return std::unexpected(made->lost());
    PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
    PQsetnonblocking(connection, 1);
    if (auto ready = made->script(kSetUpSession, kConnectTime); !ready) return std::unexpected(ready.error());
    return made;
}

Error PostgresConnection::lost() const {
    const std::string_view what = PQerrorMessage(connection_.get());
    return address_.error(Error::Kind::unreachable, what.empty() ? "no answer in time" : what);
}

Error PostgresConnection::error_of(const PGresult* result) const {
    const char* sqlstate = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const bool is_lost = sqlstate == nullptr || PQstatus(connection_.get()) != CONNECTION_OK;
    return address_.error(is_lost ? Error::Kind::unreachable : kind_of(sqlstate), PQresultErrorMessage(result));
}

// Sends what is left to send, and reads until a result is there.
bool PostgresConnection::await_result(Deadline deadline) {
    while (true) {
        const int unsent = PQflush(connection_.get());
        if (unsent < 0) return false;
        if (unsent == 0 && PQisBusy(connection_.get()) == 0) return true;
        const auto events = static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN);
        if (wait_for(socket(), events, deadline) == Waited::too_late) return false;
        if (PQconsumeInput(connection_.get()) == 0) return false;
    }
}

bool PostgresConnection::prepare(const std::string& sql, std::vector<std::string>& preparing) {
    if (prepared_.contains(sql)) return true;
    const std::string name = "s" + std::to_string(++names_);
    prepared_[sql] = name;
    preparing.push_back(sql);
    return PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1;
}

bool PostgresConnection::send(const Statement& statement) {
    const Parameters parameters(statement.values);
    return PQsendQueryPrepared(connection_.get(), prepared_[statement.sql].c_str(), parameters.count(),
                               parameters.pointers.data(), parameters.lengths.data(), parameters.formats.data(),
                               1) == 1;
}

// NB: what stands between two syncs of a pipeline is one transaction.
Result<std::vector<Rows>> PostgresConnection::run(std::span<const Statement> statements, Deadline deadline) {
    std::vector<std::string> preparing;
    bool sent = PQenterPipelineMode(connection_.get()) == 1;
    for (const Statement& statement : statements) sent = sent && prepare(statement.sql, preparing);
    for (const Statement& statement : statements) sent = sent && send(statement);
    sent = sent && PQpipelineSync(connection_.get()) == 1;
    if (!sent) return std::unexpected(lost());
    auto rows = receive(preparing.size(), deadline);
    if (!rows)
        for (const std::string& sql : preparing) prepared_.erase(sql);
    PQexitPipelineMode(connection_.get());
    return rows;
}

// Each answer is followed by a null, and the last by a sync.
Result<std::vector<Rows>> PostgresConnection::receive(size_t preparing, Deadline deadline) {
    std::vector<Rows> rows;
    std::optional<Error> error;
    for (int nulls = 0; nulls < 2;) {
        if (!await_result(deadline)) return std::unexpected(lost());
        const std::unique_ptr<PGresult, Close> result(PQgetResult(connection_.get()));
        nulls = result ? 0 : nulls + 1;
        if (!result) continue;
        switch (PQresultStatus(result.get())) {
            case PGRES_PIPELINE_SYNC:
                if (error) return std::unexpected(*error);
                return rows;
            case PGRES_TUPLES_OK:
            case PGRES_COMMAND_OK:
                if (preparing > 0)
                    --preparing;
                else
                    rows.push_back(read_rows(result.get()));
                break;
            case PGRES_PIPELINE_ABORTED: break;
            default:
                if (!error) error = error_of(result.get());
        }
    }
    return std::unexpected(error.value_or(lost()));
}

Result<void> PostgresConnection::script(const char* sql, std::chrono::seconds time) {
    const Deadline deadline = std::chrono::steady_clock::now() + time;
    if (PQsendQuery(connection_.get(), sql) != 1) return std::unexpected(lost());
    std::optional<Error> error;
    while (true) {
        if (!await_result(deadline)) return std::unexpected(lost());
        const std::unique_ptr<PGresult, Close> result(PQgetResult(connection_.get()));
        if (!result) break;
        if (PQresultStatus(result.get()) == PGRES_FATAL_ERROR && !error) error = error_of(result.get());
    }
    if (error) return std::unexpected(*error);
    return {};
}

Result<int64_t> PostgresConnection::schema_version() {
    const auto ask = [this](const char* sql) {
        const Statement statement{sql, {}};
        return run({&statement, 1}, std::chrono::steady_clock::now() + kAnswerTime);
    };
    // NB: reading from pg_class makes the server see what others did while we waited for a lock; to_regclass does not.
    const auto known = ask("SELECT 1 FROM pg_class WHERE oid = to_regclass('fogline_schema')");
    if (!known) return std::unexpected(known.error());
    if (known->front().empty()) return 0;
    const auto version = ask("SELECT max(version) FROM fogline_schema");
    if (!version) return std::unexpected(version.error());
    return std::get<int64_t>(version->front()[0][0]);
}

std::optional<std::vector<std::string>> PostgresConnection::notifications() {
    if (PQconsumeInput(connection_.get()) == 0) return std::nullopt;
    std::vector<std::string> result;
    while (PGnotify* notification = PQnotifies(connection_.get())) {
        result.emplace_back(notification->extra);
        PQfreemem(notification);
    }
    return result;
}

}  // namespace store
