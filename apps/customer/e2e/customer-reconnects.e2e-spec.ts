import type { Page } from '@playwright/test';
import { type Cable, layCable } from './harness/cable.js';
import { type IndexTrader, openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const PROMPT = 2_000;

interface Cut {
  readonly how: 'silence' | 'sever';
  readonly seconds: number;
}

/** A connection silent for half a minute, and one that refuses for ten seconds. */
const CUTS: readonly Cut[] = [
  { how: 'silence', seconds: 30 },
  { how: 'sever', seconds: 10 },
];

for (const { how, seconds } of CUTS) {
  test.describe(`after ${seconds} seconds of a line that is cut (${how})`, () => {
    let cable: Cable;
    test.use({
      baseURL: async ({ server }, use) => {
        cable = await layCable(server);
        await use(cable.url);
        await cable.stop();
      },
    });

    test('the orders on screen are right within two seconds', async ({ page, server, prices, faults }) => {
      const trader = await openIndexTrader(page, server);
      const kept = await trader.buy('1');
      const closed = await trader.buy('0.2');
      await openWithLivePushes(page, '/order');
      await expect(page.getByTestId(`order-${closed.Id}`)).toBeVisible();

      const cutAt = Date.now();
      cable[how]();
      const opened = await changeMeanwhile(trader, closed.Id);
      await prices.set('TMX100', 10_010, 10_010.6);
      await expect(page.getByText(/connection/i).filter({ visible: true })).toBeVisible();
      // The length of the cut is what is tested.
      await page.waitForTimeout(Math.max(0, cutAt + seconds * 1_000 - Date.now()));

      cable.mend();
      const until = Date.now() + PROMPT;
      const left = () => ({ timeout: Math.max(1, until - Date.now()) });
      await expect(page.getByTestId(`order-${closed.Id}`)).toBeHidden(left());
      await expect(page.getByTestId(`order-${kept.Id}`)).toContainText(
        `+${(94 - Number(kept.TradeFee)).toFixed(2)}`,
        left(),
      );
      await expect(page.getByTestId(`order-${opened}`)).toContainText('0.3 · 10,000.60', left());
      await expect(accountOf(page)).toContainText('2,600.16', left());
      expectBroken(faults);
    });
  });
}

test('without a network the app says so, and a page that was not there yet is shown when it is back', async ({
  page,
  context,
  server,
  faults,
}) => {
  const trader = await openIndexTrader(page, server);
  const kept = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. Prices and balances/)).toBeVisible();
  await expect(page.getByTestId(`order-${kept.Id}`)).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('This page has not been loaded yet.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).or(page.getByText('UID')).first().click();
  await expect(page.getByText('UID')).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  const broken = /dynamically imported module/;
  faults.splice(0, faults.length, ...faults.filter((fault) => !broken.test(fault)));
  expectBroken(faults);
});

/** Trades on another device: one position closes, another opens. */
async function changeMeanwhile(trader: IndexTrader, closed: number): Promise<number> {
  await trader.calls.take('/v2/api/forex/close', { id: closed });
  return (await trader.buy('0.3')).Id;
}

const accountOf = (page: Page) => page.getByRole('region', { name: 'Contract account' });

/**
 * Accepts the errors that a browser reports for a broken connection, also while it checks for a new version of the app.
 */
function expectBroken(faults: string[]): void {
  const broken =
    /WebSocket connection|Failed to load resource|net::ERR|error occurred when fetching the script/;
  expect(faults.filter((fault) => !broken.test(fault))).toEqual([]);
  faults.length = 0;
}
