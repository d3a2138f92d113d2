// A whole game as it is told to who listens: the tree that the browser gives to screen readers, at every decision.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, click, map } from './play';

const controls = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'combobox',
  'textbox',
  'tab',
  'slider',
  'image',
  'region',
  'dialog',
  'DisclosureTriangle',
]);

// Controls, pictures and parts without a name.
async function nameless(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  await tools.detach();
  expect(nodes.length).toBeGreaterThan(100);
  return nodes
    .filter(({ ignored, role, name }) => !ignored && controls.has(String(role?.value)) && !String(name?.value ?? '').trim())
    .map(({ role, nodeId }) => `${role?.value} ${nodeId}`);
}

test('a whole game is told: whose turn it is, what may be done, and everything that happens', async ({ page }) => {
  test.slow();
  await page.addInitScript(atOnce());
  // Everything that the live region has ever said.
  await page.addInitScript(() => {
    const said: string[] = ((globalThis as unknown as { said: string[] }).said = []);
    new MutationObserver(() => {
      const now = document.querySelector('p[aria-live]')?.textContent ?? '';
      if (now && said.at(-1) !== now) said.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator(map)).toBeVisible();

  // What had happened when the page came is on the page; from then on it is told.
  const log = () => page.getByRole('list', { name: 'What happened' }).getByRole('listitem').allInnerTexts();
  const before = (await log()).length;
  expect(before).toBeLessThan(5);

  let decisions = 0;
  for (let i = 0; i < 1500; ++i) {
    const state = await page.evaluate(() => {
      const text = (query: string) => document.querySelector(query)?.textContent.trim() ?? '';
      const players = [...document.querySelectorAll('[data-fly^="seat-"]')];
      const mine = document.querySelector('.bar.urgent') !== null;
      return {
        over: document.querySelector('dialog [aria-label="Final score"]') !== null,
        mine,
        status: text('.bar [role="status"]'),
        toAct: players.flatMap((player) => (player.ariaCurrent === 'true' ? [player.querySelector('.name')!.textContent] : [])),
        ready: document.querySelectorAll('[data-fly^="seat-"] .badge.good').length,
        setup: document.querySelector('.asked [type="checkbox"]') !== null && document.querySelectorAll('.tickets .ticket').length === 0,
      };
    });
    if (state.over) break;
    expect(state.status).not.toBe('');
    if (state.setup) expect(state.toAct.length + state.ready, 'who has not chosen yet is to act').toBe(3);
    else expect(state.toAct.length, state.status).toBe(state.status === 'The game is over.' ? 0 : 1); // its result comes in a moment
    if (state.mine) {
      expect(state.toAct).toContain('Ann');
      ++decisions;
      if (decisions % 5 === 1) expect(await nameless(page), state.status).toEqual([]);
    }
    await click(page);
    await page.waitForTimeout(10);
  }
  expect(decisions).toBeGreaterThan(20);

  const score = page.getByRole('dialog', { name: 'Result' });
  await expect(score.getByRole('region', { name: 'Final score' })).toContainText(/wins?|share the win/);
  await expect(score.getByRole('region', { name: 'Final score' }).locator('ol > li')).toHaveCount(3);
  await expect(score.getByRole('img', { name: 'Points as the game went on' })).toBeVisible();
  expect(await nameless(page)).toEqual([]);
  await score.getByText('The same as a table').click();
  await expect(score.locator('details').getByRole('columnheader')).toHaveCount(4);
  await page.keyboard.press('Escape');

  const told = (await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).join('\n');
  await page.getByRole('button', { name: 'Show the whole log' }).click(); // lines of the log
  const lines = (await log()).slice(before);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.map((line) => line.trim()).filter((line) => !told.includes(line))).toEqual([]);
});
