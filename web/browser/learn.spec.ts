import { expect, type Page, test } from '@playwright/test';
import { faults } from './axe';
import { atOnce, click, map, playToTheEnd } from './play';

const coach = (page: Page) => page.getByRole('region', { name: 'Your first game' });

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn in five minutes' }).click();
  await expect(page.locator(map)).toBeVisible();
  await expect(coach(page)).toContainText('These tickets are your secret goals');
}

async function keepBoth(page: Page): Promise<void> {
  for (const ticket of await page.locator('.asked').getByRole('checkbox').all()) await ticket.check();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
}

// All that the coach says from now on.
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (said: string) => heard.push(said));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const said = document.querySelector('.coach [role="status"]')?.textContent;
      if (said) (globalThis as unknown as { hear: (said: string) => void }).hear(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

test('the first game: everything is taught, a reload in between, to the final score', async ({ page }) => {
  await page.addInitScript(atOnce());
  const heard = await listen(page);
  await begin(page);
  let loadedAgain = false;
  for (let i = 0; i < 1500 && (await page.getByRole('dialog').count()) === 0; ++i) {
    const said = (await coach(page).getByRole('status').textContent()) ?? '';
    const next = coach(page).getByRole('button', { name: 'Got it' });
    if (said.startsWith('Not sure what to do') && !loadedAgain) {
      await page.reload();
      await expect(coach(page)).toContainText(said); // it goes on where it was
      loadedAgain = true;
    } else if ((await next.count()) > 0)
      await next.click({ timeout: 2000 }).catch(() => {}); // the game may end meanwhile
    else if (/^On your turn, take two|^Now the second/.test(said)) await page.keyboard.press('d');
    else if (said.startsWith('Choose one of your tickets')) await page.locator('.tickets .ticket').first().click();
    else await click(page);
    await page.waitForTimeout(10);
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => heard.join('\n')).toContain('Now you know the game!');
  expect(loadedAgain).toBe(true);
  const all = [...new Set(heard)].join('\n');
  for (const words of [
    'These tickets',
    'Who claims a route',
    'take two cards',
    'Now the second card',
    'Here is what it costs',
    'at once!',
    'Choose one of your tickets',
    'Instead of cards you may',
    'Not sure',
    'That is all you need',
    'everyone has one more turn',
  ])
    expect(all).toContain(words);
  // That a route can be paid for is told to who has not chosen one already: learn.test.ts.
  const last = dialog.getByRole('button', { name: 'Got it' });
  if ((await last.count()) > 0) await last.click(); // or it was clicked as the game ended
  await expect(dialog).not.toContainText('Now you know the game!');
  await expect(dialog).toContainText('Routes');
});

test('who heeds nothing of the lesson hears it to its end all the same', async ({ page }) => {
  await page.addInitScript(atOnce());
  const heard = await listen(page);
  await begin(page);
  await playToTheEnd([page], click); // no “Got it”, and no ticket is chosen
  for (const words of ['at once!', 'Instead of cards you may', 'Not sure', 'everyone has one more turn', 'Now you know the game!'])
    await expect.poll(() => heard.join('\n')).toContain(words);
});

test('the lesson can be ended at any moment, and begun again from its address', async ({ page }) => {
  await page.addInitScript(atOnce());
  await begin(page);
  const address = page.url();
  await page.goto('/learn');
  await expect(coach(page)).toContainText('These tickets');
  expect(page.url()).toBe(address); // the game that was begun
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await coach(page).getByRole('button', { name: 'Yes' }).click();
  await expect(coach(page)).toHaveCount(0);
  await keepBoth(page);
  await page.goto('/learn');
  await expect(coach(page)).toContainText('These tickets');
  expect(page.url()).not.toBe(address);
});

test('a hint is in words, with a reason, and marks what it speaks of', async ({ page }) => {
  await page.addInitScript(atOnce());
  await begin(page);
  await page.keyboard.press('i');
  const hints = page.getByRole('region', { name: 'Hint' });
  const moves = hints.getByRole('listitem').getByRole('button');
  await expect(moves.first()).toHaveText(/^Keep .*(Looks worth its way|Completes)/s);
  await expect(moves.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.frame')).toHaveAttribute('data-spot', 'asked');
  expect(await faults(page)).toEqual([]);
  await moves.nth(1).click();
  await expect(moves.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
  await page.keyboard.press('i'); // the keys are still the table's
  await expect(moves.first()).toBeVisible();
  await keepBoth(page);
  await expect(hints).toHaveCount(0); // it was about another moment
});

test('a table that allows no aids offers none', async ({ page }) => {
  await page.addInitScript(atOnce({ memory_aid: true }));
  const open = async (aids: boolean) => {
    await page.goto('/new');
    await page.getByLabel('On this device, without a network').check();
    await page.getByText('More settings').click();
    await page.getByLabel('Allow hints and the memory aid').setChecked(aids);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await expect(page.locator(map)).toBeVisible();
  };
  await open(true);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.getByRole('button', { name: 'Seen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What has been seen' })).toBeVisible();
  await expect(page.locator('.side-body')).toContainText('2 unseen');
  expect(await faults(page)).toEqual([]);
  await open(false);
  await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Hint|Seen)$/ })).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
});

test('a refusal leads to its rule, and a rule is found by its words', async ({ page, context }) => {
  await page.addInitScript(atOnce());
  await begin(page);
  await expect(page.getByTitle('Ready')).toBeVisible(); // what the bot does would clear the refusal away
  await page.keyboard.press('d');
  const opened = context.waitForEvent('page');
  await page.getByRole('alert').getByRole('link', { name: 'R2.6' }).click();
  const rules = await opened;
  await expect(rules.locator('[id="R2.6"]')).toBeInViewport();
  await rules.getByRole('searchbox').focus();
  await rules.keyboard.type('ferry symbol');
  await expect(rules.locator('[id="R5.4"]')).toBeVisible();
  await expect(rules.locator('[id="R2.6"]')).toHaveCount(0);
  await expect(rules.getByRole('img', { name: /ferry symbol/ })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no fault while one learns, ${theme}`, async ({ page }) => {
    await page.addInitScript(atOnce({ theme }));
    await begin(page);
    expect(await faults(page), 'the first game').toEqual([]);
    await page.getByRole('button', { name: 'End the lesson' }).click();
    expect(await faults(page), 'its end').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await faults(page), 'on a phone').toEqual([]);
    await page.goto('/rules');
    await page.getByRole('img').first().waitFor();
    expect(await faults(page), 'rules').toEqual([]);
  });
