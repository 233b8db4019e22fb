import { test } from './harness/priced-test.js';
import { expect } from './harness/test.js';
import { openMarket, place } from './harness/trader.js';
import { wrongIn } from './harness/wrong.js';

test('a fill is announced above the prices, covers no button, and shows no error though the money is used up', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMarket(page, server, 'BTC/USDT');
  const ticket = page.getByRole('region', { name: 'Order' });
  const lots = page.getByLabel('Lots', { exact: true });
  await lots.fill('12');
  await place(page, 'Buy');

  const told = page.getByRole('status').filter({ hasText: /^Bought/ });
  const box = await told.boundingBox();
  const chart = await page.locator('.tv-lightweight-charts').filter({ visible: true }).boundingBox();
  const periods = await page.getByRole('button', { name: '5m', exact: true }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(45);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((chart?.y ?? 0) + (chart?.height ?? 0) / 8);
  expect(box?.y).toBeGreaterThanOrEqual((periods?.y ?? 0) + (periods?.height ?? 0));

  await expect(lots).toHaveValue('12');
  const buy = page.getByRole('button', { name: /^Buy [\d,.]+$/ });
  await expect(buy).toBeEnabled();
  await expect(wrongIn(ticket)).toHaveCount(0);
  await buy.click();
  await expect(wrongIn(ticket)).toContainText(/^Contract account: .?1[\d,.]+\sUSD.? missing\./);
  await expect(ticket.getByRole('button', { name: /^Use .?[\d.]+.? lots$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Not enough money' })).toBeDisabled();
});

test('the cost of an order stays visible above the buttons and can be expanded', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMarket(page, server, 'BTC/USDT');
  await place(page, 'Buy');
  await page.getByRole('tab', { name: 'Pending' }).click();
  const costs = page.getByRole('button', { name: /^What this order costs/ });
  await expect(costs).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Lots', { exact: true })).toBeInViewport({ ratio: 1 });
  expect((await costs.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole('tab', { name: 'Market' }).click();
  await page.getByRole('button', { name: 'Stops', exact: true }).click();
  await page.getByRole('switch', { name: 'Stop loss' }).click();
  await expect(page.getByText(/^If you buy: at .+ · If you sell: at /)).toBeVisible();
  await costs.click();
  const sheet = page.getByRole('dialog', { name: 'What this order costs' });
  await expect(sheet.getByText(/^Stop-out price/)).toBeInViewport({ ratio: 1 });
});

test('a receipt closes by a press on it and when a sheet opens', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMarket(page, server, 'BTC/USDT');
  const told = page.getByRole('status').filter({ hasText: /^Bought/ });
  const sold = page.getByRole('status').filter({ hasText: /^Sold/ });
  await place(page, 'Buy');
  await expect(told).toBeVisible();
  const box = await told.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await expect(told).toHaveCount(0, { timeout: 1_000 });

  await place(page, 'Sell');
  await expect(sold).toBeVisible();
  // A message from a moment ago may still belong to the sheet.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: /^What this order costs/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(sold).toHaveCount(0, { timeout: 1_000 });
});
