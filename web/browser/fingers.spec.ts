import { expect, type Page, test } from '@playwright/test';
import { prepare, walk } from './states';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

// What is smaller than a finger. A box to tick is as large as its label; a link in a sentence has its line, the map the list of routes.
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = document.querySelector('dialog[open]') ?? document;
    const found: string[] = [];
    for (const element of open.querySelectorAll<HTMLElement>('button, a[href], select, input, summary, [role="tab"], [role="slider"]')) {
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen, .skip')) continue;
      const target = element.matches('[type="checkbox"], [type="radio"], [type="file"]') ? element.closest('label')! : element;
      const { width, height } = target.getBoundingClientRect();
      if (width < 43.9 || height < 43.9) found.push(`${target.tagName} ${target.className} ${target.textContent.trim().slice(0, 30)}: ${width.toFixed()} x ${height.toFixed()}`);
    }
    return [...new Set(found)];
  });
}

test('under fingers everything is at least 44 px high and wide', async ({ page, browser }) => {
  test.slow();
  const tables = await prepare(page, browser);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const faults: string[] = [];
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await walk(page, tables, async (state) => {
      for (const fault of await small(page)) faults.push(`${width} px, ${state}: ${fault}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) faults.push(`${width} px, ${state}: the page is ${wide} px wide`);
    });
  }
  expect([...new Set(faults)]).toEqual([]);
});
