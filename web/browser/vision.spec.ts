import { expect, type Page, test } from '@playwright/test';
import { atOnce, map } from './play';

// The light of each point, from 0 to 255, of what is painted at some places of a page.
async function painted(page: Page, reader: Page, places: string[]): Promise<number[][]> {
  const pictures: number[][] = [];
  for (const place of places) {
    const { x, y, width, height } = await page
      .locator(place)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = firstOf(element).getBoundingClientRect();
        return { x, y, width, height };

        // The marks of all spaces of a route are one path.
        function firstOf(shape: Element): Element {
          const line = shape.getAttribute('d')?.match(/^[^z]*z/)?.[0];
          if (!line) return shape;
          const first = shape.parentNode!.insertBefore(shape.cloneNode() as Element, shape);
          first.setAttribute('d', line);
          return first;
        }
      });
    const png = await page.screenshot({ clip: { x, y, width, height }, scale: 'css' });
    pictures.push(
      await reader.evaluate(async (base64) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const canvas = new OffscreenCanvas(64, 40);
        const pen = canvas.getContext('2d')!;
        pen.drawImage(picture, 0, 0, 64, 40);
        const { data } = pen.getImageData(0, 0, 64, 40);
        return Array.from({ length: 64 * 40 }, (_, i) => 0.2126 * data[4 * i]! + 0.7152 * data[4 * i + 1]! + 0.0722 * data[4 * i + 2]!);
      }, png.toString('base64')),
    );
  }
  return pictures;
}

const difference = (a: number[], b: number[]) => a.reduce((sum, light, i) => sum + Math.abs(light - b[i]!), 0) / a.length;

// `achromatopsia` sees light and dark alone: what is told apart there needs no colour.
for (const vision of ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const)
  test(`players and spaces have marks that are seen with ${vision}`, async ({ page, context }) => {
    await page.addInitScript(atOnce({ theme: 'light' }));
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto('/new');
    await page.getByLabel('On this device, without a network').check();
    await page.getByRole('button', { name: 'One more seat' }).click();
    await page.getByRole('button', { name: 'Make the table' }).click();
    await expect(page.locator(map)).toBeVisible();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
    const reader = await context.newPage();
    await reader.goto('about:blank');
    await page.bringToFront();

    const cars = await painted(
      page,
      reader,
      [0, 1, 2, 3].map((seat) => `[data-fly="seat-${seat}"] .head svg`),
    );
    for (const [seat, car] of cars.entries()) {
      expect(Math.max(...car) - Math.min(...car), `seat ${seat} has a mark on it`).toBeGreaterThan(80);
      for (const other of cars.slice(seat + 1))
        expect(difference(car, other), 'two seats differ in light and dark alone').toBeGreaterThan(10);
    }
    const colours = ['blue', 'green', 'black', 'purple', 'red', 'orange'];
    const spaces = await painted(
      page,
      reader,
      colours.map((colour) => `.map .space[fill="var(--card-${colour})"] + .mark`),
    );
    for (const [i, space] of spaces.entries()) {
      const lights = space.toSorted((a, b) => a - b);
      expect(lights.at(-100)! - lights[100]!, `the shape of ${colours[i]} is seen on it`).toBeGreaterThan(60);
    }
  });
