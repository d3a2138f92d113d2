#include "server/limits.h"

namespace server {
namespace {

constexpr size_t kMostAddresses = 100'000;

}  // namespace

bool Buckets::take(const std::string& address, Instant now) {
    if (most_ == 0) return true;
    const std::lock_guard lock(mutex_);
    if (buckets_.size() >= kMostAddresses)
        std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
    return buckets_.try_emplace(address, most_, per_second_).first->second.take(now);
}

bool Counts::add(const std::string& address) {
    const std::lock_guard lock(mutex_);
    unsigned& count = counts_[address];
    if (most_ != 0 && count >= most_) return false;
    ++count;
    return true;
}

void Counts::remove(const std::string& address) {
    const std::lock_guard lock(mutex_);
    const auto at = counts_.find(address);
    if (at != counts_.end() && --at->second == 0) counts_.erase(at);
}

}  // namespace server
