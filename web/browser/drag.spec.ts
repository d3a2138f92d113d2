// A colour of the hand is dragged onto a route, by mouse and by finger.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { atOnce } from './play';
import { openPosition } from './position';

const hand = { red: 3, blue: 2, orange: 1 };
const redRoute = 'painted-ladies--castro'; // red, two spaces
const greyRoute = 'haight-ashbury--castro'; // two spaces

interface Spot {
  x: number;
  y: number;
}
const held = (page: Page) => page.locator('.flying .held');
const asked = (page: Page) => page.locator('.asked');
const ghosts = (page: Page, route: string) => page.locator(`.map [data-id="${route}"] .ghost`);
const problem = (page: Page) => page.locator('.notices .problem');

const middleOf = (page: Page, route: string): Promise<Spot> =>
  page.locator(`.map [data-id="${route}"] .track`).evaluate((track: SVGPathElement) => {
    const { x, y } = track.getPointAtLength(track.getTotalLength() / 2).matrixTransform(track.getScreenCTM()!);
    return { x, y };
  });
const cardAt = async (page: Page, card: string): Promise<Spot> => {
  const box = (await page.locator(`[data-fly="hand"] [data-card="${card}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
};
const seaAt = async (page: Page): Promise<Spot> => {
  const box = (await page.locator('.map > svg').boundingBox())!;
  return { x: box.x + box.width - 4, y: box.y + box.height - 4 };
};

async function carry(page: Page, card: string, to: Spot): Promise<void> {
  const from = await cardAt(page, card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

test.describe('by mouse', () => {
  test.beforeEach(({ page }) => page.addInitScript(atOnce()));

  test('R5.2 red on a red route shows the cars, and letting go proposes red', async ({ page }) => {
    await openPosition(page, { hand });
    await carry(page, 'red', await middleOf(page, redRoute));
    await expect(held(page)).toBeVisible();
    await expect(held(page)).not.toHaveClass(/\bno\b/);
    await expect(ghosts(page, redRoute)).toHaveCount(1);
    await expect(asked(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(held(page)).toHaveCount(0);
    await expect(asked(page).getByRole('img', { name: '2 red' })).toBeVisible();
    await expect(page.locator(`.map [data-id="${redRoute}"]`)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.actions').getByRole('button', { name: 'Claim' }).click();
    await expect(page.locator(`.map [data-id="${redRoute}"]`)).toHaveAttribute('aria-label', /Belongs to/);
  });

  test('R5.3 a grey route is proposed with the colour that was dragged onto it', async ({ page }) => {
    await openPosition(page, { hand });
    for (const colour of ['blue', 'red']) {
      await carry(page, colour, await middleOf(page, greyRoute));
      await expect(ghosts(page, greyRoute)).toHaveCount(1);
      await page.mouse.up();
      await expect(asked(page).getByRole('radio', { name: `2 ${colour}`, exact: true })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(asked(page)).toHaveCount(0);
    }
  });

  test('what a colour cannot pay for is marked, and letting go says why', async ({ page }) => {
    await openPosition(page, { hand });
    await carry(page, 'blue', await middleOf(page, redRoute));
    await expect(held(page)).toHaveClass(/\bno\b/);
    await expect(ghosts(page, redRoute)).toHaveCount(0);
    await page.mouse.up();
    await expect(problem(page)).toContainText('This route only takes its own colour');
    await expect(problem(page).getByRole('link', { name: 'R5.2' })).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    await carry(page, 'orange', await middleOf(page, greyRoute));
    await page.mouse.up();
    await expect(problem(page)).toContainText('You need one more orange card');
  });

  test('of a double route the half is meant that takes the card', async ({ page }) => {
    await openPosition(page, { hand });
    const [red, blue] = ['union-square--civic-center-a', 'union-square--civic-center-b'];
    await carry(page, 'red', await middleOf(page, blue));
    await expect(ghosts(page, red)).toHaveCount(1);
    await page.mouse.up();
    await expect(asked(page).getByRole('img', { name: '2 red' })).toBeVisible();
  });

  test('in the sea nothing happens, Escape lets go, and a click is no drag', async ({ page }) => {
    await openPosition(page, { hand });
    await carry(page, 'red', await seaAt(page));
    await expect(held(page)).toBeVisible();
    await page.mouse.up();
    await expect(held(page)).toHaveCount(0);

    await carry(page, 'red', await middleOf(page, redRoute));
    await expect(ghosts(page, redRoute)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(held(page)).toHaveCount(0);
    await expect(ghosts(page, redRoute)).toHaveCount(0);
    await page.mouse.up();

    const { x, y } = await cardAt(page, 'red');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y - 3);
    await page.mouse.up();
    await expect(held(page)).toHaveCount(0);
    await expect(asked(page)).toHaveCount(0);
    await expect(problem(page)).toBeEmpty();
  });

  test('without confirmation it claims at once', async ({ page }) => {
    await page.addInitScript(atOnce({ confirm: false }));
    await openPosition(page, { hand });
    await carry(page, 'blue', await middleOf(page, greyRoute));
    await page.mouse.up();
    await expect(page.locator(`.map [data-id="${greyRoute}"]`)).toHaveAttribute('aria-label', /Belongs to/);
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test.beforeEach(({ page }) => page.addInitScript(atOnce()));

  const finger = (devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

  async function slide(devtools: CDPSession, from: Spot, to: Spot): Promise<void> {
    await finger(devtools, 'touchStart', from);
    for (const part of [0.1, 0.25, 0.5, 0.75, 1])
      await finger(devtools, 'touchMove', { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
  }

  test('red on a red route proposes red', async ({ page, context }) => {
    await openPosition(page, { hand });
    const devtools = await context.newCDPSession(page);
    await slide(devtools, await cardAt(page, 'red'), await middleOf(page, redRoute));
    await expect(held(page)).toBeVisible();
    await expect(ghosts(page, redRoute)).toHaveCount(1);
    await finger(devtools, 'touchEnd');
    await expect(asked(page).getByRole('img', { name: '2 red' })).toBeVisible();
    await expect(held(page)).toHaveCount(0);
  });

  test('a tap on a card does nothing, and where the cards scroll a finger scrolls them', async ({ page, context }) => {
    await openPosition(page, { hand });
    const at = await cardAt(page, 'red');
    await page.touchscreen.tap(at.x, at.y);
    await expect(asked(page)).toHaveCount(0);

    const pane = page.locator('.pane.hand');
    await pane.evaluate((each: HTMLElement) => (each.style.maxHeight = '2.5rem'));
    const devtools = await context.newCDPSession(page);
    await slide(devtools, await cardAt(page, 'red'), { x: at.x, y: at.y - 200 });
    await expect.poll(() => pane.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
    await expect(held(page)).toHaveCount(0);
    await finger(devtools, 'touchEnd');
    await expect(asked(page)).toHaveCount(0);
  });
});
