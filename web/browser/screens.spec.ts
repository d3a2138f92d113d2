// What fits on which screen, and what of it is told to those who listen.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, map, untilMyTurn } from './play';

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.hero .primary').click();
  await expect(page.locator(map)).toBeVisible();
}

for (const [name, size] of Object.entries({
  phone: { width: 360, height: 740 },
  'small phone': { width: 320, height: 568 },
  'phone on its side': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  'large screen': { width: 2560, height: 1440 },
  '4K screen': { width: 3840, height: 2160 },
})) {
  test(`a table on a ${name}: map, hand, market and players are seen at once`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(atOnce());
    await startGame(page);
    expect(await width(page), 'while tickets are chosen').toBeLessThanOrEqual(size.width);
    await untilMyTurn(page);
    expect(await width(page)).toBeLessThanOrEqual(size.width);
    for (const part of ['[aria-label="Players"]', '[aria-label="Map of San Francisco"]', '[aria-label="Market"]', '[data-fly="hand"]', '.actions [role="status"]'])
      await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
  });
}

for (const width of [320, 390])
  test(`on a phone ${width} px wide all kinds of cards are side by side, however many one has`, async ({ page }) => {
    const hand = { blue: 2, green: 5, black: 1, purple: 3, red: 12, orange: 4, ferry: 2 };
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(text as string) as { own?: { hand: object } };
        if (message.own) message.own.hand = hand;
        socket.send(JSON.stringify(message));
      });
    });
    await page.setViewportSize({ width, height: 640 });
    await page.addInitScript(atOnce());
    await page.goto('/new');
    for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await untilMyTurn(page);
    const groups = await page.locator('[data-fly="hand"] .group').evaluateAll((all) =>
      all.map((group) => {
        const [cards, number] = [group.querySelector('.fan')!.getBoundingClientRect(), group.querySelector('b')!.getBoundingClientRect()];
        return { left: cards.left, right: cards.right, end: number.right, bottom: number.bottom, card: group.querySelector('.card')!.getBoundingClientRect().width };
      }),
    );
    expect(groups.length).toBe(7);
    const pane = await page.locator('.pane.hand').evaluate((element) => element.getBoundingClientRect().bottom);
    groups.forEach(({ left, end, bottom, card }, i) => {
      expect(left).toBeGreaterThanOrEqual(i === 0 ? 0 : groups[i - 1]!.right);
      expect(end).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(pane);
      expect(card).toBeGreaterThanOrEqual(28); // its shape is larger than a letter
    });
  });

test('a screen reader is told everything that is seen of a table', async ({ page }) => {
  await page.addInitScript(atOnce());
  await startGame(page);
  await untilMyTurn(page);
  await expect(page.locator('#app')).toMatchAriaSnapshot(`
    - main:
      - heading /^Table:.* Ann\\b/ [level=1]
      - list "Players":
        - listitem: /\\d+ cars \\d cards? \\d tickets?/
        - listitem
        - listitem
      - group "Map of San Francisco"
      - region "Market":
        - button /Draw from the deck. \\d+ left, \\d+ discarded/
      - region "Your hand":
        - list "Your hand"
      - region "Tickets"
      - region "At the table"
      - status: /Your turn/
  `);
  await expect(page.getByRole('listitem').filter({ hasText: 'Played by a bot' })).toHaveCount(2);
  await expect(page.locator('[aria-label="Players"] [aria-current]')).toContainText('Ann');
  // 54 routes and 22 places, each with its own words.
  const stops = page.getByRole('group', { name: 'Map of San Francisco' }).getByRole('button');
  await expect(stops).toHaveCount(76);
  await expect(page.getByRole('button', { name: /^Golden Gate Bridge – Presidio\. 2 spaces, black, 2 points\./ })).toHaveCount(1);
  for (const stop of await stops.all()) expect(await stop.getAttribute('aria-label')).toMatch(/^\S/);

  // What happens is said.
  await page.keyboard.press('d');
  await expect(page.locator('[aria-live="polite"]').last()).toHaveText(/from the deck: (blue|green|black|purple|red|orange|ferry)/);
});
