// News as the text of a PostgreSQL notification: "SEQ TABLE NOTE", of printable ASCII.
#pragma once

#include "store/store.h"

namespace store {

inline constexpr std::string_view kChannel = "fogline";
inline constexpr size_t kLongestNews = 7999;  // PostgreSQL's limit

std::string write_news(std::string_view table, uint64_t seq, std::string_view note);
std::optional<News> read_news(std::string_view text);  // nothing: not written by write_news

}  // namespace store
