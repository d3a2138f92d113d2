// What panels show, rendered to HTML; how the final score is counted.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import file from '../../../../boards/san-francisco.json';
import BoardMap from '../../board/BoardMap.svelte';
import type { Board } from '../../protocol/board';
import type { Chair, Own } from '../../protocol/update';
import { type CardCounts, levels } from '../../protocol/words';
import { wholeWay } from '../../model/tickets';
import { countingOf } from './counting';
import BotFace from './BotFace.svelte';
import FinalScore from './FinalScore.svelte';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Players from './Players.svelte';
import PaymentChooser from './PaymentChooser.svelte';
import TicketLine from './TicketLine.svelte';
import Tickets from './Tickets.svelte';
import { cardsText, chairNames, clockText, counted } from '../../i18n/names';
import { spoken } from '../../i18n/language.svelte';

beforeAll(() => spoken.need('aside'));

const board = file as unknown as Board;
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

describe('map', () => {
  const props = {
    board,
    owners: { 'lands-end--sunset': 2 },
    claimable: new Set(['presidio--lands-end']),
    title: 'Map',
    label: (route: { id: string }) => `route ${route.id}`,
    placeLabel: (place: { id: string }) => `place ${place.id}`,
    controls: { nearer: '+', farther: '-', whole: '0' },
  };
  const html = render(BoardMap, { props }).body;

  test('every route and place has a name, and one of them is reached by Tab', () => {
    for (const { id } of board.routes) expect(html).toContain(`aria-label="route ${id}"`);
    for (const { id } of board.locations) expect(html).toContain(`aria-label="place ${id}"`);
    expect(count(html, /tabindex="0" data-id/)).toBe(1);
    expect(html).toMatch(/tabindex="0" data-id="presidio--lands-end"/);
  });

  test('what cannot be claimed says so', () => {
    expect(count(html, 'aria-disabled="false"')).toBe(1);
  });

  test('a claimed route has as many cars as spaces', () => {
    expect(/class="body[^"]*" d="([^"]*)"/.exec(html)![1]!.match(/z/g)).toHaveLength(3);
  });
});

describe('market', () => {
  const html = (slots: number[], drawable: boolean) =>
    render(Market, {
      props: {
        market: ['blue', 'ferry', null, 'red', 'red'],
        deck: 3,
        discard: 0,
        slots,
        drawable,
        onslot: () => undefined,
        ondeck: () => undefined,
      },
    }).body;

  test('R4.4: what may not be taken says so, and can still be asked why', () => {
    expect(count(html([0, 3, 4], true), '<button')).toBe(5);
    expect(count(html([0, 3, 4], true), 'aria-disabled="true"')).toBe(1);
    expect(count(html([], false), 'aria-disabled="true"')).toBe(5);
    expect(count(html([], false), /\sdisabled/)).toBe(0);
  });

  test('a gap is named', () => {
    expect(html([], false)).toContain('No card');
  });
});

test('a hand is sorted by colour, ferries last, and counted', () => {
  const html = render(Hand, { props: { hand: { ferry: 2, black: 3, blue: 1 } } }).body;
  const names = ['1 blue', '3 black', '2 ferries'].map((name) => html.indexOf(`aria-label="${name}"`));
  expect(names.every((at) => at >= 0)).toBe(true);
  expect(names).toEqual([...names].sort((a, b) => a - b));
});

test('whose turn it is is said, not only shown by colour', () => {
  const player = { name: 'Ada', cars: 2, points: 12, hand: 3, tickets: 1, tokens: ['crab'] };
  const html = render(Players, { props: { players: [{ ...player, turn: true }, player] } }).body;
  expect(count(html, 'aria-current="true"')).toBe(1);
  expect(html).toContain('aria-label="Crab"');
});

test('a ticket tells in words how far it is', () => {
  const ticket = board.tickets[0]!;
  const props = { board, left: 4, tickets: [{ ticket, progress: { state: 'cut_off', by: 'routes' } as const }] };
  expect(render(Tickets, { props }).body).toContain('Cut off');
});

test('the line of a ticket is built by as much as fewer cars are needed', () => {
  const ticket = board.tickets.find(({ id }) => id === 'nob-hill--castro')!;
  const whole = wholeWay(board, ticket);
  expect(whole).toBeGreaterThan(2);
  const width = (spaces: number) =>
    /width: ?([\d.]+)%/.exec(
      render(TicketLine, { props: { board, ticket, progress: { state: 'open', way: { spaces, routes: [] } } } }).body,
    )?.[1];
  expect(Number(width(whole))).toBe(0);
  expect(Number(width(1))).toBeCloseTo(100 * (1 - 1 / whole));
  expect(Number(width(whole + 3))).toBe(0); // only a way round is left
});

test('a payment is named by its cards', () => {
  const html = (...payments: CardCounts[]) =>
    render(PaymentChooser, { props: { payments, chosen: payments[0]!, onchoose: () => undefined } }).body;
  expect(html({ black: 2, ferry: 1 })).toContain('aria-label="2 black, 1 ferry"');
  expect(html({ black: 2, ferry: 1 })).not.toContain('<input'); // no choice
  expect(count(html({ black: 2, ferry: 1 }, { black: 3 }), '<input')).toBe(2);
});

describe('words', () => {
  test('cards are listed by colour', () => {
    expect(counted({ ferry: 1, green: 2 })).toEqual([
      ['green', 2],
      ['ferry', 1],
    ]);
    expect(cardsText({ ferry: 1, green: 2 })).toBe('2 green, 1 ferry');
  });
  test('clocks', () => {
    expect([59_001, 61_000, 3_661_000, 0].map(clockText)).toEqual(['1:00', '1:01', '1:01:01', '0:00']);
    expect(clockText(2 * 86_400_000 + 3_600_000)).toBe('2 d 1 h');
  });
});

describe('bots', () => {
  test('every bot of a level has a name and a face of its own', () => {
    const bots = levels.flatMap((level) => chairNames(Array<Chair>(4).fill({ kind: 'bot', level })).map((name) => ({ level, name })));
    expect(new Set(bots.map(({ name }) => name)).size).toBe(16);
    for (const { name } of bots) expect(name).toMatch(/^[A-Z][a-z]{1,6}$/); // as every language writes it, and short
    expect(new Set(bots.map((props) => render(BotFace, { props }).body)).size).toBe(16);
  });
  test('who begins sits first, and the bots are called the same', () => {
    const chairs: Chair[] = [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', level: 'local' },
      { kind: 'bot', level: 'tourist' },
      { kind: 'bot', level: 'local' },
    ];
    expect(chairNames(chairs)).toEqual(['Ann', 'Mabel', 'Milo', 'Otto']);
    for (const first of [1, 2, 3])
      expect(new Set(chairNames([...chairs.slice(first), ...chairs.slice(0, first)]))).toEqual(new Set(chairNames(chairs)));
  });
  test('no bot is called like a person at the table', () => {
    const bot: Chair = { kind: 'bot', level: 'gripman' };
    expect(chairNames([{ kind: 'person', name: 'Bruno' }, bot, bot, bot])).toEqual(['Bruno', 'Vera', 'Max', 'Stella']);
  });
  test('the level stands beside the name, for eyes and ears', () => {
    const player = { cars: 20, points: 0, hand: 2, tickets: 2, tokens: [] };
    const html = render(Players, { props: { players: [{ ...player, name: 'Mabel', level: 'conductor' }] } }).body;
    expect(html).toContain('title="Mabel, Conductor bot"');
    expect(html).toContain('>Conductor bot</span>');
    expect(html).not.toContain('Played by a bot');
  });
});

test.each([
  [[0], 'Ann and Ben have the same points. The one with more completed tickets wins.'],
  [[0, 1], 'Ann and Ben have the same points. They have completed equally many tickets and share the win.'],
])('R7.4: a tie is explained, winners %s', (winners, sentence) => {
  const score = (total: number) => ({ routes: total, tickets: 0, tokens: 0, total, completed: 0 });
  const html = (...totals: number[]) =>
    render(FinalScore, {
      props: {
        board,
        names: ['Ann', 'Ben', 'Cem'],
        ended: { type: 'game_ended', scores: totals.map(score), winners },
        all: [],
        tokens: [],
        history: [{ event: 0, points: totals }],
        pace_ms: 0,
      },
    }).body;
  expect(html(12, 12, 9)).toContain(sentence);
  expect(html(12, 11, 9)).not.toContain('same points');
});

test('R7.2: the steps of the final count add up to the total', () => {
  const own = (tickets: string[], completed: string[]): Own => ({ hand: {}, tickets, completed });
  const all = [own(['chinatown--civic-center', 'nob-hill--castro'], ['nob-hill--castro']), own(['alcatraz--potrero-hill'], [])];
  const scores = [
    { routes: 20, tickets: 2, tokens: 2, total: 24, completed: 1 },
    { routes: 10, tickets: -8, tokens: 0, total: 2, completed: 0 },
  ];
  const steps = countingOf(board, scores, all);
  for (const [seat, { total }] of scores.entries())
    expect(steps.filter((step) => step.seat === seat).reduce((sum, step) => sum + step.points, 0)).toBe(total);
  expect(steps.map((step) => `${step.seat}${step.kind[0]}${step.kind[1]}`)).toEqual(['0ro', '1ro', '0ti', '1ti', '0ti', '0to', '1to']);
});
