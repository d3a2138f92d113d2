// The icons that systems want as PNG, from public/icon.svg: `scripts/npm run icons`, after it was changed.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';

const round = readFileSync('public/icon.svg', 'utf8');
const square = round.replace(' rx="12"', ''); // systems cut it to their own shape; what matters is in the middle
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, svg, size] of [
  ['icon-192', round, 192],
  ['icon-512', round, 512],
  ['icon-maskable', square, 512],
  ['apple-touch-icon', square, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
await browser.close();
