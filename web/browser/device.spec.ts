import { expect, test } from '@playwright/test';
import { atOnce, click, map, playToTheEnd, untilMyTurn } from './play';

test('the first visit: play at once, on this device, to the final score', async ({ page }) => {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await playToTheEnd([page], click);
  await expect(page.getByRole('dialog')).toContainText('Routes');

  // What is over is not asked to go on; a running one is.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Go on where you left' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Go on where you left' })).toBeVisible();
});

test('without a network: the page opens again, and a game is started, played and gone on with', async ({ page, context }) => {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/');
  expect(
    await page.evaluate(() =>
      fetch('/healthz').then(
        () => 'reached',
        () => 'not reached',
      ),
    ),
  ).toBe('not reached');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  await page.keyboard.press('d'); // NB: a claim would hide the log as long as it is chosen how to pay
  await expect(page.getByText('Take a second card.')).toBeVisible();

  const told = () => page.getByRole('region', { name: 'At the table' }).getByRole('listitem').allInnerTexts();
  const before = await told();
  expect(before.length).toBeGreaterThan(3);
  await page.reload();
  await expect(page.locator(map)).toBeVisible();
  expect((await told()).slice(0, before.length)).toEqual(before);
  await playToTheEnd([page], click);
});

test('the result is counted out step by step, can be skipped, and ends with a table and a chart that fit', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(atOnce());
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();
  await playToTheEnd([page], click);
  await page.evaluate(atOnce({ speed: 'slow', motion: 'full' }));
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Counting…' })).toBeVisible();
  const counted = () => dialog.locator('ol ul li').count();
  const first = await counted();
  await expect.poll(counted).toBeGreaterThan(first);
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog.getByRole('heading', { name: /win/ })).toBeVisible();
  const table = dialog.getByRole('table');
  for (const name of ['Routes', 'Tickets', 'Tokens', 'Completed', 'Total'])
    await expect(table.getByRole('columnheader', { name })).toHaveCount(1);
  for (const row of (await table.getByRole('row').all()).slice(1)) {
    const [routes, tickets, tokens, , total] = (await row.getByRole('cell').allInnerTexts()).map(Number);
    expect(routes! + tickets! + tokens!).toBe(total);
  }
  for (const size of [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), `${size.width}`).toBeLessThanOrEqual(0);
  }
});

test('motion is as it was set here, whatever the system says', async ({ page }) => {
  const move = () =>
    page.evaluate(() => {
      document.body.style.transitionDuration = 'var(--move)';
      return getComputedStyle(document.body).transitionDuration;
    });
  for (const [system, settings, expected] of [
    ['no-preference', { speed: 'normal' }, '0.24s'],
    ['reduce', { speed: 'normal' }, '0.001s'],
    ['reduce', { speed: 'normal', motion: 'full' }, '0.24s'],
    ['no-preference', { speed: 'normal', motion: 'reduced' }, '0.001s'],
    ['no-preference', { speed: 'instant' }, '0.001s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: system });
    await page.addInitScript(atOnce(settings)); // the last one holds
    await page.goto('/about');
    await expect.poll(move).toBe(expected);
  }
});

test('all saved games are listed, and one is removed after it was asked once more', async ({ page }) => {
  await page.addInitScript(atOnce());
  for (let i = 0; i < 8; ++i) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.locator(map)).toBeVisible();
  }
  await page.goto('/');
  const section = page.locator('section', { hasText: 'Go on where you left' });
  await expect(section.getByRole('listitem')).toHaveCount(6);
  await section.getByRole('button', { name: 'Show all 8' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(8);
  await section
    .getByRole('button', { name: /^Remove the game: .*Ann/ })
    .first()
    .click();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(8);
  await section
    .getByRole('button', { name: /^Remove the game: .*Ann/ })
    .first()
    .click();
  await section.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByRole('listitem')).toHaveCount(7);
  await page.reload();
  await section.getByRole('button', { name: 'Show all 7' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(7);
});

for (const level of ['tourist', 'local', 'conductor', 'gripman'])
  test(`without a network: a ${level} plays`, async ({ page, context }) => {
    await page.addInitScript(atOnce());
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/new');
    await page.getByLabel('On this device, without a network').check();
    await page.getByRole('button', { name: 'Remove seat 3' }).click();
    await page.getByLabel('How strong is the bot on seat 2?').selectOption(level);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await untilMyTurn(page);
    const done = page
      .getByRole('region', { name: 'At the table' })
      .getByRole('listitem')
      .filter({ hasText: /: (a card from the deck|from the market|.* claimed|.* drawn)/, hasNotText: 'You' });
    for (let i = 0; i < 400 && (await done.count()) < 4; ++i) {
      await click(page);
      await page.waitForTimeout(10);
    }
    expect(await done.count()).toBeGreaterThanOrEqual(4);
  });

test('the client can be installed: its manifest has icons that are there', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const tools = await context.newCDPSession(page);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]); // as every page of a test is
  const manifest = (await (await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href'))!)).json()) as {
    id: string;
    description: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest.id).toBe('/');
  expect(manifest.description).toMatch(/cable car/);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});
