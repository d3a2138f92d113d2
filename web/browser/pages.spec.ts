import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { atOnce, map } from './play';

test('a rule is found by its address', async ({ page }) => {
  await page.goto('/rules#R5.4');
  await expect(page.locator('[id="R5.4"]')).toBeInViewport();
});

test('who chooses a bot is told how strong it is, and a table of the server promises no hints', async ({ page }) => {
  await page.goto('/new');
  await expect(page.getByLabel('How strong is the bot on seat 3?').getByRole('option')).toHaveText(['Tourist – easy', 'Local – medium', 'Conductor – hard', 'Gripman – hardest']);
  await page.getByText('More settings').click();
  await expect(page.getByLabel('Allow the memory aid')).toBeChecked();
  await page.getByLabel('On this device, without a network').check();
  await expect(page.getByLabel('Allow hints and the memory aid')).toBeChecked();
});

test('settings that cannot be kept are said to end with the visit', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('status')).toHaveText('Kept on this device only.');
  await page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }));
  await page.getByLabel('Dark').check();
  await expect(page.getByRole('status')).toHaveText('This browser keeps no settings: they end with this visit.');
});

test('a record that is dropped on any page is shown', async ({ page }) => {
  const record = readFileSync(new URL('../../tests/golden/games.json-lines', import.meta.url), 'utf8').split('\n')[0]!;
  await page.addInitScript(atOnce());
  const drop = async () => {
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'game.jsonl'));
      return transfer;
    }, record);
    await page.dispatchEvent('h1', 'drop', { dataTransfer: data });
    await expect(page.getByLabel('Moment of the game')).toBeVisible();
  };
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    await drop();
    expect(new URL(page.url()).pathname).toBe('/replay');
  }
  await page.keyboard.press('End');
  await drop(); // on a game that is being watched, too
  await expect(page.getByLabel('Moment of the game')).toHaveValue('1');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await drop();
});
