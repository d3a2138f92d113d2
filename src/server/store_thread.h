// The store on a thread of its own. Appends that wait for it are written together: one transaction, one flush.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/metrics.h"
#include "store/store.h"

namespace server {

class StoreThread {
 public:
    using Appended = std::function<void(store::Result<store::Appended>)>;  // called on the store's thread
    using Question = std::function<void(store::Store&)>;                   // asked on the store's thread

    StoreThread(std::unique_ptr<store::Store> store, Metrics& metrics);
    ~StoreThread();  // writes what waits, if that goes well, and answers no more questions

    // From any thread.
    void append(store::Append entry, Appended done);
    void ask(Question question);
    void was_read(const store::Error* error);  // by a question; nullptr: it went well
    bool works() const;                        // the last reading went well, and no append has failed for a while
    size_t waiting() const { return waiting_.load(std::memory_order_relaxed); }

 private:
    void run();
    bool write(std::vector<store::Append> entries, std::vector<Appended> done);

    std::unique_ptr<store::Store> store_;
    Metrics& metrics_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<store::Append> entries_;
    std::vector<Appended> done_;
    std::vector<Question> questions_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> reads_ = true, writes_ = true;
    std::atomic<std::chrono::steady_clock::time_point> failed_at_{};  // the last append that did
    std::atomic<size_t> waiting_ = 0;
    std::thread thread_;
};

}  // namespace server
