import { describe, expect, test } from 'vitest';
import sanFrancisco from '../../../boards/san-francisco.json';
import { claims } from '../model/claims';
import type { Board } from '../protocol/board';
import type { Game, Legal, Player } from '../protocol/update';
import type { CardCounts } from '../protocol/words';
import { aboutRoute, placeLabel, routeLabel, type Sight } from './describe';

const board = sanFrancisco as unknown as Board;
const route = (id: string) => board.routes.find((each) => each.id === id)!;
const player = (routes: string[] = []): Player => ({ cars: 20, points: 0, hand: 2, tickets: 1, tokens: [], routes });

function given(hand: CardCounts | null, legal?: Legal, seats = [player(), player(), player()]): Sight {
  const game = {
    phase: 'turn',
    to_act: [0],
    market: [],
    deck: 20,
    discard: {},
    ticket_deck: 10,
    returned_by: [],
    stacks: { castro: { symbol: 'crab', height: 2 } },
    spare_stacks: [],
    seats,
  } satisfies Game;
  const own = hand && { hand, tickets: [], completed: [], ...(legal ? { legal } : {}) };
  return {
    scene: { board, names: ['Ann', 'Ben', 'Cem'], me: 0 },
    game,
    position: own ? { board, game, seat: 0, own, claims: claims(board, game, 0, own) } : undefined,
  };
}

const black = route('haight-ashbury--twin-peaks'); // two spaces
const grey = route('castro--civic-center'); // two spaces
const ferry = route('the-embarcadero--alcatraz'); // grey, three spaces, one of them with a ferry symbol

describe('a route tells what it costs and what is missing', () => {
  test('by its colour', () => {
    expect(aboutRoute(black, given({ black: 1, red: 4 }))).toMatch(/Costs 2 black\. You have 1 black\. 1 card is missing\.$/);
    expect(aboutRoute(black, given({ red: 4 }))).toMatch(/Costs 2 black\. You have no card for it\. 2 cards are missing\.$/);
  });
  test('by the best colour of a grey one, and with ferry cards', () => {
    expect(aboutRoute(grey, given({ blue: 1, red: 1 }))).toMatch(/Costs 2 of one colour\. You have 1 blue\. 1 card is missing\.$/);
    expect(aboutRoute(ferry, given({ red: 1, ferry: 1 }))).toMatch(
      /Costs 2 of one colour and 1 ferry\. You have 1 red and 1 ferry\. 1 card is missing\.$/,
    );
  });
  test('off turn with enough in hand nothing is missing', () => {
    expect(aboutRoute(black, given({ black: 1, ferry: 1 }))).toMatch(/Costs 2 black\. You have 1 black and 1 ferry\.$/);
  });
  test('on turn how it can be paid', () => {
    const legal = {
      claim_route: [{ route: grey.id, payments: [{ red: 1, ferry: 1 }, { red: 2 }, { blue: 1, ferry: 1 }, { blue: 2 }, { ferry: 2 }] }],
    };
    expect(aboutRoute(grey, given({ blue: 2, red: 3, ferry: 2 }, legal))).toMatch(/Costs 2 of one colour\. You can pay 2 red or 2 blue\.$/);
  });
  test('to a spectator too', () => {
    expect(routeLabel(black, given(null))).toBe('Haight Ashbury – Twin Peaks. 2 spaces, black, 2 points. Open. Costs 2 black.');
  });
});

test('R5.6 whose it is, and that its twin is closed by that', () => {
  const taken = given({ blue: 2 }, undefined, [player(), player(['castro--mission-district-a'])]);
  expect(aboutRoute(route('castro--mission-district-a'), taken)).toMatch(/Belongs to Ben\.$/);
  expect(aboutRoute(route('castro--mission-district-b'), taken)).toMatch(/Closed\.$/);
});

test('a place tells the tokens that lie there', () => {
  const { game } = given(null);
  expect(
    placeLabel(
      board.locations.find(({ id }) => id === 'castro')!,
      game,
    ),
  ).toBe('Castro, 2 tokens: Crab');
  expect(
    placeLabel(
      board.locations.find(({ id }) => id === 'sunset')!,
      game,
    ),
  ).toBe('Sunset');
});
