// Contrast of text, shapes and focus in both themes, and how far the card colours are apart for every kind of colour vision.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colours } from '../protocol/words';

type Rgb = [number, number, number]; // 0 to 1, as written
type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');

function token(name: string, theme: Theme): Rgb {
  const value = css.match(new RegExp(`--${name}: (.*);`))?.[1];
  if (value === undefined) throw new Error(`no token ${name}`);
  const both = value.match(/light-dark\((.*), (.*)\)/);
  const hex = both ? both[theme === 'light' ? 1 : 2]! : value;
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function contrast(a: Rgb, b: Rgb): number {
  const light = (c: Rgb) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// What is written on what, and what stands beside what.
const surfaces = ['paper', 'raised', 'land-lit', 'sunk'];
const text: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['ink', surface],
    ['ink-soft', surface],
  ]),
  ...['paper', 'raised', 'land-lit'].map((surface): [string, string] => ['accent', surface]),
  ...['good', 'bad'].flatMap((word): [string, string][] => [
    [word, 'paper'],
    [word, 'raised'],
  ]),
  ['on-accent', 'accent'],
  ['paper', 'ink'],
  // Names of places lie on all of these, with a halo besides.
  ...['halo', 'land', 'water', 'water-deep', 'park', 'park-deep', 'far', 'shore', 'land-shade'].map((ground): [string, string] => [
    'ink',
    ground,
  ]),
];
const shapes: [string, string][] = [
  // Outlines of spaces, cars and places, and frames round routes
  ...['land', 'water', 'water-deep', 'park', 'park-deep', 'shore'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['accent', ground],
  ]),
  ...surfaces.map((surface): [string, string] => ['accent', surface]),
  // Shapes on colours
  ...['blue', 'black', 'purple', 'red'].map((card): [string, string] => ['on-dark', `card-${card}`]),
  ...['green', 'orange'].map((card): [string, string] => ['on-light', `card-${card}`]),
  // Patterns of players, symbols of tokens
  ...['seat-1', 'seat-2', 'seat-3', 'coin'].map((ground): [string, string] => ['outline', ground]),
  ['on-dark', 'seat-0'],
  ['ink-soft', 'raised'],
];

for (const theme of ['light', 'dark'] as const)
  describe(theme, () => {
    test.each(text)('%s is read on %s', (a, b) => {
      expect(contrast(token(a, theme), token(b, theme))).toBeGreaterThanOrEqual(4.5);
    });
    test.each(shapes)('%s is seen on %s', (a, b) => {
      expect(contrast(token(a, theme), token(b, theme))).toBeGreaterThanOrEqual(3);
    });
  });

// Machado, Oliveira and Fernandes 2009, the whole defect: matrices on linear light.
const visions: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(colour: Rgb, vision: number[][]): Rgb {
  const light = colour.map(linear);
  const [r, g, b] = vision.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * light[i]!, 0),
      ),
    ),
  ) as Rgb;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (a: string, b: string, vision: string): number => {
  const [p, q] = [a, b].map((name) => lab(token(name, 'light'), visions[vision]!)) as [Rgb, Rgb];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};
const cardTokens = colours.map((colour) => `card-${colour}`);
const seatTokens = [0, 1, 2, 3].map((seat) => `seat-${seat}`);
const pairs = (names: string[]) => names.flatMap((a, i) => names.slice(i + 1).map((b): [string, string] => [a, b]));

describe.each(Object.keys(visions))('%s vision', (vision) => {
  test('the card colours are far apart', () => {
    for (const [a, b] of pairs(cardTokens)) expect(apart(a, b, vision), `${a}, ${b}`).toBeGreaterThanOrEqual(40);
  });
  test('the seats are told from each other', () => {
    for (const [a, b] of pairs(seatTokens)) expect(apart(a, b, vision), `${a}, ${b}`).toBeGreaterThanOrEqual(25);
  });
});

// Ten colours cannot all be far apart for everybody: cars have windows, an edge and a pattern, which open spaces have not.
test('for normal vision no seat has the colour of a card', () => {
  for (const seat of seatTokens)
    for (const card of cardTokens) expect(apart(seat, card, 'normal'), `${seat}, ${card}`).toBeGreaterThanOrEqual(25);
});
