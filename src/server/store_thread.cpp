#include "server/store_thread.h"

#include <spdlog/spdlog.h>

#include <map>

namespace server {
namespace {

constexpr size_t kLargestBatch = 1000;
constexpr auto kDistrust = std::chrono::seconds(10);  // then clients are let in again, to see whether it works

// Logs a change for the worse or the better.
void note(std::atomic<bool>& state, bool well, std::string_view what) {
    if (state.exchange(well) == well) return;
    if (well)
        spdlog::info("\"event\":\"store_recovered\"");
    else
        spdlog::error("\"event\":\"store_failed\",\"error\":{}", quoted(what));
}

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

void StoreThread::append(std::vector<Request> requests, const Receiver& receiver) {
    waiting_ += requests.size();
    {
        const std::lock_guard lock(mutex_);
        for (Request& request : requests) {
            entries_.push_back(std::move(request.entry));
            askers_.push_back({&receiver, request.ticket});
        }
    }
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

void StoreThread::was_read(const store::Error* error) { note(reads_, error == nullptr, error ? error->message : ""); }

bool StoreThread::works() const {
    return reads_ && (writes_ || std::chrono::steady_clock::now() > failed_at_.load() + kDistrust);
}

void StoreThread::run() {
    for (;;) {
        std::vector<store::Append> entries;
        std::vector<Asker> askers;
        std::vector<Question> questions;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stop_ || !entries_.empty() || !questions_.empty(); });
            if (stop_) questions_.clear();  // who asked is gone
            if (entries_.empty() && questions_.empty()) return;
            const auto count = static_cast<std::ptrdiff_t>(std::min(entries_.size(), kLargestBatch));
            entries.assign(std::move_iterator(entries_.begin()), std::move_iterator(entries_.begin() + count));
            askers.assign(askers_.begin(), askers_.begin() + count);
            entries_.erase(entries_.begin(), entries_.begin() + count);
            askers_.erase(askers_.begin(), askers_.begin() + count);
            questions.swap(questions_);
        }
        const bool written = entries.empty() || write(entries, askers);
        if (stop_ && !written) return;
        for (const Question& question : questions) {
            const auto begin = std::chrono::steady_clock::now();
            question(*store_);
            metrics_.store_answered(seconds_since(begin));
        }
        waiting_ -= questions.size();
        metrics_.set_store_queue(waiting_);
    }
}

bool StoreThread::write(const std::vector<store::Append>& entries, const std::vector<Asker>& askers) {
    const auto begin = std::chrono::steady_clock::now();
    const auto result = store_->append(entries);
    metrics_.stored(seconds_since(begin), entries.size());
    if (!result) metrics_.store_failed();
    waiting_ -= entries.size();
    if (!result) failed_at_ = std::chrono::steady_clock::now();
    note(writes_, result.has_value(), result ? "" : result.error().message);
    std::map<const Receiver*, std::vector<Outcome>> outcomes;
    for (size_t i = 0; i < askers.size(); ++i) {
        Outcome& outcome = outcomes[askers[i].receiver].emplace_back(askers[i].ticket);
        if (result)
            outcome.result = (*result)[i];
        else
            outcome.result = std::unexpected(result.error());
    }
    for (auto& [receiver, its] : outcomes) (*receiver)(std::move(its));
    return result.has_value();
}

}  // namespace server
