// What is done is what was meant: a click on what was shown, a key that is held, a dialog that follows another.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { atOnce, map } from './play';
import { openPosition } from './position';

interface View {
  seat: number;
  seq: number;
  game: { phase: string; market: string[]; to_act: number[] };
  own: { hand: Record<string, number>; legal?: { keep_tickets?: string[][]; place_stack?: { symbols: string[]; locations: string[] }; draw_market?: number[] } };
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

// Somebody at a table of the server, by plain questions.
class Asker {
  constructor(
    private readonly request: APIRequestContext,
    private readonly table: string,
  ) {}

  look = async (): Promise<View> => (await this.request.get(`/api/tables/${this.table}`)).json() as Promise<View>;
  tell = async (message: object): Promise<View> => (await this.request.post(`/api/tables/${this.table}/messages`, { data: message })).json() as Promise<View>;
  act = ({ seat, seq }: View, action: object): Promise<View> => this.tell({ type: 'act', id: `m${seq}`, seat, seq, action });

  // Tickets to keep, or a stack to place.
  async choose(): Promise<void> {
    const view = await this.look();
    const { keep_tickets, place_stack } = view.own.legal ?? {};
    if (keep_tickets) await this.act(view, { type: 'keep_tickets', kept: keep_tickets[0] });
    if (place_stack) await this.act(view, { type: 'place_stack', symbol: place_stack.symbols[0], location: place_stack.locations[0] });
  }
  // A turn that leaves the market alone.
  async drawTwice(): Promise<void> {
    await this.act(await this.act(await this.look(), { type: 'draw_deck' }), { type: 'draw_deck' });
  }
}

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
    const after = await ben.act(between, between.own.legal?.draw_market?.includes(second) ? { type: 'draw_market', slot: second } : { type: 'draw_deck' });
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
    await expect(page.getByText('That card has just changed')).toBeVisible({ timeout: 5000 });
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
  await page.locator('.frame').focus();
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
