// The records that the fuzzer starts from are what their names say: a board that changes must not blind it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "record/verify.h"

namespace {

const std::filesystem::path kRecords = FOGLINE_SOURCE_DIR "/fuzz/corpus/record";

std::string first_line(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

// What becomes of a record, in the first word of its file's name.
std::string kind_of(std::string_view line) {
    const auto record = record::parse_record(line, record::shipped_board());
    if (!record) return line.ends_with('}') ? "malformed" : "truncated";
    if (record::verify(*record, record::shipped_board())) return "foul";
    return record->finished() ? "game" : "running";
}

TEST(Corpus, every_record_is_what_its_name_says) {
    size_t records = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kRecords)) {
        const std::string name = entry.path().filename();
        EXPECT_EQ(kind_of(first_line(entry.path())), name.substr(0, name.find('-'))) << name;
        ++records;
    }
    EXPECT_GE(records, 20U);
}

// R4.5: the market has two other cards beside three ferry cards, the deck one beside three, and the record ends there.
// What goes on after a foul would sweep for ever, so nothing may.
TEST(Corpus, R4_5_a_record_that_ends_where_a_sweep_is_due_is_judged_at_once) {
    const auto record = record::parse_record(first_line(kRecords / "foul-no-sweep"), record::shipped_board());
    ASSERT_TRUE(record) << record.error();
    const auto foul = record::verify(*record, record::shipped_board());
    ASSERT_TRUE(foul);
    EXPECT_EQ(foul->event, record->events.size());
    EXPECT_EQ(foul->rule, "R4.5");
    EXPECT_EQ(foul->message, "the record stops before 'market-swept'");
}

}  // namespace
