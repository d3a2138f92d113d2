import { describe, expect, test, vi } from 'vitest';
import type { SeenEvent } from '../../protocol/event';
import { plan } from './plan';
import { play, type Sound } from './sound';

test('my card goes to my hand and shows its face, a rival’s is hidden', () => {
  const drawn: SeenEvent[] = [
    { type: 'card_drawn', seat: 0, card: 'red' },
    { type: 'card_drawn', seat: 1 },
  ];
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
  expect(motions.map(({ thing, to }) => [Object.keys(thing)[0], to])).toEqual([
    ['card', 'map:r'],
    ['card', 'map:r'],
    ['car', 'map:r'],
    ['token', 'seat-1'],
  ]);
  expect(motions.map((motion) => motion.start_ms)).toEqual([0, 90, 180, 270]);
  expect(sounds).toEqual(['water', 'coin']);
});

test('a quicker pace takes less time; at none nothing moves, but it is still heard', () => {
  const taken: SeenEvent[] = [{ type: 'card_taken', seat: 0, slot: 2, card: 'blue' }];
  expect(plan(taken, 0, 0.5).motions[0]!.ms).toBe(plan(taken, 0, 1).motions[0]!.ms / 2);
  expect(plan(taken, 0, 0)).toEqual({ motions: [], sounds: ['card'] });
});

test('after a long absence only the end is shown, and at once', () => {
  const many: SeenEvent[] = Array.from({ length: 200 }, (_, i) => ({ type: 'market_filled', slot: i % 5, card: 'red' }));
  const { motions } = plan(many, null, 1);
  expect(motions.length).toBe(12);
  expect(motions[0]!.start_ms).toBe(0);
});

test('each thing that happens has its sound, and one moment has each sound once', () => {
  const sounds = (...events: SeenEvent[]) => plan(events, 0, 1).sounds;
  const drawn: SeenEvent = { type: 'card_drawn', seat: 1 };
  expect(sounds(drawn, drawn)).toEqual(['card']);
  expect(sounds({ type: 'card_taken', seat: 1, slot: 0, card: 'red' }, { type: 'market_filled', slot: 0, card: 'red' })).toEqual(['card']);
  expect(sounds({ type: 'tickets_offered', seat: 1, count: 2 })).toEqual(['card']);
  expect(sounds({ type: 'route_claimed', seat: 1, route: 'r', paid: { red: 2 }, points: 2 })).toEqual(['car']);
  expect(sounds({ type: 'route_claimed', seat: 1, route: 'r', paid: { ferry: 2 }, points: 2 })).toEqual(['water']);
  expect(sounds({ type: 'stack_placed', seat: 1, symbol: 'crab', location: 'castro' })).toEqual(['coin']);
  expect(sounds({ type: 'last_round_began', seat: 1 })).toEqual(['last']);
  expect(sounds({ type: 'game_ended', scores: [], winners: [0] })).toEqual(['result']);
  expect(sounds({ type: 'passed', seat: 1 }, { type: 'market_swept' })).toEqual([]);
});

describe('what is played', () => {
  const loudest: number[] = [];
  const contexts: Listener[] = [];
  const touches = new EventTarget();
  let resumed = 0;
  class Listener {
    currentTime = 0;
    sampleRate = 8000;
    state = 'suspended';
    constructor() {
      contexts.push(this);
    }
    resume = () => ++resumed;
    param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    node = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined, frequency: this.param };
    createOscillator = () => this.node;
    createBufferSource = () => this.node;
    createBiquadFilter = () => this.node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
    createGain = () => ({
      connect: () => this.node,
      gain: { ...this.param, linearRampToValueAtTime: (value: number) => loudest.push(value) },
    });
  }
  vi.stubGlobal('AudioContext', Listener);
  vi.stubGlobal('addEventListener', touches.addEventListener.bind(touches));
  const heard = (sound: Sound, volume: number) => {
    loudest.length = 0;
    play([sound], volume);
    return [...loudest];
  };

  test('at volume 0 nothing, and more at more', () => {
    for (const sound of ['card', 'car', 'water', 'coin', 'bell', 'last', 'result'] as const) {
      expect(heard(sound, 0)).toEqual([]);
      const [quiet, loud] = [heard(sound, 30), heard(sound, 100)];
      expect(quiet.length).toBeGreaterThan(0);
      quiet.forEach((level, i) => expect(level).toBeLessThan(loud[i]!));
      expect(Math.max(...loud)).toBeLessThan(1); // or it would be cut off
    }
  });

  test('a page that is kept silent is asked again by every touch, until it may be heard', () => {
    heard('card', 50);
    for (const type of ['pointerdown', 'keydown']) {
      const before = resumed;
      touches.dispatchEvent(new Event(type));
      expect(resumed).toBe(before + 1);
    }
    contexts[0]!.state = 'running';
    const before = resumed;
    touches.dispatchEvent(new Event('pointerdown'));
    expect([resumed, contexts.length]).toEqual([before, 1]);
  });
});
