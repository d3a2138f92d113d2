// The scenes from which the examples of messages are taken, and how an example is noted down.
#pragma once

#include "tests/messages/parlour.h"

namespace tests {

namespace json = boost::json;

// Each notes the text under its name; what a client sends is returned, to be sent.
const std::string& client(const std::string& name, const std::string& text);
const std::string& new_table(const std::string& name, const std::string& text);
void update(const std::string& name, const std::string& text);
void refused(const std::string& code, const std::string& text);
void other(const std::string& name, const std::string& text);

json::object object_in(const std::string& text);

void before_the_game();
void a_game();  // from the deal to the rematch
void with_people();
void with_watchers();
void with_trouble();

}  // namespace tests
