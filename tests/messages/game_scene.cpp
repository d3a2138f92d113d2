// A game of two from the deal to the rematch: the views on the way, every kind of action, the end.
#include <algorithm>

#include "engine/rng.h"
#include "tests/messages/scenes.h"

namespace tests {
namespace {

using json::array;
using json::object;

constexpr auto kTable = "cablecar";

class Game {
 public:
    explicit Game(uint64_t seed) : rng_(seed) {
        const std::string chairs = R"({"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}],)"
                                   R"("settings":{"clock":{"kind":"game","seconds":900,"increment":10},"first":0}})";
        parlour_.open(kTable, "ann", chairs);
        notes_.emplace_back(note_table, "with-a-clock", chairs);
        lines_ = {parlour_.connect(kTable, "ann"), parlour_.connect(kTable, "bob")};
        parlour_.ask(kTable, "bob", R"({"type":"sit","name":"Bob"})");
    }

    // True: all that was to be seen was seen.
    bool play() {
        while (view(0).at("table").at("stage") != "over") {
            parlour_.wait(3000);
            for (const size_t seat : {0U, 1U}) note_view(seat);
            const size_t seat = view(0).at("own").as_object().contains("legal") ? 0 : 1;
            act(seat, choose(view(seat).at("own").at("legal").as_object()));
        }
        return std::ranges::all_of(seen_, [](const auto& entry) { return entry.second; });
    }

    void end() {
        for (const auto& [note, name, text] : notes_) note(name, text);
        update("over", look(0));
        update("over-for-a-spectator", parlour_.ask(kTable, "eve", std::nullopt));
        refused("over", parlour_.ask(kTable, "ann", R"({"type":"undo","id":"u1","seat":0})"));
        refused("not_playing", parlour_.ask(kTable, "ann", R"({"type":"resign","seat":0})"));
        parlour_.ask(kTable, "ann", client("rematch", R"({"type":"rematch","id":"r1","seat":0})"));
        update("rematch-asked", look(1));
        parlour_.ask(kTable, "bob", R"({"type":"rematch","id":"r2","seat":1})");
        update("rematch-opened", look(0));
        const std::string next(view(0).at("table").at("next").as_string());
        update("of-the-rematch", parlour_.ask(next, "bob", std::nullopt));
    }

 private:
    static void note_table(const std::string& name, const std::string& text) { new_table(name, text); }
    static void note_action(const std::string& name, const std::string& text) { client(name, text); }
    static std::string who(size_t seat) { return seat == 0 ? "ann" : "bob"; }
    std::string look(size_t seat) { return parlour_.ask(kTable, who(seat), std::nullopt); }
    object view(size_t seat) { return view_in(look(seat)); }

    // Notes the first view of each kind.
    void note_view(size_t seat) {
        const object seen = view(seat);
        const std::string phase(seen.at("game").at("phase").as_string());
        const object* legal = seen.at("own").as_object().if_contains("legal") != nullptr
                                  ? &seen.at("own").at("legal").as_object()
                                  : nullptr;
        if (legal == nullptr) {
            if (phase == "setup_tickets") note("setup-tickets-waiting-for-the-other", seat);
            if (phase == "turn") note("turn-of-the-other", seat);
            return;
        }
        if (phase == "setup_tickets") note("setup-tickets", seat);
        if (phase == "setup_stacks") note("setup-stacks", seat);
        if (phase == "second_card") note("second-card", seat);
        if (phase == "keep_tickets") note("keep-tickets", seat);
        if (phase == "turn" && seen.at("game").as_object().contains("turns_left")) note("last-round", seat);
        if (phase != "turn" || !legal->contains("claim_route")) return;
        bool token = false, no_token = false, choice = false;
        for (const auto& claim : legal->at("claim_route").as_array()) {
            (claim.as_object().contains("tokens") ? token : no_token) = true;
            choice |= claim.at("payments").as_array().size() > 1;
        }
        if (token && no_token && choice && legal->size() == 4) note("turn", seat);
    }
    void note(const std::string& name, size_t seat) {
        if (!std::exchange(seen_.at(name), true)) notes_.emplace_back(update, name, look(seat));
    }

    object choose(const object& legal) {
        std::vector<object> kinds;
        if (legal.contains("place_stack"))
            return {{"type", "place_stack"},
                    {"symbol", legal.at("place_stack").at("symbols").at(0)},
                    {"location", legal.at("place_stack").at("locations").at(0)}};
        if (legal.contains("keep_tickets"))
            return {{"type", "keep_tickets"}, {"kept", legal.at("keep_tickets").as_array().back()}};
        if (legal.contains("claim_route")) {
            const array& claims = legal.at("claim_route").as_array();
            const object& claim = claims[rng_.below(static_cast<uint32_t>(claims.size()))].as_object();
            object& action = kinds.emplace_back();
            action = {{"type", "claim_route"}, {"route", claim.at("route")}, {"paid", claim.at("payments").at(0)}};
            if (claim.contains("tokens")) action["token_at"] = claim.at("tokens").at(0);
        }
        if (legal.contains("draw_deck")) kinds.push_back({{"type", "draw_deck"}});
        if (legal.contains("draw_market"))
            kinds.push_back({{"type", "draw_market"}, {"slot", legal.at("draw_market").as_array().back()}});
        if (legal.contains("draw_tickets") && (kinds.empty() || !seen_.at("keep-tickets")))
            kinds.push_back({{"type", "draw_tickets"}});
        return kinds[rng_.below(static_cast<uint32_t>(kinds.size()))];
    }

    void act(size_t seat, const object& action) {
        const std::string number = std::to_string(++acts_);
        const object message = {
            {"type", "act"}, {"id", "a" + number}, {"seat", seat}, {"seq", parlour_.seq(kTable)}, {"action", action}};
        std::string text = boost::json::serialize(message);
        std::string name(action.at("type").as_string());
        std::ranges::replace(name, '_', '-');
        if (action.contains("token_at")) name += "-with-a-token";
        if (!std::exchange(seen_.at("act-" + name), true)) notes_.emplace_back(note_action, "act-" + name, text);
        const std::vector<std::string> own = parlour_.hear(lines_[seat], text);
        const std::vector<std::string> others = parlour_.hear(lines_[1 - seat]);
        if (name != "claim-route-with-a-token" || std::exchange(seen_.at("news"), true)) return;
        notes_.emplace_back(update, "after-an-action", own.at(0));
        notes_.emplace_back(update, "after-an-action-for-the-other", others.at(0));
    }

    Parlour parlour_;
    std::array<hall::ConnectionId, 2> lines_{};
    engine::FastRng rng_;
    std::vector<std::tuple<void (*)(const std::string&, const std::string&), std::string, std::string>> notes_;
    uint64_t acts_ = 0;
    std::map<std::string, bool> seen_ = {{"setup-tickets", false},     {"setup-tickets-waiting-for-the-other", false},
                                         {"setup-stacks", false},      {"turn", false},
                                         {"turn-of-the-other", false}, {"second-card", false},
                                         {"keep-tickets", false},      {"last-round", false},
                                         {"act-draw-deck", false},     {"act-draw-market", false},
                                         {"act-draw-tickets", false},  {"act-keep-tickets", false},
                                         {"act-claim-route", false},   {"act-claim-route-with-a-token", false},
                                         {"act-place-stack", false},   {"news", false}};
};

}  // namespace

void a_game() {
    for (uint64_t seed = 1;; ++seed) {
        Game game(seed);
        if (game.play()) return game.end();
    }
}

}  // namespace tests
