import { describe, expect, test } from 'vitest';
import sanFrancisco from '../../../../boards/san-francisco.json';
import type { Board } from '../../protocol/board';
import type { Game, Legal, Player } from '../../protocol/update';
import type { Card, CardCounts } from '../../protocol/words';
import { claims } from '../../model/claims';
import { lacking, type Position, whyNotMarket, whyNotRoute } from './explain';
import { after, type Flow, type Input, meaning, start, step } from './flow';
import { isCharacter, meaningOf } from './keys';

const board = sanFrancisco as unknown as Board;
const player = (more: Partial<Player> = {}): Player => ({ cars: 20, points: 0, hand: 2, tickets: 1, tokens: [], routes: [], ...more });

function given(legal: Legal | undefined, hand: CardCounts = {}, game: Partial<Game> = {}): Position {
  const table: Game = {
    phase: 'turn',
    to_act: legal ? [0] : [1],
    market: ['blue', 'ferry', 'red', 'red', 'green'],
    deck: 20,
    discard: {},
    ticket_deck: 10,
    returned_by: [],
    stacks: {},
    spare_stacks: [],
    seats: [player(), player(), player()],
    ...game,
  };
  const own = { hand, tickets: [], completed: [], ...(legal ? { legal } : {}) };
  return { board, seat: 0, own, game: table, claims: claims(board, table, 0, own) };
}

const play = (position: Position, inputs: Input[], confirm = true) =>
  inputs.reduce((outcome, input) => step(outcome.flow, input, position, confirm), { flow: start(position) } as ReturnType<typeof step>);

const castro = 'castro--civic-center'; // grey, two spaces
const twoWays = { claim_route: [{ route: castro, payments: [{ red: 2 }, { blue: 2 }, { red: 1, ferry: 1 }] }] };

describe('claiming by dragging a card onto a route', () => {
  const position = given(twoWays, { red: 2, blue: 4, ferry: 1 });
  const dropped = (card: Card, on = position, confirm = true, route = castro) => play(on, [{ type: 'route', route, card }], confirm);

  test('the card is what is proposed to pay with', () => {
    expect(dropped('blue').flow).toMatchObject({ step: 'claim', route: castro, paid: { blue: 2 } });
    expect(dropped('red').flow).toMatchObject({ paid: { red: 2 } });
    expect(dropped('ferry').flow).toMatchObject({ paid: { red: 1, ferry: 1 } });
  });

  test('on the route that is being claimed it changes the payment and confirms nothing', () => {
    const { flow, send } = play(position, [
      { type: 'route', route: castro },
      { type: 'route', route: castro, card: 'red' },
    ]);
    expect([flow, send]).toEqual([{ step: 'claim', route: castro, paid: { red: 2 } }, undefined]);
  });

  test('without confirmation it is sent at once if the card leaves one payment, whatever else could be paid', () => {
    expect(dropped('blue', position, false).send).toEqual({ type: 'claim_route', route: castro, paid: { blue: 2 } });
    expect(dropped('red', position, false).send).toBeUndefined();
  });

  test('R5.2 R5.3 what it cannot pay for is explained by the card', () => {
    expect(dropped('black').why).toEqual({ id: 'why-cards', args: { missing: 1, colour: 'black' }, rule: 'R5.3' });
    expect(dropped('green', given({}, { green: 1 })).why).toEqual({ id: 'why-cards', args: { missing: 1, colour: 'green' }, rule: 'R5.3' });
    const red = board.routes.find(({ color }) => color === 'red')!;
    const payable = given({ claim_route: [{ route: red.id, payments: [{ red: red.length }] }] }, { red: red.length, blue: 5 });
    expect(dropped('blue', payable, true, red.id).why).toEqual({ id: 'why-colour', rule: 'R5.2' });
    expect(dropped('blue', given({}, { blue: 5 }), true, red.id).why).toEqual({ id: 'why-colour', rule: 'R5.2' });
    expect(dropped('red', given({}, { red: 1 }), true, red.id).why).toMatchObject({ id: 'why-cards', rule: 'R5.2' });
  });

  test('out of turn, and where nothing can be claimed any more, the reason is the same as for a click', () => {
    for (const there of [given(undefined, { red: 2 }), given({}, { red: 2 }, { seats: [player(), player({ routes: [castro] })] })])
      expect(dropped('red', there).why).toEqual(whyNotRoute(there, castro));
  });
});

describe('claiming', () => {
  test('a route is asked about, with the best payment chosen, and sent when confirmed', () => {
    const position = given(twoWays, { red: 2, blue: 4, ferry: 1 });
    const asked = play(position, [{ type: 'route', route: castro }]);
    expect(asked).toEqual({ flow: { step: 'claim', route: castro, paid: { blue: 2 } } });
    const sent = step(asked.flow, { type: 'confirm' }, position, true);
    expect(sent).toEqual({ flow: { step: 'idle' }, send: { type: 'claim_route', route: castro, paid: { blue: 2 } } });
  });

  test('another payment can be chosen', () => {
    const position = given(twoWays, { red: 2, blue: 4, ferry: 1 });
    const { send } = play(position, [{ type: 'route', route: castro }, { type: 'pay', paid: { red: 2 } }, { type: 'confirm' }]);
    expect(send).toEqual({ type: 'claim_route', route: castro, paid: { red: 2 } });
  });

  test('choosing the same route again confirms it', () => {
    const position = given(twoWays, { red: 2, blue: 4 });
    expect(
      play(position, [
        { type: 'route', route: castro },
        { type: 'route', route: castro },
      ]).send,
    ).toBeDefined();
  });

  test('without confirmation and without a choice it is sent at once', () => {
    const position = given({ claim_route: [{ route: castro, payments: [{ red: 2 }], tokens: ['castro'] }] }, { red: 2 });
    expect(play(position, [{ type: 'route', route: castro }], false).send).toEqual({
      type: 'claim_route',
      route: castro,
      paid: { red: 2 },
      token_at: 'castro',
    });
    expect(play(given(twoWays, { red: 2, blue: 2 }), [{ type: 'route', route: castro }], false).send).toBeUndefined();
  });

  test('R5.8 with a token at both ends one must be chosen before it is sent', () => {
    const position = given({ claim_route: [{ route: castro, payments: [{ red: 2 }], tokens: ['castro', 'civic-center'] }] }, { red: 2 });
    const early = play(position, [{ type: 'route', route: castro }, { type: 'confirm' }], false);
    expect(early.send).toBeUndefined();
    expect(early.why?.rule).toBe('R5.8');
    const { send } = step(step(early.flow, { type: 'token', at: 'castro' }, position, false).flow, { type: 'confirm' }, position, false);
    expect(send).toMatchObject({ token_at: 'castro' });
  });

  test('Escape goes back to the beginning', () => {
    expect(play(given(twoWays, { red: 2 }), [{ type: 'route', route: castro }, { type: 'back' }])).toEqual({ flow: { step: 'idle' } });
  });

  test('when the view changes, a choice that is no longer legal is dropped', () => {
    const flow: Flow = { step: 'claim', route: castro, paid: { red: 2 } };
    expect(after(flow, given(twoWays))).toEqual(flow);
    expect(after(flow, given({ draw_deck: true }))).toEqual({ step: 'idle' });
  });
});

describe('tickets and stacks', () => {
  test('drawing tickets asks once more, unless that is switched off', () => {
    const position = given({ draw_tickets: true });
    expect(play(position, [{ type: 'tickets' }])).toEqual({ flow: { step: 'tickets' } });
    expect(play(position, [{ type: 'tickets' }, { type: 'confirm' }]).send).toEqual({ type: 'draw_tickets' });
    expect(play(position, [{ type: 'tickets' }], false).send).toEqual({ type: 'draw_tickets' });
  });

  test('R6.1 at least one ticket is kept', () => {
    const position = given({ keep_tickets: [['a'], ['b'], ['a', 'b']] }, {}, { phase: 'keep_tickets' });
    position.own.offer = ['a', 'b'];
    expect(play(position, [{ type: 'confirm' }]).why?.rule).toBe('R6.1');
    expect(play(position, [{ type: 'ticket', ticket: 'b' }, { type: 'confirm' }]).send).toEqual({ type: 'keep_tickets', kept: ['b'] });
    expect(play(position, [{ type: 'ticket', ticket: 'b' }, { type: 'ticket', ticket: 'a' }, { type: 'confirm' }]).send).toEqual({
      type: 'keep_tickets',
      kept: ['a', 'b'],
    });
    expect(play(position, [{ type: 'ticket', ticket: 'b' }, { type: 'ticket', ticket: 'b' }, { type: 'confirm' }]).why).toBeDefined();
  });

  test('R2.7 a stack needs a symbol and a place, and the place can be taken back', () => {
    const position = given(
      { place_stack: { symbols: ['crab', 'heart'], locations: ['castro'] } },
      {},
      { phase: 'setup_stacks', stacks: { sunset: { symbol: 'seagull', height: 2 } } },
    );
    const placed = play(position, [
      { type: 'symbol', symbol: 'crab' },
      { type: 'place', location: 'castro' },
    ]);
    expect(step(placed.flow, { type: 'confirm' }, position, true).send).toEqual({
      type: 'place_stack',
      symbol: 'crab',
      location: 'castro',
    });
    expect(step(placed.flow, { type: 'back' }, position, true).flow).toEqual({ step: 'stack', symbol: 'crab' });
    expect(play(position, [{ type: 'place', location: 'sunset' }]).why?.rule).toBe('R2.8');
    const later = given({ draw_deck: true }, {}, { stacks: position.game.stacks });
    expect(play(later, [{ type: 'place', location: 'sunset' }]).why?.rule).toBe('R2.7');
  });

  test('R5.8 of two tokens one is chosen by its place', () => {
    const position = given({ claim_route: [{ route: castro, payments: [{ red: 2 }], tokens: ['castro', 'civic-center'] }] }, { red: 2 });
    const token = (location: string) =>
      play(position, [{ type: 'route', route: castro }, { type: 'place', location }, { type: 'confirm' }]);
    expect(token('civic-center').send).toMatchObject({ route: castro, token_at: 'civic-center' });
    expect(token('sunset').why?.rule).toBe('R5.8');
  });
});

describe('what a touch means', () => {
  const means = (position: Position, input: Input, flow = start(position)) => meaning(step(flow, input, position, true), position);

  test('a slot of the market is its card, whatever else has changed', () => {
    const slot: Input = { type: 'market', slot: 0 };
    const before = means(given({ draw_market: [0] }), slot);
    expect(means(given({ draw_market: [0, 2] }, { red: 1 }, { market: ['blue', 'red', 'red', 'red', 'red'] }), slot)).toBe(before);
    expect(means(given({ draw_market: [0] }, {}, { market: ['red', 'ferry', 'red', 'red', 'green'] }), slot)).not.toBe(before);
  });
  test('on one’s turn it is another than before', () => {
    for (const input of [{ type: 'deck' }, { type: 'market', slot: 0 }, { type: 'tickets' }, { type: 'route', route: castro }] as Input[])
      expect(means(given({ draw_deck: true, draw_market: [0], draw_tickets: true, ...twoWays }), input)).not.toBe(
        means(given(undefined), input),
      );
  });
  test('a ticket to keep is none once they are kept', () => {
    const position = given({ keep_tickets: [['a'], ['b'], ['a', 'b']] }, {}, { phase: 'setup_tickets' });
    position.own.offer = ['a', 'b'];
    const tick: Input = { type: 'ticket', ticket: 'a' };
    const before = means(position, tick);
    expect(means({ ...position, game: { ...position.game, to_act: [0, 2] } }, tick)).toBe(before);
    expect(means(given(undefined), tick)).not.toBe(before);
    expect(meaning(undefined, undefined)).not.toBe(before);
  });
});

const ferry = board.routes.find(({ id }) => id === 'the-embarcadero--alcatraz')!; // grey, three spaces, one ferry symbol

describe('what cannot be done is explained', () => {
  const why = (route: string, hand: CardCounts, game: Partial<Game> = {}) => whyNotRoute(given({ draw_deck: true }, hand, game), route);

  test('R5.2 how many cards are missing', () => {
    expect(why('haight-ashbury--twin-peaks', { black: 1 })).toEqual({
      id: 'why-cards',
      args: { missing: 1, colour: 'black' },
      rule: 'R5.2',
    });
    expect(why(castro, { black: 1, red: 1 })).toEqual({ id: 'why-cards-grey', args: { missing: 1 }, rule: 'R5.3' });
  });
  test('R5.4 a ferry card is missing', () => {
    expect(why('pier-39--alcatraz', { red: 6 })).toEqual({ id: 'why-ferries', args: { missing: 1 }, rule: 'R5.4' });
    expect(lacking(ferry, { red: 6, ferry: 1 })).toEqual({ cards: 0, ferries: 0 });
    expect(lacking(ferry, { red: 1, ferry: 1 })).toEqual({ cards: 1, ferries: 0 });
  });
  test('R5.5 cars are missing', () => {
    expect(why(castro, { red: 2 }, { seats: [player({ cars: 1 }), player(), player()] }).rule).toBe('R5.5');
  });
  test('R5.6 the other half of a double route', () => {
    const half = { routes: ['castro--mission-district-a'] };
    expect(why('castro--mission-district-b', {}, { seats: [player(half), player(), player()] }).id).toBe('why-twin-mine');
    expect(why('castro--mission-district-b', {}, { seats: [player(), player(half)] }).id).toBe('why-twin-closed');
    expect(why('castro--mission-district-a', {}, { seats: [player(), player(half)] }).id).toBe('why-claimed');
  });
  test('R4.4 a face-up ferry card as the second', () => {
    expect(whyNotMarket(given({ draw_market: [0, 2] }, {}, { phase: 'second_card' }), 1).rule).toBe('R4.4');
  });
  test('R3.1 another seat is to act', () => {
    expect(play(given(undefined), [{ type: 'deck' }]).why?.id).toBe('why-turn');
  });
});

test('a key means something only when it is pressed alone', () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  expect(meaningOf({ key: '3', ...plain })).toEqual({ input: { type: 'market', slot: 2 } });
  expect(meaningOf({ key: 'D', ...plain })).toEqual({ input: { type: 'deck' } });
  expect(meaningOf({ key: 'd', ...plain, ctrlKey: true })).toBeUndefined();
  expect(meaningOf({ key: '9', ...plain })).toBeUndefined();
  expect(['d', '3', '?', 'Escape', 'Enter', 'ArrowUp', ' '].filter((key) => isCharacter({ key }))).toEqual(['d', '3', '?']);
});
