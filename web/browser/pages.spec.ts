import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { languageNames, languages } from '../src/i18n/languages';
import { atOnce, drop, map } from './play';

test('a rule is found by its address', async ({ page }) => {
  await page.goto('/rules#R5.4');
  await expect(page.locator('[id="R5.4"]')).toBeInViewport();
});

test('who chooses a bot is told how strong it is', async ({ page }) => {
  await page.goto('/new');
  await expect(page.getByLabel('How strong is the bot on seat 3?').getByRole('option')).toHaveText([
    'Tourist – easy',
    'Local – medium',
    'Conductor – hard',
    'Gripman – hardest',
  ]);
  await page.getByText('More settings').click();
  await expect(page.getByLabel('Allow hints and the memory aid')).toBeChecked();
});

test('without settings the language is the browser’s', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, locale: 'pl-PL' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('.hero .primary')).toHaveText('Zagraj');
});

test('every language opens: it is chosen, and the next visit begins with it', async ({ page }) => {
  const heard = new Set<string>();
  for (const language of languages) {
    await page.goto('/settings');
    await page.locator('#language').selectOption(languageNames[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    heard.add(await page.locator('.hero .primary').innerText());
  }
  expect(heard.size).toBe(languages.length);
});

test('what is set in one window holds in the other, and is not undone by it', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.locator('#language').selectOption('Deutsch');
  await expect(page.locator('.hero .primary')).toHaveText('Jetzt spielen');
  await page.goto('/settings');
  await page.locator('[name="theme"][value="dark"]').check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
});

test('who comes to a table by invitation without one is told so, and given no link that leads to no seat', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(atOnce());
  await page.goto('/new');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByLabel('Link for seat 2')).toBeVisible();
  const other = await browser.newPage({ baseURL: baseURL! });
  await other.goto(page.url());
  await expect(other.getByText('No seat is free for you here.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await other.goto(await page.getByLabel('Link for seat 2').inputValue());
  await expect(other.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('settings that cannot be kept are said to end with the visit', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('status')).toHaveText('Kept on this device only.');
  await page.evaluate(
    () =>
      (Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  );
  await page.getByLabel('Dark').check();
  await expect(page.getByRole('status')).toHaveText('This browser keeps no settings: they end with this visit.');
});

test('what the system asks for is followed at once: less motion, and the dark', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(root).toHaveAttribute('data-motion', 'full');
  const light = await paper();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-motion', 'still');
  await expect.poll(paper).not.toBe(light);
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-motion', 'full');
  await expect.poll(paper).toBe(light);
});

test('a lobby of more than one page is shown page by page', async ({ page }) => {
  const chair = { kind: 'open' };
  const tables = Array.from({ length: 70 }, (_, i) => ({
    id: `t${i}`,
    stage: 'open',
    changed_ms: 1000 - i,
    settings: { board: 'san-francisco', clock: { kind: 'none' } },
    seats: [chair, chair],
  }));
  await page.route(/\/api\/tables(\?|$)/, (route) => {
    const after = tables.findIndex(
      ({ id, changed_ms }) => new URL(route.request().url()).searchParams.get('before') === `${changed_ms},${id}`,
    );
    return route.fulfill({ json: { tables: tables.slice(after + 1, after + 51) } });
  });
  await page.goto('/lobby');
  const joining = page.getByRole('link', { name: 'Sit down' });
  await expect(joining).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(joining).toHaveCount(70);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a record that is dropped on any page is shown', async ({ page }) => {
  const record = readFileSync(new URL('../../tests/golden/games.json-lines', import.meta.url), 'utf8').split('\n')[0]!;
  await page.addInitScript(atOnce());
  const dropIt = async () => {
    await drop(page, { name: 'game.jsonl', text: record });
    await expect(page.getByLabel('Moment of the game')).toBeVisible();
  };
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor(); // before that nobody listens
    await dropIt();
    expect(new URL(page.url()).pathname).toBe('/replay');
  }
  await page.keyboard.press('End');
  await dropIt(); // on a game that is being watched, too
  await expect(page.getByLabel('Moment of the game')).toHaveValue('1');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await dropIt();
});
