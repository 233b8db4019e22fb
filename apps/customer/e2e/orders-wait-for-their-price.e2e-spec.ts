import type { Account, ForexDeals } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { expect, test } from './harness/priced-test.js';
import { onlyOrder, openMarket, place } from './harness/trader.js';
import { wrongIn } from './harness/wrong.js';

test('a pending order waits for its price, fills at the better one, and moves into the open positions', async ({
  page,
  server,
  prices,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByRole('tab', { name: 'Pending' }).click();
  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  const target = page.getByLabel('Target price', { exact: true });
  await target.fill('95700');
  await expect(page.getByText('95,700', { exact: true })).toBeHidden();
  await target.blur();
  await expect(page.getByText('95,700', { exact: true })).toBeVisible();
  await expect(target).toHaveValue('95700');
  await expect(page.getByRole('button', { name: 'Sell stop 95,700.00' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy limit 95,700.00' })).toBeVisible();
  await place(page, 'Buy', 'Place order');

  const rows = page.getByRole('region', { name: 'Your orders in this market' });
  await expect(rows).toContainText('Target price 95,700.00');
  await expect(page.getByRole('slider', { name: 'Buy 0.1, waiting for 95,700.00' })).toBeVisible();
  await prices.set('BTCUSDT', 95_700, 95_706);
  await expect(page.getByTestId('last-price')).toHaveText('95,700.00');
  expect((await onlyOrder(customer, 0)).TargetPrice).toBe(95700);

  await prices.set('BTCUSDT', 95_680, 95_686);
  await expect(rows).toContainText('Open price 95,686.00');
  await expect(page.getByRole('slider', { name: 'Buy 0.1, opened at 95,686.00' })).toBeVisible();
  await expect(page.getByRole('slider', { name: /waiting/ })).toHaveCount(0);
  const order = await onlyOrder(customer, 1);
  expect(order).toMatchObject({ Price: 95686, OriginPrice: 95680, CautionMoney: 478.43, TradeFee: 1.91372 });
  const accounts = await customer.read<Account[]>('/v2/api/main/wallet/getBalance');
  const contract = accounts.find(({ type }) => type === 'forex');
  expect(decimal(contract?.balance ?? 0)).toBe(decimal('100000') - decimal('478.43') - decimal('1.91372'));
  await verifyLedger(server);
});

test('a stop loss that the price jumps over fills at the tick after the gap, and the order says so', async ({
  page,
  server,
  prices,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Stops', exact: true }).click();
  await page.getByRole('switch', { name: 'Stop loss' }).click();
  const stopLoss = page.getByRole('textbox', { name: 'Stop loss' });
  await expect(stopLoss).toHaveValue('95500');
  await stopLoss.fill('96100');
  await page.getByRole('button', { name: /^Buy / }).click();
  // The button decides the side: the input stays, and is reported to be on the wrong side for a buy.
  await expect(stopLoss).toHaveValue('96100');
  const ticket = page.getByRole('region', { name: 'Order' });
  await expect(wrongIn(ticket)).toContainText('If you buy: Must be below');
  await stopLoss.fill('95800');
  await expect(page.getByText('If you buy, estimated result:')).toContainText('−20.60 USD');
  await place(page, 'Buy');
  await expect(page.getByRole('slider', { name: 'Stop loss of Buy 0.1' })).toBeVisible();

  await prices.set('BTCUSDT', 95_000, 95_006);
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect(await onlyOrder(customer, 3)).toMatchObject({
    ClosedType: 4,
    TargetLossPrice: 95800,
    UpdatePrice: 95000,
    FactProfits: -100.6,
  });

  await page.goto('/order?type=3');
  await page.getByTestId(/^order-\d+$/).click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('Stop loss');
  await expect(detail).toContainText('95,800.00');
  await expect(detail).toContainText('95,000.00');
  await verifyLedger(server);
});

test('a trailing stop follows the price up and closes on its way back', async ({ page, server, prices }) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: 'Stops', exact: true }).click();
  await page.getByRole('switch', { name: 'Trailing stop' }).click();
  await page.getByRole('textbox', { name: 'Trailing stop' }).fill('200');
  await expect(page.getByText('Starts at')).toContainText('95,800.00');
  await place(page, 'Buy');

  const trail = page.getByRole('slider', { name: 'Trailing stop of Buy 0.1' });
  await expect(trail).toHaveAttribute('aria-valuetext', '95,800.00');
  await prices.set('BTCUSDT', 96_400, 96_406);
  await expect(trail).toHaveAttribute('aria-valuetext', '96,200.00');
  await prices.set('BTCUSDT', 96_210, 96_216);
  await expect(page.getByTestId('last-price')).toHaveText('96,210.00');
  await expect(trail).toHaveAttribute('aria-valuetext', '96,200.00');
  expect((await onlyOrder(customer, 1)).TargetLossPrice).toBe(96200);

  await prices.set('BTCUSDT', 96_190, 96_196);
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect(await onlyOrder(customer, 3)).toMatchObject({
    ClosedType: 4,
    UpdatePrice: 96190,
    FactProfits: 18.4,
  });
  await verifyLedger(server);
});

test('a size above the balance is explained at the lots and not sent', async ({ page, server }) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByLabel('Lots', { exact: true }).fill('20');
  await page.getByRole('button', { name: /^Leverage/ }).click();
  await page.getByRole('dialog').getByText('5×', { exact: true }).click();
  await expect(wrongIn(page).filter({ hasText: 'missing' })).toContainText('285,560.10 USD');
  await expect(page.getByRole('link', { name: 'Open a real account' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy / })).toBeDisabled();
  await page.getByRole('button', { name: /^Use .*lots/ }).click();
  await expect(page.getByRole('button', { name: /^Buy / })).toBeEnabled();
  const { total } = await customer.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 });
  expect(total).toBe(0);
});

test('a refusal of the server is shown at its field', async ({ page, server, operator }) => {
  let deaf = false;
  await page.routeWebSocket(/api\/v2\/ws$/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      if (!deaf) socket.send(message);
    });
  });
  await openMarket(page, server, 'BTC/USDT');
  await page.getByLabel('Lots', { exact: true }).fill('2');
  const symbols = await operator.list('symbols', { range: [0, 49] });
  const bitcoin = symbols.find(({ Code }) => Code === 'BTCUSDT');
  if (!bitcoin) throw new Error('there is no Bitcoin');
  await page.getByRole('button', { name: /^Buy / }).click();
  deaf = true;
  await operator.change('symbols', bitcoin.id, { ForexMaxCont: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Once the app has fetched the symbol again, it also shows the allowed range.
  await expect(page.getByLabel('Lots', { exact: true })).toHaveAccessibleDescription(/^At most 1 lots\./);
  await operator.change('symbols', bitcoin.id, { ForexMaxCont: 20 });
});
