import { expect, test } from 'vitest';
import sanFrancisco from '../../../boards/san-francisco.json';
import type { Board } from '../protocol/board';
import type { SeenEvent } from '../protocol/event';
import { brief, sinceOwn, tell } from './tell';

const scene = { board: sanFrancisco as unknown as Board, names: ['Ann', 'Ben'], me: 0 };

const events: SeenEvent[] = [
  { type: 'card_drawn', seat: 0, card: 'red' },
  { type: 'card_drawn', seat: 1 },
  { type: 'market_filled', slot: 1, card: 'red' },
  { type: 'route_claimed', seat: 1, by: 'bot', route: 'castro--civic-center', paid: { red: 1, ferry: 1 }, points: 2 },
  { type: 'game_ended', scores: [], winners: [0, 1] },
];

test('each thing that happened is told in a line, what goes without saying is not', () => {
  expect(tell(events, scene).map(({ event, text }) => `${event} ${text}`)).toEqual([
    '0 You: from the deck: red card',
    '1 Ben: a card from the deck',
    '3 Ben (a bot stands in): Castro – Civic Center claimed with 1 red and 1 ferry for 2 points',
    '4 The game is over. Shared win: You and Ben',
  ]);
});

test('who listens hears a few lines, and how many they have missed', () => {
  const told = tell(events, scene);
  expect(brief(told)).toMatch(/^1 more thing has happened before\. Ben: a card from the deck\. .*The game is over/);
  expect(brief(told.slice(0, 2))).toBe('You: from the deck: red card. Ben: a card from the deck');
});

test('what a seat missed begins after its own last deed', () => {
  expect(sinceOwn(events, 0)).toBe(1);
  expect(sinceOwn(events, 1)).toBe(2); // what a bot did for it, it has not done itself
  expect(sinceOwn([], 0)).toBe(0);
});
