import { beforeAll, describe, expect, test } from 'vitest';
import type { Analysed, Decision, RecordInfo } from '../host/study';
import type { SeenEvent } from '../protocol/event';
import type { OneView } from '../protocol/update';
import { engine } from '../testing';
import { gamesIn, problemOf } from './file';
import { betterOf, curveOf, decisionAt, gradeOf, heaviest, lossOf, marketAt, mistakesOf, parts, pointAt, wholeParts } from './judge';
import { hashOf, longestRecord, pack, placeIn, unpack, type Place } from './link';
import { keys, meaningOf, pause_ms, stepped, steps, turnsOf, within } from './moments';

let text: string;
let info: RecordInfo;
let events: SeenEvent[];
let updates: OneView[];
let decisions: Decision[] = [];
let split: NonNullable<Analysed['split']>;

beforeAll(async () => {
  const playing = await engine();
  text = playing.simulate(['greedy', 'random', 'local'], 5);
  info = playing.openRecord(text) as RecordInfo;
  updates = Array.from({ length: info.events }, (_, i) => playing.recordUpdate(i + 1, 'watcher') as OneView);
  events = updates.at(-1)!.events!;
  playing.beginAnalysis({ iterations: 40, samples: 10 });
  for (let last: Analysed; !split;) {
    last = playing.nextAnalysis() as Analysed;
    decisions = [...decisions, ...last.decisions];
    if (last.split) split = last.split;
  }
});

describe('moments', () => {
  test('turn by turn one comes from the deal to the end, and back, and each time somebody else is to act', () => {
    const turns = turnsOf(info.decisions, info.events);
    const seen = [1];
    while (seen.at(-1)! < info.events) seen.push(stepped(seen.at(-1)!, 'turn-on', turns, info.events));
    expect(seen).toEqual(turns);
    const back = [info.events];
    while (back.at(-1)! > 1) back.push(stepped(back.at(-1)!, 'turn-back', turns, info.events));
    expect(back.reverse()).toEqual(turns);
    const inTurn = turns.filter((turn) => updates[turn - 1]!.game!.phase === 'turn');
    expect(inTurn.length).toBeGreaterThan(20);
    inTurn.slice(1).forEach((turn, i) => expect(updates[turn - 1]!.game!.to_act).not.toEqual(updates[inTurn[i]! - 1]!.game!.to_act));
  });

  test('no step leaves the game', () => {
    for (const step of steps)
      for (const at of [1, 2, info.events])
        expect(stepped(at, step, [1, info.events], info.events)).toSatisfy((to: number) => to >= 1 && to <= info.events);
    expect([within(0, 9), within(NaN, 9), within(99, 9), within(4.4, 9)]).toEqual([1, 1, 9, 4]);
    expect([stepped(5, 'back', [], 9), stepped(5, 'on', [], 9), stepped(5, 'first', [], 9), stepped(5, 'last', [], 9)]).toEqual([
      4, 6, 1, 9,
    ]);
  });

  test('what goes by itself is shown for less time, and twice the speed is half the time', () => {
    const drawn: SeenEvent = { type: 'card_drawn', seat: 0 };
    const filled: SeenEvent = { type: 'market_filled', slot: 0, card: 'red' };
    expect(pause_ms(filled, 1)).toBeLessThan(pause_ms(drawn, 1));
    expect(pause_ms(drawn, 2)).toBe(pause_ms(drawn, 1) / 2);
  });

  test('every key that is listed does something, and none with Ctrl', () => {
    const press = (key: string, ctrlKey = false) => meaningOf({ key, ctrlKey, altKey: false, metaKey: false });
    const names: Record<string, string[]> = {
      '← →': ['ArrowLeft', 'ArrowRight'],
      'Page ↑ ↓': ['PageUp', 'PageDown'],
      'Home End': ['Home', 'End'],
      '1 – 4': ['1', '4'],
    };
    for (const { key } of keys) for (const name of names[key] ?? [key]) expect(press(name), name).toBeDefined();
    expect([press('5'), press('p', true), press('x')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('links', () => {
  test('a place and its link name each other', () => {
    const places: Place[] = [
      { source: { kind: 'server', table: 'abc-1' }, at: 12, eyes: 2 },
      { source: { kind: 'device', table: 'abc' }, eyes: 'watcher', why: true },
      { source: { kind: 'kept', id: 'a1'.repeat(32) }, eyes: 'everything' },
      { source: { kind: 'packed', record: 'q-_9' } },
    ];
    for (const place of places) expect(placeIn(hashOf(place))).toEqual(place);
    expect(hashOf(places[0]!)).toBe('t=abc-1&e=12&s=2');
  });

  test('what is no link is broken, and what is wrong besides is left out', () => {
    expect(placeIn('')).toBeUndefined();
    for (const hash of ['x', 't=', 't=a/b', 'k=zz', 'r=', 'r=a+b', 'e=3']) expect(placeIn(hash), hash).toBe('broken');
    expect(placeIn('t=abc&e=-1&s=9')).toEqual({ source: { kind: 'server', table: 'abc' } });
  });

  test('a record goes through a link unchanged, and is short enough for one', async () => {
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(longestRecord);
    expect(await unpack(packed)).toBe(text);
  });

  test('a damaged link is refused, and one that unfolds without end is too', async () => {
    const packed = await pack(text);
    await expect(unpack(packed.slice(0, -40))).rejects.toThrow();
    await expect(unpack('AAAA')).rejects.toThrow();
    await expect(unpack('!')).rejects.toThrow();
    await expect(unpack(await packZeros())).rejects.toThrow('too large');
  });

  const packZeros = async () => {
    const stream = new Blob(['0'.repeat(9_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  };
});

describe('files', () => {
  test('every game of a file is found, with its players', () => {
    const { games, problem } = gamesIn(`${text}\n\r\n${text}\n`);
    expect(problem).toBeUndefined();
    expect(games.map(({ line, players, events: count }) => [line, players, count])).toEqual(
      [1, 3].map((line) => [line, info.players, info.events]),
    );
  });

  test('a record that was spread over many lines is one game', () => {
    const [game] = gamesIn(JSON.stringify(JSON.parse(text), null, 2)).games;
    expect(JSON.parse(game!.text)).toEqual(JSON.parse(text));
  });

  test('what is no game is named, and the games beside it are there', () => {
    expect(gamesIn('  \n').problem).toEqual({ id: 'empty' });
    expect(gamesIn('\nhello').problem).toEqual({ id: 'json', line: 2 });
    for (const other of ['{}', '[]', 'null', '7', '{"format":"record/2","players":[],"events":[]}'])
      expect(gamesIn(other).problem).toEqual({ id: 'format', line: 1 });
    const found = gamesIn(`${text}\n{"format":\n${text}`);
    expect([found.games.length, found.problem]).toEqual([2, { id: 'json', line: 2 }]);
  });

  test('what the engine says becomes a problem with its event and rule', async () => {
    const judging = await engine();
    const open = (record: string) => problemOf(judging.openRecord(record) as never);
    const illegal = text.replace(/"points":2/, '"points":3');
    const wrong = (JSON.parse(illegal) as { events: { points?: number; paid?: object }[] }).events.findIndex(
      (event) => event.points === 3 && Object.values(event.paid!).reduce((a: number, b: number) => a + b, 0) === 2,
    );
    expect(open(illegal)).toMatchObject({ id: 'event', event: wrong + 1, rule: 'R5.7' });
    expect(open(text.replace('"san-francisco"', '"atlantis"'))).toEqual({ id: 'board' });
    expect(open(text.replace(/"board_sha256":"./, '"board_sha256":"x'))).toEqual({ id: 'board' });
    expect(open(text.replace('"type":"dealt"', '"type":"dreamt"')).id).toBe('record');
  });
});

describe('judging', () => {
  test('there is a verdict on every decision', () => {
    expect(decisions.map(({ event, seat }) => ({ event, seat }))).toEqual(info.decisions);
  });

  test('the curve has a whole at every point, begins with the deal and ends with the result', () => {
    const curve = curveOf(decisions, split, info.events);
    for (const { points } of curve) expect(points.reduce((a, b) => a + b)).toBeCloseTo(100);
    expect(curve[0]!.points).toEqual(split.win_share.map(({ par, deal }) => expect.closeTo(100 * (par + deal)) as number));
    expect(curve.at(-1)).toEqual({ event: info.events, points: split.win_share.map(({ result }) => 100 * result) });
    expect(curveOf(decisions.slice(0, 3), undefined, info.events)).toHaveLength(3);
    expect(curveOf(decisions, { ...split, win_share: [...split.win_share].reverse() }, info.events)).toEqual(curve);
    expect(pointAt(curve, info.events)).toBe(curve.at(-1));
    expect(pointAt(curve, curve[4]!.event)).toBe(curve[4]);
    expect(pointAt([], 3)).toBeUndefined();
  });

  test('the decision of a moment is the one that comes, or the one that led here', () => {
    const some = [3, 7].map((event) => ({ event, seat: 0 }));
    expect([1, 3, 4, 7, 9].map((at) => decisionAt(some, at)?.event)).toEqual([undefined, 3, 3, 7, 7]);
  });

  const line = (win_share: number, margin: number) => ({ action: '', act: { type: 'pass' } as const, win_share, margin, visits: 9 });
  const decision = (win_share: number, margin: number, best: [number, number] | null, event = 1, seat = 0): Decision => ({
    ...line(win_share, margin),
    event,
    seat,
    preferred: best === null,
    alternatives: best ? [line(...best)] : [],
    outlook: { win_share: [], margin: [] },
    choice: { win_share: 0, margin: 0 },
    luck: { win_share: 0, margin: 0 },
  });

  test('better is what the search prefers and what is worse in neither number', () => {
    expect(betterOf(decision(0.5, 0, [0.6, 1]))?.win_share).toBe(0.6);
    expect(betterOf(decision(0.5, 2, [0.6, 1]))).toBeUndefined();
    expect(betterOf(decision(0.5, 0, [0.5, 0]))).toBeUndefined();
    expect(betterOf(decision(0.5, 0, null))).toBeUndefined();
    expect(
      [null, [0.51, 1], [0.55, 1], [0.6, 1], [0.7, 1]].map((best) => gradeOf(decision(0.5, 0, best as [number, number] | null))),
    ).toEqual(['best', 'good', 'slip', 'mistake', 'blunder']);
  });

  test('the mistakes of a seat are its own, the dearest first', () => {
    const all = [
      decision(0.5, 0, [0.6, 1], 1),
      decision(0.5, 0, [0.9, 1], 2),
      decision(0.5, 0, [0.99, 1], 3, 1),
      decision(0.5, 0, null, 4),
      decision(0.5, 0, [0.51, 1], 5),
    ];
    expect(mistakesOf(all, 0).map(({ event }) => event)).toEqual([2, 1]);
    expect(mistakesOf(all, 0, 1).map(({ event }) => event)).toEqual([2]);
    expect(lossOf(all[1]!)).toBeCloseTo(0.4);
  });

  test('the parts that are shown add up to the result that is shown', () => {
    for (const [measure, unit] of [
      ['win_share', 100],
      ['margin', 1],
    ] as const)
      for (const row of split[measure]) {
        const whole = wholeParts(row, unit);
        expect(parts.reduce((sum, part) => sum + whole[part], 0)).toBe(whole.result);
        expect(whole.result).toBe(Math.round(row.result * unit));
        for (const part of parts) expect(Math.abs(whole[part] - row[part] * unit)).toBeLessThan(1.001);
      }
  });

  test('what weighed most speaks for who won and against who lost', () => {
    const row = { seat: 0, par: 0.5, deal: -0.3, luck: 0.2, choice: -0.2, others: 0.3 };
    expect(heaviest({ ...row, result: 0 })).toBe('deal');
    expect(heaviest({ ...row, result: 1 })).toBe('others');
  });

  test('the market is known at every moment', () => {
    updates.forEach(({ game }, i) => expect(marketAt(events, i + 1)).toEqual(game!.market));
  });
});
