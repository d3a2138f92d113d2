// What a link to a replay says: which game, which moment, whose eyes. It stands behind the #, which no server gets to see.
import type { Eyes } from '../host/engine';

export type Source =
  | { kind: 'server' | 'device'; table: string }
  | { kind: 'kept'; id: string } // a record that was kept on this device
  | { kind: 'packed'; record: string }; // the record itself

export interface Place {
  source: Source;
  at?: number;
  eyes?: Eyes;
  why?: boolean; // with the analysis
}

const words: Record<string, Eyes> = { public: 'watcher', all: 'everything' };

// Nothing: no game is named. `broken`: something is, and cannot be understood.
export function placeIn(hash: string): Place | 'broken' | undefined {
  if (hash === '') return undefined;
  const fields = new URLSearchParams(hash);
  const source = sourceIn(fields);
  if (!source) return 'broken';
  const [at, eyes] = [fields.get('e'), fields.get('s')];
  return {
    source,
    ...(at !== null && /^\d{1,5}$/.test(at) ? { at: Number(at) } : {}),
    ...(eyes !== null && /^[0-3]$/.test(eyes) ? { eyes: Number(eyes) } : eyes !== null && words[eyes] ? { eyes: words[eyes] } : {}),
    ...(fields.has('why') ? { why: true } : {}),
  };
}

function sourceIn(fields: URLSearchParams): Source | undefined {
  for (const [kind, name] of [
    ['server', 't'],
    ['device', 'd'],
  ] as const) {
    const table = fields.get(name);
    if (table !== null) return /^[\w-]{1,64}$/.test(table) ? { kind, table } : undefined;
  }
  const id = fields.get('k');
  if (id !== null) return /^[0-9a-f]{64}$/.test(id) ? { kind: 'kept', id } : undefined;
  const record = fields.get('r');
  return record !== null && /^[\w-]+$/.test(record) ? { kind: 'packed', record } : undefined;
}

function nameOf(source: Source): string {
  switch (source.kind) {
    case 'server':
      return `t=${source.table}`;
    case 'device':
      return `d=${source.table}`;
    case 'kept':
      return `k=${source.id}`;
    case 'packed':
      return `r=${source.record}`;
  }
}

export function hashOf({ source, at, eyes, why }: Place): string {
  const word = Object.keys(words).find((each) => words[each] === eyes);
  return [nameOf(source), at === undefined ? '' : `e=${at}`, eyes === undefined ? '' : `s=${word ?? eyes}`, why ? 'why' : '']
    .filter(Boolean)
    .join('&');
}

export const longestRecord = 8000; // letters of a packed record that a link may have: not every program passes on more
const largest = 4_000_000; // bytes of an unpacked record: no game has them

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    if ((size += value.length) > largest) {
      await reader.cancel();
      throw new RangeError('too large');
    }
  }
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Fails where it is not what `pack` has made.
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
