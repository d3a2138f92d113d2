// What a page asks the server for, and what it says when the answer is no.
import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { atOnce, map } from './play';

test.use({ serviceWorkers: 'block' }); // it would answer what is changed here

async function againstBots(page: Page): Promise<void> {
  await page.goto('/new');
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator(map)).toBeVisible();
}

test('who signs out in another window loses the seat there, and the table comes back as a guest sees it', async ({ page, context }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.addInitScript(atOnce());
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill(`Dora ${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('a very long word');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await againstBots(page);
  await expect(page.locator('.asked')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('status')).toHaveText('You have signed out.');
  await other.close();

  await sockets.at(-1)!.close();
  await expect(page.getByText('You are watching.').first()).toBeVisible();
  await expect(page.getByText('The connection is lost.')).toHaveCount(0);
  await expect(page.locator('.asked')).toHaveCount(0);
});

test('the first page asks for one’s tables once, and who only looks round is no guest yet', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['GET /api/me/tables']);
  for (const path of ['/lobby', '/rules', '/new', '/account', '/replay']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await againstBots(page);
  expect(await context.cookies()).toHaveLength(1);
  asked.length = 0;
  await page.goto('/');
  await expect(page.getByRole('link', { name: /on the server/ })).toBeVisible();
  expect(asked).toEqual(['GET /api/me/tables']);
});

test('a table of the server without a network: nothing is claimed of it that is not known', async ({ page }) => {
  await page.routeWebSocket(/\/socket$/, (socket) => void socket.close());
  await page.goto('/');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByLabel('Link or code of the table').fill('nosuchtable');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(page.getByRole('status')).toContainText('The server isn’t answering.');
});

for (const [status, code, told] of [
  [503, 'overloaded', 'The server is full.'],
  [429, 'too_many_sockets', 'Too many tables are open on this connection.'],
] as const)
  test(`a connection that is refused with ${status} ${code} is not called lost`, async ({ page }) => {
    const sockets: WebSocketRoute[] = [];
    let full = false;
    await page.routeWebSocket(/\/socket$/, (socket) => {
      if (full) return void socket.close();
      sockets.push(socket);
      socket.connectToServer();
    });
    await page.route(/\/stream$/, (route) => route.fulfill({ status, json: { type: 'refused', code, reason: 'no', seq: 0 } }));
    await page.addInitScript(atOnce());
    await againstBots(page);
    full = true;
    await sockets.at(-1)!.close();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByText('The connection is lost.')).toHaveCount(0);
    full = false;
    await expect(page.getByText(told)).toHaveCount(0); // it comes back by itself
  });
