import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { faults } from './axe';
import { atOnce, click, drop, map, playToTheEnd } from './play';

const slider = (page: Page) => page.getByLabel('Moment of the game');
const at = async (page: Page) => Number(await slider(page).inputValue());
const ready = (page: Page) => page.getByText('The analysis is ready.');
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('a finished game is watched again from its final score, analysed, and sent as a link', async ({ page, browser }, info) => {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await playToTheEnd([page], click);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(slider(page)).toBeVisible();
  expect(await at(page)).toBe(1);

  // Keys, wherever the focus is; and the slider's own.
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(2);
  await page.keyboard.press('PageDown');
  const turn = await at(page);
  expect(turn).toBeGreaterThan(2);
  await page.keyboard.press('PageUp');
  expect(await at(page)).toBeLessThan(turn);
  await page.keyboard.press('End');
  const end = await at(page);
  await expect(page.locator('[aria-current="step"]')).toContainText('The game is over');
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await at(page)).toBe(end - 1);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${end - 1} of ${end}\\. .+`));
  await page.keyboard.press('Home');
  expect(await at(page)).toBe(1);

  // It plays by itself, and stops.
  await page.keyboard.press('4');
  await page.keyboard.press('p');
  await expect.poll(() => at(page)).toBeGreaterThan(3);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  // A line of the log leads to its moment; other eyes see other hands.
  const line = page.getByRole('list', { name: 'What happened' }).getByRole('button').nth(12);
  await line.click();
  await expect(page.locator('[aria-current="step"]')).toHaveText((await line.textContent())!.trim(), { useInnerText: false });
  await page.getByLabel('Whose eyes?').selectOption('All hands open');
  await expect(page.locator('[data-fly="hand"]')).toHaveCount(3);
  await page.getByLabel('Whose eyes?').selectOption('Spectators');
  await expect(page.locator('[data-fly="hand"]')).toHaveCount(0);

  // The analysis, to its end; it can be stopped and goes on.
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(ready(page)).toBeAttached({ timeout: 200_000 });
  await page.getByRole('button', { name: 'Luck' }).click();
  const sums = await page.locator('table:has(tfoot)').evaluate((table) => {
    const number = (cell: Element) => Number(cell.textContent.replace('−', '-').replace('%', ''));
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(number));
    return {
      parts: rows[0]!.map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0)),
      results: [...table.querySelectorAll('tfoot td')].map(number),
    };
  });
  expect(sums.results).toHaveLength(3);
  expect(sums.parts).toEqual(sums.results);
  await page.getByRole('button', { name: 'Chances' }).click();
  await page.getByRole('slider', { name: /^Chance to win/ }).focus();
  const before = await at(page);
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBeGreaterThan(before);

  // The link has the game in it: it opens in another browser, at the same moment, with the same eyes.
  await menu(page).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  expect(link).toContain('/replay#r=');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = info.outputPath('game.jsonl');
  await (await download).saveAs(file);
  await page.getByRole('button', { name: 'Close' }).click();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(slider(other)).toHaveValue(String(await at(page)));
  await expect(other.getByLabel('Whose eyes?')).toHaveValue('watcher');
  await expect(other.getByRole('button', { name: 'Analyse this game' })).toHaveCount(0);
  await other.goto('/replay');
  await other.getByLabel('Choose a file').setInputFiles(file);
  await expect(slider(other)).toHaveAttribute('max', String(end));
  await menu(other).click();
  await other.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(other.getByText('Kept.')).toBeVisible();
  await other.getByRole('button', { name: 'Another game' }).click();
  await other.getByRole('heading', { name: 'Kept on this device' }).waitFor();

  // What was analysed once is there at once.
  await page.goto('/');
  await page.getByRole('link', { name: 'Where was it decided?' }).click();
  await expect(ready(page)).toBeAttached({ timeout: 5000 });
  await expect(page.getByText(/^What (weighed|helped)/)).toBeVisible();
});

test('a game of the server has a link of a few letters', async ({ page, browser }) => {
  await page.addInitScript(atOnce());
  await page.goto('/new');
  for (const seat of [2, 3]) {
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByLabel(`How strong is the bot on seat ${seat}?`).selectOption('tourist');
  }
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator(map)).toBeVisible();
  const table = new URL(page.url()).pathname.split('/')[2]!;
  const early = await (await browser.newContext()).newPage();
  await early.goto(`/replay#t=${table}`);
  await expect(early.getByText('The game is not over yet.')).toBeVisible();

  await playToTheEnd([page], click);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('PageDown');
  await menu(page).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  const seat = await page.getByLabel('Whose eyes?').inputValue();
  expect(new URL(link).hash).toBe(`#t=${table}&e=${await at(page)}&s=${seat}`);
  expect(await at(page)).toBeGreaterThan(1);
  await early.goto(link);
  await expect(slider(early)).toHaveValue(String(await at(page)));
  await page.goto('/');
  await expect(page.locator('section', { hasText: 'Finished games' }).getByText('on the server')).toBeVisible();
});

test('what cannot be shown is named, and there is a way on', async ({ page }) => {
  const expectProblem = async (text: string | RegExp) => {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('Choose a file')).toBeAttached();
  };
  for (const hash of ['#nonsense', '#r=AAAA', '#t=..%2F..']) {
    await page.goto('about:blank');
    await page.goto(`/replay${hash}`);
    await expectProblem('This link is damaged');
  }
  await page.goto('about:blank');
  await page.goto('/replay#t=nosuchtable');
  await expectProblem('There is no such table');

  await page.goto('about:blank');
  await page.goto('/replay');
  await page.getByRole('heading', { name: 'A game from a file' }).waitFor();
  const dropRecord = (text: string) => drop(page, { name: 'game.jsonl', text });
  await dropRecord('{"format":"record/1","play');
  await expectProblem('Line 1 cannot be read');
  await dropRecord('{"chess":true}');
  await expectProblem('Line 1 is no record of a game');
  await dropRecord('{"format":"record/1","board":"atlantis","board_sha256":"","players":[],"events":[]}');
  await expectProblem('on the board “atlantis”');
  await drop(page, { name: 'atlantis.json', text: '{"locations":[],"routes":[]}' });
  await expectProblem('This board file has a mistake');
});

const games = readFileSync(new URL('../../tests/golden/games.json-lines', import.meta.url), 'utf8');
const asFile = (text: string) => ({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });

test('of a file with several games one is chosen; one with an event against the rules is refused with the rule', async ({ page }) => {
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(asFile(games));
  await page.getByRole('button', { name: '2. random 3' }).click();
  await expect(slider(page)).toHaveAttribute('max', String(JSON.parse(games.split('\n')[1]!).events.length));
  await menu(page).click();
  await page.getByRole('button', { name: 'Another game' }).click();
  await page.getByLabel('Choose a file').setInputFiles(asFile(games.split('\n')[0]!.replace('"points":2', '"points":15')));
  await expect(page.getByRole('alert').filter({ hasText: /Event \d+ of this record breaks rule R5\.7/ })).toBeVisible();
});

test('where nothing can be kept, that is said', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(asFile(games.split('\n')[0]!));
  await menu(page).click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('This browser cannot keep it.')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault, and 320 px are enough, ${theme}`, async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.addInitScript(atOnce({ theme }));
    await page.goto('/replay');
    await page.getByLabel('Choose a file').setInputFiles(asFile(games));
    expect(await faults(page), 'choosing').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width(), 'choosing').toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: '3. random 4' }).click();
    await expect(page.locator(map)).toBeVisible();
    await page.getByLabel('Whose eyes?').selectOption('All hands open');
    for (const [size, view] of [
      ['wide', { width: 1280, height: 800 }],
      ['narrow', { width: 320, height: 640 }],
    ] as const) {
      await page.setViewportSize(view);
      expect(await faults(page), size).toEqual([]);
      expect(await width(), size).toBeLessThanOrEqual(view.width);
    }
    await page.getByRole('button', { name: 'Analysis' }).click();
    await page.getByRole('button', { name: 'Analyse this game' }).click();
    await expect(ready(page)).toBeAttached({ timeout: 200_000 });
    for (const view of ['Chances', 'Move', 'Mistakes', 'Luck']) {
      await page.getByRole('button', { name: view }).click();
      expect(await faults(page), view).toEqual([]);
      expect(await width(), view).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'analysis').toBeLessThanOrEqual(640);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Mistakes' }).click();
    for (const mistake of [0, 1]) await expect(page.locator('.mistake').nth(mistake)).toBeInViewport({ ratio: 0.99 });
  });
}
