// `fogline serve`: live tables for anyone with a link.
#include <algorithm>
#include <charconv>
#include <iostream>
#include <thread>

#include "cli/command.h"
#include "server/server.h"

namespace cli {
namespace {

// "HOST:PORT", "[HOST]:PORT" or "PORT". Says what is wrong with another.
std::string read_listen(const std::string& text, server::Config& config) {
    const size_t colon = text.rfind(':');
    std::string host = colon == std::string::npos ? config.address : text.substr(0, colon);
    const std::string port = colon == std::string::npos ? text : text.substr(colon + 1);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    unsigned number = 0;
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
    if (error != std::errc() || end != port.data() + port.size() || number > 65'535 || host.empty())
        return "must be ADDRESS:PORT, like 127.0.0.1:8080; it is '" + text + "'";
    config.address = host;
    config.port = static_cast<uint16_t>(number);
    return {};
}

// The options of a command from a file, `name = value` on each line. What a flag or the environment says goes before.
void read_config(CLI::App& command, const std::string& name_of_file) {
    std::ifstream file;
    std::istream& input = open_input(name_of_file, file);
    std::vector<CLI::Option*> named;
    size_t number = 0;
    const auto wrong = [&](const std::string& what, const std::string& which) {
        return BadInput(name_of_file + ", line " + std::to_string(number) + ": " + what + which);
    };
    std::string line;
    while (std::getline(input, line)) {
        ++number;
        CLI::detail::trim(line);
        if (line.empty() || line.starts_with('#')) continue;
        const size_t equals = line.find('=');
        if (equals == std::string::npos) throw wrong("must be name = value; it is ", line);
        const std::string name = CLI::detail::trim_copy(line.substr(0, equals));
        CLI::Option* option = command.get_option_no_throw("--" + name);
        if (option == nullptr || !option->get_configurable()) throw wrong("there is no option ", name);
        if (std::ranges::find(named, option) == named.end()) {
            if (option->count() > 0) continue;
            named.push_back(option);
        }
        try {
            option->add_result(CLI::detail::trim_copy(line.substr(equals + 1)));
            option->run_callback();
        } catch (const CLI::ParseError& error) {
            throw wrong({}, error.what());
        }
    }
    if (!input.eof()) throw BadInput(name_of_file + ": cannot be read");
}

}  // namespace

void add_serve(CLI::App& app, Job& job) {
    CLI::App* command = app.add_subcommand("serve", "Serve live tables over HTTP and WebSocket");
    const auto config = std::make_shared<server::Config>();
    config->version = FOGLINE_VERSION;
    const auto option = [&](const char* flags, auto& value, const char* help, const char* environment) {
        return command->add_option(flags, value, help)->envname(environment)->capture_default_str();
    };
    const auto list = [&](const char* flags, std::vector<std::string>& values, const char* help,
                          const char* environment) {
        const auto trim = [](std::string& value) { return CLI::detail::trim(value), std::string(); };
        return option(flags, values, help, environment)->delimiter(',')->transform(CLI::Validator(trim, ""));
    };
    const auto limit = [&](const char* flags, unsigned& value, const char* help, const char* environment) {
        whole_number(option(flags, value, help, environment));
    };
    const auto file = std::make_shared<std::string>();
    option("--config", *file, "Read these options from a file, name = value on each line", "FOGLINE_CONFIG")
        ->type_name("FILE")
        ->configurable(false);
    command->get_help_ptr()->configurable(false);
    // Not the number itself: the manual page is read on another machine than it was made on.
    constexpr const char* kHalf = "half of the processors";
    config->threads = std::max(1U, std::thread::hardware_concurrency() / 2);
    config->bot_threads = config->threads;
    const auto listen = [config](const std::string& text) {
        if (const std::string wrong = read_listen(text, *config); !wrong.empty())
            throw CLI::ValidationError("--listen", wrong);
    };
    command->add_option_function<std::string>("--listen", listen, "Address and port")
        ->envname("FOGLINE_LISTEN")
        ->default_str("127.0.0.1:8080");
    option("--database", config->database, "sqlite:FILE or postgres://...", "FOGLINE_DATABASE");
    list("--board", config->boards, "More board files to play on", "FOGLINE_BOARDS")->type_name("FILE");
    option("--threads", config->threads, "Threads for the network", "FOGLINE_THREADS")
        ->check(CLI::Range(1, 256))
        ->default_str(kHalf);
    option("--bot-threads", config->bot_threads, "Threads for bots", "FOGLINE_BOT_THREADS")
        ->check(CLI::Range(1, 256))
        ->default_str(kHalf);
    option("--bot-ms", config->bot_ms, "The longest that a bot thinks, in milliseconds", "FOGLINE_BOT_MS")
        ->check(CLI::Range(1, 60'000));
    list("--origin", config->origins, "Other sites whose pages may use this server", "FOGLINE_ORIGINS");
    option("--proxy", config->proxy, "Address of a proxy that says who asks (X-Forwarded-For)", "FOGLINE_PROXY");
    command->add_flag("--https", config->https, "A proxy speaks TLS: cookies are for TLS only")
        ->envname("FOGLINE_HTTPS");
    option("--idle-seconds", config->idle_seconds, "A client without any sign of life is sent away",
           "FOGLINE_IDLE_SECONDS")
        ->check(CLI::Range(1, 86'400));
    option("--session-days", config->keep.session_days, "A session ends when it is not used for so long; 0: never",
           "FOGLINE_SESSION_DAYS")
        ->check(CLI::Range(0, 36'500));
    option("--waiting-days", config->keep.waiting_days,
           "A table that has not begun is removed when nobody came or went for so long; 0: never",
           "FOGLINE_WAITING_DAYS")
        ->check(CLI::Range(0, 36'500));
    limit("--sockets-per-address", config->sockets_per_address, "Limit; 0: none", "FOGLINE_SOCKETS_PER_ADDRESS");
    limit("--connections-per-address", config->connections_per_address,
          "Those that are neither WebSockets nor streams; not those of the proxy; 0: no limit",
          "FOGLINE_CONNECTIONS_PER_ADDRESS");
    limit("--passwords-per-minute", config->passwords_per_minute, "Tried or chosen by one address; 0: no limit",
          "FOGLINE_PASSWORDS_PER_MINUTE");
    limit("--tables-per-hour", config->tables_per_hour, "Made by one address; 0: no limit", "FOGLINE_TABLES_PER_HOUR");
    limit("--messages-per-second", config->messages_per_second, "On one connection; 0: no limit",
          "FOGLINE_MESSAGES_PER_SECOND");
    limit("--max-tables", config->max_tables, "In memory; then no new ones are made; 0: no limit",
          "FOGLINE_MAX_TABLES");
    limit("--max-sockets", config->max_sockets, "WebSockets and streams; 0: no limit", "FOGLINE_MAX_SOCKETS");
    limit("--max-connections", config->max_connections, "All others; 0: no limit", "FOGLINE_MAX_CONNECTIONS");
    command->callback([&job, command, file, config] {
        if (!file->empty()) read_config(*command, *file);
        job = [config] {
            const auto served = server::serve(*config, [&](uint16_t port) {
                const std::string host = config->address.contains(':') ? "[" + config->address + "]" : config->address;
                std::cout << "Fogline is open at http://" << host << ":" << port << "/\n" << std::flush;
            });
            if (!served) throw BadInput(served.error());
            return kOk;
        };
    });
}

}  // namespace cli
