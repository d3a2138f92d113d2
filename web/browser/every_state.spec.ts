// What must hold on every page and in every state of a table: axe finds no fault, and on a phone everything fits in every language.
import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { faults as axeFaults } from './axe';
import { settingsAre } from './play';
import { prepare, type Tables, walk } from './states';

// The tables are made once, and every test finds them on its own device. NB: what a worker of Playwright has for itself would make these tests
// the last ones of a run, with nothing beside them.
let tables: Tables;
let kept: NonNullable<BrowserContextOptions['storageState']>;
const test = base.extend({ storageState: ({}, use) => use(kept) });

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env['FOGLINE_ADDRESS']! });
  tables = await prepare(await context.newPage(), browser);
  kept = await context.storageState({ indexedDB: true });
  await context.close();
});

test('axe finds no fault on any page and in any state of a table, light and wide, dark and narrow', async ({ page }) => {
  const found: string[] = [];
  await walk(page, tables, async (state) => {
    for (const [theme, width, height] of [
      ['dark', 360, 740],
      ['light', 1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(settingsAre, { theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const fault of await axeFaults(page)) found.push(`${theme}, ${state}: ${fault}`);
    }
  });
  expect(found).toEqual([]);
});

// What has more text than room, and what can be pushed sideways though it should not: only set phrases and tables may be. A name in a list
// may end in three dots.
function overflowing(page: Page, width: number): Promise<string[]> {
  return page.evaluate((most) => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];
    const isText = (node: Node) =>
      node.textContent!.trim() !== '' &&
      (node instanceof Text || (node instanceof HTMLElement && getComputedStyle(node).display === 'inline'));
    for (const element of open.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('svg, .unseen, option, .phrases, .scroll')) continue;
      const { clipPath, display, overflowX, textOverflow } = getComputedStyle(element);
      if (clipPath !== 'none' || display === 'inline' || !element.checkVisibility()) continue;
      if (textOverflow === 'ellipsis' && element.closest('li, .told')) continue;
      if (overflowX !== 'auto' && element.dataset['fly'] !== 'hand' && ![...element.childNodes].some(isText)) continue;
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(
          `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}: ${element.scrollWidth} > ${element.clientWidth}`,
        );
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > most) found.push(`the page is ${wide} px wide`);
    return found;
  }, width);
}

const screens = {
  'small phone': [320, 568],
  phone: [390, 844],
  'phone on its side': [844, 390],
  tablet: [768, 1024],
  laptop: [1280, 800],
  'large screen': [2560, 1440],
  '4K screen': [3840, 2160],
} as const;

// With FOGLINE_PICTURES set it leaves a picture of each, in both themes, for somebody to look at.
test('on every screen every page and every state fits, and no table makes its page scroll', async ({ page }, info) => {
  test.slow(process.env['FOGLINE_PICTURES'] !== undefined);
  const found: string[] = [];
  await walk(page, tables, async (state) => {
    for (const [name, [width, height]] of Object.entries(screens)) {
      await page.setViewportSize({ width, height });
      const faults = await overflowing(page, width);
      const scrolls = await page.evaluate(() => {
        const { clientHeight, scrollHeight } = document.documentElement;
        return document.querySelector('.table') === null ? 0 : scrollHeight - clientHeight;
      });
      if (scrolls > 0) faults.push(`the page scrolls by ${scrolls} px`);
      for (const fault of faults) found.push(`${name}, ${state}: ${fault}`);
      if (!process.env['FOGLINE_PICTURES']) continue;
      for (const theme of ['dark', 'light'] as const) {
        await page.evaluate(settingsAre, { theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const file = `${state.replaceAll(/\W+/g, '-')}-${theme}.jpg`;
        await page.screenshot({ path: info.outputPath(name.replaceAll(' ', '-'), file), type: 'jpeg', quality: 70 });
      }
    }
  });
  expect(found).toEqual([]);
});

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
      if (width < 43.9 || height < 43.9)
        found.push(
          `${target.tagName} ${target.className} ${target.textContent.trim().slice(0, 30)}: ${width.toFixed()} x ${height.toFixed()}`,
        );
    }
    return [...new Set(found)];
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  test('in every language every page and every state fits, and under fingers everything is at least 44 px high and wide', async ({
    page,
  }, info) => {
    await page.goto('/about');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const faults: string[] = [];
    await walk(page, tables, async (state) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        for (const language of languages) {
          await page.evaluate(settingsAre, { language });
          await page.waitForFunction(
            (wanted) => document.documentElement.lang === wanted && new Promise((painted) => requestAnimationFrame(() => painted(true))),
            language,
          );
          for (const fault of [...(await overflowing(page, width)), ...(await small(page))])
            faults.push(`${language}, ${width} px, ${state}: ${fault}`);
          if (width === 320)
            await page.screenshot({ path: info.outputPath(language, `${state.replaceAll(/\W+/g, '-')}.jpg`), type: 'jpeg', quality: 60 });
        }
      }
    });
    expect(faults).toEqual([]);
  });
});
