import type { Page, WebSocketRoute } from '@playwright/test';
import type { MicroTerms, TradeSymbol } from '@truemark/contracts';
import { openIndexTrader } from './harness/index-trader.js';
import { askFor, INDEX, openOptions } from './harness/option-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';
import { openMarket } from './harness/trader.js';

const SYMBOLS = /\/v2\/api\/forex\/trade_list/;
const DURATIONS = /\/v2\/api\/micro\/get_seconds/;
const NOT_OFFERED = 'This symbol is not offered.';

// An answer that is still being altered is none of the story any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const dialog = (page: Page) => page.getByRole('dialog');
const saying = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** What an operator changes in the answer to this address, for this page alone. */
async function alter<T>(page: Page, url: RegExp, by: (data: T) => T): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: T };
    await route.fulfill({ response, json: { ...answer, data: by(answer.data) } });
  });
}

/** Before a page is opened: the function lets it hear that the configuration has changed, and waits until it has read. */
async function hearsOfChanges(page: Page): Promise<(url: RegExp) => Promise<void>> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/v2\/ws$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return async (url) => {
    const read = page.waitForResponse(url);
    for (const socket of sockets) socket.send(JSON.stringify([{ type: 'CONFIG', version: 1 }]));
    await read;
  };
}

const without =
  (code: string) =>
  (symbols: TradeSymbol[]): TradeSymbol[] =>
    symbols.filter(({ Code }) => Code !== code);

async function askToBuy(page: Page, lots: string): Promise<void> {
  await page.getByLabel('Lots', { exact: true }).fill(lots);
  await page.getByRole('button', { name: /^Buy / }).click();
  await expect(dialog(page).getByRole('button', { name: 'Buy', exact: true })).toBeEnabled();
}

test('a market that is switched off while its order is confirmed becomes no other market', async ({
  page,
  server,
}) => {
  const tell = await hearsOfChanges(page);
  await openMarket(page, server, 'BTC/USDT');
  await askToBuy(page, '0.5');
  await alter(page, SYMBOLS, without('BTCUSDT'));
  await tell(SYMBOLS);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(NOT_OFFERED)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Buy|Sell) / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Markets', exact: true }).click();
  await dialog(page).getByText('ETH/USDT').click();
  await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('where the address names no market, another one is shown, and the confirmation closes', async ({
  page,
  server,
}) => {
  const tell = await hearsOfChanges(page);
  await openMarket(page, server, 'BTC/USDT');
  await page.goto('/trade');
  await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible();
  await askToBuy(page, '0.5');
  await alter(page, SYMBOLS, without('BTCUSDT'));
  await tell(SYMBOLS);
  await expect(saying(page, NOT_OFFERED)).toBeVisible();
  await expect(page.getByRole('button', { name: /choose another market/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a leverage that is withdrawn while its order is confirmed becomes no other one', async ({
  page,
  server,
}) => {
  const tell = await hearsOfChanges(page);
  await openMarket(page, server, 'BTC/USDT');
  await askToBuy(page, '0.5');
  await alter<TradeSymbol[]>(page, SYMBOLS, (symbols) =>
    symbols.map((symbol) => ({
      ...symbol,
      HasForexMultiple: symbol.HasForexMultiple.filter(({ Default }) => Default !== 1),
    })),
  );
  await tell(SYMBOLS);
  await expect(saying(page, 'This leverage is not offered for the symbol.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // Whoever still wants the order is asked again, for the leverage that there is.
  await page.getByRole('button', { name: /^Buy / }).click();
  await expect(dialog(page).getByRole('button', { name: 'Buy', exact: true })).toBeEnabled();
});

test('a duration that is withdrawn while its option is confirmed becomes no other one', async ({
  page,
  server,
}) => {
  const tell = await hearsOfChanges(page);
  await openOptions(page, server);
  const sheet = await askFor(page, { direction: 'Up', duration: '5 min', stake: '10' });
  await expect(sheet).toBeVisible();
  await alter<MicroTerms>(page, DURATIONS, (terms) => ({
    ...terms,
    sec: terms.sec.filter(({ Seconds }) => Seconds !== 300),
  }));
  await tell(DURATIONS);
  await expect(saying(page, 'This duration is not offered.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('an option that is confirmed for a market switched off is not asked for on another', async ({
  page,
  server,
}) => {
  const tell = await hearsOfChanges(page);
  await openOptions(page, server);
  await page.goto('/trade?source=1');
  await expect(page.getByRole('button', { name: /^5 min/ })).toBeVisible();
  const sheet = await askFor(page, { direction: 'Down', duration: '5 min', stake: '10' });
  await expect(sheet).toBeVisible();
  await alter(page, SYMBOLS, without('TMX100'));
  await tell(SYMBOLS);
  await expect(saying(page, NOT_OFFERED)).toBeVisible();
  await expect(page.getByRole('button', { name: /^5 min/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: INDEX })).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});

test('a position in a market switched off leads to no other market', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('0.1');
  await alter(page, SYMBOLS, without('TMX100'));
  await openWithLivePushes(page, '/');
  await page.getByRole('region', { name: 'Open positions' }).getByText(INDEX).click();
  await expect(page.getByText(NOT_OFFERED)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Buy|Sell) / })).toHaveCount(0);
});
