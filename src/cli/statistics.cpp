#include "cli/statistics.h"

#include <algorithm>

namespace cli {

void Shares::add(double share) {
    const double before = share - mean_;
    mean_ += before / ++count_;
    squares_ += before * (share - mean_);
}

Interval Shares::interval() const {
    if (count_ == 0) return {0, 1};
    const double reach = squares_ > 0 ? 1.959964 * std::sqrt(squares_ / (count_ - 1) / count_) : 3 / count_;
    return {std::max(0.0, mean_ - reach), std::min(1.0, mean_ + reach)};
}

double elo_of(double share) { return 400 * (std::log10(share) - std::log10(1 - share)); }

double share_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double percentile(std::vector<float>& values, double part) {
    const auto rank = static_cast<ptrdiff_t>(std::ceil(part * static_cast<double>(values.size())));
    const auto at = values.begin() + std::max<ptrdiff_t>(rank - 1, 0);
    std::ranges::nth_element(values, at);
    return *at;
}

void Sprt::add(size_t half_points) {
    ++pairs_;
    ++seen_[half_points];
}

// LLR = N (s1 - s0) (2 mean - s0 - s1) / (2 var), of the scores of N pairs, from 0 to 1: the generalized test in its
// normal approximation, with the variance that was seen. s0, s1: the expected scores.
double Sprt::llr() const {
    double count = 0, sum = 0, squares = 0;
    for (size_t i = 0; i < seen_.size(); ++i) {
        const double score = static_cast<double>(i) / 4;
        count += seen_[i];
        sum += seen_[i] * score;
        squares += seen_[i] * score * score;
    }
    const double mean = sum / count;
    const double variance = squares / count - mean * mean;
    return count * (score1_ - score0_) * (2 * mean - score0_ - score1_) / (2 * variance);
}

Sprt::Verdict Sprt::verdict() const {
    if (pairs_ < kMinPairs || std::abs(llr()) < bound()) return Verdict::undecided;
    return llr() > 0 ? Verdict::h1 : Verdict::h0;
}

}  // namespace cli
