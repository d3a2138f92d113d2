// What is done is what was meant: a click on what was shown, a key that is held, a dialog that follows another.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Asker, chooseAll, sitDown, type View } from './asker';
import { atOnce, map } from './play';
import { openPosition } from './position';

// So many cards from the deck has Ann drawn.
const drawn = async (page: Page) =>
  (await page.getByRole('region', { name: 'At the table' }).innerText()).match(/from the deck: /g)!.length;

// Ann has this page, and time stands still there: what the others do comes, and is shown as time goes on. It goes on slowly.
async function still(page: Page, others: APIRequestContext[], begun: boolean) {
  const [came, sent]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => came.push(String(payload)));
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await page.addInitScript(atOnce({ speed: 'slow' }));
  await page.clock.install();
  const { id, people } = await sitDown(page, others);
  if (begun) await chooseAll(people);
  await page.goto(`/t/${id}`);
  await expect(page.locator(map)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 10_000);
  const has = async (view: View) => {
    await expect.poll(() => came.some((text) => (JSON.parse(text) as View).seq === view.seq)).toBe(true);
    await page.clock.runFor(100); // the first of what came
  };
  return { people, sent, has };
}

for (const by of ['click', 'key'])
  test(`a ${by} takes the card that was shown, or none`, async ({ page, playwright, baseURL }) => {
    const { people, sent, has } = await still(page, [await playwright.request.newContext({ baseURL: baseURL! })], true);
    const [ann, ben] = people as [Asker, Asker];
    for (let tries = 0; ; ++tries) {
      expect(tries, 'the market never changed').toBeLessThan(30);
      if ((await ann.look()).own.legal) await has(await ann.drawTwice());
      await page.clock.runFor(5000); // all that has happened so far was shown
      const before = await ben.look();
      const [first, second] = before.own.legal!.draw_market!.filter((slot) => before.game.market[slot] !== 'ferry');
      if (second === undefined) {
        await ben.drawTwice();
        continue;
      }
      const between = await ben.act(before, { type: 'draw_market', slot: first });
      const after = await ben.act(
        between,
        between.own.legal?.draw_market?.includes(second) ? { type: 'draw_market', slot: second } : { type: 'draw_deck' },
      );
      const [shown, truth] = [between.game.market[second]!, after.game.market[second]!];
      await has(after);
      if (shown === truth) continue;
      const slot = page.locator(`[data-fly="market-${second}"]`);
      await expect(slot).toHaveAttribute('aria-label', new RegExp(shown, 'i'));
      if (by === 'click') await slot.click({ force: true });
      else await page.keyboard.press(String(second + 1));
      await expect(page.getByText('The table has moved on')).toBeVisible();
      await expect(slot).toHaveAttribute('aria-label', new RegExp(truth, 'i'));
      expect(sent.filter((text) => text.includes('"act"'))).toEqual([]);
      return;
    }
  });

test('who takes back while the others have gone on takes nothing back, and sees the table as it is', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { people, sent, has } = await still(page, [await playwright.request.newContext({ baseURL: baseURL! })], true);
  const [ann, ben] = people as [Asker, Asker];
  await has(await ann.drawTwice());
  await page.clock.runFor(5000);
  await has(await ben.drawTwice());
  await expect(page.getByText('Ben to play.')).toBeVisible(); // though he is done
  await page.keyboard.press('u');
  await expect(page.getByText('The table has moved on')).toBeVisible();
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();
  expect(sent.filter((text) => text.includes('"undo"'))).toEqual([]);
});

test('a ticket can be ticked while others choose theirs', async ({ page, playwright, baseURL }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const others = [await playwright.request.newContext({ baseURL: baseURL! }), await playwright.request.newContext({ baseURL: baseURL! })];
  const { people, has } = await still(page, others, false);
  await people[1]!.choose();
  await has(await people[2]!.choose());
  const box = page.locator('.asked input').first();
  await box.check();
  await expect(box).toBeChecked();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.locator('.asked').getByText('Keep one ticket or both.')).toHaveCount(0);
  await expect.poll(async () => (await people[0]!.look()).game.phase).not.toBe('setup_tickets');
  expect(errors).toEqual([]);
});

test('a ticket that is ticked though it was kept in another window stays kept, and the table is shown as it is', async ({
  page,
  playwright,
  baseURL,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const others = [await playwright.request.newContext({ baseURL: baseURL! }), await playwright.request.newContext({ baseURL: baseURL! })];
  const { people, has } = await still(page, others, false);
  await people[1]!.choose();
  await has(await people[0]!.choose());
  await page.locator('.asked input').first().click();
  await expect(page.getByText('The table has moved on')).toBeVisible();
  await expect(page.locator('.asked')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a key that is held draws one card, and does not confirm what it has chosen', async ({ page }) => {
  await page.addInitScript(atOnce());
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  const before = await drawn(page);
  await page.locator('.map [data-id="haight-ashbury--castro"]').focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('.asked')).toBeVisible(); // it asks, and was not answered
  await page.keyboard.press('Escape');
  await page.locator('.actions [role="status"][tabindex]').focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.down('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  for (let i = 0; i < 4; ++i) await page.keyboard.down('d');
  await page.keyboard.up('d');
  await page.waitForTimeout(1000); // longer than the first card of a double click is looked at
  await expect(page.getByText('Take a second card.')).toBeVisible();
  expect(await drawn(page)).toBe(before + 1);
});

test('what the menu opens stays open', async ({ page }) => {
  await page.addInitScript(atOnce());
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  for (const title of ['Keys', 'Since your last turn']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
});

// The browser is told when each click was made: a busy machine may be late with it.
async function stamped(page: Page): Promise<(x: number, y: number, at_ms: number) => Promise<void>> {
  const tools = await page.context().newCDPSession(page);
  const began_ms = Date.now();
  return async (x, y, at_ms) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await tools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp: (began_ms + at_ms) / 1000 });
  };
}

test('a second click on Claim takes nothing back, quick or slow', async ({ page }) => {
  await page.addInitScript(atOnce());
  for (const pause of [80, 250, 500]) {
    const clickAt = await stamped(page);
    await openPosition(page, { hand: { blue: 2, green: 2 } });
    await page.locator('.map [data-id="haight-ashbury--castro"]').focus();
    await page.keyboard.press('Enter');
    const claim = (await page.locator('.actions .primary').boundingBox())!;
    const [x, y] = [claim.x + claim.width / 2, claim.y + claim.height / 2];
    await clickAt(x, y, 0);
    await page.waitForTimeout(pause);
    await clickAt(x, y, pause);
    await expect(page.locator('.map [data-id="haight-ashbury--castro"]')).toHaveAttribute('aria-label', /Belongs to/);
    await page.waitForTimeout(400);
    await expect(page.locator('.map [data-id="haight-ashbury--castro"]')).toHaveAttribute('aria-label', /Belongs to/);
    await expect(page.locator('.advice')).toHaveCount(0);
  }
});

test('who has chosen something in between is not taken for a double click', async ({ page }) => {
  await page.addInitScript(atOnce());
  const clickAt = await stamped(page);
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  await page.keyboard.press('t');
  const primary = page.locator('.actions .primary');
  const box = (await primary.boundingBox())!;
  const [x, y] = [box.x + box.width - 12, box.y + box.height / 2];
  await clickAt(x, y, 0);
  await page.locator('.asked input').first().check();
  await expect(primary).toHaveText('Keep');
  await clickAt(x, y, 400);
  await expect(page.locator('.asked')).toHaveCount(0);
});

test('who confirms by key is not thrown out of the table', async ({ page }) => {
  await page.addInitScript(atOnce());
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  await page.locator('.map [data-id="haight-ashbury--castro"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.actions .primary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked')).toHaveCount(0);
  await expect(page.locator('.actions [role="status"]')).toBeFocused();
});

test('a double click on the deck draws two cards, the second after the first was seen', async ({ page }) => {
  await page.addInitScript(atOnce());
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  const before = await drawn(page);
  await page.evaluate(() => {
    const look = () => document.body.innerText.includes('Take a second card.') && (document.body.dataset['first'] = 'seen');
    new MutationObserver(look).observe(document.body, { characterData: true, childList: true, subtree: true });
  });
  await page.locator('[data-fly="deck"]').dblclick();
  await expect.poll(() => drawn(page)).toBe(before + 2);
  await expect(page.locator('body')).toHaveAttribute('data-first', 'seen');
});

test('a double click for the second card draws no third', async ({ page }) => {
  await page.addInitScript(atOnce());
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  const before = await drawn(page);
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.locator('[data-fly="deck"]').dblclick();
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();
  expect(await drawn(page)).toBe(before + 2);
});
