import type { Locator } from '@playwright/test';
import type { Account, Favourite, ForexDeals, TradeSymbol } from '@truemark/contracts';
import { decimal, formatDecimal } from '@truemark/money';
import { client } from '../../server/test/harness/client.js';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { holdRequests } from './harness/hold-requests.js';
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

test('everything of a trade is in view, upright, on its side and wide; the chart is kept as it was chosen', async ({
  page,
}) => {
  const parts = ['Sell', 'Buy'].map((side) =>
    page.getByRole('button', { name: new RegExp(`^${side} [\\d,.]+$`) }),
  );
  const chart = page.getByRole('group', { name: /^Price chart of/ });
  const seen = async (list: boolean) => {
    for (const part of [...parts, chart, page.getByLabel('Lots', { exact: true })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('navigation', { name: 'Markets', exact: true })).toHaveCount(list ? 1 : 0);
  };
  await page.goto('/trade?source=0');
  await seen(false);
  await page.getByRole('button', { name: 'Chart settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chart settings' });
  await sheet.getByRole('tab', { name: 'Line' }).click();
  await sheet.getByRole('switch', { name: /^Moving average/ }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(chart).toContainText('MA 20');

  await page.getByRole('button', { name: 'Full screen' }).click();
  const box = await chart.boundingBox();
  expect(box?.width).toBeGreaterThan(360);
  await page.getByRole('button', { name: 'Leave full screen' }).click();

  await page.setViewportSize({ width: 844, height: 390 });
  await seen(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(chart).toContainText('MA 20');
  await seen(true);
  // It uses the whole window: the list starts right next to the tabs.
  const edge = async (name: string) => page.getByRole('navigation', { name, exact: true }).boundingBox();
  const [tabs, markets] = [await edge('Main pages'), await edge('Markets')];
  expect(markets?.x).toBeCloseTo((tabs?.x ?? 0) + (tabs?.width ?? 0), 0);
  // The price is next to the name, on one line with its change.
  const middleOf = async (what: Locator) => {
    const box = await what.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const head = page.locator('header');
  const middle = await middleOf(head);
  for (const part of [head.getByTestId('last-price'), head.getByText(/^[+−]?[\d.]+%$/)]) {
    expect(Math.abs((await middleOf(part)) - middle)).toBeLessThan(4);
  }
});

test('the trade screen shows the price in its place before the app has loaded', async ({ page, server }) => {
  const [symbol] = await client(server.url, null).read<TradeSymbol[]>('/v2/api/forex/trade_list');
  if (!symbol) throw new Error('there is nothing to trade');
  const letCome = await holdRequests(page, /\/assets\/main-/);
  await page.goto('/trade', { waitUntil: 'commit' });
  const placeOf = (selector: string) =>
    page.locator(selector).evaluate((shown) => {
      const { top, left, width, height } = shown.getBoundingClientRect();
      const figure = [...shown.querySelectorAll('*')].at(-1) ?? shown;
      const { fontFamily, fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(figure);
      const font = [fontFamily.split(',')[0], fontSize, fontWeight, fontVariantNumeric];
      return { top, left, width, height, font };
    });
  const early = page.locator('[data-price]');
  await expect(early).toHaveText(/^\d\.\d{5}$/);
  await expect(page.locator('[data-symbol]')).toHaveText(symbol.ShowCode);
  await page.evaluate(() => document.fonts.ready);
  expect((await page.locator('.early nav').boundingBox())?.height).toBe(57);
  const [name, price] = [await placeOf('[data-symbol]'), await placeOf('strong:has([data-price])')];
  letCome();
  const shown = page.getByTestId('last-price');
  await expect(shown).toHaveText(/^\d\.\d{5}$/);
  await expect(early).toHaveCount(0);
  await waitUntilLoaded(page);
  // The width depends on the digits, rounded to pixels; equal type gives the rest for another price.
  const { width: _, ...place } = price;
  expect(await placeOf('[data-testid="last-price"]')).toMatchObject(place);
  expect(await placeOf('header h1 >> visible=true')).toEqual(name);
});

test('the document of the trade screen contains its price, never that of another symbol', async ({
  page,
  server,
}) => {
  const symbols = await client(server.url, null).read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const first = symbols.find(({ MarketStatus }) => MarketStatus === 1) ?? symbols[0];
  const second = symbols.find(({ Id, ForexQuotations }) => Id !== first?.Id && ForexQuotations);
  if (!second) throw new Error('there is one symbol only');
  // Blocks both the app and the requests of `early.js`.
  await page.route(/\/assets\/.*\.js|\/api\//, () => undefined);
  const [name, price] = [page.locator('[data-symbol]'), page.locator('[data-price]')];
  await page.goto('/trade', { waitUntil: 'commit' });
  await expect(price).toHaveText(/^\d/);
  await page.goto(`/trade?id=${second.Id}`, { waitUntil: 'commit' });
  await expect(name).toHaveText(second.ShowCode);
  await expect(price).toHaveText(/^\d/);

  await page.evaluate((id) => localStorage.setItem('truemark.traded-symbol', String(id)), second.Id);
  await page.goto('/trade', { waitUntil: 'commit' });
  await expect(page.locator('.early nav')).toBeVisible();
  await page.evaluate(() => document.fonts.load('650 24px "Inter Variable"'));
  await expect(price).toHaveText('');
});

test('a returning customer sees the last total in its place at once, and logging out removes it', async ({
  page,
}) => {
  await openDemoAccount(page);
  const total = page.getByTestId('total-assets');
  await waitUntilLoaded(page);
  const text = await total.innerText();
  const letCome = await holdRequests(page, /\/assets\/main-/);
  await page.goto('/', { waitUntil: 'commit' });
  const early = page.locator('s:has([data-total])');
  await expect(early).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect((await early.innerText()).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  const place = await early.locator('bdi').boundingBox();
  letCome();
  await expect(total).toBeVisible();
  await waitUntilLoaded(page);
  const shown = await total.locator('bdi').boundingBox();
  expect([shown?.x, shown?.y]).toEqual([place?.x, place?.y]);

  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('truemark.last-total'))).toBe(null);
});
