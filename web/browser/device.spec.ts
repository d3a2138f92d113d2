import { expect, test } from '@playwright/test';
import { atOnce, click, map, playToTheEnd } from './play';

test('the first visit: play at once, on this device, to the final score', async ({ page }) => {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await playToTheEnd([page], click);
  await expect(page.getByRole('dialog')).toContainText('Routes');

  // What is over is not asked to go on; a running one is.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Go on where you left' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Go on where you left' })).toBeVisible();
});

test('two people share a device: no hand is on the page before the curtain is lifted', async ({ page }) => {
  await page.addInitScript(atOnce());
  await page.goto('/new');
  await page.getByLabel('On this device, without a network').check();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await page.getByLabel('Name of the person on seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  const lift = page.getByRole('button', { name: /show my cards/ });
  const seen = new Set<string>();
  for (let i = 0; i < 200 && seen.size < 2; ++i) {
    if ((await lift.count()) > 0) {
      seen.add(await lift.innerText());
      await expect(page.locator('[data-fly="hand"]')).toHaveCount(0);
      await expect(page.locator('.asked')).toHaveCount(0);
      await lift.click();
      await expect(page.locator('[data-fly="hand"]')).toHaveCount(1);
    } else await click(page);
  }
  expect(seen.size).toBe(2);
});
