// Small things that a table does for those who sit at it.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Asker, chooseAll, sitDown } from './asker';
import { faults } from './axe';
import { atOnce, map, passAndPlay } from './play';
import { openPosition } from './position';

const hand = { blue: 2, green: 2 };
const notices = (page: Page) => page.locator('.notices');
const talk = (page: Page) => page.getByRole('region', { name: 'At the table' });

// Ann has this page, Ben answers by plain questions, and Ann is to move.
async function atTheServer(page: Page, bens: APIRequestContext, settings: object = {}): Promise<Asker> {
  const { id, people } = await sitDown(page, [bens], settings);
  await chooseAll(people);
  await page.goto(`/t/${id}`);
  await expect(page.locator(map)).toBeVisible();
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();
  return people[1]!;
}

// As if another window lay over the page, or no longer.
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test.beforeEach(({ page }) => page.addInitScript(atOnce()));

test('bots have names of their own, which stay after a reload, and their level is told', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const names = page.getByRole('list', { name: 'Players' }).locator('.name');
  await expect(names).toHaveCount(3);
  const before = await names.allInnerTexts(); // who begins sits first
  const bots = before.filter((name) => name !== 'Ann');
  expect(bots).toEqual(['Mabel', 'Otto']);
  await page.reload();
  await expect(names).toHaveText(before);
  for (const name of bots) await expect(page.getByTitle(`${name}, Local bot`).locator('svg')).toBeVisible();
});

test('a note is for one table, and still there after a reload', async ({ page }) => {
  const pad = page.getByRole('textbox', { name: 'Notes' });
  const open = () => talk(page).getByRole('button', { name: 'Notes' }).click();
  await openPosition(page, { hand });
  await open();
  await pad.fill('Milo wants Castro');
  await page.reload();
  await open();
  await expect(pad).toHaveValue('Milo wants Castro');
  await openPosition(page, { hand });
  await open();
  await expect(pad).toHaveValue('');
});

test('who shares a device does not read what the other has noted', async ({ page }) => {
  const lift = await passAndPlay(page);
  const pad = page.getByRole('textbox', { name: 'Notes' });
  const open = () => talk(page).getByRole('button', { name: 'Notes' }).click();
  await lift.click();
  await open();
  await pad.fill('I collect red');
  await page.locator('.asked input').first().check();
  await page.locator('.actions').getByRole('button', { name: 'Keep' }).click();
  await lift.click();
  await open();
  await expect(pad).toHaveValue('');
});

test('hints at a server, for who plays against bots alone', async ({ page, playwright, baseURL }) => {
  const chairs = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'tourist' },
  ];
  const made = await page.request.post('/api/tables', { data: { chairs } });
  await page.goto(`/t/${((await made.json()) as { table: { id: string } }).table.id}`);
  const hints = page.getByRole('region', { name: 'Hint' });
  await page.locator('.actions').getByRole('button', { name: 'Hint' }).click();
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  await expect(hints.getByRole('listitem').first()).toContainText('Keep');
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
  await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  await expect(page.locator('.actions').getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('a set phrase stands beside who says it, for a moment', async ({ page, playwright, baseURL }) => {
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  await ben.tell({ type: 'say', id: 'say', seat: 1, phrase: 'good_luck' });
  const bubble = page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(1).locator('.said');
  await expect(bubble).toHaveText('Good luck!');
  await expect(bubble).toHaveCount(0);
});

test('a long word in the chat leaves the name as wide as it is', async ({ page, playwright, baseURL }) => {
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  for (const text of ['hi', 'o'.repeat(250)]) await ben.tell({ type: 'say', id: text.slice(0, 2), seat: 1, text });
  await talk(page).getByRole('button', { name: 'Chat' }).click();
  const names = talk(page).locator('li b');
  await expect(names).toHaveText(['Ben', 'Ben']);
  const [short, long] = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect()));
  expect([long!.width, long!.height]).toEqual([short!.width, short!.height]);
  const fits = await talk(page)
    .locator('ol')
    .evaluate((list) => list.scrollWidth <= list.clientWidth);
  expect(fits).toBe(true);
});

test('the screen is kept awake while it is one’s turn, and no longer', async ({ page, playwright, baseURL }) => {
  await page.addInitScript(() => {
    const held = new Set<object>();
    Object.assign(window, { held });
    document.addEventListener('visibilitychange', () => document.hidden && held.clear()); // as browsers do
    const request = async () => {
      const lock = { release: async () => void held.delete(lock) };
      held.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Set<object> }).held.size);
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  await expect.poll(held).toBe(1);
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  expect(await held()).toBe(1);
  await page.keyboard.press('d');
  await expect.poll(held).toBe(0);
  await ben.drawTwice();
  await expect.poll(held).toBe(1);
  await hide(page, true);
  expect(await held()).toBe(0);
  await hide(page, false);
  await expect.poll(held).toBe(1);
});

test('who comes back is offered what happened meanwhile, line by line, and may break it off', async ({ page }) => {
  await openPosition(page, { hand });
  const line = notices(page).locator('.line').first();
  const show = notices(page).getByRole('button', { name: 'Show me' });
  await show.click();
  await expect(line).toHaveText('Milo: a card from the deck');
  await expect(show).toHaveCount(0);
  await expect(page.locator('p[aria-live="polite"]')).toContainText('Milo: a card from the deck');
  await page.reload();
  await show.click();
  await page.keyboard.press('Escape');
  await expect(show).toHaveCount(0);
  await page.reload();
  await expect(show).toBeVisible();
  await page.keyboard.press('d'); // who goes on does not want it
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await expect(show).toHaveCount(0);
});

test('who looks elsewhere while the others play is offered what happened meanwhile', async ({ page, playwright, baseURL }) => {
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  for (const _ of [1, 2]) await page.locator('[data-fly="deck"][aria-disabled="false"]').click();
  await expect(page.getByText('Ben to play.')).toBeVisible();
  await hide(page, true);
  await ben.drawTwice();
  await expect(page).toHaveTitle(/Your turn!/);
  await hide(page, false);
  await notices(page).getByRole('button', { name: 'Show me' }).click();
  await expect(notices(page).locator('.line').first()).toHaveText('Ben: a card from the deck');
});

test('a take-back that is declined is told, and the move stays', async ({ page, playwright, baseURL }) => {
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(notices(page).getByText('The others are asked')).toBeVisible();
  await ben.tell({ type: 'answer_undo', id: 'no', seat: 1, yes: false });
  await expect(notices(page).getByText('Your move stays: the others said no.')).toBeVisible();
  await expect(page.locator('p[aria-live="polite"]')).toContainText('Your move stays: the others said no.');
  await expect(page.getByText('Take a second card.')).toBeVisible();
});

test('a take-back that was overtaken by a move is not called declined', async ({ page, playwright, baseURL }) => {
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  for (const _ of [1, 2]) await page.locator('[data-fly="deck"][aria-disabled="false"]').click();
  await expect(page.getByText('Ben to play.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(notices(page).getByText('The others are asked')).toBeVisible();
  await ben.act(await ben.look(), { type: 'draw_deck' });
  await expect(notices(page).getByText('Your move stands: the game has moved on.')).toBeVisible();
  await expect(page.locator('p[aria-live="polite"]')).toContainText('Your move stands: the game has moved on.');
});

test('chat is offered where somebody can answer, not where all others are bots', async ({ page, playwright, baseURL }) => {
  const sides = talk(page).getByRole('group').getByRole('button');
  await openPosition(page, { hand });
  await page.waitForLoadState('networkidle'); // it is loaded where it is wanted
  await expect(sides).toHaveText(['Log', 'Routes', 'Notes']);
  const chairs = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'tourist' },
  ];
  const made = await page.request.post('/api/tables', { data: { chairs } });
  await page.goto(`/t/${((await made.json()) as { table: { id: string } }).table.id}`);
  await page.waitForLoadState('networkidle');
  await expect(sides).toHaveText(['Log', 'Routes', 'Notes']);
  await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  await expect(sides).toHaveText(['Log', 'Chat', 'Routes', 'Notes']);
});

test('who takes back a draw of tickets is told that they were seen', async ({ page }) => {
  await openPosition(page, { hand });
  await page.keyboard.press('t');
  await page.keyboard.press('y');
  await expect(page.getByText('Keep one ticket or both.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(notices(page).getByText('Taken back, but you have seen what was hidden.')).toBeVisible();
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();
});

test('a route under the pointer tells its length, its points and what it costs', async ({ page }) => {
  await openPosition(page, { hand });
  const at = await page.locator('.map [data-id="haight-ashbury--castro"] .track').evaluate((track: SVGPathElement) => {
    const { x, y } = track.getPointAtLength(track.getTotalLength() / 2).matrixTransform(track.getScreenCTM()!);
    return { x, y };
  });
  const line = notices(page).locator('.line');
  await expect(line).not.toContainText('Costs');
  await page.mouse.move(at.x, at.y);
  await expect(line).toContainText(/Haight Ashbury – Castro.*2 spaces, grey, 2 points\..*Costs 2 of one colour/);
  await page.mouse.move(5, 5);
  await expect(line).not.toContainText('Costs');
});

for (const [answer, told] of [
  ['granted', 'You will be told here when it is your turn.'],
  ['denied', 'Your browser does not allow notifications from this page.'],
] as const)
  test(`to be told when it is one’s turn is ${answer}, and that is seen`, async ({ page }) => {
    await page.addInitScript((permission) => {
      class Asked {
        static permission: NotificationPermission = 'default';
        static requestPermission = async () => (Asked.permission = permission);
      }
      Object.assign(window, { Notification: Asked });
    }, answer);
    await openPosition(page, { hand });
    await page.getByRole('button', { name: 'Menu' }).click();
    const ask = page.getByRole('button', { name: 'Tell me when it is my turn' });
    await ask.click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(told);
    await expect(ask).toHaveCount(0);
  });

test('sounds are off and not fetched until somebody wants them; then one hears them at once, and at the table', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined }); // it would fetch everything for later
    Object.assign(window, { started: 0 });
    AudioScheduledSourceNode.prototype.start = () => void ++(window as unknown as { started: number }).started;
    AudioScheduledSourceNode.prototype.stop = () => undefined; // what was not begun cannot end
  });
  const started = () => page.evaluate(() => (window as unknown as { started: number }).started);
  const sound = () => fetched.filter((path) => /\/sound-/.test(path)).length;
  await openPosition(page, { hand });
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
  expect([sound(), await started()]).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const slider = page.getByRole('slider', { name: 'Sound volume' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Off');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 %');
  await expect.poll(started).toBeGreaterThan(0);
  expect(sound()).toBe(1);

  const before = await started();
  await page.goBack();
  await page.locator('[data-fly="deck"][aria-disabled="false"]').click();
  await expect.poll(started).toBeGreaterThan(before);
});

test('the memory aid tells what a rival is known to hold, by pointer, key and finger, and what is not known', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.addInitScript(atOnce({ memory_aid: true }));
  const ben = await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }));
  for (const _ of [1, 2]) await page.locator('[data-fly="deck"][aria-disabled="false"]').click();
  await expect(page.getByText('Ben to play.')).toBeVisible();
  const before = await ben.look();
  const slot = before.own.legal!.draw_market!.find((each) => before.game.market[each] !== 'ferry')!;
  const taken = before.game.market[slot]!;
  await ben.act(await ben.act(before, { type: 'draw_market', slot }), { type: 'draw_deck' });
  await expect(page.getByText('Your turn: draw cards')).toBeVisible();

  const players = page.getByRole('list', { name: 'Players' });
  const ask = players.getByRole('button', { name: 'Ben: known cards' });
  const known = page.locator('.known');
  await expect(players.getByRole('button')).toHaveCount(1); // nobody asks what they hold themselves
  await expect(known).toBeEmpty();
  const told = async () => {
    await expect(known).toContainText('Ben');
    await expect(known).toContainText(`1 ${taken}`);
    await expect(known).toContainText('3 unseen'); // two were dealt, one was drawn
    await expect(known).toContainText(/[12] hidden tickets?/);
    await expect(ask).toHaveAttribute('aria-expanded', 'true');
  };
  await ask.hover();
  await told();
  expect(await faults(page)).toEqual([]);
  await page.mouse.move(400, 400);
  await expect(known).toBeEmpty();
  await ask.focus();
  await told();
  await page.keyboard.press('Escape');
  await expect(known).toBeEmpty();
  await page.locator('.frame').focus();
  await ask.dispatchEvent('click');
  await told();
});

for (const [why, preference, aids] of [
  ['it is not wanted', false, true],
  ['the table has no aids', true, false],
] as const)
  test(`nothing is told of a rival’s hand where ${why}`, async ({ page, playwright, baseURL }) => {
    await page.addInitScript(atOnce({ memory_aid: preference }));
    await atTheServer(page, await playwright.request.newContext({ baseURL: baseURL! }), { aids });
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Ben: known cards' })).toHaveCount(0);
  });
