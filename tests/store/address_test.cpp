// Addresses that cannot be opened, and what is said about them: never a password.
#include <gtest/gtest.h>

#include "tests/store/stores.h"

namespace tests {
namespace {

using store::Error;

Error error_of(const std::string& address) {
    const auto store = store::open(address);
    return store ? Error{Error::Kind::broken, "no error"} : store.error();
}

TEST(StoreAddress, one_of_an_unknown_kind_is_refused_with_the_kinds_there_are) {
    const Error error = error_of("mysql://user:secret@host/name");
    EXPECT_EQ(error.kind, Error::Kind::broken);
    EXPECT_EQ(error.message,
              "The address of the store is wrong: `mysql:` is no kind of store. Write sqlite:FILE, or "
              "postgres://USER:PASSWORD@HOST:PORT/DATABASE.");
    EXPECT_TRUE(error_of("games.db").message.starts_with("The address of the store is wrong: it is no kind of store."));
    EXPECT_TRUE(error_of("").message.starts_with("The address of the store is wrong"));
    EXPECT_EQ(error_of("sqlite:").message, "The address of the store names no file. Write sqlite:FILE.");
}

TEST(StoreAddress, a_database_that_is_not_there_is_unreachable) {
    const Error error = error_of("postgres://fogline:secret@127.0.0.1:1/games");
    EXPECT_EQ(error.kind, Error::Kind::unreachable);
    EXPECT_TRUE(error.message.starts_with("PostgreSQL at 127.0.0.1:1, database games: ")) << error.message;
    EXPECT_TRUE(error.message.ends_with("Check that the database runs and that the address is right."))
        << error.message;
}

TEST(StoreAddress, a_password_is_never_shown) {
    for (const char* address :
         {"postgres://fogline:s3cret@127.0.0.1:1/games", "postgres://fogline@127.0.0.1:1/games?password=s3cret",
          "postgres://fogline:s@s3cret@127.0.0.1:1/games", "postgres://fogline:s3cret/x@127.0.0.1:1/games",
          "postgres://fogline:12/s3cret@127.0.0.1:1/games", "postgres://fogline:s3cret%zz@127.0.0.1:1/games",
          "postgres://fogline:x@127.0.0.1:s3cret/games", "postgres://fogline:x@127.0.0.1:1/games?s3cret=x",
          "postgress://fogline:s3cret@127.0.0.1/games", "s3cret"}) {
        const Error error = error_of(address);
        EXPECT_FALSE(error.message.contains("s3cret")) << error.message;
        EXPECT_NE(error.message, "no error") << address;
    }
}

}  // namespace
}  // namespace tests
