import type { Account, Favourite, ForexDeals } from '@truemark/contracts';
import { decimal, formatDecimal } from '@truemark/money';
import { client } from '../../server/test/harness/client.js';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { shiftsSinceOpened } from './harness/layout.js';
import { expect, openDemoAccount, test, waitUntilLoaded } from './harness/test.js';

test('a demo customer buys, sees the profit move, closes, and finds every digit in place', async ({
  page,
  server,
}) => {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });
  const star = page.getByRole('button', { name: 'EUR/USD in favourites' });
  await page.goto('/');
  await star.click();
  await openDemoAccount(page);
  // A visitor's favourites are kept for the customer.
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // The first step comes before deposits and withdrawals.
  const assets = page.getByRole('region', { name: 'Your assets' });
  await expect(assets.getByRole('link', { name: 'Place my first trade' })).toBeVisible();
  const way = await assets.getByRole('link', { name: 'Place my first trade' }).boundingBox();
  const deposit = await assets.getByRole('button', { name: 'Deposit' }).boundingBox();
  expect((way?.y ?? 0) < (deposit?.y ?? 0)).toBe(true);

  await tab('Trade').click();
  await page.getByRole('button', { name: /choose another market/ }).click();
  await page.getByRole('dialog').getByText('EUR/USD').click();
  await expect(page.getByRole('heading', { name: 'EUR/USD' })).toBeVisible();
  // Recorded prices are real, though this symbol is simulated by default.
  await expect(page.getByRole('main').filter({ visible: true }).getByText('Simulated')).toHaveCount(0);

  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: /^Buy [\d,.]+$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy EUR/USD' });
  await expect(sheet.getByText('Demo', { exact: true })).toBeVisible();
  // 1.2 pips of 10,000 units.
  await expect(sheet.getByText('Spread cost').locator('..')).toContainText('1.20USD');
  await sheet.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByText(/^Bought /)).toBeVisible();

  await tab('Markets').click();
  await expect(page.getByRole('region', { name: 'Open positions' })).toContainText('EUR/USD');
  await expect(assets.getByRole('button', { name: 'Deposit' })).toBeVisible();
  // Positions held when the page was last open have their place reserved before they are loaded.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Open positions' })).toContainText('EUR/USD');
  await waitUntilLoaded(page);
  const { score, moved } = await shiftsSinceOpened(page);
  expect(score, moved.join('\n')).toBeLessThan(0.01);

  await tab('Orders').click();
  const row = page.getByTestId(/^order-\d+$/);
  await expect(row).toHaveCount(1);
  const profit = row.locator('bdi[data-tone]');
  const first = await profit.textContent();
  await expect(profit).not.toHaveText(first ?? '');

  await row.getByRole('button', { name: 'Close position EUR/USD' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close at market' }).click();
  await expect(page.getByText('No open positions')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('truemark.token'));
  const customer = client(server.url, token);
  const history = await customer.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3, page: 1 });
  expect(history.total).toBe(1);
  const order = history.data[0];
  if (!order) throw new Error('the history is empty');
  const expected = decimal('100000') + decimal(order.FactProfits) - decimal(order.TradeFee);
  expect(await customer.read<Favourite[]>('/api/user/favourites')).toMatchObject([
    { forex_id: order.ForexId },
  ]);
  const accounts = await customer.read<Account[]>('/v2/api/main/wallet/getBalance');
  const contract = accounts.find(({ type }) => type === 'forex');
  expect(contract).toMatchObject({ lockBalance: 0 });
  expect(formatDecimal(decimal(contract?.balance ?? 0))).toBe(formatDecimal(expected));

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByTestId(`order-${order.Id}`)).toBeVisible();
  await expect(page.getByTestId(`order-${order.Id}`)).toContainText('EUR/USD');
  await verifyLedger(server);
});
