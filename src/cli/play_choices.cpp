// What a person in `fogline play` is shown and may choose from.
#include <algorithm>
#include <iostream>
#include <map>
#include <tuple>

#include "cli/board.h"
#include "cli/play_session.h"
#include "engine/score.h"

namespace cli {

constexpr int kMostRoutes = 14;  // more than that nobody wants to read in one list

using engine::Card;
using engine::ClaimRoute;
using engine::index;
using engine::RouteId;
using engine::RouteSet;
using engine::Seat;

std::string PlaySession::painted(engine::Cards cards) const {
    std::string text;
    for (size_t i = 0; i <= engine::kColours; ++i)
        if (const int count = cards.count(Card(i)); count > 0)
            text += (text.empty() ? "" : ", ") +
                    paint_.card(Card(i), std::to_string(count) + " " + std::string(name_of(Card(i))));
    return text.empty() ? "none" : text;
}

std::string PlaySession::card_at(engine::Slot slot) const {
    const Card card = table().market.card(slot);
    const std::string number = std::to_string(index(slot) + 1);
    return number + " " + (card == Card::none ? "empty" : paint_.card(card, std::string(name_of(card))));
}

bool PlaySession::look() {
    std::cout << "\nMarket:";
    for (uint8_t slot = 0; slot < engine::kMarketSlots; ++slot) std::cout << "  " << card_at(engine::Slot{slot});
    std::cout << "\nDeck: " << int{table().deck_size} << "   Discard pile: " << table().discard.size()
              << "   Tickets left: " << table().ticket_deck_size + table().buried.size() << "\n";
    size_t longest = 0;
    for (uint8_t seat = 0; seat < table().seats; ++seat) longest = std::max(longest, describe_.name(Seat{seat}).size());
    for (uint8_t seat = 0; seat < table().seats; ++seat) {
        const std::string& name = describe_.name(Seat{seat});
        std::cout << paint_.seat(Seat{seat}, std::to_string(seat + 1)) << " " << name << ":"
                  << std::string(longest - name.size(), ' ') << " " << count_of(table().cars[seat], "car") << ", "
                  << count_of(table().route_points[seat], "point") << ", " << count_of(table().hand_size[seat], "card")
                  << ", " << count_of(table().ticket_count[seat], "ticket");
        if (!table().tokens[seat].empty()) std::cout << ", " << describe_.symbols(table().tokens[seat]);
        std::cout << "\n";
    }
    std::cout << "Your hand: " << painted(own().hand) << "\n";
    say("Your tickets: " + my_tickets() + "\n");
    return ask();
}

std::string PlaySession::my_tickets() const {
    const engine::Connections network(board_, table().owned[index(game_.me())]);
    std::string text;
    for (const engine::TicketId id : own().tickets) {
        const engine::Ticket& ticket = board_.ticket(id);
        text += (text.empty() ? "" : ", ") + describe_.name(id) +
                (network.connected(ticket.from, ticket.to) ? " done" : "");
    }
    return text.empty() ? "none" : text;
}

bool PlaySession::ask() {
    switch (table().phase) {
        case engine::Phase::setup_tickets:
        case engine::Phase::keep_tickets: return ask_tickets();
        case engine::Phase::setup_stacks: return ask_stack();
        case engine::Phase::second_card: return ask_second_card();
        default: return ask_turn();
    }
}

bool PlaySession::ask_tickets() {
    std::string text = "Which tickets do you keep?";
    for (size_t i = 0; i < own().offer.size(); ++i)
        if (own().offer[i] != engine::kNoTicket)
            text += "  " + std::to_string(i + 1) + ": " + describe_.name(own().offer[i]);
    return say(text + (own().offered().size() == 2 ? "  3: both\n" : "\n"));
}

bool PlaySession::ask_stack() {
    Menu menu;
    std::vector<engine::SymbolId> symbols;
    for (const engine::SymbolId symbol : spare_symbols(table())) {
        symbols.push_back(symbol);
        menu.lines.push_back(board_.symbols[index(symbol)]);
    }
    menu.pick = [this, symbols](size_t i) { return ask_stack_place(symbols[i]); };
    say("Place a token stack: place SYMBOL at PLACE, one of " + describe_.symbols(spare_symbols(table())) +
        ". Or choose by number:\n");
    for (size_t i = 0; i < menu.lines.size(); ++i) std::cout << "   " << i + 1 << " " << menu.lines[i] << "\n";
    menu_ = std::move(menu);
    return false;
}

bool PlaySession::ask_stack_place(engine::SymbolId symbol) {
    Menu menu;
    std::vector<engine::LocationId> places;
    for (const engine::LocationId place : free_locations(table())) {
        places.push_back(place);
        menu.lines.push_back(names_.of(place) + " " + describe_.name(place));
    }
    menu.pick = [this, symbol, places](size_t i) { return attempt(engine::PlaceStack{symbol, places[i]}); };
    return offer("Where does the " + board_.symbols[index(symbol)] + " stack go?", std::move(menu));
}

bool PlaySession::ask_turn() {
    RouteSet routes;
    for (const ClaimRoute& claim : claims(board_.all_routes())) routes.insert(claim.route);
    std::string text = "Your turn. Choose by number:\n";
    if (!table().market.filled().empty()) text += "  1-5 take a card of the market\n";
    if (can_draw(table())) text += "   6  draw a card from the deck\n";
    if (!routes.empty()) text += "   7  claim a route (" + std::to_string(routes.size()) + " to choose from)\n";
    if (table().ticket_deck_size + table().buried.size() > 0) text += "   8  draw tickets\n";
    if (!why_illegal(table(), own(), game_.me(), engine::Pass{})) text += "   9  pass\n";
    return say(text + "Or: map, hint, undo, save, help, quit.\n");
}

bool PlaySession::ask_second_card() {
    std::string text, ferries;
    for (uint8_t i = 0; i < engine::kMarketSlots; ++i) {
        const engine::Slot slot{i};
        const Card card = table().market.card(slot);
        if (card == Card::ferry)
            ferries += (ferries.empty() ? "" : ", ") + std::to_string(i + 1);
        else if (card != Card::none)
            text += (text.empty() ? "" : ", ") + card_at(slot);
    }
    if (can_draw(table())) text += std::string(text.empty() ? "" : ", ") + "6 from the deck";
    std::cout << "Your second card: " << text << ".";
    if (!ferries.empty()) std::cout << "\nNot " << ferries << ": a face-up ferry card can't be the second card.";
    std::cout << "\n";
    return false;
}

bool PlaySession::keep(const std::string& numbers) {
    if (own().offered().empty()) return attempt(engine::KeepTickets{});
    engine::TicketSet kept;
    for (const char c : numbers) {
        if (c == ' ' || c == ',') continue;
        const auto& tickets = own().offer;
        const int chosen = c - '1';
        if (chosen < 0 || chosen >= static_cast<int>(tickets.size()) ||
            tickets[static_cast<size_t>(chosen)] == engine::kNoTicket)
            return say("Say which of the offered tickets to keep: keep 1, keep 2 or keep 1 2.\n");
        kept.insert(tickets[static_cast<size_t>(chosen)]);
    }
    return attempt(engine::KeepTickets{kept});
}

bool PlaySession::place(const std::string& text) {
    const size_t at = text.find(" at ");
    const auto symbol = board_.find_symbol(lower_case(text.substr(0, at)));
    if (at == std::string::npos || !symbol) return say("Type: place SYMBOL at PLACE\n");
    const auto where = names_.find_place(text.substr(at + 4));
    if (!where) return say("There is no place '" + text.substr(at + 4) + "'. Type places for a list.\n");
    return attempt(engine::PlaceStack{*symbol, *where});
}

std::vector<ClaimRoute> PlaySession::claims(RouteSet among) {
    std::vector<ClaimRoute> found;
    legal_actions(table(), own(), game_.me(), *actions_);
    for (const engine::Action& action : *actions_)
        if (const auto* claim = std::get_if<ClaimRoute>(&action); claim != nullptr && among.contains(claim->route))
            found.push_back(*claim);
    std::ranges::sort(found, {}, [](const ClaimRoute& claim) {
        return std::tuple(claim.route, claim.payment.colour, claim.payment.ferries, claim.token_at);
    });
    return found;
}

std::string PlaySession::cost(RouteId id) const {
    const engine::Route& route = board_.route(id);
    std::string text = std::to_string(route.length) + " " + std::string(colour_name(route));
    if (route.ferries > 0) text += ", " + std::to_string(route.ferries) + " by ferry";
    return text;
}

bool PlaySession::claim(const std::string& text) {
    if (text.empty()) return choose_route(board_.all_routes());
    const RouteSet meant = names_.find_routes(text);
    if (meant.empty()) return say("There is no route '" + text + "'. Try: routes PLACE, or claim.\n");
    const auto ways = claims(meant);
    if (meant.size() > 1 && ways.empty()) return say("There is nothing there that you can claim now.\n");
    if (meant.size() > 1) return choose_route(meant);
    const RouteId id = meant.first();
    if (ways.size() == 1) return attempt(ways[0]);
    if (!ways.empty()) {
        list_claims(id);
        menu_ = Menu{std::vector<std::string>(ways.size()), [this, ways](size_t i) { return attempt(ways[i]); }};
        return false;
    }
    // Judged with ferry cards alone: what is wrong with the route, or the turn, comes before the payment.
    const engine::Payment payment{Card::ferry, 0, board_.route(id).length};
    const auto illegal = why_illegal(table(), own(), game_.me(), ClaimRoute{id, payment, engine::kNowhere});
    if (illegal && illegal->rule != "R5.2") return refuse(*illegal);
    return refuse({"R5.2", "your hand cannot pay for that route"});
}

bool PlaySession::choose_route(RouteSet among) {
    RouteSet payable;
    for (const ClaimRoute& each : claims(among)) payable.insert(each.route);
    if (payable.empty()) return say("There is nothing that you can claim now.\n");
    if (payable.size() > kMostRoutes && among == board_.all_routes()) return choose_colour(payable);
    std::vector<RouteId> routes;
    for (const RouteId id : payable) routes.push_back(id);
    std::ranges::sort(routes, {}, [this](RouteId id) { return std::tuple(-board_.route(id).points, id); });
    Menu menu;
    for (const RouteId id : routes) {
        std::string line = names_.of(id) + "  " + cost(id) + ", " + count_of(board_.route(id).points, "point");
        if (routes.size() <= kMostRoutes) {
            line.resize(std::max<size_t>(line.size(), 36), ' ');
            line += "  " + describe_.name(id);
        }
        menu.lines.push_back(line);
    }
    menu.pick = [this, routes](size_t i) { return choose_payment(routes[i]); };
    return offer("Which route?", std::move(menu));
}

bool PlaySession::choose_colour(RouteSet among) {
    std::map<Card, RouteSet> by_colour;
    for (const RouteId id : among) by_colour[board_.route(id).colour].insert(id);
    Menu menu;
    std::vector<RouteSet> groups;
    for (const auto& [colour, routes] : by_colour) {
        groups.push_back(routes);
        const std::string name(colour_name(board_.route(routes.first())));
        menu.lines.push_back(paint_.card(colour, name) + ": " + count_of(routes.size(), "route"));
    }
    menu.pick = [this, groups](size_t i) { return choose_route(groups[i]); };
    return offer("Which colour? Or type: claim PLACE", std::move(menu));
}

bool PlaySession::choose_payment(RouteId route) {
    const auto ways = claims(RouteSet::of(route));
    std::vector<engine::Payment> payments;
    for (const ClaimRoute& way : ways)
        if (std::ranges::find(payments, way.payment) == payments.end()) payments.push_back(way.payment);
    // Ferry cards are worth the most, so the payments with the fewest come first.
    std::ranges::sort(payments, {}, [](const engine::Payment& each) { return std::tuple(each.ferries, each.colour); });
    const auto ways_with = [ways](const engine::Payment& payment) {
        std::vector<ClaimRoute> fitting;
        std::ranges::copy_if(ways, std::back_inserter(fitting),
                             [&](const ClaimRoute& way) { return way.payment == payment; });
        return fitting;
    };
    if (payments.size() == 1) return choose_token(ways);
    listed_ = ways;
    Menu menu;
    for (const engine::Payment& payment : payments) menu.lines.push_back(describe_.cards(payment.cards()));
    menu.pick = [this, payments, ways_with](size_t i) { return choose_token(ways_with(payments[i])); };
    return offer("How do you pay for " + describe_.name(route) + "?", std::move(menu));
}

bool PlaySession::choose_token(const std::vector<ClaimRoute>& ways) {
    if (ways.size() == 1) return attempt(ways[0]);
    Menu menu;
    for (const ClaimRoute& way : ways) {
        const engine::SymbolId symbol = table().stack_symbol(way.token_at);
        menu.lines.push_back(way.token_at == engine::kNowhere
                                 ? "none"
                                 : board_.symbols[index(symbol)] + " at " + describe_.name(way.token_at));
    }
    menu.pick = [this, ways](size_t i) { return attempt(ways[i]); };
    return offer("Which token do you take?", std::move(menu));
}

bool PlaySession::list_claims(std::optional<RouteId> only) {
    listed_ = claims(only ? RouteSet::of(*only) : board_.all_routes());
    for (size_t i = 0; i < listed_.size(); ++i) {
        const ClaimRoute& claim = listed_[i];
        std::cout << "  #" << i + 1 << " " << describe_.name(claim.route) << ": "
                  << count_of(board_.route(claim.route).points, "point") << " for "
                  << describe_.cards(claim.payment.cards());
        if (claim.token_at != engine::kNowhere) std::cout << ", token at " << describe_.name(claim.token_at);
        std::cout << "  [" << board_.route_ids[index(claim.route)] << "]\n";
    }
    if (listed_.empty()) std::cout << "There is nothing that you can claim now.\n";
    return false;
}

bool PlaySession::pick_listed(const std::string& text) {
    const bool digits =
        !text.empty() && text.size() < 6 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    const size_t number = digits ? std::stoul(text) : 0;
    if (number == 0 || number > listed_.size())
        return say("There is no such number in the last list. Type claims for a list.\n");
    return attempt(listed_[number - 1]);
}

bool PlaySession::list_routes(const std::string& text) const {
    const auto location = names_.find_place(text);
    if (!location) return say("There is no place '" + text + "'. Type places for a list.\n");
    for (const RouteId id : board_.routes_at[index(*location)]) {
        const engine::Route& route = board_.route(id);
        std::cout << "  " << describe_.name(id) << ": length " << int{route.length} << ", " << colour_name(route);
        if (route.ferries > 0) std::cout << ", " << int{route.ferries} << " ferry";
        std::cout << ", " << owner(id) << "  [" << board_.route_ids[index(id)] << "]\n";
    }
    return false;
}

std::string PlaySession::owner(RouteId id) const {
    for (uint8_t seat = 0; seat < table().seats; ++seat)
        if (table().owned[seat].contains(id)) return "claimed by " + describe_.name(Seat{seat});
    return table().closed.contains(id) ? "closed" : "open";
}

bool PlaySession::list_places() const {
    for (size_t i = 0; i < board_.location_ids.size(); ++i) {
        const engine::LocationId id{static_cast<uint8_t>(i)};
        std::cout << "  " << names_.of(id) << "  " << describe_.name(id) << "  [" << board_.location_ids[i] << "]";
        const engine::SymbolId symbol = table().stack_symbol(id);
        if (index(symbol) < engine::kSymbols && table().stack_heights.not_empty().contains(symbol))
            std::cout << "  " << board_.symbols[index(symbol)] << " tokens";
        std::cout << "\n";
    }
    return false;
}

}  // namespace cli
