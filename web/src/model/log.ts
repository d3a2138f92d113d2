// The log of a game as data: which text, with what in it. The words are i18n's; names of places are the board's.
import type { SeenEvent } from '../protocol/event';
import type { Card, CardCounts, LocationId, RouteId, Seat, SymbolId, TicketId } from '../protocol/words';

// What a text speaks of. `id` is the name of the text: "log-" and the type of the event, and where a viewer sees more
// than others, "-own" behind it.
type What =
  | { id: 'log-dealt' | 'log-market-swept' | 'log-tickets-chosen' | 'log-card-drawn' | 'log-passed' | 'log-last-round' }
  | { id: 'log-dealt-own' | 'log-tickets-kept-own' | 'log-tickets-offered-own'; tickets: TicketId[] }
  | { id: 'log-deck-reshuffled' | 'log-tickets-kept' | 'log-tickets-offered'; count: number }
  | { id: 'log-stack-placed' | 'log-token-taken'; symbol: SymbolId; location: LocationId }
  | { id: 'log-card-drawn-own' | 'log-card-taken'; card: Card }
  | { id: 'log-route-claimed'; route: RouteId; paid: CardCounts; points: number }
  | { id: 'log-ended'; winners: Seat[] };

interface Of {
  seat?: Seat;
  by?: string; // who decided for the seat
  route?: RouteId; // where it happened
  location?: LocationId;
}
export type LogLine = What & Of & { event: number }; // the event that it tells of, from 0

// A line is the same object as long as its event is where it was, so that a list need not be drawn anew.
const known = new WeakMap<SeenEvent, LogLine>();

// `first`: how many events came before these.
export function logLines(events: readonly SeenEvent[], first = 0): LogLine[] {
  return events.flatMap((event, i) => {
    const before = known.get(event);
    if (before?.event === first + i) return [before];
    const line = lineOf(event);
    if (!line) return [];
    const placed = { event: first + i, ...line };
    known.set(event, placed);
    return [placed];
  });
}

// Nothing for what only follows from the line before: the market fills up again.
function lineOf(event: SeenEvent): (What & Of) | null {
  const of = 'seat' in event ? { seat: event.seat, ...(event.by === undefined ? {} : { by: event.by }) } : {};
  switch (event.type) {
    case 'market_filled':
      return null;
    case 'dealt':
      return event.offer ? { id: 'log-dealt-own', tickets: event.offer } : { id: 'log-dealt' };
    case 'market_swept':
      return { id: 'log-market-swept' };
    case 'deck_reshuffled':
      return { id: 'log-deck-reshuffled', count: event.cards };
    case 'tickets_kept':
      if (event.kept) return { id: 'log-tickets-kept-own', ...of, tickets: event.kept };
      return event.count === undefined ? { id: 'log-tickets-chosen', ...of } : { id: 'log-tickets-kept', ...of, count: event.count };
    case 'stack_placed':
      return { id: 'log-stack-placed', ...of, symbol: event.symbol, location: event.location };
    case 'card_drawn':
      return event.card ? { id: 'log-card-drawn-own', ...of, card: event.card } : { id: 'log-card-drawn', ...of };
    case 'card_taken':
      return { id: 'log-card-taken', ...of, card: event.card };
    case 'route_claimed':
      return { id: 'log-route-claimed', ...of, route: event.route, paid: event.paid, points: event.points };
    case 'token_taken':
      return { id: 'log-token-taken', ...of, symbol: event.symbol, location: event.location };
    case 'tickets_offered':
      return event.tickets
        ? { id: 'log-tickets-offered-own', ...of, tickets: event.tickets }
        : { id: 'log-tickets-offered', ...of, count: event.count };
    case 'passed':
      return { id: 'log-passed', ...of };
    case 'last_round_began':
      return { id: 'log-last-round', ...of };
    case 'game_ended':
      return { id: 'log-ended', winners: event.winners };
  }
}
