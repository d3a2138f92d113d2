#include "tests/support/versions.h"

#include <gtest/gtest.h>

namespace tests {

using boost::json::array;
using boost::json::object;

namespace {

// Whose views there are: of the seats that it plays, of nobody, or of every seat if it watches late.
array viewers_of(const object& update) {
    const array& seats = update.at("seats").as_array();
    if (!update.contains("late")) return seats.empty() ? array{nullptr} : seats;
    EXPECT_TRUE(seats.empty()) << update;
    array all;
    for (size_t seat = 0; seat < update.at("table").at("seats").as_array().size(); ++seat) all.emplace_back(seat);
    return all;
}

}  // namespace

std::vector<object> messages_in(object update) {
    std::vector<object> messages;
    if (update.at("version") == 2) {
        EXPECT_EQ(update.contains("views"), update.contains("game")) << update;
        const array viewers = viewers_of(update);
        array views(viewers.size(), object());
        if (update.contains("views")) views = std::move(update.at("views").as_array());
        EXPECT_EQ(views.size(), viewers.size()) << update;
        update.erase("views");
        update.erase("seats");
        update["version"] = 1;
        while (messages.size() + 1 < views.size()) messages.push_back(update);
        messages.push_back(std::move(update));
        for (size_t i = 0; i < views.size(); ++i) {
            object& view = views[i].as_object();
            if (view.contains("seat")) EXPECT_EQ(view.at("seat"), viewers.at(i)) << messages[i];
            messages[i]["seat"] = viewers.at(i);
            for (auto& field : view) messages[i][field.key()] = std::move(field.value());
        }
    } else {
        EXPECT_EQ(update.at("version"), 1) << update;
        messages.push_back(std::move(update));
    }
    return messages;
}

}  // namespace tests
