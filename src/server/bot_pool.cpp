#include "server/bot_pool.h"

#include <sodium/randombytes.h>
#include <sys/resource.h>

#include <chrono>
#include <map>

#include "ai/bot_table.h"
#include "study/hint.h"

namespace server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kShortest_ms = 2;
constexpr int64_t kQueue_ms = 2000;

engine::Action choose(ai::Bot& bot, const hall::Puzzle& puzzle, const std::function<bool()>& stop) {
    engine::Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    std::vector<ai::Bot*> seats(puzzle.seats, nullptr);
    seats[index(puzzle.seat)] = &bot;
    ai::BotTable table(puzzle.board->board, std::move(seats), seed);
    for (const engine::Event& event : puzzle.events) table.tell(event);
    return table.choose(puzzle.seat, {.iterations = 0, .stop = stop});
}

std::string hints(const hall::Puzzle& puzzle, const std::function<bool()>& stop) {
    const engine::Board& board = puzzle.board->board;
    const auto found = study::hints(puzzle.events, puzzle.seats, board, puzzle.seat, {.iterations = 0, .stop = stop});
    return boost::json::serialize(study::to_json(puzzle.seat, found, board));
}

}  // namespace

int budget_ms(size_t waiting, size_t threads, int longest_ms) {
    const int64_t share = kQueue_ms * static_cast<int64_t>(threads) / static_cast<int64_t>(waiting + 1);
    return static_cast<int>(std::clamp<int64_t>(share, std::min(kShortest_ms, longest_ms), longest_ms));
}

BotPool::BotPool(size_t threads, int longest_ms, Metrics& metrics) : longest_ms_(longest_ms), metrics_(metrics) {
    for (size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(hall::Puzzle puzzle, Chosen chosen) { add({std::move(puzzle), std::move(chosen), {}}); }

void BotPool::advise(hall::Puzzle puzzle, Advised advised) { add({std::move(puzzle), {}, std::move(advised)}); }

void BotPool::add(Job job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
        metrics_.set_bot_queue(jobs_.size());
    }
    wake_.notify_one();
}

size_t BotPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return jobs_.size();
}

void BotPool::run() {
    setpriority(PRIO_PROCESS, 0, 10);  // of this thread: people come first
    std::map<std::pair<const record::BoardFile*, std::string>, std::unique_ptr<ai::Bot>> bots;
    for (;;) {
        Job job;
        size_t left = 0;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
            if (stop_) return;
            job = std::move(jobs_.front());
            jobs_.pop_front();
            left = jobs_.size();
            metrics_.set_bot_queue(left);
        }
        const Clock::time_point begin = Clock::now();
        const auto end = begin + std::chrono::milliseconds(budget_ms(left, threads_.size(), longest_ms_));
        const auto stop = [this, end] { return stop_ || Clock::now() >= end; };
        if (job.advised) {
            try {
                job.advised(job.puzzle, hints(job.puzzle, stop));
            } catch (const std::exception& mistake) {
                job.advised(job.puzzle, std::unexpected(mistake.what()));
            }
            continue;
        }
        auto& bot = bots[{job.puzzle.board, job.puzzle.level}];
        try {
            if (!bot) bot = ai::make_bot(job.puzzle.level, job.puzzle.board->board);
            const engine::Action action = choose(*bot, job.puzzle, stop);
            metrics_.bot_seconds(std::chrono::duration<double>(Clock::now() - begin).count(), job.puzzle.level);
            job.chosen(job.puzzle, action);
        } catch (const std::exception& mistake) {
            bot.reset();  // nobody knows in which state it is
            job.chosen(job.puzzle, std::unexpected(mistake.what()));
        }
    }
}

}  // namespace server
