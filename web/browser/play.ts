// A person at a table who does whatever may be done: first claims, then draws. By clicks, or by keys alone.
import { expect, type Page } from '@playwright/test';

export type Step = (page: Page) => Promise<void>;

export const map = '[data-id="alcatraz"]'; // it is on the screen
const confirm = '.actions .primary:not(:disabled)';
const canClaim = '.map [data-id][aria-disabled="false"]';

// What has to be chosen is chosen: a ticket, a stack and its place, a token.
async function choose(page: Page): Promise<boolean> {
  const sheet = page.locator('.asked');
  if ((await sheet.count()) === 0) return false;
  const place = sheet.locator('select');
  const option = sheet.locator('input:not(:checked)').first();
  if ((await place.count()) > 0) {
    if ((await sheet.locator('input:checked').count()) === 0) await option.check({ force: true });
    await place.selectOption({ index: 1 });
  } else if ((await option.count()) > 0) await option.check({ force: true });
  return true;
}

// One step of a turn, or of nobody's.
export async function click(page: Page): Promise<void> {
  if ((await page.locator(confirm).count()) > 0) return page.locator(confirm).click({ timeout: 2000 }).catch(() => {}); // a view may have come between
  if (await choose(page)) return;
  if ((await page.locator(canClaim).count()) > 0) {
    // In the middle of a route's first space: a curved one may have nothing in the middle of its box.
    const space = page.locator(canClaim).first().locator('rect').first();
    const box = (await space.boundingBox())!;
    return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  const card = page.locator('[data-fly^="market-"]:not(:disabled), [data-fly="deck"]:not(:disabled)').first();
  const tickets = page.locator('.tickets .button:not(:disabled)');
  if ((await card.count()) > 0) return card.click();
  if ((await tickets.count()) > 0) return tickets.click();
}

export async function press(page: Page): Promise<void> {
  const keys = page.keyboard;
  if ((await page.locator(confirm).count()) > 0) return keys.press('y');
  if ((await page.locator('.asked select').count()) > 0) {
    await page.locator('.asked input').first().focus();
    await keys.press('Space');
    await page.locator('.asked select').focus();
    return keys.press('ArrowDown');
  }
  if ((await page.locator('.asked input').count()) > 0) {
    await page.locator('.asked input:not(:checked)').first().focus();
    return keys.press('Space');
  }
  if ((await page.locator(canClaim).count()) > 0) {
    await keys.press('m'); // the map's first stop is one that can be claimed
    return keys.press('Enter');
  }
  if ((await page.locator('[data-fly="deck"]:not(:disabled)').count()) > 0) return keys.press('d');
  for (let slot = 0; slot < 5; ++slot) if ((await page.locator(`[data-fly="market-${slot}"]:not(:disabled)`).count()) > 0) return keys.press(String(slot + 1));
  if ((await page.locator('.tickets .button:not(:disabled)').count()) > 0) return keys.press('t');
}

// Every person on these pages plays until the game is over.
export async function playToTheEnd(pages: Page[], step: Step): Promise<void> {
  for (let i = 0; i < 600; ++i) {
    for (const page of pages) {
      if ((await page.locator('dialog [aria-label="Final score"]').count()) > 0) return;
      await step(page);
    }
    await pages[0]!.waitForTimeout(20);
  }
  expect(false, 'the game does not end').toBe(true);
}

// Nobody waits for what is only to be looked at.
export const atOnce = (settings: object = {}) => `localStorage.setItem('fogline.settings', '${JSON.stringify({ version: 1, speed: 'instant', think_ms: 1, name: 'Ann', ...settings })}')`;
