// What tests share: the engine from its file, and whole games played by it.
import { Database } from './keep/database';
import { readFileSync } from 'node:fs';
import { loadEngine, type Effect, type Engine } from './host/engine';
import type { Action } from './protocol/message';
import { type Legal, oneView, type OneView, type Update } from './protocol/update';

export const root = new URL('../..', import.meta.url).pathname;

export const engine = (
  random = (bytes: Uint8Array): unknown => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
): Promise<Engine> =>
  loadEngine(readFileSync(`${root}web/src/host/fogline.wasm`), {
    random: (bytes) => void random(bytes),
    now: () => performance.now(),
    log: (text) => console.error(text),
  });

// A finished game of bots, as each of its moments looked to one who may see `eyes`.
export async function game(bots: string[], seed: number, eyes: number | 'watcher' | 'everything'): Promise<OneView[]> {
  const playing = await engine();
  const info = playing.openRecord(playing.simulate(bots, seed));
  if ('error' in info) throw new Error(info.error);
  return Array.from({ length: info.events }, (_, i) => {
    const update = playing.recordUpdate(i + 1, eyes);
    if ('error' in update) throw new Error(update.error);
    return update;
  });
}

// Numbers from 0 to 1, the same for the same seed.
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
  };
}

// A whole game of people who share a device, the same for the same seed: every decision, as the seat that had to make it saw it.
export async function decisions(seats: number, seed: number, choose: (legal: Legal) => Action): Promise<OneView[]> {
  const draw = chance(seed);
  const playing = await engine((bytes) => bytes.forEach((_, i) => (bytes[i] = 256 * draw())));
  let newest: Update | undefined;
  let table = '';
  const carryOut = (effects: Effect[]) => {
    for (const effect of effects) {
      if (effect.type === 'append') effects.push(...playing.appended(effect.ticket, 'stored'));
      if (effect.type === 'answer') table = (effect.message as Update).table.id;
      if (effect.type !== 'send' || effect.message.type === 'pong') continue;
      if (effect.message.type === 'refused') throw new Error(effect.message.reason);
      newest = effect.message;
    }
  };
  carryOut(playing.openTable(1, { chairs: Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `Seat ${i}` })) }));
  carryOut(playing.connect(1, table));
  const made: OneView[] = [];
  for (;;) {
    const toAct = newest?.views?.find(({ own }) => own?.legal);
    if (!toAct) return made;
    const next = oneView(newest!, toAct.seat!);
    made.push(next);
    carryOut(
      playing.receive(
        1,
        JSON.stringify({ type: 'act', id: String(made.length), seat: next.seat, seq: next.seq, action: choose(next.own!.legal!) }),
      ),
    );
  }
}

// The legal action with a number, counted through.
export function someAction(legal: Legal, number: number): Action {
  const actions: Action[] = [
    ...(legal.claim_route ?? []).flatMap(({ route, payments, tokens }) =>
      payments.flatMap((paid): Action[] =>
        tokens ? tokens.map((token_at) => ({ type: 'claim_route', route, paid, token_at })) : [{ type: 'claim_route', route, paid }],
      ),
    ),
    ...(legal.keep_tickets ?? []).map((kept): Action => ({ type: 'keep_tickets', kept })),
    ...(legal.place_stack?.symbols ?? []).flatMap((symbol) =>
      legal.place_stack!.locations.map((location): Action => ({ type: 'place_stack', symbol, location })),
    ),
    ...(legal.draw_market ?? []).map((slot): Action => ({ type: 'draw_market', slot })),
    ...(legal.draw_deck ? [{ type: 'draw_deck' } as const] : []),
    ...(legal.draw_tickets ? [{ type: 'draw_tickets' } as const] : []),
    ...(legal.pass ? [{ type: 'pass' } as const] : []),
  ];
  return actions[number % actions.length]!;
}

// A browser that is told to keep nothing.
export const noDatabase = (): Database =>
  Object.assign(new Database(), { use: () => Promise.reject(new DOMException('no', 'SecurityError')) });
