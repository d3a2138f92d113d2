// What an analysis says about a game, worked out for the page: a curve, a verdict on each decision, the mistakes, the sums.
import type { Analysed, Decision, Line, SplitRow } from '../host/study';
import type { SeenEvent } from '../protocol/event';
import type { Card, Seat } from '../protocol/words';
import type { Decided } from './moments';

export interface CurvePoint {
  event: number; // after so many events
  points: number[]; // by seat, in per cent
}

// A split as a list by seat.
export const bySeat = (rows: readonly SplitRow[]): SplitRow[] => [...rows].sort((a, b) => a.seat - b.seat);

// How the game was expected to end, at each decision; where the analysis has come to its end, also the result.
export function curveOf(decisions: readonly Decision[], split: Analysed['split'], events: number): CurvePoint[] {
  const percent = (shares: number[]) => shares.map((share) => 100 * share);
  const points = decisions.map(({ event, outlook }) => ({ event, points: percent(outlook.win_share) }));
  return split ? [...points, { event: events, points: percent(bySeat(split.win_share).map(({ result }) => result)) }] : points;
}

// The curve where one is: the last point that was reached.
export const pointAt = (curve: readonly CurvePoint[], at: number): CurvePoint | undefined =>
  curve.findLast(({ event }) => event <= at) ?? curve[0];

// The decision that one looks at: the one that comes now, or, while its consequences go on, the last one.
export const decisionAt = <D extends Decided>(decisions: readonly D[], at: number): D | undefined =>
  decisions.find(({ event }) => event === at) ?? decisions.findLast(({ event }) => event < at);

// The move that looked better to the search, and in neither number worse.
export function betterOf({ preferred, alternatives, win_share, margin }: Decision): Line | undefined {
  const [best] = alternatives;
  if (preferred || !best || best.win_share < win_share || best.margin < margin) return undefined;
  return best.win_share + best.margin > win_share + margin ? best : undefined;
}

// What was given away, as a share of the win.
export const lossOf = (decision: Decision): number => (betterOf(decision)?.win_share ?? decision.win_share) - decision.win_share;

export type Grade = 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
const slip = 0.03; // less than this is within the error of the numbers

export function gradeOf(decision: Decision): Grade {
  const loss = lossOf(decision);
  if (decision.preferred) return 'best';
  return loss < slip ? 'good' : loss < 0.08 ? 'slip' : loss < 0.16 ? 'mistake' : 'blunder';
}

// Those that cost a seat most, the dearest first.
export function mistakesOf(decisions: readonly Decision[], seat: Seat, most = 5): Decision[] {
  return decisions
    .filter((decision) => decision.seat === seat && lossOf(decision) >= slip)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, most);
}

export const parts = ['par', 'deal', 'choice', 'others', 'luck'] as const;
export type Part = (typeof parts)[number];

// The parts in whole numbers of a unit that still add up to the result: what rounding loses goes to who lost most.
export function wholeParts(row: SplitRow, unit: number): Record<Part | 'result', number> {
  const exact = parts.map((part) => row[part] * unit);
  const whole = exact.map(Math.floor);
  const result = Math.round(row.result * unit);
  const lost = (i: number) => (parts[i] === 'par' ? -1 : exact[i]! - whole[i]!); // the same share looks the same for all
  const order = parts.map((_, i) => i).sort((a, b) => lost(b) - lost(a));
  const missing = result - whole.reduce((sum, value) => sum + value, 0);
  for (const i of order.slice(0, Math.max(0, missing))) ++whole[i]!;
  return { ...(Object.fromEntries(parts.map((part, i) => [part, whole[i]! || 0])) as Record<Part, number>), result };
}

// What weighed most against a seat, or for it if it won.
export function heaviest(row: SplitRow): Exclude<Part, 'par'> {
  const sign = row.result > row.par ? 1 : -1;
  return (['choice', 'others', 'luck', 'deal'] as const).reduce((a, b) => (sign * row[b] > sign * row[a] ? b : a));
}

// The market after so many events, for the words of an action that takes a card from it.
export function marketAt(events: readonly SeenEvent[], at: number): (Card | null)[] {
  let market: (Card | null)[] = [];
  for (const event of events.slice(0, at)) {
    if (event.type === 'dealt') market = [...event.market];
    if (event.type === 'market_swept') market = market.map(() => null);
    if (event.type === 'card_taken') market[event.slot] = null;
    if (event.type === 'market_filled') market[event.slot] = event.card;
  }
  return market;
}
