import { join } from 'node:path';
import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { type LoopbackPrices, startLoopbackPrices } from '../../customer/e2e/harness/loopback-prices.js';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { ticks as tickTable } from '../dist/engine/market/tables/market.table.js';
import { type Order, orders as orderTable } from '../dist/engine/products/contracts/tables/order.table.js';
import { client } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type DurableTick, expectedOutcome } from './harness/expected-trigger.js';
import { rounds, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const TRIGGERS = 2_000;
/** Quotes of a storm, and the number sent at once. */
const QUOTES = 2_400;
const TURN = 12;
const CODE = 'TMX100';
/** In hundredths: starting price, maximum distance from it, and spread. */
const START = 1_000_000;
const WIDTH = 9_000;
const SPREAD = 60;
/** Storms in the whole suite, each with its own kill; `npm run test:faults` has the same number on either database. */
const STORMS = { sqlite: 3, postgres: 1 } as const;
/** Orders in flight at a time. */
const AT_ONCE = 50;

const price = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Successive quotes, with gaps; the bid in hundredths. */
function* wandering(random: () => number): Generator<number, never> {
  for (let bid = START; ; ) {
    const step = random() < 0.01 ? 600 : 60;
    const pull = (START - bid) / WIDTH;
    bid = Math.round(bid + (random() * 2 - 1 + pull * 0.3) * step);
    yield bid;
  }
}

/** An order of one of six kinds whose trigger is close to `bid`. */
function nearby(symbol: TradeSymbol, bid: number, number: number, random: () => number): object {
  const type = 1 + (number % 2);
  const side = type === 1 ? 1 : -1;
  const away = (): number => SPREAD + 1 + Math.floor(random() ** 2 * 4_000);
  const behind = (): string => price(bid - side * away());
  const ahead = (): string => price(bid + side * away());
  const kinds = [
    { stop_loss_price: behind() },
    { target_profit_price: ahead() },
    { stop_loss_price: behind(), target_profit_price: ahead() },
    { trailing_distance: price(away()) },
    { status: 0, target_price: behind() },
    { status: 0, target_price: ahead(), trailing_distance: price(away()) },
  ];
  const fields = { forex_id: symbol.Id, type, cont: symbol.ForexMinCont, status: 1, multiple: 100 };
  return { ...fields, ...kinds[Math.floor(number / 2) % kinds.length] };
}

async function place(customer: DemoCustomer, fields: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  const waiting = [...fields];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      ids.push((await customer.client.take<ForexOrder>('/v2/api/forex/submit', { ...next })).Id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return ids;
}

async function symbolOf(server: TestServer): Promise<TradeSymbol> {
  const list = await client(server.url).read<TradeSymbol[]>('/v2/api/forex/trade_list');
  return list.find(({ Code }) => Code === CODE) as TradeSymbol;
}

/** Sends quotes until the server shows the price; everything sent before is then durable or lost. */
async function settle(server: TestServer, prices: LoopbackPrices, bid: number): Promise<void> {
  await prices.set(CODE, bid / 100, (bid + SPREAD) / 100);
  while ((await symbolOf(server)).ForexQuotations?.Bid !== bid / 100);
}

async function stored(server: TestServer): Promise<{ ticks: DurableTick[]; orders: Map<number, Order> }> {
  const { databaseUrl, dataDir } = server;
  const reader = await openSnapshot(
    databaseUrl
      ? { dialect: 'postgres', url: databaseUrl }
      : { dialect: 'sqlite', file: join(dataDir, 'truemark.db') },
  );
  const { Id } = await symbolOf(server);
  const rows = await reader.select(tickTable, 'WHERE symbol_id = $1 ORDER BY seq', [Id]);
  const orders = await reader.select(orderTable, 'ORDER BY id', []);
  await reader.close();
  const ticks = rows.map(({ seq, bid, ask }) => ({ seq, bid: BigInt(bid), ask: BigInt(ask) }));
  return { ticks, orders: new Map(orders.map((order) => [order.id, order])) };
}

withDatabases((database) => {
  it(
    `killed repeatedly in a storm of ticks with ${TRIGGERS} triggers (seed ${SEED}): none is lost, none fires twice`,
    async () => {
      const random = seeded(SEED);
      const bids = wandering(random);
      const prices = await startLoopbackPrices();
      const next = (): number => bids.next().value;
      const say = (bid: number): void => prices.say(CODE, bid / 100, (bid + SPREAD) / 100);
      const quote = (bid: number) => prices.set(CODE, bid / 100, (bid + SPREAD) / 100);
      await quote(START);
      const env = { PRICE_FEED: 'binance', BINANCE_WS_URL: prices.url, BINANCE_SYMBOLS: `${CODE}=${CODE}` };
      const server = await startServer({ database, seed: 'none', env });
      try {
        const customer = await demoCustomer(server);
        /** Every order as placed, before a storm could reach it. */
        const placed = new Map<number, Order>();
        for (const round of rounds(`killed in a storm of ticks, on ${database}`, STORMS[database])) {
          const bid = next();
          await settle(server, prices, bid);
          const before = await stored(server);
          const open = [...before.orders.values()].filter(({ closedAt }) => closedAt === null).length;
          const symbol = await symbolOf(server);
          const wanted = Array.from({ length: TRIGGERS - open }, (_, index) =>
            nearby(symbol, bid, index, random),
          );
          const ids = await place(customer, wanted);
          const { orders } = await stored(server);
          for (const id of ids) placed.set(id, orders.get(id) as Order);

          const moment = Math.floor((random() * QUOTES) / TURN) * TURN;
          for (let sent = 0; sent < QUOTES; sent += TURN) {
            if (sent === moment) {
              await server.kill('SIGKILL');
              await server.restart();
            }
            for (let count = 1; count < TURN; count++) say(next());
            await quote(next());
          }
          await settle(server, prices, next());
          await verifyLedger(server);
          await checkTriggers(server, placed, `round ${round}, killed at quote ${moment}, seed ${SEED}`);
        }
      } finally {
        await server.discard();
        await prices.stop();
      }
    },
    STORY_TIMEOUT_MS,
  );
});

async function checkTriggers(
  server: TestServer,
  placed: ReadonlyMap<number, Order>,
  when: string,
): Promise<void> {
  const { ticks, orders } = await stored(server);
  let fired = 0;
  for (const [id, asked] of placed) {
    const found = orders.get(id);
    expect(found, `order ${id} is gone, ${when}`).toBeDefined();
    const { status, openSeq, closeSeq, closedBy } = found as Order;
    const expected = expectedOutcome(asked, asked.terms.placedSeq ?? asked.openSeq ?? 0, ticks);
    expect({ status, openSeq, closeSeq, closedBy }, `order ${id}, ${when}`).toEqual(expected);
    if (status === 'closed') fired++;
  }
  expect(fired).toBeGreaterThan(TRIGGERS / 20);
}
