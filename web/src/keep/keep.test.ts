import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { expect, test, vi } from 'vitest';
import type { Summary } from '../host/engine';
import { Database } from './database';
import { KeptRecords } from './records';
import { defaults, readSettings, writeSettings, type Storage } from './settings';
import { noDatabase } from '../testing';
import { KeptTables, type Append } from './tables';

const entry = (table: string, seq: number, changes: Partial<Append> = {}): Append => ({
  table,
  seq,
  at_ms: 100 * seq,
  text: `{"entry":${seq}}`,
  ...(seq === 1 ? { stage: 'open', summary: { seats: [] } as unknown as Summary } : {}),
  ...changes,
});
const plain = (table: string, seq: number) => ({ seq, at_ms: 100 * seq, text: entry(table, seq).text });

test('a log grows entry by entry, and only at its end', async () => {
  const lost = vi.fn();
  const tables = new KeptTables(new Database('grows'), lost);
  expect(await tables.append(entry('a', 1))).toBe('stored');
  expect(await tables.append(entry('a', 2))).toBe('stored');
  expect(await tables.append(entry('a', 2))).toBe('conflict');
  expect(await tables.append(entry('a', 4))).toBe('conflict');
  expect(await tables.append(entry('b', 1, { at_ms: 5000 }))).toBe('stored');
  expect(await tables.append(entry('a', 3, { stage: 'over' }))).toBe('stored');
  expect(await tables.entries('a', 1)).toEqual([plain('a', 2), plain('a', 3)]);
  expect(await tables.entries('c', 0)).toEqual([]);
  expect((await tables.list()).map(({ id, seq, stage }) => ({ id, seq, stage }))).toEqual([
    { id: 'b', seq: 1, stage: 'open' },
    { id: 'a', seq: 3, stage: 'over' },
  ]);
  await tables.remove('a');
  expect(await tables.entries('a', 0)).toEqual([]);
  expect((await tables.list()).map(({ id }) => id)).toEqual(['b']);
  expect(lost).not.toHaveBeenCalled();
});

test('without a database everything works, and is said to be lost', async () => {
  const lost = vi.fn();
  const tables = new KeptTables(noDatabase(), lost);
  expect(await tables.append(entry('a', 1))).toBe('stored');
  expect(await tables.append(entry('a', 1))).toBe('conflict');
  expect(await tables.append(entry('a', 2))).toBe('stored');
  expect(await tables.entries('a', 0)).toHaveLength(2);
  expect(await tables.list()).toHaveLength(1);
  expect(lost).toHaveBeenCalledWith('all');
});

test('when the disk is full a game goes on in memory', async () => {
  const lost = vi.fn();
  const database = new Database('full');
  const tables = new KeptTables(database, lost);
  await tables.append(entry('a', 1));
  const writes = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await tables.append(entry('a', 2))).toBe('stored');
  writes.mockRestore();
  expect(await tables.append(entry('a', 3))).toBe('stored');
  expect(await tables.entries('a', 0)).toEqual([plain('a', 1), plain('a', 2), plain('a', 3)]);
  expect(lost.mock.calls).toEqual([['rest'], ['rest']]);
  expect(await new KeptTables(database, lost).entries('a', 0)).toEqual([plain('a', 1)]);
});

test('a connection that ended is opened anew, whether or not it was told', async () => {
  const lost = vi.fn();
  const database = new Database('ends');
  const tables = new KeptTables(database, lost);
  const records = new KeptRecords(database);
  const record = { id: '1', name: 'A game', at_ms: 1, text: '{}' };
  let seq = 0;
  for (const how of ['told', 'not told']) {
    expect(await tables.append(entry('a', ++seq))).toBe('stored');
    const open = await database.use((it) => Promise.resolve(unwrap(it)));
    if (how === 'told') forceCloseDatabase(open as never);
    else open.close();
    expect(await tables.append(entry('a', ++seq)), how).toBe('stored');
    expect(await tables.entries('a', 0)).toHaveLength(seq);
    expect(await records.add({ ...record, id: how }), how).toBe(true);
  }
  expect(lost).not.toHaveBeenCalled();
});

test('a log that was cleared away ends as one that is not there', async () => {
  const lost = vi.fn();
  const tables = new KeptTables(new Database('cleared'), lost);
  await tables.append(entry('a', 1));
  await deleteDB('cleared');
  expect(await tables.append(entry('a', 2))).toBe('conflict');
  expect(await tables.entries('a', 1)).toEqual([]);
  expect(lost).not.toHaveBeenCalled();
});

test('records are kept, listed and removed', async () => {
  const records = new KeptRecords(new Database('records'));
  const record = { id: '1', name: 'A game', at_ms: 1, text: '{}' };
  expect(await records.add(record)).toBe(true);
  expect(await records.list()).toEqual([record]);
  await records.remove('1');
  expect(await records.list()).toEqual([]);
  expect(await new KeptRecords(noDatabase()).add(record)).toBe(false);
});

test('an analysis is found under its record, and a browser that keeps nothing says so', async () => {
  const records = new KeptRecords(new Database('analyses'));
  const analysis = { id: 'ab', decisions: [], split: { win_share: [], margin: [] } };
  expect(await records.findAnalysis('ab')).toBeUndefined();
  expect(await records.addAnalysis(analysis)).toBe(true);
  expect(await records.findAnalysis('ab')).toEqual(analysis);
  const nowhere = new KeptRecords(noDatabase());
  expect(await nowhere.addAnalysis(analysis)).toBe(false);
  expect(await nowhere.findAnalysis('ab')).toBeUndefined();
});

test('what an older version has kept is still there', async () => {
  const old = await openDB('upgraded', 1, {
    upgrade(database) {
      for (const [name, keyPath] of [
        ['tables', 'id'],
        ['entries', ['table', 'seq']],
        ['records', 'id'],
      ] as const)
        database.createObjectStore(name, { keyPath: keyPath as string });
    },
  });
  const record = { id: '1', name: 'A game', at_ms: 1, text: '{}' };
  await old.put('records', record);
  old.close();
  const records = new KeptRecords(new Database('upgraded'));
  expect(await records.find('1')).toEqual(record);
  expect(await records.addAnalysis({ id: 'ab', decisions: [], split: { win_share: [], margin: [] } })).toBe(true);
  await records.addBoard({ sha256: 'cd', text: '{}' });
  expect(await new KeptRecords(new Database('upgraded')).findBoard('cd')).toEqual({ sha256: 'cd', text: '{}' });
});

function storage(kept: string | null = null): Storage & { kept: string | null } {
  return {
    kept,
    getItem() {
      return this.kept;
    },
    setItem(_key, value) {
      this.kept = value;
    },
  };
}

test('settings come back as they were set', () => {
  const place = storage();
  expect(readSettings(place)).toEqual(defaults);
  expect(writeSettings({ ...defaults, theme: 'dark', name: 'Ann' }, place)).toBe(true);
  expect(readSettings(place)).toEqual({ ...defaults, theme: 'dark', name: 'Ann' });
});

test('sounds that were on or off before there was a volume are so still', () => {
  const heard = (kept: object) => readSettings(storage(JSON.stringify({ version: 1, theme: 'dark', ...kept })));
  expect(heard({ sound: true })).toEqual({ ...defaults, theme: 'dark', volume: 60 });
  expect(heard({ sound: false })).toEqual({ ...defaults, theme: 'dark', volume: 0 });
  expect(heard({})).toEqual({ ...defaults, theme: 'dark' });
  expect(defaults.volume).toBe(0); // off until somebody wants them
});

test('what is kept and makes no sense is left alone', () => {
  for (const nonsense of ['', '{', 'null', '7', '[]', '{"theme":"blue","think_ms":1e9,"volume":"loud","version":99}'])
    expect(readSettings(storage(nonsense))).toEqual(defaults);
  const full: Storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(writeSettings(defaults, full)).toBe(false);
  expect(writeSettings(defaults, null)).toBe(false);
  expect(readSettings(null)).toEqual(defaults);
});
