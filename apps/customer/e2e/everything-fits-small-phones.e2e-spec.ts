import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_CODES } from '@truemark/i18n';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { signIn } from './harness/copy-desk.js';
import { brokenTexts } from './harness/layout.js';
import { expect, openDemoAccount, test, waitUntilLoaded } from './harness/test.js';
import { wrongIn } from './harness/wrong.js';

const SIZES = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  // Landscape.
  { width: 667, height: 375 },
];

/** Minimum chart height for readable prices, with their hours below, px. */
const MIN_CHART = 120;

const sideButton = (page: Page, name: string) =>
  page.locator('button[data-side]').filter({ hasText: name, visible: true });

interface Parts {
  /** The open element; null where none is. */
  readonly open: Locator | null;
  readonly buttons: readonly Locator[];
}

/** Checks every size: elements one below or next to another, each whole, and the prices tall enough. */
async function fitsEverywhere(page: Page, { open, buttons }: Parts): Promise<void> {
  const chart = page.locator('.tv-lightweight-charts').filter({ visible: true });
  const price = page.getByTestId('last-price');
  for (const size of SIZES) {
    const said = `${size.width}×${size.height}`;
    await page.setViewportSize(size);
    await waitUntilLoaded(page);
    const each = [price, chart, ...(open ? [open] : []), ...buttons];
    await expect(async () => {
      const boxes = [];
      for (const part of each) {
        await expect(part, said).toBeInViewport({ ratio: 1, timeout: 1_000 });
        boxes.push(await part.boundingBox());
      }
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) expect(areApart(one, other), said).toBe(true);
      }
      expect(boxes[1]?.height, said).toBeGreaterThanOrEqual(MIN_CHART);
      expect(await cutOff(page), said).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function areApart(one: Box, other: Box): boolean {
  if (!one || !other) return false;
  const isUnder = (above: NonNullable<Box>, below: NonNullable<Box>) => above.y + above.height <= below.y + 1;
  const isBeside = (left: NonNullable<Box>, right: NonNullable<Box>) => left.x + left.width <= right.x + 1;
  return isUnder(one, other) || isUnder(other, one) || isBeside(one, other) || isBeside(other, one);
}

/** Buttons around the chart that are cut off at the sides; the chart's own row of periods can be swiped. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section:not(:has(.tv-lightweight-charts)) button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      })
      .map((button) => button.textContent ?? ''),
  );
}

test('chart, positions and ticket do not overlap on any phone', async ({ page }) => {
  await openDemoAccount(page);
  const contracts = [sideButton(page, 'Sell'), sideButton(page, 'Buy')];
  const options = [sideButton(page, 'Down'), sideButton(page, 'Up')];

  await page.goto('/trade?source=0');
  await fitsEverywhere(page, { open: null, buttons: contracts });
  await sideButton(page, 'Buy').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByTestId(/^position-\d+$/)).toBeVisible();
  await fitsEverywhere(page, {
    open: page.getByTestId(/^position-\d+$/).getByRole('button', { name: /^Close/ }),
    buttons: contracts,
  });

  await page.goto('/trade?source=1');
  await fitsEverywhere(page, { open: null, buttons: options });
  await page.getByRole('button', { name: /^5 min/ }).click();
  await sideButton(page, 'Up').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy up' }).click();
  await expect(page.getByTestId(/^option-\d+$/)).toBeVisible();
  await fitsEverywhere(page, { open: page.getByTestId(/^option-\d+$/), buttons: options });
});

/** Rows with a label on one side and its state on the other. */
const ROWS = ['/mine/system', '/mine/auth-double'];

test('no word is broken and no sentence cut in any language on the narrowest phone', async ({
  page,
  server,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  const { client } = await realCustomer(server);
  await signIn(page, client.token as string);
  await page.goto('/language');
  for (const code of LANGUAGE_CODES) {
    await page.evaluate((lang) => localStorage.setItem('truemark.language', lang), code);
    for (const path of ROWS) {
      await page.goto(path);
      await expect(page.locator('main button').filter({ visible: true }).nth(1)).toBeVisible();
      await waitUntilLoaded(page);
      expect(await brokenTexts(page), `${path} in ${code}`).toEqual([]);
    }
  }
});

test('money missing for a stake is explained, with a visible link, on the smallest phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { client } = await realCustomer(server);
  await signIn(page, client.token as string);
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'ru'));
  await page.goto('/trade?source=1');
  const stake = page.getByRole('textbox').filter({ visible: true });
  await stake.fill('20');
  const lacks = wrongIn(page).filter({ visible: true, hasText: '20.00' });
  await expect(lacks.getByRole('link')).toBeInViewport({ ratio: 1 });
  const way = await lacks.boundingBox();
  const chart = await page.locator('.tv-lightweight-charts').filter({ visible: true }).boundingBox();
  const least = await page.locator('button[data-side]').filter({ visible: true }).first().boundingBox();
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(least?.y ?? 0);
  expect(chart?.height).toBeGreaterThanOrEqual(MIN_CHART);
});
