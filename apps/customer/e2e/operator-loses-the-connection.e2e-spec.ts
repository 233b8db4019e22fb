import type { TradeSymbol } from '@truemark/contracts';
import { demoCustomer } from '../../server/test/harness/demo-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { layCable } from './harness/cable.js';
import { expect, test } from './harness/test.js';

/** Opens a position of a demo customer; returns his id. */
async function buyEuros(server: TestServer): Promise<number> {
  const { client, user } = await demoCustomer(server);
  const symbols = await client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const euro = symbols.find(({ Code }) => Code === 'EURUSD');
  const order = { type: 1, cont: '0.1', status: 1, multiple: euro?.HasForexMultiple[0]?.Value };
  await client.take('/v2/api/forex/submit', { forex_id: euro?.Id, ...order });
  return user.id;
}

for (const loss of ['sever', 'silence'] as const) {
  test(`figures that can no longer be read do not count as live: ${loss}`, async ({ browser, server }) => {
    const customer = await buyEuros(server);
    const cable = await layCable(server);
    const desk = await openBackOffice(browser, { ...server, url: cable.url });
    const open = JSON.stringify({ status: 1, customer_id: customer });
    await desk.goto(`/admin/orders?filter=${encodeURIComponent(open)}`);
    const live = desk.getByRole('main').getByText('Live', { exact: true });
    const older = desk.getByText(
      /^Figures of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, no longer live\. No response\./,
    );
    await expect(live).toBeVisible();
    cable[loss]();
    await expect(older).toBeVisible();
    await expect(live).toHaveCount(0);
    cable.mend();
    await expect(live).toBeVisible();
    await expect(older).toHaveCount(0);
    await desk.context().close();
    await cable.stop();
  });
}

test('a list that refreshes itself says when it could not, also without a network', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { entry: 'Margin watch' });
  await expect(desk.getByText('Above').first()).toBeVisible();
  const older = desk.getByRole('status').filter({ hasText: 'so it may be out of date: No response.' });
  await desk.context().setOffline(true);
  await expect(older).toBeVisible();
  await expect(desk.getByText('Above').first()).toBeVisible();
  await desk.context().setOffline(false);
  await expect(older).toHaveCount(0);
  await desk.context().close();
});

/** Runs in the page: ages everything that was read before. */
function letTimePass(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
}

const lost = 'This could not be loaded: No response. Check the connection and try again.';

test('a page opened without a connection comes with it; keys work meanwhile, and nobody is signed out', async ({
  browser,
  server,
}) => {
  const cable = await layCable(server);
  const desk = await openBackOffice(browser, { ...server, url: cable.url });
  await expect(desk.getByLabel('Search settings')).toBeVisible();
  await desk.getByRole('heading', { level: 1 }).click();
  cable.sever();
  // The operator's permissions are asked for anew, too.
  await desk.evaluate(letTimePass, 61_000);
  for (const key of ['g', 'c']) await desk.keyboard.press(key);
  await expect(desk.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(desk).toHaveURL(/\/admin\/customers/);
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  for (const key of ['g', 's']) await desk.keyboard.press(key);
  await expect(desk.getByLabel('Search settings')).toBeVisible();
  for (const key of ['g', 'c']) await desk.keyboard.press(key);
  await expect(desk.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  cable.mend();
  await expect(desk.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
  await expect(desk.getByPlaceholder(/e-mail, mobile or UID/)).toBeVisible();
  await desk.context().close();
  await cable.stop();
});

test('a page whose code was renamed by a release has the app loaded anew, once', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server);
  await expect(desk.getByLabel('Search settings')).toBeVisible();
  const code = /\/admin\/assets\/CustomerList-.*\.js$/;
  await desk.route(code, (route) => route.fulfill({ status: 404 }));
  const again = desk.waitForEvent('load');
  await desk.getByRole('menuitem', { name: 'Customers' }).click();
  await again;
  let loads = 0;
  desk.on('load', () => {
    loads += 1;
  });
  await expect(desk.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await desk.unroute(code);
  await desk.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByPlaceholder(/e-mail, mobile or UID/)).toBeVisible();
  expect(loads).toBeLessThan(2);
  await desk.context().close();
});
