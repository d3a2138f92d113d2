#include "process.h"

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace load {

Usage usage_of(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;  // from the state to the page faults
    int64_t user = 0, system = 0, pages = 0;
    fields >> user >> system;
    for (int i = 0; i < 8; ++i) fields >> skipped;
    fields >> pages;
    if (!fields) throw std::runtime_error("there is no process " + std::to_string(pid));
    return {static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)),
            pages * sysconf(_SC_PAGESIZE)};
}

Process::Process(const std::vector<std::string>& command) {
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe can be made");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    const auto begin = std::chrono::steady_clock::now();
    const int error = posix_spawn(&pid_, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    std::string line;
    for (char c = 0; error == 0 && c != '\n' && read(ends[0], &c, 1) == 1;) line += c;
    close(ends[0]);
    seconds_to_start_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    unsigned port = 0;
    const size_t colon = line.rfind(':');
    if (colon == std::string::npos || sscanf(line.c_str() + colon, ":%u/", &port) != 1)
        throw std::runtime_error("'" + command[0] + "' does not start");
    port_ = static_cast<uint16_t>(port);
}

Process::~Process() {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
}

void raise_file_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace load
