// How far a seat is with its tickets.
import type { Board, Ticket } from '../protocol/board';
import type { Game } from '../protocol/update';
import type { Seat, TicketId } from '../protocol/words';
import { cheapestWay, type Way } from './network';

export type Progress =
  | { state: 'joined' }
  | { state: 'open'; way: Way }
  | { state: 'cut_off'; by: 'routes' } // no way is left
  | { state: 'cut_off'; by: 'cars'; way: Way }; // the cheapest takes more cars than there are

export interface TicketProgress {
  ticket: Ticket;
  progress: Progress;
}

export function ticketProgress(board: Board, game: Game, seat: Seat, tickets: readonly TicketId[]): TicketProgress[] {
  return tickets.flatMap((id) => {
    const ticket = board.tickets.find((candidate) => candidate.id === id);
    return ticket ? [{ ticket, progress: progressOf(board, game, seat, ticket) }] : [];
  });
}

// Cars that it took when no route was claimed yet.
const whole = new WeakMap<Ticket, number>();
export function wholeWay(board: Board, ticket: Ticket): number {
  let spaces = whole.get(ticket);
  if (spaces === undefined) whole.set(ticket, (spaces = cheapestWay(board, { seats: [] }, 0, ...ticket.between)?.spaces ?? 0));
  return spaces;
}

// The places and the routes of a ticket that is looked at.
export function wayOf(looked: TicketProgress | undefined): Set<string> {
  if (!looked) return new Set();
  return new Set([...looked.ticket.between, ...('way' in looked.progress ? looked.progress.way.routes : [])]);
}

// Found once for each position: the tickets in the panel and the payments of every claim ask for the same.
const known = new WeakMap<Game['seats'], Map<Seat, Map<Ticket, Progress>>>();
function progressOf(board: Board, game: Game, seat: Seat, ticket: Ticket): Progress {
  const bySeat = known.get(game.seats) ?? new Map<Seat, Map<Ticket, Progress>>();
  const byTicket = bySeat.get(seat) ?? new Map<Ticket, Progress>();
  known.set(game.seats, bySeat.set(seat, byTicket));
  let progress = byTicket.get(ticket);
  if (!progress) byTicket.set(ticket, (progress = findProgress(board, game, seat, ticket)));
  return progress;
}

function findProgress(board: Board, game: Game, seat: Seat, ticket: Ticket): Progress {
  const way = cheapestWay(board, game, seat, ...ticket.between);
  if (!way) return { state: 'cut_off', by: 'routes' };
  if (way.spaces === 0) return { state: 'joined' };
  return way.spaces > (game.seats[seat]?.cars ?? 0) ? { state: 'cut_off', by: 'cars', way } : { state: 'open', way };
}
