// A fixed game, for the gallery.
import file from '../../boards/san-francisco.json';
import { claims } from '../src/model/claims';
import type { LogLine } from '../src/model/log';
import { ticketProgress } from '../src/model/tickets';
import type { PlayerView } from '../src/table/panel/Players.svelte';
import type { Board } from '../src/protocol/board';
import type { GameEnded } from '../src/protocol/event';
import type { ChatLine, Game, Own } from '../src/protocol/update';

export const board = file as unknown as Board;

const routes = [
  ['golden-gate-bridge--fort-mason', 'presidio--fort-mason', 'union-square--civic-center-b'],
  ['castro--mission-district-a', 'pacific-heights--painted-ladies-a'],
  ['haight-ashbury--japanese-tea-garden-a', 'nob-hill--pacific-heights'],
  ['sunset--twin-peaks-b', 'soma--the-embarcadero', 'pier-39--lombard-street'],
];

export const game: Game = {
  phase: 'turn',
  to_act: [0],
  market: ['blue', 'ferry', 'orange', 'green', 'red'],
  deck: 17,
  discard: { red: 3, blue: 2, black: 4 },
  ticket_deck: 14,
  returned_by: [],
  stacks: {
    alcatraz: { symbol: 'cable-car', height: 3 },
    'golden-gate-bridge': { symbol: 'sea-lion', height: 2 },
    'the-embarcadero': { symbol: 'crab', height: 3 },
    sunset: { symbol: 'fortune-cookie', height: 1 },
    'potrero-hill': { symbol: 'sourdough', height: 3 },
    'japanese-tea-garden': { symbol: 'seagull', height: 2 },
    'civic-center': { symbol: 'heart', height: 3 },
  },
  spare_stacks: [],
  seats: [
    { cars: 10, points: 16, hand: 9, tickets: 3, tokens: ['sea-lion', 'heart'], routes: routes[0]! },
    { cars: 16, points: 4, hand: 6, tickets: 2, tokens: [], routes: routes[1]! },
    { cars: 15, points: 6, hand: 4, tickets: 2, tokens: ['seagull'], routes: routes[2]! },
    { cars: 13, points: 9, hand: 5, tickets: 1, tokens: ['fortune-cookie', 'crab'], routes: routes[3]! },
  ],
};

export const own: Own = {
  hand: { black: 3, orange: 2, purple: 1, blue: 1, ferry: 2 },
  tickets: ['golden-gate-bridge--painted-ladies', 'presidio--castro', 'alcatraz--potrero-hill'],
  completed: [],
  legal: {
    draw_deck: true,
    draw_tickets: true,
    draw_market: [0, 1, 2, 3, 4],
    claim_route: [
      { route: 'presidio--pacific-heights', payments: [{ orange: 2, ferry: 1 }] },
      { route: 'fort-mason--lombard-street', payments: [{ black: 1 }, { orange: 1 }, { blue: 1 }, { ferry: 1 }] },
      {
        route: 'pier-39--the-embarcadero',
        payments: [{ black: 3 }, { black: 2, ferry: 1 }, { black: 1, ferry: 2 }],
        tokens: ['the-embarcadero'],
      },
      { route: 'lands-end--sunset', payments: [{ black: 3 }], tokens: ['sunset'] },
      { route: 'mission-district--potrero-hill-a', payments: [{ orange: 2 }, { orange: 1, ferry: 1 }], tokens: ['potrero-hill'] },
      { route: 'soma--potrero-hill-b', payments: [{ black: 2 }, { ferry: 2 }], tokens: ['potrero-hill'] },
    ],
  },
};

export const owners = Object.fromEntries(routes.flatMap((list, seat) => list.map((route) => [route, seat])));
export const locked = new Set(['haight-ashbury--japanese-tea-garden-b', 'sunset--twin-peaks-a', 'castro--mission-district-b']);
export const claimList = claims(board, game, 0, own);
export const tickets = [
  ...ticketProgress(board, game, 0, own.tickets),
  ...ticketProgress(board, game, 0, ['presidio--nob-hill']).map(({ ticket }) => ({ ticket, progress: { state: 'joined' } as const })),
  ...ticketProgress(board, game, 0, ['the-embarcadero--lands-end']).map(({ ticket }) => ({
    ticket,
    progress: { state: 'cut_off', by: 'routes' } as const,
  })),
];

export const names = ['Ada', 'Vera', 'Maximiliana', 'Noor'];
export const players: PlayerView[] = game.seats.map((seat, i) => ({
  ...seat,
  name: names[i]!,
  me: i === 0,
  turn: i === 0,
  level: i === 1 ? 'gripman' : undefined,
  bot: i === 2,
  away: i === 3,
  left_ms: [312_000, 295_000, 14_000, 401_000][i],
}));

export const lines: LogLine[] = [
  { id: 'log-dealt', event: 0 },
  { id: 'log-tickets-kept', event: 1, seat: 1, count: 2 },
  { id: 'log-stack-placed', event: 2, seat: 3, symbol: 'heart', location: 'civic-center' },
  { id: 'log-card-taken', event: 3, seat: 2, card: 'ferry' },
  { id: 'log-card-drawn', event: 4, seat: 3 },
  { id: 'log-route-claimed', event: 5, seat: 3, route: 'soma--the-embarcadero', paid: { red: 3 }, points: 4 },
  { id: 'log-token-taken', event: 6, seat: 3, symbol: 'crab', location: 'the-embarcadero' },
  { id: 'log-market-swept', event: 7 },
];
export const logText: Record<string, string> = {
  'log-dealt': 'The cards are dealt',
  'log-tickets-kept': 'Vera keeps 2 tickets',
  'log-stack-placed': 'Noor puts the heart stack at Civic Center',
  'log-card-taken': 'Maximiliana takes a ferry card',
  'log-card-drawn': 'Noor draws from the deck',
  'log-route-claimed': 'Noor claims SoMa – The Embarcadero: 4 points',
  'log-token-taken': 'Noor takes a crab',
  'log-market-swept': 'Three ferries: a new market',
};
export const chat: ChatLine[] = [
  { seat: 0, at_ms: 0, phrase: 'good_luck' },
  { seat: 3, at_ms: 1, text: 'That orange route was mine!' },
];

export const ended: GameEnded = {
  type: 'game_ended',
  winners: [0],
  scores: [
    { routes: 28, tickets: 4, tokens: 4, total: 36, completed: 2 },
    { routes: 21, tickets: 9, tokens: 1, total: 31, completed: 2 },
    { routes: 19, tickets: -2, tokens: 0, total: 17, completed: 1 },
    { routes: 24, tickets: 5, tokens: 6, total: 35, completed: 1 },
  ],
};
const secret = (tickets: string[], completed: string[]): Own => ({ hand: {}, tickets, completed });
export const all: Own[] = [
  secret(
    ['golden-gate-bridge--painted-ladies', 'presidio--castro', 'alcatraz--potrero-hill'],
    ['golden-gate-bridge--painted-ladies', 'presidio--castro'],
  ),
  secret(['chinatown--civic-center', 'presidio--nob-hill'], ['chinatown--civic-center', 'presidio--nob-hill']),
  secret(['nob-hill--castro', 'union-square--twin-peaks'], ['nob-hill--castro']),
  secret(['lombard-street--soma'], ['lombard-street--soma']),
];
export const history = Array.from({ length: 24 }, (_, i) => ({
  event: 4 * i,
  points: [28, 21, 19, 24].map((end, seat) => Math.round((end * Math.max(0, i - seat)) / 24 / 2) * 2),
})).concat([{ event: 96, points: [36, 31, 17, 35] }]);
