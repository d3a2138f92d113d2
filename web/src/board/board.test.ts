// The map's geometry on the real board, and on boards without any.
import { describe, expect, test } from 'vitest';
import file from '../../../boards/san-francisco.json';
import type { Board } from '../protocol/board';
import { automaticScenery } from './automatic';
import { fit, focusedOn, moved, sees, toMap, within, zoomed } from './camera';
import { distance, overlaps, placed, type Point, type Pose } from './geometry';
import { freeCorner } from './corner';
import { abbreviations, letterSizeFor, putLabels } from './labels';
import { type Layout, layOut, nearestRoute, shapeOf, spaceWidth } from './layout';
import { type Direction, neighbour } from './neighbours';

const board = file as unknown as Board;
const layout = layOut(board, 0.675);
// The map's pane on phones, upright and not, while something is asked and not; on a tablet, a laptop and large screens.
const panes = [
  [320, 200],
  [320, 300],
  [390, 254],
  [390, 361],
  [390, 487],
  [450, 310],
  [636, 500],
  [768, 708],
  [892, 585],
  [2172, 1224],
  [3260, 1836],
].map(([width, height]) => ({ width: width!, height: height! }));

function corners(space: Pose, layout: Layout): Point[] {
  const [cos, sin] = [Math.cos((space.angle * Math.PI) / 180), Math.sin((space.angle * Math.PI) / 180)];
  const [l, w] = [layout.spaceLength / 2, spaceWidth / 2];
  return [
    [-l, -w],
    [l, -w],
    [l, w],
    [-l, w],
  ].map(([x, y]) => ({ x: space.x + x! * cos - y! * sin, y: space.y + x! * sin + y! * cos }));
}

// How far two convex shapes are apart along the best axis; below zero they lie in each other.
function gap(a: Point[], b: Point[]): number {
  let best = -Infinity;
  for (const shape of [a, b])
    for (let i = 0; i < shape.length; ++i) {
      const [p, q] = [shape[i]!, shape[(i + 1) % shape.length]!];
      const axis = { x: (q.y - p.y) / distance(p, q), y: (p.x - q.x) / distance(p, q) };
      const along = (s: Point[]) => s.map((c) => c.x * axis.x + c.y * axis.y);
      const [u, v] = [along(a), along(b)];
      best = Math.max(best, Math.min(...u) - Math.max(...v), Math.min(...v) - Math.max(...u));
    }
  return best;
}

describe('layout', () => {
  test('every route has its spaces, its ferry symbols among them', () => {
    for (const [i, route] of layout.routes.entries()) {
      expect(route.spaces).toHaveLength(board.routes[i]!.length);
      expect(route.ferries.filter(Boolean)).toHaveLength(board.routes[i]!.ferries ?? 0);
    }
  });

  for (const pane of panes)
    test(`spaces do not lie in each other on a pane of ${pane.width} by ${pane.height}`, () => {
      const layout = layOut(board, shapeOf(pane));
      const spaces = layout.routes.flatMap((route) => route.spaces.map((space) => ({ id: route.id, shape: corners(space, layout) })));
      const touching = spaces.flatMap((a, i) =>
        spaces
          .slice(i + 1)
          .filter((b) => gap(a.shape, b.shape) < 1)
          .map((b) => `${a.id} ${b.id}`),
      );
      expect(touching).toEqual([]);
    });

  test('a point on a space belongs to its route, for double routes too', () => {
    for (const route of layout.routes) for (const space of route.spaces) expect(nearestRoute(layout, space, 100)?.id).toBe(route.id);
  });

  test('a third route beside a double route, of another length, lies in neither of them, wherever the file has it', () => {
    const third = {
      id: 'castro--mission-district-c',
      between: ['mission-district', 'castro'],
      length: 3,
      color: 'red',
    } as Board['routes'][number];
    for (const routes of [
      [...board.routes, third],
      [third, ...board.routes],
    ]) {
      const other = layOut({ ...board, routes }, 0.675);
      const beside = other.routes.filter(({ id }) => id.startsWith('castro--mission-district'));
      const spaces = beside.flatMap((route) => route.spaces.map((space) => ({ id: route.id, shape: corners(space, other) })));
      expect(
        spaces.flatMap((a, i) =>
          spaces
            .slice(i + 1)
            .filter((b) => gap(a.shape, b.shape) < 1)
            .map((b) => `${a.id} ${b.id}`),
        ),
      ).toEqual([]);
    }
  });

  test('a point far from all routes belongs to none', () => {
    expect(nearestRoute(layout, { x: layout.box.left, y: layout.box.top }, 60)).toBeUndefined();
  });

  test('a board without coordinates, and one in other units, fill a picture too', () => {
    const bare = { ...board, view: undefined, locations: board.locations.map(({ id, name }) => ({ id, name })) } as unknown as Board;
    const small = {
      ...bare,
      locations: board.locations.map(({ id, name, x, y }) => ({ id, name, x: x / 100, y: y / 100 })),
      routes: board.routes.map(({ via: _, ...route }) => route),
    };
    for (const other of [layOut(bare, 0.675), layOut(small, 0.675)]) {
      expect(other.box.right - other.box.left).toBeGreaterThan(900);
      expect(other.spaceLength).toBeGreaterThan(20);
    }
  });
});

describe('landscape of a board without a drawing', () => {
  const { coast } = automaticScenery(layout);

  test('has an island where only ferries go, when it is far enough away', () => {
    const away = { ...board, locations: board.locations.map((place) => (place.id === 'alcatraz' ? { ...place, x: 930, y: -160 } : place)) };
    expect(automaticScenery(layOut(away, 0.675)).coast.match(/M/g)).toHaveLength(2);
  });

  test('is closed lines of numbers', () => {
    expect(coast).toMatch(/^(M[-\d ]+(Q[-\d ]+)+z)+$/);
  });
});

describe('names', () => {
  const names = board.locations.map((place) => place.name);
  const written = (pane: { width: number; height: number }) => {
    const layout = layOut(board, shapeOf(pane));
    const camera = fit(layout.box, pane);
    const size = letterSizeFor(camera.scale);
    const radius = Math.max(15, size / 2);
    const labels = putLabels(
      layout,
      names,
      size,
      names.map(() => radius),
    );
    return { layout, camera, size, radius, labels };
  };
  for (const pane of panes) {
    const { layout, camera, size, radius, labels } = written(pane);
    const where = `on a pane of ${pane.width} by ${pane.height}`;

    test(`are at least 11 px high ${where}`, () => {
      expect(size * camera.scale).toBeGreaterThanOrEqual(11);
    });

    test(`are all there, in all of their words or by their one abbreviation ${where}`, () => {
      const short = abbreviations(names);
      labels.forEach(({ lines }, i) => expect([names[i], names[i]!.replace(/^The /, ''), short[i]]).toContain(lines.join(' ')));
    });

    test(`do not lie on each other and are not cut ${where}`, () => {
      const pairs = labels.flatMap((a, i) =>
        labels
          .slice(i + 1)
          .filter((b) => overlaps(a.box, b.box))
          .map((b) => [a.lines, b.lines]),
      );
      expect(pairs).toEqual([]);
      for (const { box } of labels) {
        expect(camera.scale * box.left + camera.x).toBeGreaterThanOrEqual(0);
        expect(camera.scale * box.top + camera.y).toBeGreaterThanOrEqual(0);
        expect(camera.scale * box.right + camera.x).toBeLessThanOrEqual(pane.width);
        expect(camera.scale * box.bottom + camera.y).toBeLessThanOrEqual(pane.height);
      }
    });

    test(`and places are not under the buttons ${where}`, () => {
      const buttons: [number, number] = pane.width < 560 ? [44, 44] : [94, 44];
      const { side, top, row } = freeCorner(layout, labels, radius, camera, pane, buttons, 4);
      const [width, height] = row ? buttons : [buttons[1], buttons[0]];
      const left = side === 'left' ? 4 : pane.width - 4 - width;
      const seen = ({ x, y }: Point, r: number) => ({
        x: camera.scale * x + camera.x,
        y: camera.scale * y + camera.y,
        r: camera.scale * r,
      });
      const hidden = layout.places.filter((place) => {
        const { x, y, r } = seen(place, radius);
        return overlaps({ left, top, right: left + width, bottom: top + height }, { left: x - r, top: y - r, right: x + r, bottom: y + r });
      });
      expect(hidden.map(({ id }) => id)).toEqual([]);
    });
  }

  test('are all written out where there is room', () => {
    for (const pane of panes.slice(-3)) {
      const { labels } = written(pane);
      expect(labels.map(({ lines }) => lines.join(' '))).toEqual(names);
    }
  });

  test('grow with the map', () => {
    const px = panes.slice(-3).map((pane) => {
      const { size, camera } = written(pane);
      return size * camera.scale;
    });
    expect(px[1]! / px[0]!).toBeGreaterThan(1.7);
    expect(px[2]! / px[0]!).toBeGreaterThan(2.5);
  });

  test('are shortened by their initials, each in its own way', () => {
    const short = Object.fromEntries(abbreviations(names).map((text, i) => [names[i], text]));
    expect(short).toMatchObject({
      'Golden Gate Bridge': 'GGB',
      'Pier 39': 'P39',
      SoMa: 'SoMa',
      Chinatown: 'Chi',
      'The Embarcadero': 'Emb',
    });
    expect(short).toMatchObject({ 'Pacific Heights': 'PaH', 'Potrero Hill': 'PoH' });
    expect(new Set(Object.values(short)).size).toBe(names.length);
    expect(abbreviations(['Same Place', 'Same Place'])).toEqual(['Same Place', 'Same Place']);
  });
});

describe('camera', () => {
  const size = { width: 800, height: 600 };
  const whole = fit(layout.box, size);

  test('shows the whole board first, and cannot go farther away', () => {
    for (const corner of [
      { x: layout.box.left + 5, y: layout.box.top + 5 },
      { x: layout.box.right - 5, y: layout.box.bottom - 5 },
    ])
      expect(sees(whole, corner, size, 0)).toBe(true);
    const farther = within(zoomed(whole, 0.2, { x: 0, y: 0 }), layout.box, size);
    expect(farther.scale).toBe(whole.scale);
    expect(distance(farther, whole)).toBeLessThan(1e-6);
  });

  test('zooms about a point', () => {
    const at = { x: 300, y: 200 };
    const before = toMap(whole, at);
    const after = toMap(zoomed(whole, 3, at), at);
    expect(distance(before, after)).toBeLessThan(1e-6);
  });

  test('never loses the board out of sight', () => {
    const away = within(moved(zoomed(whole, 3, { x: 400, y: 300 }), 9999, -9999), layout.box, size);
    expect(toMap(away, { x: 0, y: 600 }).x).toBeCloseTo(layout.box.left);
    expect(toMap(away, { x: 0, y: 600 }).y).toBeCloseTo(layout.box.bottom);
  });

  test('brings a place into the middle', () => {
    const at = { x: 900, y: 500 };
    const near = within(focusedOn({ ...whole, scale: 2 }, at, size), layout.box, size);
    expect(distance(toMap(near, { x: 400, y: 300 }), at)).toBeLessThan(1e-6);
  });
});

test('arrow keys reach every route and place from any of them', () => {
  const stops = [...layout.routes.map((route) => ({ id: route.id, ...route.middle })), ...layout.places];
  const reached = new Set([stops[0]!]);
  for (const stop of reached)
    for (const direction of ['left', 'right', 'up', 'down'] as Direction[]) {
      const next = neighbour(stop, stops, direction);
      if (next) reached.add(next);
    }
  expect(stops.filter((stop) => !reached.has(stop)).map((stop) => stop.id)).toEqual([]);
});

test('a path is laid to a spot: turned, made larger and moved, steps as well as places', () => {
  const spot = { x: 100, y: 50, angle: 90 };
  expect(placed('M1 0H3V2l1 0z', spot)).toBe('M100 51L100 53L98 53l0 1z');
  expect(placed('M0 0h2v1c1 0 2 0 3 1', spot, 2)).toBe('M100 50l0 4l-2 0c0 2 0 4 -2 6');
  expect(placed('M-1 0a1 1 0 1 0 2 0', spot, 10)).toBe('M100 40a10 10 90 1 0 0 20');
});
