// Several people at one device: each sees what is meant for their eyes, and nothing else.
import { expect, type Page, test } from '@playwright/test';
import { click, passAndPlay } from './play';

const spoken = (page: Page) => page.locator('p[aria-live="polite"]');
const lift = (page: Page) => page.getByRole('button', { name: /show my cards/ });

// Both have chosen their tickets, the stacks stand, and somebody may draw.
async function untilSomebodyMayDraw(page: Page): Promise<void> {
  await expect(async () => {
    if (await lift(page).count()) await lift(page).click();
    const ready = await page.evaluate(
      () => document.querySelector('[data-fly="deck"][aria-disabled="false"]') !== null && document.querySelector('.asked') === null,
    );
    if (!ready) await click(page, 'choosing');
    expect(ready).toBe(true);
  }).toPass({ intervals: [10] });
}

async function drawTwo(page: Page): Promise<void> {
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Done' }).click();
}

test('nothing of a hand is in the page before somebody says that it is them, on a new table and after every reload', async ({ page }) => {
  await page.addInitScript(() => {
    const secret = '[data-fly="hand"], .asked, .tickets .ticket';
    const look = () => document.querySelector(secret) && document.documentElement.setAttribute('data-leaked', 'yes');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const leaked = () => page.locator('html').getAttribute('data-leaked');
  await passAndPlay(page);
  await expect(lift(page)).toBeVisible();
  expect(await leaked()).toBeNull();
  await untilSomebodyMayDraw(page);
  for (let i = 0; i < 7; ++i) {
    await page.reload();
    await expect(lift(page)).toBeVisible();
    expect(await leaked()).toBeNull();
  }
  await lift(page).click();
  await expect(page.locator('[data-fly="hand"]')).toBeVisible();
  expect(await leaked()).toBe('yes'); // or the look is worth nothing
});

test('what one has drawn is not told or shown to the next, and the map stays as it was looked at', async ({ page }) => {
  await passAndPlay(page);
  await untilSomebodyMayDraw(page);
  const apart = () =>
    page.evaluate(() => {
      const [a, b] = ['alcatraz', 'twin-peaks'].map((id) => document.querySelector(`[data-id="${id}"]`)!.getBoundingClientRect());
      return Math.round(Math.hypot(a!.x - b!.x, a!.y - b!.y));
    });
  const whole = await apart();
  await page.getByRole('button', { name: 'Nearer' }).click();
  await expect.poll(apart).toBeGreaterThan(1.2 * whole);
  const near = await apart();

  await drawTwo(page);
  await lift(page).click();
  await expect.poll(apart).toBe(near);
  await expect(spoken(page)).toBeEmpty();
  await page.keyboard.press('d');
  await expect(spoken(page)).toContainText('from the deck:');
  expect((await spoken(page).innerText()).match(/deck/g)).toHaveLength(1);
});
