import { expect, test } from './harness/priced-test.js';
import { onlyOrder, openMarket } from './harness/trader.js';

test('without a network nothing can be bought, and the app says so before and after the request', async ({
  page,
  context,
  server,
  faults,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  const buy = page.getByRole('button', { name: /^Buy / });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true });
  await context.setOffline(true);
  await expect(buy).toBeDisabled();
  await expect(buy).toContainText('You are offline');
  await context.setOffline(false);
  await expect(buy).toBeEnabled();

  // The network fails while the sheet is open.
  await buy.click();
  await context.setOffline(true);
  await expect(confirm).toBeDisabled();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('nothing was bought');
  await context.setOffline(false);
  await expect(confirm).toBeEnabled();

  // The server does not answer; a second press places the same order once.
  await page.route('**/v2/api/forex/**', (route) => route.abort());
  await confirm.click();
  await expect(page.getByText('it is not known yet whether it went through')).toBeVisible();
  await page.unroute('**/v2/api/forex/**');
  await confirm.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onlyOrder(customer, 1);
  faults.length = 0;
});

test('an order that was placed although the server reported a failure is placed once', async ({
  page,
  server,
  faults,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  const keys: (string | undefined)[] = [];
  await page.route('**/v2/api/forex/submit', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (keys.length > 1) return route.fulfill({ response });
    const failure = { code: 0, msg: 'No answer.', data: { key: 'engine.unavailable' } };
    return route.fulfill({ status: 503, json: failure });
  });
  await page.getByRole('button', { name: /^Buy / }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true });
  await confirm.click();
  await expect(page.getByText('it is not known yet whether it went through')).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onlyOrder(customer, 1);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  // The browser reports the failure.
  expect(faults.splice(0)).toEqual([expect.stringContaining('503')]);
});
