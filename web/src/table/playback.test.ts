import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../model/table';
import type { Update } from '../protocol/update';
import { game } from '../testing';
import { Playback } from './playback';

let updates: Update[];
beforeEach(async () => {
  updates = (await game(['random', 'random'], 3, 0)).map(({ seat, own, events, ...update }, i) => ({
    ...update,
    seats: [0],
    first_event: i,
    views: [{ seat, ...(own ? { own } : {}), events: events.slice(i) }],
  }));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

// What was shown, by the number of its message; each is looked at for a second.
function watching(pause = 1000) {
  const seen: number[] = [];
  const playback = new Playback(({ update }: TableState) => {
    seen.push(update.seq);
    return pause;
  });
  return { seen, playback };
}

test('what happened is shown in its order, each for its time, and what comes meanwhile waits', () => {
  const { seen, playback } = watching();
  for (const update of updates.slice(0, 3)) playback.hear(update, false);
  expect([seen, playback.behind]).toEqual([[], true]);
  vi.advanceTimersByTime(10);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([1, 2]);
  playback.hear(updates[3]!, false);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(2000);
  expect([seen, playback.behind]).toEqual([[1, 2, 3, 4], false]);
});

test('who acts is shown everything at once, and nothing of it a second time', () => {
  const { seen, playback } = watching();
  for (const update of updates.slice(0, 5)) playback.hear(update, false);
  playback.catchUp();
  expect([seen, playback.behind, playback.shown?.update.seq]).toEqual([[1, 2, 3, 4, 5], false, 5]);
  vi.runAllTimers();
  expect(seen).toHaveLength(5);
});

test('nobody waits where nobody looks, or where too much was missed', () => {
  const away = watching();
  away.playback.hear(updates[0]!, true);
  expect(away.seen).toEqual([1]);
  const back = watching();
  for (const update of updates.slice(0, 14)) back.playback.hear(update, false);
  expect(back.seen.length).toBeGreaterThan(12);
});

test('messages that come twice or too late are shown once', () => {
  const { seen, playback } = watching(0);
  for (const i of [0, 1, 2, 1, 0, 2, 3]) playback.hear(structuredClone(updates[i]!), false);
  vi.runAllTimers();
  expect(seen.filter((seq, i) => seq !== seen[i - 1])).toEqual([1, 2, 3, 4]);
  expect(playback.shown!.views[0]!.events).toHaveLength(4);
});
