// What axe says against a page, one line for each place.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Fault {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Fault[] }> } }).axe;
    return (
      await checker.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })
    ).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}
