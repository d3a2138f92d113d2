// What tests share: the engine from its file, and whole games played by it.
import { readFileSync } from 'node:fs';
import { loadEngine, type Engine } from './host/engine';
import type { Action } from './protocol/message';
import type { Legal, Update } from './protocol/update';

export const root = new URL('../../', import.meta.url).pathname;

export const engine = (): Promise<Engine> =>
  loadEngine(readFileSync(`${root}web/src/host/fogline.wasm`), {
    random: (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    now: () => performance.now(),
    log: (text) => console.error(text),
  });

// A finished game of bots, as each of its moments looked to one who may see `eyes`.
export async function game(bots: string[], seed: number, eyes: number | 'watcher' | 'everything'): Promise<Update[]> {
  const playing = await engine();
  const info = playing.openRecord(playing.simulate(bots, seed));
  if ('error' in info) throw new Error(info.error);
  return Array.from({ length: info.events }, (_, i) => {
    const update = playing.recordUpdate(i + 1, eyes);
    if ('error' in update) throw new Error(update.error);
    return update;
  });
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
