#include "wasm/host.h"

#include <cstring>

#include "json/digest.h"
#include "json/text.h"

namespace {

extern "C" {
[[clang::import_module("host"), clang::import_name("sha256")]] void host_sha256(const uint8_t* bytes, size_t size,
                                                                                uint8_t* hash);
[[clang::import_module("host"), clang::import_name("random")]] void host_random(uint8_t* bytes, size_t size);
[[clang::import_module("host"), clang::import_name("now")]] double host_now();
}

std::string input_text, answer_text;

}  // namespace

extern "C" [[clang::export_name("reserve")]] char* reserve(size_t size) {
    input_text.resize(size);
    return input_text.data();
}

namespace wasm {

std::string_view input(size_t size) { return std::string_view(input_text).substr(0, size); }

const char* answer(std::string_view text) {
    const auto size = static_cast<uint32_t>(text.size());
    answer_text.resize(sizeof size);
    std::memcpy(answer_text.data(), &size, sizeof size);
    answer_text += text;
    return answer_text.data();
}

const char* failed(std::string_view what) {
    std::string text;
    json::Text writer(text);
    writer.object([&] { writer.field("error", what); });
    return answer(text);
}

void fill_randomly(std::span<uint8_t> bytes) { host_random(bytes.data(), bytes.size()); }
double now_ms() { return host_now(); }

}  // namespace wasm

namespace json {

std::array<uint8_t, 32> sha256(std::span<const uint8_t> bytes) {
    std::array<uint8_t, 32> hash{};
    host_sha256(bytes.data(), bytes.size(), hash.data());
    return hash;
}

}  // namespace json
