// How quick the client is on a device four times as slow as this one: `scripts/npm run speed`, on a quiet machine. It prints; nothing fails
// because it is slow.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { atOnce, click, map } from '../browser/play';

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
    usable.push(await page.waitForFunction(() => (globalThis as { usable_ms?: number }).usable_ms).then((handle) => handle.jsonValue() as Promise<number>));
    painted.push(await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime).then((handle) => handle.jsonValue() as Promise<number>));
    await context.close();
  }
  console.log(`first visit: first paint after ${round(median(painted))} ms, usable after ${round(median(usable))} ms (slowest ${round(Math.max(...usable))})`);
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

const shown_ms = 250; // for a change to be drawn, and for the page to be quiet again

// What one other word costs on a page, in ms: so much of an update is not ours.
async function oneWord(page: Page, watch: Watch, where: string): Promise<string> {
  const changes = 40;
  const element = page.locator(where);
  await watch.lap();
  await element.evaluate(
    ({ lastChild }, [times, pause_ms]) =>
      new Promise<void>((resolve) => {
        let i = 0;
        const timer = setInterval(() => {
          if (i === times) return resolve(clearInterval(timer));
          lastChild!.textContent = String(10 + i++);
        }, pause_ms);
      }),
    [changes, 100] as const,
  );
  return `${round((await watch.lap()).all / changes)} ms`;
}

const carsOn = (page: Page) => page.locator('.map .body').evaluateAll((bodies) => bodies.reduce((sum, body) => sum + body.getAttribute('d')!.split('z').length - 1, 0));
const fewestCars = () => Math.min(...[...document.querySelectorAll('[aria-label="Players"] [title$=" cars"], [aria-label="Players"] [title$=" car"]')].map((each) => parseInt((each as HTMLElement).title)));

test('an update with four players and a full board', async ({ browser }) => {
  // Four people: a bot's moves come at once, and would be painted together.
  const people: Page[] = [];
  for (const name of ['Ann', 'Ben', 'Cas', 'Dee']) {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(atOnce({ name }));
    people.push(page);
  }
  const [ann, ben, ...others] = people as [Page, Page, Page, Page];
  await ann.goto('/new');
  await ann.getByRole('button', { name: 'One more seat' }).click();
  for (const seat of [2, 3, 4]) await ann.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('open');
  await ann.getByRole('button', { name: 'Make the table' }).click();
  for (const page of [ben, ...others]) {
    await page.goto(await ann.getByLabel('Link for everybody').inputValue());
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.getByText('(You)').or(page.locator(map)).first()).toBeVisible();
  }
  for (const page of people) await expect(page.locator(map)).toBeVisible();

  // The same seat on a slow device that only looks on.
  const seen = await (await browser.newContext()).newPage();
  let messages = 0;
  seen.on('websocket', (socket) => socket.on('framereceived', () => ++messages));
  await seen.context().addCookies(await ben.context().cookies());
  await seen.addInitScript(atOnce({ name: 'Ben' }));
  await seen.goto(ben.url());
  await expect(seen.locator(map)).toBeVisible();

  const playUntil = async (cars: number, step: (page: Page) => Promise<unknown>) => {
    for (let i = 0; i < 2000 && (await ann.evaluate(fewestCars)) > cars; ++i) for (const page of people) await step(page);
  };
  await playUntil(12, click);
  const watch = await Watch.on(seen);
  const before = await carsOn(seen);
  const work: Work[] = [];
  await playUntil(2, async (page) => {
    await watch.lap();
    messages = 0;
    await click(page);
    await page.waitForTimeout(shown_ms);
    const lap = await watch.lap();
    if (messages === 1) work.push(lap);
  });
  const cars = await carsOn(seen);
  const medians = Object.keys(parts).map((part) => `${part} ${round(median(work.map((each) => each[part as keyof Work])))}`).join(', ');
  console.log(`${work.length} updates with ${before} to ${cars} cars on the map, ms of the main thread: ${medians}; slowest ${round(Math.max(...work.map(({ all }) => all)))}`);
  console.log(`one other number on the same page: ${await oneWord(seen, watch, '[aria-label="Players"] .points >> nth=0')}`);
  const empty = await (await browser.newContext()).newPage();
  await empty.setContent('<p>0</p>');
  console.log(`one other number on an empty page: ${await oneWord(empty, await Watch.on(empty), 'p')}`);
  expect(work.length).toBeGreaterThan(10);
});
