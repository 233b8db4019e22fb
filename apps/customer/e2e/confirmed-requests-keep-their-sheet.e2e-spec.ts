import type { Page, Route } from '@playwright/test';
import { holdRequests } from './harness/hold-requests.js';
import { askFor, openOptions } from './harness/option-trader.js';
import { expect, test } from './harness/priced-test.js';
import { waitForAnimations } from './harness/test.js';
import { onlyOrder, openMarket } from './harness/trader.js';
import { wrongIn } from './harness/wrong.js';

const lots = (page: Page) => page.getByLabel('Lots', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Types the lots, presses Buy and confirms. The answer comes once `release` is called. */
async function sendBuy(
  page: Page,
  text: string,
  ...then: [answer?: (route: Route) => Promise<void>]
): Promise<() => void> {
  const release = await holdRequests(page, '**/v2/api/forex/submit', ...then);
  await lots(page).fill(text);
  await page.getByRole('button', { name: /^Buy / }).click();
  const sent = page.waitForRequest('**/v2/api/forex/submit');
  await dialog(page).getByRole('button', { name: 'Buy', exact: true }).click();
  await sent;
  return release;
}

/** Shows another page and returns to the one left, past any open sheet. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const tab = (name: string) => page.locator('nav[aria-label="Main pages"] a').filter({ hasText: name });
  await tab('Markets').dispatchEvent('click');
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
  await tab('Trade').click();
  await expect(page).toHaveURL(/\/trade/);
  await expect(dialog(page)).toHaveCount(0);
}

test('an order on its way cannot be cancelled: its sheet stays until the answer', async ({
  page,
  server,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  const release = await sendBuy(page, '0.5');
  const sheet = page.getByRole('dialog', { name: /^Buy / });
  await waitForAnimations(page);
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await page.goBack();
  await waitForAnimations(page);
  await expect(sheet.getByRole('button', { name: 'One moment…' })).toBeVisible();
  await expect(page).toHaveURL(/\/trade/);
  release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(lots(page)).toHaveValue('0.5');
  await onlyOrder(customer, 1);
});

test('an answer that comes after its page was left changes no newer ticket and closes no newer sheet', async ({
  page,
  server,
}) => {
  await openMarket(page, server, 'BTC/USDT');
  const release = await sendBuy(page, '0.5');
  await leaveAndComeBack(page);
  await lots(page).fill('0.07');
  await page.getByRole('button', { name: /^Sell / }).click();
  const sheet = page.getByRole('dialog', { name: /^Sell / });
  await expect(sheet).toBeVisible();
  // Nothing was sent from this one.
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  release();
  await expect(sheet.getByRole('button', { name: 'Sell', exact: true })).toBeEnabled();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(lots(page)).toHaveValue('0.07');
});

test('the answer to an order leaves the ticket of another market as it was typed', async ({
  page,
  server,
}) => {
  await openMarket(page, server, 'BTC/USDT');
  const release = await sendBuy(page, '0.5');
  await leaveAndComeBack(page);
  await page.getByRole('button', { name: /choose another market/ }).click();
  await dialog(page).getByText('ETH/USDT').click();
  await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible();
  await lots(page).fill('3');
  await page.getByRole('tab', { name: 'Pending' }).click();
  release();
  await expect(page.getByRole('status').filter({ hasText: /^Bought/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
  await expect(lots(page)).toHaveValue('3');
});

test('the refusal of an order is not shown at the fields of another market', async ({ page, server }) => {
  await openMarket(page, server, 'BTC/USDT');
  const data = { key: 'order.lots_too_large', fields: {} };
  const release = await sendBuy(page, '0.5', (route) =>
    route.fulfill({ json: { code: 0, msg: 'More lots than are allowed.', data } }),
  );
  await leaveAndComeBack(page);
  await page.getByRole('button', { name: /choose another market/ }).click();
  await dialog(page).getByText('ETH/USDT').click();
  await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'More lots than are allowed.' })).toBeVisible();
  await expect(wrongIn(page)).toHaveCount(0);
});

test('an option on its way keeps its sheet, and its answer closes no newer one', async ({ page, server }) => {
  await openOptions(page, server);
  const release = await holdRequests(page, '**/v2/api/micro/submit');
  const sheet = await askFor(page, { direction: 'Up', duration: '5 min', stake: '10' });
  const sent = page.waitForRequest('**/v2/api/micro/submit');
  await sheet.getByRole('button', { name: 'Buy up' }).click();
  await sent;
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await leaveAndComeBack(page);
  await askFor(page, { direction: 'Down', duration: '5 min', stake: '25' });
  await expect(sheet).toBeVisible();
  release();
  await expect(sheet.getByRole('button', { name: 'Buy down' })).toBeEnabled();
});
