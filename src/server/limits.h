// How much one address may ask for, and all together.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace server {

using Instant = std::chrono::steady_clock::time_point;

// Who is counted as one: an IPv4 address, or the 64 bits of an IPv6 address that a household has. Empty: no address.
std::string counted_as(std::string_view address);

// What a server has to do. With too much of any of it new tables are refused first, and games that run go on.
struct Load {
    size_t tables = 0, bots_waiting = 0, writes_waiting = 0;
};
bool too_much_for_a_new_table(const Load& load, size_t max_tables);  // 0: no limit

// So many at once, and so many more each second.
class Bucket {
 public:
    Bucket(double most, double per_second) : most_(most), per_second_(per_second), left_(most) {}
    bool take(Instant now) {
        if (last_ != Instant()) left_ += per_second_ * std::chrono::duration<double>(now - last_).count();
        last_ = now;
        left_ = left_ < most_ ? left_ : most_;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    bool full(Instant now) const {
        return left_ + per_second_ * std::chrono::duration<double>(now - last_).count() >= most_;
    }

 private:
    double most_, per_second_, left_;
    Instant last_{};
};

// A bucket for each address; used by all threads.
class Buckets {
 public:
    Buckets(double most, double per_second) : most_(most), per_second_(per_second) {}  // 0: no limit
    bool take(const std::string& address, Instant now);
    size_t size() const { return buckets_.size(); }

 private:
    double most_, per_second_;
    std::mutex mutex_;
    std::unordered_map<std::string, Bucket> buckets_;
    Instant swept_{};
};

// One of so many, for as long as it lives.
class Counted {
 public:
    explicit Counted(std::atomic<size_t>& count) : count_(count), number_(++count) {}
    ~Counted() { --count_; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    size_t number() const { return number_; }  // how many there were with this one when it came

 private:
    std::atomic<size_t>& count_;
    size_t number_;
};

// How many connections each address has.
class Counts {
 public:
    explicit Counts(unsigned most) : most_(most) {}  // 0: no limit
    bool add(const std::string& address);
    void remove(const std::string& address);

 private:
    unsigned most_;
    std::mutex mutex_;
    std::unordered_map<std::string, unsigned> counts_;
};

}  // namespace server
