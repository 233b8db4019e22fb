import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { client } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { rounds, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const SUBMITS = 500;
const ALWAYS_OPEN = 'TMX100';

/** Sends the orders at once; returns those acknowledged before the server died, by key. */
async function submitMany(
  customer: DemoCustomer,
  round: number,
  symbol: TradeSymbol,
): Promise<Map<string, ForexOrder>> {
  const acknowledged = new Map<string, ForexOrder>();
  const one = async (number: number): Promise<void> => {
    const key = `round-${round}-order-${number}`;
    const fields = {
      forex_id: symbol.Id,
      type: 1 + (number % 2),
      cont: symbol.ForexMinCont,
      status: 1,
      multiple: symbol.HasForexMultiple.at(-1)?.Value,
    };
    const answer = await customer.client
      .post<ForexOrder>('/v2/api/forex/submit', fields, { idempotencyKey: key })
      .catch(() => null);
    if (answer?.code === 1) acknowledged.set(key, answer.data);
  };
  await Promise.all(Array.from({ length: SUBMITS }, (_, number) => one(number)));
  return acknowledged;
}

async function allOrders(customer: DemoCustomer): Promise<Map<number, ForexOrder>> {
  const orders = new Map<number, ForexOrder>();
  for (let page = 1, last = 1; page <= last; page++) {
    const list = await customer.client.read<{ data: ForexOrder[]; last_page: number }>(
      '/v2/api/forex/my_deal',
      {
        status: 1,
        page,
        limit: 50,
      },
    );
    last = list.last_page;
    for (const order of list.data) {
      expect(orders.has(order.Id), `order ${order.Id} is listed twice`).toBe(false);
      orders.set(order.Id, order);
    }
  }
  return orders;
}

async function symbolOf(server: TestServer): Promise<TradeSymbol> {
  const list = await client(server.url).read<TradeSymbol[]>('/v2/api/forex/trade_list');
  return list.find(({ Code }) => Code === ALWAYS_OPEN) as TradeSymbol;
}

withDatabases((database) => {
  it(
    `killed repeatedly during ${SUBMITS} submits (seed ${SEED}): nothing acknowledged is lost, nothing is duplicated`,
    async () => {
      const random = seeded(SEED);
      const server = await startServer({ database, seed: 'none' });
      try {
        const customers: DemoCustomer[] = [];
        const known = new Map<number, string>();
        for (const round of rounds(`killed during submits, on ${database}`)) {
          // Open orders per customer are limited, so each round has a new customer.
          const customer = await demoCustomer(server);
          customers.push(customer);
          const symbol = await symbolOf(server);
          const submitting = submitMany(customer, round, symbol);
          await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 700)));
          await server.kill('SIGKILL');
          const acknowledged = await submitting;
          await server.restart();
          await verifyLedger(server);

          const stored = await allOrders(customer);
          for (const [key, { Id }] of acknowledged) {
            expect(stored.has(Id), `${key} (order ${Id}) was acknowledged and is gone, seed ${SEED}`).toBe(
              true,
            );
            expect(known.get(Id) ?? key, `order ${Id} was acknowledged twice`).toBe(key);
            known.set(Id, key);
          }
          // Unanswered orders are sent again under the same key: each key makes one order in any case.
          const again = await submitMany(customer, round, await symbolOf(server));
          expect(again.size).toBe(SUBMITS);
          for (const [key, order] of acknowledged) expect(again.get(key)?.Id).toBe(order.Id);
        }
        for (const customer of customers) expect((await allOrders(customer)).size).toBe(SUBMITS);
        await verifyLedger(server);
      } finally {
        await server.discard();
      }
    },
    STORY_TIMEOUT_MS,
  );
});
