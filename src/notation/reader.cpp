#include "notation/reader.h"

#include <algorithm>
#include <charconv>

namespace notation {

using namespace engine;

namespace {

constexpr std::array<std::string_view, 11> kWordsAfterLists = {
    "token", "returned", "points", "hand", "cars", "tokens", "routes", "tickets", "offer", "rest", "market"};

int how_many_exist(Card card) { return card == Card::ferry ? kFerryCards : kCardsPerColour; }

}  // namespace

std::string quoted(std::string_view text) {
    constexpr size_t kLongest = 80;
    return "'" + std::string(text.substr(0, kLongest)) + (text.size() > kLongest ? "...'" : "'");
}

std::pair<std::string_view, std::string_view> split_at_colon(std::string_view word) {
    const size_t colon = word.find(':');
    if (colon == std::string_view::npos) return {word, {}};
    return {word.substr(0, colon), word.substr(colon + 1)};
}

Reader::Reader(const Board& board, std::string_view text, size_t offset)
    : board_(board), text_(text), offset_(offset), next_(std::min(text.find_first_not_of(' '), text.size())) {}

std::string_view Reader::peek() const { return text_.substr(next_, text_.find(' ', next_) - next_); }

std::string_view Reader::word(std::string_view what) {
    taken_ = next_;
    if (done()) {
        fail(std::string(what) + " is missing");
        return {};
    }
    const std::string_view taken = peek();
    next_ = std::min(text_.find_first_not_of(' ', next_ + taken.size()), text_.size());
    return taken;
}

bool Reader::accept(std::string_view expected) {
    if (done() || peek() != expected) return false;
    word(expected);
    return true;
}

void Reader::expect(std::string_view expected) {
    const std::string_view found = word(quoted(expected));
    if (found != expected) fail("expected " + quoted(expected) + ", not " + quoted(found));
}

bool Reader::at_seat() const {
    const std::string_view next = peek();
    return next.size() == 2 && next[0] == 'p' && next[1] >= '0' && next[1] <= '9';
}

bool Reader::at_list_item() const {
    return !done() && std::ranges::find(kWordsAfterLists, peek()) == kWordsAfterLists.end();
}

void Reader::fail(std::string message) {
    if (error_) return;
    error_ = ParseError{offset_ + taken_, std::move(message)};
    next_ = text_.size();
}

void Reader::finish() {
    if (done()) return;
    const std::string_view left = word("");
    fail(quoted(left) + " is not expected here");
}

int Reader::number(std::string_view text, std::string_view what, int least, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc{} && end == text.data() + text.size() && value >= least && value <= most) return value;
    fail(std::string(what) + " must be a number from " + std::to_string(least) + " to " + std::to_string(most) +
         ", not " + quoted(text));
    return least;
}

int Reader::number(std::string_view what, int least, int most) {
    const std::string_view text = word(what);
    return number(text, what, least, most);
}

template <class Id>
Id Reader::known(std::optional<Id> found, std::string_view kind, std::string_view text) {
    if (!found) fail("there is no " + std::string(kind) + " " + quoted(text));
    return found.value_or(Id{});
}

Seat Reader::seat(std::string_view text) {
    if (text.size() == 2 && text[0] == 'p' && text[1] >= '0' && text[1] < '0' + kMaxSeats) return Seat(text[1] - '0');
    fail("a seat is p0 to p3, not " + quoted(text));
    return {};
}
LocationId Reader::location(std::string_view text) { return known(board_.find_location(text), "location", text); }
TicketId Reader::ticket(std::string_view text) { return known(board_.find_ticket(text), "ticket", text); }
SymbolId Reader::symbol(std::string_view text) { return known(board_.find_symbol(text), "token symbol", text); }
RouteId Reader::route() {
    const std::string_view text = word("a route");
    return known(board_.find_route(text), "route", text);
}

Card Reader::card(std::string_view text) {
    constexpr std::string_view kLetters = "BGKPROF";
    const size_t kind = text.size() == 1 ? kLetters.find(text[0]) : std::string_view::npos;
    if (kind != std::string_view::npos) return Card(kind);
    fail("a card is B, G, K, P, R, O or F, not " + quoted(text));
    return {};
}
Card Reader::card() { return card(word("a card")); }
Card Reader::card_or_gap() { return accept("-") ? Card::none : card(); }

std::pair<Card, int> Reader::counted_card() {
    const std::string_view text = word("a card");
    const Card kind = card(text.substr(0, 1));
    return {kind, text.size() < 2 ? 1 : number(text.substr(1), "how many cards", 1, how_many_exist(kind))};
}

Cards Reader::cards() {
    Cards cards;
    if (accept("-")) return cards;
    while (at_list_item()) {
        const auto [card, count] = counted_card();
        cards += Cards::of(card, count);
        if (!Cards::all().contains(cards)) {
            fail("there are only " + std::to_string(how_many_exist(card)) + " " + std::string(name_of(card)) +
                 " cards (R1.3)");
            return {};
        }
    }
    return cards;
}

Payment Reader::payment() {
    const Cards paid = cards();
    Payment payment;
    payment.ferries = static_cast<uint8_t>(paid.count(Card::ferry));
    for (Card colour : kAllColours) {
        if (paid.count(colour) == 0) continue;
        if (payment.coloured > 0) fail("a payment is cards of one colour and ferry cards (R5.2)");
        payment.colour = colour;
        payment.coloured = static_cast<uint8_t>(paid.count(colour));
    }
    if (paid.empty()) fail("a payment is missing");
    return payment;
}

template <class Id, class Word>
IdSet<Id, Word> Reader::list(Id (Reader::*read)()) {
    IdSet<Id, Word> set;
    if (accept("-")) return set;
    while (at_list_item()) {
        const std::string_view text = peek();
        const Id id = (this->*read)();
        if (set.contains(id)) fail(quoted(text) + " is named twice");
        set.insert(id);
    }
    return set;
}

TicketSet Reader::tickets() { return list<TicketId, uint32_t>(&Reader::ticket); }
SymbolSet Reader::symbols() { return list<SymbolId, uint8_t>(&Reader::symbol); }
RouteSet Reader::routes() { return list<RouteId, uint64_t>(&Reader::route); }

std::array<TicketId, kOfferedTickets> Reader::offer() {
    std::array<TicketId, kOfferedTickets> offer{kNoTicket, kNoTicket};
    if (accept("-")) return offer;
    offer[0] = ticket();
    if (!at_list_item()) return offer;
    offer[1] = ticket();
    if (offer[0] == offer[1]) fail("the same ticket is offered twice");
    return offer;
}

Parsed<Seat> parse_seat(std::string_view text) {
    static const Board kNoBoard;
    Reader in(kNoBoard, text);
    const Seat seat = in.seat();
    return in.result(seat);
}

}  // namespace notation
