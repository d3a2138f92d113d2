// Where two buttons on the map, side by side or one under the other, hide nothing: at its left or right edge, as low as there is room.
import type { Camera, Size } from './camera';
import { type Box, overlaps } from './geometry';
import type { Label } from './labels';
import { type Layout, spaceWidth } from './layout';

const step = 8; // px

export interface Corner {
  side: 'left' | 'right';
  top: number;
  row: boolean;
}

// All in px, on the pane. What is dear is hidden last: places, then names, then spaces.
export function freeCorner(
  layout: Layout,
  labels: Label[],
  radius: number,
  camera: Camera,
  pane: Size,
  [long, short]: [number, number],
  edge: number,
): Corner {
  const around = (x: number, y: number, r: number): Box => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });
  const seen = ({ left, top, right, bottom }: Box): Box => ({
    left: camera.scale * left + camera.x,
    top: camera.scale * top + camera.y,
    right: camera.scale * right + camera.x,
    bottom: camera.scale * bottom + camera.y,
  });
  const dear = [
    ...layout.places.map(({ x, y }) => ({ box: seen(around(x, y, radius)), cost: 100 })),
    ...labels.filter(({ lines }) => lines.length > 0).map(({ box }) => ({ box: seen(box), cost: 10 })),
    ...layout.routes.flatMap(({ spaces }) => spaces.map(({ x, y }) => ({ box: seen(around(x, y, spaceWidth / 2)), cost: 3 }))),
  ];
  let best: Corner = { side: 'right', top: edge, row: false };
  let least = Infinity;
  for (let bottom = pane.height - edge; bottom >= edge + short; bottom -= step)
    for (const row of [false, true])
      for (const side of ['right', 'left'] as const) {
        const [width, height] = row ? [long, short] : [short, long];
        const left = side === 'left' ? edge : pane.width - edge - width;
        const own = { left, top: bottom - height, right: left + width, bottom };
        const cost = dear.reduce((sum, { box, cost }) => sum + (overlaps(box, own) ? cost : 0), own.top < edge ? 1000 : 0);
        if (cost < least) [best, least] = [{ side, top: own.top, row }, cost];
      }
  return best;
}
