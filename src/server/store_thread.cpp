#include "server/store_thread.h"

#include <spdlog/spdlog.h>
#include <chrono>

namespace server {
namespace {

constexpr size_t kLargestBatch = 1000;

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

StoreThread::StoreThread(std::unique_ptr<store::Store> store, Metrics& metrics)
    : store_(std::move(store)), metrics_(metrics), thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void StoreThread::append(store::Append entry, Appended done) {
    {
        const std::lock_guard lock(mutex_);
        entries_.push_back(std::move(entry));
        done_.push_back(std::move(done));
    }
    ++waiting_;
    wake_.notify_one();
}

void StoreThread::ask(Question question) {
    {
        const std::lock_guard lock(mutex_);
        questions_.push_back(std::move(question));
    }
    ++waiting_;
    wake_.notify_one();
}

void StoreThread::run() {
    for (;;) {
        std::vector<store::Append> entries;
        std::vector<Appended> done;
        std::vector<Question> questions;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stop_ || !entries_.empty() || !questions_.empty(); });
            if (entries_.empty() && questions_.empty()) return;
            const auto count = static_cast<std::ptrdiff_t>(std::min(entries_.size(), kLargestBatch));
            entries.assign(std::move_iterator(entries_.begin()), std::move_iterator(entries_.begin() + count));
            done.assign(std::move_iterator(done_.begin()), std::move_iterator(done_.begin() + count));
            entries_.erase(entries_.begin(), entries_.begin() + count);
            done_.erase(done_.begin(), done_.begin() + count);
            questions.swap(questions_);
        }
        if (!entries.empty()) write(std::move(entries), std::move(done));
        for (const Question& question : questions) {
            const auto begin = std::chrono::steady_clock::now();
            question(*store_);
            metrics_.store_answered(seconds_since(begin));
        }
        waiting_ -= questions.size();
        metrics_.set_store_queue(waiting_);
    }
}

void StoreThread::write(std::vector<store::Append> entries, std::vector<Appended> done) {
    const auto begin = std::chrono::steady_clock::now();
    const auto result = store_->append(entries);
    metrics_.stored(seconds_since(begin), entries.size());
    if (!result) metrics_.store_failed();
    waiting_ -= entries.size();
    if (works_.exchange(result.has_value()) != result.has_value()) {
        if (result)
            spdlog::info("\"event\":\"store_recovered\"");
        else
            spdlog::error("\"event\":\"store_failed\",\"error\":{}", quoted(result.error().message));
    }
    for (size_t i = 0; i < done.size(); ++i) {
        if (result)
            done[i]((*result)[i]);
        else
            done[i](std::unexpected(result.error()));
    }
}

}  // namespace server
