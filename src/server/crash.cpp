#include "server/crash.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>

namespace server {
namespace {

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;  // a sanitizer tells more
#else
constexpr bool kSanitized = false;
#endif
constexpr int kMostFrames = 64;
std::string_view the_version;

struct Deadly {
    int number;
    std::string_view name;
};
constexpr std::array kDeadly = std::to_array<Deadly>(
    {{SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"}});

// A line of the log. NB: memory, locks and locales may be what has broken, so it uses none.
class Line {
 public:
    Line& text(std::string_view text) {
        for (const char letter : text)
            if (size_ < buffer_.size()) buffer_[size_++] = letter;
        return *this;
    }
    Line& number(int64_t number, int digits, unsigned base = 10) {
        std::array<char, 20> reversed{};
        int count = 0;
        for (auto left = static_cast<uint64_t>(number); left != 0 || count < digits; left /= base)
            reversed[static_cast<size_t>(count++)] = "0123456789abcdef"[left % base];
        while (count > 0) text({&reversed[static_cast<size_t>(--count)], 1});
        return *this;
    }
    // As spdlog writes it, in UTC.
    Line& time() {
        using namespace std::chrono;
        const auto now = floor<milliseconds>(system_clock::now());
        const auto day = floor<days>(now);
        const year_month_day date(day);
        const hh_mm_ss clock(now - day);
        number(int{date.year()}, 4).text("-").number(unsigned{date.month()}, 2).text("-");
        number(unsigned{date.day()}, 2).text("T").number(clock.hours().count(), 2).text(":");
        number(clock.minutes().count(), 2).text(":").number(clock.seconds().count(), 2).text(".");
        return number(clock.subseconds().count(), 3).text("+00:00");
    }
    Line& stack() {
        std::array<void*, kMostFrames> frames{};
        const int count = backtrace(frames.data(), kMostFrames);
        for (int i = 0; i < count; ++i) {
            text(i == 0 ? "\"" : ",\"");
            frame(frames[static_cast<size_t>(i)]);
            text("\"");
        }
        return *this;
    }
    void write() {
        for (size_t written = 0; written < size_;) {
            const ssize_t more = ::write(STDERR_FILENO, buffer_.data() + written, size_ - written);
            if (more <= 0) return;
            written += static_cast<size_t>(more);
        }
    }

 private:
    // The name of the function, and where in its file: what addr2line wants to know.
    void frame(void* address) {
        Dl_info info{};
        if (dladdr(address, &info) == 0) return void(text("?"));
        if (info.dli_sname != nullptr) text(info.dli_sname).text(" ");
        const std::string_view file = info.dli_fname;
        text(file.substr(file.rfind('/') + 1)).text("+0x");
        number(static_cast<const char*>(address) - static_cast<const char*>(info.dli_fbase), 1, 16);
    }

    std::array<char, 16'384> buffer_;  // NOLINT(*-member-init): large, and only what is written is read
    size_t size_ = 0;
};

void tell(int number) {
    std::string_view name = "?";
    for (const Deadly& signal : kDeadly)
        if (signal.number == number) name = signal.name;
    Line line;
    line.text(R"({"time":")").time().text(R"(","level":"critical","event":"crashed","signal":")").text(name);
    line.text(R"(","version":")").text(the_version).text(R"(","stack":[)").stack().text("]}\n");
    line.write();
    raise(number);  // the usual end: SA_RESETHAND has given the signal back
}

}  // namespace

void log_crashes(std::string_view version) {
    if (kSanitized) return;
    the_version = version;
    void* first = nullptr;
    backtrace(&first, 1);  // loads what it needs while there is still memory
    struct sigaction action{};
    action.sa_handler = tell;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const Deadly& signal : kDeadly) sigaction(signal.number, &action, nullptr);
}

}  // namespace server
