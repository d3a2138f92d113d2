import { expect, test } from '@playwright/test';
import { atOnce, click, map, playToTheEnd, press } from './play';

test('two people at a table of the server: one loses the network, one loads the page again, and they play to the end', async ({
  browser,
}) => {
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
  await expect(ann.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 0.99 });
  await expect(ann.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 0.99 });
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

test('from the list of open tables to a seat; chat in two languages; play again leads both to the next deal', async ({ browser }) => {
  test.slow();
  const ann = await (await browser.newContext()).newPage();
  const ben = await (await browser.newContext()).newPage();
  await ann.addInitScript(atOnce());
  await ben.addInitScript(atOnce({ name: 'Ben', language: 'de' }));
  await ann.goto('/new');
  await ann.getByLabel('Seat 2', { exact: true }).selectOption('open');
  await ann.getByRole('button', { name: 'Remove seat 3' }).click();
  await ann.getByText('More settings').click();
  await ann.getByLabel('Show it among the open tables').check();
  await ann.getByRole('button', { name: 'Make the table' }).click();
  await ann.waitForURL('**/t/*');
  const id = new URL(ann.url()).pathname.split('/')[2]!;

  // A code that is none is named; the right one leads there.
  const cem = await (await browser.newContext()).newPage();
  await cem.goto('/');
  await cem.getByLabel('Link or code of the table').fill('?');
  await cem.getByRole('button', { name: 'Go to the table' }).click();
  await expect(cem.getByText('This is no link of a table.')).toBeVisible();
  await cem.getByLabel('Link or code of the table').fill(id);
  await cem.getByRole('button', { name: 'Go to the table' }).click();
  await expect(cem.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await cem.context().close();

  await ben.goto('/lobby');
  await ben.getByRole('listitem').filter({ hasText: 'Ann' }).getByRole('link', { name: 'Hinsetzen' }).click();
  await ben.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(ann.locator(map)).toBeVisible();
  await expect(ben.locator(map)).toBeVisible();

  // What is said is counted where it is not seen, and heard; a phrase is said in each one's language.
  await ann.getByRole('button', { name: 'Chat' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  await ann.getByLabel('Say something').fill('Which way?');
  await ann.getByLabel('Say something').press('Enter');
  await expect(ben.getByRole('button', { name: 'Chat (2 ungelesen)' })).toBeVisible();
  await expect(ben.locator('p[aria-live]')).toContainText('Ann sagt: Viel Glück! Ann sagt: Which way?');
  await ben.getByRole('button', { name: 'Chat (2 ungelesen)' }).click();
  await expect(ben.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await expect(ben.getByRole('region', { name: 'Chat' }).getByRole('listitem')).toHaveText(['AnnViel Glück!', 'AnnWhich way?']);
  await expect(ann.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();

  await ann.bringToFront();
  const over = (page: typeof ann) => page.locator('dialog section > ol').count();
  for (let i = 0; i < 1500 && !((await over(ann)) && (await over(ben))); ++i) {
    for (const page of [ann, ben]) if (!(await over(page))) await click(page);
    await ann.waitForTimeout(10);
  }
  // Who wants another game says so beside the final score, and the other reads it there. It holds after a reload.
  await ann.locator('dialog .primary').click();
  await expect(ben.locator('dialog .end [role="status"]')).toContainText('Ann');
  await ann.reload();
  await expect(ann.locator('dialog .end [role="status"]')).toContainText('You');
  await ben.locator('dialog .primary').click();
  for (const page of [ann, ben]) {
    await expect(page.locator('.asked')).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(page.url()).not.toContain(id);
  }
  expect(ann.url()).toBe(ben.url());
});
