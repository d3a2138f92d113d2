#include "protocol/update.h"

#include <algorithm>

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

constexpr size_t kUsualTable = 1024, kUsualGame = 2048, kUsualView = 1024;  // bytes to begin with

constexpr std::array<std::string_view, 6> kPhases = {"setup_tickets", "setup_stacks", "turn",
                                                     "second_card",   "keep_tickets", "over"};

class Writer : public json::Writer {
 public:
    using json::Writer::Writer;

    void seat(const Sight& view) {
        if (view.seat)
            field("seat", index(*view.seat));
        else
            key("seat").null();
    }
    void own(const Sight& view) {
        if (!view.own) return;
        key("own");
        own(*view.own);
    }
    void events(const Sight& view) {
        key("events").list([&] {
            for (const Seen& event : view.events) seen(event);
        });
    }
    void view(const Sight& view) {
        object([&] {
            seat(view);
            own(view);
            events(view);
        });
    }

    void game(const engine::Table& table) {
        object([&] {
            field("phase", kPhases[static_cast<size_t>(table.phase)]);
            words("to_act", engine::seats_to_act(table));
            key("market").list([&] { market(table.market); });
            field("deck", table.deck_size);
            key("discard");
            cards(table.discard);
            field("ticket_deck", table.ticket_deck_size + table.buried.size());
            key("returned_by").list([&] { returned_by(table); });
            if (table.turns_left != engine::kNotLastRound) field("turns_left", table.turns_left);
            key("stacks").object([&] { stacks_of(table); });
            words("spare_stacks", engine::spare_symbols(table));
            key("seats").list([&] {
                for (size_t seat = 0; seat < table.seats; ++seat) object([&] { player(table, seat); });
            });
        });
    }

    void own(const engine::View& view) {
        const engine::Secrets& secrets = view.own;
        const engine::Connections connections(*view.table.board, view.table.owned[index(*view.viewer)]);
        engine::TicketSet completed;
        for (const engine::TicketId ticket : secrets.tickets) {
            const engine::Ticket& ends = view.table.board->ticket(ticket);
            if (connections.connected(ends.from, ends.to)) completed.insert(ticket);
        }
        object([&] {
            key("hand");
            cards(secrets.hand);
            words("tickets", secrets.tickets);
            words("completed", completed);
            if (!secrets.offered().empty()) words("offer", secrets.offer);
            if (!secrets.buried.empty()) words("returned", secrets.buried);
            legal(view);
        });
    }

 private:
    using json::Writer::fill;

    void seen(const Seen& seen) {
        object([&] {
            field("type", json::event_name(seen.event.index()));
            std::visit(
                [&](const auto& event) {
                    if constexpr (requires { event.seat; }) field("seat", index(event.seat));
                    fill(event);
                },
                seen.event);
            if (!seen.by.empty()) field("by", seen.by);
        });
    }

    void fill(const engine::seen::Dealt& event) {
        key("stacks");
        stacks(event.stacks);
        words("spare_stacks", event.spare_stacks);
        words("market", event.market);
        if (event.hand) words("hand", *event.hand);
        if (event.offer) words("offer", *event.offer);
    }
    void fill(const engine::seen::CardDrawn& event) {
        if (event.card) field("card", word(*event.card));
    }
    void fill(const engine::seen::TicketsKept& event) {
        if (event.kept_count) field("count", *event.kept_count);
        if (!event.tickets) return;
        words("kept", event.tickets->kept);
        words("returned", event.tickets->returned);
    }
    void fill(const engine::seen::TicketsOffered& event) {
        field("count", event.count);
        if (event.tickets) words("tickets", *event.tickets);
    }

    void market(const engine::Market& market) {
        for (uint8_t slot = 0; slot < engine::kMarketSlots; ++slot) {
            const engine::Card card = market.card(engine::Slot{slot});
            if (card == engine::Card::none)
                null();
            else
                value(word(card));
        }
    }

    void stacks_of(const engine::Table& table) {
        for (uint8_t i = 0; i < engine::kSymbols; ++i) {
            if (table.stack_at[i] == engine::kNowhere) continue;
            key(word(table.stack_at[i])).object([&] {
                field("symbol", word(engine::SymbolId{i}));
                field("height", table.stack_heights.of(engine::SymbolId{i}));
            });
        }
    }

    // R6.3: whose tickets lie under the deck, the top one first.
    void returned_by(const engine::Table& table) {
        for (int depth = 0; depth < table.buried.size(); ++depth) value(index(table.buried.owner(depth)));
    }

    void player(const engine::Table& table, size_t seat) {
        field("cars", table.cars[seat]);
        field("points", table.route_points[seat]);
        field("hand", table.hand_size[seat]);
        field("tickets", table.ticket_count[seat]);
        words("tokens", table.tokens[seat]);
        words("routes", table.owned[seat]);
        if (table.phase == engine::Phase::setup_tickets) field("ready", table.ready.contains(Seat(seat)));
    }

    // NB: who is shown the seats of others some turns late sees a table on which nothing has been dealt yet.
    void legal(const engine::View& view) {
        thread_local engine::ActionList actions;
        engine::legal_actions(view.table, view.own, *view.viewer, actions);
        if (!actions.empty()) key("legal").object([&] { legal(view, actions); });
    }

    // The legal actions, those that differ in one thing only as one entry. They are listed kind by kind.
    void legal(const engine::View& view, const engine::ActionList& actions) {
        const auto each = [&]<class Kind>(std::type_identity<Kind>, auto write) {
            for (const engine::Action& action : actions)
                if (const auto* kind = std::get_if<Kind>(&action)) write(*kind);
        };
        const auto any = [&]<class Kind>(std::type_identity<Kind>) {
            return std::ranges::any_of(actions,
                                       [](const auto& action) { return std::holds_alternative<Kind>(action); });
        };
        using Keep = std::type_identity<engine::KeepTickets>;
        using FromMarket = std::type_identity<engine::DrawMarket>;
        if (any(std::type_identity<engine::DrawDeck>())) field("draw_deck", true);
        if (any(std::type_identity<engine::DrawTickets>())) field("draw_tickets", true);
        if (any(std::type_identity<engine::Pass>())) field("pass", true);
        if (any(std::type_identity<engine::PlaceStack>()))
            key("place_stack").object([&] {
                words("symbols", engine::spare_symbols(view.table));
                words("locations", engine::free_locations(view.table));
            });
        if (any(FromMarket()))
            key("draw_market").list([&] {
                each(FromMarket(), [&](engine::DrawMarket draw) { value(index(draw.slot)); });
            });
        if (any(Keep()))
            key("keep_tickets").list([&] {
                each(Keep(), [&](const engine::KeepTickets& keep) { words(keep.kept()); });
            });
        if (any(std::type_identity<engine::ClaimRoute>())) key("claim_route").list([&] { claims(actions); });
    }

    // Each route once, with each payment once, whatever the order of the actions.
    void claims(const engine::ActionList& actions) {
        thread_local std::array<engine::ClaimRoute, engine::ActionList::kCapacity> claims;
        size_t count = 0;
        for (const engine::Action& action : actions)
            if (const auto* claim = std::get_if<engine::ClaimRoute>(&action)) claims[count++] = *claim;
        std::span rest(claims.data(), count);
        std::ranges::sort(rest, {}, [](const engine::ClaimRoute& claim) {
            return std::tuple(claim.route, claim.payment.colour, claim.payment.ferries);
        });
        while (!rest.empty()) {
            const auto other = std::ranges::find_if(
                rest, [&](const engine::ClaimRoute& claim) { return claim.route != rest.front().route; });
            const auto same = static_cast<size_t>(other - rest.begin());
            object([&] { claims_of_a_route(rest.first(same)); });
            rest = rest.subspan(same);
        }
    }

    // In the order of their payments. Any of the payments goes with any of the tokens.
    void claims_of_a_route(std::span<const engine::ClaimRoute> claims) {
        engine::LocationSet tokens;
        field("route", word(claims.front().route));
        key("payments").list([&] {
            std::optional<engine::Payment> last;
            for (const engine::ClaimRoute& claim : claims) {
                if (last != claim.payment) cards(claim.payment.cards());
                last = claim.payment;
                if (claim.token_at != engine::kNowhere) tokens.insert(claim.token_at);
            }
        });
        if (!tokens.empty()) words("tokens", tokens);
    }
};

void seats_of(json::Text& text, engine::SeatSet set) {
    text.list([&] {
        for (const Seat seat : set) text.value(index(seat));
    });
}

void write_seat(json::Text& text, const SeatInfo& seat) {
    text.object([&] {
        seating::write_fields(text, *seat.chair);
        text.field("here", seat.here);
        if (!seat.stand_in.empty()) text.field("stand_in", seat.stand_in);
        if (seat.left_ms) text.field("left_ms", *seat.left_ms);
        if (seat.clock_runs) text.field("clock_runs", true);
    });
}

void write_line(json::Text& text, const ChatLine& line) {
    text.object([&] {
        text.field("seat", index(line.seat));
        text.field(line.text.empty() ? "phrase" : "text", line.text.empty() ? line.phrase : line.text);
        text.field("at_ms", line.at_ms);
    });
}

// A message. In version 1 it has one view, whose fields stand among its own.
std::string write(const Update& update, Version version, std::span<const Sight> views) {
    const Sight* alone = version == Version::one ? views.data() : nullptr;
    std::string result;
    result.reserve(update.table.size() + update.game.size() + update.all_own.size() + views.size() * kUsualView);
    Writer text(result, *update.board, update.players);
    const auto add = [&](std::string_view key, std::string_view json) {
        if (!json.empty()) text.key(key).raw(json);
    };
    text.object([&] {
        text.field("type", "update");
        text.field("version", number_of(version));
        text.field("seq", update.seq);
        text.field("now_ms", update.now_ms);
        if (alone != nullptr)
            text.seat(*alone);
        else
            text.words("seats", update.seats);
        if (update.late) text.field("late", true);
        if (update.host) text.field("host", true);
        if (!update.invites.empty())
            text.key("invites").object([&] {
                for (const Invite& invite : update.invites) text.field(std::to_string(invite.chair), invite.code);
            });
        if (!update.done.empty()) text.field("done", update.done);
        add("table", update.table);
        add("game", update.game);
        if (alone != nullptr) text.own(*alone);
        add("all_own", update.all_own);
        if (!update.game.empty()) {
            text.field("first_event", update.first_event);
            if (alone != nullptr)
                text.events(*alone);
            else
                text.key("views").list([&] {
                    for (const Sight& view : views) text.view(view);
                });
        }
        if (!update.chat.empty()) {
            text.field("first_line", update.first_line);
            text.key("chat").list([&] {
                for (const ChatLine& line : update.chat) write_line(text, line);
            });
        }
    });
    return result;
}

}  // namespace

std::string write_table(const TableInfo& info) {
    std::string result;
    result.reserve(kUsualTable);
    json::Text text(result);
    text.object([&] {
        text.field("id", info.id);
        text.field("stage", seating::name_of(info.stage));
        seating::write(text.key("settings"), *info.settings);
        text.key("seats").list([&] {
            for (const SeatInfo& seat : info.seats) write_seat(text, seat);
        });
        if (info.undo_asked_by)
            text.key("undo").object([&] {
                text.field("asked_by", index(*info.undo_asked_by));
                seats_of(text.key("agreed"), info.undo_agreed);
            });
        if (!info.rematch.empty()) seats_of(text.key("rematch"), info.rematch);
        if (!info.next.empty()) text.field("next", info.next);
        if (!info.seed_sha256.empty()) text.field("seed_sha256", info.seed_sha256);
        if (!info.seed.empty()) text.field("seed", info.seed);
    });
    return result;
}

std::string write_game(const engine::Table& table) {
    std::string result;
    result.reserve(kUsualGame);
    Writer(result, *table.board, table.seats).game(table);
    return result;
}

std::string write_own(const engine::View& view) {
    std::string result;
    Writer(result, *view.table.board, view.table.seats).own(view);
    return result;
}

void write(const Update& update, Version version, const Send& send) {
    if (version != Version::one) return send(write(update, version, update.views()));
    for (const Sight& view : update.views()) send(write(update, version, {&view, 1}));
}

std::string write_one(const Update& update, Version version, std::optional<Seat> seat) {
    std::span<const Sight> views = update.views();
    if (version == Version::one) {
        const auto wanted = std::ranges::find(views, seat, &Sight::seat);
        views = {wanted == views.end() ? views.begin() : wanted, 1};
    }
    return write(update, version, views);
}

std::string write_refusal(const Refusal& refusal, std::string_view id, uint64_t seq, std::string_view update) {
    std::string result;
    json::Text text(result);
    text.object([&] {
        text.field("type", "refused");
        if (!id.empty()) text.field("id", id);
        text.field("seq", seq);
        text.field("code", refusal.code.name());
        if (!refusal.rule.empty()) text.field("rule", refusal.rule);
        text.field("reason", refusal.reason);
        if (!update.empty()) text.key("update").raw(update);
    });
    return result;
}

std::string write_pong(std::string_view id, int64_t now_ms) {
    std::string result;
    json::Text text(result);
    text.object([&] {
        text.field("type", "pong");
        if (!id.empty()) text.field("id", id);
        text.field("now_ms", now_ms);
    });
    return result;
}

}  // namespace protocol
