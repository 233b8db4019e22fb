import type { Account, ForexDeals } from '@truemark/contracts';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations } from './harness/test.js';
import { wrongIn } from './harness/wrong.js';

test('a customer closes part of a position at the figures shown before', async ({ page, server, prices }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await expect(row).toContainText('1 · 10,000.60');
  await prices.set('TMX100', 10_010, 10_010.6);
  await expect(row).toContainText(`+${(94 - Number(order.TradeFee)).toFixed(2)}`);

  await row.getByRole('button', { name: 'Close position Truemark Index' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close Truemark Index' });
  const lots = sheet.getByRole('textbox', { name: 'Lots to close' });
  await lots.fill('0.995');
  await expect(wrongIn(sheet)).toHaveText(/In steps of .?0.01/);
  await lots.fill('2');
  await expect(wrongIn(sheet)).toHaveText(/At most .?1.? lots/);
  await expect(sheet.getByRole('button', { name: 'Close at market' })).toBeDisabled();
  await sheet.getByRole('button', { name: '25%' }).click();
  await expect(lots).toHaveValue('0.25');
  await sheet.getByRole('button', { name: 'More: Lots to close' }).click();
  await expect(lots).toHaveValue('0.26');

  await expect(sheet.getByText('Estimated result after fees').locator('..')).toContainText(
    `+${(24.44 - 0.26 * Number(order.TradeFee)).toFixed(2)}`,
  );
  await expect(sheet.getByText('Margin released').locator('..')).toContainText('520.03');
  await expect(sheet.getByText('Lots remaining').locator('..')).toContainText('0.74');
  await sheet.getByRole('button', { name: /Close .?0.26.? lots/ }).click();

  await expect(sheet).toBeHidden();
  await expect(row).toContainText('0.74 · 10,000.60');
  await expect(row).toContainText(`+${(69.56 - 0.74 * Number(order.TradeFee)).toFixed(2)}`);

  const [part] = (await trader.calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 })).data;
  expect(part).toMatchObject({
    OriginId: order.Id,
    Quantity: 0.26,
    FactProfits: 24.44,
    CautionMoney: 520.0312,
  });
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByTestId(`order-${part?.Id}`).click();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  await expect(detail).toContainText('You closed it at the market price.');
  // Explains why a buy opened above the market price.
  await expect(detail).toContainText(/10,000\.00.?Spread added to a buy.?0\.60.?Open price.?10,000\.60/);
  await detail.getByRole('button', { name: 'Check this order yourself' }).click();
  await expect(detail.getByText('Recomputed on your device: agrees with our record')).toBeInViewport();
  await detail.getByRole('button', { name: 'Calculation', exact: true }).click();
  await detail.getByRole('button', { name: 'Ticks', exact: true }).click();
  await expect(detail.getByText(/with five ticks on each side/)).toBeInViewport();
  await expect(detail).toContainText('(10,010.00 − 10,000.60) × 0.26 × 10 = 24.44');
  await expect(detail.getByRole('row', { name: new RegExp(`#${part?.OpenSeq}\\b.*Open`) })).toContainText(
    '10,000.60',
  );
  await expect(detail.getByRole('row', { name: new RegExp(`#${part?.CloseSeq}\\b.*Close`) })).toContainText(
    '10,010.00',
  );
  const download = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Download JSON' }).click();
  expect((await download).suggestedFilename()).toBe(`order-${part?.Id}.json`);

  const accounts = await trader.calls.read<Account[]>('/v2/api/main/wallet/getBalance');
  expect(accounts.find(({ type }) => type === 'forex')).toMatchObject({ lockBalance: 1480.0888 });
  await verifyLedger(server);
});

test('on a wide screen the orders are a table below the chart, which keeps most of the height', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithLivePushes(page, '/trade');
  await page.getByRole('navigation', { name: 'Markets', exact: true }).getByText('GBP/USD').click();
  const table = page.getByRole('region', { name: 'Orders' });
  for (const name of [
    'Market',
    'Lots',
    'Open price',
    'Price now',
    'Result',
    'Stop loss',
    'Take profit',
    'Margin',
  ]) {
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const row = table.getByRole('row', { name: /Truemark Index/ });
  const chart = await page.getByRole('group', { name: /^Price chart of/ }).boundingBox();
  expect(chart?.height).toBeGreaterThan(900 * 0.55);
  expect((chart?.y ?? 0) + (chart?.height ?? 0)).toBeLessThanOrEqual((await table.boundingBox())?.y ?? 0);
  // A press anywhere on the row opens it.
  const [x = 0, y = 0] = await row
    .getByText('0.10', { exact: true })
    .boundingBox()
    .then((box) => [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4]);
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog', { name: 'Truemark Index order' })).toBeVisible();
  await waitForAnimations(page);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Close position Truemark Index' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close Truemark Index' });
  await sheet.getByRole('button', { name: 'Close at market' }).click();
  await expect(table.getByText('Choose your lots and press Buy or Sell.')).toBeVisible();
  await table.getByRole('tab', { name: 'Pending' }).click();
  await expect(table.getByText('Choose Pending, enter a target price')).toBeVisible();
  await table.getByRole('tab', { name: 'History' }).click();
  await expect(table.getByRole('row', { name: /Truemark Index/ })).toContainText('You');
});

test('at 1024 px every column of the table is visible', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1');
  await page.setViewportSize({ width: 1024, height: 768 });
  await openWithLivePushes(page, '/trade');
  const table = page.getByRole('region', { name: 'Orders' }).getByRole('table');
  await expect(table.getByRole('row', { name: /Truemark Index/ })).toBeVisible();
  const cut = (box: Element | null) => box !== null && box.scrollWidth > box.clientWidth;
  expect(await table.locator('xpath=..').evaluate(cut)).toBe(false);
  for (const name of ['Stop loss', 'Take profit', 'Margin']) {
    await expect(table.getByRole('columnheader', { name }).getByText(name)).toBeInViewport({ ratio: 1 });
  }
  const risks = page.getByRole('list', { name: 'Risks' }).getByRole('listitem');
  for (const risk of await risks.all()) await expect(risk).toBeInViewport({ ratio: 1 });
});

test('stops are validated beside their field, set, and removed', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  const open = async () => {
    await row.getByRole('button', { name: /Buy/ }).click();
    const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
    await detail.getByRole('button', { name: 'Stops' }).click();
    return page.getByRole('dialog', { name: 'Stops for Truemark Index' });
  };
  const sheet = await open();
  await sheet.getByRole('switch', { name: 'Stop loss' }).click();
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('10001');
  await expect(wrongIn(sheet)).toHaveText(/Must be below .?10,000\.00/);
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('9900.5');
  await sheet.getByRole('switch', { name: 'Take profit' }).click();
  await sheet.getByRole('textbox', { name: 'Take profit' }).fill('10100');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('SL 9,900.50 · TP 10,100.00');

  const again = await open();
  await again.getByRole('switch', { name: 'Stop loss' }).click();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('TP 10,100.00');
  await expect(row).not.toContainText('SL');
});

test('on a wide screen an order opens beside the list, which stays usable', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const orders = [await trader.buy('0.1'), await trader.buy('0.2')];
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithLivePushes(page, '/order');
  const [first, second] = orders.map(({ Id }) => page.getByTestId(`order-${Id}`).getByRole('button').first());
  if (!first || !second) throw new Error('there are no two orders');
  const url = page.url();
  const detail = page.getByRole('dialog', { name: 'Truemark Index order' });
  for (const name of ['Open price', 'Price now', 'Stop loss', 'Take profit', 'Margin', 'Time']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  // The tabs of both groups are in one row.
  const tabs = await Promise.all(
    ['Contracts', 'History'].map((name) => page.getByRole('tab', { name }).boundingBox()),
  );
  expect(tabs[0]?.y).toBe(tabs[1]?.y);
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  const table = page.getByRole('table').first();
  const [list, panel] = [await table.boundingBox(), await detail.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(900);
  // Nothing covers the list: the next row can be chosen at once.
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(first).not.toHaveAttribute('aria-current');
  // The sheet of an action covers both; the detail is still there afterwards.
  await detail.getByRole('button', { name: 'Stops' }).click();
  await expect(page.getByRole('dialog', { name: 'Stops for Truemark Index' })).toBeVisible();
  await waitForAnimations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toHaveCount(0);
  expect(page.url()).toBe(url);
  await first.click();
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(first).toBeFocused();
  // Switching to another list deselects the order.
  await first.click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/type=3/);
});

test('while its market is closed a position says so, and cannot be closed', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1');
  await page.route('**/v2/api/forex/trade_list*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const symbol of answer.data) {
      symbol.MarketStatus = 2;
      symbol.OpensAtMs = Date.now() + 86_400_000;
    }
    await route.fulfill({ response, json: answer });
  });
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await expect(row).toContainText(/Opens \w{3} \d\d:\d\d/);
  await expect(row.getByRole('button', { name: 'Close position Truemark Index' })).toBeDisabled();
  await row.getByText('Truemark Index').click();
  await page.getByRole('button', { name: 'Close position', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Close Truemark Index' });
  await expect(sheet.getByText('This market is closed. It opens')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close at market' })).toBeDisabled();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithLivePushes(page, '/trade');
  await page.getByRole('navigation', { name: 'Markets', exact: true }).getByText('Truemark Index').click();
  const table = page.getByRole('region', { name: 'Orders' });
  await expect(table.getByRole('row', { name: /Truemark Index/ })).toContainText('Opens');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTestId(`position-${order.Id}`)).toContainText('Opens');
  // The page may still be fetching its markets as it closes.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a customer closes everything after being asked once', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  for (const lots of ['0.1', '0.2']) await trader.buy(lots);
  await openWithLivePushes(page, '/order');
  await page.getByRole('button', { name: 'Close all (2)' }).click();
  await page
    .getByRole('dialog', { name: 'Close all positions' })
    .getByRole('button', { name: 'Close all (2)' })
    .click();
  await expect(page.getByText('No open positions')).toBeVisible();
});

test('a pending order is cancelled and its margin is released', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('0.1', { status: 0, target_price: 9_500 });
  await openWithLivePushes(page, '/order?type=0&source=0');
  const row = page.getByTestId(`order-${order.Id}`);
  await row.getByRole('button', { name: 'Cancel order Truemark Index' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('No pending orders')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  // On a window wide enough for columns.
  await page.setViewportSize({ width: 1440, height: 900 });
  const headed = page.getByRole('columnheader');
  await expect(headed).toHaveText([
    'Market',
    'Direction',
    'Lots',
    'Open price',
    'Close price',
    'Result',
    'Closed by',
    'Time',
  ]);
  await expect(row.getByRole('cell').nth(5)).toHaveText('Cancelled');
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(
    'You cancelled it. The reserved amount was released in full.',
  );
});
