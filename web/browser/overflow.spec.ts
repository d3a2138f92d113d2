import { expect, type Page, test } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { atOnce } from './play';
import { prepare, walk } from './states';

// What has more text than room, and what can be pushed sideways though it should not: only set phrases, tables and a large hand may be.
// A name in a list may end in three dots.
function overflowing(page: Page, width: number): Promise<string[]> {
  return page.evaluate((most) => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];
    const isText = (node: Node) => node.textContent!.trim() !== '' && (node instanceof Text || (node instanceof HTMLElement && getComputedStyle(node).display === 'inline'));
    for (const element of open.querySelectorAll<HTMLElement>('*')) {
      const { clipPath, display, overflowX, textOverflow } = getComputedStyle(element);
      if (element.closest('svg, .unseen, option, .phrases, .scroll, [data-fly="hand"]') || clipPath !== 'none' || display === 'inline' || !element.checkVisibility()) continue;
      if (textOverflow === 'ellipsis' && element.closest('li, .told')) continue;
      if (overflowX !== 'auto' && ![...element.childNodes].some(isText)) continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}: ${element.scrollWidth} > ${element.clientWidth}`);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > most) found.push(`the page is ${wide} px wide`);
    return found;
  }, width);
}

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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  test('in every language every page and every state fits, and under fingers everything is at least 44 px high and wide', async ({ page, browser }, info) => {
    test.setTimeout(900_000);
    const tables = await prepare(page, browser);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const faults: string[] = [];
    for (const language of languages) {
      await page.addInitScript(atOnce({ language }));
      await walk(page, tables, async (state) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          for (const fault of [...(await overflowing(page, width)), ...(await small(page))]) faults.push(`${language}, ${width} px, ${state}: ${fault}`);
        }
        await page.screenshot({ path: info.outputPath(language, `${state.replaceAll(/\W+/g, '-')}.jpg`), type: 'jpeg', quality: 60 });
      });
    }
    expect(faults).toEqual([]);
  });
});

test.describe('without settings', () => {
  test.use({ locale: 'pl-PL' });
  test('the language is the browser’s', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.locator('.hero .primary')).toHaveText('Zagraj');
  });
});
