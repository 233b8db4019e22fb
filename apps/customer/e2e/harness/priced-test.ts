import { startServer } from '../../../server/test/harness/server.js';
import type { Variables } from '../../../server/test/harness/server-process.js';
import { type LoopbackPrices, startLoopbackPrices } from './loopback-prices.js';
import { expect, test as plain } from './test.js';

/** Always-open symbols with their initial prices: code, bid, ask. */
const OPENING: readonly (readonly [code: string, bid: number, ask: number])[] = [
  ['BTCUSDT', 96_000, 96_006],
  ['ETHUSDT', 3_300, 3_300.6],
  ['TMX100', 10_000, 10_000.6],
];

interface OfStory {
  /** Fixture that sets the opening prices. */
  readonly opening: undefined;
}

interface OfWorker {
  readonly prices: LoopbackPrices;
  /** Environment of the server in addition to its prices. */
  readonly environment: Variables;
}

/** A test with a server of its own, on prices that it sets itself. */
export const test = plain.extend<OfStory, OfWorker>({
  prices: [
    async ({}, use) => {
      const prices = await startLoopbackPrices();
      await setOpening(prices);
      await use(prices);
      await prices.stop();
    },
    { scope: 'worker' },
  ],
  environment: [async ({}, use) => use({}), { scope: 'worker' }],
  server: [
    async ({ prices, environment }, use) => {
      const server = await startServer({
        database: 'sqlite',
        env: {
          PRICE_FEED: 'binance',
          BINANCE_WS_URL: prices.url,
          BINANCE_SYMBOLS: OPENING.map(([code]) => `${code}=${code}`).join(','),
          ...environment,
        },
      });
      await use(server);
      await server.discard();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  opening: [
    async ({ prices }, use) => {
      await setOpening(prices);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

async function setOpening(prices: LoopbackPrices): Promise<void> {
  for (const [code, bid, ask] of OPENING) await prices.set(code, bid, ask);
}
