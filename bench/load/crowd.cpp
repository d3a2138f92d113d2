#include "crowd.h"

#include <unistd.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace load {
namespace {

constexpr size_t kSetUpTogether = 64;
constexpr double kPatience = 10;  // seconds, for the last answers

// Many workers take one group after the other until there is none left.
template <class Work>
asio::awaitable<void> share(Desk& desk, size_t count, Work work) {
    size_t next = 0, at_work = std::min(kSetUpTogether, count);
    std::exception_ptr error;
    asio::steady_timer all_done(desk.io, Instant::max());
    for (size_t i = at_work; i > 0; --i)
        asio::co_spawn(desk.io, work([&next, count] { return next < count ? std::optional(next++) : std::nullopt; }),
                       [&](const std::exception_ptr& failed) {
                           if (failed) error = failed;
                           if (--at_work == 0 || failed) all_done.cancel();
                       });
    co_await all_done.async_wait(asio::as_tuple(asio::use_awaitable));
    if (error) std::rethrow_exception(error);
}

Counts since(const Counts& begin, Counts end) {
    end.actions -= begin.actions;
    end.to_server -= begin.to_server;
    end.from_server -= begin.from_server;
    end.bytes_to_server -= begin.bytes_to_server;
    end.bytes_from_server -= begin.bytes_from_server;
    end.games -= begin.games;
    end.visits -= begin.visits;
    return end;  // all faults count, whenever they were
}

// Every action has its time beforehand, whatever became of those before it.
asio::awaitable<void> keep_time(Groups& groups, double rate, Instant begin, Instant end) {
    asio::steady_timer timer(co_await asio::this_coro::executor);
    for (uint64_t i = 0;; ++i) {
        const Instant at = begin + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(static_cast<double>(i) / rate));
        if (at >= end) co_return;
        if (at > Clock::now()) {
            timer.expires_at(at);
            co_await timer.async_wait(asio::use_awaitable);
        }
        groups[i % groups.size()]->due(at);
    }
}

Instant later(Instant from, double seconds) {
    return from + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

}  // namespace

void Group::due(Instant at) {
    due_.push_back(at);
    act_if_due();
}

void Group::act_if_due() {
    if (!ready_ || in_flight_ || left_ == 0 || desk_.resting || (due_.empty() && !desk_.saturate)) return;
    --left_;
    in_flight_ = Clock::now();
    if (!due_.empty()) {
        if (!desk_.bots) in_flight_ = due_.front();
        due_.pop_front();
    }
    act();
}

void Group::be_ready(bool ready) {
    ready_ = ready;
    act_if_due();
}

void Group::done() {
    ++desk_.counts.actions;
    if (*in_flight_ >= desk_.measured_from && *in_flight_ < desk_.measured_to)
        desk_.latencies_us.push_back(static_cast<uint32_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - *in_flight_).count()));
    in_flight_.reset();
}

void Group::failed(const std::string& why) {
    ++desk_.counts.faults[why];
    in_flight_.reset();
    act_if_due();
}

asio::awaitable<std::shared_ptr<Line>> Group::join(tcp::endpoint server, std::string path, std::string cookie,
                                                   Ear ear) {
    ++desk_.counts.visits;
    return open_line(server, std::move(path), std::move(cookie), std::move(ear));
}

void Group::send(Line& line, std::string text) {
    ++desk_.counts.to_server;
    desk_.counts.bytes_to_server += text.size();
    line.send(std::move(text));
}

void Group::count_heard(std::string_view text) {
    ++desk_.counts.from_server;
    desk_.counts.bytes_from_server += text.size();
}

asio::awaitable<void> open_all(Desk& desk, Groups& groups) {
    co_await share(desk, groups.size(), [&](auto next) -> asio::awaitable<void> {
        const auto http = co_await open_http(desk.servers.front());
        while (const auto i = next()) co_await groups[*i]->open(*http);
    });
}

asio::awaitable<void> connect_all(Desk& desk, Groups& groups) {
    co_await share(desk, groups.size(), [&](auto next) -> asio::awaitable<void> {
        while (const auto i = next()) co_await groups[*i]->connect();
    });
}

asio::awaitable<void> act_all(Desk& desk, Groups& groups, uint64_t actions) {
    desk.saturate = true;
    for (const auto& group : groups) {
        group->allow(0);
        group->begin();
    }
    co_await share(desk, groups.size(), [&](auto next) -> asio::awaitable<void> {
        while (const auto i = next())
            for (groups[*i]->allow(actions); !groups[*i]->rests();) co_await wait(0.002);
    });
}

asio::awaitable<void> wait(double seconds) {
    asio::steady_timer timer(co_await asio::this_coro::executor, later(Clock::now(), seconds) - Clock::now());
    co_await timer.async_wait(asio::use_awaitable);
}

namespace {

// The sum of a metric over all its labels.
double metric(std::string_view text, std::string_view name) {
    double sum = 0;
    for (size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const char after = at + name.size() < text.size() ? text[at + name.size()] : '\n';
        if ((at > 0 && text[at - 1] != '\n') || (after != ' ' && after != '{')) continue;
        const std::string_view line = text.substr(at, text.find('\n', at) - at);
        sum += std::strtod(std::string(line.substr(line.rfind(' '))).c_str(), nullptr);
    }
    return sum;
}

asio::awaitable<Bots> ask_about_bots(const Desk& desk) {
    const auto http = co_await open_http(desk.servers.front());
    const std::string text = (co_await http->get("/metrics")).body;
    co_return Bots{.decisions = metric(text, "fogline_bot_seconds_count"),
                   .seconds = metric(text, "fogline_bot_seconds_sum"),
                   .queue = metric(text, "fogline_bot_queue")};
}

std::vector<Usage> usage_of_all(const std::vector<pid_t>& servers) {
    std::vector<Usage> result;
    for (const pid_t server : servers) result.push_back(usage_of(server));
    return result;
}

// Nobody acts any more: what waits for the bots must become nothing.
asio::awaitable<double> until_drained(const Desk& desk) {
    const Instant begin = Clock::now();
    while (Clock::now() < later(begin, kPatience)) {
        if ((co_await ask_about_bots(desk)).queue == 0)
            co_return std::chrono::duration<double>(Clock::now() - begin).count();
        co_await wait(0.05);
    }
    co_return -1;
}

}  // namespace

asio::awaitable<Outcome> play(Desk& desk, Groups& groups, Plan plan, const std::vector<pid_t>& servers) {
    const Instant begin = Clock::now();
    desk.measured_from = later(begin, plan.warm_up_s);
    desk.measured_to = later(desk.measured_from, plan.seconds);
    desk.saturate = plan.rate == 0;
    desk.resting = false;
    for (const auto& group : groups) group->begin();
    if (plan.rate > 0) asio::co_spawn(desk.io, keep_time(groups, plan.rate, begin, desk.measured_to), asio::detached);

    co_await wait(plan.warm_up_s);
    const Bots bots = desk.bots ? co_await ask_about_bots(desk) : Bots{};
    const Counts counts = desk.counts;
    const std::vector<Usage> used = usage_of_all(servers);
    const Usage used_here = usage_of(getpid());
    const Instant from = Clock::now();
    co_await wait(plan.seconds);
    Outcome outcome{.seconds = std::chrono::duration<double>(Clock::now() - from).count(),
                    .tables = groups.size(),
                    .counts = since(counts, desk.counts),
                    .latencies_us = {},
                    .unanswered = 0,
                    .server = {},
                    .cpu_seconds_of = {},
                    .client_cpu_seconds = usage_of(getpid()).cpu_seconds - used_here.cpu_seconds,
                    .bots = {}};
    const std::vector<Usage> used_now = usage_of_all(servers);
    for (size_t i = 0; i < servers.size(); ++i) {
        outcome.cpu_seconds_of.push_back(used_now[i].cpu_seconds - used[i].cpu_seconds);
        outcome.server.cpu_seconds += outcome.cpu_seconds_of.back();
        outcome.server.rss_bytes += used_now[i].rss_bytes;
    }

    if (desk.bots) {
        outcome.bots = co_await ask_about_bots(desk);
        outcome.bots->decisions -= bots.decisions;
        outcome.bots->seconds -= bots.seconds;
    }
    desk.resting = plan.rate == 0 || desk.bots;  // what was due is still done
    const auto busy = [](const auto& group) { return group->busy(); };
    for (const Instant last = later(Clock::now(), kPatience); std::ranges::any_of(groups, busy) && Clock::now() < last;)
        co_await wait(0.05);
    desk.resting = true;
    outcome.unanswered = static_cast<uint64_t>(std::ranges::count_if(groups, busy));
    if (desk.bots) outcome.bots->drained_s = co_await until_drained(desk);
    outcome.counts.faults = desk.counts.faults;
    outcome.latencies_us = std::move(desk.latencies_us);
    std::ranges::sort(outcome.latencies_us);
    co_return outcome;
}

}  // namespace load
