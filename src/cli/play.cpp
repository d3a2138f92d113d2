// fogline play: a person against bots in the terminal. Plain lines, any terminal, any screen reader.
#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>
#include <tuple>

#include "cli/command.h"
#include "cli/describe.h"
#include "notation/notation.h"

namespace cli {
namespace {

using engine::Action;
using engine::index;
using engine::Seat;

struct TerminalOptions {
    std::vector<std::string> bots = {"greedy"};
    std::string name = "Guest";
    std::optional<uint64_t> seed;
    bool first = false;
    std::string record;
    BoardOption board;
};

constexpr std::string_view kHelp =
    "  1 to 5             take that card of the market\n"
    "  deck               draw a card from the deck\n"
    "  claims             list what you can claim now; then #3 claims number 3 of the list\n"
    "  claim ROUTE        claim a route by its id, when there is one way to pay for it\n"
    "  claim ROUTE with R2 F1 [token PLACE]\n"
    "                     the same with a chosen payment: B blue, G green, K black, P purple, R red, O orange, F "
    "ferry\n"
    "  tickets            draw tickets\n"
    "  keep 1, keep 1 2   keep the first, or both, of the offered tickets\n"
    "  place SYMBOL at PLACE   place a token stack (before the first turn)\n"
    "  look               show the table again\n"
    "  routes PLACE       the routes of a place: length, colour, owner\n"
    "  places             all places\n"
    "  help, quit\n";

class Session {
 public:
    Session(const TerminalOptions& options, const record::BoardFile& board, const engine::Seed& seed)
        : options_(options),
          board_(board.board),
          me_(my_seat(options, seed)),
          match_(board, players(), seed),
          describe_(board_, names()),
          told_state_(engine::empty_table(board_, match_.state().table.seats)) {
        std::vector<ai::Bot*> seated;
        for (uint8_t seat = 0; seat < match_.state().table.seats; ++seat) {
            bots_.push_back(Seat{seat} == me_ ? nullptr : make_bot(options.bots[bot_index(Seat{seat})], board_));
            seated.push_back(bots_.back().get());
        }
        table_.emplace(board_, std::move(seated), seed);
    }

    // False when the person leaves before the end.
    bool run() {
        tell_news();
        while (!match_.over()) {
            const engine::SeatSet to_act = seats_to_act(match_.state().table);
            const bool mine = to_act.contains(me_);
            if (mine ? !my_move() : !bot_move(to_act.first())) return false;
            tell_news();
        }
        return true;
    }

    record::Record record() const { return match_.record(); }

 private:
    // R2.2: the person is player 0, the bots sit clockwise behind; the first player gets seat 0.
    static Seat my_seat(const TerminalOptions& options, const engine::Seed& seed) {
        const int seats = static_cast<int>(options.bots.size()) + 1;
        const int first = options.first ? 0 : record::draw_first(seed, seats);
        return Seat((seats - first) % seats);
    }
    size_t bot_index(Seat seat) const {
        const size_t seats = options_.bots.size() + 1;
        return (index(seat) + seats - index(me_)) % seats - 1;
    }

    std::vector<record::Player> players() const {
        std::vector<record::Player> result;
        for (size_t seat = 0; seat <= options_.bots.size(); ++seat) {
            if (Seat(seat) == me_) {
                result.push_back({options_.name, record::PlayerKind::human, {}});
            } else {
                const size_t bot = bot_index(Seat(seat));
                const std::string& level = options_.bots[bot];
                result.push_back({level + " " + std::to_string(bot + 1), record::PlayerKind::bot, level});
            }
        }
        return result;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> result;
        for (const record::Player& player : players()) result.push_back(player.name);
        return result;
    }

    void tell_news() {
        for (; told_ < match_.events().size(); ++told_) {
            const engine::Event& event = match_.events()[told_].event;
            std::cout << describe_.event(seen_by(event, told_state_.table, me_)) << "\n";
            evolve(told_state_, event);
            table_->tell(event);
        }
    }

    bool bot_move(Seat seat) {
        const auto illegal = match_.play(seat, table_->choose(seat, {}));
        ASSERT(!illegal);
        return true;
    }

    bool my_move() {
        if (match_.state().table.phase != engine::Phase::second_card) look();
        for (std::string line;;) {
            std::cout << "> " << std::flush;
            if (!std::getline(std::cin, line)) return false;
            if (line == "quit" || line == "q") return false;
            if (obey(line)) return true;
        }
    }

    // True when a move was made.
    bool obey(const std::string& line) {
        std::istringstream words(line);
        std::string verb, rest;
        words >> verb;
        std::getline(words >> std::ws, rest);
        if (verb.empty()) return false;
        if (verb == "help" || verb == "?") return say(std::string(kHelp));
        if (verb == "look") return look();
        if (verb == "claims") return list_claims({});
        if (verb == "routes") return list_routes(rest);
        if (verb == "places") return list_places();
        if (verb == "deck" || verb == "d") return attempt(engine::DrawDeck{});
        if (verb == "tickets" || verb == "t") return attempt(engine::DrawTickets{});
        if (verb.size() == 1 && verb[0] >= '1' && verb[0] <= '5')
            return attempt(engine::DrawMarket{engine::Slot(verb[0] - '1')});
        if (verb == "keep") return keep(rest);
        if (verb[0] == '#') return pick(verb.substr(1));
        if (verb == "claim" && rest.find(" with ") == std::string::npos) return claim(rest);
        const auto action = notation::parse_action(board_, line);
        if (!action)
            return say("I do not understand this: " + action.error().message +
                       ". Type help for a list of what can be typed.\n");
        return attempt(*action);
    }

    bool attempt(const Action& action) {
        if (const auto illegal = match_.play(me_, action)) return refuse(*illegal);
        return true;
    }

    bool keep(const std::string& numbers) {
        if (own().offered().empty()) return attempt(engine::KeepTickets{});
        engine::TicketSet kept;
        for (const char c : numbers) {
            if (c == ' ' || c == ',') continue;
            const auto& offer = own().offer;
            const int place = c - '1';
            if (place < 0 || place >= static_cast<int>(offer.size()) ||
                offer[static_cast<size_t>(place)] == engine::kNoTicket)
                return say("Say which of the offered tickets to keep: keep 1, keep 2 or keep 1 2.\n");
            kept.insert(offer[static_cast<size_t>(place)]);
        }
        return attempt(engine::KeepTickets{kept});
    }

    bool claim(const std::string& route) {
        const auto id = board_.find_route(route);
        if (!id) return say("There is no route '" + route + "'. Try: routes PLACE, or claims.\n");
        list_claims(id, false);
        if (listed_.size() == 1) return attempt(listed_[0]);
        if (!listed_.empty()) return list_claims(id);
        // Judged with ferry cards alone: what is wrong with the route, or the turn, comes before the payment.
        const engine::Payment payment{engine::Card::ferry, 0, board_.route(*id).length};
        const auto illegal =
            why_illegal(match_.state().table, own(), me_, engine::ClaimRoute{*id, payment, engine::kNowhere});
        if (illegal && illegal->rule != "R5.2") return refuse(*illegal);
        return refuse({"R5.2", "your hand cannot pay for that route"});
    }

    bool list_claims(std::optional<engine::RouteId> only, bool aloud = true) {
        listed_.clear();
        legal_actions(match_.state().table, own(), me_, *actions_);
        for (const Action& action : *actions_) {
            const auto* claim = std::get_if<engine::ClaimRoute>(&action);
            if (claim != nullptr && (!only || claim->route == *only)) listed_.push_back(*claim);
        }
        std::ranges::sort(listed_, {}, [](const engine::ClaimRoute& claim) {
            return std::tuple(claim.route, claim.payment.colour, claim.payment.ferries, claim.token_at);
        });
        for (size_t i = 0; aloud && i < listed_.size(); ++i) {
            const engine::ClaimRoute& claim = listed_[i];
            std::cout << "  #" << i + 1 << " " << describe_.name(claim.route) << ": "
                      << count_of(board_.route(claim.route).points, "point") << " for "
                      << describe_.cards(claim.payment.cards());
            if (claim.token_at != engine::kNowhere) std::cout << ", token at " << describe_.name(claim.token_at);
            std::cout << "  [" << board_.route_ids[index(claim.route)] << "]\n";
        }
        if (aloud && listed_.empty()) std::cout << "There is nothing that you can claim now.\n";
        return false;
    }

    bool pick(const std::string& text) {
        size_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size() || number == 0 || number > listed_.size())
            return say("There is no such number in the last list. Type claims for a list.\n");
        return attempt(listed_[number - 1]);
    }

    bool list_routes(const std::string& place) {
        const auto location = board_.find_location(place);
        if (!location) return say("There is no place '" + place + "'. Type places for a list.\n");
        const engine::Table& table = match_.state().table;
        for (const engine::RouteId id : board_.routes_at[index(*location)]) {
            const engine::Route& route = board_.route(id);
            std::cout << "  " << describe_.name(id) << ": length " << int{route.length} << ", "
                      << (route.colour == engine::Card::none ? "grey" : name_of(route.colour));
            if (route.ferries > 0) std::cout << ", " << int{route.ferries} << " ferry";
            std::cout << ", " << owner(table, id) << "  [" << board_.route_ids[index(id)] << "]\n";
        }
        return false;
    }

    std::string owner(const engine::Table& table, engine::RouteId id) const {
        for (uint8_t seat = 0; seat < table.seats; ++seat)
            if (table.owned[seat].contains(id)) return "claimed by " + describe_.name(Seat{seat});
        return table.closed.contains(id) ? "closed" : "open";
    }

    bool list_places() {
        for (size_t i = 0; i < board_.location_ids.size(); ++i)
            std::cout << "  " << board_.location_names[i] << "  [" << board_.location_ids[i] << "]\n";
        return false;
    }

    bool look() {
        const engine::Table& table = match_.state().table;
        std::cout << "\nMarket:";
        for (uint8_t slot = 0; slot < engine::kMarketSlots; ++slot) {
            const engine::Card card = table.market.card(engine::Slot{slot});
            std::cout << "  " << slot + 1 << " " << (card == engine::Card::none ? "empty" : name_of(card));
        }
        std::cout << "   Deck: " << int{table.deck_size} << "   Discard pile: " << table.discard.size()
                  << "   Tickets left: " << table.ticket_deck_size + table.buried.size() << "\n";
        for (uint8_t seat = 0; seat < table.seats; ++seat) {
            std::cout << describe_.name(Seat{seat}) << ": " << count_of(table.cars[seat], "car") << ", "
                      << count_of(table.route_points[seat], "point") << ", " << count_of(table.hand_size[seat], "card")
                      << ", " << count_of(table.ticket_count[seat], "ticket")
                      << ", tokens: " << describe_.symbols(table.tokens[seat]) << "\n";
        }
        std::cout << "Your hand: " << describe_.cards(own().hand) << "\nYour tickets: " << my_tickets() << "\n";
        return ask();
    }

    std::string my_tickets() const {
        const engine::Connections network(board_, match_.state().table.owned[index(me_)]);
        std::string text;
        for (const engine::TicketId id : own().tickets) {
            const engine::Ticket& ticket = board_.ticket(id);
            text += (text.empty() ? "" : ", ") + describe_.name(id) +
                    (network.connected(ticket.from, ticket.to) ? " done" : "");
        }
        return text.empty() ? "none" : text;
    }

    bool ask() {
        switch (match_.state().table.phase) {
            case engine::Phase::setup_tickets:
            case engine::Phase::keep_tickets: {
                std::cout << "Which tickets do you keep?";
                for (size_t i = 0; i < own().offer.size(); ++i)
                    if (own().offer[i] != engine::kNoTicket)
                        std::cout << "  " << i + 1 << ": " << describe_.name(own().offer[i]);
                return say("\n");
            }
            case engine::Phase::setup_stacks:
                return say("Place a token stack: place SYMBOL at PLACE, one of " +
                           describe_.symbols(spare_symbols(match_.state().table)) + ". Type places for a list.\n");
            default: return say("Your turn: 1 to 5, deck, claims, claim, tickets; help for more.\n");
        }
    }

    static bool refuse(const engine::Illegal& illegal) {
        return say("That is not allowed: " + std::string(illegal.reason) + " (" + std::string(illegal.rule) + ").\n");
    }
    static bool say(const std::string& text) {
        std::cout << text;
        return false;
    }
    const engine::Secrets& own() const { return match_.state().secrets_of(me_); }

    const TerminalOptions& options_;
    const engine::Board& board_;
    Seat me_;
    record::Match match_;
    Describer describe_;
    std::vector<std::unique_ptr<ai::Bot>> bots_;
    std::optional<ai::BotTable> table_;
    std::unique_ptr<engine::ActionList> actions_ = std::make_unique<engine::ActionList>();
    std::vector<engine::ClaimRoute> listed_;  // what #3 means
    engine::State told_state_;                // before the next event to be told
    size_t told_ = 0;
};

int run(TerminalOptions& options) {
    if (options.bots.empty() || options.bots.size() >= engine::kMaxSeats)
        throw BadInput("--bots must name one to three bots");
    const record::BoardFile& board = options.board.load();
    std::random_device device;
    engine::Seed seed{};
    for (uint8_t& byte : seed) byte = static_cast<uint8_t>(device());
    if (options.seed) seed = game_seed(*options.seed, 0);
    std::ofstream file;
    if (!options.record.empty()) {
        file.open(options.record, std::ios::binary | std::ios::app);
        if (!file) throw BadInput(options.record + ": cannot be written");
    }
    Session session(options, board, seed);
    std::cout << "Fogline on the board " << printable_name(board.board.name)
              << ". Type help for what can be typed, quit to leave.\n\n";
    const bool finished = session.run();
    if (!finished) std::cout << "\nThe game was left before its end.\n";
    if (options.record.empty()) return kOk;
    file << to_json(session.record(), board.board) << "\n";
    file.close();
    if (!file) throw BadInput(options.record + ": cannot be written");
    std::cout << "The record was added to " << options.record << ".\n";
    return kOk;
}

}  // namespace

void add_play(CLI::App& app, Job& job) {
    auto options = std::make_shared<TerminalOptions>();
    CLI::App* command = app.add_subcommand("play", "Play against bots in the terminal");
    command->add_option("--bots", options->bots, "One to three bots, clockwise behind you")
        ->type_name("BOT")
        ->delimiter(',')
        ->capture_default_str();
    command->add_option("--name", options->name, "Your name")->capture_default_str();
    whole_number(command->add_option("--seed", options->seed, "Seed of the deal (default: random)"));
    command->add_flag("--first", options->first, "You play first; drawn if not given");
    command->add_option("--record", options->record, "Add the game record to this file")->type_name("FILE");
    options->board.add_to(*command);
    command->callback([options, &job] { job = [options] { return run(*options); }; });
}

}  // namespace cli
