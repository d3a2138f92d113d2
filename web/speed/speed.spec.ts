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

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number; // microseconds
  dur?: number;
  tdur?: number; // of the thread's own time, whatever else the machine does
  args: { name?: string; data?: { message?: string } };
}

const mark = 'the page that is measured'; // a trace has all pages of the browser

async function traced(session: CDPSession, happen: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] } });
  await session.send('Runtime.evaluate', { expression: `console.timeStamp('${mark}')` });
  await happen();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const parts = { style: ['UpdateLayoutTree'], layout: ['Layout'], paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'] };
type Part = keyof typeof parts;
type Work = Record<'messages' | 'all' | Part, number>;
const partNames = Object.keys(parts) as Part[];

// What the page's main thread does from a message of the server until the frame that shows it is painted, in ms, and which parts of that are
// not scripts. Messages that were painted together are left out.
function workForEachMessage(events: TraceEvent[]): Work[] {
  const { pid, tid } = events.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === mark)!;
  const here = events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts);
  const messages = here.filter(({ name }) => name === 'WebSocketReceive');
  const work: Work[] = [];
  let painted = true;
  for (const { name, ts, dur = 0, tdur = dur } of here) {
    if (name === 'RunTask' && messages.some((message) => message.ts >= ts && message.ts <= ts + dur)) {
      if (painted) work.push({ messages: 0, all: 0, style: 0, layout: 0, paint: 0 });
      painted = false;
      ++work.at(-1)!.messages;
    }
    const now = painted ? undefined : work.at(-1);
    const part = name === 'RunTask' ? 'all' : partNames.find((each) => parts[each].includes(name));
    if (now && part) now[part] += tdur / 1000;
    if (name === 'Commit') painted = true;
  }
  return work.slice(0, -1).filter(({ messages }) => messages === 1);
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
  await seen.context().addCookies(await ben.context().cookies());
  await seen.addInitScript(atOnce({ name: 'Ben' }));
  await seen.goto(ben.url());
  await expect(seen.locator(map)).toBeVisible();

  const playUntil = async (cars: number, pause_ms: number) => {
    for (let i = 0; i < 2000 && (await ann.evaluate(fewestCars)) > cars; ++i) for (const page of people) {
      await click(page);
      await page.waitForTimeout(pause_ms);
    }
  };
  await playUntil(12, 0);
  const session = await slow(seen);
  const before = await carsOn(seen);
  const work = workForEachMessage(await traced(session, () => playUntil(2, 100)));
  const cars = await carsOn(seen);
  const all = median(work.map(({ all }) => all));
  const medians = partNames.map((part) => `${part} ${round(median(work.map((each) => each[part])))}`).join(', ');
  console.log(`${work.length} updates with ${before} to ${cars} cars on the map: median ${round(all)} ms of the main thread (${medians}), slowest ${round(Math.max(...work.map(({ all }) => all)))}`);
  expect(work.length).toBeGreaterThan(10);
});
