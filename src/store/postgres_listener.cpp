#include "store/postgres_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "store/news.h"

namespace store {
namespace {

constexpr std::chrono::seconds kLongestSilence{10};
constexpr std::chrono::milliseconds kFirstPause{100};
constexpr std::chrono::milliseconds kLongestPause{5000};

class PostgresListener final : public Listener {
 public:
    explicit PostgresListener(PostgresAddress address) : address_(std::move(address)) {}
    ~PostgresListener() override { ::close(stop_); }
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

    Result<void> connect();
    std::vector<News> wait(int timeout_ms) override;
    void stop() override { eventfd_write(stop_, 1); }

 private:
    bool connect_again();
    std::vector<News> arrived();
    void drop_if_dead();

    PostgresAddress address_;
    int stop_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);  // readable for ever once it is written
    std::unique_ptr<PostgresConnection> connection_;
    Deadline next_try_, heard_at_;
    std::chrono::milliseconds pause_ = kFirstPause;
};

Result<void> PostgresListener::connect() {
    if (stop_ < 0)
        return std::unexpected(
            Error{Error::Kind::broken, "No eventfd for a listener: " + std::generic_category().message(errno)});
    auto connection = PostgresConnection::connect(address_);
    if (!connection) return std::unexpected(connection.error());
    const std::string listen = "LISTEN " + std::string(kChannel);
    if (auto listening = (*connection)->script(listen.c_str(), kAnswerTime); !listening) return listening;
    connection_ = std::move(*connection);
    heard_at_ = std::chrono::steady_clock::now();
    return {};
}

// NB: a try takes up to two seconds per host if the network swallows it, and `stop` has to wait for that.
// The pauses between tries grow, so that many servers do not storm a database that starts.
bool PostgresListener::connect_again() {
    if (connect()) {
        pause_ = kFirstPause;
        return true;
    }
    next_try_ = std::chrono::steady_clock::now() + pause_;
    pause_ = std::min(pause_ * 2, kLongestPause);
    return false;
}

// Reads what came; a lost connection is dropped.
std::vector<News> PostgresListener::arrived() {
    std::vector<News> result;
    const auto texts = connection_->notifications();
    if (!texts) {
        connection_.reset();
        next_try_ = std::chrono::steady_clock::now();
        return result;
    }
    for (const std::string& text : *texts)
        if (auto news = read_news(text)) result.push_back(std::move(*news));
    if (!texts->empty()) heard_at_ = std::chrono::steady_clock::now();
    return result;
}

// A connection that says nothing may have been cut where nobody tells us.
void PostgresListener::drop_if_dead() {
    if (std::chrono::steady_clock::now() < heard_at_ + kLongestSilence) return;
    heard_at_ = std::chrono::steady_clock::now();
    if (connection_->script("SELECT 1", kAnswerTime)) return;
    connection_.reset();
    next_try_ = std::chrono::steady_clock::now();
}

std::vector<News> PostgresListener::wait(int timeout_ms) {
    const Deadline deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout_ms);
    while (wait_for(-1, 0, Deadline{}, stop_) != Waited::woken) {
        if (!connection_ && std::chrono::steady_clock::now() >= next_try_ && connect_again()) return {News{}};
        if (connection_) drop_if_dead();
        if (connection_)
            if (auto news = arrived(); !news.empty()) return news;
        if (std::chrono::steady_clock::now() >= deadline) return {};
        if (connection_)
            wait_for(connection_->socket(), POLLIN, deadline, stop_);
        else
            wait_for(-1, 0, std::min(deadline, next_try_), stop_);
    }
    return {};
}

}  // namespace

Result<std::unique_ptr<Listener>> listen_to(const PostgresAddress& address) {
    auto listener = std::make_unique<PostgresListener>(address);
    if (auto connected = listener->connect(); !connected) return std::unexpected(connected.error());
    return listener;
}

}  // namespace store
