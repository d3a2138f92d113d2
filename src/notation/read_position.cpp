#include <algorithm>

#include "notation/position.h"
#include "notation/reader.h"

namespace notation {

using namespace engine;

namespace {

class DraftReader {
 public:
    // Reads one section, from its first word to its last.
    void read(Reader& in) {
        if (in.at_seat()) {
            read_seat_section(in);
        } else {
            const std::string_view name = in.word("a section");
            if (!read_phase(in, name) && !read_list(in, name) && !read_number(in, name))
                in.fail("there is no section " + quoted(name));
        }
        in.finish();
    }

    const Draft& draft() const { return draft_; }

 private:
    // Each section stands at most once.
    void once(Reader& in, std::string key) {
        if (std::ranges::find(sections_, key) != sections_.end()) in.fail("this is written twice: " + key);
        sections_.push_back(std::move(key));
    }

    bool read_phase(Reader& in, std::string_view name) {
        const auto is = [&](std::string_view first, std::string_view second) {
            return name == first && (second.empty() || in.accept(second));
        };
        if (is("setup", "tickets"))
            draft_.phase = Phase::setup_tickets;
        else if (is("setup", "stacks"))
            draft_.phase = Phase::setup_stacks;
        else if (is("second", "card"))
            draft_.phase = Phase::second_card;
        else if (is("keep", "tickets"))
            draft_.phase = Phase::keep_tickets;
        else if (is("over", ""))
            draft_.phase = Phase::over;
        else
            return false;
        once(in, "a phase");
        return true;
    }

    bool read_list(Reader& in, std::string_view name) {
        if (name == "market")
            read_market(in);
        else if (name == "deck")
            read_cards(in, Draft::kDeck);
        else if (name == "discard")
            read_cards(in, Draft::kDiscard);
        else if (name == "tickets")
            read_tickets(in, Draft::kDeck);
        else if (name == "buried")
            read_buried(in);
        else if (name == "stacks")
            read_stacks(in);
        else if (name == "spare")
            draft_.spare = in.symbols();
        else
            return false;
        once(in, std::string(name));
        return true;
    }

    bool read_number(Reader& in, std::string_view name) {
        if (name == "seats")
            draft_.seats = in.number("seats", kMinSeats, kMaxSeats);
        else if (name == "last" && in.accept("round"))
            draft_.turns_left = static_cast<uint8_t>(in.number("last round", 0, kMaxSeats));
        else if (name == "passes")
            draft_.passes = static_cast<uint8_t>(in.number("passes", 0, kMaxSeats));
        else
            return false;
        once(in, std::string(name));
        return true;
    }

    void read_seat_section(Reader& in) {
        const Seat seat = in.seat();
        if (in.accept("to")) {
            in.expect("move");
            once(in, "who is to move");
            draft_.to_move = seat;
            return;
        }
        once(in, "p" + std::to_string(index(seat)));
        draft_.written.insert(seat);
        while (!in.done()) read_seat_field(in, seat);
    }

    void read_seat_field(Reader& in, Seat seat) {
        Draft::Player& player = draft_.players[index(seat)];
        const std::string_view name = in.word("a field");
        if (name == "hand")
            read_cards(in, index(seat));
        else if (name == "cars")
            player.cars = in.number("cars", 0, kCars);
        else if (name == "points")
            player.points = in.number("points", 0, 9999);
        else if (name == "tokens")
            player.tokens = in.symbols();
        else if (name == "routes")
            player.routes = in.routes();
        else if (name == "tickets")
            read_tickets(in, index(seat));
        else if (name == "offer")
            player.offer = in.offer();
        else
            return in.fail("a seat has no " + quoted(name));
        once(in, "p" + std::to_string(index(seat)) + " " + std::string(name));
    }

    void read_market(Reader& in) {
        Market market;
        for (uint8_t slot = 0; slot < kMarketSlots; ++slot) market.put(Slot{slot}, in.card_or_gap());
        draft_.market = market;
    }

    void read_cards(Reader& in, size_t place) {
        draft_.cards[place] = in.cards();
        if (in.accept("rest")) read_rest(in, draft_.rest_of_cards, place);
    }

    void read_tickets(Reader& in, size_t place) {
        draft_.tickets[place] = in.tickets();
        if (in.accept("rest")) read_rest(in, draft_.rest_of_tickets, place);
    }

    static void read_rest(Reader& in, std::optional<size_t>& rest, size_t place) {
        if (rest) in.fail("the rest is given away twice");
        rest = place;
    }

    void read_buried(Reader& in) {
        if (in.accept("-")) return;
        while (!in.done()) {
            const auto [seat, ticket] = split_at_colon(in.word("a returned ticket"));
            if (draft_.buried.size() == kMaxBuried) return in.fail("too many returned tickets");
            draft_.buried.push_back({in.seat(seat), in.ticket(ticket)});
        }
    }

    void read_stacks(Reader& in) {
        if (in.accept("-")) return;
        while (!in.done()) {
            const auto [location, rest] = split_at_colon(in.word("a stack"));
            const auto [symbol, height] = split_at_colon(rest);
            Draft::Stack stack{in.symbol(symbol), in.location(location), {}};
            if (!height.empty()) stack.height = in.number(height, "the height of a stack", 0, 3);
            for (const Draft::Stack& other : draft_.stacks) {
                if (other.symbol == stack.symbol) in.fail("the stack stands at two places");
                if (other.location == stack.location) in.fail("a location never has more than one stack (R2.8)");
            }
            draft_.stacks.push_back(stack);
        }
    }

    Draft draft_;
    std::vector<std::string> sections_;
};

}  // namespace

Parsed<Draft> read_draft(const Board& board, std::string_view text) {
    DraftReader reader;
    for (size_t begin = 0; begin <= text.size();) {
        const size_t end = std::min(text.find('|', begin), text.size());
        Reader in(board, text.substr(begin, end - begin), begin);
        reader.read(in);
        if (in.error()) return std::unexpected(*in.error());
        begin = end + 1;
    }
    return reader.draft();
}

Parsed<State> parse_position(const Board& board, std::string_view text) {
    const auto draft = read_draft(board, text);
    if (!draft) return std::unexpected(draft.error());
    const auto state = set_up(board, *draft);
    if (!state) return std::unexpected(ParseError{0, state.error()});
    if (const auto impossible = why_impossible(*state)) return std::unexpected(ParseError{0, to_text(*impossible)});
    return *state;
}

}  // namespace notation
