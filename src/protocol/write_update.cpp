#include "protocol/update.h"

#include "engine/legal.h"
#include "engine/rng.h"
#include "engine/score.h"
#include "json/words.h"
#include "protocol/wish.h"

namespace protocol {
namespace {

using engine::index;
using engine::Seat;

// The road to the wire is closed for these.
static_assert(!Writable<engine::State> && !Writable<engine::Event> && !Writable<engine::Seed> &&
              !Writable<engine::Piles> && !Writable<engine::Secrets>);

constexpr std::array<std::string_view, 6> kPhases = {"setup_tickets", "setup_stacks", "turn",
                                                     "second_card",   "keep_tickets", "over"};

class Writer : public json::Writer {
 public:
    using json::Writer::Writer;

    json::object seen(const Seen& seen) const {
        json::object fields(memory());
        fields["type"] = json::event_name(seen.event.index());
        std::visit(
            [&](const auto& event) {
                if constexpr (requires { event.seat; }) fields["seat"] = index(event.seat);
                fill(fields, event);
            },
            seen.event);
        if (!seen.by.empty()) fields["by"] = seen.by;
        return fields;
    }

    json::array seats_of(engine::SeatSet set) const {
        json::array array(memory());
        for (const Seat seat : set) array.emplace_back(index(seat));
        return array;
    }

    json::object game(const engine::Table& table) const {
        json::object fields(memory());
        fields["phase"] = kPhases[static_cast<size_t>(table.phase)];
        fields["to_act"] = seats_of(engine::seats_to_act(table));
        fields["market"] = market(table.market);
        fields["deck"] = table.deck_size;
        fields["discard"] = cards(table.discard);
        fields["ticket_deck"] = table.ticket_deck_size + table.buried_count;
        fields["returned_by"] = returned_by(table);
        if (table.turns_left != engine::kNotLastRound) fields["turns_left"] = table.turns_left;
        fields["stacks"] = stacks_of(table);
        fields["spare_stacks"] = list(engine::spare_symbols(table));
        json::array players(memory());
        for (size_t seat = 0; seat < table.seats; ++seat) {
            json::object player(memory());
            player["cars"] = table.cars[seat];
            player["points"] = table.route_points[seat];
            player["hand"] = table.hand_size[seat];
            player["tickets"] = table.ticket_count[seat];
            player["tokens"] = list(table.tokens[seat]);
            player["routes"] = list(table.owned[seat]);
            if (table.phase == engine::Phase::setup_tickets) player["ready"] = table.ready.contains(Seat(seat));
            players.emplace_back(std::move(player));
        }
        fields["seats"] = std::move(players);
        return fields;
    }

    json::object own(const engine::View& view) const {
        const engine::Secrets& secrets = view.own;
        json::object fields(memory());
        fields["hand"] = cards(secrets.hand);
        fields["tickets"] = list(secrets.tickets);
        const engine::Connections connections(*view.table.board, view.table.owned[index(*view.viewer)]);
        engine::TicketSet completed;
        for (const engine::TicketId ticket : secrets.tickets) {
            const engine::Ticket& ends = view.table.board->ticket(ticket);
            if (connections.connected(ends.from, ends.to)) completed.insert(ticket);
        }
        fields["completed"] = list(completed);
        if (!secrets.offered().empty()) fields["offer"] = list(secrets.offer);
        if (secrets.buried_count != 0) fields["returned"] = list(std::span(secrets.buried).first(secrets.buried_count));
        if (engine::seats_to_act(view.table).contains(*view.viewer)) fields["legal"] = legal(view);
        return fields;
    }

 private:
    using json::Writer::fill;

    void fill(json::object& fields, const engine::seen::Dealt& event) const {
        fields["stacks"] = stacks(event.stacks);
        fields["spare_stacks"] = list(event.spare_stacks);
        fields["market"] = list(event.market);
        if (event.hand) fields["hand"] = list(*event.hand);
        if (event.offer) fields["offer"] = list(*event.offer);
    }
    static void fill(json::object& fields, const engine::seen::CardDrawn& event) {
        if (event.card) fields["card"] = word(*event.card);
    }
    void fill(json::object& fields, const engine::seen::TicketsKept& event) const {
        if (event.kept_count) fields["count"] = *event.kept_count;
        if (!event.tickets) return;
        fields["kept"] = list(event.tickets->kept);
        fields["returned"] = list(event.tickets->returned);
    }
    void fill(json::object& fields, const engine::seen::TicketsOffered& event) const {
        fields["count"] = event.count;
        if (event.tickets) fields["tickets"] = list(*event.tickets);
    }

    json::array market(const engine::Market& market) const {
        json::array slots(memory());
        for (uint8_t slot = 0; slot < engine::kMarketSlots; ++slot) {
            const engine::Card card = market.card(engine::Slot{slot});
            slots.emplace_back(card == engine::Card::none ? json::value(nullptr) : json::value(word(card)));
        }
        return slots;
    }

    json::object stacks_of(const engine::Table& table) const {
        json::object by_location(memory());
        for (uint8_t i = 0; i < engine::kSymbols; ++i) {
            if (table.stack_at[i] == engine::kNowhere) continue;
            json::object stack(memory());
            stack["symbol"] = word(engine::SymbolId{i});
            stack["height"] = table.stack_heights.of(engine::SymbolId{i});
            by_location[word(table.stack_at[i])] = std::move(stack);
        }
        return by_location;
    }

    // R6.3: whose tickets lie under the deck, the top one first.
    json::array returned_by(const engine::Table& table) const {
        json::array seats(memory());
        for (uint32_t i = 0; i < table.buried_count; ++i) seats.emplace_back((table.buried_by >> (2 * i)) & 3);
        return seats;
    }

    // The legal actions, those that differ in one thing only as one entry.
    json::object legal(const engine::View& view) const {
        thread_local engine::ActionList actions;
        engine::legal_actions(view.table, view.own, *view.viewer, actions);
        json::object fields(memory());
        json::array market(memory()), keep(memory()), claims(memory());
        for (const engine::Action& action : actions) {
            if (std::holds_alternative<engine::DrawDeck>(action)) fields["draw_deck"] = true;
            if (std::holds_alternative<engine::DrawTickets>(action)) fields["draw_tickets"] = true;
            if (std::holds_alternative<engine::Pass>(action)) fields["pass"] = true;
            if (std::holds_alternative<engine::PlaceStack>(action)) fields["place_stack"] = true;
            if (const auto* draw = std::get_if<engine::DrawMarket>(&action)) market.emplace_back(index(draw->slot));
            if (const auto* kept = std::get_if<engine::KeepTickets>(&action)) keep.emplace_back(list(kept->kept()));
        }
        for (const engine::Action* at = actions.begin(); at != actions.end();) {
            if (std::holds_alternative<engine::ClaimRoute>(*at))
                claims.emplace_back(claim(at, actions.end()));
            else
                ++at;
        }
        if (!market.empty()) fields["draw_market"] = std::move(market);
        if (!keep.empty()) fields["keep_tickets"] = std::move(keep);
        if (!claims.empty()) fields["claim_route"] = std::move(claims);
        if (fields.contains("place_stack")) {
            json::object where(memory());
            where["symbols"] = list(engine::spare_symbols(view.table));
            where["locations"] = list(engine::free_locations(view.table));
            fields["place_stack"] = std::move(where);
        }
        return fields;
    }

    // All claims of one route: any of the payments goes with any of the tokens.
    json::object claim(const engine::Action*& at, const engine::Action* end) const {
        const engine::RouteId route = std::get_if<engine::ClaimRoute>(at)->route;
        json::array payments(memory());
        engine::LocationSet tokens;
        std::optional<engine::Payment> last;
        for (; at != end; ++at) {
            const auto* claim = std::get_if<engine::ClaimRoute>(at);
            if (claim == nullptr || claim->route != route) break;
            if (last != claim->payment) payments.emplace_back(cards(claim->payment.cards()));
            last = claim->payment;
            if (claim->token_at != engine::kNowhere) tokens.insert(claim->token_at);
        }
        json::object fields(memory());
        fields["route"] = word(route);
        fields["payments"] = std::move(payments);
        if (!tokens.empty()) fields["tokens"] = list(tokens);
        return fields;
    }
};

template <class Make>
std::string serialized(const engine::Board& board, size_t seats, Make make) {
    std::array<unsigned char, 16'384> buffer;  // NOLINT(*-member-init): only memory
    boost::json::monotonic_resource memory(buffer.data(), buffer.size());
    return boost::json::serialize(make(Writer(board, seats, &memory), &memory));
}

void add(std::string& text, std::string_view key, std::string_view json) {
    if (json.empty()) return;
    text += ",\"";
    text += key;
    text += "\":";
    text += json;
}

}  // namespace

std::string write_table(const TableInfo& info) {
    json::object fields;
    fields["id"] = info.id;
    fields["stage"] = seating::name_of(info.stage);
    fields["settings"] = seating::to_json(*info.settings);
    json::array seats;
    for (const SeatInfo& seat : info.seats) {
        json::object entry = seating::to_json(seat.chair);
        entry["here"] = seat.here;
        if (!seat.stand_in.empty()) entry["stand_in"] = seat.stand_in;
        if (seat.left_ms) entry["left_ms"] = *seat.left_ms;
        if (seat.clock_runs) entry["clock_runs"] = true;
        seats.emplace_back(std::move(entry));
    }
    fields["seats"] = std::move(seats);
    const auto seats_of = [](engine::SeatSet set) {
        json::array array;
        for (const Seat seat : set) array.emplace_back(index(seat));
        return array;
    };
    if (info.undo_asked_by) {
        json::object undo;
        undo["asked_by"] = index(*info.undo_asked_by);
        undo["agreed"] = seats_of(info.undo_agreed);
        fields["undo"] = std::move(undo);
    }
    if (!info.rematch.empty()) fields["rematch"] = seats_of(info.rematch);
    if (!info.next.empty()) fields["next"] = info.next;
    if (!info.seed_sha256.empty()) fields["seed_sha256"] = info.seed_sha256;
    if (!info.seed.empty()) fields["seed"] = info.seed;
    return boost::json::serialize(fields);
}

std::string write_game(const engine::Table& table) {
    return serialized(*table.board, table.seats,
                      [&](const Writer& writer, const auto&) { return json::value(writer.game(table)); });
}

std::string write_own(const engine::View& view) {
    return serialized(*view.table.board, view.table.seats,
                      [&](const Writer& writer, const auto&) { return json::value(writer.own(view)); });
}

std::string write(const Update& update) {
    std::string text = R"({"type":"update","version":)" + std::to_string(kVersion);
    text += ",\"seq\":" + std::to_string(update.seq);
    text += ",\"now_ms\":" + std::to_string(update.now_ms);
    text += ",\"seat\":" + (update.seat ? std::to_string(index(*update.seat)) : "null");
    if (update.late) text += ",\"late\":true";
    if (update.host) text += ",\"host\":true";
    if (!update.invites.empty()) {
        json::object invites;
        for (const Invite& invite : update.invites) invites[std::to_string(invite.chair)] = invite.code;
        add(text, "invites", boost::json::serialize(invites));
    }
    if (!update.done.empty()) add(text, "done", boost::json::serialize(boost::json::string_view(update.done)));
    add(text, "table", update.table);
    add(text, "game", update.game);
    add(text, "own", update.own);
    add(text, "all_own", update.all_own);
    if (!update.game.empty()) {
        text += ",\"first_event\":" + std::to_string(update.first_event);
        add(text, "events", serialized(*update.board, update.seats, [&](const Writer& writer, const auto& memory) {
                json::array list(memory);
                for (const Seen& seen : update.events) list.emplace_back(writer.seen(seen));
                return list;
            }));
    }
    if (!update.chat.empty()) {
        json::array lines;
        for (const ChatLine& line : update.chat) {
            json::object entry;
            entry["seat"] = index(line.seat);
            entry[line.text.empty() ? "phrase" : "text"] = line.text.empty() ? line.phrase : line.text;
            entry["at_ms"] = line.at_ms;
            lines.emplace_back(std::move(entry));
        }
        text += ",\"first_line\":" + std::to_string(update.first_line);
        add(text, "chat", boost::json::serialize(lines));
    }
    return text += '}';
}

std::string write_refusal(const Refusal& refusal, std::string_view id, uint64_t seq) {
    json::object fields;
    fields["type"] = "refused";
    if (!id.empty()) fields["id"] = id;
    fields["seq"] = seq;
    fields["code"] = refusal.code.name();
    if (!refusal.rule.empty()) fields["rule"] = refusal.rule;
    fields["reason"] = refusal.reason;
    return boost::json::serialize(fields);
}

std::string write_pong(std::string_view id, int64_t now_ms) {
    json::object fields;
    fields["type"] = "pong";
    if (!id.empty()) fields["id"] = id;
    fields["now_ms"] = now_ms;
    return boost::json::serialize(fields);
}

}  // namespace protocol
