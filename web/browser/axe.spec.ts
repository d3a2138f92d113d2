import { expect, test } from '@playwright/test';
import { faults } from './axe';
import { atOnce } from './play';
import { prepare, walk } from './states';

test('axe finds no fault on any page and in any state of a table, light and dark, wide and narrow', async ({ page, browser }) => {
  test.slow();
  const tables = await prepare(page, browser);
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.addInitScript(atOnce({ theme }));
    await page.setViewportSize(theme === 'light' ? { width: 1280, height: 800 } : { width: 360, height: 740 });
    await walk(page, tables, async (state) => {
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
      for (const fault of await faults(page)) found.push(`${theme}, ${state}: ${fault}`);
    });
  }
  expect(found).toEqual([]);
});
