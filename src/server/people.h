// Who asks: tokens, and the people behind them. A guest needs no account and leaves no trace but its seats.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace server {

// What a token stands for is its first letter; the rest is 128 random bits.
enum class TokenKind : char { guest = 'g', program = 'p', session = 's' };

std::string new_token(TokenKind kind);
std::optional<TokenKind> kind_of(std::string_view token);  // nothing: this is no token of ours
std::string hash_of(std::string_view token);               // names a person or a session; the token is kept nowhere

std::string token_in_cookies(std::string_view cookie_header);  // empty: none
std::string token_in_authorization(std::string_view header);
std::string cookie_for(std::string_view token, bool https);
std::string ended_cookie(bool https);

// argon2id; takes a while and 64 MiB, so not on a thread of the network.
std::string password_hash(const std::string& password);
bool password_fits(const std::string& hash, const std::string& password);

std::string random_word(size_t length);  // letters and digits that are hard to confuse: almost 5 bits each

}  // namespace server
