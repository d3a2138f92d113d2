// Where one is in the replay of a game: after so many of its events, from 1 (the deal) to all of them.
import type { Plain } from '../i18n/say';
import type { Pressed } from '../table/input/keys';
import type { SeenEvent } from '../protocol/event';
import type { Seat } from '../protocol/words';

export interface Decided {
  event: number; // the first event that follows from it, so that the decision stands after so many events
  seat: Seat;
}

// The moments at which another seat begins to decide, and the end.
export function turnsOf(decisions: readonly Decided[], events: number): number[] {
  const begins = decisions.filter(({ seat }, i) => i === 0 || seat !== decisions[i - 1]!.seat).map(({ event }) => event);
  return [...begins, events];
}

export const steps = ['first', 'turn-back', 'back', 'on', 'turn-on', 'last'] as const;
export type Step = (typeof steps)[number];

export const within = (at: number, events: number): number => Math.min(Math.max(Math.round(at) || 1, 1), events);

export function stepped(at: number, step: Step, turns: readonly number[], events: number): number {
  switch (step) {
    case 'first':
      return 1;
    case 'turn-back':
      return turns.findLast((turn) => turn < at) ?? 1;
    case 'back':
      return within(at - 1, events);
    case 'on':
      return within(at + 1, events);
    case 'turn-on':
      return turns.find((turn) => turn > at) ?? events;
    case 'last':
      return events;
  }
}

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

// How long an event is looked at before the next one: what goes by itself needs less.
export function pause_ms(event: SeenEvent | undefined, speed: Speed): number {
  const passing = event?.type === 'market_filled' || event?.type === 'market_swept' || event?.type === 'deck_reshuffled';
  return (passing ? 300 : 1000) / speed;
}

export type Command = 'play' | 'eyes' | 'analysis' | 'mistake' | 'map' | 'log' | 'help';

// For the list that `?` shows.
export const keys: readonly { key: string; text: Plain }[] = [
  { key: '← →', text: 'replay-key-event' },
  { key: 'Page ↑ ↓', text: 'replay-key-turn' },
  { key: 'Home End', text: 'replay-key-ends' },
  { key: 'P', text: 'replay-key-play' },
  { key: '1 – 4', text: 'replay-key-speed' },
  { key: 'E', text: 'replay-key-eyes' },
  { key: 'A', text: 'replay-key-analysis' },
  { key: 'N', text: 'replay-key-mistake' },
  { key: 'M', text: 'keys-map' },
  { key: 'L', text: 'keys-log' },
  { key: '?', text: 'keys-help' },
];

const stepKeys: Record<string, Step> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  PageUp: 'turn-back',
  PageDown: 'turn-on',
  Home: 'first',
  End: 'last',
};
const commands: Record<string, Command> = { p: 'play', e: 'eyes', a: 'analysis', n: 'mistake', m: 'map', l: 'log', '?': 'help' };

export function meaningOf(pressed: Pressed): { step: Step } | { speed: Speed } | { command: Command } | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const step = stepKeys[pressed.key];
  if (step) return { step };
  const speed = speeds[Number(pressed.key) - 1];
  if (speed) return { speed };
  const command = commands[pressed.key.toLowerCase()];
  return command && { command };
}
