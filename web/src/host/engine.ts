// The C++ in WebAssembly: loads it, and passes texts over the border (src/wasm/host.h). It knows nothing of the DOM and
// runs in a worker or in node. An engine that has thrown is broken: throw it away and load another.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Action, NewTable } from '../protocol/message';
import { oneView, type OneView, type Refused, type ServerMessage, type Stage, type Update } from '../protocol/update';
import type { Seat } from '../protocol/words';
import type { Analysed, BoardInfo, Hints, RecordInfo } from './study';

// A decision for a bot, as a table hands it out.
export interface Puzzle {
  table: string;
  seat: Seat;
  seq: number;
  level: string;
  record: string;
}
export interface Choice {
  type: 'act';
  id: string;
  seat: Seat;
  seq: number;
  action: Action;
}

export interface Entry {
  seq: number;
  at_ms: number;
  text: string;
}
export interface Summary {
  settings: Update['table']['settings'];
  seats: Update['table']['seats'];
}

// What the tables want done, in this order.
export type Effect =
  | { type: 'send'; connection: number; message: ServerMessage }
  | { type: 'close'; connection: number; code: string }
  | ({ type: 'append'; ticket: number; table: string; stage?: Stage; summary?: Summary } & Entry)
  | { type: 'load'; ticket: number; table: string; after: number }
  | ({ type: 'think' } & Puzzle)
  | { type: 'answer'; question: number; message: Update | Refused | object }
  | { type: 'wake'; at_ms: number };

export const outcomes = ['stored', 'conflict', 'full', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Failure {
  error: string;
  event?: number;
  rule?: string;
}

// What one may look at a record as: a seat, `watcher` for what is open to all, `everything`.
export type Eyes = Seat | 'watcher' | 'everything';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  reserve(size: number): number;
  [name: string]: unknown;
}

export interface Surroundings {
  random(bytes: Uint8Array): void;
  now(): number; // milliseconds from any beginning
  log(text: string): void;
}

const browser: Surroundings = {
  random: (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  now: () => performance.now(),
  log: (text) => console.error(text),
};

export type EngineSource = Response | PromiseLike<Response> | BufferSource;

export async function loadEngine(source: EngineSource, around: Surroundings = browser): Promise<Engine> {
  // eslint-disable-next-line prefer-const -- it is known only after what refers to it
  let exports: Exports | undefined;
  // A view of memory is worthless after the next call, because memory may have grown.
  const bytes = (at: number, size: number) => new Uint8Array(exports!.memory.buffer, at, size);
  const imports = {
    host: {
      sha256: (at: number, size: number, hash: number) => bytes(hash, 32).set(sha256(bytes(at, size).slice())),
      random: (at: number, size: number) => around.random(bytes(at, size)),
      now: () => around.now(),
    },
    wasi_snapshot_preview1: {
      fd_close: () => 8,
      fd_seek: () => 8,
      // The words of a failed ASSERT.
      fd_write: (_file: number, parts: number, count: number, written: number) => {
        const memory = new DataView(exports!.memory.buffer);
        let size = 0;
        for (let i = 0; i < count; ++i) {
          const length = memory.getUint32(parts + 8 * i + 4, true);
          if (length > 0) around.log(new TextDecoder().decode(bytes(memory.getUint32(parts + 8 * i, true), length).slice()));
          size += length;
        }
        memory.setUint32(written, size, true);
        return 0;
      },
    },
  };
  const buffer = ArrayBuffer.isView(source) || source instanceof ArrayBuffer;
  const { instance } = buffer ? await WebAssembly.instantiate(source, imports) : await WebAssembly.instantiateStreaming(source, imports);
  exports = instance.exports as unknown as Exports;
  exports._initialize();
  return new Engine(exports);
}

export class Engine {
  constructor(private readonly exports: Exports) {}

  // Tables: src/wasm/tables.cpp.
  openTable = (question: number, table: NewTable) => this.effects('table_open', question, JSON.stringify(table), Date.now());
  connect = (connection: number, table: string) => this.effects('table_connect', connection, table, Date.now());
  receive = (connection: number, message: string) => this.effects('table_receive', connection, message, Date.now());
  disconnect = (connection: number) => this.effects('table_disconnect', connection, Date.now());
  record = (question: number, table: string) => this.effects('table_record', question, table, Date.now());
  appended = (ticket: number, outcome: Outcome) => this.effects('table_appended', ticket, outcomes.indexOf(outcome), Date.now());
  loaded = (ticket: number, entries: Entry[] | null) =>
    this.effects('table_loaded', ticket, entries === null ? '' : JSON.stringify(entries), Date.now());
  thought = (table: string, choice: Choice) => this.effects('table_thought', `${table} ${JSON.stringify(choice)}`, Date.now());
  heard = (table: string, seq: number) => this.effects('table_heard', table, seq, Date.now());
  tick = () => this.effects('table_tick', Date.now());

  // Bots: src/wasm/bots.cpp.
  choose(puzzle: Puzzle, budget: { iterations?: number; ms?: number }): Choice {
    const { seat, seq, level, record } = puzzle;
    const text = JSON.stringify({ seat, seq, level, record });
    const answer = this.json<Choice | Failure>('bot_choose', text, budget.iterations ?? 0, budget.ms ?? 0);
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }

  // Records: src/wasm/records.cpp.
  readBoard = (file: string) => this.json<BoardInfo | Failure>('record_board', file); // for the records that follow
  openRecord = (text: string) => this.json<RecordInfo | Failure>('record_open', text);
  openLog = (entries: Entry[]) => this.json<RecordInfo | Failure>('record_open_log', JSON.stringify(entries));
  recordText = () => this.text('record_text');
  recordUpdate(events: number, eyes: Eyes): OneView | Failure {
    const update = this.json<Update | Failure>('record_update', events, eyes === 'watcher' ? -1 : eyes === 'everything' ? -2 : eyes);
    return 'error' in update ? update : oneView(update);
  }
  hints = (seat: Seat, events: number, budget: { iterations?: number; ms?: number }) =>
    this.json<Hints | Failure>('record_hint', seat, events, budget.iterations ?? 0, budget.ms ?? 0);
  beginAnalysis = (effort: { iterations: number; samples: number }) =>
    this.json<{ events: number } | Failure>('analysis_begin', effort.iterations, effort.samples);
  nextAnalysis = () => this.json<Analysed | Failure>('analysis_next');

  // For comparison with the native program: src/wasm/measure.cpp.
  simulate = (bots: string[], seed: number) => this.text('simulate', bots.join(','), seed);
  playouts = (seats: number, games: number) => this.call('playouts', seats, games);

  private effects = (name: string, ...args: (number | string)[]) => this.json<Effect[]>(name, ...args);
  private json = <T>(name: string, ...args: (number | string)[]) => JSON.parse(this.text(name, ...args)) as T;

  private text(name: string, ...args: (number | string)[]): string {
    const at = this.call(name, ...args);
    const size = new DataView(this.exports.memory.buffer).getUint32(at, true);
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at + 4, size));
  }

  // A text is put into the buffer, and its size handed over in its place.
  private call(name: string, ...args: (number | string)[]): number {
    const numbers = args.map((arg) => (typeof arg === 'string' ? this.write(arg) : arg));
    return (this.exports[name] as (...args: number[]) => number)(...numbers);
  }

  private write(text: string): number {
    const bytes = new TextEncoder().encode(text);
    const at = this.exports.reserve(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }
}
