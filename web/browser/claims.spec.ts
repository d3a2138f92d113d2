// Claims from hands that are known: what is offered, what is proposed, and what is gone afterwards.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { faults } from './axe';
import { atOnce } from './play';
import { openPosition } from './position';

test.beforeEach(({ page }) => page.addInitScript(atOnce()));

const haight = { id: 'haight-ashbury--castro', from: 'Haight Ashbury', to: 'Castro' }; // grey, two spaces
const garden = { id: 'presidio--japanese-tea-garden', from: 'Presidio', to: 'Japanese Tea Garden' }; // grey, three spaces
const alcatraz = { id: 'the-embarcadero--alcatraz', from: 'The Embarcadero', to: 'Alcatraz' }; // grey, three spaces, one ferry symbol, a stack at both ends
type Route = typeof haight;

const payWith = (page: Page) => page.getByRole('group', { name: 'Pay with', exact: true });
const tokens = (page: Page) => page.getByRole('group', { name: 'Token', exact: true });
const claim = (page: Page) => page.locator('.actions').getByRole('button', { name: 'Claim' });
const names = (radios: Locator) => radios.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
const hand = (page: Page) => page.locator('[data-fly="hand"]').getByRole('img');
const me = (page: Page) => page.getByRole('list', { name: 'Players' }).getByRole('listitem').first();

async function clickRoute(page: Page, { id }: Route): Promise<void> {
  const at = await page.locator(`.map [data-id="${id}"] .track`).evaluate((track: SVGPathElement) => {
    const { x, y } = track.getPointAtLength(track.getTotalLength() / 2).matrixTransform(track.getScreenCTM()!);
    return { x, y };
  });
  await page.mouse.click(at.x, at.y);
}

async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    if (await wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

// By the list of routes, without a pointer.
async function askByKeys(page: Page, { from, to }: Route): Promise<void> {
  await page.keyboard.press('r');
  await expect(page.getByLabel('From', { exact: true })).toBeFocused();
  await page.keyboard.type(from);
  await page.keyboard.press('Tab');
  await page.keyboard.type(to);
  await tabTo(page, page.getByRole('button', { name: `Claim ${from} – ${to}` }));
  await page.keyboard.press('Enter');
}

async function chooseByKeys(page: Page, group: Locator, which: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio'), 'Shift+Tab');
  for (let i = 0; i < 30 && !(await which.isChecked()); ++i) await page.keyboard.press('ArrowDown');
  await expect(which).toBeChecked();
}

const colourful = { blue: 2, green: 2, purple: 2, orange: 3, ferry: 1 };
const needed: [string, string] = ['alcatraz--potrero-hill', 'lombard-street--soma']; // these need orange and green
const waysToPay = [
  '2 blue',
  '2 purple',
  '2 orange',
  '2 green',
  '1 blue, 1 ferry',
  '1 purple, 1 ferry',
  '1 orange, 1 ferry',
  '1 green, 1 ferry',
];

// What is left of the hand.
function without(paid: string): string[] {
  const spent = Object.fromEntries(paid.split(', ').map((part) => part.split(' ').reverse() as [string, string]));
  return Object.entries(colourful).flatMap(([card, count]) => {
    const left = count - Number(spent[card] ?? 0);
    return left > 0 ? [`${left} ${card === 'ferry' && left > 1 ? 'ferries' : card}`] : [];
  });
}

for (const paid of waysToPay)
  test(`R5.3 of a hand of four colours and a ferry, a grey route takes ${paid}, by mouse`, async ({ page }) => {
    await openPosition(page, { hand: colourful, tickets: needed });
    await clickRoute(page, haight);
    const radios = payWith(page).getByRole('radio');
    await expect(radios).toHaveCount(waysToPay.length);
    expect(await names(radios)).toEqual(waysToPay);
    await expect(radios.first()).toBeChecked();
    await payWith(page).getByRole('radio', { name: paid, exact: true }).click();
    await claim(page).click();
    await expect.poll(() => names(hand(page))).toEqual(without(paid));
    await expect(me(page).getByText('18 cars')).toBeAttached();
  });

for (const paid of ['2 blue', '2 orange', '1 green, 1 ferry'])
  test(`R5.3 of the same hand it takes ${paid}, by keys`, async ({ page }) => {
    await openPosition(page, { hand: colourful, tickets: needed });
    await askByKeys(page, haight);
    await expect(claim(page)).toBeFocused();
    expect(await names(payWith(page).getByRole('radio'))).toEqual(waysToPay);
    await chooseByKeys(page, payWith(page), payWith(page).getByRole('radio', { name: paid, exact: true }));
    await page.keyboard.press('y');
    await expect.poll(() => names(hand(page))).toEqual(without(paid));
    await expect(me(page).getByText('18 cars')).toBeAttached();
  });

for (const by of ['mouse', 'keys'] as const)
  test(`R5.8 a route with tokens at both ends lists each payment and each token once, by ${by}`, async ({ page }) => {
    await openPosition(page, { hand: { blue: 2, red: 3, ferry: 3 } });
    if (by === 'mouse') await clickRoute(page, alcatraz);
    else await askByKeys(page, alcatraz);
    const radios = payWith(page).getByRole('radio');
    await expect(radios).toHaveCount(5);
    expect(await names(radios)).toEqual(['2 red, 1 ferry', '2 blue, 1 ferry', '1 red, 2 ferries', '1 blue, 2 ferries', '3 ferries']);
    await expect(radios.first()).toBeChecked();
    await expect(tokens(page).getByRole('radio')).toHaveCount(2);
    await expect(tokens(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(claim(page)).toHaveAttribute('aria-disabled', 'true');

    const [paid, token] = [
      payWith(page).getByRole('radio', { name: '1 blue, 2 ferries', exact: true }),
      tokens(page).getByRole('radio', { name: 'Heart, Alcatraz' }),
    ];
    if (by === 'mouse') {
      await paid.click();
      await token.click();
      await claim(page).click();
    } else {
      await tabTo(page, tokens(page).getByRole('radio'));
      await page.keyboard.press('Space');
      await chooseByKeys(page, tokens(page), token);
      await chooseByKeys(page, payWith(page), paid);
      await page.keyboard.press('y');
    }
    await expect.poll(() => names(hand(page))).toEqual(['1 blue', '3 red', '1 ferry']);
    await expect(me(page).getByRole('img', { name: 'Heart' })).toBeAttached();
    await expect(me(page).getByRole('img', { name: 'Crab' })).toHaveCount(0);
  });

test('no ferry card is proposed where a colour pays alone', async ({ page }) => {
  await openPosition(page, { hand: { blue: 2, orange: 3, ferry: 1 } });
  await clickRoute(page, garden);
  expect(await names(payWith(page).getByRole('radio'))).toEqual(['3 orange', '2 orange, 1 ferry', '2 blue, 1 ferry']);
  await expect(payWith(page).getByRole('radio', { name: '3 orange' })).toBeChecked();
  await claim(page).click();
  await expect.poll(() => names(hand(page))).toEqual(['2 blue', '1 ferry']);
});

test('the colour that the open tickets need least is proposed', async ({ page }) => {
  const proposed = async (tickets: [string, string]) => {
    await openPosition(page, { hand: { black: 3, orange: 2, ferry: 1 }, tickets });
    await clickRoute(page, haight);
    const checked = payWith(page).getByRole('radio', { checked: true });
    await expect(checked).toHaveCount(1);
    return checked.getAttribute('aria-label');
  };
  expect(await proposed(['chinatown--civic-center', 'nob-hill--castro'])).toBe('2 black'); // more of it is left
  expect(await proposed(['fort-mason--the-embarcadero', 'chinatown--civic-center'])).toBe('2 orange'); // black is needed
});

for (const [where, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['the smallest phone', { width: 320, height: 568 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const)
  test(`sixteen ways to pay fit on ${where}`, async ({ page }, info) => {
    await page.setViewportSize(size);
    await openPosition(page, {
      hand: { blue: 3, green: 3, black: 3, purple: 3, red: 3, ferry: 3 },
      stacks: ['presidio', 'japanese-tea-garden'],
    });
    await clickRoute(page, garden);
    const radios = payWith(page).getByRole('radio');
    await expect(radios).toHaveCount(16);
    await page.screenshot({ path: info.outputPath('claim.png') });
    await expect(page.getByRole('heading', { name: 'Presidio – Japanese Tea Garden' })).toBeInViewport({ ratio: 1 });
    await expect(tokens(page)).toBeInViewport({ ratio: 1 });
    if (size.height > 600) await expect(radios.first()).toBeInViewport({ ratio: 1 }); // what is proposed
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.locator('.asked').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0);
    await expect(claim(page)).toBeInViewport({ ratio: 1 });
    expect(await faults(page)).toEqual([]);
    await payWith(page).locator('label').last().click();
    await expect(radios.last()).toBeChecked();
    await tokens(page).locator('label').last().click();
    await page.screenshot({ path: info.outputPath('claim-chosen.png') });
    await expect(claim(page)).toBeInViewport({ ratio: 1 });
    await claim(page).click();
    await expect.poll(() => names(hand(page))).toEqual(['3 blue', '3 green', '3 black', '3 purple', '3 red']);
  });
