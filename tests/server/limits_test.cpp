// How much one address may ask for, and all together.
#include "server/limits.h"

#include <gtest/gtest.h>

namespace server {
namespace {

using std::chrono::milliseconds;

const Instant kStart = Instant() + std::chrono::hours(1);

TEST(Limits, new_tables_are_refused_when_tables_bots_or_the_store_are_too_many) {
    EXPECT_FALSE(too_much_for_a_new_table({.tables = 9, .bots_waiting = 2000, .writes_waiting = 20'000}, 10));
    EXPECT_TRUE(too_much_for_a_new_table({.tables = 10}, 10));
    EXPECT_FALSE(too_much_for_a_new_table({.tables = 1'000'000}, 0)) << "no limit";
    EXPECT_TRUE(too_much_for_a_new_table({.bots_waiting = 2001}, 10));
    EXPECT_TRUE(too_much_for_a_new_table({.writes_waiting = 20'001}, 10));
}

TEST(Limits, a_bucket_gives_so_many_at_once_and_more_with_time) {
    Bucket bucket(3, 2);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(kStart));
    EXPECT_FALSE(bucket.take(kStart));
    EXPECT_FALSE(bucket.take(kStart + milliseconds(400)));
    EXPECT_TRUE(bucket.take(kStart + milliseconds(500))) << "two a second";
    EXPECT_FALSE(bucket.take(kStart + milliseconds(500)));
}

TEST(Limits, a_bucket_never_holds_more_than_it_began_with) {
    Bucket bucket(3, 2);
    EXPECT_TRUE(bucket.take(kStart));
    const Instant later = kStart + std::chrono::hours(5);
    EXPECT_TRUE(bucket.full(later));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(later));
    EXPECT_FALSE(bucket.take(later));
}

TEST(Limits, an_address_does_not_pay_for_another) {
    Buckets buckets(1, 0.1);
    EXPECT_TRUE(buckets.take("10.0.0.1", kStart));
    EXPECT_FALSE(buckets.take("10.0.0.1", kStart));
    EXPECT_TRUE(buckets.take("10.0.0.2", kStart));
}

TEST(Limits, a_household_counts_as_one) {
    EXPECT_EQ(counted_as("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(counted_as("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(counted_as("2001:db8:1:2:3:4:5:6"), counted_as("2001:db8:1:2:ffff::1"));
    EXPECT_NE(counted_as("2001:db8:1:2::1"), counted_as("2001:db8:1:3::1"));
    for (const char* none : {"", "unknown", "192.0.2", "192.0.2.7 ", "2001:db8::1::2"}) EXPECT_EQ(counted_as(none), "");
}

TEST(Limits, nothing_is_counted_without_a_limit) {
    Buckets buckets(0, 0);
    Counts counts(0);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(buckets.take("10.0.0.1", kStart));
        EXPECT_TRUE(counts.add("10.0.0.1"));
    }
}

TEST(Limits, connections_are_counted_until_they_end) {
    Counts counts(2);
    EXPECT_TRUE(counts.add("10.0.0.1"));
    EXPECT_TRUE(counts.add("10.0.0.1"));
    EXPECT_FALSE(counts.add("10.0.0.1"));
    EXPECT_TRUE(counts.add("10.0.0.2"));
    counts.remove("10.0.0.1");
    EXPECT_TRUE(counts.add("10.0.0.1"));
}

TEST(Limits, addresses_that_have_been_quiet_are_forgotten) {
    Buckets buckets(1, 1);
    for (int i = 0; i < 150'000; ++i) EXPECT_TRUE(buckets.take(std::to_string(i), kStart + milliseconds(20) * i));
    EXPECT_LE(buckets.size(), 100'001U);
}

}  // namespace
}  // namespace server
