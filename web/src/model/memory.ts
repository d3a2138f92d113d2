// What anybody with a good memory knows: cards that others were seen to take and have not paid, and what is left to be seen.
import type { SeenEvent } from '../protocol/event';
import type { Game, Own } from '../protocol/update';
import { cards, type Card, type CardCounts, type Seat, type SymbolId } from '../protocol/words';

export interface KnownHand {
  known: CardCounts;
  unknown: number;
}

export interface Memory {
  hands: (KnownHand & { seat: Seat })[]; // of the others
  unseen: CardCounts; // in the deck and among the unknown cards of hands
  discard: CardCounts;
  tokens: Record<SymbolId, number>; // on the map
}

// R1.3
const made = (card: Card): number => (card === 'ferry' ? 8 : 6);

// `own`: the hand of the seat that remembers; a spectator has none.
export function memory(events: readonly SeenEvent[], game: Game, own?: { seat: Seat; hand: Own['hand'] }): Memory {
  const hands = knownHands(events, game.seats.length).map((hand, seat) => ({ ...hand, seat }));
  const others = hands.filter(({ seat }) => seat !== own?.seat);
  const seen: CardCounts[] = [game.discard, own?.hand ?? {}, ...others.map(({ known }) => known)];
  const unseen: CardCounts = {};
  for (const card of cards) {
    const open = game.market.filter((each) => each === card).length;
    add(
      unseen,
      card,
      seen.reduce((left, counts) => left - (counts[card] ?? 0), made(card) - open),
    );
  }
  const tokens: Record<SymbolId, number> = {};
  for (const { symbol, height } of Object.values(game.stacks)) tokens[symbol] = (tokens[symbol] ?? 0) + height;
  return { hands: others, unseen, discard: game.discard, tokens };
}

export function knownHands(events: readonly SeenEvent[], seats: number): KnownHand[] {
  const hands = Array.from({ length: seats }, (): KnownHand => ({ known: {}, unknown: 0 }));
  for (const event of events) {
    switch (event.type) {
      case 'dealt':
        for (const hand of hands) hand.unknown = 2; // R2.5
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
