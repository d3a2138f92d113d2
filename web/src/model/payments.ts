// Which payment to propose for a route. Pure.
import { twinOf } from './network';
import type { Board, Route } from '../protocol/board';
import { type CardCounts, colours, type Colour, type RouteId } from '../protocol/words';

export const samePayment = (a: CardCounts, b: CardCounts): boolean => (a.ferry ?? 0) === (b.ferry ?? 0) && colours.every((colour) => (a[colour] ?? 0) === (b[colour] ?? 0));

// The cards that these routes still take after a claim, by colour. A grey route wants no colour in particular, and a ferry symbol no
// colour at all. R5.6: a claim makes its twin useless.
export function wantedAfter(board: Board, claimed: Route, routes: ReadonlySet<RouteId>): CardCounts {
  const wanted: CardCounts = {};
  for (const route of board.routes) {
    if (!routes.has(route.id) || route.color === 'grey' || route === claimed || route === twinOf(board, claimed)) continue;
    wanted[route.color] = (wanted[route.color] ?? 0) + route.length - (route.ferries ?? 0);
  }
  return wanted;
}

// How many more wanted cards are missing after paying. What is left over anyway costs nothing.
export function cardsLost(paid: CardCounts, hand: CardCounts, wanted: CardCounts): number {
  const missing = (colour: Colour, held: number) => Math.max(0, (wanted[colour] ?? 0) - held);
  return colours.reduce((sum, colour) => {
    const held = hand[colour] ?? 0;
    return sum + missing(colour, held - (paid[colour] ?? 0)) - missing(colour, held);
  }, 0);
}

// Each payment once, the one to propose first: the fewest ferry cards, then the fewest wanted cards lost, then the colour of which most
// is left. The order of the colours settles what is still equal, so the order of the list never matters.
export function bestFirst(payments: readonly CardCounts[], hand: CardCounts, wanted: CardCounts): CardCounts[] {
  const rated = payments
    .filter((paid, i) => payments.findIndex((other) => samePayment(other, paid)) === i)
    .map((paid) => {
      const colour = colours.findIndex((each) => (paid[each] ?? 0) > 0);
      const left = colour < 0 ? 0 : (hand[colours[colour]!] ?? 0) - paid[colours[colour]!]!;
      return { paid, rank: [paid.ferry ?? 0, cardsLost(paid, hand, wanted), -left, colour] };
    });
  return rated.sort((a, b) => a.rank.map((value, i) => value - b.rank[i]!).find((difference) => difference !== 0) ?? 0).map(({ paid }) => paid);
}
