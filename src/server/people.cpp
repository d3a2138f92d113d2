#include "server/people.h"

#include <sodium.h>

#include <array>

#include "json/digest.h"

namespace server {
namespace {

constexpr std::string_view kCookie = "fogline";
constexpr size_t kTokenBytes = 16;

}  // namespace

std::string new_token(TokenKind kind) {
    std::array<uint8_t, kTokenBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return static_cast<char>(kind) + json::to_hex(bytes);
}

std::optional<TokenKind> kind_of(std::string_view token) {
    if (token.size() != 1 + 2 * kTokenBytes) return std::nullopt;
    if (token.substr(1).find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
    for (const TokenKind kind : {TokenKind::guest, TokenKind::program, TokenKind::session})
        if (token[0] == static_cast<char>(kind)) return kind;
    return std::nullopt;
}

std::string hash_of(std::string_view token) {
    std::array<uint8_t, kTokenBytes> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const uint8_t*>(token.data()), token.size(), nullptr,
                       0);
    return json::to_hex(hash);
}

std::string token_in_cookies(std::string_view header) {
    while (!header.empty()) {
        const size_t end = header.find(';');
        std::string_view cookie = header.substr(0, end);
        header = end == std::string_view::npos ? "" : header.substr(end + 1);
        cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
        if (cookie.starts_with(kCookie) && cookie.substr(kCookie.size()).starts_with("="))
            return std::string(cookie.substr(kCookie.size() + 1));
    }
    return {};
}

std::string token_in_authorization(std::string_view header) {
    constexpr std::string_view kBearer = "Bearer ";
    return header.starts_with(kBearer) ? std::string(header.substr(kBearer.size())) : std::string();
}

std::string cookie_for(std::string_view token, bool https) {
    // 400 days is the longest that browsers allow.
    return std::string(kCookie) + "=" + std::string(token) + "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict" +
           (https ? "; Secure" : "");
}

std::string ended_cookie(bool https) {
    return std::string(kCookie) + "=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict" + (https ? "; Secure" : "");
}

std::string password_hash(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return {};
    return hash.data();
}

bool password_fits(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string random_word(size_t length) {
    constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstuvwxyz";  // no 0, 1, i, l, o
    static_assert(kLetters.size() == 31);
    std::string word(length, ' ');
    for (char& c : word) c = kLetters[randombytes_uniform(static_cast<uint32_t>(kLetters.size()))];
    return word;
}

}  // namespace server
