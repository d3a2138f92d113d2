// Tokens and passwords.
#include "server/people.h"

#include <gtest/gtest.h>

#include <set>

namespace server {
namespace {

TEST(People, a_token_says_what_it_is_and_cannot_be_guessed) {
    std::set<std::string> tokens;
    for (int i = 0; i < 1000; ++i) tokens.insert(new_token(TokenKind::guest));
    EXPECT_EQ(tokens.size(), 1000U);
    EXPECT_EQ(tokens.begin()->size(), 1 + 32U) << "a letter and 128 bits";
    EXPECT_EQ(kind_of(new_token(TokenKind::session)), TokenKind::session);
    EXPECT_EQ(kind_of(new_token(TokenKind::program)), TokenKind::program);
}

TEST(People, what_is_no_token_is_nobody) {
    const std::string good = new_token(TokenKind::guest);
    for (const std::string& bad : {std::string(), good + "0", good.substr(1), "x" + good.substr(1),
                                   good.substr(0, 32) + "G", good.substr(0, 32) + " ", std::string(33, '\0')})
        EXPECT_EQ(kind_of(bad), std::nullopt) << bad;
}

TEST(People, a_hash_names_the_person_without_the_token) {
    const std::string token = new_token(TokenKind::guest);
    EXPECT_EQ(hash_of(token), hash_of(token));
    EXPECT_NE(hash_of(token), hash_of(new_token(TokenKind::guest)));
    EXPECT_EQ(hash_of(token).find(token.substr(1, 8)), std::string::npos);
}

TEST(People, the_token_is_found_among_other_cookies) {
    EXPECT_EQ(token_in_cookies("fogline=abc"), "abc");
    EXPECT_EQ(token_in_cookies("a=1; fogline=abc; b=2"), "abc");
    EXPECT_EQ(token_in_cookies("a=1;fogline=abc"), "abc");
    for (const char* none : {"", ";", "  ", "foglines=abc", "xfogline=abc", "fogline", "a=fogline=abc"})
        EXPECT_EQ(token_in_cookies(none), "") << none;
    EXPECT_EQ(token_in_authorization("Bearer abc"), "abc");
    EXPECT_EQ(token_in_authorization("Basic abc"), "");
}

TEST(People, cookies_are_out_of_reach_for_scripts_and_other_sites) {
    for (const std::string& cookie : {cookie_for("abc", true), ended_cookie(true)}) {
        EXPECT_NE(cookie.find("; HttpOnly"), std::string::npos);
        EXPECT_NE(cookie.find("; SameSite=Strict"), std::string::npos);
        EXPECT_NE(cookie.find("; Secure"), std::string::npos);
    }
    EXPECT_EQ(cookie_for("abc", false).find("Secure"), std::string::npos) << "without TLS it would never come back";
}

TEST(People, a_password_is_kept_as_argon2id) {
    const std::string hash = password_hash("correct horse");
    EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
    EXPECT_NE(hash, password_hash("correct horse")) << "each has a salt of its own";
    EXPECT_TRUE(password_fits(hash, "correct horse"));
    EXPECT_FALSE(password_fits(hash, "correct horsf"));
    EXPECT_FALSE(password_fits("", "correct horse"));
}

TEST(People, random_words_are_easy_to_read_aloud) {
    const std::string word = random_word(1000);
    EXPECT_EQ(word.size(), 1000U);
    EXPECT_EQ(word.find_first_of("01ilo"), std::string::npos);
    EXPECT_NE(random_word(12), random_word(12));
}

}  // namespace
}  // namespace server
