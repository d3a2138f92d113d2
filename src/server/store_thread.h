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
    struct Request {
        store::Append entry;
        uint64_t ticket = 0;  // by which the outcome is known
    };
    struct Outcome {
        uint64_t ticket = 0;
        store::Result<store::Appended> result;
    };
    // Both are called on the store's thread; a receiver once for all its entries that were written together.
    using Receiver = std::function<void(std::vector<Outcome>)>;
    using Question = std::function<void(store::Store&)>;

    StoreThread(std::unique_ptr<store::Store> store, Metrics& metrics);
    ~StoreThread();  // writes what waits, if that goes well, and answers no more questions

    // From any thread. A receiver must outlive this.
    void append(std::vector<Request> requests, const Receiver& receiver);
    void ask(Question question);
    void was_read(const store::Error* error);  // by a question; nullptr: it went well
    bool works() const;                        // the last reading went well, and no append has failed for a while
    size_t waiting() const { return waiting_.load(std::memory_order_relaxed); }

 private:
    struct Asker {
        const Receiver* receiver = nullptr;
        uint64_t ticket = 0;
    };
    void run();
    bool write(const std::vector<store::Append>& entries, const std::vector<Asker>& askers);

    std::unique_ptr<store::Store> store_;
    Metrics& metrics_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<store::Append> entries_;
    std::vector<Asker> askers_;  // of each entry
    std::vector<Question> questions_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> reads_ = true, writes_ = true;
    std::atomic<std::chrono::steady_clock::time_point> failed_at_{};  // the last append that did
    std::atomic<size_t> waiting_ = 0;
    std::thread thread_;
};

}  // namespace server
