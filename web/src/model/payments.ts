// Which payment to propose for a route. Pure.
import { twinOf } from './network';
import type { Board, Route } from '../protocol/board';
import { type CardCounts, cards, colours } from '../protocol/words';

export const samePayment = (a: CardCounts, b: CardCounts): boolean => cards.every((card) => (a[card] ?? 0) === (b[card] ?? 0));

// The cards that the routes ahead still take after a claim, by colour. A grey route wants no colour in particular, and a ferry symbol no
// colour at all. R5.6: a claim makes its twin useless.
export function wantedAfter(board: Board, claimed: Route, ahead: readonly Route[]): CardCounts {
  const twin = twinOf(board, claimed);
  const wanted: CardCounts = {};
  for (const route of ahead) {
    if (route.color === 'grey' || route === claimed || route === twin) continue;
    wanted[route.color] = (wanted[route.color] ?? 0) + route.length - (route.ferries ?? 0);
  }
  return wanted;
}

// How many more wanted cards are missing after paying. What is left over anyway costs nothing.
export function cardsLost(paid: CardCounts, hand: CardCounts, wanted: CardCounts): number {
  let lost = 0;
  for (const colour of colours) {
    const [spent, held, need] = [paid[colour] ?? 0, hand[colour] ?? 0, wanted[colour] ?? 0];
    if (spent > 0) lost += Math.max(0, need - held + spent) - Math.max(0, need - held);
  }
  return lost;
}

// Each payment once, the one to propose first: the fewest ferry cards, then the fewest wanted cards lost, then the colour of which most
// is left. The order of the colours settles what is still equal, so the order of the list never matters.
export function bestFirst(payments: readonly CardCounts[], hand: CardCounts, wanted: CardCounts): CardCounts[] {
  const distinct = new Map(payments.map((paid) => [cards.reduce((key, card) => 10 * key + (paid[card] ?? 0), 0), paid]));
  const rated = [...distinct.values()].map((paid) => {
    const colour = colours.findIndex((each) => (paid[each] ?? 0) > 0);
    const left = colour < 0 ? 0 : (hand[colours[colour]!] ?? 0) - paid[colours[colour]!]!;
    return { paid, ferries: paid.ferry ?? 0, lost: cardsLost(paid, hand, wanted), left, colour };
  });
  rated.sort((a, b) => a.ferries - b.ferries || a.lost - b.lost || b.left - a.left || a.colour - b.colour);
  return rated.map(({ paid }) => paid);
}
