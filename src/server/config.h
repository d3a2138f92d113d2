// How a server is set up. Every field but the version is a flag of `fogline serve`, an environment variable and a line
// of its file.
#pragma once

#include <string>
#include <vector>

#include "hall/housekeeping.h"

namespace server {

struct Config {
    std::string version;  // of the program, for the log
    std::string address = "127.0.0.1";
    uint16_t port = 8080;
    std::string database = "sqlite:data/fogline.db";
    std::vector<std::string> boards;  // files, besides the shipped one
    unsigned threads = 1;             // for the network
    unsigned bot_threads = 1;
    int bot_ms = 1000;                 // the longest that a bot thinks
    std::vector<std::string> origins;  // allowed besides the server's own
    std::string proxy;                 // its address: believed when it says who asks
    bool https = false;                // a proxy speaks TLS: cookies are for TLS only
    unsigned idle_seconds = 60;        // a client without any sign of life is sent away
    hall::Keep keep;
    // Limits; 0: none.
    unsigned sockets_per_address = 64;       // WebSockets and streams
    unsigned connections_per_address = 256;  // all others
    unsigned passwords_per_minute = 12;      // tried or chosen by one address
    unsigned tables_per_hour = 60;           // made by one address
    unsigned messages_per_second = 20;       // on one connection
    unsigned max_tables = 20'000;            // in memory; then no new ones
    unsigned max_sockets = 50'000;           // WebSockets and streams
    unsigned max_connections = 50'000;       // all others
};

}  // namespace server
