// The messages of the protocol: what the examples in tests/golden/messages become, and that docs/schema has the words
// of the code.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "json/words.h"
#include "notation/notation.h"
#include "protocol/update.h"
#include "protocol/wish.h"
#include "record/board_file.h"
#include "room/fact.h"

namespace {

using engine::index;

const std::filesystem::path kSource = FOGLINE_SOURCE_DIR;
const std::filesystem::path kMessages = kSource / "tests/golden/messages";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

boost::json::value value_of(const std::filesystem::path& path) { return boost::json::parse(text_of(path)); }

const engine::Board& board() { return record::shipped_board().board; }

// A wish in one line.
struct Describe {
    template <class Id>
    static std::string number(Id id) {
        return std::to_string(index(id));
    }
    static std::string number(uint8_t chair) { return std::to_string(chair); }

    std::string operator()(const protocol::Sit& sit) const {
        return "sit " + (sit.chair ? number(*sit.chair) : "anywhere") + " as " + sit.name + " by '" + sit.invite + "'";
    }
    std::string operator()(const protocol::Leave& leave) const { return "leave " + number(leave.seat); }
    std::string operator()(const protocol::SetChair& set) const {
        return "set chair " + number(set.chair) + " to " + std::string(seating::name_of(set.to)) + " " + set.level;
    }
    std::string operator()(const protocol::Start& start) const { return "start " + start.level; }
    std::string operator()(const protocol::Act& act) const {
        return number(act.seat) + " at " + std::to_string(act.seq) + ": " + notation::to_text(board(), act.action);
    }
    std::string operator()(const protocol::Undo& undo) const { return "undo " + number(undo.seat); }
    std::string operator()(const protocol::AnswerUndo& answer) const {
        return "answer undo " + number(answer.seat) + (answer.yes ? " yes" : " no");
    }
    std::string operator()(const protocol::Say& say) const {
        return "say " + number(say.seat) + " '" + say.text + "' " + say.phrase;
    }
    std::string operator()(const protocol::Resign& resign) const { return "resign " + number(resign.seat); }
    std::string operator()(const protocol::TakeBack& take) const { return "take back " + number(take.seat); }
    std::string operator()(const protocol::Rematch& rematch) const { return "rematch " + number(rematch.seat); }
    std::string operator()(const protocol::Ping&) const { return "ping"; }
};

std::set<std::string> names_in(const std::filesystem::path& folder, std::string_view beginning = "") {
    std::set<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        if (file.path().filename().string().starts_with(beginning)) names.insert(file.path().stem());
    return names;
}

TEST(Messages, each_example_of_a_client_is_read_as_what_it_says) {
    const std::map<std::string, std::string> expected = {
        {"act-claim-route-with-a-token", "a11 1 at 13: claim soma--potrero-hill-a with R1 F1 token potrero-hill"},
        {"act-claim-route", "a16 0 at 18: claim haight-ashbury--japanese-tea-garden-a with B1 F1"},
        {"act-draw-deck", "a5 0 at 7: draw-deck"},
        {"act-draw-market", "a8 1 at 10: draw-market 4"},
        {"act-draw-tickets", "a14 1 at 16: draw-tickets"},
        {"act-keep-tickets", "a1 0 at 3: keep union-square--twin-peaks alcatraz--japanese-tea-garden"},
        {"act-pass", "a1 0 at 7: pass"},
        {"act-place-stack", "a3 1 at 5: place fortune-cookie at presidio"},
        {"answer-undo", "u3 answer undo 1 yes"},
        {"leave", "b9 leave 1"},
        {"ping", "p1 ping"},
        {"rematch", "r1 rematch 0"},
        {"resign", "x1 resign 0"},
        {"say-phrase", "c2 say 1 '' good_luck"},
        {"say-text", "c1 say 0 'Fog again. Typical!' "},
        {"set-chair-bot", "set chair 3 to bot gripman"},
        {"set-chair-invited", "set chair 3 to invited "},
        {"set-chair-open", "set chair 3 to open "},
        {"sit-on-an-invited-chair", "c1 sit 2 as Cid by 'invite2'"},
        {"sit", "b7 sit anywhere as Bob by ''"},
        {"start-by-default", "start local"},
        {"start", "s1 start conductor"},
        {"take-back", "t1 take back 0"},
        {"undo", "u1 undo 0"},
    };
    std::set<std::string> names;
    for (const auto& [name, description] : expected) {
        names.insert(name);
        const auto message = protocol::read_message(text_of(kMessages / "client" / (name + ".json")), board());
        ASSERT_TRUE(message) << name << ": " << message.error();
        EXPECT_EQ((message->id.empty() ? "" : message->id + " ") + std::visit(Describe(), message->wish), description)
            << name;
    }
    EXPECT_EQ(names, names_in(kMessages / "client"));
}

boost::json::object written_settings(const protocol::NewTable& table) {
    std::string text;
    json::Text writer(text);
    seating::write(writer, table.settings);
    return boost::json::parse(text).as_object();
}

boost::json::object written_chair(const seating::Chair& chair) {
    std::string text;
    json::Text writer(text);
    writer.object([&] { seating::write_fields(writer, chair); });
    return boost::json::parse(text).as_object();
}

TEST(Messages, the_settings_of_a_new_table_are_written_as_they_were_read) {
    for (const std::string& name : names_in(kMessages / "tables", "new-table")) {
        const std::string text = text_of(kMessages / "tables" / (name + ".json"));
        const auto table = protocol::read_new_table(text);
        ASSERT_TRUE(table) << name << ": " << table.error();
        const boost::json::value given = boost::json::parse(text);
        const boost::json::object written = written_settings(*table);
        for (const auto& setting : given.at("settings").as_object())
            EXPECT_EQ(written.at(setting.key()), setting.value()) << name;
        ASSERT_EQ(table->chairs.size(), given.at("chairs").as_array().size()) << name;
        for (size_t i = 0; i < table->chairs.size(); ++i)
            EXPECT_EQ(written_chair(table->chairs[i]), given.at("chairs").at(i)) << name;
    }
    const boost::json::value all = value_of(kMessages / "tables/new-table-with-all-settings.json");
    EXPECT_EQ(written_settings(*protocol::read_new_table(boost::json::serialize(all))), all.at("settings"));
}

TEST(Messages, a_message_that_cannot_be_read_is_still_named) {
    EXPECT_EQ(protocol::id_in(R"({"type":"sit","id":"b5","hat":"red"})"), "b5");
    EXPECT_EQ(protocol::id_in(R"({"type":"sit","id":5})"), "");
    EXPECT_EQ(protocol::id_in(R"({"type":"sit","id":")" + std::string(41, 'x') + R"("})"), "");
    EXPECT_EQ(protocol::id_in("{"), "");
    EXPECT_EQ(protocol::id_in("7"), "");
}

TEST(Messages, an_id_that_is_given_is_not_empty) {
    EXPECT_TRUE(protocol::read_message(R"({"type":"ping"})", board()));
    EXPECT_FALSE(protocol::read_message(R"({"type":"ping","id":""})", board()));
    EXPECT_FALSE(protocol::read_message(R"({"type":"act","seat":0,"seq":1,"action":{"type":"pass"}})", board()));
}

// The values of an enum, or the `const` types of a choice, in the order of the schema.
std::vector<std::string> words_of(const boost::json::value& schema) {
    std::vector<std::string> words;
    if (const auto* list = schema.as_object().if_contains("enum"))
        for (const auto& word : list->as_array()) words.emplace_back(word.as_string());
    else
        for (const auto& choice : schema.at("oneOf").as_array())
            words.emplace_back(choice.at("properties").at("type").at("const").as_string());
    return words;
}

TEST(Schema, its_lists_of_words_are_those_of_the_code) {
    const boost::json::value words = value_of(kSource / "docs/schema/words.json").at("$defs");
    const boost::json::value server = value_of(kSource / "docs/schema/server.json").at("$defs");
    const auto strings = [](const auto& list) { return std::vector<std::string>(list.begin(), list.end()); };

    std::vector<std::string> codes, events, whys;
    for (const protocol::CodeInfo& code : protocol::kCodes) codes.emplace_back(code.name);
    EXPECT_EQ(words_of(server.at("code")), codes);
    for (size_t i = 0; i < std::variant_size_v<engine::SeenEvent>; ++i) events.emplace_back(json::event_name(i));
    EXPECT_EQ(words_of(server.at("event")), events);
    for (const room::Why why : {room::Why::absent, room::Why::time, room::Why::left, room::Why::resigned})
        whys.emplace_back(room::name_of(why));
    EXPECT_EQ(words_of(server.at("seat").at("properties").at("stand_in")), whys);
    EXPECT_EQ(words_of(words.at("level")), strings(seating::kLevels));
    EXPECT_EQ(words_of(words.at("phrase")), strings(protocol::kPhrases));
    EXPECT_EQ(words_of(words.at("card")), strings(engine::kCardNames));
}

}  // namespace
