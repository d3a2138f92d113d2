// What fits on which screen, and what of it is told to those who listen.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, map, passAndPlay, untilMyTurn } from './play';
import { openPosition } from './position';

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

// How far the page, or the table in it, can be scrolled.
const scrolls = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('.table')!].map((element) => element.scrollHeight - element.clientHeight),
  );

const sizes = {
  'small phone': { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
  laptop: { width: 1280, height: 800 },
  'large screen': { width: 2560, height: 1440 },
};

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
    expect(await scrolls(page), 'while tickets are chosen').toEqual([0, 0]);
    await untilMyTurn(page);
    expect(await scrolls(page)).toEqual([0, 0]);
    await page.keyboard.press('p'); // a refusal needs room too
    await page.locator('.problem a').waitFor();
    expect(await scrolls(page), 'with a refusal').toEqual([0, 0]);
    expect(await width(page)).toBeLessThanOrEqual(size.width);
    for (const part of [
      '[aria-label="Players"]',
      '[aria-label="Map of San Francisco"]',
      '[aria-label="Market"]',
      '[data-fly="hand"]',
      '.actions [role="status"]',
      '.actions .button',
    ])
      await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 0.99 });
  });
}

for (const [name, size] of Object.entries(sizes))
  test(`on a ${name} one's tickets are in sight while a stack is placed and while others are chosen`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(atOnce());
    const own = page.locator('.pane.tickets .ticket > .ticket');
    const bothAreSeen = async () => {
      await expect(own).toHaveCount(2);
      for (const ticket of await own.all()) await expect(ticket).toBeInViewport({ ratio: 0.99 });
      for (const part of ['.map', '.asked', '.actions .primary'])
        await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 0.9 });
      expect(await scrolls(page)).toEqual([0, 0]);
    };
    await openPosition(page, { hand: { red: 2 }, placing: true });
    await bothAreSeen();
    await openPosition(page, { hand: { red: 2 } });
    await page.keyboard.press('t');
    await bothAreSeen();
    await page.keyboard.press('y');
    await expect(page.locator('.asked [type="checkbox"]')).toHaveCount(2);
    await bothAreSeen();
  });

for (const [name, size] of Object.entries(sizes))
  test(`on a ${name} tickets can be drawn without scrolling by who holds two, and panes are what their tabs say`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(atOnce());
    await openPosition(page, { hand: { red: 2 } });
    const tab = page.getByRole('tab', { name: 'Tickets' });
    if (await tab.isVisible()) {
      await expect(page.getByRole('tabpanel', { name: 'Your hand' })).toBeVisible();
      await tab.click();
    }
    const pane = page.getByRole((await tab.isVisible()) ? 'tabpanel' : 'region', { name: 'Tickets', exact: true });
    await expect(pane).toBeVisible();
    await expect(pane.getByRole('button', { name: /^Draw tickets/ })).toBeInViewport({ ratio: 0.99 });
    await expect(pane.locator('.ticket').first()).toBeInViewport({ ratio: 0.99 });
  });

for (const size of [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 3440, height: 1440 },
])
  test(`at ${size.width} by ${size.height} px the map has nearly all of the height, and tickets and log are side by side`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(atOnce());
    await openPosition(page, { hand: { red: 2 } });
    const [board, tickets, log] = await Promise.all(
      ['.table > .map', '.pane.tickets', '.pane.talk'].map(async (part) => (await page.locator(part).boundingBox())!),
    );
    expect(board!.height).toBeGreaterThan(0.85 * size.height);
    expect(log!.x + log!.width).toBeLessThanOrEqual(tickets!.x);
    expect(Math.min(log!.width, tickets!.width)).toBeGreaterThan(0.11 * Math.min(size.width, (16 / 9) * size.height));
    expect(log!.height).toBeGreaterThan(0.5 * size.height);
  });

test('of names that begin alike the end is seen, however little room there is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const lift = await passAndPlay(page, ['Bartholomew Feather 1', 'Bartholomew Feather 2']);
  await lift.click();
  const ends = await page.locator('[aria-label="Players"] .name').evaluateAll((names) =>
    names.map((name) => {
      const letters = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      let last = letters.nextNode()!;
      for (let next = letters.nextNode(); next; next = letters.nextNode()) if (next.textContent!.trim()) last = next;
      const range = document.createRange();
      range.setStart(last, last.textContent!.length - 1);
      range.setEnd(last, last.textContent!.length);
      return { letter: range.toString(), room: name.closest('li')!.getBoundingClientRect().right - range.getBoundingClientRect().right };
    }),
  );
  expect(ends.map(({ letter }) => letter).sort()).toEqual(['1', '2']);
  for (const { room } of ends) expect(room).toBeGreaterThan(0);
});

test('a box to tick keeps its size beside a label of many lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(atOnce({ language: 'de' }));
  for (const path of ['/settings', '/new']) {
    await page.goto(path);
    await page.locator('main:not([aria-busy]) [type="checkbox"]').first().waitFor({ state: 'attached' });
    for (const details of await page.locator('details:not([open])').all()) await details.locator('summary').click();
    const widths = await page.locator('[type="checkbox"], [type="radio"]').evaluateAll((all) => all.map((box) => box.clientWidth));
    expect(new Set(widths), path).toEqual(new Set([20]));
  }
});

for (const width of [320, 390])
  test(`on a phone ${width} px wide all kinds of cards are side by side, however many one has`, async ({ page }) => {
    const hand = { blue: 2, green: 5, black: 1, purple: 3, red: 12, orange: 4, ferry: 2 };
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(text as string) as { views?: { own?: { hand: object } }[] };
        for (const { own } of message.views ?? []) if (own) own.hand = hand;
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
        return {
          left: cards.left,
          right: cards.right,
          end: number.right,
          bottom: number.bottom,
          card: group.querySelector('.card')!.getBoundingClientRect().width,
        };
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
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Local bot' })).toHaveCount(2);
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
