// What all shards of a server share.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>

#include "record/board_file.h"
#include "server/bot_pool.h"
#include "server/config.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/store_thread.h"

namespace server {

class Shard;

struct House {
    House(const Config& its_config, std::unique_ptr<store::Store> store,
          std::vector<std::unique_ptr<const record::BoardFile>> its_boards, bool several_servers);
    ~House();

    Shard& shard_of(std::string_view table);
    const record::BoardFile* board(std::string_view id) const;  // empty: the shipped one

    const Config config;
    const std::vector<std::unique_ptr<const record::BoardFile>> boards;
    const bool several;  // other servers may share the database
    Metrics metrics;
    Buckets tables_made, requests, passwords;
    Buckets hints;  // a bot thinks for each
    Buckets files;  // of the client: a first visit fetches all of them, and a family has one address
    Counts sockets, connections;
    std::atomic<size_t> socket_count = 0;      // WebSockets and streams
    std::atomic<size_t> connection_count = 0;  // all others
    std::atomic<size_t> passwords_waiting = 0;
    std::atomic<size_t> answering = 0;  // requests
    std::atomic<bool> stopping = false;
    // NB: the threads below bring their results to the shards, so they must end first.
    std::vector<std::unique_ptr<Shard>> shards;
    boost::asio::thread_pool slow_work{1};  // hashing passwords
    StoreThread store;
    BotPool bots;
};

}  // namespace server
