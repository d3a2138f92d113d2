// The shipped board, its hash, and every fault that a board file can have.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <functional>

#include "engine/board.h"
#include "record/board_file.h"

namespace {

namespace json = boost::json;
using engine::RouteId;
using engine::RouteSet;
using record::BoardFaults;
using record::parse_board;

json::object shipped() { return json::parse(record::shipped_board_json()).as_object(); }

json::object& item(json::object& board, const char* list, size_t i) { return board.at(list).at(i).as_object(); }

BoardFaults faults_of(std::string_view text) {
    const auto board = parse_board(text);
    return board ? BoardFaults{} : board.error();
}
BoardFaults faults_of(const json::object& board) { return faults_of(json::serialize(board)); }

std::string hash_of(const json::object& board) {
    const auto file = parse_board(json::serialize(board));
    return file ? (*file)->sha256 : "faults: " + file.error().front();
}

using Change = std::function<void(json::object&)>;

// The shipped board with one place called otherwise wherever it is named.
Change rename_place(std::string from, std::string to) {
    return [from = "\"" + std::move(from) + "\"", to = "\"" + std::move(to) + "\""](json::object& board) {
        std::string text = json::serialize(board);
        for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
        board = json::parse(text).as_object();
    };
}
Change set(const char* list, size_t i, const char* key, json::value value) {
    return [=](json::object& board) { item(board, list, i)[key] = value; };
}
Change unset(const char* list, size_t i, const char* key) {
    return [=](json::object& board) { item(board, list, i).erase(key); };
}
Change set(const char* key, json::value value) {
    return [=](json::object& board) { board[key] = value; };
}
Change unset(const char* key) {
    return [=](json::object& board) { board.erase(key); };
}
Change add(const char* list, json::value value) {
    return [=](json::object& board) { board.at(list).as_array().push_back(value); };
}
Change points(const char* length, json::value value) {
    return [=](json::object& board) { board.at("points_per_length").as_object()[length] = value; };
}

struct Fault {
    Change change;
    BoardFaults lines;
};

void expect_faults(const std::vector<Fault>& table) {
    for (const Fault& fault : table) {
        json::object board = shipped();
        fault.change(board);
        EXPECT_EQ(faults_of(board), fault.lines);
    }
}

constexpr const char* kBadId = " must be 1 to 80 lower-case letters, digits and hyphens";

TEST(Board, R1_4_R1_6_the_shipped_board_has_22_places_54_routes_and_24_tickets) {
    const engine::Board& board = record::shipped_board().board;
    EXPECT_EQ(board.id, "san-francisco");
    EXPECT_EQ(board.location_ids.size(), 22U);
    EXPECT_EQ(board.routes.size(), 54U);
    EXPECT_EQ(board.tickets.size(), 24U);
    EXPECT_EQ(board.symbols.size(), 7U);
    EXPECT_EQ(board.first_twins.size(), 8);
}

TEST(Board, R1_6_the_five_marked_places_are_those_of_the_rules) {
    const engine::Board& board = record::shipped_board().board;
    std::vector<std::string> names;
    for (const engine::LocationId marked : board.marked) names.push_back(board.location_names[index(marked)]);
    std::ranges::sort(names);
    EXPECT_EQ(names, (std::vector<std::string>{"Alcatraz", "Golden Gate Bridge", "Potrero Hill", "Sunset",
                                               "The Embarcadero"}));
}

TEST(Board, the_hash_of_the_shipped_board_is_stable) {
    EXPECT_EQ(record::shipped_board().sha256, "497f29b40187bfacbac182075776de8c41ae335d969b2e98c479bdbbaae5d793");
}

TEST(Board, the_hash_changes_with_every_field_of_the_rules) {
    const std::vector<Change> changes = {
        set("id", "elsewhere"),
        points("5", 11),
        points("4", 7),
        [](json::object& board) { board.at("token_symbols").at(2) = "lobster"; },
        rename_place("castro", "the-castro"),
        set("routes", 0, "id", "another"),
        set("routes", 2, "length", 5),
        set("routes", 2, "color", "grey"),
        set("routes", 2, "ferries", 1),
        set("routes", 2, "between", {"golden-gate-bridge", "sunset"}),
        set("tickets", 0, "id", "another"),
        set("tickets", 0, "points", 5),
        set("tickets", 0, "between", {"chinatown", "soma"}),
    };
    for (size_t i = 0; i < changes.size(); ++i) {
        json::object board = shipped();
        changes[i](board);
        EXPECT_EQ(hash_of(board).size(), 64U) << i << " " << hash_of(board);
        EXPECT_NE(hash_of(board), record::shipped_board().sha256) << i;
    }
}

TEST(Board, the_hash_changes_when_a_stack_goes_to_another_place) {
    json::object board = shipped();
    item(board, "locations", 0).erase("token_stack");
    item(board, "locations", 1)["token_stack"] = true;
    EXPECT_EQ(hash_of(board).size(), 64U);
    EXPECT_NE(hash_of(board), record::shipped_board().sha256);
}

TEST(Board, the_hash_does_not_change_with_names_notes_and_geometry) {
    json::object board = shipped();
    for (const char* key : {"name", "notes", "view"}) board.erase(key);
    for (json::value& location : board.at("locations").as_array())
        for (const char* key : {"name", "x", "y"}) location.as_object().erase(key);
    for (json::value& route : board.at("routes").as_array()) route.as_object().erase("via");
    EXPECT_EQ(hash_of(board), record::shipped_board().sha256);

    board = shipped();
    board["name"] = "Another";
    board["notes"] = "none";
    item(board, "locations", 3)["name"] = "The Rock";
    item(board, "locations", 3)["x"] = -1.5;
    item(board, "routes", 0)["via"] = {{1, 2.5}, {3, 4}};
    EXPECT_EQ(hash_of(board), record::shipped_board().sha256);
}

json::value reversed(const json::value& value) {
    if (value.is_array()) {
        json::array result;
        for (const json::value& each : value.get_array()) result.push_back(reversed(each));
        return result;
    }
    if (!value.is_object()) return value;
    json::object result;
    for (size_t i = value.get_object().size(); i-- > 0;) {
        const auto& entry = *(value.get_object().begin() + i);
        result[entry.key()] = reversed(entry.value());
    }
    return result;
}

TEST(Board, the_hash_does_not_change_with_the_order_of_keys_and_white_space) {
    const json::value other_order = reversed(shipped());
    ASSERT_NE(json::serialize(other_order), json::serialize(shipped()));
    EXPECT_EQ(hash_of(other_order.get_object()), record::shipped_board().sha256);

    std::string spaced(record::shipped_board_json());
    for (size_t at = spaced.find("\": "); at != std::string::npos; at = spaced.find("\": ", at + 1))
        spaced.replace(at, 2, "\" :\n\t");
    const auto file = parse_board("\r\n " + spaced + " \n\n");
    ASSERT_TRUE(file) << file.error().front();
    EXPECT_EQ((*file)->sha256, record::shipped_board().sha256);
}

TEST(Board, R5_6_twins_stand_together_also_when_they_are_apart_in_the_file) {
    json::object board = shipped();
    json::array& routes = board.at("routes").as_array();
    json::value twin = routes[1];  // golden-gate-bridge--presidio-b
    twin.at("between") = {"presidio", "golden-gate-bridge"};
    routes.erase(routes.begin() + 1);
    routes.push_back(twin);
    const auto file = parse_board(json::serialize(board));
    ASSERT_TRUE(file) << file.error().front();
    const engine::Board& made = (*file)->board;
    EXPECT_EQ(made.route_ids[0], "golden-gate-bridge--presidio-a");
    EXPECT_EQ(made.route_ids[1], "golden-gate-bridge--presidio-b");
    EXPECT_EQ(made.route_ids.size(), 54U);
    EXPECT_EQ(made.twins(RouteSet::of(RouteId{0})), RouteSet::of(RouteId{1}));
    EXPECT_EQ(made.twins(RouteSet::of(RouteId{1})), RouteSet::of(RouteId{0}));
    EXPECT_TRUE(made.twins(RouteSet::of(RouteId{2})).empty());
}

TEST(Board, R5_6_routes_of_different_lengths_between_the_same_places_are_no_twins) {
    json::object board = shipped();
    item(board, "routes", 1)["length"] = 3;
    const auto file = parse_board(json::serialize(board));
    ASSERT_TRUE(file) << file.error().front();
    EXPECT_TRUE((*file)->board.twins(RouteSet::of(RouteId{0})).empty());
}

TEST(BoardFaults, each_names_the_place_the_route_or_the_ticket) {
    const std::string route = "route golden-gate-bridge--lands-end: ";
    const std::string ticket = "ticket chinatown--civic-center: ";
    const json::value island = {{"id", "island"}};
    expect_faults({
        {set("id", ""), {std::string("board: id ''") + kBadId}},
        {set("id", "San Francisco"), {std::string("board: id 'San Francisco'") + kBadId}},
        {rename_place("alcatraz", "Alcatraz"), {std::string("location 4: id 'Alcatraz'") + kBadId}},
        {set("routes", 4, "id", "a--b!"), {std::string("route 5: id 'a--b!'") + kBadId}},
        {set("tickets", 1, "id", json::string(81, 'x')), {"ticket 2: id '" + std::string(81, 'x') + "'" + kBadId}},
        {set("routes", 4, "id", "golden-gate-bridge--lands-end"), {route + "the id is used twice"}},
        {set("tickets", 4, "id", "chinatown--civic-center"), {ticket + "the id is used twice"}},
        {add("locations", island), {"location island: no route reaches it"}},
        {unset("locations", 0, "token_stack"), {"board: 4 marked token locations, must be 5 to 5"}},
        {set("locations", 1, "token_stack", true), {"board: 6 marked token locations, must be 5 to 5"}},
        {points("0", 1), {"points_per_length 0: a length must be 1 to 14"}},
        {points("15", 1), {"points_per_length 15: a length must be 1 to 14"}},
        {points("1", -1), {"points_per_length 1: -1 points, must be 0 to 100"}},
        {points("1", 101), {"points_per_length 1: 101 points, must be 0 to 100"}},
        {points("01", 1), {"points_per_length 1: given twice"}},
        {set("routes", 2, "between", {"atlantis", "lands-end"}), {route + "unknown location 'atlantis'"}},
        {set("routes", 2, "between", {"lands-end", "atlantis"}), {route + "unknown location 'atlantis'"}},
        {set("routes", 2, "between", {"lands-end", "lands-end"}), {route + "both ends are lands-end"}},
        {set("routes", 2, "length", 0), {route + "length 0, must be 1 to 14"}},
        {set("routes", 2, "length", 15), {route + "length 15, must be 1 to 14"}},
        {set("routes", 2, "length", 4), {route + "points_per_length has no entry for its length 4"}},
        {set("routes", 2, "color", "pink"), {route + "unknown colour 'pink'"}},
        {set("routes", 2, "color", "ferry"), {route + "unknown colour 'ferry'"}},
        {set("routes", 2, "ferries", 4), {route + "4 ferry symbols on 3 spaces"}},
        {set("routes", 2, "ferries", -1), {route + "-1 ferry symbols on 3 spaces"}},
        {add("routes", {{"id", "third"}, {"between", {"castro", "mission-district"}}, {"length", 2}, {"color", "red"}}),
         {"route third: a third route of its length between the same two locations"}},
        {set("tickets", 0, "between", {"chinatown", "atlantis"}), {ticket + "unknown location 'atlantis'"}},
        {set("tickets", 0, "between", {"chinatown", "chinatown"}), {ticket + "both ends are chinatown"}},
        {set("tickets", 0, "points", 0), {ticket + "0 points, must be 1 to 100"}},
        {set("tickets", 0, "points", 101), {ticket + "101 points, must be 1 to 100"}},
        {add("token_symbols", "lobster"), {"board: 8 token symbols, must be 7 to 7"}},
        {set("token_symbols", {"a", "b", "c", "d", "e", "f", "f"}), {"token symbol f: the id is used twice"}},
        {set("token_symbols", {"a", "b", "c", "d", "e", "f", "G"}), {std::string("token symbol 7: id 'G'") + kBadId}},
    });
}

TEST(BoardFaults, a_place_with_the_id_of_another_is_named) {
    json::object board = shipped();
    add("locations", {{"id", "presidio"}})(board);
    EXPECT_EQ(faults_of(board).front(), "location presidio: the id is used twice");
}

TEST(BoardFaults, a_ticket_that_nobody_can_complete_is_named) {
    json::object board = shipped();
    add("locations", {{"id", "north"}})(board);
    add("locations", {{"id", "south"}})(board);
    add("routes", {{"id", "bridge"}, {"between", {"north", "south"}}, {"length", 1}, {"color", "grey"}})(board);
    add("tickets", {{"id", "far"}, {"between", {"castro", "south"}}, {"points", 9}})(board);
    EXPECT_EQ(faults_of(board), BoardFaults{"ticket far: no path of routes joins castro and south"});
}

TEST(BoardFaults, wrong_and_missing_fields_are_named) {
    const std::string whole = " must be a whole number from -1000000 to 1000000";
    const std::string no_field = " is not a field of this format";
    expect_faults({
        {unset("format"), {"format is missing"}},
        {set("format", 2), {"format must be a whole number from 1 to 1"}},
        {set("format", "1"), {"format must be a number"}},
        {unset("id"), {"id is missing"}},
        {set("id", 7), {"id must be a string"}},
        {set("name", true), {"name must be a string"}},
        {set("names", "x"), {"names" + no_field}},
        {unset("points_per_length"), {"points_per_length is missing"}},
        {set("points_per_length", json::array{}), {"points_per_length must be an object"}},
        {points("long", 3), {"points_per_length.long must have a length as its name"}},
        {points("1", "one"), {"points_per_length.1 must be a number"}},
        {points("1", 1.5), {"points_per_length.1" + whole}},
        {unset("token_symbols"), {"token_symbols is missing"}},
        {set("token_symbols", {"a", "b", "c", "d", "e", "f", 7}), {"token_symbols[6] must be a string"}},
        {unset("locations"), {"locations is missing"}},
        {set("locations", json::object{}), {"locations must be a list"}},
        {add("locations", "island"), {"locations[22] must be an object"}},
        {set("locations", 3, "x", "left"), {"locations[3].x must be a number"}},
        {set("locations", 3, "y", nullptr), {"locations[3].y must be a number"}},
        {set("locations", 3, "name", 1), {"locations[3].name must be a string"}},
        {set("locations", 3, "token_stack", 1), {"locations[3].token_stack must be true or false"}},
        {set("locations", 3, "z", 1), {"locations[3].z" + no_field}},
        {unset("locations", 3, "id"), {"locations[3].id is missing"}},
        {unset("routes"), {"routes is missing"}},
        {add("routes", nullptr), {"routes[54] must be an object"}},
        {unset("routes", 9, "id"), {"routes[9].id is missing"}},
        {unset("routes", 9, "between"), {"routes[9].between is missing"}},
        {set("routes", 9, "between", "castro"), {"routes[9].between must be a list"}},
        {set("routes", 9, "between", {"castro"}), {"routes[9].between must name two locations"}},
        {set("routes", 9, "between", {"castro", 2}), {"routes[9].between[1] must be a string"}},
        {unset("routes", 9, "length"), {"routes[9].length is missing"}},
        {set("routes", 9, "length", "two"), {"routes[9].length must be a number"}},
        {set("routes", 9, "length", 1e18), {"routes[9].length" + whole}},
        {set("routes", 9, "length", 1'000'001), {"routes[9].length" + whole}},
        {set("routes", 9, "length", UINT64_MAX), {"routes[9].length" + whole}},
        {unset("routes", 9, "color"), {"routes[9].color is missing"}},
        {set("routes", 9, "color", 3), {"routes[9].color must be a string"}},
        {set("routes", 9, "colour", "red"), {"routes[9].colour" + no_field}},
        {set("routes", 9, "ferries", false), {"routes[9].ferries must be a number"}},
        {set("routes", 9, "via", {1, 2}), {"routes[9].via must be a list of [x, y]"}},
        {set("routes", 9, "via", {{1, 2, 3}}), {"routes[9].via must be a list of [x, y]"}},
        {unset("tickets"), {"tickets is missing"}},
        {add("tickets", 5), {"tickets[24] must be an object"}},
        {unset("tickets", 2, "points"), {"tickets[2].points is missing"}},
        {set("tickets", 2, "value", 5), {"tickets[2].value" + no_field}},
        {unset("tickets", 2, "between"), {"tickets[2].between is missing"}},
    });
}

TEST(BoardFaults, several_faults_are_told_together) {
    json::object board = shipped();
    item(board, "routes", 2)["color"] = "pink";
    item(board, "routes", 2)["ferries"] = 9;
    item(board, "routes", 40)["length"] = 20;
    board["id"] = "?";
    EXPECT_EQ(faults_of(board), (BoardFaults{std::string("board: id '?'") + kBadId,
                                             "route golden-gate-bridge--lands-end: unknown colour 'pink'",
                                             "route golden-gate-bridge--lands-end: 9 ferry symbols on 3 spaces",
                                             "route sunset--twin-peaks-a: length 20, must be 1 to 14"}));
    board = shipped();
    board["format"] = "1";
    item(board, "locations", 0).erase("id");
    item(board, "tickets", 1)["points"] = "many";
    EXPECT_EQ(faults_of(board), (BoardFaults{"format must be a number", "locations[0].id is missing",
                                             "tickets[1].points must be a number"}));
}

// A ring of places; further routes lead from place to place with greater lengths.
json::object ring(size_t places, size_t routes, size_t tickets) {
    const auto place = [&](size_t i) { return "p" + std::to_string(i % places); };
    json::object board = shipped();
    json::array locations_list, routes_list, tickets_list;
    for (size_t i = 0; i < places; ++i) locations_list.push_back({{"id", place(i)}, {"token_stack", i < 5}});
    for (size_t i = 0; i < routes; ++i)
        routes_list.push_back({{"id", "r" + std::to_string(i)},
                               {"between", {place(i), place(i + 1)}},
                               {"length", 1 + (i / places) % 3},
                               {"color", "grey"}});
    for (size_t i = 0; i < tickets; ++i)
        tickets_list.push_back(
            {{"id", "t" + std::to_string(i)}, {"between", {place(i), place(i + 2)}}, {"points", 1 + i}});
    board["locations"] = std::move(locations_list);
    board["routes"] = std::move(routes_list);
    board["tickets"] = std::move(tickets_list);
    return board;
}

TEST(BoardLimits, the_largest_and_the_smallest_board_are_accepted) {
    EXPECT_EQ(faults_of(ring(32, 64, 32)), BoardFaults{});
    EXPECT_EQ(faults_of(ring(7, 7, 8)), BoardFaults{});
}

TEST(BoardLimits, one_more_or_less_is_refused) {
    EXPECT_EQ(faults_of(ring(33, 33, 8)), BoardFaults{"board: 33 locations, must be 7 to 32"});
    EXPECT_EQ(faults_of(ring(22, 65, 8)), BoardFaults{"board: 65 routes, must be 1 to 64"});
    EXPECT_EQ(faults_of(ring(7, 7, 33)), BoardFaults{"board: 33 tickets, must be 8 to 32"});
    EXPECT_EQ(faults_of(ring(6, 6, 8)), BoardFaults{"board: 6 locations, must be 7 to 32"});
    EXPECT_EQ(faults_of(ring(7, 7, 7)), BoardFaults{"board: 7 tickets, must be 8 to 32"});
}

TEST(BoardLimits, far_too_much_is_refused_too) { EXPECT_FALSE(faults_of(ring(600, 1800, 600)).empty()); }

TEST(BoardLimits, ids_have_up_to_80_characters) {
    json::object board = shipped();
    item(board, "tickets", 0)["id"] = std::string(80, 'x');
    EXPECT_EQ(faults_of(board), BoardFaults{});
}

TEST(BoardJson, what_is_no_json_is_refused_with_its_place) {
    const std::string_view good = record::shipped_board_json();
    for (const std::string& text : {std::string(), std::string("  "), std::string("{"), std::string("nonsense"),
                                    std::string(good.substr(0, good.size() / 2)), std::string(good) + "x",
                                    std::string(1, '\0'), std::string("{\"id\": \"\xff\"}")}) {
        const BoardFaults faults = faults_of(text);
        ASSERT_EQ(faults.size(), 1U) << text;
        EXPECT_TRUE(faults[0].starts_with("not valid JSON at character ")) << faults[0];
    }
    EXPECT_TRUE(faults_of("{\"id\" 1}")[0].starts_with("not valid JSON at character 7")) << faults_of("{\"id\" 1}")[0];
}

TEST(BoardJson, a_field_that_is_given_twice_is_refused_with_its_place) {
    const auto with = [](std::string_view added, std::string_view before) {
        std::string text = json::serialize(shipped());
        return faults_of(text.insert(text.find(before), added));
    };
    EXPECT_EQ(with(R"("tickets":[],)", R"("routes":)"), BoardFaults{"tickets is given twice"});
    EXPECT_EQ(with(R"("2":1,)", R"("2":)"), BoardFaults{"points_per_length.2 is given twice"});
    EXPECT_EQ(with(R"("length":1,)", R"("length":)"), BoardFaults{"routes[0].length is given twice"});
    EXPECT_EQ(with(R"("notes":[[],{"a":1,"b":{},"a":1}],)", R"("routes":)"), BoardFaults{"notes[1].a is given twice"});
}

TEST(BoardJson, a_document_of_another_type_is_refused) {
    for (const char* text : {"[]", "7", "null", "\"board\""})
        EXPECT_EQ(faults_of(text), BoardFaults{"the document must be an object"}) << text;
}

TEST(BoardJson, deep_nesting_is_refused) {
    json::object board = shipped();
    json::value deep = 1;
    for (int i = 0; i < 14; ++i) deep = json::array{deep};
    board["notes"] = deep;
    EXPECT_EQ(faults_of(board), BoardFaults{});
    for (int i = 0; i < 4; ++i) deep = json::array{deep};
    board["notes"] = deep;
    const BoardFaults faults = faults_of(board);
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_TRUE(faults[0].starts_with("not valid JSON at character ")) << faults[0];
    EXPECT_EQ(faults_of(std::string(100'000, '[')).size(), 1U);
}

}  // namespace
