import { expect, type Page, test } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { atOnce } from './play';
import { prepare, walk } from './states';

// What has more text than room, and what can be pushed sideways though it should not: only set phrases and tables may be.
// A name in a list may end in three dots.
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];
    const isText = (node: Node) => node.textContent!.trim() !== '' && (node instanceof Text || (node instanceof HTMLElement && getComputedStyle(node).display === 'inline'));
    for (const element of open.querySelectorAll<HTMLElement>('*')) {
      const { display, overflowX, textOverflow } = getComputedStyle(element);
      if (element.closest('svg, .unseen, option, .phrases, .scroll') || display === 'inline' || !element.checkVisibility()) continue;
      if (textOverflow === 'ellipsis' && element.closest('li, .told')) continue;
      if (overflowX !== 'auto' && ![...element.childNodes].some(isText)) continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}: ${element.scrollWidth} > ${element.clientWidth}`);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} px wide`);
    return found;
  });
}

test('in every language every page and every state fits on a phone', async ({ page, browser }, info) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const tables = await prepare(page, browser);
  const faults: string[] = [];
  for (const language of languages) {
    await page.addInitScript(atOnce({ language }));
    await walk(page, tables, async (state) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        for (const fault of await overflowing(page)) faults.push(`${language}, ${width} px, ${state}: ${fault}`);
      }
      await page.screenshot({ path: info.outputPath(language, `${state.replaceAll(/\W+/g, '-')}.jpg`), type: 'jpeg', quality: 60 });
    });
  }
  expect(faults).toEqual([]);
});

test.describe('without settings', () => {
  test.use({ locale: 'pl-PL' });
  test('the language is the browser’s', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.locator('.hero .primary')).toHaveText('Zagraj');
  });
});
