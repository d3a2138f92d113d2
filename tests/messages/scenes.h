// The scenes from which the examples of messages are taken, and how an example is noted down.
#pragma once

#include "tests/messages/parlour.h"

namespace tests {

namespace json = boost::json;

// Each notes the text under its name; what a client sends is returned, to be sent. In version 1 only what differs is
// noted.
const std::string& client(const std::string& name, const std::string& text);
const std::string& new_table(const std::string& name, const std::string& text);
void update(const std::string& name, const std::string& text);
void update_of_two_seats(const std::string& name, const std::vector<std::string>& texts);
void refused(const std::string& code, const std::string& text);
void other(const std::string& name, const std::string& text);

json::object object_in(const std::string& text);
json::object view_in(const std::string& text);  // the only one of an update: its seat, what is its own, the rest

void before_the_game();
void a_game();  // from the deal to the rematch
void with_people();
void with_watchers();
void with_trouble();

}  // namespace tests
