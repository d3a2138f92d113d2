// A table that is being thought up: what the form holds, and the message that it becomes.
import { shippedBoard } from '../protocol/board';
import type { Clock, NewChair, NewTable } from '../protocol/message';
import type { Level } from '../protocol/words';
import type { Where } from '../app/page';

export const chairKinds = ['me', 'person', 'open', 'invited', 'bot'] as const;
export type ChairKind = (typeof chairKinds)[number];

export interface DraftChair {
  kind: ChairKind;
  name: string; // of a person
  level: Level; // of a bot
}

export const clockKinds = ['none', 'turn', 'game', 'days'] as const;
export const watchings = ['nothing', 'table', 'everything'] as const;

export interface Draft {
  where: Where;
  board: string;
  chairs: DraftChair[];
  clock: (typeof clockKinds)[number];
  seconds: number; // of a turn
  minutes: number; // of a whole game
  increment: number;
  days: number;
  watching: (typeof watchings)[number];
  delay: number; // in turns
  listed: boolean;
  chat: boolean;
  aids: boolean;
  first: number | null; // the chair that begins
  level: Level; // of a bot that stands in
  grace: number; // in seconds
}

export const chair = (kind: ChairKind, level: Level = 'local'): DraftChair => ({ kind, name: '', level });

export function firstDraft(where: Where): Draft {
  return {
    where,
    board: shippedBoard.id,
    chairs: [chair('me'), chair(where === 'server' ? 'invited' : 'bot'), chair('bot')],
    clock: 'none',
    seconds: 90,
    minutes: 15,
    increment: 10,
    days: 2,
    watching: 'table',
    delay: 4,
    listed: false,
    chat: true,
    aids: true,
    first: null,
    level: 'local',
    grace: 60,
  };
}

// On this device there is nobody to invite.
export const kindsFor = (where: Where): readonly ChairKind[] => (where === 'server' ? chairKinds : ['me', 'person', 'bot']);

export function placedAt(draft: Draft, where: Where): Draft {
  const kinds = kindsFor(where);
  return { ...draft, where, chairs: draft.chairs.map((each) => (kinds.includes(each.kind) ? each : { ...each, kind: 'bot' })) };
}

function clockOf(draft: Draft): Clock {
  switch (draft.clock) {
    case 'none':
      return { kind: 'none' };
    case 'turn':
      return { kind: 'turn', seconds: draft.seconds };
    case 'game':
      return { kind: 'game', seconds: 60 * draft.minutes, increment: draft.increment };
    case 'days':
      return { kind: 'days', days: draft.days };
  }
}

// Two people never have the same name: the second gets a number.
function namesOf(draft: Draft, me: string, someone: (seat: number) => string): string[] {
  const taken = new Set<string>();
  return draft.chairs.map((each, seat) => {
    const wished = (each.kind === 'me' ? me : each.name).trim() || someone(seat + 1);
    let name = wished;
    for (let i = 2; taken.has(name); ++i) name = `${wished} ${i}`;
    if (each.kind === 'me' || each.kind === 'person') taken.add(name);
    return name;
  });
}

export function tableOf(draft: Draft, me: string, someone: (seat: number) => string): NewTable {
  const names = namesOf(draft, me, someone);
  const chairs = draft.chairs.map(({ kind, level }, seat): NewChair => {
    if (kind === 'bot') return { kind, level };
    return kind === 'me' || kind === 'person' ? { kind: 'person', name: names[seat]! } : { kind };
  });
  const first = draft.first === null || draft.first >= chairs.length ? {} : { first: draft.first };
  if (draft.where === 'device') return { chairs, settings: { aids: draft.aids, ...first } };
  return {
    chairs,
    settings: {
      board: draft.board,
      clock: clockOf(draft),
      spectators: draft.watching,
      ...(draft.watching === 'everything' ? { delay_turns: draft.delay } : {}),
      listed: draft.listed,
      chat: draft.chat,
      aids: draft.aids,
      ...first,
      level: draft.level,
      grace_seconds: draft.grace,
    },
  };
}
