// Where the places and the spaces of a board's routes are drawn, by the geometry of its file.
import type { Board, Route } from '../protocol/board';
import { type Box, distance, distanceToSegment, Line, pathThrough, type Point, type Spot } from './geometry';

export const spaceWidth = 32;
const longestSpace = 60;
const shortestSpace = 46;
const spaceGap = 6;
const placeRoom = 27; // around a place, free of spaces
const margin = 130;
const twinGap = 7;

export interface DrawnPlace extends Point {
  id: string;
}

export interface DrawnRoute {
  id: string;
  spec: Route;
  spaces: Spot[];
  ferries: boolean[]; // by space: it has a ferry symbol
  track: string; // the line that the spaces lie on
  line: Point[]; // the part of it with the spaces
  middle: Point;
}

export interface Layout {
  box: Box;
  spaceLength: number;
  places: DrawnPlace[];
  routes: DrawnRoute[];
}

// Places without coordinates stand on a circle.
function placesOf(board: Board): DrawnPlace[] {
  const all = board.locations;
  const usable = all.every((place) => Math.abs(place.x ?? NaN) <= 1e6 && Math.abs(place.y ?? NaN) <= 1e6);
  return all.map((place, i) => {
    const angle = (2 * Math.PI * i) / all.length - Math.PI / 2;
    return usable
      ? { id: place.id, x: place.x!, y: place.y! }
      : { id: place.id, x: 800 + 560 * Math.cos(angle), y: 540 + 410 * Math.sin(angle) };
  });
}

const endsOf = (route: Route): string => [...route.between].sort().join();

// Routes between the same two places lie side by side: how far this one is from the middle, in lanes.
function laneOf(board: Board, route: Route): number {
  const beside = board.routes.filter((other) => endsOf(other) === endsOf(route)).map(({ id }) => id).sort();
  return beside.indexOf(route.id) - (beside.length - 1) / 2;
}

// Geometry is in the units of the board file, as long as its routes have room for their spaces then.
function scaleFor(board: Board, places: DrawnPlace[]): number {
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 1e-6);
  const scale = extent > 900 && extent < 2200 ? 1 : 1300 / extent;
  const byId = new Map(places.map((place) => [place.id, place]));
  const wanted = board.routes.map(({ between: [from, to], length }) => {
    const room = scale * Math.max(distance(byId.get(from)!, byId.get(to)!), extent / 100);
    return (length * (shortestSpace + spaceGap) + 2 * placeRoom) / room;
  });
  return scale * Math.max(1, ...wanted);
}

export function layOut(board: Board): Layout {
  const read = placesOf(board);
  const scale = scaleFor(board, read);
  const places = read.map((place) => ({ ...place, x: scale * place.x, y: scale * place.y }));
  const byId = new Map(places.map((place) => [place.id, place]));

  const parts = board.routes.map((spec): Part => {
    // Both halves of a double route run from the same end, so that they keep to their sides.
    const [from, to] = [...spec.between].sort().map((id) => byId.get(id)!);
    const via = (spec.via ?? []).map(([x, y]) => ({ x: scale * x, y: scale * y }));
    if (spec.between[0] !== from!.id) via.reverse();
    const line = new Line([from!, ...via, to!]);
    const room = Math.min(placeRoom, line.length / 4);
    return { spec, line, room, aside: laneOf(board, spec) * (spaceWidth + twinGap) };
  });
  const spaceLength = Math.min(
    longestSpace,
    ...parts.map(({ spec, line, room }) => (line.length - 2 * room) / spec.length - spaceGap),
  );

  const routes = parts.map((part) => drawn(part, spaceLength, widestStep(part, spaceLength), 0));
  slideApart(parts, routes, spaceLength);
  return { box: boxOf(board, places, scale), spaceLength, places, routes };
}

interface Part {
  spec: Route;
  line: Line;
  room: number; // of the places at its ends
  aside: number; // of routes that lie side by side
}

const widestStep = ({ spec, line, room }: Part, spaceLength: number): number =>
  Math.min((line.length - 2 * room) / spec.length, spaceLength * 1.3);

// The spaces lie in the middle of the line, or slid along it.
function drawn({ spec, line, aside }: Part, spaceLength: number, step: number, slide: number): DrawnRoute {
  const along = (k: number) => line.length / 2 + slide + step * (k - (spec.length - 1) / 2);
  const spaces = Array.from({ length: spec.length }, (_, k) => line.at(along(k), aside));
  const firstFerry = Math.floor((spec.length - (spec.ferries ?? 0)) / 2);
  const steps = spec.via === undefined ? 1 : 24;
  const points = (begin: number, end: number) =>
    Array.from({ length: steps + 1 }, (_, k) => line.at(begin + ((end - begin) * k) / steps, aside));
  return {
    id: spec.id,
    spec,
    spaces,
    ferries: spaces.map((_, k) => k >= firstFerry && k < firstFerry + (spec.ferries ?? 0)),
    track: pathThrough(points(0, line.length)),
    line: points(along(0) - spaceLength / 2, along(spec.length - 1) + spaceLength / 2),
    middle: line.at(line.length / 2 + slide, aside),
  };
}

// A space as a row of three discs.
const discsOf = (route: DrawnRoute, spaceLength: number): Point[] =>
  route.spaces.flatMap(({ x, y, angle }) => {
    const dx = (Math.cos((angle * Math.PI) / 180) * spaceLength) / 3.2;
    const dy = (Math.sin((angle * Math.PI) / 180) * spaceLength) / 3.2;
    return [-1, 0, 1].map((k) => ({ x: x + k * dx, y: y + k * dy }));
  });

// How deep they lie in each other.
function crowding(a: Point[], b: Point[]): number {
  let sum = 0;
  for (const p of a) for (const q of b) sum += Math.max(0, spaceWidth + spaceGap - distance(p, q));
  return sum;
}

// Where routes meet at a sharp angle, their spaces make way for each other as far as there is room: they slide, and move together.
function slideApart(parts: Part[], routes: DrawnRoute[], spaceLength: number): void {
  // The halves of a double route stay side by side.
  const ends = parts.map(({ spec }) => endsOf(spec));
  const groups = [...new Set(ends)].map((key) => [...ends.keys()].filter((i) => ends[i] === key));
  const discs = routes.map((route) => discsOf(route, spaceLength));
  for (let round = 0; round < 2; ++round)
    for (const group of groups) {
      const longest = group.map((i) => parts[i]!).reduce((a, b) => (b.spec.length > a.spec.length ? b : a)); // it has the least room
      const { spec, line, room } = longest;
      const meets = (other: Part) => other.spec.between.some((place) => spec.between.includes(place));
      const others = discs.filter((_, i) => !group.includes(i) && meets(parts[i]!));
      const widest = widestStep(longest, spaceLength);
      const ways = [widest, Math.min(widest, spaceLength + spaceGap)].flatMap((step) =>
        [0, -0.5, 0.5, -1, 1].map((share) => ({ step, share, slack: Math.max(0, (line.length - spec.length * step) / 2 - room) })),
      );
      let least = Infinity;
      let best: DrawnRoute[] = [];
      for (const { step, share, slack } of ways) {
        const slid = group.map((i) => drawn(parts[i]!, spaceLength, step, share * slack));
        let cost = Math.abs(share) + (step < widest ? 1 : 0);
        for (const route of slid) for (const other of others) cost += crowding(discsOf(route, spaceLength), other);
        if (cost < least) [best, least] = [slid, cost];
        if (least === 0) break; // nothing is in the way
      }
      group.forEach((i, k) => {
        routes[i] = best[k]!;
        discs[i] = discsOf(best[k]!, spaceLength);
      });
    }
}

function boxOf(board: Board, places: Point[], scale: number): Box {
  if (board.view !== undefined)
    return { left: 0, top: 0, right: scale * board.view.width, bottom: scale * board.view.height };
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

// The route nearest to a point, if it is within reach.
export function nearestRoute(layout: Layout, point: Point, reach: number): DrawnRoute | undefined {
  let best: DrawnRoute | undefined;
  let least = Math.max(reach, spaceWidth / 2);
  for (const route of layout.routes)
    for (let i = 1; i < route.line.length; ++i) {
      const away = distanceToSegment(point, route.line[i - 1]!, route.line[i]!);
      if (away < least) [best, least] = [route, away];
    }
  return best;
}

export function nearestPlace(layout: Layout, point: Point, reach: number): DrawnPlace | undefined {
  const near = layout.places.filter((place) => distance(place, point) <= reach);
  return near.sort((a, b) => distance(a, point) - distance(b, point))[0];
}
