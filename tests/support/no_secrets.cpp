#include "tests/support/no_secrets.h"

#include <gtest/gtest.h>

namespace tests {

void expect_no_secrets(const boost::json::object& update) {
    const auto& table = update.at("table").as_object();
    const bool over = table.at("stage") == "over", watches = update.at("seat").is_null();
    EXPECT_EQ(update.contains("all_own") || table.contains("seed"), over) << update;
    EXPECT_FALSE(watches && update.contains("own")) << update;
    if (update.contains("late")) EXPECT_EQ(table.at("settings").at("spectators"), "everything") << update;
    if (!update.contains("events")) return;
    for (const auto& event : update.at("events").as_array()) {
        const auto& fields = event.as_object();
        const auto* seat = fields.if_contains("seat");
        if (fields.at("type") == "dealt" ? !watches : seat == nullptr || *seat == update.at("seat")) continue;
        const bool open = fields.at("type") == "card_taken" || fields.at("type") == "route_claimed";
        for (const char* secret : {"hand", "offer", "card", "kept", "returned", "tickets"})
            EXPECT_TRUE(open || !fields.contains(secret)) << update;
    }
}

}  // namespace tests
