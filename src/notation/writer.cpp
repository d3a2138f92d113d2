#include "notation/writer.h"

#include "notation/notation.h"

namespace notation {

using engine::Card;

std::string join(std::initializer_list<std::string> words) {
    std::string line;
    for (const std::string& word : words) {
        if (!word.empty() && !line.empty()) line += ' ';
        line += word;
    }
    return line;
}

std::string seat_word(engine::Seat seat) { return "p" + number(seat); }

std::string card_word(Card card) {
    constexpr std::string_view kLetters = "BGKPROF-";
    return std::string(1, engine::index(card) < kLetters.size() ? kLetters[engine::index(card)] : '?');
}

std::string card_words(engine::Cards cards) {
    std::string words;
    for (size_t kind = 0; kind <= engine::index(Card::ferry); ++kind) {
        const int count = cards.count(Card(kind));
        if (count > 0) words = join({words, card_word(Card(kind)) + number(count)});
    }
    return words.empty() ? "-" : words;
}

std::string payment_words(engine::Payment paid) {
    std::string words;
    if (paid.coloured > 0) words = card_word(paid.colour) + number(paid.coloured);
    if (paid.ferries > 0) words = join({words, card_word(Card::ferry) + number(paid.ferries)});
    return words.empty() ? "-" : words;
}

std::string Names::operator()(const std::array<engine::TicketId, engine::kOfferedTickets>& offer) const {
    std::string words;
    for (engine::TicketId ticket : offer)
        if (ticket != engine::kNoTicket) words = join({words, (*this)(ticket)});
    return words.empty() ? "-" : words;
}

std::string to_text(engine::Seat seat) { return seat_word(seat); }

}  // namespace notation
