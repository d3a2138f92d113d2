// What anybody with a good memory knows of the others' hands: cards that they were seen to take and have not paid.
import type { SeenEvent } from '../protocol/event';
import { cards, type Card, type CardCounts } from '../protocol/words';

export interface KnownHand {
  known: CardCounts;
  unknown: number;
}

export function knownHands(events: readonly SeenEvent[], seats: number): KnownHand[] {
  const hands = Array.from({ length: seats }, (): KnownHand => ({ known: {}, unknown: 0 }));
  for (const event of events) {
    switch (event.type) {
      case 'dealt':
        for (const hand of hands) hand.unknown = 2; // R2
        break;
      case 'card_drawn':
        ++hands[event.seat]!.unknown;
        break;
      case 'card_taken':
        add(hands[event.seat]!.known, event.card, 1);
        break;
      case 'route_claimed':
        pay(hands[event.seat]!, event.paid);
        break;
      default:
    }
  }
  return hands;
}

// What was not known to be there came out of the unknown cards.
function pay(hand: KnownHand, paid: CardCounts): void {
  for (const card of cards) {
    const count = paid[card] ?? 0;
    const known = Math.min(count, hand.known[card] ?? 0);
    add(hand.known, card, -known);
    hand.unknown -= count - known;
  }
}

function add(counts: CardCounts, card: Card, by: number): void {
  const count = (counts[card] ?? 0) + by;
  if (count === 0) delete counts[card];
  else counts[card] = count;
}
