// The landscape under a board: flat shapes, bottom first, as [class, path]; Scenery.svelte has the classes. A board without a drawing
// of its own gets one from its routes (automatic.ts).

export type Shape = readonly [kind: string, path: string];

export interface Scenery {
  coast: string; // the outline of the land
  water: Shape[]; // far from the land
  shore: Shape[]; // between the shallow water and the land
  land: Shape[]; // on it, and clipped by it
  over: Shape[]; // above both
  fog: string[]; // bands that drift
  sun?: { x: number; y: number; size: number };
}

// A row of narrow teeth along a line: piers.
function piers(x: number, y: number, dx: number, dy: number, count: number, length: number): string {
  const size = Math.hypot(dx, dy);
  const out = `l${Math.round((dy / size) * length)} ${Math.round((-dx / size) * length)}`;
  return Array.from({ length: count }, (_, i) => `M${x + dx * i} ${y + dy * i}${out}`).join('');
}

// A bank of fog: bars with round ends, one under the other.
export const fog = (x: number, y: number, ...bars: [dx: number, width: number][]): string =>
  bars.map(([dx, width], i) => `M${x + dx} ${y + 26 * i}h${width}`).join('');

// A hill in two tones with the shadow it casts; x is the middle of its foot.
export function hill(x: number, y: number, width: number, height: number): Shape[] {
  const w = width / 2;
  const top = y - height;
  return [
    ['shadow', `M${x - w * 0.2} ${y}H${x + w}L${x + w * 2.4} ${y + height * 0.6}H${x + w * 1.2}z`],
    ['lit', `M${x - w} ${y}C${x - w * 0.5} ${y} ${x - w * 0.45} ${top} ${x} ${top}S${x + w * 0.5} ${y} ${x + w} ${y}z`],
    [
      'shade',
      `M${x} ${top}C${x + w * 0.45} ${top} ${x + w * 0.5} ${y} ${x + w} ${y}H${x + w * 0.1}` +
        `C${x + w * 0.3} ${y - height * 0.4} ${x - w * 0.12} ${y - height * 0.6} ${x} ${top}z`,
    ],
  ];
}

export const trees = (...at: [number, number][]): string =>
  at.map(([x, y]) => `M${x - 9} ${y}a9 9 0 1 1 18 0zM${x - 1.5} ${y}h3v9h-3z`).join('');

// Houses with gables, side by side; and their doors and windows.
export const houses = (x: number, y: number, count: number): Shape[] => {
  const each = (draw: (x: number) => string) => Array.from({ length: count }, (_, i) => draw(x + 24 * i)).join('');
  return [
    ['shadow', `M${x} ${y}h${24 * count}l40 26h${-24 * count}z`],
    ['house', each((left) => `M${left} ${y}v-30l11-15l11 15v30z`)],
    ['window', each((left) => `M${left + 4} ${y - 27}h5v9h-5zM${left + 13} ${y - 27}h5v9h-5zM${left + 8} ${y}v-12h6v12z`)],
  ];
};

// A suspension bridge whose deck runs from (x, y) by (dx, dy): towers at parts of it, so high.
export function bridge(x: number, y: number, dx: number, dy: number, towers: [at: number, height: number][], kind: string): Shape[] {
  const tenth = (value: number) => Math.round(10 * value) / 10;
  const deck = (t: number) => ({ x: tenth(x + dx * t), y: tenth(y + dy * t) });
  const feet = towers.map(([t, height]) => ({ t, height, ...deck(t) }));
  const ends = [{ t: 0, height: 0, ...deck(0) }, ...feet, { t: 1, height: 0, ...deck(1) }];
  let cable = '';
  let hangers = '';
  for (let i = 0; i + 1 < ends.length; ++i) {
    const [a, b] = [ends[i]!, ends[i + 1]!];
    const sag = a.height * b.height > 0 ? 1.85 : 0.7;
    const lowest = ((a.height + b.height) / 2) * (1 - sag);
    const point = (s: number) => {
      const height = (1 - s) ** 2 * a.height + 2 * s * (1 - s) * lowest + s * s * b.height;
      const foot = deck(a.t + (b.t - a.t) * s);
      return { ...foot, top: tenth(foot.y - height) };
    };
    for (let k = 0; k <= 24; ++k) {
      const { x, y, top } = point(k / 24);
      cable += `${cable ? 'L' : 'M'}${x} ${top}`;
      if (k % 4 === 2) hangers += `M${x} ${top}V${y}`;
    }
  }
  const masts = feet.map(({ x, y, height: h }) => {
    const strut = (part: number) => `M${x - 7} ${tenth(y - h * part)}h14`;
    return `M${tenth(x - 7)} ${y + 22}V${y - h}M${x + 7} ${y + 22}V${y - h}` + [0.96, 0.7, 0.44].map(strut).join('');
  });
  const end = deck(1);
  return [
    [`${kind} hanger`, hangers],
    [`${kind} cable`, cable],
    [`${kind} truss`, `M${x} ${y + 6}L${end.x} ${end.y + 6}`],
    [`${kind} mast`, masts.join('')],
    [`${kind} deck`, `M${x} ${y}L${end.x} ${end.y}`],
  ];
}

const sanFrancisco: Scenery = {
  coast:
    'M70 3400L84 1000C80 900 74 760 68 650C64 590 48 548 52 512C55 486 78 474 104 462C150 440 172 404 206 380C240 356 246 316 262 276' +
    'C274 246 284 196 306 168C322 150 350 156 362 176C374 204 400 250 452 280C520 316 600 322 668 312C704 306 724 296 740 280' +
    'C748 258 758 236 786 230C812 226 834 228 846 244C866 270 910 262 940 236C972 208 1010 190 1062 188C1120 188 1180 210 1240 236' +
    'C1310 266 1380 300 1412 346C1436 384 1436 440 1432 500C1430 560 1424 610 1430 650C1434 690 1462 704 1456 740C1450 776 1424 800 1440 836' +
    'C1456 868 1500 876 1506 920C1512 968 1478 990 1484 1040C1490 1100 1560 1140 1580 1240L1600 3400z' +
    'M858 84C862 50 906 30 950 38C992 42 1014 66 1006 96C998 124 956 136 920 130C886 126 854 112 858 84z',
  water: [
    ['deep', 'M-900-900H2600V60C2300 20 2100 110 1850 70S1500-40 1250 0S900 70 640 24S200-60-40 0S-500 60-900 20z'],
    ['deep', 'M-900 700C-600 660-420 740-260 700S-60 640 40 700V3400H-900z'],
    ['deep', 'M1380 620C1500 580 1600 660 1750 620S2100 540 2600 620V1100C2300 1060 2100 1140 1850 1100S1560 1030 1380 1090z'],
    [
      'far',
      'M-900-900H420C380-700 420-520 330-400C290-340 330-280 290-220C260-180 300-130 268-70C250-36 262 10 236 40C214 66 190 74 164 78' +
        'C126 84 84 66 50 92C8 122-60 100-110 140C-200 200-300 150-420 190S-700 160-900 220z',
    ],
    ['far-lit', 'M-900-900H250C190-700 200-420 100-260C60-190 130-120 90-60C60-20-60-30-150 20C-320 70-500 20-900 90z'],
    ['far', 'M690-300C740-390 840-440 920-420C1010-400 1100-350 1140-290C1090-250 780-250 690-300z'],
    ['far-lit', 'M690-300C740-390 840-440 920-420C900-370 800-310 690-300z'],
    [
      'far',
      'M2600 1400C2300 1300 2260 1100 2160 1000C2080 900 2120 700 2040 560C1980 440 2040 240 1990 100C1960-20 2020-200 1960-900H2600z',
    ],
    ['far-lit', 'M2600 1200C2400 1100 2340 900 2260 760C2200 620 2260 400 2190 260C2140 100 2180-200 2140-900H2600z'],
    [
      'wave',
      'M20 330q14-12 28 0t28 0t28 0M60 356q14-12 28 0t28 0M-50 590q14-12 28 0t28 0M-80 720q14-12 28 0t28 0t28 0M1530 760q14-12 28 0t28 0' +
        'M1490 700q14-12 28 0t28 0t28 0M470 84q14-12 28 0t28 0t28 0M510 60q14-12 28 0t28 0M1140 52q14-12 28 0t28 0M1430 250q14-12 28 0t28 0' +
        'M1540 960q14-12 28 0t28 0M-20 1010q14-12 28 0t28 0M600-90q14-12 28 0t28 0t28 0M1210-60q14-12 28 0t28 0t28 0',
    ],
  ],
  shore: [
    ['pier', piers(1092, 184, 27, 7, 6, 30) + piers(1268, 246, 24, 12, 5, 34) + piers(1438, 520, -1, 26, 5, 34) + 'M846 252l10-36'],
    ...bridge(
      1432,
      452,
      620,
      -110,
      [
        [0.1, 58],
        [0.27, 58],
        [0.5, 54],
        [0.72, 50],
      ],
      'bay',
    ),
  ],
  land: [
    [
      'park',
      'M262 276C274 246 284 196 306 168C322 150 350 156 362 176C374 204 400 250 452 280C500 304 548 316 596 318L584 440' +
        'C500 452 380 448 318 440C270 434 220 424 190 392C236 362 246 316 262 276z',
    ],
    ['park', 'M66 596C180 590 480 626 590 650L704 664L702 694L590 690L584 722C480 696 180 690 74 706z'],
    ['park', 'M52 512C55 486 78 474 104 462C150 440 172 404 206 380L196 430C176 476 130 520 110 560L62 572C54 548 50 530 52 512z'],
    ['avenue', 'M1400 368L560 990L-100 1500'],
    ['trail', 'M78 640C200 620 300 690 420 676S540 670 590 688M232 330C300 380 420 300 560 400'],
    ['lake', 'M228 660c18-12 58-8 64 4s-38 18-56 12s-18-11-8-16z'],
    ...hill(548, 560, 150, 76),
    ...hill(632, 888, 104, 66),
    ...hill(700, 896, 130, 84),
    ...hill(658, 404, 96, 42),
    ...hill(1136, 506, 84, 44),
    ...hill(1430, 1004, 110, 52),
    ...hill(330, 1046, 190, 66),
    ...hill(1180, 1120, 260, 80),
    ...hill(700, 1260, 420, 120),
    ...hill(1040, 1330, 500, 150),
    [
      'grove',
      trees(
        [286, 330],
        [312, 344],
        [340, 330],
        [474, 328],
        [500, 340],
        [526, 330],
        [300, 624],
        [324, 632],
        [470, 676],
        [494, 684],
        [176, 630],
        [520, 676],
        [238, 400],
        [262, 408],
      ),
    ],
    ...houses(860, 590, 4),
    ...houses(1140, 800, 3),
    ...houses(250, 800, 3),
    ['shadow', 'M1262 606H1346L1400 640H1300z'],
    ['house', 'M1250 606V566H1266V606zM1316 606V540H1334V606zM1336 606V572H1352V606z'],
    ['tower', 'M1268 606L1290 476L1312 606z'],
    ['tower-shade', 'M1290 476L1312 606H1294z'],
    ['tower', 'M1186 330V288a8 8 0 0 1 16 0V330z'],
    ['tower-shade', 'M1194 280a8 8 0 0 1 8 8V330H1194z'],
    ['shadow', 'M1186 330H1202L1232 350H1214z'],
    ['cliff', 'M858 96C880 118 980 118 1008 84C1010 140 850 150 858 96z'],
  ],
  over: [
    ...bridge(
      338,
      182,
      -170,
      -108,
      [
        [0.24, 112],
        [0.74, 92],
      ],
      'gate',
    ),
    ['sail', 'M690 104V52L722 98zM685 102V64L664 98z'],
    ['hull', 'M656 106H730L718 118H668z'],
    ['sail', 'M1330 70V36L1350 66zM1326 69V46L1314 66z'],
    ['hull', 'M1308 72H1356L1348 80H1315z'],
    ['tower', 'M978 66V28h12V66z'],
    ['hull', 'M975 28h18l-9-14z'],
  ],
  fog: [
    fog(-130, 236, [70, 200], [0, 330], [110, 190]),
    fog(-160, 800, [0, 240], [60, 220]),
    fog(520, -60, [0, 300], [90, 260]),
    fog(1500, 330, [40, 200], [-20, 320]),
    fog(1470, 900, [60, 260], [0, 280], [90, 200]),
  ],
  sun: { x: 1500, y: 116, size: 0.78 },
};

export const sceneries: Record<string, Scenery> = { 'san-francisco': sanFrancisco };
