import type { Locator } from '@playwright/test';
import type { TradeSymbol } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, openDemoAccount, test, waitUntilLoaded } from './harness/test.js';

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
