// A server that is renewed while pages are open: they go on, learn of the new version, and come to it without losing anything.
import { expect, type Page } from '@playwright/test';
import { atOnce, click, map, playToTheEnd, untilMyTurn } from './play';
import { comesBack, kept, notice, reload, test, version } from './renewal';

async function drawCards(page: Page): Promise<void> {
  await untilMyTurn(page);
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.keyboard.press('d');
  await untilMyTurn(page);
}

test.beforeEach(({ page }) => page.addInitScript(atOnce()));

for (const where of ['on this device', 'on the server'])
  test(`a game ${where} goes on while the server is renewed twice, to the final score`, async ({ page, server }) => {
    await page.goto('/new');
    if (where === 'on this device') await page.getByLabel('On this device, without a network').check();
    else for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await untilMyTurn(page);
    await kept(page);
    const told = () => page.getByRole('region', { name: 'At the table' }).getByRole('listitem').allInnerTexts();

    for (const renewed of ['1', '2']) {
      await server.renew();
      if (where === 'on this device') await comesBack(page); // on the server its connection was lost
      await expect(notice(page)).toBeVisible();
      await drawCards(page); // as before
      expect(await version(page)).toBe(String(Number(renewed) - 1));
      const before = await told();
      await reload(page).click();
      await expect.poll(() => version(page)).toBe(renewed);
      await expect(page.locator(map)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      expect((await told()).slice(0, 5)).toEqual(before.slice(0, 5));
      await drawCards(page);
    }
    await playToTheEnd([page], click);
    await expect(page.getByRole('dialog')).toContainText('Routes');
    expect(await version(page)).toBe('2');
  });

test('on a first visit, what is loaded later still comes after two renewals: the final score and every page', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  await kept(page);
  await server.renew();
  await comesBack(page);
  await expect(notice(page)).toBeVisible();
  await server.renew();
  await comesBack(page);
  await expect.poll(() => page.evaluate(async () => (await fetch('/index.html')).text())).toContain('assets/v2-'); // it is here
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0); // as long as it is there, keys are its own
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await playToTheEnd([page], click);
  await expect(page.getByRole('dialog')).toContainText('Routes');
  expect(await version(page)).toBe('0');
});

for (const [when, happens] of [
  ['it is online again', (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))],
  ['it was open for an hour', (page: Page) => page.clock.fastForward('01:00:01')],
] as const)
  test(`a page hears of a new version when ${when}`, async ({ page, server }) => {
    await page.clock.install();
    await page.goto('/');
    await kept(page);
    await page.getByLabel('Link or code of the table').fill('half a li'); // somebody does something here
    await server.renew();
    await happens(page);
    await expect(notice(page)).toBeVisible();
    expect(await version(page)).toBe('0');
  });

test('who opens a page after a renewal has the new version a moment later, by itself', async ({ page, server }) => {
  await page.goto('/rules');
  await kept(page);
  await server.renew();
  await page.goto('/about');
  await expect.poll(() => version(page)).toBe('1');
  await expect(notice(page)).toHaveCount(0);
});

test('without a service worker, a part that is gone says that Fogline was updated, and one click leads to it', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  await server.renew();
  await page.keyboard.press('?');
  await expect(page.getByText('Fogline was updated. Reload to open this.')).toBeVisible();
  await reload(page).first().click();
  await expect.poll(() => version(page)).toBe('1');
  await untilMyTurn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('a page that is gone says that Fogline was updated, and one click leads to it', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await server.renew();
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByText('Fogline was updated. Reload to open this.')).toBeVisible();
  await reload(page).last().click();
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  expect(await version(page)).toBe('1');
});

test('a server that speaks another version leads to its client, even where that cannot be kept', async ({ page, server }) => {
  await page.goto('/new');
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await untilMyTurn(page);
  await kept(page);
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const there = socket.connectToServer();
    there.onMessage((text) => socket.send(String(text).replace(/"version":\d+/, '"version":99')));
  });
  server.broken = /icon\.svg$/; // one of the files to keep
  await server.renew();
  await expect(page.getByText('Fogline was updated. Reload to keep playing.')).toBeVisible();
  await reload(page).click();
  await expect.poll(() => version(page)).toBe('1');
});
