#include "record/record.h"

#include <array>

namespace record {
namespace {

// In the order of engine::Event.
constexpr std::array<std::string_view, std::variant_size_v<engine::Event>> kRules = {
    "R2.5", "R4.5", "R4.6", "R6.1", "R2.7", "R4.1", "R4.1", "R4.2", "R5.7", "R5.8", "R6.1", "R3.3", "R7.1", "R7.2"};

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

template <class E>
const E* event_at(const Record& record, size_t i) {
    return i < record.events.size() ? std::get_if<E>(&record.events[i].event) : nullptr;
}

// The action that an event tells of by itself, if it tells of one.
std::optional<engine::Action> action_at(const Record& record, size_t i) {
    using namespace engine;
    if (event_at<CardDrawn>(record, i) != nullptr) return DrawDeck{};
    if (const auto* kept = event_at<TicketsKept>(record, i)) return KeepTickets{kept->kept};
    if (const auto* placed = event_at<StackPlaced>(record, i)) return PlaceStack{placed->symbol, placed->location};
    if (const auto* taken = event_at<CardTaken>(record, i)) return DrawMarket{taken->slot};
    if (const auto* claimed = event_at<RouteClaimed>(record, i)) {
        const auto* token = event_at<TokenTaken>(record, i + 1);
        return ClaimRoute{claimed->route, claimed->paid, token != nullptr ? token->location : kNowhere};
    }
    if (event_at<TicketsOffered>(record, i) != nullptr) return DrawTickets{};
    if (event_at<Passed>(record, i) != nullptr) return Pass{};
    return std::nullopt;
}

}  // namespace

std::string_view rule_of(const engine::Event& event) { return kRules[event.index()]; }

std::optional<engine::Seat> seat_of(const engine::Event& event) {
    return std::visit(
        [](const auto& concrete) -> std::optional<engine::Seat> {
            if constexpr (requires { concrete.seat; }) return concrete.seat;
            return std::nullopt;
        },
        event);
}

std::optional<Decision> decision_at(const Record& record, size_t event) {
    const auto reshuffle_at = [&](size_t i) { return event_at<engine::DeckReshuffled>(record, i) != nullptr; };
    const auto draw_at = [&](size_t i) { return event_at<engine::CardDrawn>(record, i) != nullptr; };
    if (event > 0 && reshuffle_at(event - 1) && draw_at(event)) return std::nullopt;  // R4.6: begun there
    const size_t deciding = reshuffle_at(event) && draw_at(event + 1) ? event + 1 : event;
    const auto action = action_at(record, deciding);
    if (!action) return std::nullopt;
    return Decision{*seat_of(record.events[deciding].event), *action};
}

std::optional<engine::Seed> seed_from_hex(std::string_view hex) {
    engine::Seed seed{};
    if (hex.size() != 2 * seed.size()) return std::nullopt;
    for (size_t i = 0; i < seed.size(); ++i) {
        const int high = hex_digit(hex[2 * i]);
        const int low = hex_digit(hex[2 * i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        seed[i] = static_cast<uint8_t>(16 * high + low);
    }
    return seed;
}

}  // namespace record
