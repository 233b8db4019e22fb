import type { Locator, Page } from '@playwright/test';
import type { ForexDeals } from '@truemark/contracts';
import { holdRequests } from './harness/hold-requests.js';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations } from './harness/test.js';

/** Opens a pending order from the list. */
const openPending = (page: Page, { Id }: { readonly Id: number }) =>
  page.getByTestId(`order-${Id}`).getByRole('button', { name: /Buy/ }).click();

/** Opens the list of pending orders, and the question whether to cancel one of them. */
async function askToCancel(page: Page, order: { readonly Id: number }): Promise<Locator> {
  await openWithLivePushes(page, '/order');
  await page.getByRole('tab', { name: 'Pending' }).click();
  await openPending(page, order);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  return page.getByRole('dialog', { name: /^Cancel/ });
}

test('an order that is filled while its cancellation is open is shown as the position that it is', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', { status: 0, target_price: '9900' });
  const asked = await askToCancel(page, order);
  await expect(asked).toBeVisible();
  await prices.set('TMX100', 9_890, 9_890.6);
  await expect(asked).toHaveCount(0);
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail.getByRole('button', { name: 'Close position' })).toBeVisible();
});

test('a cancellation that comes too late leaves the filled position open', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', { status: 0, target_price: '9900' });
  const asked = await askToCancel(page, order);
  const release = await holdRequests(page, '**/v2/api/forex/cancel_trade');
  await asked.getByRole('button', { name: 'Cancel order' }).click();
  await prices.set('TMX100', 9_890, 9_890.6);
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  const close = detail.getByRole('button', { name: 'Close position' });
  await expect(close).toBeVisible();
  release();
  await expect(page.locator('[data-kind="error"]')).toBeVisible();
  await waitForAnimations(page);
  await expect(close).toBeVisible();
});

test('a cancellation that comes too late closes no sheet of another order', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', { status: 0, target_price: '9900' });
  const other = await trader.buy('0.1', { status: 0, target_price: '9500' });
  const asked = await askToCancel(page, order);
  const dialog = page.getByRole('dialog');
  const release = await holdRequests(page, '**/v2/api/forex/cancel_trade');
  await asked.getByRole('button', { name: 'Cancel order' }).click();
  await prices.set('TMX100', 9_890, 9_890.6);
  await expect(dialog.getByRole('button', { name: 'Close position' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog).toHaveCount(0);
  await openPending(page, other);
  const cancel = dialog.getByRole('button', { name: 'Cancel order' });
  await expect(cancel).toBeVisible();
  release();
  await expect(page.locator('[data-kind="error"]')).toBeVisible();
  await waitForAnimations(page);
  await expect(cancel).toBeVisible();
});

test('an order that is filled while its cancellation is open among the movements is shown as a position', async ({
  page,
  server,
  prices,
}) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', { status: 0, target_price: '9900' });
  await openWithLivePushes(page, '/mine/accounts');
  await page.getByRole('region', { name: 'Contract account' }).getByTestId('funds-value').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  const asked = page.getByRole('dialog', { name: /^Cancel/ });
  await expect(asked).toBeVisible();
  await prices.set('TMX100', 9_890, 9_890.6);
  await expect
    .poll(async () => (await trader.calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 })).data)
    .toMatchObject([{ Id: order.Id }]);
  await expect(asked).toHaveCount(0);
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail.getByRole('button', { name: 'Close position' })).toBeVisible();
});
