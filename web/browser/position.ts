// Tables on this device with a known hand, always the same: a log is written as if they had been played, and the page goes on from there.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type Card, type CardCounts, cards, type LocationId, type TicketId } from '../src/protocol/words';

export interface Position {
  hand: CardCounts; // an even number of cards, at most 18
  tickets?: [TicketId, TicketId];
  stacks?: [LocationId, LocationId]; // where the two single tokens are placed
  placing?: true; // Ann has to place them
}

export const symbols = {
  'golden-gate-bridge': 'seagull',
  alcatraz: 'heart',
  'the-embarcadero': 'crab',
  sunset: 'sea-lion',
  'potrero-hill': 'sourdough',
};
const spare = ['cable-car', 'fortune-cookie'];

const golden = readFileSync(new URL('../../tests/golden/games.json-lines', import.meta.url), 'utf8').split('\n')[0]!;
const { board, board_sha256, seed } = JSON.parse(golden) as { board: string; board_sha256: string; seed: string };

// Ann has seat 0 and is to move; a bot has drawn as many cards as she.
function factsOf({
  hand,
  tickets = ['chinatown--civic-center', 'nob-hill--castro'],
  stacks = ['castro', 'presidio'],
  placing,
}: Position): object[] {
  const own = cards.flatMap((card) => Array<Card>(hand[card] ?? 0).fill(card));
  const others = cards.flatMap((card) => Array<Card>((card === 'ferry' ? 8 : 6) - (hand[card] ?? 0)).fill(card)); // R1.3
  const market = others.splice(0, 5);
  const rival = own.map(() => others.splice(Math.floor(others.length / 2), 1)[0]!);
  const chairs = [
    { kind: 'person', name: 'Ann', person: 'here' },
    { kind: 'bot', level: 'tourist' },
  ];
  const moved = (seat: number, ...events: object[]) => ({
    type: 'moved',
    seat,
    events: events.map((event) => ({ ...event, seat })),
    chance: [99, 99, 99],
  });
  const kept = [
    tickets,
    ['chinatown--civic-center', 'nob-hill--castro', 'lombard-street--soma', 'union-square--twin-peaks']
      .filter((ticket) => !tickets.includes(ticket))
      .slice(0, 2),
  ];
  const turns = Array.from({ length: own.length / 2 - 1 }, (_, i) => [2 * i + 2, 2 * i + 3]);
  const first = placing ? 1 : 0; // who is last in the first round places stacks
  return [
    { type: 'opened', settings: { board, first }, board_sha256, host: 'here', chairs },
    {
      type: 'started',
      first,
      seed,
      events: [{ type: 'dealt', stacks: symbols, spare_stacks: spare, hands: [own.slice(0, 2), rival.slice(0, 2)], market, offers: kept }],
      chance: [99, 99, 99],
    },
    ...kept.map((both, seat) => moved(seat, { type: 'tickets_kept', kept: both, returned: [] })),
    ...(placing ? [] : stacks).map((location, i) => moved(1, { type: 'stack_placed', symbol: spare[i], location })),
    ...turns.flatMap((turn) => [own, rival].flatMap((drawn, seat) => turn.map((i) => moved(seat, { type: 'card_drawn', card: drawn[i] })))),
  ];
}

let tables = 0;

export async function openPosition(page: Page, position: Position): Promise<void> {
  const id = `position${tables++}`;
  const entries = factsOf(position).map((fact, i) => ({ table: id, seq: i + 1, at_ms: 1, text: JSON.stringify(fact) }));
  const seats = [
    { kind: 'person', name: 'Ann', here: true },
    { kind: 'bot', level: 'tourist', here: true },
  ];
  const table = { id, seq: entries.length, changed_ms: 1, stage: 'playing', summary: { settings: { board }, seats } };
  await page.goto('/'); // which makes the database
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('fogline');
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('fogline');
        opening.onerror = () => fail(opening.error!);
        opening.onsuccess = () => {
          const change = opening.result.transaction(['tables', 'entries'], 'readwrite');
          change.objectStore('tables').put(kept.table);
          for (const entry of kept.entries) change.objectStore('entries').put(entry);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { table, entries },
  );
  await page.goto(`/d/${id}`);
  await page.locator(position.placing ? '.asked select' : '[data-fly="deck"][aria-disabled="false"]').waitFor();
}
