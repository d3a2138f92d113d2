// A landscape for a board that has no drawing: land around its places and land routes, water around its ferry routes.
import { distance, distanceToSegment, type Point } from './geometry';
import type { DrawnRoute, Layout } from './layout';
import { fog, hill, type Scenery } from './scenery';

const cell = 26;
const coastAway = 92; // from places and land routes
const nearLand = 50; // land even where a ferry passes
const strait = 44; // water on both sides of a ferry route
const bleed = 6; // cells around the board

function nearest(lines: DrawnRoute[], p: Point): number {
  let least = Infinity;
  for (const { line } of lines) for (let i = 1; i < line.length; ++i) least = Math.min(least, distanceToSegment(p, line[i - 1]!, line[i]!));
  return least;
}

// Above zero on land.
function heights(layout: Layout): {
  columns: number;
  rows: number;
  at: (column: number, row: number) => number;
  point: (c: number, r: number) => Point;
} {
  const { left, top, right, bottom } = layout.box;
  const columns = Math.ceil((right - left) / cell) + 2 * bleed;
  const rows = Math.ceil((bottom - top) / cell) + 2 * bleed;
  const ferries = layout.routes.filter((route) => (route.spec.ferries ?? 0) > 0);
  const land = layout.routes.filter((route) => (route.spec.ferries ?? 0) === 0);
  const point = (c: number, r: number) => ({ x: left + (c - bleed) * cell, y: top + (r - bleed) * cell });
  const field = Array.from({ length: columns * rows }, (_, i) => {
    const p = point(i % columns, Math.floor(i / columns));
    const away = Math.min(nearest(land, p), ...layout.places.map((place) => distance(place, p)));
    return Math.max(Math.min(coastAway - away, nearest(ferries, p) - strait), nearLand - away);
  });
  const at = (c: number, r: number) => (c < 1 || r < 1 || c >= columns - 1 || r >= rows - 1 ? -1 : field[r * columns + c]!);
  return { columns, rows, at, point };
}

// The lines where land and water meet, by marching squares: land is on the left of each step.
function shores(layout: Layout): Point[][] {
  const { columns, rows, at, point } = heights(layout);
  const next = new Map<string, string>();
  const places = new Map<string, Point>();
  const crossing = (c1: number, r1: number, c2: number, r2: number): string => {
    const [a, b] = [at(c1, r1), at(c2, r2)];
    const [p, q] = [point(c1, r1), point(c2, r2)];
    const key = c1 < c2 || r1 < r2 ? `${c1},${r1},${c2},${r2}` : `${c2},${r2},${c1},${r1}`;
    const t = a / (a - b);
    places.set(key, { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
    return key;
  };
  for (let r = 0; r + 1 < rows; ++r)
    for (let c = 0; c + 1 < columns; ++c) {
      const corners: [number, number][] = [
        [c, r],
        [c + 1, r],
        [c + 1, r + 1],
        [c, r + 1],
      ];
      const dry = corners.map(([x, y]) => at(x, y) > 0);
      // Clockwise around the square: a shore enters where land ends and leaves where it begins.
      const enter: string[] = [];
      const leave: string[] = [];
      corners.forEach((corner, k) => {
        const other = corners[(k + 1) % 4]!;
        if (dry[k] === dry[(k + 1) % 4]) return;
        (dry[k] ? enter : leave).push(crossing(...corner, ...other));
      });
      enter.forEach((key, k) => next.set(key, leave[k]!));
    }
  const lines: Point[][] = [];
  while (next.size > 0) {
    const line: Point[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      line.push(places.get(key)!);
      const following = next.get(key);
      next.delete(key);
      key = following;
    }
    lines.push(line);
  }
  return lines;
}

const area = (line: Point[]): number =>
  line.reduce((sum, p, i) => sum + p.x * line[(i + 1) % line.length]!.y - p.y * line[(i + 1) % line.length]!.x, 0) / 2;

// A round line through every other point.
function smooth(line: Point[]): string {
  const few = line.filter((_, i) => i % 2 === 0);
  const middle = (a: Point, b: Point) => `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`;
  const at = (i: number) => few[i % few.length]!;
  return (
    `M${middle(at(0), at(1))}` +
    few.map((_, i) => `Q${Math.round(at(i + 1).x)} ${Math.round(at(i + 1).y)} ${middle(at(i + 1), at(i + 2))}`).join('') +
    'z'
  );
}

export function automaticScenery(layout: Layout): Scenery {
  const lines = shores(layout).filter((line) => line.length > 5);
  // Lakes inside the land are filled: only lines that run the way of the largest one count.
  const largest = Math.max(...lines.map((line) => Math.abs(area(line))), 0);
  const way = Math.sign(area(lines.find((line) => Math.abs(area(line)) === largest) ?? []));
  const { left, top, right, bottom } = layout.box;
  const [w, h] = [right - left, bottom - top];
  return {
    coast: lines
      .filter((line) => Math.sign(area(line)) === way)
      .map(smooth)
      .join(''),
    water: [
      ['deep', `M${left - 2000} ${top - 2000}H${right + 2000}V${top + 0.1 * h}q-300-60-600 0t-600 0t-600 0t-600 0t-600 0t-600 0t-600 0z`],
      [
        'deep',
        `M${left - 2000} ${bottom + 2000}H${right + 2000}V${top + 0.8 * h}q-300-60-600 0t-600 0t-600 0t-600 0t-600 0t-600 0t-600 0z`,
      ],
    ],
    shore: [],
    land: freeSpots(layout).flatMap(({ x, y }, i) => hill(x, y, 120 + 20 * (i % 3), 54 + 12 * (i % 3))),
    over: [],
    fog: [
      fog(left - 80, top + 0.22 * h, [40, 0.14 * w], [0, 0.2 * w]),
      fog(right - 0.14 * w, top + 0.08 * h, [0, 0.12 * w], [50, 0.14 * w]),
      fog(right - 0.18 * w, bottom - 0.1 * h, [30, 0.2 * w], [0, 0.2 * w]),
    ],
  };
}

// Where a hill hides nothing.
function freeSpots(layout: Layout): Point[] {
  const { left, top, right, bottom } = layout.box;
  const land = layout.routes.filter((route) => (route.spec.ferries ?? 0) === 0);
  const spots: Point[] = [];
  for (let y = top + 100; y < bottom - 60; y += 40)
    for (let x = left + 100; x < right - 100; x += 40) {
      const p = { x, y: y - 25 };
      if (nearest(layout.routes, p) < 72 || nearest(land, p) > 150) continue;
      if (layout.places.some((place) => distance(place, p) < 110) || spots.some((other) => distance(other, p) < 260)) continue;
      spots.push({ x, y });
    }
  return spots.slice(0, 12);
}
