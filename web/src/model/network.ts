// Who can still go where: the routes of a board with what the table shows of them.
import type { Board, Route } from '../protocol/board';
import type { Game } from '../protocol/update';
import type { LocationId, RouteId, Seat } from '../protocol/words';

type Claimed = Pick<Game, 'seats'>;

// Found once for each position: an update asks for them thousands of times.
const known = new WeakMap<Claimed['seats'], Record<RouteId, Seat>>();
export function ownersOf({ seats }: Claimed): Record<RouteId, Seat> {
  let owners = known.get(seats);
  if (!owners)
    known.set(seats, (owners = Object.fromEntries(seats.flatMap((player, seat) => player.routes.map((route) => [route, seat])))));
  return owners;
}

export const ownerOf = (game: Claimed, route: RouteId): Seat | null => ownersOf(game)[route] ?? null;

// R5.6: the other half of a double route. Found once for a board: all that follows asks for it again and again.
const twins = new WeakMap<Route, Route | null>();
export function twinOf(board: Board, route: Route): Route | null {
  let twin = twins.get(route);
  if (twin === undefined) {
    const same = (other: Route) =>
      other.id !== route.id && other.length === route.length && other.between.every((end) => route.between.includes(end));
    twin = board.routes.find(same) ?? null;
    twins.set(route, twin);
  }
  return twin;
}

// May this seat still claim it, cards and cars aside? R5.6 closes the other half of one's own double route, and with
// two players that of anybody's.
export function isOpen(board: Board, game: Claimed, route: Route, seat: Seat): boolean {
  if (ownerOf(game, route.id) !== null) return false;
  const twin = twinOf(board, route);
  const owner = twin && ownerOf(game, twin.id);
  return owner === null || (owner !== seat && game.seats.length > 2);
}

// Free, and yet not to be had by this seat.
export function closedTo(board: Board, game: Game, seat: Seat): Set<RouteId> {
  return new Set(board.routes.filter((route) => ownerOf(game, route.id) === null && !isOpen(board, game, route, seat)).map(({ id }) => id));
}

export interface Way {
  spaces: number; // cars that it still takes
  routes: RouteId[]; // to be claimed, from the first end to the second
}

// The way between two places that takes the fewest cars, or nothing.
export function cheapestWay(board: Board, game: Claimed, seat: Seat, from: LocationId, to: LocationId): Way | null {
  const own = new Set(game.seats[seat]?.routes);
  const usable = board.routes.filter((route) => own.has(route.id) || isOpen(board, game, route, seat));
  const ways = new Map<LocationId, Way>([[from, { spaces: 0, routes: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((best, place) => (ways.get(place)!.spaces < ways.get(best)!.spaces ? place : best));
    const way = ways.get(here)!;
    if (here === to) return way;
    open.delete(here);
    for (const route of usable) {
      if (!route.between.includes(here)) continue;
      const there = route.between[0] === here ? route.between[1] : route.between[0];
      const mine = own.has(route.id);
      const spaces = way.spaces + (mine ? 0 : route.length);
      if (spaces >= (ways.get(there)?.spaces ?? Infinity)) continue;
      ways.set(there, { spaces, routes: mine ? way.routes : [...way.routes, route.id] });
      open.add(there);
    }
  }
  return null;
}
