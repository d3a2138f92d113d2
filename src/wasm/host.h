// The border to JavaScript. Texts go in through one buffer and come out through another, with their length in front;
// what is asked of the host is here as well. See web/src/host/engine.ts for the other side.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace wasm {

// What the host has written into the buffer that it reserved.
std::string_view input(size_t size);

// A text for the host: four bytes of length, then the text. Valid until the next call.
const char* answer(std::string_view text);
const char* failed(std::string_view what);  // the answer {"error": what}

void fill_randomly(std::span<uint8_t> bytes);
double now_ms();  // from any beginning

}  // namespace wasm
