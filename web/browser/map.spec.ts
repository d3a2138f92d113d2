// The map on every screen: how large its spaces are, how its names are written, and what its buttons cover.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, map, untilMyTurn } from './play';

async function startGame(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.locator('.hero .primary').click();
  await expect(page.locator(map)).toBeVisible();
}

// The length in px of the shortest space of each route, by the way around it.
const spaces = (page: Page) =>
  page.evaluate(() => {
    const [width, corner] = [32, 7];
    const { a: scale } = document.querySelector<SVGGElement>('.map svg > g')!.getScreenCTM()!;
    return [...document.querySelectorAll<SVGElement>('.map [data-id*="--"]')].map((route) => {
      const shapes = [...route.querySelectorAll('.space')].flatMap((path) => path.getAttribute('d')!.match(/M[^M]+/g)!);
      const lengths = shapes.map((shape) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        path.setAttribute('d', shape);
        return (path.getTotalLength() / 2 - width + (4 - Math.PI) * corner) * scale;
      });
      return { id: route.dataset['id']!, count: lengths.length, px: Math.min(...lengths), width: width * scale };
    });
  });

for (const [size, least] of [
  [{ width: 390, height: 844 }, 16],
  [{ width: 320, height: 640 }, 8],
  [{ width: 320, height: 568 }, 7],
] as const)
  test(`on a phone of ${size.width} by ${size.height} px every space of every route is at least ${least} px long`, async ({ page }) => {
    await startGame(page, size);
    await untilMyTurn(page);
    const all = await spaces(page);
    expect(all).toHaveLength(54);
    const shortest = all.reduce((a, b) => (b.px < a.px ? b : a));
    console.log(
      `${size.width} x ${size.height}: the shortest space is ${shortest.px.toFixed(1)} px long, ${shortest.width.toFixed(1)} px wide`,
    );
    expect(shortest.px).toBeGreaterThanOrEqual(least);
  });

const written = (page: Page) =>
  page.locator('.map .names text').evaluateAll((all) =>
    all.map((text) =>
      [...text.children]
        .map((line) => line.textContent)
        .join(' ')
        .replace(/^The /, ''),
    ),
  );

test('on a screen of 1280 by 800 px every name is written out, in the first game too', async ({ page }) => {
  await startGame(page, { width: 1280, height: 800 });
  const names = await page
    .locator('.map [data-id]:not([data-id*="--"])')
    .evaluateAll((all) => all.map((place) => place.getAttribute('aria-label')!.split(/[.,]/)[0]!.replace(/^The /, '')));
  expect(await written(page)).toEqual(names);
  await untilMyTurn(page);
  expect(await written(page)).toEqual(names);
  await page.goto('/learn');
  await page.locator('.coach').waitFor();
  await expect(page.locator(map)).toBeVisible();
  await expect.poll(() => written(page)).toEqual(names);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 730],
  [1280, 800],
  [3840, 2160],
] as const)
  test(`on a screen of ${width} by ${height} px no name is cut, and no button covers a place`, async ({ page }) => {
    await startGame(page, { width, height });
    await untilMyTurn(page);
    const faults = await page.evaluate(() => {
      const pane = document.querySelector('.map svg[role="group"]')!.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('.map .controls button')].map((button) => button.getBoundingClientRect());
      const found: string[] = [];
      for (const shape of document.querySelectorAll('.map .names text, .map [data-id]:not([data-id*="--"])')) {
        const box = shape.getBoundingClientRect();
        const what = shape.textContent || (shape as SVGElement).dataset['id'];
        if (box.width === 0) continue;
        if (
          shape.matches('text') &&
          (box.left < pane.left || box.right > pane.right || box.top < pane.top - 2 || box.bottom > pane.bottom + 2)
        )
          found.push(`${what} is cut`);
        if (
          !shape.matches('text') &&
          buttons.some((b) => b.left < box.right && box.left < b.right && b.top < box.bottom && box.top < b.bottom)
        )
          found.push(`${what} is under a button`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

test('a name is larger on a larger screen', async ({ page }) => {
  await startGame(page, { width: 1280, height: 800 });
  const px = () =>
    page.locator('.map .names').evaluate((names: SVGGElement) => Number(names.getAttribute('font-size')) * names.getScreenCTM()!.a);
  const before = await px();
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(px).toBeGreaterThan(1.7 * before);
});
