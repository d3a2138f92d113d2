// Prints examples of every message: lines of NAME, a tab and JSON. scripts/goldens makes tests/golden/messages of them.
// What a client sends is really sent to a table here, and what a server says is really said.
#include <cstdio>
#include <stdexcept>

#include "hall/summary.h"
#include "tests/messages/scenes.h"

namespace tests {
namespace {

using json::object;

bool first_version() { return Parlour::version == protocol::Version::one; }

void print(const std::string& name, const std::string& text) { std::printf("%s\t%s\n", name.c_str(), text.c_str()); }

}  // namespace

const std::string& client(const std::string& name, const std::string& text) {
    if (!first_version()) print("client/" + name, text);
    return text;
}

const std::string& new_table(const std::string& name, const std::string& text) {
    if (!first_version()) print("tables/new-table-" + name, text);
    return text;
}

void update(const std::string& name, const std::string& text) {
    if (object_in(text).at("type") != "update") throw std::logic_error(name + " is no update: " + text);
    print((first_version() ? "version-1/update-" : "server/update-") + name, text);
}

void update_of_two_seats(const std::string& name, const std::vector<std::string>& texts) {
    if (!first_version()) return update(name, texts.at(0));
    update(name + "-first-seat", texts.at(0));
    update(name + "-second-seat", texts.at(1));
}

void refused(const std::string& code, const std::string& text) {
    if (object_in(text).at("type") != "refused" || object_in(text).at("code") != json::string(code))
        throw std::logic_error("refused by another code than " + code + ": " + text);
    if (first_version() && !object_in(text).contains("update")) return;
    print((first_version() ? "version-1/refused-" : "server/refused-") + code, text);
}

void other(const std::string& name, const std::string& text) {
    if (!first_version()) print(name, text);
}

object object_in(const std::string& text) { return boost::json::parse(text).as_object(); }

object view_in(const std::string& text) {
    object update = object_in(text);
    if (const auto* views = update.if_contains("views"))
        for (const auto& [field, value] : object(views->at(0).as_object())) update[field] = value;
    return update;
}

}  // namespace tests

int main() {
    for (const protocol::Version version : protocol::kVersions) {
        tests::Parlour::version = version;
        tests::before_the_game();
        tests::a_game();
        tests::with_people();
        tests::with_watchers();
        tests::with_trouble();
    }
}
