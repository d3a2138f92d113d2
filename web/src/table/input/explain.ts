// Why something cannot be done now, in words that say what is missing. Only explains: what may be done is what the host says.
import type { Id, Text } from '../../i18n/say';
import type { Claim } from '../../model/claims';
import { ownerOf, twinOf } from '../../model/network';
import type { Board, Route } from '../../protocol/board';
import type { Game, Own } from '../../protocol/update';
import { colours, type Card, type CardCounts, type RouteId, type Seat } from '../../protocol/words';

export interface Position {
  board: Board;
  game: Game;
  seat: Seat;
  own: Own;
  claims: Claim[]; // what the seat may claim now
}

// A text by its id, and the number of the rule behind it, if it is one.
export type Why = Text<Extract<Id, `why-${string}`> | 'moved-on'> & { rule?: string };

// How many cards, ferry cards among them, a hand still lacks for a route: by its colour, or the best colour for a grey one.
export function lacking(route: Route, hand: CardCounts): { cards: number; ferries: number } {
  const ferries = hand.ferry ?? 0;
  const best = route.color === 'grey' ? Math.max(...colours.map((colour) => hand[colour] ?? 0)) : (hand[route.color] ?? 0);
  const needed = route.ferries ?? 0;
  return { cards: Math.max(0, route.length - Math.min(best, route.length - needed) - ferries), ferries: Math.max(0, needed - ferries) };
}

// What keeps a seat from acting at all, or nothing.
export function whyNotNow({ game, seat, own }: Position): Why | undefined {
  if (game.phase === 'over') return { id: 'why-over', rule: 'R7.1' };
  if (own.legal) return undefined;
  if (game.phase === 'setup_tickets') return { id: 'why-chosen', rule: 'R2.6' };
  return game.to_act.includes(seat) ? { id: 'why-wait', rule: 'R3.1' } : { id: 'why-turn', rule: 'R3.1' };
}

function whyOtherPhase(position: Position): Why | undefined {
  const not = whyNotNow(position);
  if (not) return not;
  switch (position.game.phase) {
    case 'setup_tickets':
      return { id: 'why-keep-first', rule: 'R2.6' };
    case 'keep_tickets':
      return { id: 'why-keep-first', rule: 'R6.1' };
    case 'setup_stacks':
      return { id: 'why-place-first', rule: 'R2.7' };
    default:
      return undefined;
  }
}

export function whyNotRoute(position: Position, id: RouteId): Why {
  const { board, game, seat, own } = position;
  const route = board.routes.find((each) => each.id === id)!;
  if (ownerOf(game, id) !== null) return { id: 'why-claimed', rule: 'R5.1' };
  const twin = twinOf(board, route);
  const twinOwner = twin && ownerOf(game, twin.id);
  if (twinOwner === seat) return { id: 'why-twin-mine', rule: 'R5.6' };
  if (twinOwner !== null && game.seats.length === 2) return { id: 'why-twin-closed', rule: 'R5.6' };
  const phase = whyOtherPhase(position);
  if (phase) return phase;
  if (game.phase === 'second_card') return { id: 'why-second-card', rule: 'R4.1' };
  const cars = game.seats[seat]!.cars;
  if (cars < route.length) return { id: 'why-cars', args: { length: route.length, cars }, rule: 'R5.5' };
  const { cards, ferries } = lacking(route, own.hand);
  if (ferries > 0) return { id: 'why-ferries', args: { missing: ferries }, rule: 'R5.4' };
  if (route.color === 'grey') return { id: 'why-cards-grey', args: { missing: cards }, rule: 'R5.3' };
  return { id: 'why-cards', args: { missing: cards, colour: route.color }, rule: 'R5.2' };
}

// Why a route cannot be paid for with a certain card.
export function whyNotWith(position: Position, id: RouteId, card: Card): Why {
  const route = position.board.routes.find((each) => each.id === id)!;
  const why = position.claims.some((claim) => claim.route === route) ? undefined : whyNotRoute(position, id);
  if (why && !why.id.startsWith('why-cards')) return why;
  if (card === 'ferry') return why ?? { id: 'why-colour', rule: 'R5.2' };
  if (route.color !== 'grey' && route.color !== card) return { id: 'why-colour', rule: 'R5.2' };
  const { cards } = lacking({ ...route, color: card }, position.own.hand);
  return { id: 'why-cards', args: { missing: cards, colour: card }, rule: route.color === 'grey' ? 'R5.3' : 'R5.2' };
}

export function whyNotMarket(position: Position, slot: number): Why {
  const phase = whyOtherPhase(position);
  if (phase) return phase;
  if (position.game.market[slot] === 'ferry') return { id: 'why-second-ferry', rule: 'R4.4' };
  return { id: 'why-empty-slot', rule: 'R4.1' };
}

export function whyNotDeck(position: Position): Why {
  return whyOtherPhase(position) ?? { id: 'why-no-cards', rule: 'R4.7' };
}

export function whyNotTickets(position: Position): Why {
  const phase = whyOtherPhase(position);
  if (phase) return phase;
  if (position.game.phase === 'second_card') return { id: 'why-second-card', rule: 'R4.1' };
  return { id: 'why-no-tickets', rule: 'R6.2' };
}

export function whyNotPass(position: Position): Why {
  return whyOtherPhase(position) ?? { id: 'why-no-pass', rule: 'R3.3' };
}

export function whyNotPlace({ game }: Position, location: string): Why {
  return game.phase === 'setup_stacks' && game.stacks[location]
    ? { id: 'why-stack-there', rule: 'R2.8' }
    : { id: 'why-no-stack', rule: 'R2.7' };
}
