// The statistics of the arena, against numbers worked out by hand.
#include "cli/statistics.h"

#include <gtest/gtest.h>

#include <limits>

namespace {

using namespace cli;

Shares shares_of(const std::vector<double>& values) {
    Shares shares;
    for (const double value : values) shares.add(value);
    return shares;
}

Sprt::Verdict verdict_after(Sprt sprt, const std::vector<size_t>& pairs, int times) {
    for (int i = 0; i < times; ++i)
        for (const size_t half_points : pairs) sprt.add(half_points);
    return sprt.verdict();
}

TEST(Shares, the_interval_is_1_96_standard_errors_wide_on_either_side) {
    // Mean 0.6, sum of squares 0.16 + 0.01 + 0.01 + 0.16 + 0.36 = 0.7, standard error sqrt(0.7 / 4 / 5) = 0.187083.
    const Shares shares = shares_of({1, 0.5, 0.5, 1, 0});
    EXPECT_NEAR(shares.mean(), 0.6, 1e-12);
    EXPECT_NEAR(shares.interval().low, 0.6 - 0.366676, 1e-6);
    EXPECT_NEAR(shares.interval().high, 0.6 + 0.366676, 1e-6);
}

TEST(Shares, the_interval_stays_between_0_and_1) {
    const Interval interval = shares_of({1, 1, 0.5}).interval();
    EXPECT_NEAR(interval.low, 0.506673, 1e-6);
    EXPECT_EQ(interval.high, 1);
}

TEST(Shares, equal_shares_leave_an_interval_by_the_rule_of_three) {
    const Shares third = shares_of(std::vector<double>(30, 1.0 / 3));
    EXPECT_NEAR(third.interval().low, 1.0 / 3 - 0.1, 1e-12);
    EXPECT_NEAR(third.interval().high, 1.0 / 3 + 0.1, 1e-12);
    EXPECT_EQ(shares_of({1}).interval().low, 0);
    EXPECT_EQ(shares_of({}).interval().high, 1);
}

TEST(Elo, is_logistic_and_goes_both_ways) {
    EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(share_of(100), 0.640065, 1e-6);
    for (const double elo : {-700.0, -35.0, 0.0, 3.0, 250.0}) EXPECT_NEAR(elo_of(share_of(elo)), elo, 1e-9);
}

TEST(Elo, of_all_or_nothing_is_infinite) {
    EXPECT_EQ(elo_of(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(elo_of(0), -std::numeric_limits<double>::infinity());
}

TEST(Percentile, is_the_value_that_so_many_do_not_exceed) {
    std::vector<float> values;
    for (int i = 200; i > 0; --i) values.push_back(static_cast<float>(i));
    EXPECT_EQ(percentile(values, 0.99), 198);
    EXPECT_EQ(percentile(values, 0.5), 100);
    EXPECT_EQ(percentile(values, 0), 1);
    EXPECT_EQ(percentile(values, 1), 200);
    std::vector<float> one = {7};
    EXPECT_EQ(percentile(one, 0.99), 7);
}

TEST(SequentialTest, the_ratio_is_the_one_of_the_formula) {
    // 40.5 pairs with the prior, whose squared distances from 0.5 add up to 0.0625; s0 + s1 = 1.140065.
    Sprt sprt(0, 100);
    for (int i = 0; i < 10; ++i)
        for (const size_t half_points : {1U, 2U, 3U, 4U}) sprt.add(half_points);
    const double ahead = 5 / 40.5;
    const double variance = (10 * (0.0625 + 0 + 0.0625 + 0.25) + 0.0625) / 40.5 - ahead * ahead;
    EXPECT_NEAR(sprt.llr(), 40.5 * 0.140065 * (2 * ahead - 0.140065) / (2 * variance), 1e-4);
}

TEST(SequentialTest, accepts_h1_on_a_strong_sequence) {
    EXPECT_EQ(verdict_after({0, 20}, {4, 3, 2, 4}, 20), Sprt::Verdict::h1);
    EXPECT_EQ(verdict_after({0, 20}, {4}, Sprt::kMinPairs), Sprt::Verdict::h1);
}

TEST(SequentialTest, accepts_h0_on_an_even_or_a_weak_sequence) {
    EXPECT_EQ(verdict_after({0, 100}, {1, 2, 3, 2}, 20), Sprt::Verdict::h0);
    EXPECT_EQ(verdict_after({0, 20}, {0}, Sprt::kMinPairs), Sprt::Verdict::h0);
}

TEST(SequentialTest, is_undecided_before_16_pairs_and_between_the_bounds) {
    EXPECT_EQ(verdict_after({0, 20}, {4}, Sprt::kMinPairs - 1), Sprt::Verdict::undecided);
    EXPECT_EQ(verdict_after({0, 5}, {1, 2, 3, 2}, 20), Sprt::Verdict::undecided);
}

}  // namespace
