// Prints examples of every message: lines of NAME, a tab and JSON. scripts/goldens makes tests/golden/messages of them.
// What a client sends is really sent to a table here, and what a server says is really said.
#include <cstdio>
#include <stdexcept>

#include "hall/summary.h"
#include "tests/messages/scenes.h"

namespace tests {
namespace {

using json::object;

void print(const std::string& name, const std::string& text) { std::printf("%s\t%s\n", name.c_str(), text.c_str()); }

}  // namespace

const std::string& client(const std::string& name, const std::string& text) {
    print("client/" + name, text);
    return text;
}

const std::string& new_table(const std::string& name, const std::string& text) {
    print("tables/new-table-" + name, text);
    return text;
}

void update(const std::string& name, const std::string& text) {
    if (object_in(text).at("type") != "update") throw std::logic_error(name + " is no update: " + text);
    print("server/update-" + name, text);
}

void refused(const std::string& code, const std::string& text) {
    if (object_in(text).at("type") != "refused" || object_in(text).at("code") != json::string(code))
        throw std::logic_error("refused by another code than " + code + ": " + text);
    print("server/refused-" + code, text);
}

void other(const std::string& name, const std::string& text) { print(name, text); }

object object_in(const std::string& text) { return boost::json::parse(text).as_object(); }

}  // namespace tests

int main() {
    tests::before_the_game();
    tests::a_game();
    tests::with_people();
    tests::with_watchers();
    tests::with_trouble();
}
