import { untrack } from 'svelte';

// What says the same as before stays the same object: then nothing that is drawn from it is looked at again. For plain values and sets.
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  if (a instanceof Set) return a.size === (b as Set<unknown>).size && [...a].every((each) => (b as Set<unknown>).has(each));
  const [left, right] = [Object.entries(a), b as Record<string, unknown>];
  return left.length === Object.keys(b).length && left.every(([key, value]) => key in right && same(value, right[key]));
}

export function steady<T>(): (now: T) => T {
  let before: T;
  return (now) => (same(before, now) ? before : (before = now));
}

// Values that are found anew with every update and are mostly the same. NB: of a `$derived` that once stayed as it was while something before it
// changed, Svelte asks again after every update, and so of all that hangs on it; of these they hear only when one is another.
export function settled<T extends object>(find: { [K in keyof T]: () => T[K] }): Readonly<T> {
  const all = {} as T;
  for (const key of Object.keys(find) as (keyof T)[]) {
    let now = $state.raw(untrack(find[key]));
    $effect.pre(() => {
      const found = find[key]();
      untrack(() => same(now, found) || (now = found));
    });
    Object.defineProperty(all, key, { get: () => now });
  }
  return all;
}
