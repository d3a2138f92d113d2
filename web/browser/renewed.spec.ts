// The shortest way to a new version: the other ways are in update.spec.ts.
import { expect } from '@playwright/test';
import { comesBack, kept, notice, test, version } from './renewal';

test('the way to another page leads to the new version', async ({ page, server }) => {
  await page.goto('/');
  await kept(page);
  await page.getByLabel('Link or code of the table').fill('half a li'); // somebody does something here
  await server.renew();
  await comesBack(page);
  await expect(notice(page)).toBeVisible();
  expect(await version(page)).toBe('0');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect.poll(() => version(page)).toBe('1');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
