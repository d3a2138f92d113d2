// A visit leaves nothing behind: pages are kept open for days.
import { expect, type Page, test } from '@playwright/test';
import { atOnce, map } from './play';

async function counted(page: Page): Promise<{ nodes: number; listeners: number }> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('HeapProfiler.collectGarbage');
  await tools.send('HeapProfiler.collectGarbage'); // what the first has set free in the worker is told here
  const { metrics } = await tools.send('Performance.getMetrics');
  await tools.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

for (const where of ['On this device, without a network', 'On the server, with others'])
  test(`fifty visits to a table leave nothing behind: ${where}`, async ({ page }) => {
    await page.addInitScript(atOnce());
    await page.goto('/new');
    await page.getByLabel(where).check();
    for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForURL(/\/[td]\//);
    const path = new URL(page.url()).pathname;
    const visit = async () => {
      await page.locator(`a[href="${path}"]`).click();
      await expect(page.locator(map)).toBeVisible();
      await page.goBack();
      await expect(page.locator(map)).toHaveCount(0);
    };
    await page.goto('/');
    for (let i = 0; i < 10; ++i) await visit();
    const early = await counted(page);
    for (let i = 10; i < 50; ++i) await visit();
    const late = await counted(page);
    // One visit has 1,800 nodes and 160 listeners.
    expect(late.nodes - early.nodes).toBeLessThan(100);
    expect(late.listeners - early.listeners).toBeLessThan(10);
  });
