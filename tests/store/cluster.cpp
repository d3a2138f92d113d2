#include "tests/store/cluster.h"

#include <libpq-fe.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <stdexcept>

namespace tests {
namespace {

constexpr const char* kTools = "/usr/lib/postgresql/15/bin/";

// Unix sockets only; a crash of the machine is not tested, so nothing needs to be synced.
constexpr const char* kOptions =
    "-p 5432 -c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=30";

}  // namespace

std::string shell(const std::string& command) {
    FILE* pipe = popen(command.c_str(), "re");
    if (pipe == nullptr) throw std::runtime_error("no shell for: " + command);
    std::string output;
    std::array<char, 4096> buffer{};
    while (const size_t size = fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), size);
    if (pclose(pipe) != 0) throw std::runtime_error(command + "\n" + output);
    return output;
}

Cluster& Cluster::shared() {
    static Cluster cluster;
    return cluster;
}

// PostgreSQL does not run as root.
std::string Cluster::command(const std::string& tool) const {
    return (geteuid() == 0 ? "cd / && runuser -u postgres -- " : "") + (kTools + tool);
}

Cluster::Cluster() {
    std::string name = "/tmp/fogline-pg-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for PostgreSQL");
    folder_ = name;
    // The shell waits for the end of its input, which comes when this program is gone.
    const std::string stop = command("pg_ctl -D " + folder_ + "/data -m immediate stop");
    remover_ =
        popen(("trap '' INT TERM HUP; cat; { " + stop + "; rm -rf " + folder_ + "; } >/dev/null 2>&1").c_str(), "we");
    if (geteuid() == 0) shell("chown postgres " + folder_);
    shell(
        command("initdb -D " + folder_ + "/data -A trust -U postgres --no-sync --encoding=UTF8 --locale=C.UTF-8 2>&1"));
    restart("immediate");
}

Cluster::~Cluster() {
    if (remover_ != nullptr) pclose(remover_);
}

void Cluster::restart(const char* mode) {
    shell(command("pg_ctl -D " + folder_ + "/data -w -m " + mode + " -l " + folder_ + "/log -o '-k " + folder_ + " " +
                  kOptions + "' restart 2>&1"));
}

std::string Cluster::new_database() {
    if (databases_ > 0) ask("postgres", "DROP DATABASE t" + std::to_string(databases_) + " WITH (FORCE)");
    const std::string name = "t" + std::to_string(++databases_);
    ask("postgres", "CREATE DATABASE " + name + " TEMPLATE template0");
    return name;
}

std::string Cluster::address(const std::string& database) const {
    return "postgresql:///" + database + "?host=" + folder_ + "&user=postgres";
}

std::string Cluster::ask(const std::string& database, const std::string& sql) const {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address(database).c_str()), &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()), &PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
        throw std::runtime_error(sql.substr(0, 200) + ": " + PQerrorMessage(connection.get()));
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

void Cluster::cut_connections(const std::string& database) const {
    ask("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + database + "'");
}

std::string Cluster::dump(const std::string& database) const {
    return shell(command("pg_dump --inserts --no-owner --no-privileges -U postgres -h " + folder_ + " " + database +
                         " | grep -v -e '^--' -e '^\\\\' -e '^$'"));
}

}  // namespace tests
