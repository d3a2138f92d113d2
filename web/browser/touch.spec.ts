import { expect, type Page, test } from '@playwright/test';
import { atOnce, untilMyTurn } from './play';
import { openPosition } from './position';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const canClaim = (id: string) => `.map [data-id="${id}"][aria-disabled="false"]`;

// Draws cards until something may be claimed that is wanted.
async function drawUntil(page: Page, wanted: () => Promise<string | undefined>): Promise<string> {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  let found: string | undefined;
  await expect(async () => {
    await untilMyTurn(page);
    found = await wanted();
    if (!found) for (const _ of [1, 2]) await page.locator('[data-fly="deck"]').tap();
    expect(found).toBeDefined();
  }).toPass({ intervals: [50], timeout: 60_000 });
  return found!;
}

const middle = (page: Page, route: string) =>
  page.locator(`.map [data-id="${route}"] .track`).evaluate((track: SVGPathElement) => {
    const { x, y } = track.getPointAtLength(track.getTotalLength() / 2).matrixTransform(track.getScreenCTM()!);
    return { x, y };
  });

async function tap(page: Page, route: string): Promise<void> {
  const { x, y } = await middle(page, route);
  await page.touchscreen.tap(x, y);
}

// The browser is told when each tap was made: a busy machine may be late with it.
async function tapTwice(page: Page, route: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const [at, now] = [await middle(page, route), Date.now() / 1000];
  await Promise.all(
    [0, 0.1].flatMap((later) => [
      tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp: now + later }),
      tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: now + later + 0.02 }),
    ]),
  );
}

const scale = (page: Page) =>
  page.locator('.map > svg > g').evaluate((g) => Number(/scale\(([\d.]+)\)/.exec(g.getAttribute('transform')!)![1]));

test('a finger on a route shows what a claim would cost, and only the button claims it', async ({ page }) => {
  const route = await drawUntil(page, () =>
    page.evaluate(() => document.querySelector<SVGElement>('.map [data-id*="--"][aria-disabled="false"]')?.dataset['id']),
  );
  const lines = page.locator('.talk ol li');
  const before = await lines.count();
  await tap(page, route);
  await expect(page.locator('.asked')).toContainText('Pay with');
  await expect(page.locator(`.map [data-id="${route}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(300);
  expect(await lines.count()).toBe(before);
  await page.locator('.actions .primary').tap({ force: true });
  const token = page.locator('.asked fieldset:not(:has(input:checked)) label').first();
  if (await token.count()) {
    await token.tap();
    await page.locator('.actions .primary').tap();
  }
  await expect(lines.filter({ hasText: 'You:' }).filter({ hasText: 'claimed with' })).not.toHaveCount(0);
});

test('of a double route the other one can be chosen before it is claimed', async ({ page }) => {
  const route = await drawUntil(page, () =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll<SVGElement>('.map [data-id*="--"][aria-disabled="false"]')].map(
        ({ dataset }) => dataset['id']!,
      );
      return ids.find((id) => id.endsWith('-a') && ids.includes(id.replace(/-a$/, '-b')));
    }),
  );
  const twin = route.replace(/-a$/, '-b');
  await tap(page, route);
  const which = page.getByRole('group', { name: 'Which one?' });
  await expect(which.getByRole('radio')).toHaveCount(2);
  const pressed = () => page.locator('.map [aria-pressed="true"]').getAttribute('data-id');
  const first = await pressed();
  expect([route, twin]).toContain(first);
  await which.locator('label:not(:has(:checked))').tap();
  await expect.poll(pressed).toBe(first === route ? twin : route);
  await expect(page.locator(canClaim(twin))).toHaveCount(1); // nothing was sent
});

test('a finger on a place tells its whole name and what stands there, and asks for nothing', async ({ page }) => {
  await drawUntil(page, async () => 'nothing');
  for (const place of [page.locator('.map [data-id]:has(.coin)').first(), page.locator('.map [data-id]:has(.eye)').last()]) {
    const { x, y, width, height } = (await place.locator('circle').first().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.locator('.notices').getByText((await place.getAttribute('aria-label'))!, { exact: true })).toBeVisible();
    await expect(place.locator('.lit')).toHaveCount(1);
  }
  await page.locator('[data-fly="deck"]').tap();
  await expect(page.locator('.map [data-id] .lit')).toHaveCount(0);
  await expect(page.locator('.notices .problem')).toBeEmpty();
});

test('two fingers bring the map nearer', async ({ page, context }) => {
  await drawUntil(page, async () => 'nothing');
  const before = await scale(page);
  const box = (await page.locator('.map > svg').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [35, 50, 70]) await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => scale(page)).toBeGreaterThan(1.8 * before);
  await expect(page.locator('.asked')).toHaveCount(0);
});

for (const [which, confirm] of [
  ['is chosen', true],
  ['a tap would claim', false],
] as const)
  test(`two quick taps on a route that ${which} bring the map nearer, and claim nothing`, async ({ page }) => {
    const route = 'haight-ashbury--castro';
    await page.addInitScript(atOnce({ confirm }));
    await openPosition(page, { hand: { blue: 2 } });
    if (confirm) {
      await tap(page, route);
      await expect(page.locator('.asked')).toBeVisible();
      await page.waitForTimeout(400); // or it is the first of two
    }
    const before = await scale(page);
    await tapTwice(page, route);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.2 * before);
    await expect(page.locator('.asked')).toHaveCount(confirm ? 1 : 0);
    if (confirm) await page.keyboard.press('Escape');
    await page.keyboard.press('d'); // it is still Ann’s turn
    await expect(page.getByText('Take a second card.')).toBeVisible();
    await expect(page.locator(`.map [data-id="${route}"]`)).not.toHaveAttribute('aria-label', /Belongs to/);
  });
