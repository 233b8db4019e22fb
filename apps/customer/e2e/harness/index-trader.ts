import type { Page } from '@playwright/test';
import type { ForexOrder, ForexSubmit, TradeSymbol } from '@truemark/contracts';
import { type Client, client } from '../../../server/test/harness/client.js';
import type { TestServer } from '../../../server/test/harness/server.js';
import { openDemoAccount } from './test.js';

/** A demo customer in a page and through the API, who trades the always-open index: 10 units a lot, leverage 50. */
export interface IndexTrader {
  readonly calls: Client;
  buy(lots: string, more?: Partial<ForexSubmit>): Promise<ForexOrder>;
}

export async function openIndexTrader(page: Page, server: TestServer): Promise<IndexTrader> {
  await openDemoAccount(page);
  const calls = client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
  const symbols = await calls.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const index = symbols.find(({ Code }) => Code === 'TMX100');
  if (!index) throw new Error('the index is not offered');
  return {
    calls,
    buy: (lots, more = {}) =>
      calls.take<ForexOrder>('/v2/api/forex/submit', {
        forex_id: index.Id,
        type: 1,
        cont: lots,
        status: 1,
        multiple: 50,
        ...more,
      }),
  };
}
