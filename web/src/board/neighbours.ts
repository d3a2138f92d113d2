// Arrow keys on the map: what lies next in a direction.
import type { Point } from './geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ahead: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

// The nearest of the points that lie more ahead than aside.
export function neighbour<T extends Point>(from: Point, all: readonly T[], direction: Direction): T | undefined {
  const { x, y } = ahead[direction];
  let best: T | undefined;
  let least = Infinity;
  for (const point of all) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const forward = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (forward <= 0.5 || aside > 1.5 * forward) continue;
    const cost = forward + 1.6 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
