#include "server/shard.h"

#include <sodium/randombytes.h>
#include <spdlog/spdlog.h>

#include "server/people.h"

namespace server {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);
constexpr hall::Millis kAnnounceEvery = 20'000;
constexpr hall::Millis kCountEvery = 2'000;
constexpr size_t kInvite = 16;
constexpr size_t kOutcomesAtATime = 16;

}  // namespace

House::House(const Config& its_config, std::unique_ptr<store::Store> its_store,
             std::vector<std::unique_ptr<const record::BoardFile>> its_boards, bool several_servers)
    : config(its_config),
      boards(std::move(its_boards)),
      several(several_servers),
      tables_made(config.tables_per_hour, config.tables_per_hour / 3600.0),
      requests(10.0 * config.messages_per_second, 5.0 * config.messages_per_second),
      passwords(config.passwords_per_minute, config.passwords_per_minute / 60.0),
      hints(0.5 * config.messages_per_second, 0.05 * config.messages_per_second),
      files(100.0 * config.messages_per_second, 50.0 * config.messages_per_second),
      sockets(config.sockets_per_address),
      connections(config.connections_per_address),
      store(std::move(its_store), metrics),
      bots(config.bot_threads, config.bot_ms, metrics) {
    for (size_t i = 0; i < config.threads; ++i) shards.push_back(std::make_unique<Shard>(*this, i));
}

House::~House() = default;

Shard& House::shard_of(std::string_view table) { return *shards[std::hash<std::string_view>()(table) % shards.size()]; }

const record::BoardFile* House::board(std::string_view id) const {
    if (id.empty()) return &record::shipped_board();
    for (const auto& board : boards)
        if (board->board.id == id) return board.get();
    return id == record::shipped_board().board.id ? &record::shipped_board() : nullptr;
}

Shard::Shard(House& house, size_t number)
    : house_(house), number_(number), appended_([this](std::vector<StoreThread::Outcome> outcomes) {
          asio::post(io_, [this, outcomes = std::move(outcomes)]() mutable { take(std::move(outcomes), 0); });
      }) {}

// Some at a time: between them messages are read, so that the store has something to write meanwhile.
void Shard::take(std::vector<StoreThread::Outcome> outcomes, size_t from) {
    const size_t end = std::min(from + kOutcomesAtATime, outcomes.size());
    const hall::Millis now = wall_clock_ms();
    for (size_t i = from; i < end; ++i) hall_.appended(outcomes[i].ticket, outcomes[i].result, now);
    if (end == outcomes.size()) return;
    asio::post(io_, [this, outcomes = std::move(outcomes), end]() mutable { take(std::move(outcomes), end); });
}

hall::ConnectionId Shard::add(std::shared_ptr<Client> client) {
    clients_.emplace(next_id_, std::move(client));
    house_.metrics.sockets(1);
    ++house_.socket_count;
    return next_id_++;
}

void Shard::remove(hall::ConnectionId id) {
    if (clients_.erase(id) == 0) return;
    house_.metrics.sockets(-1);
    --house_.socket_count;
    hall_.disconnect(id, wall_clock_ms());
}

void Shard::close_all(protocol::Code code) {
    for (const auto& [id, client] : clients_) client->close(code);
}

void Shard::send(hall::ConnectionId connection, std::string text) {
    if (const auto at = clients_.find(connection); at != clients_.end()) at->second->send(std::move(text));
}

void Shard::close(hall::ConnectionId connection, protocol::Code code) {
    if (const auto at = clients_.find(connection); at != clients_.end()) at->second->close(code);
}

// What all messages that are there want written goes to the store at once.
void Shard::append(store::Append entry, hall::Ticket ticket) {
    if (to_append_.empty()) asio::post(io_, [this] { house_.store.append(std::exchange(to_append_, {}), appended_); });
    to_append_.push_back({std::move(entry), ticket});
}

void Shard::load(std::string table, uint64_t after_seq, hall::Ticket ticket) {
    house_.store.ask([this, table = std::move(table), after_seq, ticket](store::Store& store) {
        asio::post(io_, [this, ticket, entries = store.entries(table, after_seq)]() mutable {
            hall_.loaded(ticket, std::move(entries), wall_clock_ms());
        });
    });
}

void Shard::think(hall::Puzzle puzzle) {
    house_.bots.think(std::move(puzzle), [this](const hall::Puzzle& solved, const BotPool::Choice& choice) {
        asio::post(io_, [this, table = solved.table, seat = solved.seat, seq = solved.seq, choice] {
            if (choice)
                hall_.thought(table, seat, seq, *choice, wall_clock_ms());
            else
                hall_.freeze(table, choice.error(), wall_clock_ms());
        });
    });
}

// NB: a mistake leaves the table as it is: hints change nothing there.
void Shard::advise(hall::Puzzle puzzle, hall::Reply reply) {
    const auto waiting = std::make_shared<hall::Reply>(std::move(reply));
    house_.bots.advise(std::move(puzzle), [this, waiting](const hall::Puzzle& asked, const BotPool::Advice& advice) {
        asio::post(io_, [this, waiting, table = asked.table, seq = asked.seq, advice] {
            if (advice) return std::move(*waiting).answer({}, *advice);
            report_mistake(table, advice.error());
            const protocol::Refusal no{"broken_table", {}, "no hint could be found; the game goes on"};
            std::move(*waiting).answer(no.code, protocol::write_refusal(no, {}, seq));
        });
    });
}

// What all tables have to tell goes to the store at once: a server tells of each who is there, and every question to
// the store keeps appends waiting.
void Shard::tell_servers(std::string table, std::string note) {
    if (!house_.several) return;
    if (to_tell_.empty())
        asio::post(io_, [this] {
            house_.store.ask([notes = std::exchange(to_tell_, {})](store::Store& store) {
                std::ignore = store.pass_round(notes);  // the next ones come soon
            });
        });
    to_tell_.push_back({std::move(table), 0, std::move(note)});
}

void Shard::report_mistake(std::string_view table, std::string_view what) {
    spdlog::critical("\"event\":\"broken_table\",\"table\":{},\"mistake\":{}", quoted(table), quoted(what));
}

void Shard::report_bot(std::string_view table, std::string_view level) {
    spdlog::error("\"event\":\"illegal_bot\",\"table\":{},\"level\":{}", quoted(table), quoted(level));
}

hall::Stamp Shard::took_message() {
    house_.metrics.message();
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

void Shard::answered(hall::Stamp message) {
    if (message == 0) return;
    const std::chrono::steady_clock::duration since(message);
    house_.metrics.answered(
        std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch() - since).count());
}

room::Fresh Shard::fresh() {
    room::Fresh fresh{.seed = {}, .invite = random_word(kInvite)};
    randombytes_buf(fresh.seed.data(), fresh.seed.size());
    return fresh;
}

const record::BoardFile* Shard::board(std::string_view id, std::string_view sha256) {
    const record::BoardFile* board = house_.board(id);
    return board != nullptr && board->sha256 == sha256 ? board : nullptr;
}

// A mistake that no table caught must not end the others.
void Shard::run() {
    for (;;) {
        try {
            io_.run();
            return;
        } catch (const std::exception& mistake) {
            spdlog::critical("\"event\":\"mistake\",\"what\":{}", quoted(mistake.what()));
        }
    }
}

void Shard::start_ticking() {
    timer_.expires_after(kTick);
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        tick();
        start_ticking();
    });
}

void Shard::tick() {
    const hall::Millis now = wall_clock_ms();
    hall_.tick(now);
    tables_ = hall_.tables();
    if (counted_ms_ + kCountEvery <= now) {
        counted_ms_ = now;
        constexpr std::array<std::string_view, 3> kStages = {"open", "playing", "over"};
        const std::array<size_t, 3> counts = hall_.tables_by_stage();
        for (size_t stage = 0; stage < counts.size(); ++stage)
            house_.metrics.set_tables(number_, kStages[stage], counts[stage]);
    }
    if (house_.several && announced_ms_ + kAnnounceEvery <= now) {
        announced_ms_ = now;
        hall_.announce();
    }
}

}  // namespace server
