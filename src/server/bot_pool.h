// Bots think on a few threads of their own. Who came first is served first, and no table waits twice before another has
// been served once; the longer the queue, the shorter each may think.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "hall/outside.h"
#include "server/metrics.h"

namespace server {

// How long a decision may take when so many more wait: the whole queue should be through in two seconds.
int budget_ms(size_t waiting, size_t threads, int longest_ms);

class BotPool {
 public:
    using Choice = std::expected<engine::Action, std::string>;               // or what our mistake is
    using Chosen = std::function<void(const hall::Puzzle&, const Choice&)>;  // on a thread of the pool

    using Advice = std::expected<std::string, std::string>;  // hints as JSON, or what our mistake is
    using Advised = std::function<void(const hall::Puzzle&, const Advice&)>;

    BotPool(size_t threads, int longest_ms, Metrics& metrics);
    ~BotPool();  // what waits is dropped: the tables ask again after the next start

    // From any thread.
    void think(hall::Puzzle puzzle, Chosen chosen);
    void advise(hall::Puzzle puzzle, Advised advised);
    size_t waiting() const;

 private:
    struct Job {
        hall::Puzzle puzzle;
        Chosen chosen;  // one of these two
        Advised advised;
    };
    void add(Job job);
    void run();

    const int longest_ms_;
    Metrics& metrics_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    std::atomic<bool> stop_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace server
