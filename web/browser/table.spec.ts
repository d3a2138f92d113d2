// What a table answers to who sits at it: to keys and clicks, to the eyes of the next person, to who looks elsewhere.
import { expect, type Page, test } from '@playwright/test';
import { keys } from '../src/table/input/keys';
import { atOnce, click, passAndPlay, settingsAre, untilMyTurn } from './play';

const spoken = (page: Page) => page.locator('p[aria-live="polite"]');
const problem = (page: Page) => page.locator('.notices .problem');

async function start(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(atOnce(settings));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
}

test('pass and play: the second card is seen before the curtain falls, and nothing of it is left behind the curtain', async ({ page }) => {
  const lift = await passAndPlay(page);
  const done = page.getByRole('button', { name: 'Done' });
  await expect(async () => {
    if (await lift.count()) await lift.click();
    const ready = await page.evaluate(
      () => document.querySelector('[data-fly="deck"][aria-disabled="false"]') !== null && document.querySelector('.asked') === null,
    );
    if (!ready) await click(page);
    expect(ready).toBe(true);
  }).toPass({ intervals: [10] });

  const cards = () =>
    page
      .locator('[data-fly="hand"] b')
      .allInnerTexts()
      .then((counts) => counts.reduce((sum, count) => sum + Number(count), 0));
  const before = await cards();
  await page.keyboard.press('d');
  await expect.poll(cards).toBe(before + 1);
  await page.keyboard.press('d');
  await expect(done).toBeVisible();
  expect(await cards()).toBe(before + 2);
  await expect(spoken(page)).toContainText('from the deck:');
  await done.click();
  await expect(lift).toBeFocused();
  await expect(spoken(page)).toBeEmpty();
  await expect(page.locator('[data-fly="hand"]')).toHaveCount(0);

  await lift.click();
  await expect(spoken(page)).toBeEmpty();
  await page.keyboard.press('d');
  await expect(spoken(page)).toContainText('from the deck:');
  await page.keyboard.press('d');
  await expect(done).toBeVisible();
  await expect(lift).toBeVisible({ timeout: 5000 }); // by itself, too
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`every key of the list does what it says, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await start(page);
    const tried = new Set<string>();
    const press = async (key: string) => {
      tried.add(/[1-5]/.test(key) ? '1 – 5' : key === 'Escape' ? 'Esc' : key.toUpperCase());
      await page.keyboard.press(key);
    };
    const lines = page.locator('.pane.talk').getByRole('listitem'); // a region, or a tab's pane

    for (const [key, where] of [
      ['l', '.talk ol'],
      ['h', '[data-fly="hand"]'],
      ['m', '.map [data-id]'],
      ['r', '[data-key="routes"]'],
    ] as const) {
      await press(key);
      await expect(page.locator(`${where}:focus`), key).toBeInViewport();
      if (key === 'r') await page.locator('.frame').focus(); // there a letter is a letter
    }
    for (const [key, title] of [
      ['?', 'Keys'],
      ['s', 'Since your last turn'],
    ] as const) {
      await press(key);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0); // as long as it is there, keys are its own
    }
    await press('w');
    await expect(spoken(page)).toContainText('Your hand:');
    const first = await spoken(page).textContent();
    await page.keyboard.press('w');
    await expect.poll(() => spoken(page).textContent()).not.toBe(first); // or it would not be heard again
    await press('i');
    await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
    await press('p');
    await expect(problem(page)).toContainText('R3.3');
    await press('n'); // there is no coach here: nothing happens
    await press('c'); // and nobody to talk to
    await press('t');
    await expect(page.locator('.asked')).toBeVisible();
    await press('Escape');
    await expect(page.locator('.asked')).toHaveCount(0);
    await page.keyboard.press('t');
    await press('y');
    const keepOne = async () => {
      await page.locator('.asked input').first().check();
      await page.keyboard.press('y');
      await expect(page.getByText('Your turn: draw cards')).toBeVisible();
    };
    await keepOne();
    await page.keyboard.press('l');
    const count = await lines.count();
    await press('u');
    await expect.poll(() => lines.count()).toBeLessThan(count);
    await keepOne();
    await press('d');
    await expect(page.getByText('Take a second card.')).toBeVisible();
    const slot = await page.evaluate(() =>
      [0, 1, 2, 3, 4].find((each) => document.querySelector(`[data-fly="market-${each}"][aria-disabled="false"]`)),
    );
    await press(String(slot! + 1));
    await expect(page.getByText('Take a second card.')).toHaveCount(0);
    expect([...tried].sort()).toEqual(keys.map(({ key }) => key).sort());
  });
}

test('a click on what cannot be done says why, with the rule, and leaves the focus where it is', async ({ page }) => {
  await start(page);
  // Until a ferry card lies open: it cannot be the second one.
  const ferry = page.getByRole('button', { name: 'Take the ferry card' }).first();
  await expect(async () => {
    await untilMyTurn(page);
    await page.keyboard.press('d');
    await expect(page.getByText('Take a second card.')).toBeVisible();
    if ((await ferry.count()) > 0) return;
    await page.keyboard.press('d');
    expect(false).toBe(true);
  }).toPass({ intervals: [10], timeout: 120_000 });
  await ferry.click({ force: true });
  await expect(problem(page)).toContainText('cannot be the second card');
  await expect(problem(page).getByRole('link', { name: 'R4.4' })).toHaveAttribute('href', '/rules#R4.4');
  await expect(ferry).toBeFocused();
  await page.getByRole('button', { name: /^Draw tickets/ }).click({ force: true });
  await expect(problem(page)).toContainText('Take the second one first');
});

test('who looks elsewhere is told once for each turn, by the system and in the title', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told, away: false });
    ServiceWorkerRegistration.prototype.showNotification = async (...what) => void told.push(what);
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as { away: boolean }).away });
  });
  await start(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const told = () => page.evaluate(() => (window as unknown as { told: [string, { body: string; data: string }][] }).told);
  await page.evaluate(() => {
    Object.assign(window, { away: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  expect(await told()).toEqual([]);
  await page.keyboard.press('d');
  await expect.poll(async () => (await told()).length).toBe(1);
  const [title, { body, data }] = (await told())[0]!;
  expect([title, data]).toEqual(['Your turn! – Fogline', page.url()]);
  expect(body).toContain('Ann');
  await expect(page).toHaveTitle('Your turn! – Fogline');
});

test('what could not be fetched says so, and comes when it is tried again', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await start(page);
  await page.route(/Hints|learn\/|\/en-/, (route) => route.abort());
  await page.keyboard.press('i');
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
  await page.unroute(/Hints|learn\/|\/en-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();

  await page.route(/Keys/, (route) => route.abort());
  await page.keyboard.press('?');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('This couldn’t be loaded.')).toHaveCount(0);
});

test('another game is offered with the final score, not before it: who clicks on at the end starts none', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await start(page);
  const address = page.url();
  let fetched = () => {};
  const held = new Promise<void>((release) => (fetched = release));
  await page.route(/assets\/Result/, async (route) => {
    await held;
    await route.continue();
  });
  const over = page.getByText('The game is over.', { exact: true });
  await expect(async () => {
    await click(page);
    expect(await over.count()).toBe(1);
  }).toPass({ intervals: [10], timeout: 150_000 });
  for (let i = 0; i < 10; ++i) await click(page);
  await expect(page.locator('.actions .primary')).toHaveCount(0);
  fetched();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(page.locator('.actions').getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('who does not see the map asks: what joins two places, what it costs, the cheapest way; and claims from the list', async ({
  page,
}) => {
  await start(page);
  await page.keyboard.press('r');
  await expect(page.getByLabel('From', { exact: true })).toBeFocused();
  await page.getByLabel('From', { exact: true }).selectOption('Castro');
  await page.getByLabel('To', { exact: true }).selectOption('Sunset');
  const talk = page.getByRole('region', { name: 'At the table' });
  await expect(talk.getByRole('status')).toContainText(/0 routes\..* (Your cheapest way takes \d+ cars?: .*Twin Peaks|No way is left)/);
  await page.getByLabel('To', { exact: true }).selectOption('Mission District');
  await expect(talk.getByRole('status')).toContainText('2 routes.');
  for (const item of await talk.getByRole('listitem').all()) await expect(item).toContainText(/Costs 2 (blue|green)\.|Belongs to|Closed/);

  await page.getByLabel('From', { exact: true }).selectOption('any place');
  await page.getByLabel('To', { exact: true }).selectOption('any place');
  await page.getByLabel('Only what I can claim now').check();
  const claim = talk.getByRole('button', { name: /^Claim / }).first();
  await expect(async () => {
    await untilMyTurn(page);
    if ((await claim.count()) > 0) return;
    for (const _ of [1, 2]) await page.locator('[data-fly="deck"]').click();
    expect(false).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
  const name = (await claim.getAttribute('aria-label'))!.slice('Claim '.length);
  await claim.press('Enter');
  const confirm = page.locator('.actions').getByRole('button', { name: 'Claim' });
  await confirm.press('Enter');
  const token = page.locator('.asked fieldset:not(:has(input:checked)) input').first();
  if (await token.count()) {
    await expect(problem(page)).toContainText('Choose one first');
    await token.press('Space');
    await confirm.press('Enter');
  }
  await page.getByLabel('Only what I can claim now').uncheck();
  await expect(talk.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Belongs to You' })).not.toHaveCount(0);
});

test('a line of the log that speaks of a place or a route shows it on the map', async ({ page }) => {
  await start(page);
  const line = page
    .getByRole('region', { name: 'At the table' })
    .getByRole('button', { name: /tokens placed at/ })
    .first();
  const place = (await line.innerText()).replace(/^.* placed at /s, '').trim();
  const spot = page.locator(`.map [data-id][aria-label^="${place}"]:not([aria-label*=" – "])`);
  for (let i = 0; i < 4; ++i) await page.getByRole('button', { name: 'Nearer' }).click();
  for (const [x, y] of [
    [900, 700],
    [-900, -700],
  ] as const) {
    await page.mouse.move(450, 400);
    await page.mouse.down();
    await page.mouse.move(450 + x, 400 + y, { steps: 4 });
    await page.mouse.up();
    await line.click();
    await expect(spot).toBeInViewport();
    await expect(spot.locator('.lit')).not.toHaveCount(0);
  }
});

test('the newest line of the log is in sight, at least the last twenty are there, and all of them when they are wanted', async ({
  page,
}) => {
  await start(page);
  const talk = page.getByRole('region', { name: 'At the table' });
  const lines = talk.getByRole('listitem');
  const all = talk.getByRole('button', { name: 'Show the whole log' });
  for (let i = 0; i < 300 && (await all.count()) === 0; ++i) {
    await click(page);
    await page.waitForTimeout(10);
  }
  await expect.poll(() => lines.count()).toBeLessThan(40);
  expect(await lines.count()).toBeGreaterThanOrEqual(20);
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
  const newest = await lines.last().innerText();
  await all.click();
  await expect(all).toHaveCount(0);
  expect(await lines.count()).toBeGreaterThanOrEqual(40);
  await talk.locator('.box').evaluate((box) => box.scrollTo(0, box.scrollHeight)); // to its end
  await expect(async () => {
    await click(page);
    expect(await lines.last().innerText()).not.toBe(newest);
  }).toPass({ intervals: [10] });
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
  await lines.first().scrollIntoViewIfNeeded(); // who reads what was is left there
  const before = await lines.count();
  await expect(async () => {
    await click(page);
    expect(await lines.count()).toBeGreaterThan(before);
  }).toPass({ intervals: [10] });
  await expect(lines.first()).toBeInViewport();
});

test('on the smallest phone the cards, tickets, cars and tokens of four players are seen and told', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(atOnce());
  await page.goto('/new');
  await page.getByLabel('On this device, without a network').check();
  await page.getByRole('button', { name: 'One more seat' }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await untilMyTurn(page);
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(players).toHaveCount(4);
  for (const player of await players.all()) {
    for (const what of [/\d cars?$/, /\d cards?$/, /\d tickets?$/]) await expect(player.getByText(what)).toBeAttached();
    await expect(player.getByRole('group', { name: /\d tokens?/ })).toBeAttached();
    const cut = await player.evaluate(
      (item) =>
        [...item.querySelectorAll('.counts > :not(.tokens)')].filter((part) => {
          const [inner, outer] = [part.getBoundingClientRect(), item.getBoundingClientRect()];
          return inner.width === 0 || inner.right > outer.right || inner.bottom > outer.bottom;
        }).length,
    );
    expect(cut).toBe(0);
  }
});

test('at normal speed the moves of bots can be followed: each stands for a while', async ({ page }) => {
  await start(page);
  await page.evaluate(settingsAre, { speed: 'normal' });
  await page.evaluate(() => {
    const acted: object[] = [];
    Object.assign(window, { acted });
    new MutationObserver((changes) => {
      for (const line of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const text = line.textContent!.trim();
        if (/: (.*from the (deck|market)|.* claimed with|.*tickets)/.test(text)) acted.push({ text, at_ms: performance.now() });
      }
    }).observe(document.querySelector('.talk ol')!, { childList: true, subtree: true });
  });
  const acted = () => page.evaluate(() => (window as unknown as { acted: { text: string; at_ms: number }[] }).acted);
  const isOwn = ({ text }: { text: string }) => text.startsWith('You');
  await expect(async () => {
    await untilMyTurn(page);
    await page.locator('[data-fly="deck"]').click();
    expect((await acted()).filter((line) => !isOwn(line)).length).toBeGreaterThan(7);
  }).toPass({ intervals: [10] });
  const lines = await acted();
  // NB: who acts does not wait for what they have seen.
  for (const [i, line] of lines.slice(1).entries())
    if (!isOwn(line) && !isOwn(lines[i]!)) expect(line.at_ms - lines[i]!.at_ms, `${lines[i]!.text}, ${line.text}`).toBeGreaterThan(500);
});
