import type { Locator, Page } from '@playwright/test';
import { borrow, mayBorrow } from './harness/borrower.js';
import { announceDeposit, bindAddress } from './harness/cash.js';
import { brokenTexts, clippedTexts } from './harness/layout.js';
import { buyOption, openOptions } from './harness/option-trader.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

test.use({ viewport: { width: 320, height: 640 } });

/** In German, whose words are long. */
async function openInGerman(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'de'));
}

async function isWhole(page: Page, part: Locator = page.locator('main').filter({ visible: true })) {
  await waitUntilLoaded(page);
  expect(await clippedTexts(part)).toEqual([]);
  expect(await brokenTexts(page)).toEqual([]);
}

test('times of a proof and of a repayment are whole on the narrowest phone', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await openInGerman(page);
  await mayBorrow(customer, operator);
  const { id } = await borrow(customer, operator, 7, 500);
  await page.goto(`/loan/repayment?loan_id=${id}`);
  const asOf = page
    .getByRole('region', { name: 'Rückzahlungsbetrag' })
    .locator('div:has(> dt:text-is("Stand (GMT)")) dd');
  await expect(asOf.first()).toHaveText(/^.?\d+\. \S+ \d{4}, \d\d:\d\d:\d\d.?$/);
  await isWhole(page);
  await page.goto('/loan/record');
  const record = page.getByTestId(`loan-${id}`);
  await record.getByRole('button', { name: 'Selbst prüfen' }).click();
  await expect(record.locator('div:has(> dt:text-is("Ausgezahlt (GMT)")) dd')).toHaveText(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  );
  await isWhole(page);
});

test('movements of large sums are whole on the narrowest phone', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await openInGerman(page);
  await payIn(customer, operator, 1_244_444.44);
  const waiting = await announceDeposit(customer.client, 1_234_567.89);
  await page.goto('/mine/history');
  await expect(page.getByTestId(`underway-deposit-${waiting.id}`)).toContainText('1,234,567.89');
  await expect(page.getByTestId('funds-value')).toContainText('1,244,444.44');
  await isWhole(page);
  await isWhole(page, page.locator('[data-page-head]'));
});

test('a saved address is in line with its removal on a narrow phone', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await openInGerman(page);
  const { dc_address: address } = await bindAddress(customer, operator);
  await page.goto('/mine/coin-address-list');
  const bin = page.getByRole('listitem').getByRole('button');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await isWhole(page);
    const text = await page.getByText(address as string, { exact: true }).boundingBox();
    const button = await bin.boundingBox();
    expect(button?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  }
});

test('stake and result of a large running option do not overlap on the narrowest phone', async ({
  page,
  server,
}) => {
  await openOptions(page, server);
  const running = await buyOption(page, { direction: 'Up', duration: '5 min', stake: '5000' });
  await expect(running).toContainText('5,000.00');
  await expect(running).toContainText('USD');
  // The strip may be swiped, so nothing in it counts as clipped: the two texts are compared.
  const isOver = await running.evaluate((row) => {
    const [stake, result] = [...row.querySelectorAll('button > span')].slice(0, 2).map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    if (!stake || !result) throw new Error('a text is missing');
    return stake.right > result.left && stake.bottom > result.top + 1;
  });
  expect(isOver).toBe(false);
});
