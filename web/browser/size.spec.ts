import { expect, type Request, test } from '@playwright/test';
import { atOnce, untilMyTurn } from './play';

// The worker that keeps all files for later would fetch them too.
test.use({ serviceWorkers: 'block' });

test('what has to be fetched before the first move is small', async ({ page }) => {
  const requests = new Map<string, Request>(); // by address: a second worker has it from the cache
  page.on('requestfinished', (request) => requests.set(new URL(request.url()).pathname, request));
  await page.addInitScript(atOnce());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilMyTurn(page);

  const fetched = { js: 0, css: 0, wasm: 0, woff2: 0 };
  for (const [path, request] of requests) {
    const kind = /\.(js|css|wasm|woff2)$/.exec(path)?.[1] as keyof typeof fetched | undefined;
    const size = Number((await request.response())!.headers()['content-length']); // as it was sent: gzipped
    if (kind) fetched[kind] += size;
  }
  console.log(`fetched before the first move, in bytes: ${JSON.stringify(fetched)}`);
  const names = [...requests.keys()];
  expect(names.filter((name) => name.includes('worker')).length).toBeGreaterThanOrEqual(1);
  expect(fetched.css).toBeGreaterThan(0);
  expect(fetched.js + fetched.css).toBeLessThanOrEqual(120_000);
  expect(fetched.wasm).toBeGreaterThan(0);
  expect(fetched.wasm).toBeLessThanOrEqual(250_000);
});
