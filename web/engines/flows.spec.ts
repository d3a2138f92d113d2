// The main flows in Firefox and WebKit; browser/ has them in Chromium, with all that belongs to them.
import { expect, test as base } from '@playwright/test';
import { atOnce, click, map, playToTheEnd, press, untilMyTurn } from '../browser/play';
import { RenewedServer } from '../browser/renewal';
import { Driver, type Engine, engines } from './driver';

const test = base.extend<{ engine: Engine; open: () => Promise<Driver> }>({
  engine: ['firefox', { option: true }],
  open: async ({ engine }, use, info) => {
    const opened: Driver[] = [];
    await use(async () => {
      const driver = await Driver.open(engine);
      opened.push(driver);
      return driver;
    });
    for (const [at, driver] of opened.entries()) {
      if (info.status !== info.expectedStatus) await driver.screenshot(info.outputPath(`${at}.png`)).catch(() => undefined);
      await driver.close();
    }
  },
});

async function visit(driver: Driver, address: string, settings?: object): Promise<void> {
  await driver.goto(new URL('/about', address).href);
  await sees(driver, 'main');
  await driver.evaluate(atOnce(settings));
  await driver.goto(address);
}

const count = (driver: Driver, query: string) => driver.evaluate((wanted) => document.querySelectorAll(wanted).length, query);
const sees = (driver: Driver, query: string, timeout = 30_000) =>
  expect.poll(() => count(driver, query), { message: query, timeout }).toBeGreaterThan(0);
const value = (driver: Driver, query: string) =>
  driver.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)!.value, query);

async function tap(driver: Driver, query: string): Promise<void> {
  await expect.poll(() => count(driver, query), { message: query }).toBeGreaterThan(0);
  const { x, y } = await driver.evaluate((wanted) => {
    const element = document.querySelector(wanted)!;
    element.scrollIntoView({ block: 'center' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, query);
  await driver.mouse.click(x, y);
}

async function choose(driver: Driver, query: string, wanted: string): Promise<void> {
  await sees(driver, query);
  await driver.evaluate(
    ([where, what]) => {
      const list = document.querySelector<HTMLSelectElement>(where!)!;
      list.value = what!;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [query, wanted],
  );
}

// Until so many lines of the log are there; the table shows the last twenty.
async function playUntil(people: Driver[], step: (who: Driver) => Promise<boolean>, lines: number): Promise<void> {
  await expect(async () => {
    for (const each of people) await step(each);
    for (const each of people) expect(await count(each, '.box li')).toBeGreaterThanOrEqual(lines);
  }).toPass({ intervals: [10], timeout: 60_000 });
}

const version = (driver: Driver) => driver.evaluate(() => /assets\/(?:v(\d)-)?/.exec(document.querySelector('script')!.src)![1] ?? '0');
const kept = (driver: Driver) =>
  expect
    .poll(() => driver.evaluate(() => navigator.serviceWorker.controller?.state), { message: 'kept', timeout: 30_000 })
    .toBe('activated');

for (const engine of engines)
  test.describe(engine, () => {
    test.use({ engine });

    test('from the first visit to the final score, its replay and its analysis', async ({ open, baseURL }) => {
      const ann = await open();
      await visit(ann, baseURL!);
      await tap(ann, '.words button');
      await sees(ann, map);
      await playToTheEnd([ann], click);
      await tap(ann, 'dialog a[href$="&why"]');
      await sees(ann, 'input[type="range"]');
      await sees(ann, '.analysis .chart', 60_000);
      const before = await value(ann, 'input[type="range"]');
      await ann.keyboard.press('PageDown');
      await expect.poll(() => value(ann, 'input[type="range"]')).not.toBe(before);
    });

    test('two browsers at a table of the server, one of which loads the page again', async ({ open, baseURL }) => {
      const [ann, ben] = [await open(), await open()];
      await visit(ann, `${baseURL}/new`);
      await tap(ann, 'ol li:nth-child(3) button');
      await choose(ann, 'ol li:nth-child(2) select', 'open');
      await tap(ann, 'form > .primary');
      await sees(ann, '.link:first-of-type input');
      await visit(ben, await value(ann, '.link input'), { name: 'Ben' });
      await tap(ben, 'form .primary');
      for (const each of [ann, ben]) await sees(each, map);
      await playUntil([ann, ben], click, 12);
      await ben.reload();
      await sees(ben, map);
      await playUntil([ann, ben], click, 20);
    });

    test('two people share a device, with a curtain between them', async ({ open, baseURL }) => {
      const driver = await open();
      await visit(driver, `${baseURL}/new`);
      await tap(driver, 'label:nth-child(2) > [name="where"]');
      await tap(driver, 'ol li:nth-child(3) button');
      await choose(driver, 'ol li:nth-child(2) select', 'person');
      await tap(driver, 'form > .primary');
      const seen = new Set<string>();
      await expect(async () => {
        const text = await driver.evaluate(() => document.querySelector('.curtain .primary')?.textContent);
        if (!text) await click(driver);
        else {
          expect(await count(driver, '[data-fly="hand"], .asked')).toBe(0);
          seen.add(text);
          await tap(driver, '.curtain .primary:enabled'); // a moment after it fell
          await sees(driver, '[data-fly="hand"]');
        }
        expect(seen.size).toBe(2);
      }).toPass({ intervals: [10], timeout: 60_000 });
    });

    test('a part that did not come, an update, a game by keys, and no server at all', async ({ open }) => {
      const server = new RenewedServer();
      const address = await server.start();
      try {
        const ann = await open();
        server.broken = /\/Keys-.*\.js$/; // nothing is kept either
        await visit(ann, address);
        await tap(ann, '.words button');
        await untilMyTurn(ann);
        await ann.keyboard.press('?');
        await sees(ann, '[role="alert"] button');
        server.broken = undefined;
        await expect(async () => {
          if ((await count(ann, '[role="alert"] button')) > 0) await tap(ann, '[role="alert"] button');
          else if ((await count(ann, 'dialog')) === 0) await ann.keyboard.press('?'); // the page was loaded again
          expect(await count(ann, 'dialog')).toBe(1);
        }).toPass({ intervals: [100] });

        await ann.reload();
        await untilMyTurn(ann);
        await kept(ann);
        await ann.keyboard.press('w'); // somebody is there
        await server.renew();
        await ann.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
        await tap(ann, '.notices [role="status"] .button');
        await expect.poll(() => version(ann)).toBe('1');
        await untilMyTurn(ann);
        await playUntil([ann], press, 20);

        await kept(ann);
        await server.stop();
        await ann.goto(address);
        await tap(ann, '.words button');
        await playUntil([ann], click, 20);
      } finally {
        await server.stop();
      }
    });
  });
