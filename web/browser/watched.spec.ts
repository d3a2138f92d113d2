// A game that is over is watched again and analysed; all that belongs to it is in replay.spec.ts.
import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';

test('a recorded game is opened, analysed, and walked through along its chances', async ({ page }) => {
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(fileURLToPath(new URL('../../tests/golden/games.json-lines', import.meta.url)));
  await page.getByRole('button', { name: '2. random 3' }).click();
  const slider = page.getByLabel('Moment of the game');
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.getByRole('button', { name: 'Chances' }).click(); // while it goes on
  await page.getByRole('slider', { name: /^Chance to win/ }).press('ArrowRight');
  await expect(slider).not.toHaveValue('1');
});
