// What goes wrong outside: a network that breaks, addresses and kept things that are not right. Each says so, with a way on.
import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { atOnce, map, untilMyTurn, untilSomebodyMayDraw } from './play';
import type { Update } from '../src/protocol/update';

test.use({ serviceWorkers: 'block' }); // it would answer what is changed here

async function atServer(page: Page): Promise<void> {
  await page.addInitScript(atOnce());
  await page.goto('/new');
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
  await page.getByRole('button', { name: 'Make the table' }).click();
}

test('a connection that breaks says so, comes back by itself and says that too', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  let cut = false;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (cut) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  await atServer(page);
  await untilMyTurn(page);
  cut = true;
  await sockets.at(-1)!.close();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  cut = false;
  await expect(page.getByText('Connected again.')).toBeVisible();
  await expect(page.getByText('Connected again.')).toHaveCount(0); // only for a moment
  await page.keyboard.press('d');
  await expect(page.getByText('Take a second card.')).toBeVisible();
});

test('a server that is newer than the page asks to load it again', async ({ page }) => {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"version":\d+/, '"version":99')));
  });
  await atServer(page);
  await expect(page.getByText('Fogline was updated. Reload to keep playing.')).toBeVisible();
});

test('updates twice, old ones in between, views in another order or missing: nobody sees another’s hand, and each thing is told once', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  let [first, last, missing]: [string, Update | null, number] = ['', null, -1];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as Update;
      if (message.type !== 'update') return socket.send(text);
      last = message;
      const views = message.views!.filter(({ seat }) => seat !== missing).reverse();
      const changed = JSON.stringify({ ...message, views });
      first ||= changed;
      for (const said of [changed, first, changed]) socket.send(said);
    });
  });
  await page.addInitScript(atOnce());
  const chairs = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }));
  const made = await page.request.post('/api/tables', { data: { chairs } });
  await page.goto(`/t/${((await made.json()) as { table: { id: string } }).table.id}`);
  await untilSomebodyMayDraw(page);

  const name = await page.locator('.whose').innerText();
  const looks = last!.table.seats.findIndex((chair) => chair.kind === 'person' && chair.name === name);
  const shown = () =>
    page
      .locator('[data-fly="hand"] [data-card]')
      .evaluateAll((all) => Object.fromEntries(all.map((group) => [group.getAttribute('data-card'), Number(group.textContent)])));
  const told = page.locator('p[aria-live="polite"]');
  await page.keyboard.press('d');
  await expect(told).toContainText('from the deck:');
  expect((await told.innerText()).match(/deck/g)).toHaveLength(1);
  expect(await shown()).toEqual(last!.views!.find(({ seat }) => seat === looks)!.own!.hand);
  missing = looks;
  await page.evaluate(() => {
    const hand = () => document.querySelector('[data-fly="hand"]')?.textContent;
    const own = hand();
    const look = () => hand() && hand() !== own && (document.body.dataset['seen'] = 'another hand');
    new MutationObserver(look).observe(document.body, { characterData: true, childList: true, subtree: true });
  });
  await page.keyboard.press('d');
  await expect(page.locator('[data-fly="hand"]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-seen');
  await page.getByRole('button', { name: /show my cards/ }).click();
  await expect(page.locator('.whose')).not.toHaveText(name);
  await expect.poll(shown).toEqual(last!.views!.find(({ seat }) => seat !== looks)!.own!.hand);
  expect(errors).toEqual([]);
});

for (const where of ['t', 'd'])
  test(`no table at /${where}/nosuch: it is said, and there is a way on`, async ({ page }) => {
    await page.goto(`/${where}/nosuch`);
    await expect(page.getByRole('alert')).toContainText('There is no such table.');
    await page.getByRole('link', { name: 'To the first page' }).click();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  });

test('settings that are garbage are as if there were none', async ({ page }) => {
  for (const garbage of ['{', 'null', '[]', '7', '{"version":1,"speed":3,"language":"xx","theme":{}}', '{"version":"new","name":"Ann"}']) {
    await page.goto('/about');
    await page.evaluate((text) => localStorage.setItem('fogline.settings', text), garbage);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' }), garbage).toBeVisible();
  }
});

test('a browser that keeps nothing lets one play, and says that the game ends with the visit', async ({ page }) => {
  await page.route(/device\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `self.indexedDB.__proto__.open = () => { throw new DOMException('no', 'SecurityError'); };\n${await response.text()}`,
    });
  });
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
});

test('when the disk is full in the middle of a game it goes on, says so, and what was kept is still there', async ({ page }) => {
  await page.route(/device\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const full = `let room = 12; const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...what) { if (--room < 0) throw new DOMException('full', 'QuotaExceededError'); return put.apply(this, what); };`;
    await route.fulfill({ response, body: `${full}\n${await response.text()}` });
  });
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  for (const _ of [1, 2, 3]) {
    await untilMyTurn(page);
    for (const _ of [1, 2]) await page.locator('[data-fly="deck"]').click();
  }
  await untilMyTurn(page);
  await expect(page.getByText('what is played from now on ends with this visit')).toBeVisible();
  await page.unroute(/device\.worker.*\.js$/);
  await page.reload();
  await expect(page.locator('.talk li').first()).toContainText('The cards are dealt.'); // NB: hidden if a stack is to be placed now
});

test('a server that is away is named where a table is made or looked for, and nothing that was chosen is lost', async ({ page }) => {
  await page.addInitScript(atOnce());
  await page.goto('/new');
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('alert')).toContainText('The server does not answer');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator(map)).toBeVisible(); // with the bots that were chosen

  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lobby');
  await expect(page.getByRole('status')).toContainText('The server does not answer');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('The server does not answer')).toHaveCount(0);
});

test('a kept table of a foreign board says so, can be saved and removed', async ({ page }) => {
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);
  const table = page.url();
  await page.goto('/about');
  const changed = await page.evaluate(
    (id) =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('fogline');
        opening.onsuccess = () => {
          const change = opening.result.transaction('entries', 'readwrite');
          const asking = change.objectStore('entries').get([id, 1]);
          let text = '';
          asking.onsuccess = () => {
            text = asking.result.text as string;
            change.objectStore('entries').put({ ...asking.result, text: text.replace(/[0-9a-f]{64}/, 'f'.repeat(64)) });
          };
          change.oncomplete = () => {
            opening.result.close();
            done(/[0-9a-f]{64}/.test(text));
          };
        };
      }),
    table.split('/').at(-1)!,
  );
  expect(changed).toBe(true);
  await page.goto(table);
  await expect(page.getByRole('alert')).toContainText('another board or another version');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fogline-.*\.jsonl$/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goto(table);
  await expect(page.getByRole('alert')).toContainText('There is no such table.');
  await expect(page.locator(map)).toHaveCount(0);
});
