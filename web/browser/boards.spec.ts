import { expect, type Page, test } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { atOnce, click, drop, playToTheEnd } from './play';

interface BoardFile {
  id: string;
  name: string;
  locations: { id: string; name: string; x: number; y: number }[];
  routes: { via?: [number, number][] }[];
  view: { width: number };
}

// The shipped board in a mirror is another one, without a drawing.
const board = JSON.parse(readFileSync(new URL('../../boards/san-francisco.json', import.meta.url), 'utf8')) as BoardFile;
const mirrored = (x: number) => board.view.width - x;
const other = {
  ...board,
  id: 'harbour',
  name: 'Harbour Town',
  locations: board.locations.map((place) => ({ ...place, name: `New ${place.name}`, x: mirrored(place.x) })),
  routes: board.routes.map((route) => ({ ...route, ...(route.via ? { via: route.via.map(([x, y]) => [mirrored(x), y]) } : {}) })),
};
const mapOfHarbour = (page: Page) => page.getByRole('group', { name: 'Map of Harbour Town' });

test('a table on another board of the server: it is chosen, drawn, played and watched again', async ({ page }, info) => {
  const file = info.outputPath('harbour.json');
  writeFileSync(file, JSON.stringify(other));
  const server = spawn(
    '../build/release/fogline',
    ['serve', '--listen', '127.0.0.1:0', '--database', `sqlite:${info.outputPath('data.db')}`, '--board', file],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  try {
    const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
    const address = /open at (\S+)/.exec(line)![1]!;
    await page.addInitScript(atOnce());
    await page.goto(`${address}/new`);
    await page.getByLabel('Board').selectOption('Harbour Town');
    for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByRole('button', { name: 'Make the table' }).click();
    const map = mapOfHarbour(page);
    await expect(map.getByRole('button', { name: /^New Golden Gate Bridge – New Presidio/ }).first()).toBeAttached();
    await page.reload(); // who comes by the link has not asked for boards before
    await expect(map).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
    await expect(map.locator('.land')).not.toHaveAttribute('d', '');
    for (let i = 0; i < 10; ++i) await click(page);
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('New ');
    await page.screenshot({ path: info.outputPath('board.png') });
    await playToTheEnd([page], click);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByLabel('Moment of the game')).toBeVisible();
    await expect(map).toBeVisible();
  } finally {
    server.kill();
  }
});

test('a record of a game on another board is watched and analysed with the file of the board, which is kept', async ({
  page,
  browser,
}, info) => {
  const [file, record] = [info.outputPath('harbour.json'), info.outputPath('game.jsonl')];
  writeFileSync(file, JSON.stringify(other));
  execFileSync('../build/release/fogline', [
    'simulate',
    '--board',
    file,
    '--games',
    '1',
    '--players',
    '2',
    '--bots',
    'greedy',
    '--seed',
    '1',
    '--records',
    record,
  ]);
  const [game, town] = [
    { name: 'game.jsonl', text: readFileSync(record, 'utf8') },
    { name: 'harbour.json', text: JSON.stringify(other) },
  ];

  // First the record, which names its board; then the board.
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(record);
  await expect(page.getByRole('alert').filter({ hasText: 'on the board “harbour”' })).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(mapOfHarbour(page)).toBeVisible();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await expect(page.getByText('The analysis is ready.')).toBeAttached({ timeout: 200_000 });
  await page.goto('about:blank');
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(record);
  await expect(mapOfHarbour(page)).toBeVisible();

  // Both at once, and the board first, where it was never seen.
  for (const drops of [[[game, town]], [[town], [game]]]) {
    const fresh = await (await browser.newContext()).newPage();
    await fresh.goto('/replay');
    await fresh.getByRole('heading', { name: 'A game from a file' }).waitFor();
    for (const files of drops) {
      await drop(fresh, ...files);
      if (files.length === 1 && files[0] === town)
        await expect(fresh.getByRole('status').filter({ hasText: 'The board “harbour” is known here now.' })).toBeVisible();
    }
    await expect(mapOfHarbour(fresh)).toBeVisible();
    await fresh.context().close();
  }
});
