import { expect, test } from 'vitest';
import type { SeenEvent } from '../protocol/event';
import { plan } from './plan';

test('my card goes to my hand and shows its face, a rival’s is hidden', () => {
  const drawn: SeenEvent[] = [{ type: 'card_drawn', seat: 0, card: 'red' }, { type: 'card_drawn', seat: 1 }];
  expect(plan(drawn, 0, 1).motions).toMatchObject([
    { thing: { card: 'red' }, from: 'deck', to: 'hand' },
    { thing: { card: 'back' }, from: 'deck', to: 'seat-1' },
  ]);
});

test('a claim: the payment, the cars and the token travel one after the other', () => {
  const claimed: SeenEvent[] = [
    { type: 'route_claimed', seat: 1, route: 'r', paid: { red: 1, ferry: 1 }, points: 2 },
    { type: 'token_taken', seat: 1, location: 'castro', symbol: 'crab' },
  ];
  const { motions, sounds } = plan(claimed, 0, 1);
  expect(motions.map(({ thing, to }) => [Object.keys(thing)[0], to])).toEqual([['card', 'map:r'], ['card', 'map:r'], ['car', 'map:r'], ['token', 'seat-1']]);
  expect(motions.map((motion) => motion.start_ms)).toEqual([0, 90, 180, 270]);
  expect(sounds).toEqual(['water']);
});

test('a quicker pace takes less time; at none nothing moves, but it is still heard', () => {
  const taken: SeenEvent[] = [{ type: 'card_taken', seat: 0, slot: 2, card: 'blue' }];
  expect(plan(taken, 0, 0.5).motions[0]!.ms).toBe(plan(taken, 0, 1).motions[0]!.ms / 2);
  expect(plan(taken, 0, 0)).toEqual({ motions: [], sounds: ['wood'] });
});

test('after a long absence only the end is shown, and at once', () => {
  const many: SeenEvent[] = Array.from({ length: 200 }, (_, i) => ({ type: 'market_filled', slot: i % 5, card: 'red' }));
  const { motions } = plan(many, null, 1);
  expect(motions.length).toBe(12);
  expect(motions[0]!.start_ms).toBe(0);
});
