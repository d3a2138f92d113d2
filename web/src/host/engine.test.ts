import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { engine, root } from '../testing';
import type { BoardInfo, RecordInfo } from './study';

test('random games are those of the goldens, byte for byte', async () => {
  const playing = await engine();
  const goldens = readFileSync(`${root}tests/golden/games.json-lines`, 'utf8').trim().split('\n');
  for (const seats of [2, 3, 4]) expect(playing.simulate(Array<string>(seats).fill('random'), seats)).toBe(goldens[seats - 2]);
});

test('games of bots that search are those of the native program, byte for byte', async () => {
  const playing = await engine();
  const folder = mkdtempSync(join(tmpdir(), 'fogline-'));
  for (const [bots, seed] of [
    ['conductor,greedy', 7],
    ['tourist,conductor,local', 8],
    ['gripman,local', 9],
  ] as const) {
    const file = join(folder, 'game');
    const seats = bots.split(',').length;
    execFileSync(`${root}build/release/fogline`, [
      'simulate',
      '--games',
      '1',
      '--players',
      `${seats}`,
      '--bots',
      bots,
      '--seed',
      `${seed}`,
      '--records',
      file,
    ]);
    expect(`${playing.simulate(bots.split(','), seed)}\n`).toBe(readFileSync(file, 'utf8'));
  }
  rmSync(folder, { recursive: true });
}, 240_000);

test('it has at most 250 kB on the way to a browser', () => {
  expect(gzipSync(readFileSync(`${root}web/src/host/fogline.wasm`)).length).toBeLessThanOrEqual(250_000);
});

test('a record that was tampered with is refused, and where', async () => {
  const playing = await engine();
  const record = JSON.parse(playing.simulate(['greedy', 'random'], 3)) as { events: { type: string; points?: number }[] };
  const event = record.events.findIndex(({ type }) => type === 'route_claimed');
  record.events[event]!.points! += 1;
  expect(playing.openRecord(JSON.stringify(record))).toMatchObject({ event, rule: expect.stringMatching(/^R/), error: expect.any(String) });
  expect(playing.openRecord('{"format":')).toMatchObject({ error: expect.stringContaining('character') });
});

test('a record of another board is opened with the file of that board, and only with that', async () => {
  const playing = await engine();
  const board = JSON.parse(readFileSync(`${root}boards/san-francisco.json`, 'utf8')) as { points_per_length: Record<string, number> };
  const text = playing.simulate(['greedy', 'random'], 3);
  expect(playing.readBoard(JSON.stringify({ ...board, id: 'harbour' }))).toMatchObject({
    id: 'harbour',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const { sha256 } = playing.readBoard(JSON.stringify({ ...board, id: 'harbour' })) as BoardInfo;
  expect(playing.openRecord(text)).toMatchObject({ error: expect.stringMatching(/^board/) });
  const elsewhere = JSON.stringify({ ...JSON.parse(text), board: 'harbour', board_sha256: sha256 });
  expect(playing.openRecord(elsewhere)).toMatchObject({ finished: true });
  expect(playing.recordUpdate(1, 0)).toMatchObject({ table: { settings: { board: 'harbour' } } });
  expect(playing.readBoard('{"locations":[]}')).toHaveProperty('error');
  expect(playing.readBoard('')).toMatchObject({ id: 'san-francisco' });
  expect(playing.openRecord(elsewhere)).toMatchObject({ error: expect.stringMatching(/^board/) });
  expect(playing.openRecord(text)).toMatchObject({ finished: true });
});

test('a replay shows a seat what it saw, and everything to who may see it', async () => {
  const playing = await engine();
  const info = playing.openRecord(playing.simulate(['greedy', 'greedy', 'greedy'], 4)) as RecordInfo;
  expect(info).toMatchObject({ finished: true, with_seed: true, players: [expect.any(String), expect.any(String), expect.any(String)] });
  expect(playing.recordUpdate(1, 1)).toMatchObject({
    seat: 1,
    game: { phase: 'setup_tickets' },
    events: [{ type: 'dealt', hand: [expect.any(String), expect.any(String)] }],
  });
  expect(playing.recordUpdate(1, 'watcher')).not.toHaveProperty('events[0].hand');
  expect(playing.recordUpdate(1, 1)).not.toHaveProperty('all_own');
  expect(playing.recordUpdate(1, 'everything')).toHaveProperty('all_own[2].offer');
  expect(playing.recordUpdate(info.events, 'watcher')).toMatchObject({ table: { stage: 'over', seed: expect.any(String) } });
  expect(playing.recordUpdate(info.events + 1, 0)).toHaveProperty('error');
  expect(playing.recordUpdate(1, 3)).toHaveProperty('error');
});

test('hints are legal actions with reasons', async () => {
  const playing = await engine();
  const info = playing.openRecord(playing.simulate(['greedy', 'greedy'], 5)) as RecordInfo;
  const { event, seat } = info.decisions[12]!;
  const hints = playing.hints(seat, event, { iterations: 200 });
  expect(hints).toMatchObject({
    seat,
    actions: expect.arrayContaining([
      expect.objectContaining({ act: expect.objectContaining({ type: expect.any(String) }), reasons: expect.any(Array) }),
    ]),
  });
  expect(playing.hints(1 - seat, event, { iterations: 200 })).toHaveProperty('error');
});

test('an analysis goes on decision by decision, and its parts add up', async () => {
  const playing = await engine();
  const info = playing.openRecord(playing.simulate(['greedy', 'random'], 6)) as RecordInfo;
  playing.beginAnalysis({ iterations: 20, samples: 5 });
  const judged = [];
  let calls = 0;
  for (;;) {
    const step = playing.nextAnalysis();
    if ('error' in step) throw new Error(step.error);
    ++calls;
    judged.push(...step.decisions);
    if (!step.split) continue;
    for (const { par, deal, luck, choice, others, result } of step.split.margin)
      expect(par + deal + luck + choice + others).toBeCloseTo(result, 9);
    break;
  }
  expect(judged.map(({ event }) => event)).toEqual(info.decisions.map(({ event }) => event));
  expect(calls).toBe(judged.length + 1);
});

test('a bot stops when its time is over, and chooses something legal', async () => {
  const playing = await engine();
  const record = JSON.parse(playing.simulate(['greedy', 'greedy'], 5)) as { events: object[]; seed?: string };
  const info = playing.openRecord(JSON.stringify(record)) as RecordInfo;
  const { event, seat } = info.decisions[8]!;
  delete record.seed;
  const puzzle = {
    table: 't',
    seat,
    seq: 3,
    level: 'gripman',
    record: JSON.stringify({ ...record, events: record.events.slice(0, event) }),
  };
  expect(playing.choose(puzzle, { ms: 20 })).toMatchObject({ type: 'act', seat, seq: 3, action: { type: expect.any(String) } });
  expect(() => playing.choose({ ...puzzle, level: 'nobody' }, { ms: 20 })).toThrow('no such bot');
  expect(() => playing.choose({ ...puzzle, record: '{}' }, { ms: 20 })).toThrow('missing');
});
