// What a seat may claim now: for each route the payments, the best first, and what the claim would do.
import type { Board, Route } from '../protocol/board';
import type { Action } from '../protocol/message';
import type { Game, LegalClaim, Own } from '../protocol/update';
import type { CardCounts, LocationId, RouteId, Seat, SymbolId, TicketId } from '../protocol/words';
import { bestFirst, wantedAfter } from './payments';
import { ticketProgress } from './tickets';

export interface Claim {
  route: Route;
  points: number;
  payments: CardCounts[]; // each once; the first is the one to propose
  tokens: { location: LocationId; symbol: SymbolId }[]; // one is taken if there are any
  completes: TicketId[];
  shortens: TicketId[]; // fewer cars are needed for these then
}

// Each route once, in the order of the board. Nothing depends on the order in which the host lists routes, payments and tokens, nor on
// whether it lists a route in one piece.
export function claims(board: Board, game: Game, seat: Seat, own: Own): Claim[] {
  let found: Route[] | undefined;
  const ahead = () => (found ??= routesAhead(board, game, seat, own));
  return board.routes.flatMap((route) => {
    const legal = (own.legal?.claim_route ?? []).filter((each) => each.route === route.id);
    return legal.length > 0 ? [claimOn(route, legal, ahead, board, game, seat, own)] : [];
  });
}

function claimOn(route: Route, legal: LegalClaim[], ahead: () => Route[], board: Board, game: Game, seat: Seat, own: Own): Claim {
  // Worked out for the route that is looked at, not for the thirty that could be.
  const nearer = (done: boolean) => {
    const [before, after] = [needs(board, game, seat, own), needs(board, withRoute(game, seat, route.id), seat, own)];
    return own.tickets.filter((ticket) => after.get(ticket)! < before.get(ticket)! && (after.get(ticket) === 0) === done);
  };
  let payments: CardCounts[] | undefined;
  return {
    route,
    points: board.points_per_length[route.length] ?? 0,
    get payments() {
      return (payments ??= bestFirst(
        legal.flatMap((each) => each.payments),
        own.hand,
        wantedAfter(board, route, ahead()),
      ));
    },
    tokens: route.between
      .filter((end) => legal.some(({ tokens }) => tokens?.includes(end)))
      .map((location) => ({ location, symbol: game.stacks[location]?.symbol ?? '' })),
    get completes() {
      return nearer(true);
    },
    get shortens() {
      return nearer(false);
    },
  };
}

export function claimAction(claim: Claim, paid: CardCounts, token_at?: LocationId): Action {
  return { type: 'claim_route', route: claim.route.id, paid, ...(token_at === undefined ? {} : { token_at }) };
}

// The routes that the ways of the open tickets still take.
function routesAhead(board: Board, game: Game, seat: Seat, own: Own): Route[] {
  const ways = new Set(
    ticketProgress(board, game, seat, own.tickets).flatMap(({ progress }) => (progress.state === 'open' ? progress.way.routes : [])),
  );
  return board.routes.filter(({ id }) => ways.has(id));
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
