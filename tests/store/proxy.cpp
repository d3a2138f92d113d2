#include "tests/store/proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>

namespace tests {
namespace {

constexpr int kLookAroundMs = 20;

sockaddr_un socket_name(const std::string& path) {
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    if (path.size() >= sizeof name.sun_path) throw std::runtime_error("too long for a socket: " + path);
    std::memcpy(name.sun_path, path.data(), path.size());
    return name;
}

int connect_to(const std::string& path) {
    const sockaddr_un name = socket_name(path);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    (void)connect(socket, reinterpret_cast<const sockaddr*>(&name), sizeof name);
    return socket;
}

}  // namespace

Proxy::Proxy(std::string server_socket) : server_socket_(std::move(server_socket)) {
    const sockaddr_un name = socket_name(folder_.path() / ".s.PGSQL.5432");
    listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (bind(listening_, reinterpret_cast<const sockaddr*>(&name), sizeof name) != 0 || listen(listening_, 5) != 0)
        throw std::runtime_error("the proxy cannot listen");
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

Proxy::~Proxy() {
    thread_ = {};
    close(listening_);
}

std::string Proxy::address(const std::string& database) const {
    return "postgresql:///" + database + "?host=" + folder_.path().string() + "&user=postgres";
}

// One connection at a time.
void Proxy::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        pollfd waiting{listening_, POLLIN, 0};
        if (poll(&waiting, 1, kLookAroundMs) <= 0) continue;
        const int client = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
        const int server = connect_to(server_socket_);
        if (mode_ != Mode::lose_and_refuse) forward(stop, client, server);
        close(client);
        close(server);
    }
}

void Proxy::forward(const std::stop_token& stop, int client, int server) {
    std::array<pollfd, 2> ends{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
    std::array<char, 65536> buffer{};
    while (!stop.stop_requested()) {
        poll(ends.data(), ends.size(), kLookAroundMs);
        for (size_t from = 0; from < 2; ++from) {
            if (ends[from].revents == 0) continue;
            const ssize_t size = read(ends[from].fd, buffer.data(), buffer.size());
            if (size <= 0 || (ends[from].fd == server && loses_answer())) return;
            if (send(ends[1 - from].fd, buffer.data(), static_cast<size_t>(size), MSG_NOSIGNAL) != size) return;
        }
    }
}

bool Proxy::loses_answer() {
    Mode expected = Mode::lose_one_answer;
    return mode_.compare_exchange_strong(expected, Mode::forward) || expected == Mode::lose_and_refuse;
}

}  // namespace tests
