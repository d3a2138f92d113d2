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

// The same for what follows from the state of a table. NB: of a `$derived` that once stayed as it was while something before it changed, Svelte
// asks again after every update, and so of all that hangs on it; of this they hear only when it is another.
export function settled<T>(find: () => T): { readonly now: T } {
  let now = $state.raw(untrack(find));
  $effect.pre(() => {
    const found = find();
    untrack(() => same(now, found) || (now = found));
  });
  return {
    get now() {
      return now;
    },
  };
}
