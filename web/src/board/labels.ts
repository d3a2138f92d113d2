// Where the names of places go: each where it hides least, shortened where there is no room for all of it.
import { type Box, distance, overlaps, type Point } from './geometry';
import { type Layout, spaceWidth } from './layout';

export interface Label {
  lines: string[];
  box: Box;
  anchor: 'start' | 'middle' | 'end';
  x: number;
}

const directions = 24; // in which a name may stand
const cell = 6; // of the raster of what must not be hidden
export const lineHeight = 1.0;

// Letters are never too small to read, and grow with the map. Their sizes are few, so that names are laid out anew only now and then while
// one zooms.
const smallestPx = 11;
const sizeStep = Math.log(1.06);
export function letterSizeFor(scale: number): number {
  const px = Math.max(smallestPx + 3 * scale, 20 * scale);
  return Math.exp(Math.ceil(Math.log(px / scale) / sizeStep) * sizeStep);
}

// Widths of letters of the display face, in parts of the size.
const widths: [RegExp, number][] = [
  [/[ijlI.,' ]/, 0.3],
  [/[frst]/, 0.42],
  [/[mMwW]/, 0.86],
  [/\p{Lu}/u, 0.72],
];
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (widths.find(([which]) => which.test(letter))?.[1] ?? 0.57), 0.1);

interface Writing {
  lines: string[];
  cost: number;
}

// Initials, or the first letters of a single word: one for each name, never the same for two. Digits and short names are left as they are.
export function abbreviations(names: readonly string[]): string[] {
  const write = (name: string, more: number): string => {
    const [first, ...rest] = name.split(' ').filter((word, _, words) => word !== 'The' || words.length === 1) as [string, ...string[]];
    if (rest.length === 0 && [...first].length <= 5) return first;
    const begin = [...first].slice(0, more + (rest.length > 0 ? 1 : 3)).join('');
    return begin + rest.map((word) => (/^\d/.test(word) ? word : [...word][0])).join('');
  };
  const most = Math.max(0, ...names.map((name) => name.length));
  const taken = new Set<string>();
  return names.map((name, i) => {
    for (let more = 0; more < most; ++more) {
      const short = write(name, more);
      const alike = (other: string, j: number) => j !== i && write(other, more).toLowerCase() === short.toLowerCase();
      if (taken.has(short.toLowerCase()) || names.some(alike)) continue;
      taken.add(short.toLowerCase());
      return short;
    }
    return name;
  });
}

// All of it on one to three lines; its one abbreviation, on small maps, whose letters are large beside the spaces; nothing, where that would
// hide another name.
export function waysToWrite(name: string, short: string, size: number): Writing[] {
  const words = name.split(' ');
  const ways: Writing[] = [{ lines: [name], cost: 0 }];
  for (let cut = 1; cut < words.length; ++cut) ways.push({ lines: [words.slice(0, cut).join(' '), words.slice(cut).join(' ')], cost: 1 });
  if (words.length > 2) ways.push({ lines: words, cost: 3 });
  if (words.length > 1 && words[0] === 'The') ways.push({ lines: [words.slice(1).join(' ')], cost: 2 });
  const shortCost = 50 + Math.max(0, 30 * (34 - size));
  if (short !== name) ways.push({ lines: [short], cost: shortCost });
  return [...ways, { lines: [], cost: shortCost + 170 }];
}

// How much of the routes lies in a box, by sums over a raster.
class Raster {
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Float64Array;

  constructor(
    private readonly box: Box,
    layout: Layout,
  ) {
    this.columns = Math.ceil((box.right - box.left) / cell) + 1;
    this.rows = Math.ceil((box.bottom - box.top) / cell) + 1;
    const cells = new Uint8Array(this.columns * this.rows);
    for (const route of layout.routes)
      for (const space of route.spaces) {
        const [cos, sin] = [Math.cos((space.angle * Math.PI) / 180), Math.sin((space.angle * Math.PI) / 180)];
        for (let along = -layout.spaceLength / 2; along <= layout.spaceLength / 2; along += cell / 2)
          for (let aside = -spaceWidth / 2; aside <= spaceWidth / 2; aside += cell / 2) {
            const column = Math.floor((space.x + along * cos - aside * sin - box.left) / cell);
            const row = Math.floor((space.y + along * sin + aside * cos - box.top) / cell);
            if (column >= 0 && row >= 0 && column < this.columns && row < this.rows) cells[row * this.columns + column] = 1;
          }
      }
    this.sums = new Float64Array((this.columns + 1) * (this.rows + 1));
    for (let row = 0; row < this.rows; ++row)
      for (let column = 0, line = 0; column < this.columns; ++column) {
        line += cells[row * this.columns + column]!;
        this.sums[(row + 1) * (this.columns + 1) + column + 1] = this.sums[row * (this.columns + 1) + column + 1]! + line;
      }
  }

  // In square units of the map.
  under(box: Box): number {
    const column = (x: number) => Math.max(0, Math.min(this.columns, Math.round((x - this.box.left) / cell)));
    const row = (y: number) => Math.max(0, Math.min(this.rows, Math.round((y - this.box.top) / cell)));
    const [left, right, top, bottom] = [column(box.left), column(box.right), row(box.top), row(box.bottom)];
    const at = (r: number, c: number) => this.sums[r * (this.columns + 1) + c]!;
    return cell * cell * (at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left));
  }
}

const rasters = new WeakMap<Layout, Raster>();
function rasterOf(layout: Layout): Raster {
  const raster = rasters.get(layout) ?? new Raster(layout.box, layout);
  rasters.set(layout, raster);
  return raster;
}

// How much a box hides of a round place, roughly, in square units.
function hidden(box: Box, place: Point, radius: number): number {
  const width = Math.min(box.right, place.x + radius) - Math.max(box.left, place.x - radius);
  const height = Math.min(box.bottom, place.y + radius) - Math.max(box.top, place.y - radius);
  return width > 0 && height > 0 ? width * height : 0;
}

interface Candidate extends Label {
  cost: number;
}

function candidates(name: string, short: string, place: Point, radius: number, size: number): Candidate[] {
  const result: Candidate[] = [];
  for (const { lines, cost } of waysToWrite(name, short, size)) {
    const w = (Math.max(0, ...lines.map(widthOf)) * size) / 2;
    const h = (lines.length * lineHeight * size) / 2;
    for (const gap of [0.32, 0.6])
      for (let k = 0; k < directions; ++k) {
        const side = (value: number) => Math.max(-1, Math.min(1, 1.42 * value));
        const [sx, sy] = [side(Math.cos((2 * k * Math.PI) / directions)), side(Math.sin((2 * k * Math.PI) / directions))];
        const away = radius + gap * size;
        const x = place.x + sx * (w + away);
        const y = place.y + sy * (h + away);
        const anchor = sx > 0.9 ? 'start' : sx < -0.9 ? 'end' : 'middle';
        result.push({
          lines,
          box: { left: x - w, top: y - h, right: x + w, bottom: y + h },
          anchor,
          x: anchor === 'start' ? x - w : anchor === 'end' ? x + w : x,
          cost: cost + gap * 4 + (k % (directions / 4) === 0 ? 0 : 1),
        });
      }
  }
  return result;
}

// Names in letters of this size around places of these radii, all in units of the map.
export function putLabels(layout: Layout, names: string[], size: number, radii: number[]): Label[] {
  const raster = rasterOf(layout);
  const { left, top, right, bottom } = layout.box;
  const short = abbreviations(names);
  const isInside = ({ box }: Label) => box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
  const all = layout.places.map((own, i) => {
    const list = candidates(names[i]!, short[i]!, own, radii[i]!, size).filter(isInside);
    const farthest = Math.max(...list.map(({ box }) => Math.max(own.x - box.left, box.right - own.x, own.y - box.top, box.bottom - own.y)));
    const others = [...layout.places.keys()].filter((j) => j !== i && distance(layout.places[j]!, own) < 2 * farthest);
    for (const label of list) {
      const { box } = label;
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const away = distance(own, middle);
      let area = raster.under(box);
      let nearer = false;
      for (const j of others) {
        area += 2 * hidden(box, layout.places[j]!, radii[j]!);
        nearer ||= distance(layout.places[j]!, middle) < away;
      }
      // A name that is nearer to another place would seem to be that one's.
      label.cost += (area * 40) / (cell * size) + (nearer ? 60 : 0);
    }
    return list.sort((a, b) => a.cost - b.cost);
  });
  // Each where it hides least; again, for what the others have done meanwhile.
  const chosen: Candidate[] = [];
  for (let round = 0; round < 5; ++round)
    all.forEach((list, i) => {
      let best = list[0]!;
      let least = Infinity;
      for (const label of list) {
        if (label.cost >= least) break;
        const sum = chosen.reduce((sum, other, j) => sum + (j !== i && overlaps(other.box, label.box) ? 400 : 0), label.cost);
        if (sum < least) [best, least] = [label, sum];
      }
      chosen[i] = best;
    });
  return chosen;
}
