// What happened, as one line: for the log, for those who listen, and for "since your last turn".
import { logLines, type LogLine } from '../model/log';
import { cardName, counted, placeName, symbolName } from './names';
import type { Board } from '../protocol/board';
import type { SeenEvent } from '../protocol/event';
import type { CardCounts, LocationId, RouteId, Seat, TicketId } from '../protocol/words';
import { spoken } from './language.svelte';
import { say } from './say';

export interface Scene {
  board: Board;
  names: string[]; // of the seats
  me: Seat | null;
}

// To make a format takes far longer than to use it.
const formats = new Map<string, Intl.ListFormat>();
function joined(items: string[], type: 'conjunction' | 'disjunction'): string {
  const key = `${spoken.tag} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(spoken.tag, { type });
  formats.set(key, format);
  return format.format(items);
}
export const list = (items: string[]): string => joined(items, 'conjunction');
export const either = (items: string[]): string => joined(items, 'disjunction');

export const nameOf = (scene: Scene, seat: Seat): string => (seat === scene.me ? say('you') : (scene.names[seat] ?? ''));

export function betweenName(board: Board, ends: readonly [LocationId, LocationId]): string {
  return `${placeName(board, ends[0])} – ${placeName(board, ends[1])}`;
}
export function routeName(board: Board, id: RouteId): string {
  const route = board.routes.find((each) => each.id === id);
  return route ? betweenName(board, route.between) : id;
}
export function ticketName(board: Board, id: TicketId): string {
  const ticket = board.tickets.find((each) => each.id === id);
  return ticket ? say('ticket-name', { between: betweenName(board, ticket.between), points: ticket.points }) : id;
}
export const cardsName = (counts: CardCounts): string => list(counted(counts).map(([card, count]) => say('cards', { count, card })));

function whatOf(line: LogLine, scene: Scene): string {
  const { board } = scene;
  switch (line.id) {
    case 'log-dealt-own':
    case 'log-tickets-kept-own':
    case 'log-tickets-offered-own':
      return say(line.id, { tickets: list(line.tickets.map((id) => ticketName(board, id))) });
    case 'log-deck-reshuffled':
    case 'log-tickets-kept':
    case 'log-tickets-offered':
      return say(line.id, { count: line.count });
    case 'log-stack-placed':
    case 'log-token-taken':
      return say(line.id, { symbol: symbolName(line.symbol), place: placeName(board, line.location) });
    case 'log-card-drawn-own':
    case 'log-card-taken':
      return say(line.id, { card: cardName(line.card) });
    case 'log-route-claimed':
      return say(line.id, { route: routeName(board, line.route), paid: cardsName(line.paid), points: line.points });
    case 'log-ended':
      return say(line.id, { winners: list(line.winners.map((seat) => nameOf(scene, seat))), count: line.winners.length });
    default:
      return say(line.id);
  }
}

export function sayLine(line: LogLine, scene: Scene): string {
  const what = whatOf(line, scene);
  if (line.seat === undefined) return what;
  return say(line.by ? 'log-of-bot' : 'log-of', { who: nameOf(scene, line.seat), what });
}

export interface Told {
  event: number;
  seat?: Seat;
  text: string;
}

// `first`: how many events came before these.
export const tell = (events: readonly SeenEvent[], scene: Scene, first = 0): Told[] =>
  logLines(events, first).map((line) => ({
    event: line.event,
    ...(line.seat === undefined ? {} : { seat: line.seat }),
    text: sayLine(line, scene),
  }));

// For those who listen: the last few lines, and how many came before them.
export function brief(told: Told[], most = 3): string {
  const last = told.slice(-most).map(({ text }) => text);
  return [...(told.length > most ? [say('lines-before', { count: told.length - most })] : []), ...last].join('. ');
}

// Where the events begin that a seat has not seen for itself: after its own last one.
export function sinceOwn(events: readonly SeenEvent[], seat: Seat): number {
  for (let i = events.length; i-- > 0;) {
    const event = events[i]!;
    if ('seat' in event && event.seat === seat && event.by === undefined && event.type !== 'last_round_began') return i + 1;
  }
  return 0;
}
