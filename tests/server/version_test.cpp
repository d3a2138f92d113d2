#include "server/version.h"

#include <gtest/gtest.h>

namespace {

using protocol::Version;
using server::version_in_subprotocols;
using server::version_in_target;

TEST(Version, by_http_is_the_first_unless_another_is_asked_for) {
    for (const char* target : {"/api/tables/x", "/api/tables/x?", "/api/tables/x?hat=2", "/api/tables/x?version=1",
                               "/api/tables/x?conversion=2", "/api/tables/version=2"})
        EXPECT_EQ(version_in_target(target), Version::one) << target;
    for (const char* target : {"/api/tables/x?version=2", "/api/tables/x?hat=1&version=2", "?version=2&hat"})
        EXPECT_EQ(version_in_target(target), Version::two) << target;
    for (const char* target :
         {"?version=", "?version=0", "?version=3", "?version=22", "?version=2&version=3", "?version=%32"})
        EXPECT_EQ(version_in_target(target), std::nullopt) << target;
}

TEST(Version, by_web_socket_is_the_newest_that_the_client_names) {
    for (const char* named : {"", "fogline.1", "chess.7, fogline.1", "fogline.1,fogline.3"})
        EXPECT_EQ(version_in_subprotocols(named), Version::one) << named;
    for (const char* named : {"fogline.2", "fogline.2, fogline.1", "fogline.1, fogline.2", "chess.7,fogline.2"})
        EXPECT_EQ(version_in_subprotocols(named), Version::two) << named;
    for (const char* named : {"chess.7", "fogline.3", "fogline", "fogline.22", ","})
        EXPECT_EQ(version_in_subprotocols(named), std::nullopt) << named;
}

}  // namespace
