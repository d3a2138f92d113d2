// Where the places and the spaces of a board's routes are drawn, by the geometry of its file.
import type { Board, Route } from '../protocol/board';
import { type Box, distance, distanceToSegment, Line, pathThrough, type Point, type Pose } from './geometry';

export const spaceWidth = 32;
const longestSpace = 60;
const usualSpace = 54;
const spaceGap = 6;
const placeRoom = 27; // around a place, free of spaces
const margin = 74; // around all places and spaces, for names
const twinGap = 7;
const mostStretch = 1.9; // of one side against the other
const usualExtent = 1150; // of the places
const leastExtent = 900;

export interface DrawnPlace extends Point {
  id: string;
}

export interface DrawnRoute {
  id: string;
  spec: Route;
  spaces: Pose[];
  ferries: boolean[]; // by space: it has a ferry symbol
  track: string; // the line that the spaces lie on
  line: Point[]; // the part of it with the spaces
  middle: Point;
}

// From the units of the board file to those of the map.
export interface Stretch {
  x: number;
  y: number;
}

export interface Layout {
  box: Box;
  stretch: Stretch;
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
      ? { id: place.id, x: place.x, y: place.y }
      : { id: place.id, x: 800 + 560 * Math.cos(angle), y: 540 + 410 * Math.sin(angle) };
  });
}

const endsOf = (route: Route): string => [...route.between].sort().join();

// Routes between the same two places lie side by side: how far this one is from the middle, in lanes.
function laneOf(board: Board, route: Route): number {
  const beside = board.routes
    .filter((other) => endsOf(other) === endsOf(route))
    .map(({ id }) => id)
    .sort();
  return beside.indexOf(route.id) - (beside.length - 1) / 2;
}

// The shape of a pane: its height by its width, in steps, so that what differs little is laid out alike.
export const shapeOf = ({ width, height }: { width: number; height: number }): number =>
  2 ** (Math.round(Math.log2(Math.max(height, 1) / Math.max(width, 1)) * 24) / 24);

// Names are long, and a wide pane has room for them.
const sideMargin = (shape: number): number => margin + Math.min(Math.max(400 * (0.9 - shape), 0), 60);

// Places move apart until they fill the shape, and together until the route with the least room has just enough for its spaces.
function stretchFor(board: Board, places: DrawnPlace[], shape: number): Stretch {
  const { left, top, right, bottom } = boundsOf([...places, ...board.routes.flatMap(({ via = [] }) => via.map(([x, y]) => ({ x, y })))]);
  const extent = Math.max(right - left, bottom - top, 1e-6);
  const [width, height] = [Math.max(right - left, extent / 100), Math.max(bottom - top, extent / 100)];
  const [beside, above] = [sideMargin(shape), margin].map((each) => (2 * each * extent) / usualExtent) as [number, number];
  const stretch = {
    x: Math.min(Math.max(((height + above) / shape - beside) / width, 1), mostStretch),
    y: Math.min(Math.max(((width + beside) * shape - above) / height, 1), mostStretch),
  };
  const wanted = board.routes.map((route) => {
    const room = Math.max(lineOf(route, places, stretch).length, extent / 100);
    return (route.length * (usualSpace + spaceGap) + 2 * placeRoom) / room;
  });
  const scale = Math.max(leastExtent / extent, ...wanted);
  return { x: scale * stretch.x, y: scale * stretch.y };
}

// Both halves of a double route run from the same end, so that they keep to their sides.
function lineOf(route: Route, places: DrawnPlace[], stretch: Stretch): Line {
  const [from, to] = [...route.between].sort().map((id) => places.find((place) => place.id === id)!);
  const via = (route.via ?? []).map(([x, y]) => ({ x, y }));
  if (route.between[0] !== from!.id) via.reverse();
  return new Line([from!, ...via, to!].map(({ x, y }) => ({ x: stretch.x * x, y: stretch.y * y })));
}

// For a pane of this shape: spaces keep their size.
export function layOut(board: Board, shape: number): Layout {
  const read = placesOf(board);
  const stretch = stretchFor(board, read, shape);
  const places = read.map((place) => ({ ...place, x: stretch.x * place.x, y: stretch.y * place.y }));
  const parts = board.routes.map((spec): Part => {
    const line = lineOf(spec, read, stretch);
    return { spec, line, room: Math.min(placeRoom, line.length / 4), aside: laneOf(board, spec) * (spaceWidth + twinGap) };
  });
  const spaceLength = Math.min(longestSpace, ...parts.map(({ spec, line, room }) => (line.length - 2 * room) / spec.length - spaceGap));

  const routes = parts.map((part) => drawn(part, spaceLength, widestStep(part, spaceLength), 0));
  slideApart(parts, routes, spaceLength);
  return { box: shaped(boundsOf([...places, ...routes.flatMap(({ line }) => line)]), shape), stretch, spaceLength, places, routes };
}

function boundsOf(points: Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

// With a margin, and widened on both sides to the shape.
function shaped({ left, top, right, bottom }: Box, shape: number): Box {
  const [w, h] = [right - left + 2 * sideMargin(shape), bottom - top + 2 * margin];
  const [x, y] = [Math.max(w, h / shape) / 2, Math.max(h, w * shape) / 2];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  return { left: cx - x, top: cy - y, right: cx + x, bottom: cy + y };
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
