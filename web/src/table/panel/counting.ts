// The final score as steps to be told one after the other (R7.2): routes, then tickets in turns, then tokens.
import type { Board, Ticket } from '../../protocol/board';
import type { Score } from '../../protocol/event';
import type { Own } from '../../protocol/update';
import type { Seat } from '../../protocol/words';

export interface CountingStep {
  seat: Seat;
  kind: 'routes' | 'ticket' | 'tokens';
  points: number;
  ticket?: Ticket;
}

export function countingOf(board: Board, scores: readonly Score[], all: readonly Own[]): CountingStep[] {
  const tickets = all.map(({ tickets, completed }, seat) =>
    tickets.flatMap((id): CountingStep[] => {
      const ticket = board.tickets.find((candidate) => candidate.id === id);
      return ticket ? [{ seat, kind: 'ticket', points: completed.includes(id) ? ticket.points : -ticket.points, ticket }] : [];
    }),
  );
  const rounds = Math.max(0, ...tickets.map((list) => list.length));
  return [
    ...scores.map(({ routes }, seat): CountingStep => ({ seat, kind: 'routes', points: routes })),
    ...Array.from({ length: rounds }, (_, round) => tickets.flatMap((list) => list[round] ?? [])).flat(),
    ...scores.map(({ tokens }, seat): CountingStep => ({ seat, kind: 'tokens', points: tokens })),
  ];
}
