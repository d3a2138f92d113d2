import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { atOnce, click } from './play';

interface BoardFile {
  id: string;
  name: string;
  locations: { id: string; name: string; x: number; y: number }[];
  routes: { via?: [number, number][] }[];
  view: { width: number };
}

test('a table on another board of the server: it is chosen, drawn and played', async ({ page }, info) => {
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
  const file = info.outputPath('harbour.json');
  writeFileSync(file, JSON.stringify(other));
  const server = spawn('../build/release/fogline', ['serve', '--listen', '127.0.0.1:0', '--database', `sqlite:${info.outputPath('data.db')}`, '--board', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
    const address = /open at (\S+)/.exec(line)![1]!;
    await page.addInitScript(atOnce());
    await page.goto(`${address}/new`);
    await page.getByLabel('Board').selectOption('Harbour Town');
    for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByRole('button', { name: 'Make the table' }).click();
    const map = page.getByRole('group', { name: 'Map of Harbour Town' });
    await expect(map.getByRole('button', { name: /^New Golden Gate Bridge – New Presidio/ }).first()).toBeAttached();
    await page.reload(); // who comes by the link has not asked for boards before
    await expect(map).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
    await expect(map.locator('.land')).not.toHaveAttribute('d', '');
    for (let i = 0; i < 10; ++i) await click(page);
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('New ');
    await page.screenshot({ path: info.outputPath('board.png') });
  } finally {
    server.kill();
  }
});
