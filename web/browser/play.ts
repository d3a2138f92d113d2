// A person at a table who does whatever may be done: first claims, then draws. By clicks, or by keys alone.
import { expect, type Locator, type Page } from '@playwright/test';

// What it takes to play: a page of Playwright has it, and a browser of engines/driver.ts.
export interface Hands {
  evaluate: Page['evaluate'];
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { press(key: string): Promise<void> };
}

export const map = '[data-id="alcatraz"]'; // it is on the screen

// What to do next, found in the page: where to click, 'over', or nothing while others play.
function whereToClick(choosing?: 'choosing'): { x: number; y: number } | 'over' | null {
  const find = (query: string) => document.querySelector<HTMLElement>(query);
  const middle = (element: Element) => {
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  if (find('dialog [aria-label="Final score"]')) return 'over';
  const confirm = find('.actions .primary:not([aria-disabled="true"])');
  if (confirm) return middle(confirm);
  if (find('.asked')) {
    const place = document.querySelector<HTMLSelectElement>('.asked select');
    const free = find('.asked fieldset:not(:has(input:checked)) input'); // nothing of its kind is chosen yet
    if (place && find('.asked input:checked')) {
      place.selectedIndex = 1;
      place.dispatchEvent(new Event('change', { bubbles: true }));
      return null;
    }
    return free && middle(free);
  }
  if (choosing) return null;
  const route = document.querySelector<SVGPathElement>('.map [data-id][aria-disabled="false"] .track');
  if (route) {
    const { x, y } = route.getPointAtLength(route.getTotalLength() / 2).matrixTransform(route.getScreenCTM()!);
    return { x, y };
  }
  const next =
    find('[data-fly^="market-"][aria-disabled="false"]') ??
    find('[data-fly="deck"][aria-disabled="false"]') ??
    find('.tickets .button[aria-disabled="false"]');
  return next && middle(next);
}

// With 'choosing' only tickets and stacks are chosen: no turn is played.
export async function click(page: Hands, choosing?: 'choosing'): Promise<boolean> {
  const where = await page.evaluate(whereToClick, choosing);
  if (where === 'over') return true;
  if (where) await page.mouse.click(where.x, where.y);
  return false;
}

// The same with keys: which to press, or what to walk to before.
function whatToPress(): { keys: string[]; walkTo?: string } | 'over' | null {
  const is = (query: string) => document.querySelector(query) !== null;
  if (is('dialog [aria-label="Final score"]')) return 'over';
  if (is('.actions .primary:not([aria-disabled="true"])'))
    return { keys: document.activeElement?.matches('select') ? ['Shift+Tab', 'y'] : ['y'] }; // a list of places takes letters for itself
  if (is('.asked')) {
    const free = '.asked fieldset:not(:has(input:checked)) input'; // nothing of its kind is chosen yet
    return is(free) ? { keys: ['Space'], walkTo: free } : { keys: ['ArrowDown'], walkTo: '.asked select' };
  }
  if (is('.map [data-id][aria-disabled="false"]')) return { keys: ['m', 'Enter'] };
  if (is('[data-fly="deck"][aria-disabled="false"]')) return { keys: ['d'] };
  for (let slot = 0; slot < 5; ++slot) if (is(`[data-fly="market-${slot}"][aria-disabled="false"]`)) return { keys: [String(slot + 1)] };
  return is('.tickets .button[aria-disabled="false"]') ? { keys: ['t'] } : null;
}

export async function press(page: Hands): Promise<boolean> {
  const what = await page.evaluate(whatToPress);
  if (what === 'over' || what === null) return what === 'over';
  const isThere = (query: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, query);
  for (let i = 0; what.walkTo && i < 60 && !(await isThere(what.walkTo)); ++i) await page.keyboard.press('Tab');
  for (const key of what.keys) await page.keyboard.press(key);
  return false;
}

// Tickets are chosen and stacks are placed; then cards may be drawn.
export async function untilMyTurn(page: Hands): Promise<void> {
  await expect(async () => {
    const ready = await page.evaluate(
      () => document.querySelector('[data-fly="deck"][aria-disabled="false"]') !== null && document.querySelector('.asked') === null,
    );
    if (!ready) await click(page, 'choosing');
    expect(ready).toBe(true);
  }).toPass({ intervals: [10], timeout: 60_000 });
}

// Ann and Ben share this device, maybe with a bot. The button by which one of them lifts the curtain.
export async function passAndPlay(page: Page, [one, other] = ['Ann', 'Ben'], bot?: string): Promise<Locator> {
  await page.addInitScript(atOnce({ name: one }));
  await page.goto('/new');
  await page.getByLabel('On this device, without a network').check();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
  await page.getByLabel('Name of the person on seat 2').fill(other);
  if (bot) await page.getByLabel('How strong is the bot on seat 3?').selectOption(bot);
  else await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  return page.getByRole('button', { name: /show my cards/ });
}

// Both have chosen their tickets, the stacks stand, and somebody may draw.
export async function untilSomebodyMayDraw(page: Page): Promise<void> {
  const lift = page.getByRole('button', { name: /show my cards/ });
  await expect(async () => {
    if (await lift.count()) await lift.click();
    const ready = await page.evaluate(
      () => document.querySelector('[data-fly="deck"][aria-disabled="false"]') !== null && document.querySelector('.asked') === null,
    );
    if (!ready) await click(page, 'choosing');
    expect(ready).toBe(true);
  }).toPass({ intervals: [10] });
}

// Every person on these pages plays until the game is over.
export async function playToTheEnd<Who extends Hands>(
  pages: Who[],
  step: (page: Who) => Promise<boolean>,
  most_ms = 150_000,
): Promise<void> {
  for (const end = Date.now() + most_ms; Date.now() < end;) {
    for (const page of pages) if (await step(page)) return;
    await new Promise((later) => setTimeout(later, 10));
  }
  expect(false, 'the game does not end').toBe(true);
}

// Files that are dragged onto the page.
export async function drop(page: Page, ...files: { name: string; text: string }[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const { name, text } of contents) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

// Nobody waits for what is only to be looked at.
export const atOnce = (settings: object = {}) =>
  `localStorage.setItem('fogline.settings', '${JSON.stringify({ version: 1, speed: 'instant', think_ms: 1, name: 'Ann', ...settings })}')`;

// In a page that is open: as if they had been set in another window of this device.
export function settingsAre(settings: object): void {
  const key = 'fogline.settings';
  localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), ...settings }));
  dispatchEvent(new StorageEvent('storage', { key }));
}
