import { describe, expect, test } from 'vitest';
import { shippedBoard as board } from '../protocol/board';
import type { CardCounts } from '../protocol/words';
import { bestFirst, cardsLost, samePayment, wantedAfter } from './payments';

const route = (id: string) => board.routes.find((each) => each.id === id)!;
const grey = route('castro--civic-center'); // two spaces
const proposed = (payments: CardCounts[], hand: CardCounts, wanted: CardCounts = {}) => bestFirst(payments, hand, wanted)[0];

describe('the payment that is proposed', () => {
  test('has the fewest ferry cards, whatever the colours are needed for', () => {
    const payments = [{ blue: 1, ferry: 1 }, { red: 2 }, { ferry: 2 }];
    expect(bestFirst(payments, { red: 2, blue: 6, ferry: 2 }, { red: 2 })).toEqual([{ red: 2 }, { blue: 1, ferry: 1 }, { ferry: 2 }]);
  });

  test('loses the fewest cards that the ways of the tickets want', () => {
    const payments = [{ blue: 2 }, { red: 2 }, { green: 2 }];
    const hand = { blue: 3, red: 2, green: 4 };
    expect(proposed(payments, hand, { blue: 3, green: 4 })).toEqual({ red: 2 });
    expect(proposed(payments, hand, { blue: 2, green: 4, red: 2 })).toEqual({ blue: 2 }); // one card lost instead of two
  });

  test('may be of a wanted colour if enough of it is left', () => {
    expect(proposed([{ red: 2 }, { blue: 2 }], { red: 2, blue: 5 }, { blue: 3 })).toEqual({ blue: 2 });
    expect(proposed([{ red: 2 }, { blue: 2 }], { red: 2, blue: 5 }, { blue: 4 })).toEqual({ red: 2 });
  });

  test('is of the colour of which most is left, if nothing else tells them apart', () => {
    expect(proposed([{ red: 2 }, { blue: 2 }], { red: 3, blue: 2 })).toEqual({ red: 2 });
    expect(bestFirst([{ red: 2 }, { orange: 2 }, { green: 2 }], { red: 2, orange: 2, green: 2 }, {})).toEqual([
      { green: 2 },
      { red: 2 },
      { orange: 2 },
    ]); // in the order of the colours
  });

  test('does not depend on how the payments are listed, and each comes once', () => {
    const hand = { blue: 2, green: 2, red: 4, ferry: 2 };
    const payments = [
      { blue: 2 },
      { green: 2 },
      { red: 2 },
      { blue: 1, ferry: 1 },
      { green: 1, ferry: 1 },
      { red: 1, ferry: 1 },
      { ferry: 2 },
    ];
    const order = bestFirst(payments, hand, { red: 3 });
    expect(order).toEqual([
      { blue: 2 },
      { green: 2 },
      { red: 2 },
      { red: 1, ferry: 1 },
      { blue: 1, ferry: 1 },
      { green: 1, ferry: 1 },
      { ferry: 2 },
    ]);
    expect(bestFirst([...payments].reverse(), hand, { red: 3 })).toEqual(order);
    expect(
      bestFirst([...payments, ...payments.map((paid) => Object.fromEntries(Object.entries(paid).reverse()))], hand, { red: 3 }),
    ).toEqual(order);
  });
});

test('a card is lost if it is wanted and no other takes its place', () => {
  expect(cardsLost({ blue: 2 }, { blue: 2 }, { blue: 3 })).toBe(2);
  expect(cardsLost({ blue: 2 }, { blue: 4 }, { blue: 3 })).toBe(1);
  expect(cardsLost({ blue: 2, ferry: 1 }, { blue: 5, ferry: 1 }, { blue: 3 })).toBe(0);
  expect(cardsLost({ blue: 2 }, { blue: 2 }, { red: 3 })).toBe(0);
});

test('what is wanted after a claim: the coloured spaces that are left on the ways', () => {
  const ahead = [
    'haight-ashbury--twin-peaks',
    'golden-gate-bridge--presidio-a',
    'golden-gate-bridge--fort-mason',
    'haight-ashbury--castro',
  ].map(route);
  expect(wantedAfter(board, grey, ahead)).toEqual({ black: 4, orange: 4 }); // one of the orange spaces has a ferry symbol
  expect(wantedAfter(board, route('haight-ashbury--twin-peaks'), ahead)).toEqual({ black: 2, orange: 4 });
  expect(wantedAfter(board, route('golden-gate-bridge--presidio-b'), ahead)).toEqual({ black: 2, orange: 4 }); // R5.6
});

test('payments are the same if they have the same cards', () => {
  expect(samePayment({ blue: 1, ferry: 1 }, { ferry: 1, blue: 1 })).toBe(true);
  expect(samePayment({ blue: 1, ferry: 1 }, { blue: 1 })).toBe(false);
  expect(samePayment({ blue: 2 }, { red: 2 })).toBe(false);
});
