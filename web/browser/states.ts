// The states in which somebody may find a page or a table, one after the other. Nothing here is found by its words, so that it works in every language.
import { type Browser, expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chooseAll, sitDown } from './asker';
import { atOnce, click, map, playToTheEnd, untilMyTurn } from './play';

export const paths = ['/', '/new', '/lobby', '/rules', '/replay', '/settings', '/account', '/about', '/nowhere'];

type Look = (state: string) => Promise<void>;

// Tables that are left where they are interesting, by their addresses.
export interface Tables {
  waiting: string;
  watched: string;
  curtain: string;
  stack: string;
  turn: string;
  talk: string;
  standIn: string;
  lastRound: string;
  over: string;
}

async function makeOnDevice(page: Page, seats: ('me' | 'person' | 'bot')[]): Promise<string> {
  await page.goto('/new');
  await page.locator('[name="where"]').nth(1).check();
  for (let left = 3 - seats.length; left > 0; --left) await page.locator('form ol .button').last().click();
  for (const [seat, kind] of seats.entries()) {
    const chair = page.locator('form ol > li').nth(seat);
    await chair.locator('select').first().selectOption(kind);
    if (kind === 'bot') await chair.locator('select').nth(1).selectOption('tourist');
  }
  await page.locator('form .primary').click();
  await page.waitForURL('**/d/*');
  return new URL(page.url()).pathname;
}

const count = (page: Page, query: string) => page.locator(query).count();

// Plays until something is seen, and the page stays there; false: the game is over without it.
async function playUntil(page: Page, wanted: string): Promise<boolean> {
  while ((await count(page, wanted)) === 0) {
    if (await click(page)) return false;
    await page.waitForTimeout(10);
  }
  return true;
}

// Draws until a route may be claimed.
async function drawUntilClaim(page: Page): Promise<void> {
  await untilMyTurn(page);
  await expect(async () => {
    await page.keyboard.press('d');
    await page.locator('.map [data-id][aria-disabled="false"]').first().waitFor({ state: 'attached', timeout: 200 });
  }).toPass({ intervals: [10], timeout: 60_000 });
}

export async function prepare(page: Page, browser: Browser): Promise<Tables> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(atOnce());
  await page.goto('/new');
  await page.locator('form .primary').click();
  await page.waitForURL('**/t/*');
  const waiting = new URL(page.url()).pathname;

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await other.addInitScript(atOnce({ name: 'Ben' }));
  await other.goto('/new');
  for (const seat of [1, 2]) await other.locator('form ol > li').nth(seat).locator('select').first().selectOption('bot');
  await other.locator('form .primary').click();
  await expect(other.locator(map)).toBeVisible();
  const watched = new URL(other.url()).pathname;
  await other.context().close();

  // Of two people at the server: one has moved and would like to take it back; at the other table a bot plays for Ann.
  const ben = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const [asked, left] = [await sitDown(page, [ben.request]), await sitDown(page, [ben.request])];
  for (const { people } of [asked, left]) await chooseAll(people);
  await asked.people[0]!.drawTwice();
  await asked.people[1]!.act(await asked.people[1]!.look(), { type: 'draw_deck' });
  await asked.people[1]!.tell({ type: 'undo', id: 'undo', seat: 1 });
  await left.people[0]!.tell({ type: 'leave', id: 'leave', seat: 0 });
  await ben.close();

  const curtain = await makeOnDevice(page, ['me', 'person']);
  await page.locator('.curtain .primary').waitFor();

  let stack = '';
  for (let i = 0; i < 20 && !stack; ++i) {
    const table = await makeOnDevice(page, ['me', 'bot']);
    for (
      let k = 0;
      k < 30 && (await count(page, '.asked select')) === 0 && (await count(page, '[data-fly="deck"][aria-disabled="false"]')) === 0;
      ++k
    ) {
      await click(page, 'choosing');
      await page.waitForTimeout(20);
    }
    if ((await count(page, '.asked select')) > 0) stack = table;
  }
  expect(stack).not.toBe('');

  const turn = await makeOnDevice(page, ['me', 'bot', 'bot']);
  await drawUntilClaim(page);
  let lastRound: string;
  do lastRound = await makeOnDevice(page, ['me', 'bot']);
  while (!(await playUntil(page, '.frame:has(.notices .last) .bar.urgent'))); // it is left on one's own turn
  const over = await makeOnDevice(page, ['me', 'bot']);
  await playToTheEnd([page], click);
  await page.setViewportSize(size);
  return { waiting, watched, curtain, stack, turn, talk: `/t/${asked.id}`, standIn: `/t/${left.id}`, lastRound, over };
}

// Everything of a table, with `look` at each state.
export async function walk(page: Page, tables: Tables, look: Look): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.locator('main:not([aria-busy]) h1').waitFor();
    for (const details of await page.locator('details').all()) await details.locator('summary').click();
    await look(`page ${path}`);
  }
  await page.goto(tables.waiting);
  await page.locator('ol select').first().waitFor();
  await look('waiting room');
  await page.goto('/t/nowhere');
  await page.locator('h1 + [role="alert"]').waitFor();
  await look('closed table');
  await page.goto(tables.watched);
  await page.locator(map).waitFor();
  await look('spectator');
  await page.goto(tables.curtain);
  await page.locator('.curtain .primary').waitFor();
  await look('curtain');
  await page.locator('.curtain .primary').click();
  await page.locator('.asked').waitFor();
  await look('tickets to keep');
  await page.goto(tables.stack);
  await page.locator('.asked select').waitFor();
  await look('a stack to place');

  await page.goto(tables.turn);
  await page.locator('.map [data-id][aria-disabled="false"]').first().waitFor({ state: 'attached' });
  await look('own turn');
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await page.locator('.asked').waitFor();
  await look('claim');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.asked').waitFor();
  await look('tickets to draw');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.locator('.problem a').waitFor();
  await look('refusal');
  await page.locator('[id$="-tickets-tab"]').evaluate((tab: HTMLElement) => tab.click());
  await look('tickets');
  for (const side of ['l', 'r']) {
    await page.keyboard.press(side);
    await look({ l: 'log', r: 'routes' }[side]!);
    await page.locator('.frame').focus();
  }
  await page.keyboard.press('i');
  await page.locator('.advice li').first().waitFor();
  await look('hint');
  for (const [key, name] of [
    ['?', 'keys'],
    ['s', 'recap'],
  ] as const) {
    await page.locator('.frame').focus();
    await page.keyboard.press(key);
    await page.locator('dialog').waitFor();
    await look(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.locator('.menu').click();
  await look('menu');
  await page.locator('dialog .list .button').last().click();
  await look('resigning');

  await page.goto(tables.talk);
  await page.locator('.notices .ask[role="alert"]').waitFor();
  await look('undo asked');
  await expect(page.locator('.talk .side')).toHaveCount(4);
  await page.keyboard.press('c');
  await look('chat');
  await page.locator('.talk .side').last().click();
  await page.locator('.talk textarea').waitFor();
  await look('notes');
  await page.goto(tables.standIn);
  await page.locator('.notices .ask[role="alert"]').waitFor();
  await look('stand-in');

  await page.goto(tables.lastRound);
  await page.locator('.notices .last').waitFor();
  await look('last round');
  await page.goto(tables.over);
  await page.locator('dialog section > div > svg').waitFor();
  await look('final score');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await look('game over');

  await page.goto('/learn');
  await page.locator('.coach').waitFor();
  await look('first game');

  await page.goto('/replay');
  const games = readFileSync(new URL('../../tests/golden/games.json-lines', import.meta.url), 'utf8');
  await page
    .locator('[type="file"]')
    .setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(games.split('\n')[0]!) });
  await page.locator('[type="range"]').waitFor();
  await look('replay');
  await page.locator('.looks .button').click();
  await look('analysis to begin');
}
