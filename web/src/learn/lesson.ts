// The first game: what the coach says next, from what the table shows and what has been said. Pure.
import { lacking } from '../input/explain';
import type { Flow } from '../input/flow';
import { isOpen } from '../model/network';
import type { Board } from '../protocol/board';
import type { SeenEvent } from '../protocol/event';
import type { Game, Own } from '../protocol/update';
import type { Seat } from '../protocol/words';

// A control that is spoken of; Play.svelte marks it.
export type Spot = 'asked' | 'confirm' | 'market' | 'deck' | `market-${number}` | 'map' | 'me' | 'tickets' | 'draw-tickets' | 'hint';

export interface Moment {
  board: Board;
  game: Game;
  seat: Seat;
  own: Own;
  events: readonly SeenEvent[];
  flow: Flow['step'];
  ready: boolean; // nothing is left to choose: it can be confirmed
  wayShown: boolean; // the way of a ticket is lit on the map
}

export interface Step {
  id: string; // its text: lesson-ID
  when: (moment: Moment) => boolean;
  done?: (moment: Moment) => boolean; // without it, a step is read, and a button leads on
  spot?: (moment: Moment) => Spot;
}

type Own_<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T; seat: Seat }>;

// What this seat did of a kind.
export function own<T extends SeenEvent['type']>({ events, seat }: Pick<Moment, 'events' | 'seat'>, type: T): Own_<T>[] {
  return events.filter((event): event is Own_<T> => event.type === type && 'seat' in event && event.seat === seat);
}

const drawn = (moment: Moment): number => own(moment, 'card_drawn').length + own(moment, 'card_taken').length;
const hasClaimed = (moment: Moment): boolean => own(moment, 'route_claimed').length > 0;
const asked = ({ ready }: Moment): Spot => (ready ? 'confirm' : 'asked');

// Whether it is this seat's turn or not: what is said should not change with every turn.
function canPay({ board, game, seat, own: { hand } }: Moment): boolean {
  return board.routes.some((route) => {
    const { cards, ferries } = lacking(route, hand);
    return cards + ferries === 0 && route.length <= game.seats[seat]!.cars && isOpen(board, game, route, seat);
  });
}

// The first one that has not been told and whose moment has come is told: the most urgent stand first.
export const steps: readonly Step[] = [
  { id: 'score', when: ({ game }) => game.phase === 'over' },
  { id: 'last', when: ({ game }) => game.turns_left !== undefined && game.phase !== 'over' },
  { id: 'keep', when: ({ game, own: { legal } }) => game.phase === 'setup_tickets' && legal !== undefined, done: (moment) => own(moment, 'tickets_kept').length > 0, spot: asked },
  { id: 'stack', when: ({ game, own: { legal } }) => game.phase === 'setup_stacks' && legal !== undefined, done: ({ game }) => !game.phase.startsWith('setup'), spot: asked },
  { id: 'pay', when: ({ flow }) => flow === 'claim', done: hasClaimed, spot: () => 'confirm' },
  { id: 'draw', when: ({ game }) => game.phase === 'turn', done: (moment) => drawn(moment) > 0, spot: () => 'market' },
  { id: 'second', when: ({ game, own: { legal } }) => game.phase === 'second_card' && legal !== undefined, done: (moment) => drawn(moment) > 1, spot: () => 'market' },
  { id: 'ferry', when: (moment) => drawn(moment) > 0 && (moment.game.market.includes('ferry') || (moment.own.hand.ferry ?? 0) > 0), spot: () => 'market' },
  { id: 'claim', when: (moment) => drawn(moment) > 0 && canPay(moment), done: hasClaimed, spot: () => 'map' },
  { id: 'collect', when: (moment) => drawn(moment) > 0, done: hasClaimed, spot: () => 'market' },
  { id: 'points', when: hasClaimed, spot: () => 'me' },
  { id: 'token', when: (moment) => own(moment, 'token_taken').length > 0, spot: () => 'me' },
  { id: 'way', when: (moment) => hasClaimed(moment) && moment.own.tickets.length > 0, done: ({ wayShown }) => wayShown, spot: () => 'tickets' },
  { id: 'more', when: hasClaimed, spot: () => 'draw-tickets' },
  { id: 'hint', when: hasClaimed, spot: () => 'hint' },
  { id: 'free', when: hasClaimed },
];

// What is told now, if anything, and all that need not be told any more. What is being read, `telling`, may be read to its end even if
// its moment has gone.
export function tellNext(moment: Moment, told: readonly string[], telling?: string): { step: Step | undefined; told: readonly string[] } {
  const done = steps.filter(({ id, done }) => !told.includes(id) && done?.(moment)).map(({ id }) => id);
  const all = done.length > 0 ? [...told, ...done] : told;
  const isDue = ({ id, done, when }: Step) => when(moment) || (id === telling && !done);
  const step = steps.find((each) => !all.includes(each.id) && isDue(each) && (each.id === 'score' || moment.game.phase !== 'over'));
  return { step, told: all };
}
