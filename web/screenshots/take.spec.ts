// The pictures of docs/screenshots: `scripts/npm run screenshots`. Every run plays other games.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, click, playToTheEnd, untilMyTurn } from '../browser/play';

// With the mouse away, and when everything has come to rest.
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `../docs/screenshots/${name}.jpg`, quality: 80, animations: 'disabled' });
}

async function playSome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  for (let i = 0; i < 30; ++i) await click(page);
  await untilMyTurn(page);
  await page.keyboard.press('Escape');
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a game, from the first page to where it was decided', async ({ page }) => {
  await page.addInitScript(atOnce({ theme: 'light', think_ms: 100 }));
  await page.goto('/');
  await page.locator('main:not([aria-busy]) h1').waitFor();
  await take(page, 'home');
  await playSome(page);
  await take(page, 'table');

  const route = page.locator('.map [data-id][aria-disabled="false"]').first();
  await expect(async () => {
    if ((await route.count()) === 0) await page.keyboard.press('d');
    await route.focus({ timeout: 100 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await take(page, 'claim');

  await playToTheEnd([page], click);
  await take(page, 'score');
  await page.getByRole('dialog').getByRole('link', { name: 'Where was it decided?' }).click();
  await expect(page.locator('.analysis [role="status"]')).not.toBeEmpty({ timeout: 180_000 });
  await take(page, 'replay');
});

test('a table in the dark', async ({ page }) => {
  await page.addInitScript(atOnce({ theme: 'dark' }));
  await playSome(page);
  await take(page, 'table-dark');
});

test('a table on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(atOnce({ theme: 'light' }));
  await playSome(page);
  await take(page, 'phone');
});

test('pages', async ({ page }) => {
  await page.addInitScript(atOnce({ theme: 'light' }));
  for (const name of ['rules', 'new']) {
    await page.goto(`/${name}`);
    await page.locator('main:not([aria-busy]) h1').waitFor();
    await take(page, name);
  }
  await page.goto('/learn');
  await expect(page.locator('.coach')).toBeVisible();
  await take(page, 'learn');
});
