// A server as the system sees it: started by us or not, what it has used so far.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace load {

struct Usage {
    double cpu_seconds = 0;
    int64_t rss_bytes = 0;
};
Usage usage_of(pid_t pid);

// A program that writes a line with ":PORT/" in it once it listens. Asked to stop at the end.
class Process {
 public:
    explicit Process(const std::vector<std::string>& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    pid_t pid() const { return pid_; }
    uint16_t port() const { return port_; }
    double seconds_to_start() const { return seconds_to_start_; }

 private:
    pid_t pid_ = 0;
    uint16_t port_ = 0;
    double seconds_to_start_ = 0;
};

// As many open files as the system allows us; servers that we start inherit it.
void raise_file_limit();

}  // namespace load
