// The shapes that stand beside every colour, and the tourist symbols: paths around 0 0, about 24 wide. One drawing for cards, spaces, lists.
// A fill with rule "evenodd", so that windows are holes.

import type { Colour } from '../protocol/words';

export const shapes: Record<Colour, string> = {
  blue: 'M-13-2c5-8 8-8 13-1s8 7 13-1v6c-5 8-8 8-13 1s-8-7-13 1z',
  green: 'M0-10L12 9H-12z',
  black: 'M0-11L12 0L0 11L-12 0z',
  purple: 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z',
  red: 'M0-12L2.9-3.9L11.4-3.7L4.7 1.5L7.1 9.7L0 4.9L-7.1 9.7L-4.7 1.5L-11.4-3.7L-2.9-3.9z',
  orange: 'M10.5 0L5.3 9.1H-5.3L-10.5 0L-5.3-9.1H5.3z',
};

export const ship = 'M-13 2H13L9 10H-9zM-9 .5V-5H-2.5V-11H3V-5H8V.5zM-6-3.5V-1.5H-3V-3.5zM1-3.5V-1.5H5V-3.5z';

// A cable car seen from its side, 48 wide and 30 high.
export const cableCar =
  'M-17-15H17L19-11H-19zM-24-10H24V-7H22V9H24V12H-24V9H-22V-7H-24zM-19-6V3H-15V-6zM-12-6V2H-5V-6zM-3-6V2H3V-6zM5-6V2H12V-6zM15-6V3H19V-6z' +
  'M-14 12a4 4 0 0 0 8 0zM6 12a4 4 0 0 0 8 0z';

export const symbols: Record<string, string> = {
  'cable-car':
    'M-8-10H8L9-7.5H-9zM-12-6.5H12V-4.5H11V5H12V7H-12V5H-11V-4.5H-12zM-9-4V1H-5V-4zM-3-4V1H3V-4zM5-4V1H9V-4zM-8 8a2.5 2.5 0 0 0 5 0zM3 8a2.5 2.5 0 0 0 5 0z',
  'sea-lion':
    'M-13 4L-9 5C-6 5-4 2-3-1C-2-5-1-10 4-11C7-11.5 9-10 10-8.5L13-7C12-5 10-5 8-5C8-1 9 2 8 5C10 6 12 8 13 10C10 10 8 9.5 6 9C3 10.5-4 11-9 9L-13 11L-12 7.5zM6.2-8.7a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  crab: 'M-7 2C-7-3-4-5 0-5S7-3 7 2S3 8 0 8S-7 7-7 2zM-8 0L-10-2C-13-5-12-9-8-11L-7-7L-5-10C-3-7-5-4-7-3L-6-2zM8 0L10-2C13-5 12-9 8-11L7-7L5-10C3-7 5-4 7-3L6-2zM-7 4L-12 5V7L-7 6zM7 4L12 5V7L7 6zM-5 7L-9 10L-8 12L-3 8zM5 7L9 10L8 12L3 8z',
  'fortune-cookie':
    'M-12 4C-12-5-6-9 1-9C8-9 12-4 12 2C12 6 9 8 6 8C3 8 1 5 0 2C-1 6-4 9-8 9C-11 9-12 7-12 4zM-1-4C-4-3-6 0-7 3L-5.5 3.5C-4 1-3-1 0-2.5z',
  sourdough:
    'M-12 2C-12-5-7-9 0-9S12-5 12 2C12 7 8 9 0 9S-12 7-12 2zM-7-2L-3 4L-1 3L-5-3.5zM-1.5-5L2.5 3.5L4.5 2.5L.5-6zM5-5L8 1L10 0L7-6z',
  seagull: 'M-13-3C-10-8-4-8 0-1C4-8 10-8 13-3C9-5 6-4 4-1C4 2 3 5 0 8C-3 5-4 2-4-1C-6-4-9-5-13-3z',
  heart: 'M0 10C-8 4-12 0-12-4C-12-8-9-10-6.5-10C-3-10-1-8 0-6C1-8 3-10 6.5-10C9-10 12-8 12-4C12 0 8 4 0 10z',
};
const unknownSymbol = 'M0-11L11 0L0 11L-11 0zM0-5L-5 0L0 5L5 0z';

export const symbolPath = (symbol: string): string => symbols[symbol] ?? unknownSymbol;

export const playerColours = ['slate', 'white', 'pink', 'sky'] as const;
