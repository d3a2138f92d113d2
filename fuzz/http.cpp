// Whatever bytes a client sends: they go through the server's own connections, routes and tables. Every answer is HTTP
// or, after a handshake, a WebSocket's; nothing is left open when the client has gone.
#include <sys/socket.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <filesystem>

#include "engine/assert.h"
#include "server/people.h"
#include "server/web.h"

namespace {

constexpr const char* kTable = "fuzz";  // both its seats are the program's whose token is p and 32 zeros

// A whole server without its port, on a file in memory.
struct World {
    World() : folder("/dev/shm/fogline-fuzz-" + std::to_string(getpid())), house(config(), open(), {}, false) {
        shard.start_ticking();
        room::Opened opened;
        opened.settings.board = record::shipped_board().board.id;
        opened.board_sha256 = record::shipped_board().sha256;
        for (const char* name : {"Ann", "Bob"}) {
            seating::Chair& chair = opened.chairs.emplace_back();
            chair.kind = seating::ChairKind::person;
            chair.name = name;
            chair.person = opened.host = server::hash_of("p" + std::string(32, '0'));
        }
        bool done = false;
        shard.hall().open(
            kTable, opened, {opened.host, true}, protocol::Version::two,
            [&](std::optional<protocol::Code>, const std::string&) { done = true; }, server::wall_clock_ms());
        while (!done) shard.io().run_one();
    }
    ~World() { std::filesystem::remove_all(folder); }

    static server::Config config() {
        server::Config config;
        config.bot_ms = 1;
        config.sockets_per_address = config.tables_per_hour = config.messages_per_second = 0;
        return config;
    }
    std::unique_ptr<store::Store> open() const { return std::move(*store::open("sqlite:" + folder + "/store")); }

    std::string folder;
    server::House house;
    server::Shard& shard = *house.shards.front();
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static World world;
    std::array<int, 2> ends{};
    ASSERT(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends.data()) == 0);
    const auto [client, server_end] = ends;
    const int room_for_all = 1 << 20;
    setsockopt(client, SOL_SOCKET, SO_SNDBUF, &room_for_all, sizeof room_for_all);
    ASSERT(send(client, data, size, 0) == static_cast<ssize_t>(size));
    shutdown(client, SHUT_WR);

    bool done = false;
    boost::asio::co_spawn(
        world.shard.io(),
        server::serve_connection(world.house, server::tcp::socket(world.shard.io(), server::tcp::v4(), server_end)),
        [&done](const std::exception_ptr& problem) {
            ASSERT(!problem);
            done = true;
        });
    std::string answer;
    std::array<char, 65536> buffer{};
    const auto read_all = [&] {
        for (ssize_t count = 0; (count = recv(client, buffer.data(), buffer.size(), 0)) > 0;)
            answer.append(buffer.data(), static_cast<size_t>(count));
    };
    while (!done || world.shard.io().poll() > 0 || world.house.socket_count != 0) {
        world.shard.io().run_one_for(std::chrono::milliseconds(20));
        read_all();
    }
    read_all();
    close(client);
    ASSERT(answer.empty() || answer.starts_with("HTTP/1."));
    return 0;
}
