// What games between bots say about their strength: intervals, Elo, a sequential test.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace cli {

struct Interval {
    double low;
    double high;
};

// Shares of a win, from 0 to 1, one for each deal.
class Shares {
 public:
    void add(double share);
    double mean() const { return mean_; }
    // Of 95 %: normal, with the variance that was seen; 3 / n where all shares were the same (the rule of three).
    Interval interval() const;

 private:
    double count_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // of the distances from the mean
};

// The logistic scale: 400 Elo are odds of ten to one. A share of 0 or 1 is infinitely far away.
double elo_of(double share);
double share_of(double elo);

// The smallest of the values that `part` of them do not exceed. There must be one; their order changes.
double percentile(std::vector<float>& values, double part);

// Sequential test on pairs of games, one deal with the seats exchanged: is the difference elo1 (H1) or elo0 (H0)?
class Sprt {
 public:
    enum class Verdict { undecided, h0, h1 };
    static constexpr int kMinPairs = 16;

    Sprt(double elo0, double elo1) : score0_(share_of(elo0)), score1_(share_of(elo1)) {}

    void add(size_t half_points);  // of a pair: 0 to 4
    double llr() const;
    Verdict verdict() const;
    static double bound() { return std::log(19); }  // log((1 - beta) / alpha), both 0.05

 private:
    double score0_;
    double score1_;
    int pairs_ = 0;
    std::array<double, 5> seen_ = {0.1, 0.1, 0.1, 0.1, 0.1};  // a prior of half a pair: the variance is never 0
};

}  // namespace cli
