// How quick the client is on a device four times as slow as this one: `scripts/npm run speed`, on a quiet machine. It prints; nothing fails
// because it is slow.
import { type Browser, type CDPSession, expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { atOnce, map } from '../browser/play';
import type { Update } from '../src/protocol/update';
import { playedGame } from './game';

const slowness = 4;
const round = (ms: number) => ms.toFixed(1);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return session;
}

// Tells when the button of the first page was painted: it is there, and the frame after that has begun.
const watchForTheButton = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.hero .primary')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.usable_ms = performance.now())));
  }).observe(document, { childList: true, subtree: true });`;

test('the first usable paint', async ({ browser }) => {
  const [usable, painted]: [number[], number[]] = [[], []];
  for (let i = 0; i < 9; ++i) {
    const context = await browser.newContext(); // with nothing kept
    const page = await context.newPage();
    await page.addInitScript(watchForTheButton);
    await slow(page);
    await page.goto('/');
    usable.push(
      await page
        .waitForFunction(() => (globalThis as { usable_ms?: number }).usable_ms)
        .then((handle) => handle.jsonValue() as Promise<number>),
    );
    painted.push(
      await page
        .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
        .then((handle) => handle.jsonValue() as Promise<number>),
    );
    await context.close();
  }
  console.log(
    `first visit: first paint after ${round(median(painted))} ms, usable after ${round(median(usable))} ms (slowest ${round(Math.max(...usable))})`,
  );
});

// How long the page's main thread worked, in ms, and which parts of that were scripts, styles and layout; the rest is mostly painting. By the
// browser's own counters: a trace would add to every change of the page.
const parts = { all: 'TaskDuration', scripts: 'ScriptDuration', styles: 'RecalcStyleDuration', layout: 'LayoutDuration' };
type Work = Record<keyof typeof parts, number>;

class Watch {
  private last!: Work;
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Watch> {
    const session = await slow(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' }); // whatever else the machine does
    const watch = new Watch(session);
    await watch.lap();
    return watch;
  }

  // Since the last time.
  async lap(): Promise<Work> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000;
    const now = Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, read(name)])) as Work;
    const last = this.last ?? now;
    this.last = now;
    return Object.fromEntries(Object.entries(now).map(([part, value]) => [part, value - last[part as keyof Work]])) as Work;
  }
}

// What a message that changes one word of an empty page costs, in ms: so much of an update is not ours.
async function floor(browser: Browser, server: string, pause_ms: number): Promise<number> {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  let line: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (socket) => (line = socket));
  await page.goto(server);
  await page.setContent('<p>0</p>');
  await page.evaluate(() => {
    new WebSocket('/api/socket').onmessage = ({ data }) => (document.querySelector('p')!.textContent = data as string);
  });
  await expect.poll(() => line !== undefined).toBe(true);
  const watch = await Watch.on(page);
  const work: number[] = [];
  for (let i = 0; i < 40; ++i) {
    await watch.lap();
    line!.send(String(10 + i));
    await page.waitForTimeout(pause_ms);
    work.push((await watch.lap()).all);
  }
  await page.context().close();
  return median(work);
}

const carsOn = ({ game }: Update) => game!.seats.reduce((sum, { cars }) => sum + cars, 0);

// A slow device at which one of four people looks on: it is sent what that seat was sent, one message after the other.
async function watched(browser: Browser, server: string, settings: object, shown_ms: number): Promise<void> {
  const { table, cookie, messages } = await playedGame(new URL(server).origin);
  const context = await browser.newContext();
  const [name, value] = cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: server }]);
  const page = await context.newPage();
  await page.addInitScript(atOnce({ name: 'Ben', ...settings }));
  await page.addInitScript(() => {
    const tasks: number[] = ((globalThis as { longTasks?: number[] }).longTasks = []);
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  let line: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (socket) => (line = socket));
  await page.goto(`/t/${table}`);
  await expect.poll(() => line !== undefined).toBe(true);
  line!.send(JSON.stringify(messages[0]));
  await expect(page.locator(map)).toBeVisible();

  const watch = await Watch.on(page);
  await page.evaluate(() => ((globalThis as { longTasks?: number[] }).longTasks!.length = 0));
  const all = carsOn(messages[0]!);
  const work: Work[] = [];
  const full: Update[] = [];
  for (const message of messages.slice(1)) {
    if (message.table.stage === 'over') continue;
    await watch.lap();
    line!.send(JSON.stringify(message));
    await page.waitForTimeout(shown_ms);
    const lap = await watch.lap();
    if (all - carsOn(message) < 26) continue;
    work.push(lap);
    full.push(message);
  }
  const long = await page.evaluate(() => (globalThis as { longTasks?: number[] }).longTasks!);
  const idle: number[] = [];
  for (let i = 0; i < 10; ++i) {
    await watch.lap();
    await page.waitForTimeout(shown_ms);
    idle.push((await watch.lap()).all);
  }
  const least = await floor(browser, server, shown_ms);
  const medians = Object.fromEntries(Object.keys(parts).map((part) => [part, median(work.map((each) => each[part as keyof Work]))]));
  console.log(
    `${JSON.stringify(settings)}: ${work.length} updates with ${all - carsOn(full[0]!)} to ${all - carsOn(full.at(-1)!)} cars on the map, ms of the main thread: ` +
      `${Object.entries(medians)
        .map(([part, ms]) => `${part} ${round(ms)}`)
        .join(', ')}; slowest ${round(Math.max(...work.map((each) => each.all)))}`,
  );
  const above = medians['all']! - least - median(idle);
  console.log(
    `  a message that changes one word of an empty page: ${round(least)}; the same time without a message, fog drifting: ${round(median(idle))}; an update is ${round(above)} above both`,
  );
  console.log(
    `  in ${messages.length} updates ${long.filter((ms) => ms > 50).length} tasks took more than 50 ms, the longest ${round(Math.max(0, ...long))}`,
  );
  expect(work.length).toBeGreaterThan(10);
  await context.close();
}

test('an update with four players and a full board, animations off', async ({ browser, baseURL }) => {
  await watched(browser, baseURL!, { speed: 'instant' }, 250);
});

test('an update with four players and a full board, animations as by default', async ({ browser, baseURL }) => {
  await watched(browser, baseURL!, { speed: 'normal' }, 1300);
});
