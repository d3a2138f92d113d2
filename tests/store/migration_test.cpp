// Databases of every version of the schema, as they were when it was the newest: tests/store/versions. They are never
// written anew. Who adds a step finds the file to keep for it in the folder that the first test names.
#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "store/migrations.h"
#include "tests/store/cluster.h"
#include "tests/store/stores.h"

namespace tests {
namespace {

using store::Error;

int newest(const std::string& database) {
    const auto& migrations = database == "sqlite" ? store::sqlite_migrations() : store::postgres_migrations();
    return static_cast<int>(migrations.steps.size());
}

// A database of the present version with the old data in it, as SQL.
std::string dump_of_present(const std::string& database) {
    const TempFolder folder;
    if (database == "sqlite") {
        write_old_data(*opened(new_address({database}, folder)));
        return shell("sqlite3 " + (folder.path() / "store").string() + " .dump") +
               "PRAGMA user_version = " + std::to_string(newest(database)) + ";\n";
    }
    const std::string name = Cluster::shared().new_database();
    write_old_data(*opened(Cluster::shared().address(name)));
    return Cluster::shared().dump(name);
}

class MigrationTest : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, MigrationTest, testing::Values("sqlite", "postgres"),
                         [](const auto& info) { return info.param; });

TEST_P(MigrationTest, every_version_has_a_frozen_file) {
    for (int version = 1; version <= newest(GetParam()); ++version) {
        const std::filesystem::path file = frozen_file({GetParam(), version});
        if (std::filesystem::exists(file)) continue;
        ADD_FAILURE() << file << " is missing";
        if (version < newest(GetParam())) continue;
        const std::filesystem::path made = std::filesystem::temp_directory_path() / file.filename();
        std::ofstream(made) << dump_of_present(GetParam());
        ADD_FAILURE() << made << " is what belongs there: read it, and move it there";
    }
}

TEST_P(MigrationTest, every_frozen_version_is_migrated_and_its_data_are_there) {
    for (int version = 1; version <= newest(GetParam()); ++version) {
        const TempFolder folder;
        const StoreKind kind{GetParam(), version};
        const std::string address = new_address(kind, folder);
        expect_old_data(*opened(address), kind);
        expect_old_data(*opened(address), kind);
    }
}

TEST_P(MigrationTest, two_servers_may_start_at_once_on_an_empty_database) {
    const TempFolder folder;
    const std::string address = new_address({GetParam()}, folder);
    std::vector<std::jthread> servers;
    for (int i = 0; i < 4; ++i)
        servers.emplace_back([&] {
            const auto store = store::open(address);
            EXPECT_TRUE(store) << store.error().message;
        });
}

void expect_refused_as_newer(const std::string& address) {
    const auto store = store::open(address);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, Error::Kind::broken);
    EXPECT_NE(store.error().message.find("its schema has version 1000, and this program knows versions up to"),
              std::string::npos)
        << store.error().message;
}

TEST(Migration, a_sqlite_file_of_a_newer_program_is_refused) {
    const TempFolder folder;
    const std::string address = new_address({"sqlite"}, folder);
    opened(address);
    run_sqlite(folder.path() / "store", "PRAGMA user_version = 1000");
    expect_refused_as_newer(address);
}

TEST(Migration, a_postgres_database_of_a_newer_program_is_refused) {
    const std::string name = Cluster::shared().new_database();
    const std::string address = Cluster::shared().address(name);
    opened(address);
    Cluster::shared().ask(name, "INSERT INTO fogline_schema VALUES (1000)");
    expect_refused_as_newer(address);
}

}  // namespace
}  // namespace tests
