#include "table.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <stdexcept>

#include "script.h"

namespace load {
namespace {

class Table final : public Group {
 public:
    Table(Desk& desk, size_t people, size_t bots) : Group(desk), chairs_(people), bots_(bots) {}

    asio::awaitable<void> open(Http& http) override {
        std::string wanted = R"({"chairs":[)";
        for (Chair& chair : chairs_) {
            chair.cookie = (co_await http.post("/api/guests", "", "")).cookie;
            wanted += wanted.back() == '[' ? R"({"kind":"open"})" : R"(,{"kind":"open"})";
        }
        for (size_t i = 0; i < bots_; ++i) wanted += R"(,{"kind":"bot","level":"conductor"})";
        const Http::Answer made = co_await http.post("/api/tables", wanted + "]}", chairs_.front().cookie);
        if (made.status != 201) throw std::runtime_error("no table can be made: " + made.body);
        name_ = text_of(made.body, "\"id\"");
    }

    asio::awaitable<void> connect() override {
        for (Chair& chair : chairs_) chair.seq = 0;
        for (size_t i = 0; i < chairs_.size(); ++i)
            chairs_[i].line = co_await join(
                desk().servers[i % desk().servers.size()], "/api/tables/" + name_ + "/socket", chairs_[i].cookie,
                {[this, i](std::string_view text) { heard(i, text); }, [this] { failed("connection lost"); }});
    }

    void begin() override {
        for (size_t i = 0; i < chairs_.size(); ++i)
            send(*chairs_[i].line, R"({"type":"sit","name":"Guest )" + std::to_string(i + 1) + "\"}");
    }

 private:
    struct Chair {
        std::string cookie;
        std::shared_ptr<Line> line;
        uint64_t seq = 0;   // of the last update
        unsigned seat = 0;  // by that
        std::string legal;
    };
    enum class Stage { waiting, playing, over, moving };

    void act() override {
        Chair& chair = chairs_[mover_];
        awaited_ = std::to_string(chair.seq + 1);
        std::string text = R"({"type":"act","id":")" + awaited_ + R"(","seat":)";
        text += std::to_string(chair.seat) + ",\"seq\":" + std::to_string(chair.seq) + ",\"action\":";
        send(*chair.line, text + random_action(chair.legal, desk().rng) + "}");
    }

    void heard(size_t i, std::string_view text) {
        count_heard(text);
        const auto update = read_update(text);
        if (!update) return failed("refused: " + std::string(text_of(text, "\"code\"")));
        Chair& chair = chairs_[i];
        chair.seq = update->seq;
        chair.seat = update->seat;
        chair.legal = update->legal;
        if (i == mover_ && !awaited_.empty() && text_of(text, "\"done\"") == awaited_) awaited_.clear();
        for (const Chair& other : chairs_)
            if (other.seq != chair.seq) return;
        everybody_knows(text);
    }

    void everybody_knows(std::string_view text) {
        if (stage_ == Stage::over) return move_on(text_of(text, "\"next\""));
        if (stage_ == Stage::moving || (busy() && !awaited_.empty())) return;
        if (busy()) done();
        mover_ = 0;
        while (mover_ < chairs_.size() && chairs_[mover_].legal.empty()) ++mover_;
        if (mover_ < chairs_.size()) {
            stage_ = Stage::playing;
            return be_ready(true);
        }
        be_ready(false);
        if (stage_ == Stage::playing) ask_for_rematch(text);
    }

    bool bots_turn(std::string_view text) const {
        return bots_ > 0 && text.find(R"("stage":"playing")") != std::string_view::npos;
    }

    void ask_for_rematch(std::string_view text) {
        if (bots_turn(text)) return;
        if (text.find(R"("stage":"over")") == std::string_view::npos) return failed("nobody may act");
        ++desk().counts.games;
        stage_ = Stage::over;
        for (Chair& chair : chairs_)
            send(*chair.line, R"({"type":"rematch","seat":)" + std::to_string(chair.seat) + "}");
    }

    void move_on(std::string_view next) {
        if (next.empty()) return;
        stage_ = Stage::moving;
        asio::co_spawn(desk().io, go_to(std::string(next)), [](const std::exception_ptr& error) {
            if (error) std::rethrow_exception(error);
        });
    }

    asio::awaitable<void> go_to(std::string next) {
        for (Chair& chair : chairs_) chair.line->close();
        if (desk().records != nullptr) {
            const auto http = co_await open_http(desk().servers.front());
            desk().records->push_back((co_await http->get("/api/tables/" + name_ + "/record")).body);
        }
        name_ = next;
        stage_ = Stage::waiting;
        co_await connect();
    }

    std::vector<Chair> chairs_;  // of people
    size_t bots_;
    std::string name_;
    Stage stage_ = Stage::waiting;
    size_t mover_ = 0;
    std::string awaited_;  // the action that is not answered yet: a bot may act before it
};

}  // namespace

std::unique_ptr<Group> make_table(Desk& desk, size_t people, size_t bots) {
    return std::make_unique<Table>(desk, people, bots);
}

}  // namespace load
