import { expect, test } from '@playwright/test';
import { atOnce, untilMyTurn } from './play';

// Only this machine itself counts as safe without https: everybody else in the house has no clipboard, among other things.
test('by plain http from another machine one sits down, plays, and copies a link by hand', async ({ page, baseURL }) => {
  await page.addInitScript(atOnce());
  await page.goto(`http://another.machine:${new URL(baseURL!).port}/new`);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([false, false, false]);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('open');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('This browser does not allow copying.')).toBeVisible();
  const link = page.getByLabel('Link for everybody');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(await link.inputValue());

  await page.getByRole('button', { name: 'Begin now' }).click();
  await untilMyTurn(page);
  const lines = page.getByRole('region', { name: 'At the table' }).getByRole('listitem');
  const before = await lines.count();
  await page.keyboard.press('d');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});
