// Several people at one device: each sees what is meant for their eyes, and nothing else.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, click, passAndPlay, playToTheEnd, settingsAre, untilSomebodyMayDraw } from './play';

const spoken = (page: Page) => page.locator('p[aria-live="polite"]');
const done = (page: Page) => page.getByRole('button', { name: 'Done' });
const lift = (page: Page) => page.getByRole('button', { name: /show my cards/ });

async function drawTwo(page: Page): Promise<void> {
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.keyboard.press('d');
  await expect(done(page)).toBeVisible();
}

// Tells of a hand that is in the page between the fall of a curtain and its lift, and of every other one.
async function watchForHands(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const secret = '[data-fly="hand"], .asked, .tickets .ticket';
    let fallen = true;
    addEventListener('click', ({ target }) => (target as Element).closest('.curtain')?.setAttribute('data-lifted', ''), true);
    new MutationObserver(() => {
      if (document.querySelector('.curtain[data-lifted]')) fallen = false;
      else if (document.querySelector('.curtain')) fallen = true;
      if (!document.querySelector(secret)) return;
      const { dataset } = document.documentElement;
      dataset['hand'] = fallen || dataset['hand'] === 'leaked' ? 'leaked' : 'shown';
    }).observe(document, { attributeFilter: ['data-lifted'], childList: true, subtree: true });
  });
  return () => page.locator('html').getAttribute('data-hand');
}

test('nothing of a hand is in the page before somebody says that it is them, on a new table and after every reload', async ({ page }) => {
  const hand = await watchForHands(page);
  await passAndPlay(page);
  await expect(lift(page)).toBeVisible();
  expect(await hand()).toBeNull();
  await untilSomebodyMayDraw(page);
  for (let i = 0; i < 7; ++i) {
    await page.reload();
    await expect(lift(page)).toBeVisible();
    expect(await hand()).toBeNull();
  }
  await lift(page).click();
  await expect(page.locator('[data-fly="hand"]')).toBeVisible();
  expect(await hand()).toBe('shown'); // or the look is worth nothing
});

test('a whole game of two people on one phone: no hand is in the page while the curtain is down', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const hand = await watchForHands(page);
  await passAndPlay(page);
  const people = new Set<string>();
  await playToTheEnd(
    [page],
    async () => {
      expect(await hand()).not.toBe('leaked');
      if ((await lift(page).count()) === 0) return click(page);
      people.add(await lift(page).innerText());
      await lift(page).click();
      await expect(page.locator('.curtain')).toHaveCount(0);
      return false;
    },
    600_000, // every curtain takes its time
  );
  expect(people.size).toBe(2);
  expect(await hand()).toBe('shown');
});

test('while a bot plays, who opens the page sees no hand', async ({ page }) => {
  await passAndPlay(page, undefined, 'gripman');
  await untilSomebodyMayDraw(page);
  await page.evaluate(settingsAre, { think_ms: 60_000 });
  const botPlays = page.locator('.actions').getByText(/^(?!Ann|Ben).* to play\.$/);
  await expect(async () => {
    if (await lift(page).count()) await lift(page).click();
    await page.keyboard.press('d');
    await expect(botPlays).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
  const hand = await watchForHands(page);
  await page.addInitScript(atOnce({ think_ms: 60_000 }));
  await page.reload();
  await expect(page.getByText('The others are playing.')).toBeVisible();
  expect(await hand()).toBeNull();
});

test('Enter that is held on “Done” does not lift the curtain of the next person', async ({ page }) => {
  await passAndPlay(page);
  await untilSomebodyMayDraw(page);
  await drawTwo(page);
  await done(page).focus();
  await page.keyboard.down('Enter');
  await expect(lift(page)).toBeFocused();
  for (let i = 0; i < 4; ++i) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(lift(page)).toBeFocused();
  await expect(page.locator('[data-fly="hand"]')).toHaveCount(0);
});

test('who lifts the curtain by key has the focus at the table', async ({ page }) => {
  await passAndPlay(page);
  await expect(lift(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-fly="hand"]')).toBeVisible();
  await expect(page.locator('.frame :focus')).toHaveCount(1);
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
  await done(page).click();
  await lift(page).click();
  await expect.poll(apart).toBe(near);
  await expect(spoken(page)).toBeEmpty();
  await page.keyboard.press('d');
  await expect(spoken(page)).toContainText('from the deck:');
  expect((await spoken(page).innerText()).match(/deck/g)).toHaveLength(1);
});

test('what one has drawn does not fly over the table of the next', async ({ page }) => {
  await passAndPlay(page);
  await untilSomebodyMayDraw(page);
  await page.evaluate(settingsAre, { speed: 'normal', motion: 'full' });
  await drawTwo(page);
  await done(page).click();
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['flown'] = '0';
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches('.thing'));
      dataset['flown'] = String(Number(dataset['flown']) + added.length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await lift(page).click();
  await page.keyboard.press('d');
  await expect(page.locator('html')).toHaveAttribute('data-flown', '1');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await expect(page.locator('.flying .thing')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-flown', '1');
});

test('a draw is taken back when the other person at the device agrees', async ({ page }) => {
  await passAndPlay(page);
  await untilSomebodyMayDraw(page);
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.keyboard.press('u');
  await page.locator('.notices').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();
});

test('who resigns at a shared device resigns alone', async ({ page }) => {
  await passAndPlay(page);
  await untilSomebodyMayDraw(page);
  const other = (await page.locator('.whose').innerText()) === 'Ann' ? 'Ben' : 'Ann';
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const _ of ['asks', 'does']) await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: `I am ${other}: show my cards` }).click();
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
});
