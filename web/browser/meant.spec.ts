// What is done is what was meant: a click on what was shown, a key that is held, a dialog that follows another.
import { expect, type Page, test } from '@playwright/test';
import { Asker } from './asker';
import { atOnce, map } from './play';
import { openPosition } from './position';

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

test('a click takes the card that was shown, or none', async ({ page, playwright, baseURL }) => {
  test.slow();
  await page.addInitScript(atOnce({ speed: 'slow' })); // every move stands for a while before the next one is shown
  const made = await page.request.post('/api/tables', { data: { chairs: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }] } });
  const { id } = ((await made.json()) as { table: { id: string } }).table;
  const [ann, ben] = [new Asker(page.request, id), new Asker(await playwright.request.newContext({ baseURL: baseURL! }), id)];
  await ben.tell({ type: 'sit', id: 'sit', name: 'Ben' });
  for (let i = 0; i < 4; ++i) for (const person of [ann, ben]) await person.choose();
  await page.goto(`/t/${id}`);
  await expect(page.locator(map)).toBeVisible();

  for (let tries = 0; ; ++tries) {
    expect(tries, 'the market never changed under the click').toBeLessThan(30);
    if ((await ann.look()).own.legal) await ann.drawTwice();
    await page.waitForTimeout(4000); // all that has happened so far was shown
    const [before, own] = [await ben.look(), sum((await ann.look()).own.hand)];
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
    if (shown === truth) continue;
    // In one step, so that nothing is shown between the look and the click.
    const slot = page.locator(`[data-fly="market-${second}"]`);
    const clicked = await slot.evaluate((card, wanted) => {
      const isShown = card.getAttribute('aria-label')!.toLowerCase().includes(wanted);
      if (isShown) (card as HTMLElement).click();
      return isShown;
    }, shown);
    if (!clicked) continue;
    await expect(page.getByText('The table has moved on')).toBeVisible({ timeout: 5000 });
    await expect(slot).toHaveAttribute('aria-label', new RegExp(truth, 'i'));
    expect(sum((await ann.look()).own.hand)).toBe(own);
    expect((await ann.look()).game.phase).toBe('turn');
    return;
  }
});

test('a key that is held draws one card, and does not confirm what it has chosen', async ({ page }) => {
  await page.addInitScript(atOnce());
  await openPosition(page, { hand: { blue: 2, green: 2 } });
  const hand = page.locator('[data-fly="hand"]');
  await page.locator('.map [data-id="haight-ashbury--castro"]').focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('.asked')).toBeVisible(); // it asks, and was not answered
  await page.keyboard.press('Escape');
  await page.locator('.actions [role="status"][tabindex]').focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.down('d');
  await page.keyboard.up('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await expect(hand).toBeVisible();
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
  const told = page.getByRole('region', { name: 'At the table' });
  const drawn = async () => (await told.innerText()).match(/from the deck: /g)!.length;
  const before = await drawn();
  await page.locator('[data-fly="deck"]').dblclick();
  await expect.poll(drawn).toBe(before + 2);
});
