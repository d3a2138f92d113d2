#include "cli/play_session.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iostream>
#include <sstream>

#include "cli/hint.h"
#include "cli/suggest.h"
#include "notation/notation.h"

namespace cli {
namespace {

using engine::Action;
using engine::index;
using engine::Seat;

constexpr uint32_t kHintIterations = 20'000;
constexpr const char* kSaveFile = "fogline-save.jsonl";

constexpr std::string_view kHelp =
    "On your turn\n"
    "  1 to 5             take that card of the market\n"
    "  6, deck            draw a card from the deck\n"
    "  7, claim           choose a route to claim, then how to pay; 0 goes back\n"
    "  claim PLACE PLACE  claim the route between two places: claim GGB PRE\n"
    "  8, tickets         draw tickets\n"
    "  keep 1, keep 1 2   keep the first, or both, of the offered tickets\n"
    "  place SYMBOL at PLACE   place a token stack (before the first turn)\n"
    "At any time\n"
    "  look, map          show the table, or the map\n"
    "  places             all places with their short names\n"
    "  routes PLACE       the routes of a place: length, colour, owner\n"
    "  hint               what a strong bot would do, and why\n"
    "  undo               take back your last decision, and what followed\n"
    "  save [FILE]        save the game; fogline play --resume FILE continues it\n"
    "  claims, #3         list every way to claim and pay; claim number 3 of the list\n"
    "  claim ROUTE with R2 F1 [token PLACE], draw-deck, ...\n"
    "                     any action in the notation (docs/notation.md)\n"
    "  help, quit\n";

const std::vector<std::string> kVerbs = {"help", "look",    "map",   "places", "routes", "hint",  "undo", "save",
                                         "deck", "tickets", "claim", "claims", "keep",   "place", "pass", "quit"};

std::vector<std::string> names_at(const record::Match& match) {
    std::vector<std::string> names;
    for (const record::Player& player : match.players()) names.push_back(player.name);
    return names;
}

std::optional<size_t> number_in(std::string_view text) {
    size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

PlaySession::PlaySession(const record::BoardFile& board, PlayedGame& game, std::string save)
    : board_(board.board),
      game_(game),
      save_(std::move(save)),
      terminal_(isatty(STDOUT_FILENO) == 1),
      names_(board_),
      map_(board, names_),
      describe_(board_, names_at(game.match())),
      told_state_(game.resumed() ? game.match().state() : game.start()),
      told_(game.resumed() ? game.match().events().size() : 0) {}

bool PlaySession::run() {
    tell_news();
    while (!game_.match().over()) {
        if (!game_.my_turn())
            game_.play_bot();
        else if (!my_move())
            return false;
        tell_news();
    }
    return true;
}

void PlaySession::tell_news() {
    for (; told_ < game_.match().events().size(); ++told_) {
        const engine::Event& event = game_.match().events()[told_].event;
        say(describe_.event(seen_by(event, told_state_.table, game_.me())) + "\n");
        evolve(told_state_, event);
    }
}

bool PlaySession::my_move() {
    menu_.reset();
    if (table().phase == engine::Phase::second_card)
        ask();
    else
        look();
    for (std::string line;;) {
        std::cout << "> " << std::flush;
        if (!std::getline(std::cin, line)) return false;
        line = printable_name(line);
        if (const std::string word = lower_case(line); word == "quit" || word == "q" || word == "exit") return false;
        if (obey(line)) return true;
    }
}

bool PlaySession::obey(const std::string& line) {
    std::istringstream words(line);
    std::string verb, rest;
    words >> verb;
    std::getline(words >> std::ws, rest);
    rest.erase(rest.find_last_not_of(" \t") + 1);
    if (verb.empty()) return false;
    verb = lower_case(verb);
    if (const auto number = number_in(verb); number && rest.empty()) return obey_number(*number);
    menu_.reset();
    if (verb == "help" || verb == "?") return say(std::string(kHelp));
    if (verb == "look" || verb == "l") return look();
    if (verb == "map" || verb == "m") return show_map();
    if (verb == "claims") return list_claims({});
    if (verb == "routes") return list_routes(rest);
    if (verb == "places") return list_places();
    if (verb == "hint" || verb == "h") return hint();
    if (verb == "undo" || verb == "u") return undo();
    if (verb == "save") return save(rest);
    if (verb == "back") return ask();
    if (verb == "deck" || verb == "d") return attempt(engine::DrawDeck{});
    if (verb == "tickets" || verb == "t") return attempt(engine::DrawTickets{});
    if (verb == "keep" && rest.find_first_not_of("0123456789 ,") == std::string::npos) return keep(rest);
    if (verb[0] == '#') return pick_listed(verb.substr(1));
    if ((verb == "claim" || verb == "c") && rest.find(" with ") == std::string::npos) return claim(rest);
    if (verb == "place") return place(rest);
    const auto action = notation::parse_action(board_, verb + (rest.empty() ? "" : " " + rest));
    if (action) return attempt(*action);
    const auto meant = nearest(verb, kVerbs);
    return say("I do not understand this: " + action.error().message + ". " +
               (meant && *meant != verb ? "Did you mean " + *meant + "? " : "") +
               "Type help for a list of what can be typed.\n");
}

bool PlaySession::obey_number(size_t number) {
    if (menu_) {
        if (number == 0) {
            menu_.reset();
            return ask();
        }
        if (number > menu_->lines.size())
            return say("Type a number from 1 to " + std::to_string(menu_->lines.size()) + ", or 0 to go back.\n");
        const Menu chosen = *std::exchange(menu_, std::nullopt);
        return chosen.pick(number - 1);
    }
    const engine::Phase phase = table().phase;
    const bool choosing = phase == engine::Phase::setup_tickets || phase == engine::Phase::keep_tickets;
    if (choosing) return keep(number == 3 ? "1 2" : std::to_string(number));
    if (phase == engine::Phase::setup_stacks) {  // the list has been left, by a look at the map perhaps
        const engine::SymbolSet spare = spare_symbols(table());
        const bool listed = number >= 1 && number <= static_cast<size_t>(spare.size());
        return listed ? ask_stack_place(spare.nth(static_cast<unsigned>(number - 1))) : ask();
    }
    if (number >= 1 && number <= engine::kMarketSlots) return attempt(engine::DrawMarket{engine::Slot(number - 1)});
    if (number == 6) return attempt(engine::DrawDeck{});
    if (number == 7) return claim({});
    if (number == 8) return attempt(engine::DrawTickets{});
    if (number == 9) return attempt(engine::Pass{});
    return say("There is nothing with that number.\n");
}

bool PlaySession::attempt(const Action& action) {
    if (const auto illegal = game_.play(action)) return refuse(*illegal);
    return true;
}

bool PlaySession::offer(const std::string& question, Menu menu) {
    std::string text = question + " (0 to go back)\n";
    constexpr size_t kMostLines = 14;  // more stand in two columns, so that all of it is seen at once
    const size_t half = (menu.lines.size() + 1) / 2;
    const bool two = menu.lines.size() > kMostLines;
    const auto entry = [&](size_t i) {
        const std::string number = std::to_string(i + 1);
        return std::string(4 - std::min<size_t>(3, number.size()), ' ') + number + " " + menu.lines[i];
    };
    for (size_t i = 0; i < (two ? half : menu.lines.size()); ++i) {
        std::string line = entry(i);
        if (two && i + half < menu.lines.size()) {
            line.resize(std::max<size_t>(line.size() + 1, 40), ' ');
            line += entry(i + half);
        }
        text += line + "\n";
    }
    menu_ = std::move(menu);
    std::cout << text;
    return false;
}

bool PlaySession::show_map() {
    std::cout << map_.drawn(table(), paint_) << map_.legend() << TextMap::kKey << "\n";
    return false;
}

bool PlaySession::hint() {
    const ai::Budget budget{.iterations = kHintIterations, .stop = {}};
    const study::Question question{game_.me(), {}, 1};
    const auto record = game_.record();
    const auto found = record ? study::hints(*record, board_, question, budget)
                              : study::hints(game_.match().state(), question, budget);
    if (!found) return say("There is no hint: " + found.error() + ".\n");
    for (const study::Hint& each : *found) {
        std::string reasons;
        for (const ai::Reason& reason : each.reasons)
            reasons += (reasons.empty() ? ": " : "; ") + in_words(reason, describe_, board_);
        say(tenths(100 * each.line.win_share, 5) + " % to win: " + describe_.action(each.line.action) + reasons + "\n");
    }
    return false;
}

bool PlaySession::undo() {
    if (!game_.undo()) return say("There is nothing to take back.\n");
    told_ = game_.match().events().size();
    told_state_ = game_.match().state();
    listed_.clear();
    say("Taken back.\n");
    if (table().phase == engine::Phase::second_card) return ask();
    return look();
}

bool PlaySession::save(const std::string& file) {
    const std::string path = !file.empty() ? file : !save_.empty() ? save_ : kSaveFile;
    std::error_code error;
    if (path != save_ && std::filesystem::exists(path, error))
        return say(path + " already exists. Choose another name: save FILE\n");
    const auto record = game_.record();
    // The old file stays as it is until the new one is complete.
    const std::string part = path + ".part";
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out << (record ? to_json(*record, board_) : notation::to_text(game_.match().state())) << "\n";
    out.close();
    error.clear();
    if (out) std::filesystem::rename(part, path, error);
    if (!out || error) return say(path + " can't be written. The game is not saved.\n");
    save_ = path;
    return say("Saved. Continue with: fogline play --resume " + path + "\n");
}

bool PlaySession::say(const std::string& text) const {
    std::cout << (terminal_ ? wrapped(text, TextMap::kColumns) : text);
    return false;
}

bool PlaySession::refuse(const engine::Illegal& illegal) const {
    return say("That is not allowed: " + std::string(illegal.reason) + " (" + std::string(illegal.rule) + ").\n");
}

}  // namespace cli
