import type { TradeSymbol } from '@truemark/contracts';
import { type LoopbackPrices, startLoopbackPrices } from '../../../customer/e2e/harness/loopback-prices.js';
import { type AdminClient, adminClient } from './admin-client.js';
import { client } from './client.js';
import type { Database } from './database.js';
import { startServer, type TestServer } from './server.js';
import type { Variables } from './server-process.js';

/** Code, bid, ask. */
export type Quote = readonly [code: string, bid: number, ask: number];

/** Server whose prices the story sets, with markets that never close. */
export interface ScriptedMarket {
  readonly server: TestServer;
  readonly owner: AdminClient;
  readonly prices: LoopbackPrices;
  /** Quotes a symbol and waits until all clients see it. */
  tick(...quote: Quote): Promise<void>;
  /** Quotes a symbol once, without repetition by the source: for stories in which each tick counts. */
  once(...quote: Quote): Promise<void>;
  symbol(code: string): Promise<TradeSymbol>;
  /** Changes a symbol's terms, as its form does. */
  change(code: string, terms: Readonly<Record<string, unknown>>): Promise<void>;
  discard(): Promise<void>;
}

const sessions = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
export const ALWAYS = { timezone: 'UTC', sessions, holidays: [] };

export async function startScriptedMarket(
  database: Database,
  opening: readonly Quote[],
  env: Variables = {},
): Promise<ScriptedMarket> {
  const prices = await startLoopbackPrices();
  for (const quote of opening) await prices.set(...quote);
  const server = await startServer({
    database,
    env: {
      PRICE_FEED: 'binance',
      BINANCE_WS_URL: prices.url,
      BINANCE_SYMBOLS: opening.map(([code]) => `${code}=${code}`).join(','),
      ...env,
    },
  });
  const owner = await adminClient(server, 'owner');
  const list = (): Promise<TradeSymbol[]> => client(server.url).read('/v2/api/forex/trade_list');
  const symbol = async (code: string): Promise<TradeSymbol> => {
    const found = (await list()).find(({ Code }) => Code === code);
    if (!found) throw new Error(`no symbol ${code}`);
    return found;
  };
  const seen = async (...[code, bid, ask]: Quote): Promise<void> => {
    for (;;) {
      const quotations = (await symbol(code)).ForexQuotations;
      if (quotations?.Bid === bid && quotations.Ask === ask) return;
    }
  };
  const self: ScriptedMarket = {
    server,
    owner,
    prices,
    symbol,
    async tick(...quote) {
      await prices.set(...quote);
      await seen(...quote);
    },
    async once(...quote) {
      await prices.once(...quote);
      await seen(...quote);
    },
    async change(code, terms) {
      await owner.change('symbols', (await symbol(code)).Id, terms);
    },
    async discard() {
      await server.discard();
      await prices.stop();
    },
  };
  // Disables the price-jump check for the story's prices.
  await owner.change('settings', 'price_jump_most', { value: '1000' });
  for (const [code] of opening) {
    const known = (await list()).some(({ Code }) => Code === code);
    if (known) await self.change(code, { Schedule: ALWAYS });
  }
  return self;
}
