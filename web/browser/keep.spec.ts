// What is kept on this device, and what becomes of it when the browser takes it away.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, click, untilMyTurn } from './play';

test.use({ serviceWorkers: 'block' }); // it would answer what is changed here

async function playNow(page: Page): Promise<void> {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
}
const draw = (page: Page) => page.locator('[data-fly="deck"]').click();

test('a browser is asked to keep its games when there is one, not before', async ({ page }) => {
  await page.addInitScript(() => {
    const counting = window as unknown as { asked: number };
    counting.asked = 0;
    navigator.storage.persist = () => Promise.resolve(++counting.asked > 0);
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await asked()).toBe(0);
  await playNow(page);
  expect(await asked()).toBe(1);
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  expect(await asked()).toBe(1);
  await page.reload(); // it is gone on with
  await untilMyTurn(page);
  expect(await asked()).toBe(1);
});

test('a game that is cleared away while it is played says so, and does not blame a server', async ({ page, context }) => {
  await playNow(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  await draw(page);
  await expect(page.getByRole('alert')).toHaveText(
    'This game is no longer on this device: it was removed, or the browser’s data was cleared.',
  );
  await page.getByRole('link', { name: 'To the first page' }).click();
  await page.getByRole('button', { name: 'Play now' }).click(); // another one is kept again
  await untilMyTurn(page);
  await click(page);
  await expect(page.getByText('ends with this visit')).toHaveCount(0);
  await page.reload();
  await untilMyTurn(page);
});

test('a connection to what is kept that the system ends is opened again, and the game goes on', async ({ page }) => {
  await page.route(/device\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    // As when the system wants its room back: the next transaction finds the connection closed.
    const ending = `const { transaction } = IDBDatabase.prototype; let left = 3;
      IDBDatabase.prototype.transaction = function (...what) { if (--left % 4 === 0) this.close(); return transaction.apply(this, what); };`;
    await route.fulfill({ response, body: `${ending}\n${await response.text()}` });
  });
  await playNow(page);
  for (const _ of [1, 2, 3]) {
    for (const _ of [1, 2]) await draw(page);
    await untilMyTurn(page);
  }
  await expect(page.getByText('ends with this visit')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
