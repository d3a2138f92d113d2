// The first game: what the coach says next, from what the table shows and what has been said. Pure.
import type { Id } from '../i18n/say';
import { lacking, type Position } from '../table/input/explain';
import type { Flow } from '../table/input/flow';
import type { Spot } from '../table/spot';
import { isOpen } from '../model/network';
import { ticketProgress } from '../model/tickets';
import type { SeenEvent } from '../protocol/event';
import type { Seat } from '../protocol/words';

export interface Moment extends Omit<Position, 'claims'> {
  events: readonly SeenEvent[];
  flow: Flow['step'];
  ready: boolean; // nothing is left to choose: it can be confirmed
  wayShown: boolean; // the way of a ticket is lit on the map
}

type StepId = Id extends infer I ? (I extends `lesson-${infer S}` ? S : never) : never;

export interface Step {
  id: StepId; // its text: lesson-ID
  when: (moment: Moment) => boolean;
  done?: (moment: Moment) => boolean; // without it, a step is read
  optional?: true; // to be done or only read: a button leads on
  lasts?: true; // what it asks for takes many turns
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

// How many turns this seat has begun.
const played: readonly SeenEvent['type'][] = ['card_drawn', 'card_taken', 'route_claimed', 'tickets_offered', 'passed'];
export function turns({ events, seat }: Pick<Moment, 'events' | 'seat'>): number {
  const seats = events.flatMap((event) => ('seat' in event && played.includes(event.type) ? [event.seat] : []));
  return seats.filter((each, i) => each === seat && seats[i - 1] !== seat).length;
}

// Who has not claimed a route after eight turns is told what comes after that all the same.
const knowsTheTurn = (moment: Moment): boolean => hasClaimed(moment) || turns(moment) > 8;

// There is a ticket that can still be completed.
const hasWay = ({ board, game, seat, own: { tickets } }: Moment): boolean =>
  ticketProgress(board, game, seat, tickets).some(({ progress }) => progress.state === 'open');

// Whether it is this seat's turn or not: what is said should not change with every turn.
function canPay({ board, game, seat, own: { hand } }: Moment): boolean {
  return board.routes.some((route) => {
    const { cards, ferries } = lacking(route, hand);
    return cards + ferries === 0 && route.length <= game.seats[seat]!.cars && isOpen(board, game, route, seat);
  });
}

// The first one that has not been told and whose moment has come is told: the most urgent stand first.
export const steps: readonly Step[] = [
  { id: 'score', when: ({ game }) => game.phase === 'over', lasts: true },
  { id: 'last', when: ({ game }) => game.turns_left !== undefined && game.phase !== 'over', lasts: true },
  {
    id: 'keep',
    when: ({ game, own: { legal } }) => game.phase === 'setup_tickets' && legal !== undefined,
    done: (moment) => own(moment, 'tickets_kept').length > 0,
    spot: asked,
  },
  {
    id: 'stack',
    when: ({ game, own: { legal } }) => game.phase === 'setup_stacks' && legal !== undefined,
    done: ({ game }) => !game.phase.startsWith('setup'),
    spot: asked,
  },
  { id: 'pay', when: ({ flow }) => flow === 'claim', done: hasClaimed, spot: () => 'confirm' },
  {
    id: 'second',
    when: ({ game, own: { legal } }) => game.phase === 'second_card' && legal !== undefined,
    done: (moment) => drawn(moment) > 1,
    spot: () => 'market',
  },
  { id: 'points', when: hasClaimed, spot: () => 'me' },
  { id: 'token', when: (moment) => own(moment, 'token_taken').length > 0, spot: () => 'me' },
  {
    id: 'draw',
    when: ({ game }) => game.phase === 'turn' && (game.deck > 0 || game.market.some((card) => card !== null)),
    done: (moment) => drawn(moment) > 0,
    spot: () => 'market',
  },
  {
    id: 'ferry',
    when: (moment) => drawn(moment) > 0 && (moment.game.market.includes('ferry') || (moment.own.hand.ferry ?? 0) > 0),
    spot: () => 'market',
  },
  {
    id: 'way',
    when: (moment) => knowsTheTurn(moment) && hasWay(moment),
    done: ({ wayShown }) => wayShown,
    optional: true,
    spot: () => 'tickets',
  },
  { id: 'more', when: (moment) => knowsTheTurn(moment) && moment.game.ticket_deck > 0, spot: () => 'draw-tickets' },
  { id: 'hint', when: knowsTheTurn, spot: () => 'hint' },
  { id: 'claim', when: (moment) => drawn(moment) > 0 && canPay(moment), done: hasClaimed, lasts: true, spot: () => 'map' },
  { id: 'collect', when: (moment) => drawn(moment) > 0, done: hasClaimed, lasts: true, spot: () => 'market' },
  { id: 'free', when: hasClaimed },
];

// What is being told, and how many turns had been begun when it was begun.
export interface Telling {
  id: string;
  turns: number;
}
const patience = 2; // turns: then it is the turn of what comes after it

// What is told now, if anything, and all that need not be told any more. What is being read may be read to its end even if its moment has
// gone, but nothing that was neither read nor done keeps the rest from being told.
export function tellNext(moment: Moment, told: readonly string[], telling?: Telling): { step: Step | undefined; told: readonly string[] } {
  const isStale = ({ id, lasts }: Step) => !lasts && id === telling?.id && turns(moment) - telling.turns >= patience;
  const over = steps.filter((step) => !told.includes(step.id) && (step.done?.(moment) || isStale(step))).map(({ id }) => id);
  const all = over.length > 0 ? [...told, ...over] : told;
  const isDue = ({ id, done, when }: Step) => when(moment) || (id === telling?.id && !done);
  const step = steps.find((each) => !all.includes(each.id) && isDue(each) && (each.id === 'score' || moment.game.phase !== 'over'));
  return { step, told: all };
}
