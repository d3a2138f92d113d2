// A private PostgreSQL for tests: made when it is first used, and removed when the program ends, however it ends.
#pragma once

#include <cstdio>
#include <string>

namespace tests {

class Cluster {
 public:
    static Cluster& shared();

    std::string new_database();  // its name; the one before is gone
    std::string address(const std::string& database) const;
    std::string socket() const { return folder_ + "/.s.PGSQL.5432"; }

    // Runs SQL and returns the first field of the last result; SQL that is wrong ends the test.
    std::string ask(const std::string& database, const std::string& sql) const;
    void cut_connections(const std::string& database) const;
    void restart(const char* mode);  // "fast", or "immediate": as after a crash
    std::string dump(const std::string& database) const;

 private:
    Cluster();
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    std::string command(const std::string& tool) const;

    std::string folder_;
    FILE* remover_ = nullptr;
    int databases_ = 0;
};

// Runs a shell command and returns what it prints; one that fails ends the test.
std::string shell(const std::string& command);

}  // namespace tests
