// An account: what a guest has becomes its own, and it is found again from another device.
import { expect, type Page, test } from '@playwright/test';
import { faults } from './axe';
import { map } from './play';

const password = 'a very long word';
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const problem = (page: Page) => page.locator('form [role="alert"]');
const own = (page: Page) => page.getByRole('link', { name: /on the server/ });

async function fill(page: Page, name: string, word = password): Promise<void> {
  await nameField(page).fill(name);
  await passwordField(page).fill(word);
}

test('a guest makes an account, keeps the table, signs out, and finds it again from another device', async ({ page, browser }) => {
  const name = `Ann ${Date.now()}`;
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL('**/t/*');
  const table = new URL(page.url()).pathname;

  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  // What is missing is said where it is missing, before anything is sent.
  await fill(page, ' ');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(problem(page)).toHaveText('A name has 1 to 24 characters. Choose another one.');
  await expect(nameField(page)).toBeFocused();
  await fill(page, name, 'short');
  await page.keyboard.press('Enter');
  await expect(problem(page)).toHaveText('A password has 8 to 200 characters.');
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByLabel('Show the password').check();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeFocused();
  await expect(own(page)).toHaveAttribute('href', table);
  expect(await faults(page)).toEqual([]);

  // The server knows it, whatever this browser has forgotten.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { name: `Signed in as ${name}` })).toBeVisible();

  // Who one is stands on every page, also after the page was loaded again.
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toHaveText('You have signed out.');
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(own(page)).toHaveCount(0);

  const phone = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await phone.goto('/account');
  await fill(phone, name);
  await phone.getByRole('button', { name: 'Create the account' }).click();
  await expect(problem(phone)).toHaveText('Somebody has that name already. Choose another one, or sign in if it is yours.');
  await phone.getByLabel('I have an account').check();
  await expect(problem(phone)).toBeEmpty();
  await fill(phone, name, 'another word');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(problem(phone)).toHaveText('Name and password do not go together.');
  expect(await faults(phone)).toEqual([]);
  await passwordField(phone).fill(password);
  await phone.keyboard.press('Enter');
  await expect(own(phone)).toHaveAttribute('href', table);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await own(phone).click();
  await phone.getByRole('button', { name: 'Begin now' }).click(); // it is the host’s
  await expect(phone.locator(map)).toBeVisible();
});

test('a server that is away, or asked too often, is named, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/account');
  await fill(page, 'Ben');
  await page.route('**/api/accounts', (route) => route.abort());
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(problem(page)).toContainText('The server does not answer.');
  await page.unroute('**/api/accounts');
  await page.route('**/api/accounts', (route) =>
    route.fulfill({ status: 429, json: { type: 'refused', seq: 0, code: 'too_fast', reason: 'wait' } }),
  );
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(problem(page)).toHaveText('Too many tries. Wait a minute, then try again.');
  await expect(nameField(page)).toHaveValue('Ben');
  await expect(passwordField(page)).toHaveValue(password);
});

test('a session that the server has forgotten is no longer shown', async ({ page, context }) => {
  await page.goto('/account');
  await fill(page, `Cem ${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('about:blank'); // an answer that is still on its way would bring the cookie back
  await context.clearCookies();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});
