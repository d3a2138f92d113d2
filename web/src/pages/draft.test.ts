import { expect, test } from 'vitest';
import { chair, firstDraft, placedAt, tableOf } from './draft';

const someone = (seat: number) => `Player ${seat}`;

test('a table on this device has its chairs, who begins and whether aids are allowed, and nothing that only a server knows', () => {
  const draft = { ...firstDraft('device'), first: 1 };
  expect(tableOf(draft, '', someone)).toEqual({
    chairs: [
      { kind: 'person', name: 'Player 1' },
      { kind: 'bot', level: 'local' },
      { kind: 'bot', level: 'local' },
    ],
    settings: { aids: true, first: 1 },
  });
});

test('a table on the server has its settings, in the units of the protocol', () => {
  const draft = { ...firstDraft('server'), clock: 'game' as const, minutes: 20, watching: 'everything' as const };
  const { chairs, settings } = tableOf(draft, 'Ann', someone);
  expect(chairs.map((each) => each.kind)).toEqual(['person', 'invited', 'bot']);
  expect(settings).toMatchObject({ clock: { kind: 'game', seconds: 1200, increment: 10 }, spectators: 'everything', delay_turns: 4 });
});

test('two people never have the same name', () => {
  const draft = {
    ...firstDraft('device'),
    chairs: [chair('me'), { ...chair('person'), name: 'Ann' }, { ...chair('person'), name: ' Ann ' }],
  };
  expect(tableOf(draft, 'Ann', someone).chairs.map((each) => 'name' in each && each.name)).toEqual(['Ann', 'Ann 2', 'Ann 3']);
});

test('a first player who is no longer there is forgotten', () => {
  expect(tableOf({ ...firstDraft('device'), first: 3 }, 'Ann', someone).settings).toEqual({ aids: true });
});

test('chairs for others become bots when the table moves to this device', () => {
  expect(placedAt(firstDraft('server'), 'device').chairs.map((each) => each.kind)).toEqual(['me', 'bot', 'bot']);
});
