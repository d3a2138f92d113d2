// One connection to PostgreSQL through libpq, on which everything has a deadline.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <map>

#include "store/sql_store.h"

namespace store {

using Deadline = std::chrono::steady_clock::time_point;
inline constexpr std::chrono::seconds kAnswerTime{5};  // no call takes longer, however the database hangs

// Waits for a socket, or for the wake descriptor beside it; -1 stands for none.
enum class Waited : uint8_t { ready, woken, too_late };
Waited wait_for(int socket, short events, Deadline deadline, int wake = -1);

// Where the database is. The password does not get into messages.
struct PostgresAddress {
    std::string url;
    std::string password;
    std::string place;  // for messages

    static Result<PostgresAddress> parse(const std::string& url);
    Error error(Error::Kind kind, std::string_view what) const;
};

class PostgresConnection {
 public:
    static Result<std::unique_ptr<PostgresConnection>> connect(const PostgresAddress& address);

    // In one round trip and one transaction; the rows of each statement. Unreachable means that the connection is lost,
    // and that it is not known whether the transaction was carried out.
    Result<std::vector<Rows>> run(std::span<const Statement> statements, Deadline deadline);

    // Statements without values. Migrations may take their time.
    Result<void> script(const char* sql, std::chrono::seconds time = std::chrono::minutes(10));
    Result<int64_t> schema_version();

    // The notifications that arrived. Nothing: the connection is lost.
    std::optional<std::vector<std::string>> notifications();
    int socket() const { return PQsocket(connection_.get()); }

 private:
    PostgresConnection(PostgresAddress address, PGconn* connection);

    bool prepare(const std::string& sql, std::vector<std::string>& preparing);
    bool send(const Statement& statement);
    Result<std::vector<Rows>> receive(size_t preparing, Deadline deadline);
    bool await_result(Deadline deadline);
    Error lost() const;
    Error error_of(const PGresult* result) const;

    struct Close {
        void operator()(PGconn* connection) const { PQfinish(connection); }
        void operator()(PGresult* result) const { PQclear(result); }
    };
    PostgresAddress address_;
    std::unique_ptr<PGconn, Close> connection_;
    std::map<std::string, std::string, std::less<>> prepared_;  // from the text of a statement to its name
    size_t names_ = 0;
};

}  // namespace store
