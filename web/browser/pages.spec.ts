import { expect, type Page, test } from '@playwright/test';
import { faults } from './axe';
import { atOnce, map } from './play';

const pages = ['/', '/new', '/lobby', '/rules', '/settings', '/about', '/nowhere'];

async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault, ${theme}`, async ({ page }) => {
    await page.addInitScript(atOnce({ theme }));
    for (const path of theme === 'light' ? pages : ['/', '/new']) {
      await page.goto(path);
      await page.locator('h1').waitFor();
      expect(await faults(page), path).toEqual([]);
    }
    await startGame(page);
    expect(await faults(page), 'table').toEqual([]);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page), 'dialog').toEqual([]);
  });
}

test('no page is wider than a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(atOnce());
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of pages) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    expect(await width(), path).toBeLessThanOrEqual(320);
  }
  await startGame(page);
  expect(await width(), 'table').toBeLessThanOrEqual(320);
});

test('a rule is found by its address', async ({ page }) => {
  await page.goto('/rules#R5.4');
  await expect(page.locator('[id="R5.4"]')).toBeInViewport();
});
