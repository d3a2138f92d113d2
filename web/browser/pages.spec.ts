import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { atOnce, map } from './play';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const pages = ['/', '/new', '/lobby', '/rules', '/settings', '/about', '/nowhere'];

interface Fault {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Fault[] }> } }).axe;
    return (await checker.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

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
