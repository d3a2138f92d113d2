#include "server/limits.h"

#include <boost/asio/ip/address.hpp>

namespace server {
namespace {

constexpr size_t kMostAddresses = 100'000;
constexpr auto kSweep = std::chrono::seconds(1);
constexpr size_t kMostBotsWaiting = 2000, kMostWritesWaiting = 20'000;

}  // namespace

std::string counted_as(std::string_view text) {
    namespace ip = boost::asio::ip;
    boost::system::error_code error;
    const ip::address address = ip::make_address(text, error);
    if (error) return {};
    if (address.is_v4()) return address.to_string();
    if (address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), uint8_t{0});
    return ip::address_v6(bytes).to_string();
}

bool too_much_for_a_new_table(const Load& load, size_t max_tables) {
    return (max_tables != 0 && load.tables >= max_tables) || load.bots_waiting > kMostBotsWaiting ||
           load.writes_waiting > kMostWritesWaiting;
}

bool Buckets::take(const std::string& address, Instant now) {
    if (most_ == 0) return true;
    const std::lock_guard lock(mutex_);
    if (buckets_.size() >= kMostAddresses && now >= swept_ + kSweep) {
        std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
        swept_ = now;
    }
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
