// Points, and smooth lines through them.

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  angle: number; // in degrees, never upside down: above -90, at most 90
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2); // much faster than hypot

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return distance(p, { x: a.x + t * dx, y: a.y + t * dy });
}

function upright(degrees: number): number {
  if (degrees > 90) return degrees - 180;
  return degrees <= -90 ? degrees + 180 : degrees;
}

// A Catmull-Rom spline, as short straight steps.
export class Line {
  readonly points: Point[];
  readonly length: number;

  constructor(through: Point[]) {
    const steps = through.length === 2 ? 1 : 24;
    this.points = [through[0]!];
    for (let i = 0; i + 1 < through.length; ++i) {
      const a = through[Math.max(i - 1, 0)]!;
      const b = through[i]!;
      const c = through[i + 1]!;
      const d = through[Math.min(i + 2, through.length - 1)]!;
      for (let step = 1; step <= steps; ++step) {
        const t = step / steps;
        const blend = (a: number, b: number, c: number, d: number) =>
          b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a + d - 3 * c)));
        this.points.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) });
      }
    }
    this.length = this.points.slice(1).reduce((sum, p, i) => sum + distance(p, this.points[i]!), 0);
  }

  // So far along the line, and so far to its right.
  at(along: number, aside = 0): Pose {
    let i = 1;
    for (; i + 1 < this.points.length; ++i) {
      const step = distance(this.points[i]!, this.points[i - 1]!);
      if (along <= step) break;
      along -= step;
    }
    const from = this.points[i - 1]!;
    const angle = Math.atan2(this.points[i]!.y - from.y, this.points[i]!.x - from.x);
    return {
      x: from.x + along * Math.cos(angle) - aside * Math.sin(angle),
      y: from.y + along * Math.sin(angle) + aside * Math.cos(angle),
      angle: upright((angle * 180) / Math.PI),
    };
  }
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

export function pathThrough(points: Point[]): string {
  return 'M' + points.map((p) => `${number(p.x)} ${number(p.y)}`).join('L');
}

// A path around 0 0, laid to a spot. NB: a `transform` on each of a thousand shapes would be a thousand things for the browser to keep, and to
// look at again whenever one of them is painted.
export function placed(path: string, { x, y, angle }: Pose, scale = 1): string {
  const [cos, sin] = [scale * Math.cos((angle * Math.PI) / 180), scale * Math.sin((angle * Math.PI) / 180)];
  let pen = { x: 0, y: 0 };
  let drawn = '';
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command!.toUpperCase();
    const own = command === kind ? { x, y } : { x: 0, y: 0 }; // small letters are steps
    const from = command === kind ? { x: 0, y: 0 } : pen;
    const at = (px: number, py: number) => `${number(own.x + px * cos - py * sin)} ${number(own.y + px * sin + py * cos)}`;
    if (kind === 'H') values.push(command === kind ? pen.y : 0);
    if (kind === 'V') values.unshift(command === kind ? pen.x : 0);
    const text =
      kind === 'A' ? [`${number(values[0]! * scale)} ${number(values[1]! * scale)} ${values[2]! + angle} ${values[3]!} ${values[4]!}`] : [];
    for (let i = kind === 'A' ? 5 : 0; i < values.length; i += 2) text.push(at(values[i]!, values[i + 1]!));
    if (values.length > 0) pen = { x: from.x + values.at(-2)!, y: from.y + values.at(-1)! };
    drawn += (kind === 'H' || kind === 'V' ? (command === kind ? 'L' : 'l') : command) + text.join(' ');
  }
  return drawn;
}

// The same path at each of these spots. Found once: they are drawn again and again.
const laid = new WeakMap<readonly Pose[], Map<string, string>>();
export function along(poses: readonly Pose[], path: string, scale = 1): string {
  const known = laid.get(poses) ?? new Map<string, string>();
  laid.set(poses, known);
  const key = `${scale} ${path}`;
  let all = known.get(key);
  if (all === undefined) known.set(key, (all = poses.map((spot) => placed(path, spot, scale)).join('')));
  return all;
}

export const roundedBox = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
