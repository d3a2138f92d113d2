import { expect, test } from '@playwright/test';
import { atOnce, click, map, playToTheEnd, press } from './play';

test('two people at a table of the server: one loses the network, one loads the page again, and they play to the end', async ({ browser }) => {
  const ann = await (await browser.newContext()).newPage();
  const ben = await (await browser.newContext()).newPage();
  await ann.addInitScript(atOnce());
  await ben.addInitScript(atOnce({ name: 'Ben' }));

  await ann.goto('/new');
  await ann.getByLabel('Seat 2', { exact: true }).selectOption('open');
  await ann.getByRole('button', { name: 'Remove seat 3' }).click();
  await ann.getByRole('button', { name: 'Make the table' }).click();
  const link = await ann.getByLabel('Link for everybody').inputValue();

  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.locator(map)).toBeVisible();
  await expect(ben.locator(map)).toBeVisible();

  // Whoever has the link may watch, and sees no hand.
  const eve = await (await browser.newContext()).newPage();
  await eve.goto(link);
  await expect(eve.locator(map)).toBeVisible();
  await expect(eve.getByText('You are watching.').first()).toBeVisible();
  await expect(eve.locator('[data-fly="hand"]')).toHaveCount(0);
  await eve.close();

  for (let i = 0; i < 12; ++i) for (const page of [ann, ben]) await click(page);
  await ben.reload();
  await ann.context().setOffline(true);
  await expect(ben.locator(map)).toBeVisible();
  await ann.context().setOffline(false);

  await ann.bringToFront();
  await playToTheEnd([ann, ben], click);
  await expect(ann.getByRole('button', { name: 'Play again' })).toBeAttached();
});

test('a whole game by keys alone', async ({ page }) => {
  await page.addInitScript(atOnce());
  await page.goto('/new');
  for (const seat of [2, 3]) {
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByLabel(`How strong is the bot on seat ${seat}?`).selectOption('tourist');
  }
  await page.getByRole('button', { name: 'Make the table' }).press('Enter');
  await expect(page.locator(map)).toBeVisible();
  await playToTheEnd([page], press);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
