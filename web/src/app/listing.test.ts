import { expect, test } from 'vitest';
import type { Listed } from '../protocol/update';
import { Listing } from './listing.svelte';

// A server with so many tables, which answers as docs/openapi.yaml says.
function serverWith(count: number, changed_ms: (i: number) => number) {
  const all = Array.from(
    { length: count },
    (_, i) => ({ id: `t${i}`, changed_ms: changed_ms(i), stage: i < 80 ? 'over' : 'playing' }) as Listed,
  );
  return {
    all,
    ask: (after?: Listed) => Promise.resolve(all.filter((table) => !after || table.changed_ms < after.changed_ms + 1).slice(0, 50)),
  };
}

test('page after page comes, each table once, and a look shows as many as before', async () => {
  const { all, ask } = serverWith(120, (i) => 1000 - Math.floor(i / 3)); // three in a millisecond: pages overlap
  const listing = new Listing(ask);
  await listing.look();
  expect([listing.tables!.length, listing.more]).toEqual([50, true]);
  while (listing.more) await listing.goOn();
  expect(listing.tables).toEqual(all);
  all.splice(3, 1);
  await listing.look();
  expect(listing.tables).toEqual(all);
});

test('who asks for more gets more of those that fit', async () => {
  const { ask } = serverWith(120, (i) => 1000 - i);
  const fits = ({ stage }: Listed) => stage === 'playing';
  const listing = new Listing(ask);
  await listing.look();
  expect([listing.tables!.filter(fits), listing.more]).toEqual([[], true]);
  await listing.goOn(fits);
  expect(listing.tables!.filter(fits).length).toBeGreaterThan(0);
});

test('a short list has one page, and one that repeats itself has an end', async () => {
  const few = new Listing(serverWith(49, (i) => -i).ask);
  await few.look();
  expect(few.more).toBe(false);
  const same = new Listing(serverWith(120, () => 7).ask);
  await same.look();
  await same.goOn();
  expect([same.tables!.length, same.more]).toEqual([50, false]);
});
