// Where the names of places go: each where it hides least, shortened where there is no room for all of it.
import { type Box, distance, overlaps, type Point } from './geometry';
import { type Layout, spaceWidth } from './layout';

export interface Label {
  lines: string[];
  box: Box;
  anchor: 'start' | 'middle' | 'end';
  x: number;
}

const cell = 6; // of the raster of what must not be hidden
export const lineHeight = 1.0;

// Letters are never too small to read. Their sizes are few, so that names are laid out anew only now and then while one zooms.
const smallestPx = 11;
const sizes = [11, 13, 16, 20, 24, 29, 35, 42, 50, 60, 72, 86, 104, 125, 150];
export function letterSizeFor(scale: number): number {
  const px = Math.max(smallestPx + 3 * scale, 12 * scale);
  return sizes.find((units) => units * scale >= px) ?? sizes.at(-1)!;
}

// Widths of letters of the display face, in parts of the size.
const widths: [RegExp, number][] = [[/[ijlI.,' ]/, 0.3], [/[frst]/, 0.42], [/[mMwW]/, 0.86], [/\p{Lu}/u, 0.72]];
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (widths.find(([which]) => which.test(letter))?.[1] ?? 0.57), 0.1);

interface Writing {
  lines: string[];
  cost: number;
}

// All of it on one to three lines; its first word and the others' initials; initials alone; nothing, where that would hide another name.
export function waysToWrite(name: string): Writing[] {
  const words = name.split(' ');
  const ways: Writing[] = [{ lines: [name], cost: 0 }];
  for (let cut = 1; cut < words.length; ++cut)
    ways.push({ lines: [words.slice(0, cut).join(' '), words.slice(cut).join(' ')], cost: 1 });
  if (words.length > 2) ways.push({ lines: words, cost: 3 });
  const letters = [...name];
  if (words.length > 1 && words[0] === 'The') return [...ways, ...waysToWrite(words.slice(1).join(' ')).map(({ lines, cost }) => ({ lines, cost: cost + 2 }))];
  if (words.length > 1) {
    const rest = words.slice(1).map((word) => (/^\d/.test(word) ? word : [...word][0] + '.'));
    ways.push({ lines: [[words[0], ...rest].join(' ')], cost: 24 });
    ways.push({ lines: [words.map((word) => (/^\d/.test(word) ? word : [...word][0])).join('')], cost: 42 });
  } else if (letters.length > 5) {
    ways.push({ lines: [letters.slice(0, 4).join('') + '.'], cost: 24 });
    ways.push({ lines: [letters.slice(0, 3).join('')], cost: 42 });
  }
  return [...ways, { lines: [], cost: 220 }];
}

// How much of what matters lies in a box, by sums over a raster.
class Raster {
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Float64Array;

  constructor(
    private readonly box: Box,
    weights: [Point, number][],
  ) {
    this.columns = Math.ceil((box.right - box.left) / cell) + 1;
    this.rows = Math.ceil((box.bottom - box.top) / cell) + 1;
    const cells = new Float64Array(this.columns * this.rows);
    for (const [p, weight] of weights) {
      const column = Math.floor((p.x - box.left) / cell);
      const row = Math.floor((p.y - box.top) / cell);
      if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) continue;
      const i = row * this.columns + column;
      cells[i] = Math.max(cells[i]!, weight);
    }
    this.sums = new Float64Array((this.columns + 1) * (this.rows + 1));
    for (let row = 0; row < this.rows; ++row)
      for (let column = 0, line = 0; column < this.columns; ++column) {
        line += cells[row * this.columns + column]!;
        this.sums[(row + 1) * (this.columns + 1) + column + 1] = this.sums[row * (this.columns + 1) + column + 1]! + line;
      }
  }

  under(box: Box): number {
    const column = (x: number) => Math.max(0, Math.min(this.columns, Math.round((x - this.box.left) / cell)));
    const row = (y: number) => Math.max(0, Math.min(this.rows, Math.round((y - this.box.top) / cell)));
    const [left, right, top, bottom] = [column(box.left), column(box.right), row(box.top), row(box.bottom)];
    const at = (r: number, c: number) => this.sums[r * (this.columns + 1) + c]!;
    return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
  }
}

function whatMatters(layout: Layout, radii: number[]): [Point, number][] {
  const points: [Point, number][] = [];
  for (const route of layout.routes)
    for (const space of route.spaces) {
      const [cos, sin] = [Math.cos((space.angle * Math.PI) / 180), Math.sin((space.angle * Math.PI) / 180)];
      for (let x = -layout.spaceLength / 2; x <= layout.spaceLength / 2; x += cell / 2)
        for (let y = -spaceWidth / 2; y <= spaceWidth / 2; y += cell / 2)
          points.push([{ x: space.x + x * cos - y * sin, y: space.y + x * sin + y * cos }, 1]);
    }
  for (const route of layout.routes)
    for (let i = 1; i < route.line.length; ++i) points.push([route.line[i]!, 0.3]);
  for (const [i, place] of layout.places.entries())
    for (let x = -radii[i]!; x <= radii[i]!; x += cell / 2)
      for (let y = -radii[i]!; y <= radii[i]!; y += cell / 2)
        if (Math.hypot(x, y) <= radii[i]!) points.push([{ x: place.x + x, y: place.y + y }, 2]);
  return points;
}

interface Candidate extends Label {
  cost: number;
}

function candidates(name: string, place: Point, radius: number, size: number): Candidate[] {
  const result: Candidate[] = [];
  for (const { lines, cost } of waysToWrite(name)) {
    const w = (Math.max(0, ...lines.map(widthOf)) * size) / 2;
    const h = (lines.length * lineHeight * size) / 2;
    for (const gap of [0.25, 0.55])
      for (let k = 0; k < 32; ++k) {
        const side = (value: number) => Math.max(-1, Math.min(1, 1.42 * value));
        const [sx, sy] = [side(Math.cos((k * Math.PI) / 16)), side(Math.sin((k * Math.PI) / 16))];
        const away = radius + gap * size;
        const x = place.x + sx * (w + away);
        const y = place.y + sy * (h + away);
        const anchor = sx > 0.9 ? 'start' : sx < -0.9 ? 'end' : 'middle';
        result.push({
          lines,
          box: { left: x - w, top: y - h, right: x + w, bottom: y + h },
          anchor,
          x: anchor === 'start' ? x - w : anchor === 'end' ? x + w : x,
          cost: cost + gap * 4 + (k % 8 === 0 ? 0 : 1),
        });
      }
  }
  return result;
}

// Names in letters of this size around places of these radii, all in units of the map.
export function putLabels(layout: Layout, names: string[], size: number, radii: number[]): Label[] {
  const raster = new Raster(layout.box, whatMatters(layout, radii));
  const { left, top, right, bottom } = layout.box;
  const all = layout.places.map((place, i) => candidates(names[i]!, place, radii[i]!, size));
  for (const [i, list] of all.entries())
    for (const label of list) {
      const [x, y] = [(label.box.left + label.box.right) / 2, (label.box.top + label.box.bottom) / 2];
      const own = layout.places[i]!;
      const nearer = layout.places.some((other) => other !== own && distance(other, { x, y }) < distance(own, { x, y }));
      label.cost += nearer ? 60 : 0; // it would seem to be the name of another place
      label.cost += (raster.under(label.box) * 40 * cell) / size;
      if (label.box.left < left || label.box.top < top || label.box.right > right || label.box.bottom > bottom) label.cost += 90;
    }
  const chosen: Candidate[] = [];
  for (let round = 0; round < 5; ++round)
    all.forEach((list, i) => {
      let best = list[0]!;
      let least = Infinity;
      for (const label of list) {
        if (label.cost >= least) continue;
        const cost = chosen.reduce((sum, other, j) => sum + (j !== i && overlaps(other.box, label.box) ? 400 : 0), label.cost);
        if (cost < least) [best, least] = [label, cost];
      }
      chosen[i] = best;
    });
  return chosen;
}
