#include "server/server.h"

#include <sodium/core.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <fstream>
#include <sstream>

#include "server/crash.h"
#include "server/web.h"

namespace server {
namespace {

constexpr auto kDrain = std::chrono::seconds(10), kFarewell = std::chrono::seconds(2);
constexpr auto kLookForDue = std::chrono::seconds(5);

using reuse_port = asio::detail::socket_option::boolean<SOL_SOCKET, SO_REUSEPORT>;

std::expected<std::vector<std::unique_ptr<const record::BoardFile>>, std::string> load_boards(
    const std::vector<std::string>& files) {
    std::vector<std::unique_ptr<const record::BoardFile>> boards;
    for (const std::string& name : files) {
        std::ifstream file(name);
        std::stringstream text;
        text << file.rdbuf();
        if (!file) return std::unexpected("cannot read the board " + name);
        auto board = record::parse_board(text.str());
        if (!board) return std::unexpected(name + ": " + board.error().front());
        boards.push_back(std::move(*board));
    }
    return boards;
}

// A socket is an open file, and the usual limit is 1,024: we may raise it as far as the system lets us.
rlim_t allow_many_sockets() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return 0;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_NOFILE, &files);
    return files.rlim_cur;
}

asio::awaitable<void> accept(House& house, tcp::acceptor& acceptor) {
    while (acceptor.is_open()) {
        auto [error, socket] = co_await acceptor.async_accept(kAwaited);
        if (error == asio::error::operation_aborted) co_return;
        if (error) {  // too many open files, say: wait for better times
            asio::steady_timer timer(acceptor.get_executor(), std::chrono::milliseconds(100));
            co_await timer.async_wait(kAwaited);
            continue;
        }
        asio::co_spawn(acceptor.get_executor(), serve_connection(house, std::move(socket)), asio::detached);
    }
}

tcp::acceptor listen(asio::io_context& io, const tcp::endpoint& at) {
    tcp::acceptor acceptor(io, at.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    acceptor.set_option(reuse_port(true));
    acceptor.bind(at);
    acceptor.listen(4096);
    return acceptor;
}

// Passes on what other servers did.
class NewsThread {
 public:
    NewsThread(House& house, std::unique_ptr<store::Listener> listener) : listener_(std::move(listener)) {
        if (listener_) thread_ = std::thread([this, &house] { run(house); });
    }
    ~NewsThread() {
        stop_ = true;
        if (listener_) listener_->stop();
        if (thread_.joinable()) thread_.join();
    }

 private:
    void run(House& house) {
        while (!stop_)
            for (const store::News& news : listener_->wait(1000))
                for (const auto& shard : house.shards)
                    if (news.table.empty() || &house.shard_of(news.table) == shard.get())
                        asio::post(shard->io(),
                                   [shard = shard.get(), news] { shard->hall().heard(news, wall_clock_ms()); });
    }

    std::unique_ptr<store::Listener> listener_;
    std::atomic<bool> stop_ = false;
    std::thread thread_;
};

// Wakes tables of which a clock has run out while nobody was there.
asio::awaitable<void> look_for_due(House& house) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
        house.store.ask([&house](store::Store& store) {
            const auto due = store.due(wall_clock_ms(), 1000);
            house.store.was_read(due ? nullptr : &due.error());
            for (const std::string& table : due.value_or(std::vector<std::string>()))
                asio::post(house.shard_of(table).io(),
                           [&shard = house.shard_of(table), table] { shard.hall().wake(table, wall_clock_ms()); });
        });
        timer.expires_after(kLookForDue);
        if (const auto [error] = co_await timer.async_wait(kAwaited); error) co_return;
    }
}

// At the start and once a day.
asio::awaitable<void> forget_the_past(House& house) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (;;) {
        house.store.ask([&house](store::Store& store) {
            const auto gone = hall::forget_the_past(store, wall_clock_ms(), house.config.keep);
            if (!gone.empty()) spdlog::info("\"event\":\"tables_removed\",\"count\":{}", gone.size());
            for (const std::string& table : gone) {
                const store::News news{table, 0, "removed"};
                asio::post(house.shard_of(table).io(),
                           [&shard = house.shard_of(table), news] { shard.hall().heard(news, wall_clock_ms()); });
                std::ignore = store.pass_round({&news, 1});  // to the other servers
            }
        });
        timer.expires_after(std::chrono::days(1));
        if (const auto [error] = co_await timer.async_wait(kAwaited); error) co_return;
    }
}

asio::awaitable<bool> is_idle(Shard& shard) {
    co_return co_await asio::co_spawn(
        shard.io(), [&shard]() -> asio::awaitable<bool> { co_return shard.hall().idle(); }, asio::use_awaitable);
}

// No new connections, nothing new at the tables; what is being written is written and answered; then everybody is sent
// away.
asio::awaitable<void> stop(House& house, std::vector<tcp::acceptor>& acceptors, const std::function<void()>& end) {
    spdlog::info("\"event\":\"stopping\"");
    house.stopping = true;
    for (tcp::acceptor& acceptor : acceptors) asio::post(acceptor.get_executor(), [&acceptor] { acceptor.close(); });
    asio::steady_timer timer(co_await asio::this_coro::executor);
    const auto last = std::chrono::steady_clock::now() + kDrain;
    const auto wait = [&timer] {
        timer.expires_after(std::chrono::milliseconds(50));
        return timer.async_wait(kAwaited);
    };
    bool drained = true;
    for (const auto& shard : house.shards) {
        asio::post(shard->io(), [&hall = shard->hall()] { hall.stop(); });
        bool idle = false;
        while (!(idle = co_await is_idle(*shard)) && std::chrono::steady_clock::now() < last) co_await wait();
        drained = drained && idle;
        asio::post(shard->io(), [&shard = *shard] { shard.close_all("server_stopping"); });
    }
    const auto cut_off = std::chrono::steady_clock::now() + kFarewell;  // of those who do not say good-bye
    while (house.socket_count + house.answering != 0 && std::chrono::steady_clock::now() < cut_off) co_await wait();
    if (!drained || house.answering != 0) {  // the database does not answer, and nobody can wait for it any longer
        spdlog::warn("\"event\":\"stopped_early\"");
        std::_Exit(0);
    }
    end();
}

void set_up_log() {
    auto logger = spdlog::stderr_logger_mt("fogline");
    logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
    spdlog::set_default_logger(std::move(logger));
}

}  // namespace

std::expected<void, std::string> serve(const Config& config, const std::function<void(uint16_t)>& ready) try {
    if (sodium_init() < 0) return std::unexpected("no random numbers can be had from the system");
    set_up_log();
    log_crashes(config.version);
    for (const int harmless : {SIGPIPE, SIGXFSZ}) std::signal(harmless, SIG_IGN);  // the call that failed says so
    auto boards = load_boards(config.boards);
    if (!boards) return std::unexpected(boards.error());
    auto store = store::open(config.database);
    if (!store) return std::unexpected(store.error().message);
    auto listener = (*store)->listen();
    if (!listener) return std::unexpected(listener.error().message);
    spdlog::info("\"event\":\"starting\",\"version\":{},\"open_files\":{}", quoted(config.version),
                 allow_many_sockets());
    House house(config, std::move(*store), std::move(*boards), *listener != nullptr);
    const NewsThread news(house, std::move(*listener));

    tcp::endpoint at(asio::ip::make_address(config.address), config.port);
    std::vector<tcp::acceptor> acceptors;
    for (const auto& shard : house.shards) {
        acceptors.push_back(listen(shard->io(), at));
        at.port(acceptors.back().local_endpoint().port());  // port 0: the system chose one
    }
    for (size_t i = 0; i < house.shards.size(); ++i) {
        asio::co_spawn(house.shards[i]->io(), accept(house, acceptors[i]), asio::detached);
        house.shards[i]->start_ticking();
    }
    asio::io_context& first = house.shards.front()->io();
    asio::co_spawn(first, look_for_due(house), asio::detached);
    asio::co_spawn(first, forget_the_past(house), asio::detached);
    asio::signal_set signals(first, SIGINT, SIGTERM);
    const std::function<void()> end = [&house] {
        for (const auto& shard : house.shards) shard->io().stop();
    };
    signals.async_wait([&](const boost::system::error_code& error, int) {
        if (!error) asio::co_spawn(first, stop(house, acceptors, end), asio::detached);
    });

    std::vector<std::thread> threads;
    for (size_t i = 1; i < house.shards.size(); ++i) threads.emplace_back([&shard = *house.shards[i]] { shard.run(); });
    ready(at.port());
    house.shards.front()->run();
    for (std::thread& thread : threads) thread.join();
    return {};
} catch (const boost::system::system_error& error) {
    return std::unexpected("cannot listen on " + config.address + ":" + std::to_string(config.port) + ": " +
                           error.code().message() + "; choose another with --listen");
}

}  // namespace server
