// Which things travel when something happens: planned from events alone, so that the screen only catches up with what is already true.
import type { SeenEvent } from '../../protocol/event';
import { cards, type Card, type Seat } from '../../protocol/words';
import type { Sound } from './sound';

// Where a thing is: found on the screen by `data-fly`, on the map by `data-id`.
export type Anchor = 'deck' | 'discard' | 'tickets' | 'hand' | `market-${number}` | `seat-${number}` | `map:${string}`;

export type Thing = { card: Card | 'back' } | { car: Seat } | { token: string } | { ticket: true };

export interface Motion {
  thing: Thing;
  from: Anchor;
  to: Anchor;
  start_ms: number;
  ms: number;
}

export interface Plan {
  motions: Motion[];
  sounds: Sound[];
}

// 0: nothing travels; 1: as usual; more is slower.
export type Pace = number;

const travel = 320;
const apart = 90; // between things of one kind
const most = 12; // of one plan: after a long absence only the end is shown

export function plan(events: readonly SeenEvent[], me: Seat | null, pace: Pace): Plan {
  const motions: Motion[] = [];
  const sounds = new Set<Sound>();
  let start_ms = 0;
  const home = (seat: Seat): Anchor => (seat === me ? 'hand' : `seat-${seat}`);
  const move = (thing: Thing, from: Anchor, to: Anchor) => {
    motions.push({ thing, from, to, start_ms, ms: travel });
    start_ms += apart;
  };
  for (const event of events) {
    switch (event.type) {
      case 'card_drawn':
        move({ card: event.card ?? 'back' }, 'deck', home(event.seat));
        sounds.add('card');
        break;
      case 'card_taken':
        move({ card: event.card }, `market-${event.slot}`, home(event.seat));
        sounds.add('card');
        break;
      case 'market_filled':
        move({ card: event.card }, 'deck', `market-${event.slot}`);
        break;
      case 'route_claimed':
        for (const card of cards) for (let i = 0; i < (event.paid[card] ?? 0); ++i) move({ card }, home(event.seat), `map:${event.route}`);
        move({ car: event.seat }, `seat-${event.seat}`, `map:${event.route}`);
        sounds.add(event.paid.ferry ? 'water' : 'car');
        break;
      case 'token_taken':
        move({ token: event.symbol }, `map:${event.location}`, `seat-${event.seat}`);
        sounds.add('coin');
        break;
      case 'stack_placed':
        move({ token: event.symbol }, `seat-${event.seat}`, `map:${event.location}`);
        sounds.add('coin');
        break;
      case 'tickets_offered':
        for (let i = 0; i < event.count; ++i) move({ ticket: true }, 'tickets', home(event.seat));
        sounds.add('card');
        break;
      case 'last_round_began':
        sounds.add('last');
        break;
      case 'game_ended':
        sounds.add('result');
        break;
      default: // seen well enough without anything that travels
    }
  }
  const last = motions.slice(-most);
  const begun = last[0]?.start_ms ?? 0;
  return {
    motions: pace === 0 ? [] : last.map((motion) => ({ ...motion, start_ms: (motion.start_ms - begun) * pace, ms: motion.ms * pace })),
    sounds: [...sounds],
  };
}
