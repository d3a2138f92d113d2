// What a person reads and types in `fogline play`.
#pragma once

#include "cli/describe.h"
#include "cli/paint.h"
#include "cli/play_game.h"
#include "cli/text_map.h"

namespace cli {

class PlaySession {
 public:
    // `save`: the file that the game came from; it may be overwritten.
    PlaySession(const record::BoardFile& board, PlayedGame& game, std::string save);

    // False when the person leaves before the end.
    bool run();

 private:
    // A list to choose from by number.
    struct Menu {
        std::vector<std::string> lines;
        std::function<bool(size_t)> pick;  // true when a move was made
    };

    void tell_news();
    bool my_move();
    bool obey(const std::string& line);  // true when a move was made
    bool obey_number(size_t number);
    bool attempt(const engine::Action& action);

    bool look();
    bool ask();
    bool ask_tickets();
    bool ask_stack();
    bool ask_stack_place(engine::SymbolId symbol);
    bool ask_turn();
    bool ask_second_card();
    bool show_map();

    bool keep(const std::string& numbers);
    bool place(const std::string& text);
    // What to claim, step by step: which colour where there are many, which route, how to pay for it, which token.
    bool choose_colour(engine::RouteSet among);
    bool choose_route(engine::RouteSet among);
    bool choose_payment(engine::RouteId route);
    bool choose_token(const std::vector<engine::ClaimRoute>& ways);
    bool claim(const std::string& text);
    bool list_claims(std::optional<engine::RouteId> only);  // every way to pay, for #3
    bool pick_listed(const std::string& number);
    std::vector<engine::ClaimRoute> claims(engine::RouteSet among);
    bool offer(const std::string& question, Menu menu);

    bool list_routes(const std::string& place) const;
    bool list_places() const;
    bool hint();
    bool undo();
    bool save(const std::string& file);

    std::string cost(engine::RouteId route) const;  // "2 red", "3 grey, 1 of them ferry"
    std::string owner(engine::RouteId route) const;
    std::string painted(engine::Cards cards) const;
    std::string card_at(engine::Slot slot) const;
    std::string my_tickets() const;
    bool say(const std::string& text) const;  // always false: no move was made
    bool refuse(const engine::Illegal& illegal) const;
    const engine::Table& table() const { return game_.match().state().table; }
    const engine::Secrets& own() const { return game_.match().state().secrets_of(game_.me()); }

    const engine::Board& board_;
    PlayedGame& game_;
    std::string save_;
    Paint paint_ = Paint::for_output();
    bool terminal_;
    ShortNames names_;
    TextMap map_;
    Describer describe_;
    std::unique_ptr<engine::ActionList> actions_ = std::make_unique<engine::ActionList>();
    std::optional<Menu> menu_;                // what a number means now
    std::vector<engine::ClaimRoute> listed_;  // what #3 means
    engine::State told_state_;                // before the next event to be told
    size_t told_;
};

}  // namespace cli
