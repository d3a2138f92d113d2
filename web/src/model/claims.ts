// What a seat may claim now: for each route the payments, the best first, and what the claim would do.
import type { Board, Route } from '../protocol/board';
import type { Action } from '../protocol/message';
import type { Game, Own } from '../protocol/update';
import type { CardCounts, LocationId, RouteId, Seat, SymbolId, TicketId } from '../protocol/words';
import { ticketProgress } from './tickets';

export interface Claim {
  route: Route;
  points: number;
  payments: CardCounts[]; // the first is the one to propose
  tokens: { location: LocationId; symbol: SymbolId }[]; // one is taken if there are any
  completes: TicketId[];
  shortens: TicketId[]; // fewer cars are needed for these then
}

export function claims(board: Board, game: Game, seat: Seat, own: Own): Claim[] {
  return (own.legal?.claim_route ?? []).flatMap((legal) => {
    const route = board.routes.find(({ id }) => id === legal.route);
    if (!route) return [];
    // Worked out for the route that is looked at, not for the thirty that could be.
    const nearer = (done: boolean) => {
      const [before, after] = [needs(board, game, seat, own), needs(board, withRoute(game, seat, route.id), seat, own)];
      return own.tickets.filter((ticket) => after.get(ticket)! < before.get(ticket)! && (after.get(ticket) === 0) === done);
    };
    return [
      {
        route,
        points: board.points_per_length[route.length] ?? 0,
        payments: [...legal.payments].sort((a, b) => cost(a, own) - cost(b, own)),
        tokens: (legal.tokens ?? []).map((location) => ({ location, symbol: game.stacks[location]?.symbol ?? '' })),
        get completes() {
          return nearer(true);
        },
        get shortens() {
          return nearer(false);
        },
      },
    ];
  });
}

export function claimAction(claim: Claim, paid: CardCounts, token_at?: LocationId): Action {
  return { type: 'claim_route', route: claim.route.id, paid, ...(token_at === undefined ? {} : { token_at }) };
}

// Ferry cards are worth most; among colours, the one of which most is left over.
function cost(payment: CardCounts, own: Own): number {
  const colour = Object.keys(payment).find((card) => card !== 'ferry') as keyof CardCounts | undefined;
  const left = colour ? (own.hand[colour] ?? 0) - (payment[colour] ?? 0) : 0;
  return 100 * (payment.ferry ?? 0) - left;
}

// Cars that each ticket still takes.
function needs(board: Board, game: Game, seat: Seat, own: Own): Map<TicketId, number> {
  const spaces = ticketProgress(board, game, seat, own.tickets).map(({ ticket, progress }): [TicketId, number] => {
    if (progress.state === 'joined') return [ticket.id, 0];
    return [ticket.id, 'way' in progress ? progress.way.spaces : Infinity];
  });
  return new Map(spaces);
}

function withRoute(game: Game, seat: Seat, route: RouteId): Game {
  const seats = game.seats.map((player, i) => (i === seat ? { ...player, routes: [...player.routes, route] } : player));
  return { ...game, seats };
}
